/** Parses quantities, in US notation: a comma before three digits groups thousands, any other is a decimal comma. */
import type { Quantity } from './quantities';
import { spellings, type Unit } from './units';

/** A typed quantity. `unit` is absent if none was typed. */
export type TypedQuantity = Omit<Quantity, 'unit'> & { readonly unit?: Unit };

/** Regular expression source, without capturing groups, for an unsigned decimal number: "1,000", "2,5", ".5". */
export const DECIMAL = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)`;

/** The same, and also fractions with the denominators that people write: "1/2", "6 1/4", "6-1/4". */
export const NUMBER = String.raw`(?:(?:\d+[ -])?[1-9]\d*\/(?:[2-9]|10|16|32|64)(?!\d)|${DECIMAL})`;

const wholeNumber = new RegExp(`^[-+]?${NUMBER}$`);
const thousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** Replaces typographic minus signs, spaces and degree signs one by one, so that positions in the text stay the same. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[º˚]/g, '°')
    .replace(/[⁄∕]/g, '/')
    // Full-width digits and signs, as East Asian keyboards enter them.
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Writes fractions of one character as numbers: "6¼" as "6 1/4". */
export const withPlainFractions = (text: string): string =>
  text.replace(/(?:(\d)\s*)?([¼-¾⅐-⅞])/g, (_, digit: string | undefined, sign: string) => {
    const fraction = sign.normalize('NFKC').replace('⁄', '/');
    return digit ? `${digit} ${fraction}` : fraction;
  });

const plainText = (text: string): string =>
  withPlainFractions(withPlainSigns(text))
    .replace(/[℃℉]/g, (sign) => sign.normalize('NFKC'))
    .trim();

/** Parses one number: "2", "−18", "2,5", "1,000", "1/2", "6 1/4", "6¼". `undefined` for any other text, such as "8/2". */
export function readNumber(text: string): number | undefined {
  const plain = plainText(text);
  if (!wholeNumber.test(plain)) return undefined;
  const unsigned = plain.replace(/^[-+]/, '');
  const [, whole = 0, numerator, denominator] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(unsigned) ?? [];
  if (denominator && Number(numerator) >= Number(denominator)) return undefined;
  const value = denominator
    ? Number(whole) + Number(numerator) / Number(denominator)
    : Number(thousands.test(unsigned) ? unsigned.replaceAll(',', '') : unsigned.replace(',', '.'));
  return plain.startsWith('-') && value !== 0 ? -value : value;
}

/** The unit of a spelling: "hours" is 'h', "° c" is '°C'. `undefined` for an unknown one. */
export function unitOf(spelling: string): Unit | undefined {
  const plain = withPlainSigns(spelling).trim();
  return spellings.find(([, source]) => new RegExp(`^(?:${source})$`, 'i').test(plain))?.[0];
}

/** A degree sign alone leaves the unit open. */
const UNIT = `(?:\\s*(?:(${spellings.map(([, source]) => source).join('|')})|°|degrees?|deg\\.?))?`;
const UPPER = '(below|under|less than|colder than|up to|at most|<=?|≤)';
const LOWER = '(more than|over|above|>)';
const FROM = '(from|at least|warmer than|>=|≥)';
const TO = String.raw`\s*(?:[-~…]|\.{2,3}(?!\.)|to|and|through)\s*`;
const quantity = new RegExp(
  String.raw`^(?:(?:${UPPER}|${LOWER}|${FROM})\s*|between\s+)?([-+]?${NUMBER})${UNIT}(?:(${TO})([-+]?${NUMBER})${UNIT})?$`,
  'i',
);

/** A fraction of one hour or day. Any other is two times: "24/48 h", "2/3 days". */
export const TIME_FRACTION = String.raw`(?:1\/[2-9]|2\/3|3\/4)(?=\s*(?:hour|day)\b)`;

/**
 * Parses a text that is one quantity: "2-8", "36 to 46 °F", "below −18 °C", "up to 24 h", "1/2 day"; the ends of a
 * range in either order. `undefined` for any other text and for two different units.
 */
export function readQuantity(text: string): TypedQuantity | undefined {
  const found = quantity.exec(plainText(text));
  if (!found) return undefined;
  const [, upper, exceeded, lower, first = '', firstUnit, separator = '', second = '', secondUnit] = found;
  // "-25-15": the second minus may be a sign.
  if (first.startsWith('-') && separator.includes('-') && !/^[-+]/.test(second)) return undefined;
  const [a, b] = [readNumber(first), readNumber(second || first)];
  const units = [firstUnit, secondUnit].flatMap((spelling) => (spelling ? [unitOf(spelling)] : []));
  const [unit] = units;
  if (a === undefined || b === undefined || units.some((other) => other !== unit)) return undefined;
  const withUnit = unit === undefined ? {} : { unit };
  if (second) {
    return upper || exceeded || (lower && lower.toLowerCase() !== 'from')
      ? undefined
      : { min: Math.min(a, b), max: Math.max(a, b), ...withUnit };
  }
  if (upper) return { max: a, ...withUnit };
  if (exceeded) return { min: a, exceeded: true, ...withUnit };
  return lower ? { min: a, ...withUnit } : { min: a, max: a, ...withUnit };
}

/** After a whole number, or of one hour or day. */
const fraction = new RegExp(String.raw`^\D*(?:\d+ \d+\/\d+\D*|${TIME_FRACTION}.*)$`, 'i');

/** Parses a quantity in which a slash means "to": "2/8 °C", "24/48 h", but not "5 1/2 °C" and "1/2 day". A list has two. */
export function readSlashed(text: string): TypedQuantity | undefined {
  const plain = withPlainSigns(text);
  return readQuantity(fraction.test(plain) ? plain : plain.replaceAll('/', ' to '));
}

/** A temperature range, entered in °F or °C. The payload has one text for it, in °F (section 3). */
import { inLabelCelsius, inWholeFahrenheit } from '../conversion';
import { readQuantity, readSlashed, type TypedQuantity, withPlainSigns } from '../parsing';
import { exactly, formatQuantity, isTemperature, mapEnds, type Quantity, type TemperatureUnit } from '../quantities';

export interface TemperatureEntry {
  /** The selected unit; applies to figures without a unit. */
  readonly unit: TemperatureUnit;
  /** The text in the field. */
  readonly text: string;
  /** The text in the payload. */
  readonly sent: string;
  /** The text before the unit was switched, restored when it is switched back. */
  readonly other?: string;
}

type Temperature = Quantity & { readonly unit: TemperatureUnit };

/** Whether a text contains a figure with a unit of temperature: "2-8 °C", "36 to 46f". */
const namesUnit = (text: string) =>
  /\d\s*(?:°|deg(?:rees?)?\.?)?\s*(?:[CF]\b|celsius|centigrade|fahrenheit)/i.test(text);

/** Splits off a remark in parentheses at the end of a text. */
function withoutRemark(text: string): readonly [text: string, remark: string] {
  const [, before = '', remark = ''] = /^([^(]*)(\(.*\))?\s*$/s.exec(text) ?? [undefined, text];
  return [before.trim(), remark];
}

/** The words before the first figure, which make it a limit: "below ", "at least ". */
const limitWords = (text: string) => (/^[^\d.,+-]*/.exec(withPlainSigns(text))?.[0] ?? '').toLowerCase();

/** Formats a temperature with plain spaces, as the payload is plain text. A limit keeps the visitor's words. */
function write(quantity: Quantity, typed: string, isUnitWritten = true): string {
  const { min, max, unit } = quantity;
  const figures =
    min === undefined || max === undefined
      ? limitWords(typed) + formatQuantity(exactly((min ?? max) as number, unit))
      : formatQuantity(quantity);
  const plain = figures.replaceAll('\u202f', ' ');
  return isUnitWritten ? plain : plain.replace(` ${unit}`, '');
}

const inCelsius = (quantity: Quantity): Quantity => ({ ...mapEnds(quantity, inLabelCelsius), unit: '°C' });

function readTemperature(text: string, selected: TemperatureUnit): Temperature | undefined {
  const read = readSlashed(text);
  const unit = read?.unit ?? selected;
  return read && isTemperature(unit) ? { ...read, unit } : undefined;
}

/** "36–46 °F (2–8 °C)". */
function inBoth(temperature: Temperature, typed: string): string {
  const isCelsius = temperature.unit === '°C';
  const fahrenheit = isCelsius ? inWholeFahrenheit(temperature) : temperature;
  return `${write(fahrenheit, typed)} (${write(isCelsius ? temperature : inCelsius(temperature), typed)})`;
}

/** The text for the payload. A typed unit takes precedence over the selected one; a text in °F stays unchanged. */
function sentFor(text: string, unit: TemperatureUnit): string {
  const [figures, remark] = withoutRemark(text);
  if (namesUnit(remark)) return text;
  const temperature = readTemperature(figures, unit);
  if (temperature) {
    if (unit === '°F' && temperature.unit === '°F') return text;
    return [inBoth(temperature, figures), remark].filter(Boolean).join(' ');
  }
  const hasUnit = namesUnit(text) || readQuantity(figures)?.unit !== undefined;
  const isFigureInCelsius = unit === '°C' && /\d/.test(text) && !hasUnit;
  return isFigureInCelsius ? `${text.trim()} °C` : text;
}

/** The entry for a text that a visitor typed with this unit selected. */
export const entered = (text: string, unit: TemperatureUnit): TemperatureEntry => ({
  unit,
  text,
  sent: sentFor(text, unit),
});

/** The entry for a value that was set by the form, such as a restored draft: it is in °F. */
export const storedTemperature = (sent: string): TemperatureEntry => ({ unit: '°F', text: sent, sent });

/** Few goods are carried below 32 °F, so lower figures without a unit may be meant in °C. */
const mayBeCelsius = ({ min, max }: TypedQuantity) => (max ?? min ?? 32) < 32;

/**
 * Switches the unit of an entry: converts the text, or restores the one before; the payload stays. Figures without a
 * unit that may be meant in °C, or that cannot be read, keep their text and are then in °C.
 */
export function switchUnit({ unit, text, sent, other }: TemperatureEntry): TemperatureEntry {
  const newUnit = unit === '°C' ? '°F' : '°C';
  if (other !== undefined) return { unit: newUnit, text: other, sent, other: text };
  if (unit === '°C') return { unit: newUnit, text: sent, sent, other: text };
  const [figures, remark] = withoutRemark(text);
  const temperature = readTemperature(figures, unit);
  if (!temperature || (mayBeCelsius(temperature) && !namesUnit(text))) return entered(text, newUnit);
  const [, typedCelsius = ''] = /\((.*)°C\)$/.exec(remark) ?? [];
  const celsius = temperature.unit === '°C' ? temperature : inCelsius(temperature);
  return { unit: newUnit, text: typedCelsius.trim() || write(celsius, figures, false), sent, other: text };
}

/** The hint below the field. */
export interface Echo {
  /** The text of the payload if it differs from the field. */
  readonly sent?: string;
  /** The entry with its unit, and converted to °C. */
  readonly same?: { readonly entered: string; readonly other: string };
  /** The same figures in °C, if they may be meant so. */
  readonly meant?: string;
}

/** The hint for an entry; empty if the entry cannot be read or contains both units. */
export function echoOf({ unit, text, sent }: TemperatureEntry): Echo {
  const [figures, remark] = withoutRemark(sent);
  const temperature = readTemperature(figures, '°F');
  if (text.trim() === '') return {};
  if (text !== sent || unit === '°C') return { sent: temperature && !remark ? write(temperature, figures) : sent };
  if (!temperature || namesUnit(remark)) return {};
  return {
    same: { entered: write(temperature, figures), other: write(inCelsius(temperature), figures) },
    ...(mayBeCelsius(temperature) && !namesUnit(text) && { meant: write({ ...temperature, unit: '°C' }, figures) }),
  };
}

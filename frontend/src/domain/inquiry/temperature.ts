/** A temperature range that a visitor enters in °F or °C. The inquiry has one text for it, in °F (section 3). */
import { celsiusToFahrenheit, fahrenheitToCelsius, inWholeFahrenheit } from '../conversion';
import { readQuantity, type TypedQuantity, withPlainSigns } from '../parsing';
import { exactly, formatQuantity, type Quantity } from '../quantities';

export type TemperatureUnit = '°F' | '°C';

/** What the field shows, and what goes into the inquiry for it. */
export interface TemperatureEntry {
  /** That of figures without one. */
  readonly unit: TemperatureUnit;
  readonly text: string;
  readonly sent: string;
  /** What was entered in the other unit, and is still what is sent. */
  readonly other?: string;
}

type Temperature = Quantity & { readonly unit: TemperatureUnit };

const isTemperature = (quantity: TypedQuantity): quantity is TypedQuantity & { readonly unit?: TemperatureUnit } =>
  quantity.unit === undefined || quantity.unit === '°C' || quantity.unit === '°F';

/** "2-8 °C", "36 to 46f": some figure with a unit of temperature. */
const namesUnit = (text: string) =>
  /\d\s*(?:°|deg(?:rees?)?\.?)?\s*(?:[CF]\b|celsius|centigrade|fahrenheit)/i.test(text);

/** A text in two: all before a remark in parentheses at its end, and that remark. */
function withoutRemark(text: string): readonly [text: string, remark: string] {
  const [, before = '', remark = ''] = /^([^(]*?)\s*(\(.*\))?\s*$/s.exec(text) ?? [undefined, text];
  return [before.trim(), remark];
}

/** "below ", "at least ": the words that make of one figure a limit. */
const limitWords = (text: string) => (/^[^\d.,+-]*/.exec(withPlainSigns(text))?.[0] ?? '').toLowerCase();

/** Plain spaces: the inquiry is plain text. A limit keeps the visitor's own words. */
function write(quantity: Quantity, typed: string, isUnitWritten = true): string {
  const { min, max, unit } = quantity;
  const figures =
    min === undefined || max === undefined
      ? limitWords(typed) + formatQuantity(exactly((min ?? max) as number, unit))
      : formatQuantity(quantity);
  const plain = figures.replaceAll('\u202f', ' ');
  return isUnitWritten ? plain : plain.replace(` ${unit}`, '');
}

/** In whole °C, as labels are, where these are the same in whole °F; else to a tenth. */
function inCelsius({ min, max, exceeded }: Quantity): Quantity {
  const convert = (fahrenheit: number) => {
    const exact = fahrenheitToCelsius(fahrenheit);
    const isLabel = Math.round(celsiusToFahrenheit(Math.round(exact))) === fahrenheit;
    return isLabel ? Math.round(exact) : Math.round(exact * 10) / 10;
  };
  return {
    ...(min !== undefined && { min: convert(min) }),
    ...(max !== undefined && { max: convert(max) }),
    ...(exceeded && { exceeded }),
    unit: '°C',
  };
}

function readTemperature(text: string, unit: TemperatureUnit): Temperature | undefined {
  const read = readQuantity(text);
  return read && isTemperature(read) ? { ...read, unit: read.unit ?? unit } : undefined;
}

/** "36–46 °F (2–8 °C)", the given figures as they are. */
function inBoth(temperature: Temperature, typed: string): string {
  const isCelsius = temperature.unit === '°C';
  const fahrenheit = isCelsius ? inWholeFahrenheit(temperature) : temperature;
  return `${write(fahrenheit, typed)} (${write(isCelsius ? temperature : inCelsius(temperature), typed)})`;
}

/** What goes into the inquiry. A unit that is written wins over the chosen one; °F stay as they are written. */
function sentFor(text: string, unit: TemperatureUnit): string {
  const [figures, remark] = withoutRemark(text);
  if (namesUnit(remark)) return text;
  const temperature = readTemperature(figures, unit);
  if (temperature) {
    if (unit === '°F' && temperature.unit === '°F') return text;
    return [inBoth(temperature, figures), remark].filter(Boolean).join(' ');
  }
  const isFigureInCelsius = unit === '°C' && /\d/.test(text) && !namesUnit(text) && !readQuantity(figures);
  return isFigureInCelsius ? `${text.trim()} °C` : text;
}

/** What a visitor has entered with a unit chosen. */
export const entered = (text: string, unit: TemperatureUnit): TemperatureEntry => ({
  unit,
  text,
  sent: sentFor(text, unit),
});

/** What a form holds that nobody has entered into this field: it is in °F. */
export const heldTemperature = (sent: string): TemperatureEntry => ({ unit: '°F', text: sent, sent });

/** Water freezes at 32 °F, and few goods are carried colder: bare figures below that may be °C. */
const mayBeCelsius = ({ min, max }: TypedQuantity) => (max ?? min ?? 32) < 32;

/**
 * The entry in the other unit. It stays what it is, and a second time brings back what was typed; but for bare figures
 * that nobody can have meant in °F, or that cannot be read: these are then in °C.
 */
export function inOtherUnit({ unit, text, sent, other }: TemperatureEntry): TemperatureEntry {
  const back = unit === '°C' ? '°F' : '°C';
  if (other !== undefined) return { unit: back, text: other, sent, other: text };
  if (unit === '°C') return { unit: back, text: sent, sent, other: text };
  const [figures, remark] = withoutRemark(text);
  const temperature = readTemperature(figures, unit);
  if (!temperature || (mayBeCelsius(temperature) && !namesUnit(text))) return entered(text, back);
  const [, said = ''] = /\((.*)°C\)$/.exec(remark) ?? [];
  const celsius = temperature.unit === '°C' ? temperature : inCelsius(temperature);
  return { unit: back, text: said.trim() || write(celsius, figures, false), sent, other: text };
}

/** What is to be said of an entry. */
export interface Echo {
  /** What goes into the inquiry, where that is not what stands there. */
  readonly sent?: string;
  /** As written, with its unit, and in °C. */
  readonly same?: { readonly entered: string; readonly other: string };
  /** The same figures in °C, where these may be meant. */
  readonly meant?: string;
}

/** Reads an entry back to whoever made it. Nothing where it cannot be read, or says both itself. */
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

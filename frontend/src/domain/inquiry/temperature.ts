/** A temperature range that a visitor writes in °F or °C. The inquiry has one text for it, in °F (section 3). */

import { fahrenheitToCelsius, inWholeFahrenheit } from '../../domain/conversion';
import { formatQuantity, type Quantity } from '../../domain/quantities';

export type TemperatureUnit = '°F' | '°C';

interface WrittenRange {
  readonly min: number;
  readonly max: number;
  /** Where it is written. */
  readonly unit?: TemperatureUnit;
}

const figure = '([-+\u2212\u2013]?\\d+(?:[.,]\\d+)?)';
const degrees = '(?:\\s*°?\\s*([CF])\\b)?';
const written = new RegExp(`^${figure}${degrees}(?:\\s*(?:-|\u2212|\u2013|\u2014|to)\\s*${figure}${degrees})?$`, 'i');
const numberOf = (text: string) => Number(text.replace(/^[\u2212\u2013]/, '-').replace(',', '.'));

/** Reads "2-8", "2 to 8 °C", "−18"; without a remark in brackets. `undefined` for whatever else people write. */
export function readRange(text: string): WrittenRange | undefined {
  const found = written.exec(text.replace(/\(.*\)/, '').trim());
  if (!found?.[1]) return undefined;
  const [, first, firstUnit, second = first, secondUnit] = found;
  const letter = (secondUnit ?? firstUnit)?.toUpperCase();
  const [min, max] = [numberOf(first), numberOf(second)];
  if (min > max) return undefined;
  return { min, max, ...(letter && { unit: letter === 'C' ? '°C' : '°F' }) };
}

const inWholeCelsius = ({ min, max }: WrittenRange): Quantity => ({
  min: Math.round(fahrenheitToCelsius(min)),
  max: Math.round(fahrenheitToCelsius(max)),
  unit: '°C',
});

/** Plain spaces: the inquiry is plain text. */
const write = (quantity: Quantity) => formatQuantity(quantity).replace(/\u202f/g, ' ');

/** What goes into the inquiry for what was written in a unit: "36–46 °F (2–8 °C)". °F stay as they are written. */
export function toFahrenheitText(text: string, unit: TemperatureUnit): string {
  if (unit === '°F' || text.trim() === '') return text;
  const range = readRange(text);
  if (!range) return `${text} °C`;
  const celsius: Quantity = { min: range.min, max: range.max, unit };
  return `${write(inWholeFahrenheit(celsius))} (${write(celsius)})`;
}

/** What to write in °C for a text in °F: its remark in °C, or its bare figures, which were meant so. */
export const toCelsiusText = (text: string): string =>
  (/\(([^)]*)°C\)\s*$/.exec(text)?.[1] ?? text.replace(/\s*°?\s*[CF]\b/gi, '')).trim();

/** What is to be said of a text in °F. */
export interface Echo {
  /** As written, with its unit, and in °C; absent where it is in °C already. */
  readonly same?: { readonly entered: string; readonly other: string };
  /** The same figures in °C, where these may be meant: water freezes at 32 °F, and few goods are carried colder. */
  readonly meant?: string;
}

/** Reads a text of the °F field back to whoever wrote it. Nothing where it cannot be read, or says both itself. */
export function echoOf(text: string): Echo {
  const range = readRange(text);
  if (!range || /\(.*\)/.test(text)) return {};
  const { min, max } = range;
  const meant = write({ min, max, unit: '°C' });
  if (range.unit === '°C') return { meant };
  return {
    same: { entered: write({ min, max, unit: '°F' }), other: write(inWholeCelsius(range)) },
    ...(max < 32 && range.unit === undefined && { meant }),
  };
}

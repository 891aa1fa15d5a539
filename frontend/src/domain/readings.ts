/** Formats all readings of a fact for cards and prose (section 9). */
import { type Dimensions, formatDimensions, formatQuantity, type Quantity, type Reading } from './quantities';

/** The formatted readings in their order, without duplicates. */
const joined = <T>(readings: readonly Reading<T>[], format: (reading: Reading<T>) => string, separator = ', ') =>
  [...new Set(readings.map(format))].join(separator);

/** Like `formatQuantity`, but a temperature with only a `max` reads "below −18 °C". */
export function formatTemperature(quantity: Quantity): string {
  const { min, max, unit } = quantity;
  return min === undefined && max !== undefined
    ? `below ${formatQuantity({ min: max, max, unit })}`
    : formatQuantity(quantity);
}

/** "1–6 °C, 2–8 °C"; an empty string for an empty list. */
export const joinTemperatures = (readings: readonly Reading<Quantity>[]): string =>
  joined(readings, ({ value }) => formatTemperature(value));

/** "12–18 h, up to 24 h"; an empty string for an empty list. */
export const joinHoldTimes = (readings: readonly Reading<Quantity>[]): string =>
  joined(readings, ({ value }) => formatQuantity(value));

/** "10 × 7 × 12.5 in"; two readings as "… (product FAQ) or …"; an empty string for an empty list. */
export const joinSizes = (readings: readonly Reading<Dimensions>[]): string =>
  joined(readings, ({ value, source }) => formatDimensions(value) + (source ? ` (${source})` : ''), ' or ');

/** The reading from a source. @throws Error that names the existing sources. */
export function readingFrom<T>(readings: readonly Reading<T>[], source: string): T {
  const found = readings.find((reading) => reading.source === source);
  if (!found) throw new Error(`No reading from ${source}, only from ${readings.map((reading) => reading.source)}`);
  return found.value;
}

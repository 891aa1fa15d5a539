/** Writes lists of readings for cards and prose, so that every reading of a fact is told (section 9). */
import { type Dimensions, formatDimensions, formatQuantity, type Quantity, type Reading } from './quantities';

/** Every different reading, written and in order; without its source. */
function written<T>(readings: readonly Reading<T>[], format: (value: T) => string): readonly string[] {
  return [...new Set(readings.map(({ value }) => format(value)))];
}

/** Writes a temperature: as a quantity, but one that has only a `max` reads "below −18 °C". */
export function formatTemperature(quantity: Quantity): string {
  const { min, max, unit } = quantity;
  return min === undefined && max !== undefined
    ? `below ${formatQuantity({ min: max, max, unit })}`
    : formatQuantity(quantity);
}

/** Temperatures in °C or °F: "1–6 °C, 2–8 °C"; an empty list gives an empty string. */
export const joinTemperatures = (readings: readonly Reading<Quantity>[]): string =>
  written(readings, formatTemperature).join(', ');

/** Hold times in hours: "12–18 h, up to 24 h"; an empty list gives an empty string. */
export const joinHoldTimes = (readings: readonly Reading<Quantity>[]): string =>
  written(readings, formatQuantity).join(', ');

/** Sizes: "10 × 7 × 12.5 in", two readings as "… (product FAQ) or …"; an empty list gives an empty string. */
export const joinSizes = (readings: readonly Reading<Dimensions>[]): string =>
  [...new Set(readings.map(({ value, source }) => formatDimensions(value) + (source ? ` (${source})` : '')))].join(
    ' or ',
  );

/** The reading that has this source. @throws Error that names the sources there are. */
export function readingFrom<T>(readings: readonly Reading<T>[], source: string): T {
  const found = readings.find((reading) => reading.source === source);
  if (!found) throw new Error(`No reading from ${source}, only from ${readings.map((reading) => reading.source)}`);
  return found.value;
}

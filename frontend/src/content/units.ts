/** The same figure in another unit: shown beside what is published, never in its place. */
import { exactly, formatQuantity, type Quantity } from './quantities';
import { formatTemperature } from './readings';

export const celsiusToFahrenheit = (degrees: number): number => (degrees * 9) / 5 + 32;
export const fahrenheitToCelsius = (degrees: number): number => ((degrees - 32) * 5) / 9;

/** Exact by definition. */
export const CM_PER_INCH = 2.54;

/** A temperature in °C in whole °F, as the trade writes them: 2–8 °C is 36–46 °F. */
export function inWholeFahrenheit({ min, max }: Quantity): Quantity {
  return {
    ...(min !== undefined && { min: Math.round(celsiusToFahrenheit(min)) }),
    ...(max !== undefined && { max: Math.round(celsiusToFahrenheit(max)) }),
    unit: '°F',
  };
}

/** Writes a temperature in °C in both units: "2–8 °C (36–46 °F)", "below −18 °C (below 0 °F)". */
export const formatInBoth = (celsius: Quantity): string =>
  `${formatTemperature(celsius)} (${formatTemperature(inWholeFahrenheit(celsius))})`;

/** Writes one temperature: "8 °C". */
export const formatDegrees = (value: number, unit: '°C' | '°F'): string => formatQuantity(exactly(value, unit));

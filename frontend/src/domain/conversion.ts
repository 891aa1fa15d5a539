/** Conversion of figures to another unit. Pages show the converted figure in parentheses after the published one. */
import { sideNames } from './geometry';
import {
  type Dimensions,
  exactly,
  formatDimensions,
  formatQuantity,
  type Measures,
  mapEnds,
  perInch,
  type Quantity,
  type TemperatureUnit,
  type Unit,
} from './quantities';
import { formatTemperature } from './readings';

export const celsiusToFahrenheit = (degrees: number): number => (degrees * 9) / 5 + 32;
export const fahrenheitToCelsius = (degrees: number): number => ((degrees - 32) * 5) / 9;

const KG_PER_POUND = 0.453_592_37;

/** Factors from a unit of time to hours. */
export const hoursIn: Readonly<Partial<Record<Unit, number>>> = { h: 1, days: 24, min: 1 / 60 };

/** A figure to a number of decimal places. */
export const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A temperature in °C, rounded to whole °F as on the trade's labels: 2–8 °C is 36–46 °F. */
export const inWholeFahrenheit = (celsius: Quantity): Quantity => ({
  ...mapEnds(celsius, (value) => Math.round(celsiusToFahrenheit(value))),
  unit: '°F',
});

/** Converts °F to the whole °C that labels pair it with, else to tenths of a °C. Adding 0 turns −0 into 0. */
export function inLabelCelsius(fahrenheit: number): number {
  const exact = fahrenheitToCelsius(fahrenheit);
  const isLabel = Math.round(celsiusToFahrenheit(Math.round(exact))) === fahrenheit;
  return (isLabel ? Math.round(exact) : rounded(exact, 1)) + 0;
}

/** The quantity in the other unit; `undefined` for a unit without a counterpart, such as hours. */
export function converted(quantity: Quantity): Quantity | undefined {
  switch (quantity.unit) {
    case '°C':
      return inWholeFahrenheit(quantity);
    case '°F':
      return { ...mapEnds(quantity, (value) => rounded(fahrenheitToCelsius(value), 0)), unit: '°C' };
    case 'lb':
      return { ...mapEnds(quantity, (value) => rounded(value * KG_PER_POUND, 1)), unit: 'kg' };
    default:
      return undefined;
  }
}

/** Writes a quantity as published and converted: "2–8 °C (36–46 °F)", "9.9 lbs (4.5 kg)"; unconverted: "12–18 h". */
export function formatInBoth(quantity: Quantity): string {
  const other = converted(quantity);
  if (!other) return formatQuantity(quantity);
  const write = quantity.unit === 'lb' ? formatQuantity : formatTemperature;
  return `${write(quantity)} (${write(other)})`;
}

/** Converts inches to centimeters, rounded to a millimeter, or centimeters to inches, rounded to a hundredth. */
export const otherLength = (value: number, unit: Dimensions['unit']): number =>
  unit === 'in' ? rounded(value * perInch.cm, 1) : rounded(value / perInch.cm, 2);

/** How much a length that `otherLength` converts to this unit may be rounded up. */
export const lengthRounding = { cm: 0.05, in: 0.005 } as const;

/** Measures in the other of inches and centimeters. */
export const convertedSize = ({ size, unit }: Measures): Measures => ({
  size: size.map((side) => otherLength(side, unit)),
  unit: unit === 'in' ? 'cm' : 'in',
});

/** The sides of dimensions, each with its length as published and converted. */
export function sidesInBoth(dimensions: Dimensions) {
  const other = convertedSize(dimensions);
  const lengthOf = ({ size, unit }: Measures, index: number) => exactly(size[index] as number, unit);
  return sideNames.map((side, index) => ({
    side,
    lengths: [lengthOf(dimensions, index), lengthOf(other, index)] as const,
  }));
}
export type SideInBoth = ReturnType<typeof sidesInBoth>[number];

/** Writes measures as published and converted: "9 × 6 × 11.5 in (22.9 × 15.2 × 29.2 cm)". */
export const formatSizeInBoth = (size: Measures): string =>
  `${formatDimensions(size)} (${formatDimensions(convertedSize(size))})`;

/** Writes one temperature: "8 °C". */
export const formatDegrees = (value: number, unit: TemperatureUnit): string => formatQuantity(exactly(value, unit));

/** Figures of the Lascar EL-USB-1-PRO data logger (specification, sections 2 and 9). */
import { between, exactly, formatQuantity, NARROW_SPACE, perInch, type Quantity } from '../../domain/quantities';

export const loggerRangeC = between(-40, 125, '°C');
export const loggerRangeF = between(-40, 257, '°F');
/** Plus or minus. */
export const loggerAccuracy = { typical: exactly(0.5, '°C'), maximum: exactly(1, '°C') } as const;
/** In °F, converted as a difference, without the offset of 32. */
export const loggerAccuracyF = { typical: exactly(0.9, '°F'), maximum: exactly(1.8, '°F') } as const;
/** The specification gives no unit. */
export const loggerResolution = exactly(0.1, '');
/** The interval between readings. */
export const loggerInterval = { shortest: exactly(1, 's'), longest: exactly(12, 'h') } as const;
export const loggerBatteryLife = between(1, 3, 'years');
export const loggerBatteryLifeTypical = exactly(2, 'years');
/** The two measures in the order given; the specification does not say which is the diameter. */
export const loggerSize = [exactly(110, 'mm'), exactly(18, 'mm')] as const;
/** In inches, to a hundredth. */
export const loggerSizeIn = loggerSize.map(({ min }) =>
  exactly(Math.round(((min as number) / perInch.mm) * 100) / 100, 'in'),
);
/** A lower limit: "more than". */
export const loggerReadings = exactly(32000, '');
export const loggerProtection = 'IP67 / NEMA 4X';
/** The logging rate and the two temperatures of the logger's notes. */
export const loggerNotes = {
  interval: exactly(10, 's'),
  cold: exactly(-20, '°C'),
  hot: exactly(80, '°C'),
} as const;

const signed = (value: number) => `${value > 0 ? '+' : ''}${formatQuantity(exactly(value, ''))}`;

/** Formats the ends of a range with signs and without the unit: "−40" and "+125". */
export const signedEnds = ({ min = 0, max = 0 }: Quantity): readonly [string, string] => [signed(min), signed(max)];

/** Formats a temperature or a range with signs: "+80 °C", "−40 to +125 °C". */
export function formatSigned(quantity: Quantity): string {
  const [min, max] = signedEnds(quantity);
  return `${min === max ? min : `${min} to ${max}`}${NARROW_SPACE}${quantity.unit}`;
}

/** Formats an accuracy or a margin: "±0.5 °C". */
export const formatMargin = (quantity: Quantity): string => `±${formatQuantity(quantity)}`;

/** The accuracies in °C and °F for a table: "±0.5 (±0.9)". */
export const loggerAccuracyInBoth = {
  typical: `±${loggerAccuracy.typical.min} (±${loggerAccuracyF.typical.min})`,
  maximum: `±${loggerAccuracy.maximum.min} (±${loggerAccuracyF.maximum.min})`,
} as const;

const sides = (measures: readonly Quantity[]) => measures.map(({ min }) => min).join(' × ');

/** The measures in both units for a table: "110 × 18 (4.33 × 0.71)". */
export const loggerSidesInBoth = `${sides(loggerSize)} (${sides(loggerSizeIn)})`;
/** The size as text: "110 × 18 mm". */
export const loggerSizeText = `${sides(loggerSize)}${NARROW_SPACE}${loggerSize[0].unit}`;
/** The size with inches: "110 × 18 mm (4.33 × 0.71 in)". */
export const loggerSizeInBoth = `${loggerSizeText} (${sides(loggerSizeIn)}${NARROW_SPACE}in)`;

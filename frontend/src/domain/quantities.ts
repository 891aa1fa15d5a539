/** Quantities with units, and how they are written. A figure stands once as data; text is made from it. */

export type Unit =
  | '°C'
  | '°F'
  | 'in'
  | 'cm'
  | 'mm'
  | 'ml'
  | 'g'
  | 'L'
  | 'lb'
  | 'kg'
  | 'h'
  | 's'
  | 'min'
  | 'days'
  | 'years'
  | 'ft'
  | '';

/**
 * A value or a range: `min` alone reads "from", or "more than" where it is `exceeded`, `max` alone "up to", both
 * "a–b", equal ones "a".
 */
export interface Quantity {
  readonly min?: number;
  readonly max?: number;
  readonly exceeded?: true;
  readonly unit: Unit;
}

/** Outer or inner measures in the order the specification gives them: long × wide × high. */
export interface Dimensions {
  readonly size: readonly [number, number, number];
  readonly unit: 'in' | 'cm';
}

/** How many of a unit of length make an inch, exactly. */
export const perInch = { in: 1, cm: 2.54, mm: 25.4 } as const;

/**
 * One reading of a fact. Where the specification gives two, both stand, each with the `source` that
 * says where it comes from.
 */
export interface Reading<T> {
  readonly value: T;
  readonly source?: string;
}

/** Thin, unbreakable gap between a figure and its unit. */
export const THIN_SPACE = '\u202f';

/** Writes a number: "1,234.5", "−18". Thousands are grouped in the whole part alone. */
function number(value: number): string {
  const [whole = '', ...fraction] = `${Math.abs(value)}`.split('.');
  return (value < 0 ? '\u2212' : '') + [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}
/** As the specification writes pounds: "9.9 lbs". */
const written = (unit: Unit) => (unit === 'lb' ? 'lbs' : unit);
const withUnit = (text: string, unit: Unit) => (unit === '' ? text : `${text}${THIN_SPACE}${written(unit)}`);

/** Exactly this value: `exactly(-20, '°C')`. */
export const exactly = (value: number, unit: Unit): Quantity => ({ min: value, max: value, unit });
/** From `min` to `max`: `between(2, 8, '°C')`. */
export const between = (min: number, max: number, unit: Unit): Quantity => ({ min, max, unit });
/** At most: `upTo(24, 'h')`. */
export const upTo = (max: number, unit: Unit): Quantity => ({ max, unit });
/** More than: `moreThan(1, '')`. */
export const moreThan = (min: number, unit: Unit): Quantity => ({ min, exceeded: true, unit });

/** Writes a quantity: "2–25 °C", "up to 24 h", "−20 °C", "from 9 L". Negative ranges read "−40 to 125 °C". */
export function formatQuantity({ min, max, exceeded, unit }: Quantity): string {
  if (min === undefined && max === undefined) return '';
  if (min === undefined) return `up to ${withUnit(number(max as number), unit)}`;
  if (max === undefined) return `${exceeded ? 'more than' : 'from'} ${withUnit(number(min), unit)}`;
  if (min === max) return withUnit(number(min), unit);
  return withUnit(min < 0 || max < 0 ? `${number(min)} to ${number(max)}` : `${number(min)}–${number(max)}`, unit);
}

/** Writes dimensions: "9 × 6 × 11.5 in". */
export function formatDimensions({ size, unit }: Dimensions): string {
  return withUnit(size.map(number).join(' × '), unit);
}

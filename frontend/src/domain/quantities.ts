/** Quantities with units, and their formatting. */
import type { Unit } from './units';

export type { Unit };

export type TemperatureUnit = '°C' | '°F';

/** Only `min`: "from a", or "more than a" if `exceeded`. Only `max`: "up to b". Both: "a–b", or "a" if equal. */
export interface Quantity {
  readonly min?: number;
  readonly max?: number;
  readonly exceeded?: true;
  readonly unit: Unit;
}

/** Lengths of sides, in the order of the specification. */
export interface Measures {
  readonly size: readonly number[];
  readonly unit: 'in' | 'cm';
}

/** Exterior or interior dimensions in the specification's order: length × width × height. */
export interface Dimensions extends Measures {
  readonly size: readonly [number, number, number];
}

/** Exact conversion factors from an inch. */
export const perInch = { in: 1, cm: 2.54, mm: 25.4 } as const;

/** A published value of a fact. If the specification gives two, both are published, each with its `source`. */
export interface Reading<T> {
  readonly value: T;
  readonly source?: string;
}

/** Narrow no-break space between a figure and its unit. */
export const NARROW_SPACE = '\u202f';

/** "1,234.5", "−18". Thousands are grouped only before the decimal point. */
function number(value: number): string {
  const [whole = '', ...fraction] = `${Math.abs(value)}`.split('.');
  return (value < 0 ? '\u2212' : '') + [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}
/** The specification writes pounds as "9.9 lbs". */
const written = (unit: Unit) => (unit === 'lb' ? 'lbs' : unit);
const withUnit = (text: string, unit: Unit) => (unit === '' ? text : `${text}${NARROW_SPACE}${written(unit)}`);

export const exactly = (value: number, unit: Unit): Quantity => ({ min: value, max: value, unit });
export const between = (min: number, max: number, unit: Unit): Quantity => ({ min, max, unit });
export const upTo = (max: number, unit: Unit): Quantity => ({ max, unit });
export const moreThan = (min: number, unit: Unit): Quantity => ({ min, exceeded: true, unit });

export const isTemperature = (unit: Unit): unit is TemperatureUnit => unit === '°C' || unit === '°F';

/** Converts both ends; an absent end stays absent. */
export function mapEnds<T extends Pick<Quantity, 'min' | 'max'>>(ends: T, convert: (value: number) => number): T {
  const { min, max } = ends;
  return { ...ends, ...(min !== undefined && { min: convert(min) }), ...(max !== undefined && { max: convert(max) }) };
}

/** Writes a quantity: "2–25 °C", "up to 24 h", "−20 °C", "from 9 L". Negative ranges read "−40 to 125 °C". */
export function formatQuantity({ min, max, exceeded, unit }: Quantity): string {
  if (min === undefined && max === undefined) return '';
  if (min === undefined) return `up to ${withUnit(number(max as number), unit)}`;
  if (max === undefined) return `${exceeded ? 'more than' : 'from'} ${withUnit(number(min), unit)}`;
  if (min === max) return withUnit(number(min), unit);
  return withUnit(min < 0 || max < 0 ? `${number(min)} to ${number(max)}` : `${number(min)}–${number(max)}`, unit);
}

/** Writes dimensions: "9 × 6 × 11.5 in". */
export function formatDimensions({ size, unit }: Measures): string {
  return withUnit(size.map(number).join(' × '), unit);
}

/** The figures in the typed facts, which prose is compared with. */

import { converted, convertedSize } from '../../../frontend/src/domain/conversion';
import type { Quantity } from '../../../frontend/src/domain/quantities';
import type { Figure } from './figures';

/** Values, ranges and sizes by unit, each as a key. */
type HeldFigures = ReadonlySet<string>;

const key = (unit: string, kind: 'value' | 'range' | 'sides', numbers: readonly number[]) =>
  `${unit} ${kind} ${numbers.join(' ')}`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

function* keysOfEnds(unit: string, ends: readonly number[]): Generator<string> {
  for (const end of ends) yield key(unit, 'value', [end]);
  if (ends.length === 2) yield key(unit, 'range', ends);
}

function* keysOf(value: unknown): Generator<string> {
  if (typeof value === 'number') yield key('', 'value', [value]);
  if (!isFields(value)) return;
  const { unit, min, max, size } = value;
  if (typeof unit === 'string' && isFields(size)) {
    yield key(unit, 'sides', numbersOf(size));
    if (unit === 'in' || unit === 'cm') {
      const other = convertedSize({ size: numbersOf(size), unit });
      yield key(other.unit, 'sides', other.size);
    }
  } else if (typeof unit === 'string') {
    yield* keysOfEnds(unit, numbersOf([min, max]));
    const other = converted(value as unknown as Quantity);
    if (other) yield* keysOfEnds(other.unit, numbersOf([other.min, other.max]));
  } else {
    // Several lengths in a row are the sides of one object.
    const row = Array.isArray(value) ? value.filter(isFields) : [];
    const sameUnit = row.length > 1 && row.every((item) => item.unit === row[0]?.unit && item.min === item.max);
    if (sameUnit && typeof row[0]?.unit === 'string')
      yield key(row[0].unit, 'sides', numbersOf(row.map(({ min: side }) => side)));
    for (const part of Object.values(value)) yield* keysOf(part);
  }
}

/**
 * Collects every quantity, size and count in these values, at any depth: `{ min: 2, max: 8, unit: '°C' }`,
 * `{ size: [9, 6, 11.5], unit: 'in' }`, 25; and their conversions by domain/conversion.ts. Texts are ignored.
 */
export function heldFigures(facts: readonly unknown[]): HeldFigures {
  return new Set(facts.flatMap((fact) => [...keysOf(fact)]));
}

/** Whether the facts contain all values of a figure: a single one also as the end of a range, a range as a whole. */
export function isHeld({ values, joined, unit }: Figure, held: HeldFigures): boolean {
  return values.every((numbers) => {
    const kind = numbers.length === 1 ? 'value' : 'range';
    return held.has(key(unit, joined === 'sides' ? 'sides' : kind, numbers));
  });
}

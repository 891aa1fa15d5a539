/** Which of a product's figures are drawn. Nothing is converted, nothing is added. */

import type { Capacity, ProductFacts } from '../../content/types';
import type { Dimensions, Quantity, Reading } from '../../domain/quantities';

type Further = ProductFacts['more'][number]['value'];

const isSize = (value: Further): value is Dimensions => typeof value === 'object' && 'size' in value;
const isIn =
  (unit: Quantity['unit']) =>
  (value: Further): value is Quantity =>
    typeof value === 'object' && !isSize(value) && value.unit === unit;

function furtherOf<T extends Further>({ more }: ProductFacts, is: (value: Further) => value is T): Reading<T>[] {
  return more.flatMap(({ label, value }) => (is(value) ? [{ value, source: label }] : []));
}

/** The readings in this unit. @throws Error for another one, which the scale could not show. */
function inUnit(readings: readonly Reading<Quantity>[], unit: Quantity['unit']): readonly Reading<Quantity>[] {
  const other = readings.find(({ value }) => value.unit !== unit);
  if (other) throw new Error(`A figure in ${other.value.unit} cannot stand on a scale in ${unit}`);
  return readings;
}

/** Temperatures in °C; where the product has none of its own, those of its parts. @throws Error for another unit. */
export function drawnTemperatures(facts: ProductFacts): readonly Reading<Quantity>[] {
  return facts.temperatures.length > 0 ? inUnit(facts.temperatures, '°C') : furtherOf(facts, isIn('°C'));
}

/** Hold times in hours; where the product has none of its own, those it is part of. @throws Error for another unit. */
export function drawnHoldTimes(facts: ProductFacts): readonly Reading<Quantity>[] {
  return facts.holdTimes.length > 0 ? inUnit(facts.holdTimes, 'h') : furtherOf(facts, isIn('h'));
}

/** One drawing of sizes: the outside with the inside in it, one of them alone, or a part such as a disk. */
export interface DrawnSize {
  readonly exterior?: Dimensions;
  readonly interior?: Dimensions;
  readonly part?: Dimensions;
  /** Where a reading comes from, or what part it is. */
  readonly source?: string;
}

/** Sizes to draw: inside and outside of the same source together, then the sizes of parts. */
export function drawnSizes(facts: ProductFacts): readonly DrawnSize[] {
  const sources = new Set([...facts.exterior, ...facts.interior].map(({ source }) => source));
  const own = [...sources].map((source): DrawnSize => {
    const exterior = facts.exterior.find((reading) => reading.source === source)?.value;
    const interior = facts.interior.find((reading) => reading.source === source)?.value;
    return { ...(source && { source }), ...(exterior && { exterior }), ...(interior && { interior }) };
  });
  const parts = furtherOf(facts, isSize).map(
    ({ value, source }): DrawnSize => ({ part: value, ...(source && { source }) }),
  );
  return [...own, ...parts];
}

/** A product's dimensions where they are given as text, since two measures make no box: "110 × 18 mm". */
export function statedSize({ more }: ProductFacts): string | undefined {
  const value = more.find(({ key }) => key === 'size')?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The capacities of one product or specimen. */
export interface DrawnCapacity {
  readonly of: string;
  readonly counts: readonly Pick<Capacity, 'count' | 'application'>[];
}

/** Capacities by what is carried, in the order given. */
export function drawnCapacities({ capacity }: ProductFacts): readonly DrawnCapacity[] {
  return [...new Set(capacity.map(({ of }) => of))].map((of) => ({
    of,
    counts: capacity.filter((candidate) => candidate.of === of),
  }));
}

/** Whether there is anything to draw, or to tell in a drawing's place, of a product. */
export const hasDrawings = (facts: ProductFacts): boolean =>
  [drawnTemperatures(facts), drawnHoldTimes(facts), drawnSizes(facts), drawnCapacities(facts)].some(
    ({ length }) => length > 0,
  ) || statedSize(facts) !== undefined;

/** Selects the figures of a product to draw, without converting or adding any. */

import type { ProductFacts } from '../../content/types';
import type { Dimensions, Quantity, Reading } from '../../domain/quantities';

type Further = ProductFacts['more'][number]['value'];

const isSize = (value: Further): value is Dimensions => typeof value === 'object' && 'size' in value;

function furtherOf<T extends Further>({ more }: ProductFacts, is: (value: Further) => value is T): Reading<T>[] {
  return more.flatMap(({ label, value }) => (is(value) ? [{ value, source: label }] : []));
}

/** The product's own readings, else further ones in this unit. @throws Error for another unit, which no scale can show. */
function readingsIn(unit: Quantity['unit'], own: readonly Reading<Quantity>[], facts: ProductFacts) {
  const other = own.find(({ value }) => value.unit !== unit);
  if (other) throw new Error(`A figure in ${other.value.unit} cannot be shown on a scale in ${unit}`);
  const isIn = (value: Further): value is Quantity =>
    typeof value === 'object' && !isSize(value) && value.unit === unit;
  return own.length > 0 ? own : furtherOf(facts, isIn);
}

/** The product's temperatures in °C, else those of its parts. @throws Error for another unit. */
export const drawnTemperatures = (facts: ProductFacts) => readingsIn('°C', facts.temperatures, facts);

/** The product's hold times in hours, else those of what it is part of. @throws Error for another unit. */
export const drawnHoldTimes = (facts: ProductFacts) => readingsIn('h', facts.holdTimes, facts);

/** One drawing of sizes: the outside with the inside in it, one of them alone, or a part such as a disk. */
export interface DrawnSize {
  readonly exterior?: Dimensions | undefined;
  readonly interior?: Dimensions | undefined;
  readonly part?: Dimensions;
  /** The source of a reading, or the name of the part. */
  readonly source?: string | undefined;
}

/** The sizes to draw: interior and exterior of the same source in one drawing, then the sizes of parts. */
export function drawnSizes(facts: ProductFacts): readonly DrawnSize[] {
  const sources = new Set([...facts.exterior, ...facts.interior].map(({ source }) => source));
  const own = [...sources].map((source): DrawnSize => {
    const exterior = facts.exterior.find((reading) => reading.source === source)?.value;
    const interior = facts.interior.find((reading) => reading.source === source)?.value;
    return { source, exterior, interior };
  });
  return [...own, ...furtherOf(facts, isSize).map(({ value, source }): DrawnSize => ({ part: value, source }))];
}

/** Dimensions that are given as text, because two measures do not make a box: "110 × 18 mm". */
export function statedSize({ more }: ProductFacts): string | undefined {
  const value = more.find(({ key }) => key === 'size')?.value;
  return typeof value === 'string' ? value : undefined;
}

export type DrawnCapacity = ReturnType<typeof drawnCapacities>[number];

/** Capacities grouped by what is carried, in the given order. */
export function drawnCapacities({ capacity }: ProductFacts) {
  return [...new Set(capacity.map(({ of }) => of))].map((of) => ({
    of,
    counts: capacity.filter((candidate) => candidate.of === of),
  }));
}

/** Whether a product has anything to draw, or a size as text in a drawing's place. */
export const hasDrawings = (facts: ProductFacts): boolean =>
  [drawnTemperatures(facts), drawnHoldTimes(facts), drawnSizes(facts), drawnCapacities(facts)].some(
    ({ length }) => length > 0,
  ) || statedSize(facts) !== undefined;

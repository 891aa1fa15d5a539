/** Whether boxes go into a cooler: turned any way that keeps their sides in line with its own. */
import { type Dimensions, perInch } from './quantities';

type Sides = readonly [number, number, number];

/** Sides of a room in the order they are published in. */
export const sideNames = ['long', 'wide', 'high'] as const;
export type SideName = (typeof sideNames)[number];

/** What a box lacks on one side of the room, in whole mm, rounded up. */
export interface Excess {
  readonly side: SideName;
  readonly mm: number;
}

/** A box in a room: what is left on its tightest side in whole mm, rounded down, or where it is too large. */
export type Fit =
  | { readonly fits: true; readonly spareMm: number }
  | { readonly fits: false; readonly excess: readonly Excess[] };

/** In mm; a thousandth is no difference, only what binary fractions leave. */
const sidesInMm = ({ size, unit }: Dimensions): Sides =>
  size.map((side) => Math.round((side * perInch.mm * 1000) / perInch[unit]) / 1000) as unknown as Sides;

/** The six ways to turn a box. */
function turned([a, b, c]: Sides): readonly Sides[] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** One box in a room, turned as it fits best. */
export function fitOf(box: Dimensions, room: Dimensions): Fit {
  const [long, wide, high] = sidesInMm(room);
  const over = turned(sidesInMm(box)).map(([a, b, c]) => [a - long, b - wide, c - high] as const);
  const lacking = (excess: readonly number[]) => sum(excess.map((mm) => Math.max(0, mm)));
  const [best] = [...over].sort((a, b) => lacking(a) - lacking(b) || Math.max(...a) - Math.max(...b));
  if (!best) throw new Error('A box can be turned');
  if (lacking(best) === 0) return { fits: true, spareMm: Math.floor(-Math.max(...best)) };
  return {
    fits: false,
    excess: sideNames.flatMap((side, index) => {
      const mm = best[index] ?? 0;
      return mm > 0 ? [{ side, mm: Math.ceil(mm) }] : [];
    }),
  };
}

/** How many boxes of one kind go in side by side, all turned alike: a number that is certain, not the largest there is. */
export function countInRows(box: Dimensions, room: Dimensions): number {
  const sides = sidesInMm(room);
  const counts = turned(sidesInMm(box)).map((way) =>
    way.reduce((count, side, index) => count * Math.floor((sides[index] ?? 0) / side), 1),
  );
  return Math.max(...counts);
}

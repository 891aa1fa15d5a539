/** Whether boxes fit into a cooler, in any of the six rotations that keep their sides parallel to its walls, or leaning. */
import { type Dimensions, perInch } from './quantities';

type Sides = readonly [number, number, number];

/** Sides in the order in which dimensions are published. */
export const sideNames = ['long', 'wide', 'high'] as const;
export type SideName = (typeof sideNames)[number];

/** By how much a box is too large on one side, in whole mm, rounded up. */
export interface Excess {
  readonly side: SideName;
  readonly mm: number;
}

/** The result for one box: the space left on the tightest side in whole mm, rounded down, or the sides that are too large. */
export type Fit =
  | { readonly fits: true; readonly spareMm: number }
  | { readonly fits: false; readonly excess: readonly Excess[] };

/** In mm, rounded to a thousandth to remove floating-point errors of the conversion. */
const sidesInMm = ({ size, unit }: Dimensions): Sides =>
  size.map((side) => Math.round((side * perInch.mm * 1000) / perInch[unit]) / 1000) as unknown as Sides;

function rotations([a, b, c]: Sides): readonly Sides[] {
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

/** Whether one box fits into a room, in its best rotation. */
export function fitOf(box: Dimensions, room: Dimensions): Fit {
  const [long, wide, high] = sidesInMm(room);
  const excesses = rotations(sidesInMm(box)).map(([a, b, c]) => [a - long, b - wide, c - high] as const);
  const totalExcess = (excess: readonly number[]) => sum(excess.map((mm) => Math.max(0, mm)));
  const [best] = [...excesses].sort((a, b) => totalExcess(a) - totalExcess(b) || Math.max(...a) - Math.max(...b));
  if (!best) throw new Error('A box has six rotations');
  if (totalExcess(best) === 0) return { fits: true, spareMm: Math.floor(-Math.max(...best)) };
  return {
    fits: false,
    excess: sideNames.flatMap((side, index) => {
      const mm = best[index] ?? 0;
      return mm > 0 ? [{ side, mm: Math.ceil(mm) }] : [];
    }),
  };
}

/** Whether a rectangle fits into another at some angle (Carver, 1957). */
function fitsAtAnAngle(rectangle: readonly number[], into: readonly number[]): boolean {
  const [long = 0, short = 0] = rectangle;
  const [length = 0, width = 0] = [...into].sort((a, b) => b - a);
  if (long <= length || short > width) return short <= width;
  return ((length + width) / (long + short)) ** 2 + ((length - width) / (long - short)) ** 2 >= 2;
}

/** Whether a box fits into a room leaning: tilted about one of its sides, which stays parallel to a wall. */
export function fitsLeaning(box: Dimensions, room: Dimensions): boolean {
  return rotations(sidesInMm(room)).some(([long, wide, high]) =>
    rotations(sidesInMm(box)).some(([a, b, c]) => b <= wide && fitsAtAnAngle([a, c], [long, high])),
  );
}

/** How many equal boxes fit side by side in the same rotation. Mixed rotations may take more; this number is certain. */
export function countInRows(box: Dimensions, room: Dimensions): number {
  const sides = sidesInMm(room);
  const counts = rotations(sidesInMm(box)).map((rotation) =>
    rotation.reduce((count, side, index) => count * Math.floor((sides[index] ?? 0) / side), 1),
  );
  return Math.max(...counts);
}

/**
 * Boxes in oblique projection with dimension lines: the front face is true to scale, the depth is drawn
 * at half its length. Points are in px, y downward, the box's front lower left corner at 0, 0.
 */

/** Long, wide (the depth) and high, in the order in which sizes are given. */
export type Size = readonly [number, number, number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly [Point, Point];

/** A box by its front lower left corner and its size, in one unit. */
export interface Box {
  readonly at: Size;
  readonly size: Size;
}

/** Half the depth's length, leaning 35 degrees. */
export const LEAN = (35 * Math.PI) / 180;
const DEPTH: Point = { x: 0.5 * Math.cos(LEAN), y: 0.5 * Math.sin(LEAN) };

/** To a hundredth of a px: markup carries no more. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** Where a point of space falls on the paper; `scale` is px per unit. */
export function project([long, wide, high]: Size, scale: number): Point {
  return { x: round((long + wide * DEPTH.x) * scale), y: round(-(high + wide * DEPTH.y) * scale) };
}

/** The inner box in the middle of the outer one. */
export function inside(outer: Size, inner: Size): Box {
  const [long, wide, high] = outer.map((side, axis) => (side - (inner[axis] ?? side)) / 2) as [number, number, number];
  return { at: [long, wide, high], size: inner };
}

/** A box as it is drawn: three faces that are seen and the three edges behind them. */
export interface DrawnBox {
  readonly front: readonly Point[];
  readonly top: readonly Point[];
  readonly side: readonly Point[];
  readonly hidden: readonly Line[];
}

/** The corner of a box at 0 or 1 of each axis. */
export function corner({ at, size }: Box, scale: number, long: 0 | 1, wide: 0 | 1, high: 0 | 1): Point {
  return project([at[0] + long * size[0], at[1] + wide * size[1], at[2] + high * size[2]], scale);
}

/** Draws a box at `scale` px per unit. */
export function drawBox(box: Box, scale: number): DrawnBox {
  const at = (long: 0 | 1, wide: 0 | 1, high: 0 | 1) => corner(box, scale, long, wide, high);
  const behind = at(0, 1, 0);
  return {
    front: [at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)],
    top: [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)],
    side: [at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)],
    hidden: [
      [behind, at(0, 0, 0)],
      [behind, at(1, 1, 0)],
      [behind, at(0, 1, 1)],
    ],
  };
}

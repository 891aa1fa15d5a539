/** Draws boxes in parallel projections: points in px, y downward, the front lower left corner of the box at 0, 0. */

/** Length, width (the depth) and height, in this order. */
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

/** Angle of the depth in the oblique projection. */
export const LEAN = (35 * Math.PI) / 180;

/** One unit of length and of depth. The front face is true to scale, the depth has half its length: suits dimension lines. */
const oblique = {
  long: { x: 1, y: 0 },
  wide: { x: 0.5 * Math.cos(LEAN), y: -0.5 * Math.sin(LEAN) },
};

const COS_30 = Math.cos(Math.PI / 6);

/** Every side is true to scale, so that one scale bar measures all of them. */
export const isometric = { long: { x: COS_30, y: 0.5 }, wide: { x: COS_30, y: -0.5 } };

/** Rounds to a hundredth of a px, to keep the markup short. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** Projects a point; `scale` is px per unit. */
export function project([long, wide, high]: Size, scale: number, axes = oblique): Point {
  return {
    x: round((long * axes.long.x + wide * axes.wide.x) * scale),
    y: round((long * axes.long.y + wide * axes.wide.y - high) * scale),
  };
}

export function inside(outer: Size, inner: Size): Box {
  const [long, wide, high] = outer.map((side, axis) => (side - (inner[axis] ?? side)) / 2) as [number, number, number];
  return { at: [long, wide, high], size: inner };
}

export type Face = readonly Point[];
export type DrawnBox = ReturnType<typeof drawBox>;

/** The corner of a box at 0 or 1 of each axis. */
export function corner({ at, size }: Box, scale: number, long: 0 | 1, wide: 0 | 1, high: 0 | 1, axes = oblique): Point {
  return project([at[0] + long * size[0], at[1] + wide * size[1], at[2] + high * size[2]], scale, axes);
}

/** The three visible faces of a box, the three behind them, and the hidden edges between those. */
export function drawBox(box: Box, scale: number, axes = oblique) {
  const at = (long: 0 | 1, wide: 0 | 1, high: 0 | 1) => corner(box, scale, long, wide, high, axes);
  const behind = at(0, 1, 0);
  return {
    front: [at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)],
    top: [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)],
    side: [at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)],
    behind: [
      [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), behind],
      [at(0, 0, 0), behind, at(0, 1, 1), at(0, 0, 1)],
      [behind, at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)],
    ],
    hidden: [at(0, 0, 0), at(1, 1, 0), at(0, 1, 1)].map((end): Line => [behind, end]),
  };
}

/** The corners of a face as the `points` of a polygon. */
export const pointsOf = (face: Face): string => face.map(({ x, y }) => `${x},${y}`).join(' ');

/** The bounding box of these points in whole px, with a margin. */
export function viewOf(points: readonly Point[], margin: number) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.floor(Math.min(...xs)) - margin;
  const y = Math.floor(Math.min(...ys)) - margin;
  return { x, y, width: Math.ceil(Math.max(...xs)) + margin - x, height: Math.ceil(Math.max(...ys)) + margin - y };
}

/** A view as the `viewBox` of an SVG. */
export const viewBoxOf = ({ x, y, width, height }: ReturnType<typeof viewOf>): string => `${x} ${y} ${width} ${height}`;

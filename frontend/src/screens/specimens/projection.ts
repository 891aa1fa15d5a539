/** Geometry of the drawings: blocks seen from a corner (isometric), in cm, on screen in px. */
import type { Dimensions } from '../../content/quantities';

/** Length, width and height in cm. */
export type Block = readonly [number, number, number];

const CM_PER_INCH = 2.54;
/** Pixels of one cm, the same in every drawing, so that they can be compared. */
export const PX_PER_CM = 5.5;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** A block with its sides in falling order, so that two blocks lie alike. */
export function blockOf({ size, unit }: Dimensions): Block {
  const [long = 0, wide = 0, high = 0] = size
    .map((side) => (unit === 'in' ? side * CM_PER_INCH : side))
    .sort((a, b) => b - a);
  return [long, wide, high];
}

/** Whether a block, its sides along those of another, is not larger than it in any direction. */
export function fits(inner: Block, outer: Block): boolean {
  return inner.every((side, axis) => side <= (outer[axis] as number));
}

/** A point of space as "x,y" on the screen; the origin is the corner farthest from the eye. */
export function point(x: number, y: number, z: number): string {
  const across = (x - y) * COS * PX_PER_CM;
  const down = ((x + y) * SIN - z) * PX_PER_CM;
  return `${across.toFixed(1)},${down.toFixed(1)}`;
}

/** The faces of a block that stands on the floor at `x`, `y`: those the eye sees, and the floor and walls behind. */
export function facesOf([long, wide, high]: Block, x = 0, y = 0) {
  const [x1, y1] = [x + long, y + wide];
  const polygon = (...corners: readonly (readonly [number, number, number])[]) =>
    corners.map((corner) => point(...corner)).join(' ');
  return {
    floor: polygon([x, y, 0], [x1, y, 0], [x1, y1, 0], [x, y1, 0]),
    backLeft: polygon([x, y, 0], [x, y1, 0], [x, y1, high], [x, y, high]),
    backRight: polygon([x, y, 0], [x1, y, 0], [x1, y, high], [x, y, high]),
    top: polygon([x, y, high], [x1, y, high], [x1, y1, high], [x, y1, high]),
    left: polygon([x, y1, 0], [x1, y1, 0], [x1, y1, high], [x, y1, high]),
    right: polygon([x1, y, 0], [x1, y1, 0], [x1, y1, high], [x1, y, high]),
  };
}

/** The frame around blocks that lie on one floor, in px: left, top, width and height, with a margin. */
export function frameOf(blocks: readonly { readonly block: Block; readonly x: number; readonly y: number }[]) {
  const margin = 8;
  const across = (x: number, y: number) => (x - y) * COS * PX_PER_CM;
  const down = (x: number, y: number, z: number) => ((x + y) * SIN - z) * PX_PER_CM;
  const left = Math.min(...blocks.map(({ block, x, y }) => across(x, y + block[1]))) - margin;
  const right = Math.max(...blocks.map(({ block, x, y }) => across(x + block[0], y))) + margin;
  const top = Math.min(...blocks.map(({ block, x, y }) => down(x, y, block[2]))) - margin;
  const bottom = Math.max(...blocks.map(({ block, x, y }) => down(x + block[0], y + block[1], 0))) + margin;
  return { left, top, width: right - left, height: bottom - top };
}

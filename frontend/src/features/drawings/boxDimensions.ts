/** Dimension lines beside the edges of drawn boxes, with their labels, in px. */
import { type Box, corner, LEAN, type Line, type Point, project, round, type Size } from './projection';

/** A dimension line beside the edge that it measures, with its two extension lines and the position of its label. */
export interface DimensionLine {
  readonly line: Line;
  readonly leads: readonly [Line, Line];
  readonly label: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Written along an upright line, bottom to top. */
  readonly upright?: true;
  readonly text: string;
}

/** The label's height and the mean width of its characters, in px at 13 px type. */
const LABEL_HEIGHT = 13;
const CHARACTER_WIDTH = 7.4;
/** The gap between edge and extension line, and how far it extends beyond the dimension line. */
const CLEARANCE = 3;
const OVERSHOOT = 4;

/** Estimated width of a label in px: prerendering cannot measure text. */
export const labelWidth = (text: string): number => text.length * CHARACTER_WIDTH;

const moved = ({ x, y }: Point, by: Point, share = 1): Point => ({
  x: round(x + by.x * share),
  y: round(y + by.y * share),
});

/** The dimension line from one point to another, moved by `away`, with its label on the outer side. */
export function dimensionLine(from: Point, to: Point, away: Point, text: string): DimensionLine {
  const distance = Math.hypot(away.x, away.y);
  const lead = (point: Point): Line => [
    moved(point, away, CLEARANCE / distance),
    moved(point, away, (distance + OVERSHOOT) / distance),
  ];
  const line: Line = [moved(from, away), moved(to, away)];
  const middle: Point = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 };
  const leads = [lead(from), lead(to)] as const;
  const labelled = (x: number, y: number, anchor: DimensionLine['anchor']) => {
    return { line, leads, label: moved(middle, { x, y }), anchor, text };
  };
  const beyond = (side: number) => (side < 0 ? -6 : 6 + LABEL_HEIGHT - 3);
  const isUpright = away.y === 0;
  if (isUpright && Math.abs(from.y - to.y) >= labelWidth(text))
    return { ...labelled(beyond(away.x), 0, 'middle'), upright: true };
  if (away.x === 0) return labelled(0, beyond(away.y), 'middle');
  return labelled(Math.sign(away.x) * 7, isUpright ? 4 : away.y < 0 ? 0 : 9, away.x < 0 ? 'end' : 'start');
}

/** Distance of dimension lines from the outer box, in px. */
const AWAY = 16;
/** Unit vector perpendicular to the drawn depth. */
const ACROSS: Point = { x: Math.sin(LEAN), y: Math.cos(LEAN) };

/** The label of each side: long, wide, high. */
export type Labels = readonly [string, string, string];

/** Dimension lines of the outer box: its length below, its depth at the lower right, its height at the left. */
export function outerDimensions({ size: [long, wide, high] }: Box, scale: number, labels: Labels): DimensionLine[] {
  const at = (...point: Size) => project(point, scale);
  return [
    dimensionLine(at(0, 0, 0), at(long, 0, 0), { x: 0, y: AWAY }, labels[0]),
    dimensionLine(at(long, 0, 0), at(long, wide, 0), { x: ACROSS.x * AWAY, y: ACROSS.y * AWAY }, labels[1]),
    dimensionLine(at(0, 0, 0), at(0, 0, high), { x: -AWAY, y: 0 }, labels[2]),
  ];
}

/** Dimension lines of a box inside another, on the sides that the outer box's lines leave free: above, upper left, right. */
export function innerDimensions(inner: Box, outer: Size, scale: number, labels: Labels): DimensionLine[] {
  const at = (long: 0 | 1, wide: 0 | 1, high: 0 | 1) => corner(inner, scale, long, wide, high);
  const far = project(outer, scale);
  const ridge = project([0, 0, outer[2]], scale);
  const left = at(0, 0, 1);
  // Distance from the inner edge to the line through the outer box's upper left edge.
  const over = (left.x - ridge.x) * ACROSS.x + (left.y - ridge.y) * ACROSS.y + AWAY;
  return [
    dimensionLine(at(0, 1, 1), at(1, 1, 1), { x: 0, y: far.y - at(0, 1, 1).y - AWAY }, labels[0]),
    dimensionLine(left, at(0, 1, 1), { x: -ACROSS.x * over, y: -ACROSS.y * over }, labels[1]),
    dimensionLine(at(1, 1, 0), at(1, 1, 1), { x: far.x - at(1, 1, 0).x + AWAY, y: 0 }, labels[2]),
  ];
}

/** Two opposite corners of a label's area. */
export function labelCorners({ label, anchor, upright, text }: DimensionLine): readonly Point[] {
  const width = labelWidth(text);
  if (upright)
    return [
      { x: label.x - LABEL_HEIGHT, y: label.y - width / 2 },
      { x: label.x + 3, y: label.y + width / 2 },
    ];
  const start = label.x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return [
    { x: start, y: label.y - LABEL_HEIGHT },
    { x: start + width, y: label.y + 3 },
  ];
}

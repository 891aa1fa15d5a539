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
const LEAN = (35 * Math.PI) / 180;
const DEPTH: Point = { x: 0.5 * Math.cos(LEAN), y: 0.5 * Math.sin(LEAN) };

const round = (value: number) => Math.round(value * 100) / 100;

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
function corner({ at, size }: Box, scale: number, long: 0 | 1, wide: 0 | 1, high: 0 | 1): Point {
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

/** A dimension line beside the edge it measures, with the two lines that lead to it and the place of its label. */
export interface DimensionLine {
  readonly line: Line;
  readonly leads: readonly [Line, Line];
  readonly label: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Written along an upright line, bottom to top. */
  readonly upright?: true;
}

/** The label's height and the mean width of its characters, in px at 13 px type. */
const LABEL_HEIGHT = 13;
const CHARACTER_WIDTH = 7.4;
/** Lines end this far from the edge they start at, and reach this far over the dimension line. */
const CLEARANCE = 3;
const OVERSHOOT = 4;

/** Width of a label in px, estimated: there is nothing to measure with before the page is shown. */
export const labelWidth = (text: string): number => text.length * CHARACTER_WIDTH;

const moved = ({ x, y }: Point, by: Point, share = 1): Point => ({
  x: round(x + by.x * share),
  y: round(y + by.y * share),
});
const lengthOf = ({ x, y }: Point) => Math.hypot(x, y);

/** Measures from one point to another, `away` from them, with a label of this text on the outer side. */
export function dimensionLine(from: Point, to: Point, away: Point, text: string): DimensionLine {
  const distance = lengthOf(away);
  const lead = (point: Point): Line => [
    moved(point, away, CLEARANCE / distance),
    moved(point, away, (distance + OVERSHOOT) / distance),
  ];
  const line: Line = [moved(from, away), moved(to, away)];
  const middle: Point = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 };
  const leads = [lead(from), lead(to)] as const;
  const isLevel = away.x === 0;
  const isUpright = away.y === 0;
  if (isUpright && Math.abs(from.y - to.y) >= labelWidth(text)) {
    const label = { x: round(middle.x + (away.x < 0 ? -6 : 6 + LABEL_HEIGHT - 3)), y: round(middle.y) };
    return { line, leads, label, anchor: 'middle', upright: true };
  }
  if (isLevel) {
    const label = { x: round(middle.x), y: round(middle.y + (away.y < 0 ? -6 : 6 + LABEL_HEIGHT - 3)) };
    return { line, leads, label, anchor: 'middle' };
  }
  const label = {
    x: round(middle.x + Math.sign(away.x) * 7),
    y: round(middle.y + (isUpright ? 4 : away.y < 0 ? 0 : 9)),
  };
  return { line, leads, label, anchor: away.x < 0 ? 'end' : 'start' };
}

/** How far dimension lines stand from the outer box. */
const AWAY = 16;
/** Square to the depth's lean. */
const ACROSS: Point = { x: Math.sin(LEAN), y: Math.cos(LEAN) };

type Labels = readonly [string, string, string];

/** Dimension lines of the outer box: its length below, its depth at the lower right, its height at the left. */
export function outerDimensions({ size: [long, wide, high] }: Box, scale: number, labels: Labels): DimensionLine[] {
  const at = (...point: Size) => project(point, scale);
  return [
    dimensionLine(at(0, 0, 0), at(long, 0, 0), { x: 0, y: AWAY }, labels[0]),
    dimensionLine(at(long, 0, 0), at(long, wide, 0), { x: ACROSS.x * AWAY, y: ACROSS.y * AWAY }, labels[1]),
    dimensionLine(at(0, 0, 0), at(0, 0, high), { x: -AWAY, y: 0 }, labels[2]),
  ];
}

/** Dimension lines of a box inside another, led out to where the outer one's do not stand: above, upper left, right. */
export function innerDimensions(inner: Box, outer: Size, scale: number, labels: Labels): DimensionLine[] {
  const at = (long: 0 | 1, wide: 0 | 1, high: 0 | 1) => corner(inner, scale, long, wide, high);
  const far = project([outer[0], outer[1], outer[2]], scale);
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

/** A rectangle of the paper. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The two corners of the place that a label takes. */
function labelCorners({ label, anchor, upright }: DimensionLine, text: string): readonly Point[] {
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

/** A drawing ready to be shown: boxes, dimension lines with their labels, and the paper they take. */
export interface BoxDrawing {
  readonly outer: DrawnBox;
  readonly inner?: DrawnBox;
  readonly outerLines: readonly (DimensionLine & { readonly text: string })[];
  readonly innerLines: readonly (DimensionLine & { readonly text: string })[];
  readonly view: View;
}

/** What is to be drawn: sizes with the label of each side. */
export interface BoxToDraw {
  readonly outer: { readonly size: Size; readonly labels: Labels };
  readonly inner?: { readonly size: Size; readonly labels: Labels };
}

/** Draws a box, or one inside another, at `scale` px per unit. */
export function drawBoxes({ outer, inner }: BoxToDraw, scale: number): BoxDrawing {
  const outerBox: Box = { at: [0, 0, 0], size: outer.size };
  const innerBox = inner && inside(outer.size, inner.size);
  const withText = (lines: readonly DimensionLine[], labels: Labels) =>
    lines.map((line, axis) => ({ ...line, text: labels[axis] ?? '' }));
  const drawn = drawBox(outerBox, scale);
  const outerLines = withText(outerDimensions(outerBox, scale, outer.labels), outer.labels);
  const innerLines =
    inner && innerBox ? withText(innerDimensions(innerBox, outer.size, scale, inner.labels), inner.labels) : [];
  const points = [
    ...drawn.front,
    ...drawn.top,
    ...drawn.side,
    ...[...outerLines, ...innerLines].flatMap((line) => [...line.leads.flat(), ...labelCorners(line, line.text)]),
  ];
  const x = Math.floor(Math.min(...points.map((point) => point.x))) - 2;
  const y = Math.floor(Math.min(...points.map((point) => point.y))) - 2;
  return {
    outer: drawn,
    ...(innerBox && { inner: drawBox(innerBox, scale) }),
    outerLines,
    innerLines,
    view: {
      x,
      y,
      width: Math.ceil(Math.max(...points.map((point) => point.x))) + 2 - x,
      height: Math.ceil(Math.max(...points.map((point) => point.y))) + 2 - y,
    },
  };
}

/** The largest scale, in px per unit, at which every one of the drawings fits the paper, labels included. */
export function commonScale(boxes: readonly BoxToDraw[], paper: { width: number; height: number }): number {
  const longest = Math.max(...boxes.flatMap(({ outer }) => outer.size));
  // Labels keep their size, so paper is not used in proportion: step down from the widest that could fit.
  for (let scale = paper.width / longest; scale > 0.01; scale *= 0.98) {
    const views = boxes.map((box) => drawBoxes(box, scale).view);
    if (views.every(({ width, height }) => width <= paper.width && height <= paper.height)) return scale;
  }
  throw new Error('The paper is too small for the labels');
}

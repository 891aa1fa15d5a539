/** Lays out boxes with their dimension lines on paper of a given size. */
import { innerDimensions, type Labels, labelCorners, outerDimensions } from './boxDimensions';
import { type Box, drawBox, inside, type Size, viewOf } from './projection';

/** The sizes to draw, with the label of each side. */
export interface BoxToDraw {
  readonly outer: { readonly size: Size; readonly labels: Labels };
  readonly inner?: BoxToDraw['outer'] | undefined;
}

/** Lays out a box, or one inside another, at `scale` px per unit: the boxes, their dimension lines, and the view box. */
export function drawBoxes({ outer, inner }: BoxToDraw, scale: number) {
  const outerBox: Box = { at: [0, 0, 0], size: outer.size };
  const innerBox = inner && inside(outer.size, inner.size);
  const drawn = drawBox(outerBox, scale);
  const outerLines = outerDimensions(outerBox, scale, outer.labels);
  const innerLines = inner && innerBox ? innerDimensions(innerBox, outer.size, scale, inner.labels) : [];
  const points = [
    ...drawn.front,
    ...drawn.top,
    ...drawn.side,
    ...[...outerLines, ...innerLines].flatMap((line) => [...line.leads.flat(), ...labelCorners(line)]),
  ];
  return {
    outer: drawn,
    inner: innerBox && drawBox(innerBox, scale),
    outerLines,
    innerLines,
    view: viewOf(points, 2),
  };
}

/** Each scale that is tried is this fraction of the one before. */
export const SCALE_STEP = 0.98;

/** The largest scale, in px per unit and steps of 2 %, at which every one of the drawings fits the paper with its labels. */
export function commonScale(boxes: readonly BoxToDraw[], paper: { width: number; height: number }): number {
  const longest = Math.max(...boxes.flatMap(({ outer }) => outer.size));
  // Labels do not scale, so the size is not proportional to the scale: tries smaller scales until all fit.
  for (let scale = paper.width / longest; scale > 0.01; scale *= SCALE_STEP) {
    const views = boxes.map((box) => drawBoxes(box, scale).view);
    if (views.every(({ width, height }) => width <= paper.width && height <= paper.height)) return scale;
  }
  throw new Error('The paper is too small for the labels');
}

/** Places dimension lines over a picture: points as fractions of the frame, text and strokes in em. */
import type { Lead, PictureDimensionLine, Spot } from '../../content/pictures/measured-pictures';

/** In em of the label's first row: the mean width of a character, the height of two rows. */
const CHARACTER = 0.58;
const ROWS = 2.1;
/** Gap between a line and its label. */
const CLEARANCE = 0.5;
const TICK = 0.4;
/** The gap between the edge and an extension line, as a fraction of the line: the edge stays visible. */
const LEAD_START = 0.15;

const mean = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Places a line and its label on a picture of `ratio` = width / height; `characters` is the length of the label's longest
 * row. The label is beside the line's middle, away from the measured edge, or above a line that lies on the edge itself.
 */
export function placeLine({ leads }: Pick<PictureDimensionLine, 'leads'>, characters: number, ratio: number) {
  const [[startEdge, start], [endEdge, end]] = leads;
  const middle = mean(start, end);
  const edge = mean(startEdge, endEdge);
  const along = { x: (end[0] - start[0]) * ratio, y: end[1] - start[1] };
  const length = Math.hypot(along.x, along.y);
  const square = { x: -along.y / length, y: along.x / length };
  const away = { x: (middle[0] - edge[0]) * ratio, y: middle[1] - edge[1] };
  const facing = square.x * away.x + square.y * away.y || -square.y;
  const out = facing < 0 ? { x: -square.x, y: -square.y } : square;
  // How far the label's box reaches toward the line.
  const reach = (Math.abs(out.x) * characters * CHARACTER + Math.abs(out.y) * ROWS) / 2 + CLEARANCE;
  const offEdge = ([from, to]: Lead): Lead => [
    [round(from[0] + (to[0] - from[0]) * LEAD_START), round(from[1] + (to[1] - from[1]) * LEAD_START)],
    to,
  ];
  return {
    leads: [offEdge(leads[0]), offEdge(leads[1])] as const,
    /** Half of the tick at the line's ends, perpendicular to the line, in em. */
    tick: { x: round(out.x * TICK), y: round(out.y * TICK) },
    /** Middle of the line, and the offset from there to the middle of its label in em. */
    middle: [round(middle[0]), round(middle[1])] as const,
    toLabel: { x: round(out.x * reach), y: round(out.y * reach) },
  };
}

/** Positions of the dimension lines around a model: beside the edges that face the camera. */
import type { ModelLine } from '../../content/models';
import type { ModelPoint } from '../../content/models.generated';
import type { SideName } from '../../domain/geometry';

/** The box that the model's figures measure, by two opposite corners. */
export interface Box {
  readonly min: ModelPoint;
  readonly max: ModelPoint;
}

/** An edge by its ends, and the edge moved outward by the length of its extension lines. */
export interface Edge {
  readonly edge: readonly [ModelPoint, ModelPoint];
  readonly away: readonly [ModelPoint, ModelPoint];
}

/** Length of the extension lines, as a fraction of the longest side. */
const REACH = 0.12;
/** Positions of the dimension line and of its label along the extension lines. */
const LINE = 0.75;
const LABEL = 2;

/** The box whose edges the lines measure. */
export function boxOf(lines: readonly ModelLine[]): Box {
  const range = (side: SideName, axis: 0 | 1 | 2) => {
    const ends = lines.find((line) => line.side === side)?.ends.map((end) => end[axis]) ?? [0];
    return [Math.min(...ends), Math.max(...ends)] as const;
  };
  const [x, y, z] = [range('long', 0), range('high', 1), range('wide', 2)];
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
}

/** The edges to measure, for a camera `theta` radians to the right of the model's front. */
export function edgesSeenFrom({ min, max }: Box, theta: number): Readonly<Record<SideName, Edge>> {
  const reach = REACH * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const [right, front] = [Math.sin(theta) >= 0, Math.cos(theta) >= 0];
  const [near, far] = right ? [max[0], min[0]] : [min[0], max[0]];
  const z = front ? max[2] : min[2];
  const edgeOf = (start: ModelPoint, end: ModelPoint, x: number, depth: number): Edge => ({
    edge: [start, end],
    away: [
      [start[0] + x, start[1], start[2] + depth],
      [end[0] + x, end[1], end[2] + depth],
    ],
  });
  const [outward, forward] = [right ? reach : -reach, front ? reach : -reach];
  return {
    long: edgeOf([min[0], min[1], z], [max[0], min[1], z], 0, forward),
    wide: edgeOf([near, min[1], min[2]], [near, min[1], max[2]], outward, 0),
    high: edgeOf([far, min[1], z], [far, max[1], z], -outward, 0),
  };
}

/** A point on an extension line, in any number of dimensions. */
const along = <P extends readonly number[]>(edge: P, away: P, share: number) =>
  edge.map((value, axis) => value + ((away[axis] as number) - value) * share) as unknown as P;

/** The end of a dimension line, by the ends of its extension line. */
export const onLead = <P extends readonly number[]>(edge: P, away: P): P => along(edge, away, LINE);

/** The position of a dimension line's label: outside of its middle. */
export function labelAt({ edge: [start, end], away: [startAway, endAway] }: Edge): ModelPoint {
  return along(along(start, startAway, LABEL), along(end, endAway, LABEL), 0.5);
}

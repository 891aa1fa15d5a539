import { type SideInBoth, sidesInBoth } from '../../domain/conversion';
import type { SideName } from '../../domain/geometry';
import type { ProductFacts } from '../types';
import file from './measured-pictures.json';

/** A point of a picture as fractions of its width and height, from the upper left. */
export type Spot = readonly [x: number, y: number];

/** From the measured edge to an end of the dimension line; the same point twice if the line is on the edge. */
export type Lead = readonly [edge: Spot, end: Spot];

/** A dimension line over a picture. */
export interface PictureDimensionLine extends SideInBoth {
  readonly leads: readonly [Lead, Lead];
}

/** The dimension lines over a picture, one per side. */
export interface PictureDimensions {
  readonly of: 'exterior' | 'interior';
  readonly lines: readonly PictureDimensionLine[];
}

/** The pictures with dimension lines, and the product's dimensions that they show. */
export const measured: Readonly<Record<string, PictureDimensions['of']>> = {
  'monarch-xvo-10-dimensions': 'exterior',
  'monarch-xvo-5-dimensions': 'interior',
};

// JSON has no tuples. Written by scripts/imagery/dimension-lines.ts.
const leadsById = file as unknown as Readonly<
  Record<string, Readonly<Record<SideName, PictureDimensionLine['leads']>>>
>;

/**
 * The dimension lines of a picture with its product's dimensions; `undefined` for a picture without lines.
 * @throws Error if the positions of the lines are missing, or the dimensions do not have exactly one reading.
 */
export function dimensionsOf(id: string, facts: ProductFacts): PictureDimensions | undefined {
  const of = measured[id];
  if (!of) return undefined;
  const leads = leadsById[id];
  if (!leads) throw new Error(`No dimension lines for ${id}; run scripts/imagery/dimension-lines.ts`);
  const [reading, another] = facts[of];
  if (!reading || another) throw new Error(`${id} needs exactly one reading of the ${of}`);
  return { of, lines: sidesInBoth(reading.value).map(({ side, lengths }) => ({ side, leads: leads[side], lengths })) };
}

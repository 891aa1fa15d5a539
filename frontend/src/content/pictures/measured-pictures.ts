import { type SideInBoth, sidesInBoth } from '../../domain/conversion';
import type { SideName } from '../../domain/geometry';
import type { ProductFacts } from '../types';
import file from './measured-pictures.json';

/** A point of a picture: shares of its width and height, from the upper left. */
export type Spot = readonly [x: number, y: number];

/** From the edge that is measured to an end of the dimension line; one point where the line lies on the edge. */
export type Lead = readonly [edge: Spot, end: Spot];

/** A dimension line over a picture. */
export interface PictureDimensionLine extends SideInBoth {
  readonly leads: readonly [Lead, Lead];
}

/** The dimension lines over a picture, one a side. */
export interface PictureDimensions {
  readonly of: 'exterior' | 'interior';
  readonly lines: readonly PictureDimensionLine[];
}

/** The pictures with dimension lines, and which measures of their product those show. */
export const measured: Readonly<Record<string, PictureDimensions['of']>> = {
  'monarch-xvo-10-dimensions': 'exterior',
  'monarch-xvo-5-dimensions': 'interior',
};

// JSON knows no tuples. Written by scripts/imagery/dimension-lines.ts.
const leadsById = file as unknown as Readonly<
  Record<string, Readonly<Record<SideName, PictureDimensionLine['leads']>>>
>;

/**
 * The dimension lines of a picture, where its scene has put them, with its product's own measures; `undefined`
 * for a picture without. @throws Error where the scene has not been asked for them, or there is no one reading.
 */
export function dimensionsOf(id: string, facts: ProductFacts): PictureDimensions | undefined {
  const of = measured[id];
  if (!of) return undefined;
  const leads = leadsById[id];
  if (!leads) throw new Error(`No dimension lines for ${id}; run scripts/imagery/dimension-lines.ts`);
  const [reading, another] = facts[of];
  if (!reading || another) throw new Error(`${id} wants one reading of the ${of}`);
  return { of, lines: sidesInBoth(reading.value).map(({ side, lengths }) => ({ side, leads: leads[side], lengths })) };
}

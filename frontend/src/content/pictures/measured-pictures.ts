import { type Dimensions, exactly, perInch, type Quantity } from '../../domain/quantities';
import type { ProductFacts } from '../types';
import file from './measured-pictures.json';

/** A point of a picture: shares of its width and height, from the upper left. */
export type Spot = readonly [x: number, y: number];

/** From the edge that is measured to an end of the dimension line; one point where the line lies on the edge. */
export type Lead = readonly [edge: Spot, end: Spot];

const sides = ['long', 'wide', 'high'] as const;
type Side = (typeof sides)[number];

/** A dimension line over a picture, with what it measures. */
export interface PictureDimensionLine {
  readonly side: Side;
  readonly leads: readonly [Lead, Lead];
  /** The same length in inches and in centimeters. */
  readonly lengths: readonly [Quantity, Quantity];
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
const leadsById = file as unknown as Readonly<Record<string, Readonly<Record<Side, PictureDimensionLine['leads']>>>>;

/** A length in a unit: as it is given, or converted, to a tenth. */
function lengthIn(to: Dimensions['unit'], length: number, from: Dimensions['unit']): Quantity {
  return exactly(to === from ? length : Math.round((length * perInch[to] * 10) / perInch[from]) / 10, to);
}

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
  const { size, unit } = reading.value;
  const lines = sides.map((side, index): PictureDimensionLine => {
    const length = size[index] as number;
    return { side, leads: leads[side], lengths: [lengthIn('in', length, unit), lengthIn('cm', length, unit)] };
  });
  return { of, lines };
}

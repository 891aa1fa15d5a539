/** The 3D models of products with outer figures, and what stands on them: dimension lines with their product's figures. */

import { formatSizeInBoth, type SideInBoth, sidesInBoth } from '../domain/conversion';
import { modelTexts } from './model-texts';
import { type ModelPoint, models } from './models.generated';
import type { Product } from './types';

/** A measured edge of the model. */
export interface ModelLine extends SideInBoth {
  readonly ends: readonly [ModelPoint, ModelPoint];
}

/** A product's model, ready to be shown. */
export interface ModelData {
  /** What the visitor's browser loads for it, no more than this. */
  readonly kilobytes: number;
  /** For those who do not see it. */
  readonly alt: string;
  readonly lines: readonly ModelLine[];
  /** Where several readings of the figures are published: all of them, and which the model is drawn to. */
  readonly readings?: string;
}

/** The code of the viewer is no larger, in kilobytes: scripts/check/budgets.ts holds to it. */
export const viewerLimit = 300;

/** Rounded up to tens, as what is loaded is said to be less. */
const kilobytes = (bytes: number) => Math.ceil((viewerLimit + bytes / 1000) / 10) * 10;

/** The model of a product, where it has one. @throws Error for a model of a product without outer figures. */
export function modelOf({ id, name, facts }: Pick<Product, 'id' | 'name' | 'facts'>): ModelData | undefined {
  const model = models[id];
  if (!model) return undefined;
  // As the pictures, it is drawn to the first reading.
  const [drawn, ...others] = facts.exterior;
  if (!drawn) throw new Error(`${id} has a model and no outer figures to draw it to`);
  const written = facts.exterior.map(({ value, source }) => ({ size: formatSizeInBoth(value), source }));
  return {
    kilobytes: kilobytes(model.bytes),
    alt: modelTexts.alt(name, formatSizeInBoth(drawn.value)),
    lines: sidesInBoth(drawn.value).map(({ side, lengths }) => ({ side, ends: model.lines[side], lengths })),
    ...(others.length > 0 && { readings: modelTexts.readings(written) }),
  };
}

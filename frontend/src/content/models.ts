/** The 3D models of products with published exterior dimensions, and their dimension lines. */

import { formatSizeInBoth, type SideInBoth, sidesInBoth } from '../domain/conversion';
import { modelTexts } from './model-texts';
import { type ModelPoint, models } from './models.generated';
import type { Product } from './types';

/** A measured edge of the model. */
export interface ModelLine extends SideInBoth {
  readonly ends: readonly [ModelPoint, ModelPoint];
}

/** The data of a product's model. */
export interface ModelData {
  /** Upper limit of the download, viewer included. */
  readonly kilobytes: number;
  /** The alternative text. */
  readonly alt: string;
  readonly lines: readonly ModelLine[];
  /** If several readings of the exterior are published: all of them, and which one the model has. */
  readonly readings?: string;
}

/** The budget of the viewer's code in kilobytes, enforced by scripts/check/budgets.ts. */
export const viewerLimit = 300;

/** Rounded up to tens, because the text says "under". */
const kilobytes = (bytes: number) => Math.ceil((viewerLimit + bytes / 1000) / 10) * 10;

/** The model of a product, if it has one. @throws Error for a model without published exterior dimensions. */
export function modelOf({ id, name, facts }: Pick<Product, 'id' | 'name' | 'facts'>): ModelData | undefined {
  const model = models[id];
  if (!model) return undefined;
  // Model and pictures have the dimensions of the first reading.
  const [drawn, ...others] = facts.exterior;
  if (!drawn) throw new Error(`${id} has a model but no exterior dimensions`);
  const written = facts.exterior.map(({ value, source }) => ({ size: formatSizeInBoth(value), source }));
  return {
    kilobytes: kilobytes(model.bytes),
    alt: modelTexts.alt(name, formatSizeInBoth(drawn.value)),
    lines: sidesInBoth(drawn.value).map(({ side, lengths }) => ({ side, ends: model.lines[side], lengths })),
    ...(others.length > 0 && { readings: modelTexts.readings(written) }),
  };
}

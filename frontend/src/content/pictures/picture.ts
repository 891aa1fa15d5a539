import type { RouteId } from '../../routes/manifest';

/** The use of a picture: on a catalog card, in a product's gallery, as the hero of the home page. */
export type PictureUse = 'card' | 'gallery' | 'hero';

/**
 * `scale`: drawn to the dimensions of the specification's section 9. `illustration`: the specification gives no
 * dimensions of the product.
 */
export type Fidelity = 'scale' | 'illustration';

/** The note on a group of pictures. */
export const renderings: Readonly<Record<Fidelity, string>> = {
  scale: 'Renderings, drawn to the listed dimensions. Details may differ.',
  illustration: 'Renderings, not to scale. Details may differ.',
};

/** Words of these notes, which captions do not repeat. */
export const fidelityWords = /rendering|illustration|to scale|listed dimensions|may differ/i;

/** The note on one picture in a group of the other fidelity. */
const fidelityNotes: Readonly<Record<Fidelity, string>> = {
  scale: 'Drawn to the listed dimensions.',
  illustration: 'Not to scale.',
};

/** The fidelity of most of these pictures. */
export function mainFidelity(pictures: readonly Picture[]): Fidelity {
  const illustrations = pictures.filter(({ fidelity }) => fidelity === 'illustration').length;
  return illustrations * 2 >= pictures.length ? 'illustration' : 'scale';
}

/** The caption of a picture in a group, with a note if its fidelity is not the group's. */
export function captionInGroup({ caption, fidelity }: Picture, groupFidelity: Fidelity): string {
  return fidelity === groupFidelity ? caption : `${caption} ${fidelityNotes[fidelity]}`;
}

/** A studio rendering. Its encoded files are in `variants.json` under the same id. */
export interface Picture {
  readonly id: string;
  readonly product: RouteId;
  readonly use: PictureUse;
  /** What the rendering shows, in terms of the product's text; empty for a decorative picture. */
  readonly alt: string;
  /** A sentence below the picture on what it shows. The fidelity is noted once for a group, by `renderings`. */
  readonly caption: string;
  readonly fidelity: Fidelity;
  /** Pixels of the largest file; all files have the same aspect ratio. */
  readonly width: number;
  readonly height: number;
}

/** A 4:3 studio picture. */
export function studioPicture(
  product: RouteId,
  use: PictureUse,
  fidelity: Fidelity,
  id: string,
  caption: string,
  alt: string,
): Picture {
  return { id, product, use, alt, caption, fidelity, width: 1200, height: 900 };
}

/** The image credit: all product pictures are renderings. */
export const imageCredit = 'Product pictures are renderings. Details may differ.';

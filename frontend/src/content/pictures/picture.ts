import type { RouteId } from '../../routes/manifest';

/** Where a picture stands: a catalogue card, a product's gallery, the first screen of the home page. */
export type PictureUse = 'card' | 'gallery' | 'hero';

/**
 * How far a drawing may be measured: `scale` follows the figures of the specification's section 9,
 * `illustration` shows a product for which it gives no size.
 */
export type Fidelity = 'scale' | 'illustration';

/** What pictures are that stand together, said once for all of them. */
export const renderings: Readonly<Record<Fidelity, string>> = {
  scale: 'Renderings, drawn to the listed dimensions. Details may differ.',
  illustration: 'Renderings, not to scale. Details may differ.',
};

/** Words of these sentences, which no picture's own caption says again. */
export const saidOnce = /rendering|illustration|to scale|listed dimensions|may differ/i;

/** The same of one picture that is not what those around it are. */
const apart: Readonly<Record<Fidelity, string>> = {
  scale: 'Drawn to the listed dimensions.',
  illustration: 'Not to scale.',
};

/** What most of these pictures are. */
export function mostly(pictures: readonly Picture[]): Fidelity {
  const illustrations = pictures.filter(({ fidelity }) => fidelity === 'illustration').length;
  return illustrations * 2 >= pictures.length ? 'illustration' : 'scale';
}

/** The caption of a picture among others of which `shared` is said: it adds what it alone is. */
export function captionAmong({ caption, fidelity }: Picture, shared: Fidelity): string {
  return fidelity === shared ? caption : `${caption} ${apart[fidelity]}`;
}

/** A studio rendering of the catalogue. Its encoded files are in `variants.json` under the same id. */
export interface Picture {
  readonly id: string;
  readonly product: RouteId;
  readonly use: PictureUse;
  /** That it is a rendering, and what the product's text says of what is seen; empty for a decorative picture. */
  readonly alt: string;
  /** A sentence under the picture: what it shows. What it is, `renderings` says once where several stand. */
  readonly caption: string;
  readonly fidelity: Fidelity;
  /** Pixels of the largest file; the ratio holds for every file. */
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

/** The credit for small print: every picture of a product on the site is such a rendering. */
export const imageCredit = 'Product pictures are renderings. Details may differ.';

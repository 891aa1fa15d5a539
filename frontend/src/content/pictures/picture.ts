import type { RouteId } from '../../routes/manifest';

/** Where a picture stands: a catalogue card, a product's gallery, the first screen of the home page. */
export type PictureUse = 'card' | 'gallery' | 'hero';

/** A studio rendering of the catalogue. Its encoded files are in `variants.json` under the same id. */
export interface Picture {
  readonly id: string;
  readonly product: RouteId;
  readonly use: PictureUse;
  /** What is seen and what a buyer needs from it; empty for a decorative picture. */
  readonly alt: string;
  /** A sentence under the picture; says that it is a computer rendering, and whether it is to scale. */
  readonly caption: string;
  /** Pixels of the largest file; the ratio holds for every file. */
  readonly width: number;
  readonly height: number;
}

/**
 * How far a drawing may be measured: `scale` follows the figures of the specification's section 9,
 * `illustration` shows a product for which it gives no size.
 */
export type Fidelity = 'scale' | 'illustration';

const credits: Readonly<Record<Fidelity, string>> = {
  scale: 'Computer rendering drawn to the published dimensions; details may differ.',
  illustration: 'Computer rendering; illustration, not to scale.',
};

/** A 4:3 studio picture; the caption is `text` followed by the credit that `fidelity` calls for. */
export function studioPicture(
  product: RouteId,
  use: PictureUse,
  fidelity: Fidelity,
  id: string,
  text: string,
  alt: string,
): Picture {
  return { id, product, use, alt, caption: `${text} ${credits[fidelity]}`, width: 1200, height: 900 };
}

/** The credit for small print: every picture of a product on the site is such a rendering. */
export const imageCredit =
  'Product pictures are computer renderings made from the catalog’s own figures; latches, colors and other details may differ.';

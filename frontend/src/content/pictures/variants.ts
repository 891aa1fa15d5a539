import files from './variants.json';

/** One encoded file: its width in pixels and its path under the site's root. */
export interface PictureFile {
  readonly w: number;
  readonly src: string;
}

/** The encoded files of a picture, smallest first, and the rendering's size in pixels. */
export interface PictureVariants {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureFile[];
  readonly webp: readonly PictureFile[];
}

const byId: Readonly<Record<string, PictureVariants>> = files;

/** The encoded files of a picture; `undefined` if it is not rendered yet. */
export function variantsOf(id: string): PictureVariants | undefined {
  return byId[id];
}

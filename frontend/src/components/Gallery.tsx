import type { PictureData } from '../content/screen-content';
import { GalleryFigure } from './GalleryFigure';
import { pictureSizes } from './pictureSizes';
import { TileGrid } from './TileGrid';
import { useLightbox } from './useLightbox';

/** Pictures in a grid that open in a lightbox. */
export function Gallery({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const { id, open, lightbox } = useLightbox(pictures, label);
  return (
    <>
      <TileGrid narrowest={15} two keepColumns gap={3}>
        {pictures.map((picture) => (
          <li key={picture.id} data-whole={picture.dimensions && true}>
            <GalleryFigure
              picture={picture}
              sizes={picture.dimensions ? pictureSizes.galleryWhole : pictureSizes.gallery}
              lightbox={id}
              onOpen={open}
            />
          </li>
        ))}
      </TileGrid>
      {lightbox}
    </>
  );
}

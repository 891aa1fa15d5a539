import type { PictureData } from '../content/screens';
import { Carousel } from './Carousel';
import { GalleryFigure } from './GalleryFigure';
import { pictureSizes } from './pictureSizes';
import { useLightbox } from './useLightbox';

/** Pictures in a looping carousel that open in a lightbox (section 4). */
export function GalleryCarousel({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const { show, lightbox } = useLightbox(pictures, label);
  return (
    <>
      <Carousel
        label={label}
        layout="cards"
        slides={pictures.map((picture, index) => ({
          key: picture.id,
          content: (
            <GalleryFigure picture={picture} sizes={pictureSizes.carousel} onOpen={(event) => show(event, index)} />
          ),
        }))}
      />
      {lightbox}
    </>
  );
}

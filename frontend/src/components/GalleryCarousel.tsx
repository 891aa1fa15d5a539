import type { PictureData } from '../content/screens';
import { Carousel } from './Carousel';
import { GalleryFigure } from './GalleryFigure';
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
            <GalleryFigure
              picture={picture}
              sizes="(min-width: 1200px) 18rem, (min-width: 992px) 30vw, (min-width: 576px) 45vw, 90vw"
              onOpen={(event) => show(event, index)}
            />
          ),
        }))}
      />
      {lightbox}
    </>
  );
}

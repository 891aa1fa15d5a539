import { Carousel } from '../../components/carousel/Carousel';
import { pictureSizes } from '../../components/pictureSizes';
import type { PictureData } from '../../content/screen-content';
import { GalleryItem } from './ui/GalleryItem';
import { useLightbox } from './useLightbox';

/** A looping carousel of pictures that open in a lightbox (section 4). */
export function GalleryCarousel({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const { id, open, lightbox } = useLightbox(pictures, label);
  return (
    <>
      <Carousel label={label} layout="cards">
        {pictures.map((picture) => (
          <GalleryItem key={picture.id} picture={picture} sizes={pictureSizes.carousel} lightbox={id} onOpen={open} />
        ))}
      </Carousel>
      {lightbox}
    </>
  );
}

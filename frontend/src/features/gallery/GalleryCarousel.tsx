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
      <Carousel
        label={label}
        layout="cards"
        slides={pictures.map((picture) => ({
          key: picture.id,
          content: <GalleryItem picture={picture} sizes={pictureSizes.carousel} lightbox={id} onOpen={open} />,
        }))}
      />
      {lightbox}
    </>
  );
}

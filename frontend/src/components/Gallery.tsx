import type { PictureData } from '../content/screens';
import styles from './Gallery.module.css';
import { GalleryFigure } from './GalleryFigure';
import { pictureSizes } from './pictureSizes';
import { useLightbox } from './useLightbox';

/** Pictures in a grid that open in a lightbox. */
export function Gallery({ pictures, label }: { pictures: readonly PictureData[]; label: string }) {
  const { show, lightbox } = useLightbox(pictures, label);
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <GalleryFigure picture={picture} sizes={pictureSizes.gallery} onOpen={(event) => show(event, index)} />
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}

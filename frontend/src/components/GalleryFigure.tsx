import type { MouseEvent } from 'react';
import type { PictureData } from '../content/screens';
import styles from './Gallery.module.css';
import { Icon } from './Icon';
import { MeasuredPicture } from './MeasuredPicture';

interface Props {
  picture: PictureData;
  sizes: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** A picture with its caption that opens in the lightbox; without script it leads to its own file. */
export function GalleryFigure({ picture, sizes, onOpen }: Props) {
  // Apart from the ids of sections and questions: a section may be called as its picture is.
  const id = `picture-${picture.id}`;
  return (
    <figure className={styles.figure}>
      <a
        href={picture.files?.largest ?? `#${id}`}
        id={id}
        className={styles.thumb}
        onClick={onOpen}
        aria-haspopup="dialog"
      >
        <MeasuredPicture picture={picture} sizes={sizes} />
        <span className={`${styles.zoom} needs-script`}>
          <Icon name="expand" size={18} />
          <span className="visually-hidden">Enlarge</span>
        </span>
      </a>
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}

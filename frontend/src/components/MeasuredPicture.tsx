import type { PictureData } from '../content/screens';
import { DimensionLines } from './DimensionLines';
import styles from './MeasuredPicture.module.css';
import { Picture } from './Picture';

/** A gallery's picture, with its dimension lines where it has them; both grow together when it is zoomed. */
export function MeasuredPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  if (!picture.dimensions) return <Picture picture={picture} sizes={sizes} />;
  return (
    <span className={`swiper-zoom-target ${styles.frame}`}>
      <Picture picture={picture} sizes={sizes} />
      <DimensionLines dimensions={picture.dimensions} ratio={picture.width / picture.height} />
    </span>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';
import type { PictureData } from '../content/screens';
import { Icon } from './Icon';
import styles from './Lightbox.module.css';
import { MeasuredPicture } from './MeasuredPicture';

interface Props {
  pictures: readonly PictureData[];
  label: string;
  /** The picture that opens, from 0. */
  start: number;
  onClose: () => void;
}

/** Pictures at full size in a modal dialog: arrow keys, swipe and buttons, with counter and caption. */
export default function Lightbox({ pictures, label, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [index, setIndex] = useState(start);

  useEffect(() => {
    dialog.current?.showModal();
    if (!viewport.current) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const instance = new Swiper(viewport.current, {
      modules: [Keyboard, Zoom],
      initialSlide: start,
      spaceBetween: 24,
      speed: calm ? 0 : 250,
      keyboard: { enabled: true, onlyInViewport: false },
      zoom: true,
      on: { slideChange: (moved) => setIndex(moved.activeIndex) },
    });
    swiper.current = instance;
    return () => {
      instance.destroy(true, false);
    };
  }, [start]);

  const many = pictures.length > 1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the picture closes; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className={styles.bar}>
        <p aria-live="polite">
          {index + 1} of {pictures.length}
        </p>
        <button type="button" className={styles.control} aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <div ref={viewport} className={`swiper ${styles.viewport}`}>
        <div className={`swiper-wrapper ${styles.row}`}>
          {pictures.map((picture, position) => (
            <figure key={picture.id} className={`swiper-slide ${styles.slide}`} inert={position !== index}>
              <div className={`swiper-zoom-container ${styles.zoom}`}>
                <MeasuredPicture picture={picture} sizes="min(100vw - 2rem, 75rem, (100vh - 11rem) * 4 / 3)" />
              </div>
              <figcaption className={styles.caption}>{picture.caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      {many && (
        <>
          <button
            type="button"
            className={`${styles.control} ${styles.previous}`}
            aria-label="Previous picture"
            disabled={index === 0}
            onClick={() => swiper.current?.slidePrev()}
          >
            <Icon name="previous" size={26} />
          </button>
          <button
            type="button"
            className={`${styles.control} ${styles.next}`}
            aria-label="Next picture"
            disabled={index === pictures.length - 1}
            onClick={() => swiper.current?.slideNext()}
          >
            <Icon name="next" size={26} />
          </button>
        </>
      )}
    </dialog>
  );
}

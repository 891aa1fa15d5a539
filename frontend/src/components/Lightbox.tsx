import { useEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';
import type { PictureData } from '../content/screens';
import { Icon } from './Icon';
import { Bar, Control, Dialog, Pictures } from './LightboxParts';
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
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        // Beside the picture; the keyboard has Escape and the button.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <Bar>
        <p aria-live="polite">
          {index + 1} of {pictures.length}
        </p>
        <Control aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
        </Control>
      </Bar>
      <Pictures ref={viewport} className="swiper">
        <div className="swiper-wrapper">
          {pictures.map((picture, position) => (
            <figure key={picture.id} className="swiper-slide" inert={position !== index}>
              <div className="swiper-zoom-container">
                <MeasuredPicture picture={picture} sizes="min(100vw - 2rem, 75rem, (100vh - 11rem) * 4 / 3)" />
              </div>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          ))}
        </div>
      </Pictures>
      {many && (
        <>
          <Control
            side="left"
            aria-label="Previous picture"
            disabled={index === 0}
            onClick={() => swiper.current?.slidePrev()}
          >
            <Icon name="previous" size={26} />
          </Control>
          <Control
            side="right"
            aria-label="Next picture"
            disabled={index === pictures.length - 1}
            onClick={() => swiper.current?.slideNext()}
          >
            <Icon name="next" size={26} />
          </Control>
        </>
      )}
    </Dialog>
  );
}

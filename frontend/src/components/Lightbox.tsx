import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
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

/**
 * Pictures at full size in a modal dialog: arrow keys and buttons, with counter and caption. It opens at once; swiping and
 * zooming come with Swiper, a moment later.
 */
export function Lightbox({ pictures, label, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const shown = useRef(start);
  const [index, setIndex] = useState(start);

  /** Shows a picture, by Swiper or, until that is there, by the row itself. */
  const show = (wanted: number) => {
    if (wanted < 0 || wanted >= pictures.length) return;
    if (swiper.current) {
      swiper.current.slideTo(wanted);
      return;
    }
    shown.current = wanted;
    setIndex(wanted);
    if (row.current) row.current.scrollLeft = wanted * row.current.clientWidth;
  };

  useEffect(() => {
    const element = row.current;
    dialog.current?.showModal();
    if (!element) return;
    element.scrollLeft = start * element.clientWidth;
    let closed = false;
    import('./startZoom').then(
      ({ startZoom }) => {
        if (!closed) swiper.current = startZoom(element, shown.current, setIndex);
      },
      // Without it the buttons and keys lead on all the same.
      () => {},
    );
    return () => {
      closed = true;
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [start]);

  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  };

  const many = pictures.length > 1;
  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={press}
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
      <Pictures ref={row} className="swiper">
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
          <Control side="left" aria-label="Previous picture" disabled={index === 0} onClick={() => show(index - 1)}>
            <Icon name="previous" size={26} />
          </Control>
          <Control
            side="right"
            aria-label="Next picture"
            disabled={index === pictures.length - 1}
            onClick={() => show(index + 1)}
          >
            <Icon name="next" size={26} />
          </Control>
        </>
      )}
    </Dialog>
  );
}

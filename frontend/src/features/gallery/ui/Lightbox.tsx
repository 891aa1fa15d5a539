import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Swiper } from 'swiper';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { PictureData } from '../../../content/screen-content';
import { Bar, Control, Dialog, Pictures, Preview } from './LightboxParts';
import { MeasuredPicture } from './MeasuredPicture';

interface Props {
  /** By which lib/startup/atOnce opens it, before the app is there and after. */
  id: string;
  pictures: readonly PictureData[];
  label: string;
  /** The picture that is shown, from 0; null while it is closed, or open with its preview alone. */
  index: number | null;
  onShow: (index: number) => void;
  /** With the id of what had opened it. */
  onClose: (opener: string) => void;
}

/** Nothing for React to look at: what stands there is the browser's own. */
const untouched = { __html: '' };

/**
 * Pictures at full size in a modal dialog: arrow keys and buttons, with counter and caption. It stands in the page, so that
 * it opens at once with a preview; then come all pictures, and a moment later Swiper, for swiping and zooming.
 */
export function Lightbox({ id, pictures, label, index, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const shown = useRef(0);
  const filled = index !== null;
  if (filled) shown.current = index;

  /** Shows a picture, by Swiper or, until that is there, by the row itself. */
  const show = (wanted: number) => {
    if (wanted < 0 || wanted >= pictures.length) return;
    if (swiper.current) {
      swiper.current.slideTo(wanted);
      return;
    }
    onShow(wanted);
    if (row.current) row.current.scrollLeft = wanted * row.current.clientWidth;
  };

  useLayoutEffect(() => {
    const element = row.current;
    if (!filled || !element) return;
    preview.current?.replaceChildren();
    element.scrollLeft = shown.current * element.clientWidth;
    let closed = false;
    import('../startZoom').then(
      ({ startZoom }) => {
        if (!closed) swiper.current = startZoom(element, shown.current, onShow);
      },
      // Without it the buttons and keys lead on all the same.
      () => {},
    );
    return () => {
      closed = true;
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [filled, onShow]);

  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(shown.current - 1);
    if (key === 'ArrowRight') show(shown.current + 1);
  };

  const many = filled && pictures.length > 1;
  return (
    <Dialog
      ref={dialog}
      id={id}
      aria-label={label}
      onClose={() => onClose(dialog.current?.dataset.opener ?? '')}
      onKeyDown={press}
      onClick={(event) => {
        // Beside the picture; the keyboard has Escape and the button.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <Bar method="dialog">
        <p aria-live="polite" aria-atomic>
          {filled && `${index + 1} of ${pictures.length}`}
          {filled && <VisuallyHidden>: {pictures[index]?.caption}</VisuallyHidden>}
        </p>
        <Control type="submit" aria-label="Close">
          <Icon name="close" size={24} />
        </Control>
      </Bar>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, which keeps React's hands off it */}
      <Preview ref={preview} data-preview suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
      {filled && (
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
      )}
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

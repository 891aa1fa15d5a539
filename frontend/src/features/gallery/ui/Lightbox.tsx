import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Swiper } from 'swiper';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { PictureData } from '../../../content/screen-content';
import { Bar, Control, Dialog, Pictures, Preview } from './LightboxParts';
import { MeasuredPicture } from './MeasuredPicture';

interface Props {
  /** The dialog's id, by which lib/startup/atOnce opens it. */
  id: string;
  pictures: readonly PictureData[];
  label: string;
  /** The shown picture, from 0; null while the dialog is closed, or open with only its preview. */
  index: number | null;
  onShow: (index: number) => void;
  /** Gets the id of the link that opened it. */
  onClose: (opener: string) => void;
}

/** Keeps React from touching the cloned preview. */
const untouched = { __html: '' };

/** Pictures at full size in a modal dialog, prerendered, so that it opens at once with a preview; Swiper loads later. */
export function Lightbox({ id, pictures, label, index, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { show, shown } = usePictureRow(row, preview, { index, count: pictures.length, onShow });

  useEffect(() => {
    if (index === null) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') show(shown.current - 1);
      if (key === 'ArrowRight') show(shown.current + 1);
    };
    // Not on the dialog, which has no focus in Safari after a click on a button.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  // Not disabled, as the pressed button would lose the focus.
  const arrow = (side: 'left' | 'right', name: string, to: number) => (
    <Control side={side} aria-label={name} aria-disabled={!pictures[to] || undefined} onClick={() => show(to)}>
      <Icon name={side === 'left' ? 'previous' : 'next'} size={26} />
    </Control>
  );

  return (
    <Dialog
      ref={dialog}
      id={id}
      aria-label={label}
      onClose={() => onClose(dialog.current?.dataset.opener ?? '')}
      onClick={(event) => {
        // A click beside the picture; the keyboard has Escape and the button.
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <Bar method="dialog">
        {/* Each text is alone in an element that stays, for the browser's translation (components/Button.tsx). */}
        <p aria-live="polite" aria-atomic>
          <span>{index !== null && `${index + 1} of ${pictures.length}`}</span>
          <VisuallyHidden>{index !== null && `: ${pictures[index]?.caption}`}</VisuallyHidden>
        </p>
        <Control type="submit" aria-label="Close">
          <Icon name="close" size={24} />
        </Control>
      </Bar>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty, which keeps React from touching the content */}
      <Preview ref={preview} data-preview suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
      {index !== null && (
        <Pictures ref={row} className="swiper">
          <Slides pictures={pictures} index={index} />
        </Pictures>
      )}
      {index !== null && pictures.length > 1 && (
        <>
          {arrow('left', 'Previous picture', index - 1)}
          {arrow('right', 'Next picture', index + 1)}
        </>
      )}
    </Dialog>
  );
}

/** Positions the row of pictures at `index`, once it is rendered: by scrolling it, later with Swiper. */
function usePictureRow(
  row: RefObject<HTMLElement | null>,
  preview: RefObject<HTMLElement | null>,
  { index, count, onShow }: Pick<Props, 'index' | 'onShow'> & { count: number },
) {
  const swiper = useRef<Swiper | null>(null);
  const shown = useRef(0);
  const isRendered = index !== null;
  if (isRendered) shown.current = index;

  const show = (wanted: number) => {
    if (wanted < 0 || wanted >= count) return;
    if (swiper.current) return swiper.current.slideTo(wanted);
    onShow(wanted);
    if (row.current) row.current.scrollLeft = wanted * row.current.clientWidth;
  };

  useLayoutEffect(() => {
    const element = row.current;
    if (!isRendered || !element) return;
    preview.current?.replaceChildren();
    element.scrollLeft = shown.current * element.clientWidth;
    let closed = false;
    import('../startZoom').then(
      ({ startZoom }) => {
        if (!closed) swiper.current = startZoom(element, shown.current, onShow);
      },
      // Without Swiper, buttons and keys scroll the row.
      () => {},
    );
    return () => {
      closed = true;
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [row, preview, isRendered, onShow]);

  return { show, shown };
}

function Slides({ pictures, index }: { pictures: readonly PictureData[]; index: number }) {
  return (
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
  );
}

import { type MouseEvent, startTransition, useEffect, useId, useState } from 'react';
import type { PictureData } from '../../content/screen-content';
import { pictureAnchor } from '../../lib/anchor';
import { hasModifier, openDialog, releasePage } from '../../lib/startup/atOnce';
import { Lightbox } from './ui/Lightbox';

/** A lightbox for pictures; closing returns the focus to the link that opened it. */
export function useLightbox(pictures: readonly PictureData[], label: string) {
  /** The dialog's id, for the links that control it. */
  const id = useId();
  const [index, setIndex] = useState<number | null>(null);

  /** Renders all pictures into the open dialog, in a frame after the dialog itself. */
  const fill = () => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (!dialog?.open) return;
    const opened = pictures.findIndex((picture) => pictureAnchor(picture) === dialog.dataset.opener);
    startTransition(() => setIndex(Math.max(0, opened)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the visitor may have opened it before hydration
  useEffect(fill, []);
  // It may be removed while it is open, by a navigation.
  useEffect(() => releasePage, []);

  return {
    id,
    /** Opens the lightbox at a link's picture, in place of following the link. */
    open: (event: MouseEvent<HTMLElement>) => {
      // Otherwise the browser follows the link to the picture.
      if (hasModifier(event) || !openDialog(event.currentTarget)) return;
      event.preventDefault();
      fill();
    },
    lightbox: (
      <Lightbox
        id={id}
        pictures={pictures}
        label={label}
        index={index}
        onShow={setIndex}
        onClose={(opener) => {
          setIndex(null);
          document.getElementById(opener)?.focus();
        }}
      />
    ),
  };
}

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { PictureData } from '../content/screens';
import { Lightbox } from './Lightbox';

interface LightboxControl {
  /** Opens the lightbox at a picture, counted from 0, in place of following the link. */
  readonly show: (event: MouseEvent<HTMLElement>, index: number) => void;
  /** The open lightbox; nothing while it is closed. */
  readonly lightbox: ReactNode;
}

/** A lightbox over pictures; on closing, the focus goes back to what opened it. */
export function useLightbox(pictures: readonly PictureData[], label: string): LightboxControl {
  const [open, setOpen] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  return {
    show: (event, index) => {
      // Another tab, another window and a download are the browser's to answer.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      setOpen(index);
    },
    lightbox: open !== null && <Lightbox pictures={pictures} label={label} start={open} onClose={close} />,
  };
}

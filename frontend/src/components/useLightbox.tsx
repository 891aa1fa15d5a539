import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import type { PictureData } from '../content/screens';
import { deferred } from './deferred';

const Lightbox = deferred(() => import('./Lightbox'));

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
      event.preventDefault();
      opener.current = event.currentTarget;
      setOpen(index);
    },
    lightbox: open !== null && (
      <Suspense fallback={null}>
        <Lightbox pictures={pictures} label={label} start={open} onClose={close} />
      </Suspense>
    ),
  };
}

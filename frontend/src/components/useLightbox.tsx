import { type MouseEvent, type ReactNode, type RefCallback, Suspense, useCallback, useRef, useState } from 'react';
import type { PictureData } from '../content/screens';
import { savesData } from '../lib/savesData';
import { whenIdle } from '../lib/whenIdle';
import { deferred } from './deferred';
import { whenNear } from './whenNear';

const Lightbox = deferred(() => import('./Lightbox'));

/** Fetches the lightbox's code once the pictures are near and the browser is idle. What it returns calls that off. */
function fetchWhenNear(place: Element): () => void {
  let callOff = whenNear(place, () => {
    callOff = whenIdle(() => {
      // A failure is the click's to tell.
      Lightbox.preload().catch(() => {});
    });
  });
  return () => callOff();
}

interface LightboxControl {
  /** For what holds the pictures. */
  readonly place: RefCallback<HTMLElement>;
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
    place: useCallback((element: HTMLElement | null) => {
      if (element && !savesData()) return fetchWhenNear(element);
    }, []),
    show: (event, index) => {
      // Another tab, another window and a download are the browser's to answer.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
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

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';

/** Whether the visitor's system asks for as little motion as possible. */
export const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Somebody is at the carousel: what has it rest. */
const attention = [':hover', ':focus-within'] as const;

interface Autoplay {
  /** What the visitor chose, at first what their system asks for; undefined until that is known. */
  readonly playing: boolean | undefined;
  /** Plays on, or pauses. */
  readonly toggle: () => void;
}

/**
 * Whether the carousel at `root` plays. It rests while it is pointed at or holds the focus, so that nothing moves under
 * a reader. Play outweighs the pointer and the focus that pressed it: those count again once they come anew.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, swiper: Swiper | null): Autoplay {
  const [playing, setPlaying] = useState<boolean>();
  const outweighed = useRef(new Set<string>());

  useEffect(() => setPlaying((chosen) => chosen ?? !prefersCalm()), []);

  useEffect(() => {
    const element = root.current;
    if (!element || !swiper) return;
    const update = () => {
      for (const sign of outweighed.current) if (!element.matches(sign)) outweighed.current.delete(sign);
      const attended = attention.some((sign) => element.matches(sign) && !outweighed.current.has(sign));
      const runs = playing === true && !attended;
      if (runs === swiper.autoplay.running) return;
      if (runs) swiper.autoplay.start();
      else swiper.autoplay.stop();
    };
    // The browser's own states follow the event.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(update);
    };
    const focused = () => {
      outweighed.current.delete(':focus-within');
      later();
    };
    update();
    element.addEventListener('focusin', focused);
    const events = ['pointerenter', 'pointerleave', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, later);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('focusin', focused);
      for (const event of events) element.removeEventListener(event, later);
    };
  }, [root, swiper, playing]);

  return {
    playing,
    toggle: () => {
      // A click may come before what the system asks for is known here.
      const play = !(playing ?? !prefersCalm());
      outweighed.current = new Set(play ? attention.filter((sign) => root.current?.matches(sign)) : []);
      setPlaying(play);
    },
  };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion';

/** States of the carousel that pause it. */
const attention = [':hover', ':focus-within'] as const;

/** Plays the carousel at `root`, but not while it is hovered or has the focus, unless Play was pressed since then. */
export function useAutoplay(root: RefObject<HTMLElement | null>, swiper: Swiper | null) {
  /** The visitor's choice, at first their motion preference; undefined before hydration. */
  const [playing, setPlaying] = useState<boolean>();
  const overridden = useRef(new Set<string>());

  useEffect(() => setPlaying((chosen) => chosen ?? !prefersReducedMotion()), []);

  useEffect(() => {
    const element = root.current;
    if (!element || !swiper) return;
    const update = () => {
      for (const sign of overridden.current) if (!element.matches(sign)) overridden.current.delete(sign);
      const attended = attention.some((sign) => element.matches(sign) && !overridden.current.has(sign));
      const runs = playing === true && !attended;
      if (runs === swiper.autoplay.running) return;
      if (runs) swiper.autoplay.start();
      else swiper.autoplay.stop();
    };
    // The browser updates `:hover` and `:focus-within` after the event.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(update);
    };
    const focused = () => {
      overridden.current.delete(':focus-within');
      later();
    };
    update();
    const off = new AbortController();
    element.addEventListener('focusin', focused, { signal: off.signal });
    for (const event of ['pointerenter', 'pointerleave', 'focusout'])
      element.addEventListener(event, later, { signal: off.signal });
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  }, [root, swiper, playing]);

  return {
    playing,
    toggle: () => {
      // The first click may come before the effect that reads the preference.
      const play = !(playing ?? !prefersReducedMotion());
      overridden.current = new Set(play ? attention.filter((sign) => root.current?.matches(sign)) : []);
      setPlaying(play);
    },
  };
}

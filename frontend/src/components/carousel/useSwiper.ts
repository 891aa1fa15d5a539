import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion';
import { moveRow } from '../../lib/startup/atOnce';
import { markIncomplete } from '../../lib/startup/incomplete';
import { whenEngaged } from '../../lib/startup/whenEngaged';
import { whenNear } from '../../lib/startup/whenNear';
import { type CarouselLayout, perView, SLIDE_GAP } from './CarouselParts';

export interface SwiperSettings {
  readonly layout: CarouselLayout;
  readonly count: number;
  /** Duration of a slide change in ms. */
  readonly speed: number;
  /** How long a slide stays, in ms. */
  readonly delay: number;
  /** Slides fade into one another; for the layout `single`. */
  readonly fade: boolean;
}

function optionsOf({ layout, count, speed, delay, fade }: SwiperSettings): SwiperOptions {
  const slidesPerView = perView[layout];
  const reducedMotion = prefersReducedMotion();
  let refocus = () => {};
  return {
    spaceBetween: SLIDE_GAP,
    speed: reducedMotion ? 0 : speed,
    breakpoints: Object.fromEntries(
      Object.entries(slidesPerView).map(([width, shown]) => [width, { slidesPerView: shown }]),
    ),
    // Too few slides would leave a gap when they loop; they rewind instead.
    ...(count > Math.max(...Object.values(slidesPerView)) ? { loop: true } : { rewind: true }),
    // A change without duration dispatches no `transitionend`.
    autoplay: { delay, disableOnInteraction: false, waitForTransition: !reducedMotion },
    ...(fade && { effect: 'fade', fadeEffect: { crossFade: true } }),
    // The browser takes the focus from a slide that Swiper moves to the other end of a looping row.
    on: {
      beforeLoopFix: ({ el }) => {
        refocus = focusIn(el);
      },
      loopFix: () => refocus(),
    },
    a11y: { slideLabelMessage: '{{index}} of {{slidesLength}}' },
  };
}

/** Returns a function that restores the current focus in this row, if the element has lost it by a move of its slide. */
function focusIn(row: Element): () => void {
  const focused = row.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    if (focused !== document.activeElement) (focused as HTMLElement | null)?.focus({ preventScroll: true });
  };
}

/** Puts the slides of a looping row back in the document's order, which the focus follows. From then on the row rewinds. */
function stopLooping(swiper: Swiper): void {
  if (!swiper.params.loop) return;
  const refocus = focusIn(swiper.el);
  swiper.loopDestroy();
  Object.assign(swiper.params, { loop: false, rewind: true });
  swiper.update();
  refocus();
}

/**
 * Watches a row that the visitor scrolls by touch. The returned function resolves when no finger is on the row and it has
 * snapped: it waits for 100 ms without a change of position, as Safari before 26.2 has no `scrollend`.
 */
function watchTouch(row: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let touched = false;
  const onTouch = ({ touches }: TouchEvent) => {
    touched = touches.length > 0;
  };
  for (const event of ['touchstart', 'touchend', 'touchcancel'] as const)
    row.addEventListener(event, onTouch, { passive: true, signal });
  return async () => {
    let position: number;
    do {
      position = row.scrollLeft;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (!signal.aborted && (touched || position !== row.scrollLeft));
  };
}

/**
 * Starts Swiper over the row of slides in `viewport` when `start` is called, or when the row is near the window and the
 * visitor is engaged. Until then the row plays by scrolling, so that a visit without input does not load Swiper.
 */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  dots: RefObject<HTMLElement | null>,
  { layout, count, speed, delay, fade }: SwiperSettings,
) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [tabIndex, setTabIndex] = useState<0 | -1 | undefined>(0);
  const start = useRef<() => Promise<Swiper | undefined>>(async () => undefined);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let instance: Swiper | undefined;
    const unmount = new AbortController();
    const { signal } = unmount;
    let cancelWait = () => {};
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && instance) stopLooping(instance);
    };
    document.addEventListener('keydown', onKey, { capture: true, signal });
    const atRest = watchTouch(element, signal);
    const load = async () => {
      const { startSwiper } = await import('./startSwiper');
      await atRest();
      if (signal.aborted) return;
      const { scrollLeft, scrollWidth } = element;
      element.scrollLeft = 0;
      const swiper = startSwiper(element, {
        ...optionsOf({ layout, count, speed, delay, fade }),
        // The slide that the visitor has scrolled the prerendered row to.
        initialSlide: Math.round((scrollLeft / scrollWidth) * count),
        ...(dots.current && { pagination: { el: dots.current, clickable: true } }),
      });
      instance = swiper;
      // In this task, as a press before the next render would scroll the row, which Swiper moves now.
      flushSync(() => {
        setSwiper(swiper);
        // The row no longer scrolls, but the browser would take the focus from one that cannot have it.
        setTabIndex(element.matches(':focus-visible') ? -1 : undefined);
      });
      // Else a click would focus it again.
      element.addEventListener('blur', () => setTabIndex(undefined), { once: true, signal });
      return swiper;
    };
    let loading: Promise<Swiper | undefined> | undefined;
    start.current = () => {
      cancelWait();
      loading ??= load().catch((error: unknown) => {
        // The prerendered row still scrolls, and the next call retries.
        loading = undefined;
        markIncomplete(error);
        return undefined;
      });
      return loading;
    };
    cancelWait = whenNear(element, () => {
      // Like Swiper; changes under 200 ms are instant.
      const moveOn = () => {
        moveRow(element, 1, fade || speed < 200 ? 'instant' : 'smooth');
        if (fade) element.animate({ opacity: [0, 1] }, speed);
      };
      const playing = prefersReducedMotion() ? undefined : setInterval(moveOn, delay);
      const cancelStart = whenEngaged(() => void start.current());
      cancelWait = () => {
        clearInterval(playing);
        cancelStart();
      };
    });
    return () => {
      unmount.abort();
      cancelWait();
      instance?.destroy(true, false);
    };
  }, [viewport, dots, layout, count, speed, delay, fade]);

  return { swiper, start, tabIndex };
}

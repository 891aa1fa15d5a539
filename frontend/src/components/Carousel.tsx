import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import styles from './Carousel.module.css';
import { Icon } from './Icon';
import { useHydrated } from './useHydrated';
import { whenEngaged } from './whenEngaged';

/** Slides side by side by window width in px: the specification's section 9. */
export type CarouselLayout = 'cards' | 'team' | 'single';

const perView: Readonly<Record<CarouselLayout, Readonly<Record<number, number>>>> = {
  cards: { 0: 1, 576: 2, 768: 2, 992: 3, 1200: 4 },
  team: { 0: 1, 992: 2, 1200: 3 },
  single: { 0: 1 },
};

interface Props {
  /** Names the carousel for screen readers. */
  label: string;
  layout: CarouselLayout;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** The change of slides in ms. */
  speed?: number;
  /** How long a slide stays, in ms. */
  delay?: number;
  /** One slide fades into the next, where `layout` is `single`. */
  fade?: boolean;
  /** Dots that lead to a slide. */
  pagination?: boolean;
}

const AUTOPLAY_DELAY_MS = 8000;
const GAP_PX = 15;

/**
 * A looping carousel that plays by itself (section 9). Prerendered as a row that scrolls and snaps, in the
 * very widths that Swiper gives its slides; Swiper itself is fetched when the carousel is near and a visitor
 * there, or its first change is due. It rests on hover and focus, has a pause button, and does not play under reduced motion.
 */
export function Carousel({
  label,
  layout,
  slides,
  speed = 400,
  delay = AUTOPLAY_DELAY_MS,
  fade = false,
  pagination = false,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [playing, setPlaying] = useState(false);
  const start = useRef<() => Promise<Swiper | undefined>>(async () => undefined);
  const hydrated = useHydrated();
  const count = slides.length;

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setPlaying(!calm);
    let instance: Swiper | undefined;
    let left = false;
    let callOff = () => {};
    const begin = async () => {
      const { startSwiper } = await import('./startSwiper');
      if (left) return;
      const { scrollLeft, scrollWidth } = element;
      element.scrollLeft = 0;
      const most = Math.max(...Object.values(perView[layout]));
      instance = startSwiper(element, {
        // Where the visitor has scrolled the prerendered row to.
        initialSlide: Math.round((scrollLeft / scrollWidth) * count),
        spaceBetween: GAP_PX,
        speed: calm ? 0 : speed,
        slidesPerView: perView[layout][0] ?? 1,
        breakpoints: Object.fromEntries(
          Object.entries(perView[layout]).map(([width, slidesPerView]) => [width, { slidesPerView }]),
        ),
        // Too few slides cannot loop without a gap; they start over instead.
        ...(count > most ? { loop: true } : { rewind: true }),
        watchOverflow: true,
        autoplay: calm ? false : { delay, disableOnInteraction: false },
        ...(fade && { effect: 'fade', fadeEffect: { crossFade: true } }),
        a11y: {
          enabled: true,
          slideRole: 'group',
          slideLabelMessage: '{{index}} of {{slidesLength}}',
          scrollOnFocus: true,
        },
        ...(pagination && dots.current && { pagination: { el: dots.current, clickable: true } }),
      });
      setSwiper(instance);
      return instance;
    };
    let begun: Promise<Swiper | undefined> | undefined;
    start.current = () => {
      callOff();
      begun ??= begin();
      return begun;
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        callOff = whenEngaged(calm ? Number.POSITIVE_INFINITY : delay, async (changeIsDue) => {
          const carousel = await start.current();
          if (changeIsDue) carousel?.slideNext();
        });
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    return () => {
      left = true;
      near.disconnect();
      callOff();
      instance?.destroy(true, false);
    };
  }, [layout, count, speed, delay, fade, pagination]);

  // Rests while it is pointed at or holds the focus; the button's choice stands above that.
  useEffect(() => {
    const element = root.current;
    if (!swiper?.autoplay || !element) return;
    const update = () => {
      const rest = !playing || element.matches(':hover') || element.matches(':focus-within');
      if (rest && swiper.autoplay.running) swiper.autoplay.stop();
      if (!rest && !swiper.autoplay.running) swiper.autoplay.start();
    };
    update();
    const later = () => setTimeout(update);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, later);
    return () => {
      for (const event of events) element.removeEventListener(event, later);
    };
  }, [swiper, playing]);

  const move = async (by: (swiper: Swiper) => void) => {
    const carousel = swiper ?? (await start.current());
    if (carousel) by(carousel);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, as the section around it is the landmark already
    <div
      ref={root}
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-layout={layout}
      data-fade={fade || undefined}
    >
      <div className={`${styles.controls} needs-script`}>
        <button
          type="button"
          className={styles.control}
          aria-label={playing ? 'Pause' : 'Play'}
          disabled={!hydrated}
          onClick={() => {
            setPlaying(!playing);
            void start.current();
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label="Previous slide"
          disabled={!hydrated}
          onClick={() => void move((carousel) => carousel.slidePrev())}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label="Next slide"
          disabled={!hydrated}
          onClick={() => void move((carousel) => carousel.slideNext())}
        >
          <Icon name="next" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides, not of form controls */}
      <div
        ref={viewport}
        className={`swiper ${styles.viewport}`}
        tabIndex={swiper ? undefined : 0}
        role="group"
        aria-label={`${label}, slides`}
      >
        <div className={`swiper-wrapper ${styles.row}`} aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the W3C's carousel pattern has it
            <div
              key={key}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {pagination && <div ref={dots} className={`${styles.dots} needs-script`} />}
    </div>
  );
}

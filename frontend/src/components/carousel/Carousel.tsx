import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { moveRow } from '../../lib/startup/atOnce';
import { markIncomplete } from '../../lib/startup/incomplete';
import { whenEngaged } from '../../lib/startup/whenEngaged';
import { whenNear } from '../../lib/startup/whenNear';
import { CarouselControls } from './CarouselControls';
import { Dots, Frame } from './CarouselParts';
import { type CarouselLayout, perView, SLIDE_GAP } from './carouselLayout';
import { prefersCalm, useAutoplay } from './useAutoplay';

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
  const { playing, toggle } = useAutoplay(root, swiper);
  const start = useRef<() => Promise<Swiper | undefined>>(async () => undefined);
  const count = slides.length;

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const calm = prefersCalm();
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
        spaceBetween: SLIDE_GAP,
        speed: calm ? 0 : speed,
        slidesPerView: perView[layout][0] ?? 1,
        breakpoints: Object.fromEntries(
          Object.entries(perView[layout]).map(([width, slidesPerView]) => [width, { slidesPerView }]),
        ),
        // Too few slides cannot loop without a gap; they start over instead.
        ...(count > most ? { loop: true } : { rewind: true }),
        watchOverflow: true,
        // A change that takes no time ends without a word.
        autoplay: { delay, disableOnInteraction: false, waitForTransition: !calm },
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
      begun ??= begin().catch((error: unknown) => {
        // The prerendered row goes on scrolling, and the next sign tries again.
        begun = undefined;
        markIncomplete(error);
        return undefined;
      });
      return begun;
    };
    callOff = whenNear(element, () => {
      callOff = whenEngaged(calm ? Number.POSITIVE_INFINITY : delay, async (changeIsDue) => {
        const carousel = await start.current();
        if (changeIsDue) carousel?.slideNext();
      });
    });
    return () => {
      left = true;
      callOff();
      instance?.destroy(true, false);
    };
  }, [layout, count, speed, delay, fade, pagination]);

  /** By one slide, on or back: by Swiper or, until that is there, by the row itself, where Swiper then takes over. */
  const move = (by: 1 | -1) => {
    if (swiper) {
      if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
      return;
    }
    if (viewport.current) moveRow(viewport.current, by);
    void start.current();
  };

  return (
    <Frame
      ref={root}
      layout={layout}
      data-fade={fade || undefined}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <CarouselControls
        playing={playing}
        onPlay={() => {
          toggle();
          void start.current();
        }}
        onPrevious={() => move(-1)}
        onNext={() => move(1)}
        below={layout === 'single'}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides, not of form controls */}
      <div
        ref={viewport}
        className="swiper"
        tabIndex={swiper ? undefined : 0}
        role="group"
        aria-label={`${label}, slides`}
      >
        <div className="swiper-wrapper" aria-live={playing === false ? 'polite' : 'off'}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the W3C's carousel pattern has it
            <div
              key={key}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {pagination && <Dots ref={dots} />}
    </Frame>
  );
}

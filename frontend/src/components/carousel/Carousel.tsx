import { type ReactElement, useRef } from 'react';
import { moveRow } from '../../lib/startup/atOnce';
import { CarouselControls } from './CarouselControls';
import { type CarouselLayout, Dots, Frame } from './CarouselParts';
import { useAutoplay } from './useAutoplay';
import { type SwiperSettings, useSwiper } from './useSwiper';

interface Props extends Partial<Pick<SwiperSettings, 'speed' | 'delay' | 'fade'>> {
  label: string;
  layout: CarouselLayout;
  /** The slides, each with a key. */
  children: readonly ReactElement[];
  /** Shows a dot for each slide. */
  pagination?: boolean;
}

/**
 * A looping carousel with autoplay (section 9), which hover, focus, its pause button and reduced motion stop. It is
 * prerendered as a row that scrolls and snaps, with the slide widths of Swiper, which loads later (useSwiper.ts).
 */
export function Carousel({
  label,
  layout,
  children: slides,
  speed = 400,
  delay = 8000,
  fade = false,
  pagination = false,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const { swiper, start, tabIndex } = useSwiper(viewport, dots, { layout, count: slides.length, speed, delay, fade });
  const { playing, toggle } = useAutoplay(root, swiper);

  /** Moves by one slide. Until Swiper has started this scrolls the row, and Swiper continues from there. */
  const move = (by: 1 | -1) => {
    if (swiper) return by > 0 ? swiper.slideNext() : swiper.slidePrev();
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
        onMove={move}
        below={layout === 'single'}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides, not of form controls */}
      <div ref={viewport} className="swiper" tabIndex={tabIndex} role="group" aria-label={`${label}, slides`}>
        <Slides live={playing === false}>{slides}</Slides>
      </div>
      {pagination && <Dots ref={dots} />}
    </Frame>
  );
}

function Slides({ children: slides, live }: Pick<Props, 'children'> & { live: boolean }) {
  return (
    <div className="swiper-wrapper" aria-live={live ? 'polite' : 'off'}>
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as in the W3C's carousel pattern
        <div
          key={slide.key}
          className="swiper-slide"
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${slides.length}`}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}

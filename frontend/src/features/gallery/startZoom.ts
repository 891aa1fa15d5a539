import { Swiper } from 'swiper';
import { Zoom } from 'swiper/modules';

/** Swipe and zoom for the lightbox's row of pictures, which stands at picture `initialSlide`, from 0. */
export function startZoom(row: HTMLElement, initialSlide: number, onMove: (index: number) => void): Swiper {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Swiper moves the row by itself from here on.
  row.scrollLeft = 0;
  return new Swiper(row, {
    modules: [Zoom],
    initialSlide,
    speed: calm ? 0 : 250,
    zoom: true,
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  });
}

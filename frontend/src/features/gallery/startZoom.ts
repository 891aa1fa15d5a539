import { Swiper } from 'swiper';
import { Zoom } from 'swiper/modules';

/** Adds swiping and zooming to the lightbox's row of pictures, starting at picture `initialSlide` (from 0). */
export function startZoom(row: HTMLElement, initialSlide: number, onMove: (index: number) => void): Swiper {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // From here on Swiper positions the row.
  row.scrollLeft = 0;
  return new Swiper(row, {
    modules: [Zoom],
    initialSlide,
    speed: calm ? 0 : 250,
    zoom: true,
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  });
}

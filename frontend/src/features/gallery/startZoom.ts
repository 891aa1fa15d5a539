import { Swiper } from 'swiper';
import { Zoom } from 'swiper/modules';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion';

/** Adds swiping and zooming to the lightbox's row of pictures, starting at picture `initialSlide` (from 0). */
export function startZoom(row: HTMLElement, initialSlide: number, onMove: (index: number) => void): Swiper {
  // From here on Swiper positions the row.
  row.scrollLeft = 0;
  return new Swiper(row, {
    modules: [Zoom],
    initialSlide,
    speed: prefersReducedMotion() ? 0 : 250,
    zoom: true,
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  });
}

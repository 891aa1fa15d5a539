import { Swiper } from 'swiper';
import { A11y, Autoplay, EffectFade, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Starts Swiper with what a carousel needs. A chunk of its own: `import('swiper/modules')` would load every module. */
export function startSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [A11y, Autoplay, EffectFade, Pagination], ...options });
}

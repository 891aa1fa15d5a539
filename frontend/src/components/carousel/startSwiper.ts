import { Swiper } from 'swiper';
import { A11y, Autoplay, EffectFade, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/**
 * Starts Swiper over prerendered slides, with the modules that a carousel needs. A chunk of its own: a dynamic import of
 * `swiper/modules` itself would load all modules, three times the bytes.
 */
export function startSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [A11y, Autoplay, EffectFade, Pagination], ...options });
}

import { Swiper } from 'swiper';
import { A11y, Autoplay, EffectFade, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/**
 * Swiper with the modules that a carousel needs, over prerendered slides. Fetched apart from the page:
 * imported dynamically by itself, `swiper/modules` would come whole, three times as much.
 */
export function startSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [A11y, Autoplay, EffectFade, Pagination], ...options });
}

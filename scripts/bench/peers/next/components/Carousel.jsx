'use client';
import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import { A11y, Autoplay, Navigation, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';

const perView = {
  single: {},
  cards: { 576: { slidesPerView: 2 }, 992: { slidesPerView: 3 }, 1200: { slidesPerView: 4 } },
  team: { 992: { slidesPerView: 2 }, 1200: { slidesPerView: 3 } },
};

/** Swiper as its own React component; `slides` are rendered on the server. */
export function Carousel({ layout, slides, pagination = false }) {
  return (
    <Swiper
      modules={[A11y, Autoplay, Navigation, Pagination]}
      spaceBetween={15}
      breakpoints={perView[layout]}
      loop
      navigation
      pagination={pagination ? { clickable: true } : false}
      autoplay={{ delay: 8000, disableOnInteraction: false, pauseOnMouseEnter: true }}
    >
      {slides.map(({ key, content }) => (
        <SwiperSlide key={key}>{content}</SwiperSlide>
      ))}
    </Swiper>
  );
}

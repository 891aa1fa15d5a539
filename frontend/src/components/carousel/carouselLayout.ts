export type CarouselLayout = 'cards' | 'team' | 'single';

/** Slides side by side, by window width in px (section 9). */
export const perView: Readonly<Record<CarouselLayout, Readonly<Record<number, number>>>> = {
  cards: { 0: 1, 576: 2, 992: 3, 1200: 4 },
  team: { 0: 1, 992: 2, 1200: 3 },
  single: { 0: 1 },
};

/** Between slides, in px. */
export const SLIDE_GAP = 15;

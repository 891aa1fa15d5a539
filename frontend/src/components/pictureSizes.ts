/**
 * The HTML attribute `sizes` of pictures that share a row, as measured from 360 to 1920 px, within 5 %. A grid gets one
 * more column where its minimum width fits; a carousel shows `--per-view` slides.
 */
export const pictureSizes = {
  cardGrid: '(min-width: 992px) min(18rem, 22.5vw), (min-width: 768px) 30vw, (min-width: 576px) 45vw, 33vw',
  cardRow: '18rem',
  carousel: '(min-width: 1200px) min(18rem, 22.5vw), (min-width: 992px) 30vw, (min-width: 576px) 45vw, 90vw',
  gallery: '(min-width: 992px) 24rem, (min-width: 768px) 45vw, 18rem',
} as const;

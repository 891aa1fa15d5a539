import { type Picture, studioPicture } from './picture';

/** Pictures of the page `cube`; the card comes first. */
export const cubePictures: readonly Picture[] = [
  studioPicture(
    'cube',
    'card',
    'illustration',
    'cube',
    'Cube, closed.',
    'Cube cooler closed: compact white cube with a navy lid, a latch and a top handle.',
  ),
  studioPicture(
    'cube',
    'gallery',
    'illustration',
    'cube-open',
    'Open, with vials.',
    'Cube cooler open: rows of vials stand inside, with a flat steel disk along the wall.',
  ),
];

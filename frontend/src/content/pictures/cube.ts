import { type Picture, studioPicture } from './picture';

/** Pictures of the page `cube`; the card comes first. */
export const cubePictures: readonly Picture[] = [
  studioPicture('cube', 'card', 'illustration', 'cube', 'Cube, closed.', 'Rendering of the Cube, closed.'),
  studioPicture(
    'cube',
    'gallery',
    'illustration',
    'cube-open',
    'Open, with vials as an example.',
    'Rendering of the Cube, open, with vials as an example.',
  ),
];

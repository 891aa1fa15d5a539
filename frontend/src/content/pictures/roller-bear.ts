import { type Picture, studioPicture } from './picture';

/** Pictures of the page `roller-bear`; the card comes first. */
export const rollerBearPictures: readonly Picture[] = [
  studioPicture(
    'roller-bear',
    'card',
    'illustration',
    'roller-bear',
    'Roller Bear Med Cooler, closed, drawn with wheels and a handle as an example.',
    'Rendering of the Roller Bear Med Cooler, closed.',
  ),
  studioPicture(
    'roller-bear',
    'gallery',
    'illustration',
    'roller-bear-stowed',
    'From the side.',
    'Rendering of the Roller Bear Med Cooler, closed, from the side.',
  ),
  studioPicture(
    'roller-bear',
    'gallery',
    'illustration',
    'roller-bear-open',
    'Open, with blood bags as an example.',
    'Rendering of the Roller Bear Med Cooler, open, with blood bags as an example.',
  ),
  studioPicture(
    'roller-bear',
    'gallery',
    'illustration',
    'roller-bear-tilted',
    'At an angle.',
    'Rendering of the Roller Bear Med Cooler, closed, at an angle.',
  ),
];

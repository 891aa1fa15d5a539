import { type Picture, studioPicture } from './picture';

/** Pictures of the page `roller-bear`; the card comes first. */
export const rollerBearPictures: readonly Picture[] = [
  studioPicture(
    'roller-bear',
    'card',
    'illustration',
    'roller-bear',
    'Roller Bear Med Cooler, handle drawn out.',
    'Roller Bear Med Cooler closed: large white cooler on two wheels with its pulling handle drawn out behind the navy lid.',
  ),
  studioPicture(
    'roller-bear',
    'gallery',
    'illustration',
    'roller-bear-stowed',
    'Handle pushed in.',
    'Roller Bear Med Cooler seen from its side with the pulling handle pushed in, resting on wheels and front feet.',
  ),
  studioPicture(
    'roller-bear',
    'gallery',
    'illustration',
    'roller-bear-open',
    'Open, with its payload.',
    'Roller Bear Med Cooler open: blood bags in two rows with a flat steel disk at the wall, the lid standing behind.',
  ),
  studioPicture(
    'roller-bear',
    'gallery',
    'illustration',
    'roller-bear-tilted',
    'Tilted for rolling.',
    'Roller Bear Med Cooler tilted back on its wheels by the drawn-out handle, as it is pulled.',
  ),
];

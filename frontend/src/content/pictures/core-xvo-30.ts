import { type Picture, studioPicture } from './picture';

/** Pictures of the page `core-xvo-30`; the card comes first. */
export const coreXvo30Pictures: readonly Picture[] = [
  studioPicture(
    'core-xvo-30',
    'card',
    'scale',
    'core-xvo-30',
    'CORE XVO 30, closed, drawn to the dimensions of its product page.',
    'CORE XVO 30 closed: white box cooler with a navy lid, two latches, side handles and its name on the front.',
  ),
  studioPicture(
    'core-xvo-30',
    'gallery',
    'scale',
    'core-xvo-30-open',
    'Open, with plasma bags and its upper disk lifted out.',
    'CORE XVO 30 open: plasma bags lie stacked inside; one of its two flat −20 °C disks lies in front of it.',
  ),
  studioPicture(
    'core-xvo-30',
    'gallery',
    'scale',
    'core-xvo-30-exploded',
    'Exploded: lid, two disks, payload and body.',
    'CORE XVO 30 taken apart upward: body, lower disk, plasma bags, upper disk and lid, all on one axis.',
  ),
];

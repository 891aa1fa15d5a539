import { type Picture, studioPicture } from './picture';

/** Pictures of the page `core-xvo-30`; the card comes first. */
export const coreXvo30Pictures: readonly Picture[] = [
  studioPicture(
    'core-xvo-30',
    'card',
    'scale',
    'core-xvo-30',
    'CORE XVO 30, closed, drawn to the dimensions of its product specification.',
    'Rendering of the CORE XVO 30, closed.',
  ),
  studioPicture(
    'core-xvo-30',
    'gallery',
    'scale',
    'core-xvo-30-open',
    'Open, with plasma bags as an example and a −20 °C disk lifted out.',
    'Rendering of the CORE XVO 30, open, with plasma bags as an example; one of its two −20 °C disks lies in front of it.',
  ),
  studioPicture(
    'core-xvo-30',
    'gallery',
    'scale',
    'core-xvo-30-exploded',
    'Exploded, packed as an example: lid, two disks, plasma bags and body.',
    'Rendering of the CORE XVO 30, taken apart: body, disk, plasma bags, disk and lid.',
  ),
];

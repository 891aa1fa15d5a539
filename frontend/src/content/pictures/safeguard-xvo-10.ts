import { type Picture, studioPicture } from './picture';

/** Pictures of the page `safeguard-xvo-10`; the card comes first. */
export const safeguardXvo10Pictures: readonly Picture[] = [
  studioPicture(
    'safeguard-xvo-10',
    'card',
    'illustration',
    'safeguard-xvo-10',
    'Safeguard XVO 10, closed.',
    'Safeguard XVO 10 closed: hard white shell with a navy lid, two latches and a carrying handle.',
  ),
  studioPicture(
    'safeguard-xvo-10',
    'gallery',
    'illustration',
    'safeguard-xvo-10-inserts',
    'The cryo-disc inserts: top and bottom, and sides.',
    'Safeguard XVO 10 open beside its cryo-disc inserts: wide ones for top and bottom, narrow ones for the sides.',
  ),
];

import { type Picture, studioPicture } from './picture';

/** Pictures of the page `safeguard-xvo-10`; the card comes first. */
export const safeguardXvo10Pictures: readonly Picture[] = [
  studioPicture(
    'safeguard-xvo-10',
    'card',
    'illustration',
    'safeguard-xvo-10',
    'Safeguard XVO 10, closed.',
    'Rendering of the Safeguard XVO 10 with its hard shell, closed.',
  ),
  studioPicture(
    'safeguard-xvo-10',
    'gallery',
    'illustration',
    'safeguard-xvo-10-inserts',
    'The cryo-disc inserts: top and bottom, and sides.',
    'Rendering of the Safeguard XVO 10, open, beside its cryo-disc inserts for top and bottom and for the sides.',
  ),
];

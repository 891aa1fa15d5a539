import { type Picture, studioPicture } from './picture';

/** Pictures of the page `kelvin`; the card comes first. */
export const kelvinPictures: readonly Picture[] = [
  studioPicture(
    'kelvin',
    'card',
    'illustration',
    'kelvin',
    'Kelvin XVO 9.5 White, closed.',
    'Rendering of the Kelvin XVO 9.5 White, closed, with its white label.',
  ),
  studioPicture(
    'kelvin',
    'gallery',
    'illustration',
    'kelvin-family',
    'The four Kelvin variants.',
    'Rendering of the four Kelvin variants, XVO 9.5 White and Gray, XVO 6.5 White and Blue, each labeled with its temperature.',
  ),
  studioPicture(
    'kelvin',
    'gallery',
    'illustration',
    'kelvin-open',
    'Open, with blood bags as an example.',
    'Rendering of the Kelvin, open from above, with blood bags as an example.',
  ),
  studioPicture(
    'kelvin',
    'gallery',
    'illustration',
    'kelvin-cutaway',
    'Cut away to show the insulation.',
    'Rendering of the Kelvin, cut away to show its insulation around blood bags as an example.',
  ),
];

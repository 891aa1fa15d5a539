import { type Picture, studioPicture } from './picture';

/** Pictures of the page `kelvin`; the card comes first. */
export const kelvinPictures: readonly Picture[] = [
  studioPicture(
    'kelvin',
    'card',
    'illustration',
    'kelvin',
    'Kelvin XVO 9.5, closed.',
    'Kelvin XVO 9.5 cooler in white, closed and latched, with its carrying handle up and the white band of its label on the front.',
  ),
  studioPicture(
    'kelvin',
    'gallery',
    'illustration',
    'kelvin-family',
    'The four Kelvin variants.',
    'The four Kelvin variants, the tall XVO 9.5 in White and Gray behind the low XVO 6.5 in White and Blue, each labeled with its own temperature.',
  ),
  studioPicture(
    'kelvin',
    'gallery',
    'illustration',
    'kelvin-open',
    'Open, with blood bags.',
    'Kelvin cooler open from above: blood bags in a row with a flat steel disk at its end.',
  ),
  studioPicture(
    'kelvin',
    'gallery',
    'illustration',
    'kelvin-cutaway',
    'Cut away to show the wall.',
    'Kelvin cooler with a corner cut away: outer shell, thick insulation and inner liner in section around blood bags and flat steel disks.',
  ),
];

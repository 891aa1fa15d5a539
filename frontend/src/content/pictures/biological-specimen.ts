import { type Picture, studioPicture } from './picture';

/** Pictures of the page `biological-specimen`; the card comes first. */
export const biologicalSpecimenPictures: readonly Picture[] = [
  studioPicture(
    'biological-specimen',
    'card',
    'illustration',
    'biological-specimen',
    'Biological Specimen Transport Chiller, closed.',
    'Biological Specimen Transport Chiller closed: white box with a navy lid, a latch and a carrying handle.',
  ),
  studioPicture(
    'biological-specimen',
    'gallery',
    'illustration',
    'biological-specimen-open',
    'Open, with specimen tubes in a rack.',
    'Biological Specimen Transport Chiller open from above: specimen tubes with purple, blue and yellow caps stand in rows.',
  ),
  studioPicture(
    'biological-specimen',
    'gallery',
    'illustration',
    'biological-specimen-cutaway',
    'Cut away to show the rack and the wall.',
    'Biological Specimen Transport Chiller with a corner cut away: insulated wall, tube rack and a flat steel disk under it.',
  ),
];

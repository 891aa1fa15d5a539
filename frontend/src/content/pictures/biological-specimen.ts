import { type Picture, studioPicture } from './picture';

/** Pictures of the page `biological-specimen`; the card comes first. */
export const biologicalSpecimenPictures: readonly Picture[] = [
  studioPicture(
    'biological-specimen',
    'card',
    'illustration',
    'biological-specimen',
    'Biological Specimen Transport Chiller, closed.',
    'Rendering of the Biological Specimen Transport Chiller, closed.',
  ),
  studioPicture(
    'biological-specimen',
    'gallery',
    'illustration',
    'biological-specimen-open',
    'Open, with specimen tubes as an example.',
    'Rendering of the Biological Specimen Transport Chiller, open from above, with specimen tubes as an example.',
  ),
  studioPicture(
    'biological-specimen',
    'gallery',
    'illustration',
    'biological-specimen-cutaway',
    'Cut away, with specimen tubes as an example.',
    'Rendering of the Biological Specimen Transport Chiller, cut away around specimen tubes as an example.',
  ),
];

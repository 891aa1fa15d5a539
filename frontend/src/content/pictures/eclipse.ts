import { rulerName } from '../facts/ruler';
import { type Picture, studioPicture } from './picture';

/** Pictures of the page `eclipse`; the card comes first. */
export const eclipsePictures: readonly Picture[] = [
  studioPicture(
    'eclipse',
    'card',
    'scale',
    'eclipse',
    'Eclipse soft cooler, closed.',
    'Eclipse soft-sided cooler, closed: navy fabric bag with a zipper around the lid, a front pocket, webbing handles and a shoulder strap.',
  ),
  studioPicture(
    'eclipse',
    'gallery',
    'scale',
    'eclipse-open',
    'Open, with the payload box and bottle PCMs.',
    'Eclipse with its soft lid folded back: a payload box in the middle, surrounded by hard bottle PCMs.',
  ),
  studioPicture(
    'eclipse',
    'gallery',
    'scale',
    'eclipse-included',
    'What is included.',
    'What comes with Eclipse, laid out: the soft cooler, its shoulder strap, four hard bottle PCMs and a printed pack-out diagram.',
  ),
  studioPicture(
    'eclipse',
    'gallery',
    'scale',
    'eclipse-scale',
    `Beside a ${rulerName} for scale.`,
    `Eclipse from the front with both webbing handles up, a ${rulerName} lying before it.`,
  ),
];

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
    'Rendering of the Eclipse soft cooler, closed, with its shoulder strap.',
  ),
  studioPicture(
    'eclipse',
    'gallery',
    'scale',
    'eclipse-open',
    'Open, with the payload and bottle PCMs, packed as an example.',
    'Rendering of the Eclipse, open: the payload in the middle, hard bottle PCMs around it, as an example.',
  ),
  studioPicture(
    'eclipse',
    'gallery',
    'scale',
    'eclipse-included',
    'What is included.',
    'Rendering of what comes with the Eclipse: soft cooler, shoulder strap, hard bottle PCMs and a pack-out diagram.',
  ),
  studioPicture(
    'eclipse',
    'gallery',
    'scale',
    'eclipse-scale',
    `Beside a ${rulerName} for scale.`,
    `Rendering of the Eclipse from the front beside a ${rulerName}.`,
  ),
];

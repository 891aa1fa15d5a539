import { rulerName } from '../facts/ruler';
import { type Picture, studioPicture } from './picture';

/** Pictures of the page `monarch-xvo-10`; the card comes first. */
export const monarchXvo10Pictures: readonly Picture[] = [
  studioPicture(
    'monarch-xvo-10',
    'card',
    'scale',
    'monarch-xvo-10',
    'Monarch XVO 10, closed, with the optional shoulder strap.',
    'Rendering of the Monarch XVO 10, closed, with the optional shoulder strap.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-open',
    'Open, with syringes in two compartments of five.',
    'Rendering of the Monarch XVO 10, open: syringes of IgSC in two compartments of five.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-cutaway',
    'Cut away to show Cryo-Disks and payload, packed as an example.',
    'Rendering of the Monarch XVO 10, cut away: Cryo-Disks above and below the syringes of IgSC, as an example.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-exploded',
    'Exploded, packed as an example: lid, Cryo-Disk, syringes and body.',
    'Rendering of the Monarch XVO 10, taken apart: body, ten syringes of IgSC, Cryo-Disk and lid.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-cylinder',
    `With the cryo cylinder and a ${rulerName} for scale.`,
    `Rendering of the Monarch XVO 10, closed, beside a cryo cylinder and a ${rulerName}.`,
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-dimensions',
    'Its outside in inches and centimeters.',
    'Rendering of the Monarch XVO 10, closed, with dimension lines along its length, its width and its height.',
  ),
];

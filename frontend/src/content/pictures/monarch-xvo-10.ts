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
    'Monarch XVO 10 closed: tall white cooler with a navy lid, one latch, a carrying handle and the optional shoulder strap laid in front.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-open',
    'Open, with syringe cartons in two compartments.',
    'Monarch XVO 10 open: IgSC syringe cartons stand in two compartments of five, parted by a divider.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-cutaway',
    'Cut away to show the wall and the payload.',
    'Monarch XVO 10 with its front corner cut away: a thin insulated wall, a Cryo-Disk below and above, and the syringe cartons between them.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-exploded',
    'Exploded: lid, Cryo-Disk, cartons and body.',
    'Monarch XVO 10 taken apart upward: body, ten syringe cartons in two rows, a stainless-steel Cryo-Disk and the lid.',
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-cylinder',
    `With the cryo cylinder and a ${rulerName} for scale.`,
    `Closed Monarch XVO 10 beside a stainless-steel cryo cylinder and a ${rulerName}, to judge its size.`,
  ),
  studioPicture(
    'monarch-xvo-10',
    'gallery',
    'scale',
    'monarch-xvo-10-dimensions',
    'Its outside in inches and centimeters.',
    'Monarch XVO 10 closed, without its strap, with dimension lines along its length, its width and its height.',
  ),
];

import { type Picture, studioPicture } from './picture';

/** Pictures of the page `monarch-xvo-5`; the card comes first. */
export const monarchXvo5Pictures: readonly Picture[] = [
  studioPicture(
    'monarch-xvo-5',
    'card',
    'illustration',
    'monarch-xvo-5',
    'Monarch XVO 5, closed.',
    'Monarch XVO 5 closed: white cooler with a navy lid, a latch, a carrying handle and a navy label with its name.',
  ),
  studioPicture(
    'monarch-xvo-5',
    'gallery',
    'illustration',
    'monarch-xvo-5-open',
    'Open, with four units and a Cryo-Disk.',
    'Monarch XVO 5 open from above, holding four cartons on a Cryo-Disk.',
  ),
  studioPicture(
    'monarch-xvo-5',
    'gallery',
    'illustration',
    'monarch-xvo-5-strap',
    'With its shoulder strap raised.',
    'Monarch XVO 5 seen from its side with the shoulder strap drawn up over the lid, as it hangs when carried.',
  ),
];

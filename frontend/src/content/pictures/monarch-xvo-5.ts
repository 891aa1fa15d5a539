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
    'Open, with four units.',
    'Monarch XVO 5 open from above, holding four cartons side by side, marked Unit 1 to Unit 4.',
  ),
  studioPicture(
    'monarch-xvo-5',
    'gallery',
    'scale',
    'monarch-xvo-5-dimensions',
    'Its inside in inches and centimeters; its outside is not published, so the walls are an example.',
    'Monarch XVO 5 with its front cut away: dimension lines along the length, the width and the height of its empty inside.',
  ),
];

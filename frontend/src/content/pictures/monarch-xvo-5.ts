import { type Picture, studioPicture } from './picture';

/** Pictures of the page `monarch-xvo-5`; the card comes first. */
export const monarchXvo5Pictures: readonly Picture[] = [
  studioPicture(
    'monarch-xvo-5',
    'card',
    'illustration',
    'monarch-xvo-5',
    'Monarch XVO 5, closed.',
    'Rendering of the Monarch XVO 5, closed.',
  ),
  studioPicture(
    'monarch-xvo-5',
    'gallery',
    'illustration',
    'monarch-xvo-5-open',
    'Open, with four units.',
    'Rendering of the Monarch XVO 5, open from above, with its four units.',
  ),
  studioPicture(
    'monarch-xvo-5',
    'gallery',
    'scale',
    'monarch-xvo-5-dimensions',
    'Its inside in inches and centimeters; the walls are an example.',
    'Rendering of the Monarch XVO 5, cut away, with dimension lines along the length, the width and the height of its inside.',
  ),
];

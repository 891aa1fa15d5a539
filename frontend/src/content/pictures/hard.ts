import { type Picture, studioPicture } from './picture';

/** Pictures of the page `hard`; the card comes first. */
export const hardPictures: readonly Picture[] = [
  studioPicture('hard', 'card', 'illustration', 'hard', 'Hard cooler, closed.', 'Rendering of a hard cooler, closed.'),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-open',
    'Open, with blood bags and Cryo-Disks as an example.',
    'Rendering of a hard cooler, open, with blood bags between Cryo-Disks as an example.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-cutaway',
    'Cut away to show the inside.',
    'Rendering of a hard cooler, cut away around an example of what it carries.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-exploded',
    'Exploded, with Cryo-Disks as an example.',
    'Rendering of a hard cooler, taken apart: body, payload, Cryo-Disk and lid.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-and-soft',
    'Hard plus soft cooler.',
    'Rendering of a hard cooler in front of a soft one: the hard plus soft combination.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-sizes',
    'Three sizes, drawn as examples.',
    'Rendering of hard coolers in three sizes, as examples of sizes to ask for.',
  ),
];

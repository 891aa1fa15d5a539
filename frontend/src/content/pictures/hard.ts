import { type Picture, studioPicture } from './picture';

/** Pictures of the page `hard`; the card comes first. */
export const hardPictures: readonly Picture[] = [
  studioPicture(
    'hard',
    'card',
    'illustration',
    'hard',
    'Hard cooler, closed.',
    'Hard cooler closed: white shell with ribbed sides, a navy lid, two latches and side handles.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-open',
    'Open, with blood bags and Cryo-Disks.',
    'Hard cooler open: rows of blood bags between stainless-steel Cryo-Disks.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-cutaway',
    'Cut away to show the wall.',
    'Hard cooler with a corner cut away: shell, insulation and liner in section around the payload.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-exploded',
    'Exploded, with its Cryo-Disks.',
    'Hard cooler taken apart upward: body, payload, Cryo-Disk and lid.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-and-soft',
    'Hard cooler and soft cooler.',
    'A small hard cooler standing in front of a soft one: the hard plus soft combination.',
  ),
  studioPicture(
    'hard',
    'gallery',
    'illustration',
    'hard-sizes',
    'Three sizes, drawn as examples: ask for yours.',
    'Three hard coolers of one family in small, medium and large, as examples of what a size on request could be.',
  ),
];

import { type Picture, studioPicture } from './picture';

/** Pictures of the page `cryo-disk`; the card comes first. */
export const cryoDiskPictures: readonly Picture[] = [
  studioPicture(
    'cryo-disk',
    'card',
    'illustration',
    'cryo-disk',
    'Cryo-Disks and a cryo cylinder.',
    'Rendering of three stainless-steel Cryo-Disks, marked Phase 5, Phase 22 and −20 °C, with a cryo cylinder.',
  ),
  studioPicture(
    'cryo-disk',
    'gallery',
    'illustration',
    'cryo-disk-phase-5',
    'Phase 5 Cryo-Disks.',
    'Rendering of two stainless-steel Cryo-Disks marked Phase 5.',
  ),
  studioPicture(
    'cryo-disk',
    'gallery',
    'illustration',
    'cryo-disk-phase-22',
    'Phase 22 Cryo-Disks.',
    'Rendering of two stainless-steel Cryo-Disks marked Phase 22.',
  ),
  studioPicture(
    'cryo-disk',
    'gallery',
    'scale',
    'cryo-disk-below-minus-20',
    'The disks of the CORE XVO 30, marked −20 °C.',
    'Rendering of the two disks of the CORE XVO 30, marked −20 °C.',
  ),
];

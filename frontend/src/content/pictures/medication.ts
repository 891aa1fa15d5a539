import { type Picture, studioPicture } from './picture';

/** Pictures of the page `medication`; the card comes first. */
export const medicationPictures: readonly Picture[] = [
  studioPicture(
    'medication',
    'card',
    'illustration',
    'medication',
    'Medication Pack-Out Cooler, closed.',
    'Rendering of the Medication Pack-Out Cooler, closed.',
  ),
  studioPicture(
    'medication',
    'gallery',
    'illustration',
    'medication-open',
    'Open, with medication as an example.',
    'Rendering of the Medication Pack-Out Cooler, open, with cartons and vials of medication as an example.',
  ),
  studioPicture(
    'medication',
    'gallery',
    'illustration',
    'medication-packout',
    'A pack-out laid out as an example.',
    'Rendering of a medication pack-out laid out as an example: cooler, disks, cartons, vials and syringes.',
  ),
];

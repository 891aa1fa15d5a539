import { type Picture, studioPicture } from './picture';

/** Pictures of the page `medication`; the card comes first. */
export const medicationPictures: readonly Picture[] = [
  studioPicture(
    'medication',
    'card',
    'illustration',
    'medication',
    'Medication Pack-Out Cooler, closed.',
    'Medication Pack-Out Cooler closed: small white case with a navy lid, a front latch, a navy label and a top handle.',
  ),
  studioPicture(
    'medication',
    'gallery',
    'illustration',
    'medication-open',
    'Open, with cartons and vials.',
    'Medication Pack-Out Cooler open: medicine cartons with two rows of vials before them.',
  ),
  studioPicture(
    'medication',
    'gallery',
    'illustration',
    'medication-packout',
    'The pack-out laid out.',
    'The parts of a medication pack-out side by side: cooler, Cryo-Disks, cartons, vials and syringes.',
  ),
];

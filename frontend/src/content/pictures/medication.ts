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
    'Open, with cartons, vials and a Cryo-Disk.',
    'Medication Pack-Out Cooler open: medicine cartons and a row of vials packed on a Cryo-Disk.',
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

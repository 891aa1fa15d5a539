import { type Picture, studioPicture } from './picture';

/** Pictures of the page `oem`; the card comes first. */
export const oemPictures: readonly Picture[] = [
  studioPicture(
    'oem',
    'card',
    'illustration',
    'oem',
    'OEM Pharmaceutical Rep cooler, closed.',
    'OEM Pharmaceutical Rep cooler closed: slim white case with a navy lid and a panel that reads “Your logo”.',
  ),
  studioPicture(
    'oem',
    'gallery',
    'illustration',
    'oem-open',
    'Open, with samples and vials.',
    'OEM Pharmaceutical Rep cooler open: sample cartons and vials in rows, for a representative’s visits.',
  ),
  studioPicture(
    'oem',
    'gallery',
    'illustration',
    'oem-colors',
    'Three colors, drawn as examples: ask which can be made.',
    'Three OEM coolers in a group with lids in navy, blue and orange, as examples of colors to ask for.',
  ),
  studioPicture(
    'oem',
    'gallery',
    'illustration',
    'custom-logo',
    'A cooler with room for a custom logo.',
    'Cooler with a blue lid and, beside it, a carton: both read “Your logo”, to show where a company’s own mark is printed.',
  ),
];

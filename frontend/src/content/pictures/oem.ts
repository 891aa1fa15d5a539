import { type Picture, studioPicture } from './picture';

/** Pictures of the page `oem`; the card comes first. */
export const oemPictures: readonly Picture[] = [
  studioPicture(
    'oem',
    'card',
    'illustration',
    'oem',
    'OEM Pharmaceutical Rep cooler, closed.',
    'Rendering of the OEM Pharmaceutical Rep cooler, closed, with the words “Your logo”.',
  ),
  studioPicture(
    'oem',
    'gallery',
    'illustration',
    'oem-open',
    'Open, with samples and vials as an example.',
    'Rendering of the OEM Pharmaceutical Rep cooler, open, with samples and vials as an example.',
  ),
  studioPicture(
    'oem',
    'gallery',
    'illustration',
    'oem-colors',
    'Three colors, drawn as examples.',
    'Rendering of three OEM coolers in navy, blue and orange, as examples of colors to ask for.',
  ),
  studioPicture(
    'oem',
    'gallery',
    'illustration',
    'custom-logo',
    'A place for your logo.',
    'Rendering of a cooler and a carton that both read “Your logo”.',
  ),
];

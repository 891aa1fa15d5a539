import { type Picture, studioPicture } from './picture';

/** Pictures of the page `data-logger`; the card comes first. */
export const dataLoggerPictures: readonly Picture[] = [
  studioPicture(
    'data-logger',
    'card',
    'scale',
    'data-logger',
    'The data logger, closed.',
    'Lascar EL-USB-1-PRO data logger: a slim stainless-steel cylinder with its screw cap on.',
  ),
  studioPicture(
    'data-logger',
    'gallery',
    'scale',
    'data-logger-open',
    'Open: USB plug, seal and screw cap.',
    'Data logger with its cap off: a USB plug, a black sealing ring and a screw thread on the steel body, the cap lying in front.',
  ),
];

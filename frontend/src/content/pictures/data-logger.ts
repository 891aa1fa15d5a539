import { type Picture, studioPicture } from './picture';

/** Pictures of the page `data-logger`; the card comes first. */
export const dataLoggerPictures: readonly Picture[] = [
  studioPicture(
    'data-logger',
    'card',
    'scale',
    'data-logger',
    'The data logger, closed.',
    'Rendering of the Lascar EL-USB-1-PRO data logger in stainless steel, closed.',
  ),
  studioPicture(
    'data-logger',
    'gallery',
    'scale',
    'data-logger-open',
    'Open, with its USB plug.',
    'Rendering of the Lascar EL-USB-1-PRO data logger, open, with its USB plug.',
  ),
];

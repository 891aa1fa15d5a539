import { type Picture, studioPicture } from './picture';

/** Pictures of the page `core-xvo-3-5`; the card comes first. */
export const coreXvo35Pictures: readonly Picture[] = [
  studioPicture(
    'core-xvo-3-5',
    'card',
    'scale',
    'core-xvo-3-5',
    'CORE XVO 3.5, lying flat, with the optional handle.',
    'Rendering of the CORE XVO 3.5, lying flat, with the optional handle.',
  ),
  studioPicture(
    'core-xvo-3-5',
    'gallery',
    'scale',
    'core-xvo-3-5-open',
    'Open, with a platelet bag on the PCM gate as an example.',
    'Rendering of the CORE XVO 3.5, open: a platelet bag on the Phase 22 PCM gate, as an example.',
  ),
];

import { type Picture, studioPicture } from './picture';

/** Pictures of the page `core-xvo-3-5`; the card comes first. */
export const coreXvo35Pictures: readonly Picture[] = [
  studioPicture(
    'core-xvo-3-5',
    'card',
    'scale',
    'core-xvo-3-5',
    'CORE XVO 3.5, lying flat.',
    'CORE XVO 3.5 lying flat: slim white case with a navy lid, two latches, a front handle and its name on top.',
  ),
  studioPicture(
    'core-xvo-3-5',
    'gallery',
    'scale',
    'core-xvo-3-5-open',
    'Open, with a platelet bag.',
    'CORE XVO 3.5 open like a case: a yellow platelet bag lies flat on a PCM plate inside the shallow interior.',
  ),
];

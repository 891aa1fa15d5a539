import type { CarryingWay } from '../domain/cooler';

/** What each way of carrying is called where it is chosen (section 9). */
export const carryingWords: Readonly<Record<CarryingWay, string>> = {
  'shoulder-strap': 'With a shoulder strap',
  handle: 'With a handle',
  vertical: 'Vertically',
  horizontal: 'Horizontally',
};

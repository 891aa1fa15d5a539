import type { CarryingWay } from '../domain/cooler';

/** Labels of the ways of carrying (section 9). */
export const carryingWords: Readonly<Record<CarryingWay, string>> = {
  'shoulder-strap': 'With a shoulder strap',
  handle: 'With a handle',
  vertical: 'Vertically',
  horizontal: 'Horizontally',
};

/** Ways of carrying that are published of a cooler at all (section 9). */
export const carryingWays = ['shoulder-strap', 'handle', 'vertical', 'horizontal'] as const;
export type CarryingWay = (typeof carryingWays)[number];

/** What each is called where it is chosen. */
export const carryingWords: Readonly<Record<CarryingWay, string>> = {
  'shoulder-strap': 'With a shoulder strap',
  handle: 'With a handle',
  vertical: 'Vertically',
  horizontal: 'Horizontally',
};

/** Texts of the buttons that add items to the request. */
export const basketTexts = {
  add: 'Add to request',
  remove: 'Remove from request',
  see: (count: number) => `See your request (${count})`,
  quantity: 'Quantity in your request',
  less: 'One less',
  more: 'One more',
  invalid: 'Please enter a whole number from 1 to 9999.',
  /** Announced. */
  added: (count: number) => `Added. Your request now has ${count} ${count === 1 ? 'item' : 'items'}.`,
  removed: (count: number) => `Removed. Your request now has ${count} ${count === 1 ? 'item' : 'items'}.`,
  changed: (label: string, quantity: number) => `${label}: ${quantity}`,
} as const;

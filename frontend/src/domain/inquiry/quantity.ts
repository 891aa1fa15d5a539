/** The quantity of a product in a request. A module without the parser, as the basket of every page imports it. */

/** A larger number is taken for a typing error. */
export const MAX_QUANTITY = 9999;

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

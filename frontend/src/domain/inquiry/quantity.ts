/** The quantity of a product in a request. Has no parser, to stay small: the basket on every page imports this module. */

/** A larger number is taken for a typing error. */
const MAX_QUANTITY = 9999;

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

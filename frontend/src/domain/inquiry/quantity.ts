/** How many of a product are asked for: a whole number from one on. Without the parser: every page counts its request. */

/** Nobody asks for more of one product at once; what is more is a slip of the keyboard. */
export const mostOfOne = 9999;

/** Whether a number may be a quantity. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostOfOne;

/** How many of a product are asked for: a whole number from one on. */
import { readNumber } from '../parsing';

/** Nobody asks for more of one product at once; what is more is a slip of the keyboard. */
export const mostOfOne = 9999;

/** Whether a number may be a quantity. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostOfOne;

/** The quantity that a text gives; `undefined` where that is none. */
export function readCount(text: string): number | undefined {
  const value = readNumber(text);
  return isCount(value) ? value : undefined;
}

/** Formatters for sentences that are made from facts. */
import type { Quantity } from '../../domain/quantities';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small whole number, or a count that is exactly one, as a word: "four"; from eleven on as digits. */
export function inWords(count: number | Quantity): string {
  const value = typeof count === 'number' ? count : (count.min ?? count.max ?? 0);
  return words[value] ?? `${value}`;
}

/** A list in a sentence: "a, b and c", or with another last word. */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** The text with a capital first letter. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Beside the hold time of a cooler without a published range, where a range was asked for. */
export const rangeByRequest = 'range by request';

/** The note below a table with figures in two units. */
export const conversionNote = 'In parentheses: converted and rounded.';

import type { SearchAnswerData } from '../../content/screen-content';
import { termOf, termsOf } from './terms';

/** Whether `sequence` stands in `terms`, one after the other. */
export const hasInRow = (terms: readonly string[], sequence: readonly string[]): boolean =>
  sequence.length > 0 && terms.some((_, start) => sequence.every((term, index) => terms[start + index] === term));

/** Whether one letter more, less or other makes one word of the other. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const tails = [a.slice(start), b.slice(start)] as const;
  if (a.length === b.length) return tails[0].slice(1) === tails[1].slice(1);
  return a.length > b.length ? tails[0].slice(1) === tails[1] : tails[0] === tails[1].slice(1);
}

const LONG_ENOUGH = 5;

/**
 * The answers that a query's terms lead to, in the order of content. A word that stands on no page (`isKnown` says) may
 * be misspelled by a letter.
 */
export function answersTo(
  terms: readonly string[],
  answers: readonly SearchAnswerData[],
  isKnown: (term: string) => boolean,
): readonly SearchAnswerData[] {
  const leads = (words: string) => {
    const sequence = termsOf(words);
    const [only] = sequence;
    if (hasInRow(terms, sequence)) return true;
    return (
      sequence.length === 1 &&
      only !== undefined &&
      terms.some((term) => term.length >= LONG_ENOUGH && isOneLetterOff(term, termOf(only)) && !isKnown(term))
    );
  };
  return answers.filter(({ words }) => words.some(leads));
}

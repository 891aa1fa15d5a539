import type { SearchAnswerData } from '../../content/screen-content';
import { termsOf } from './terms';

/** Whether `terms` contains `sequence` as consecutive items. */
export const hasInRow = (terms: readonly string[], sequence: readonly string[]): boolean =>
  sequence.length > 0 && terms.some((_, start) => sequence.every((term, index) => terms[start + index] === term));

/** Whether the words differ by at most one inserted, deleted or replaced letter, or by two in the wrong order. */
export function isOneLetterOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [one, other] = [a.slice(start), b.slice(start)];
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return isSwapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);
}

/** Shorter words are not matched with a misspelling. */
const MIN_FUZZY_LENGTH = 5;

/** The prepared answers for a query's terms. A word that no page and no answer has may have one wrong letter. */
export function answersTo(
  terms: readonly string[],
  answers: readonly SearchAnswerData[],
  isKnown: (term: string) => boolean,
): readonly SearchAnswerData[] {
  const leading = new Set(answers.flatMap(({ words }) => words.map((each) => termsOf(each).join(' '))));
  const isWord = (term: string) => leading.has(term) || isKnown(term);
  const leads = (words: string) => {
    const sequence = termsOf(words);
    const [only = '', ...others] = sequence;
    // Another first letter makes another word: "issue" is no tissue.
    const isMisspelled = (term: string) =>
      term.length >= MIN_FUZZY_LENGTH && term[0] === only[0] && isOneLetterOff(term, only) && !isWord(term);
    const joined = sequence.join('');
    return hasInRow(terms, sequence) || terms.includes(joined) || (others.length === 0 && terms.some(isMisspelled));
  };
  return answers.filter(({ words }) => words.some(leads));
}

import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { hasInRow } from './answers';
import { isComparison } from './compared';
import { groups, type Head, type Read, wordFileOf, wordFiles } from './files';
import type { ParsedQuery } from './parseQuery';
import { isPrefix, packed, partialIndex, type TermIndex } from './postings';
import { hasDigit, termOf, termsOf } from './terms';

/** How many letters of a word may differ. */
const mistakes = (term: string) => (hasDigit(term) || term.length < 5 ? 0 : term.length < 7 ? 1 : 2);

const exactMatch = { prefix: false, fuzzy: false } as const;

/** From strict to tolerant; the first that finds anything counts. `known` ignores words that match nothing. */
const attempts = [
  { combineWith: 'AND', known: false },
  { combineWith: 'AND', known: true },
  { combineWith: 'OR', known: false },
] as const;

const allOf = (queries: readonly Query[]): Query => ({ combineWith: 'AND', queries: [...queries] });

/** A query for a word, or for what is searched for instead of it. */
function wordQuery(word: string, instead: readonly string[] | undefined): Query {
  if (!instead) return { combineWith: 'OR', queries: [word] };
  return { combineWith: 'OR', ...exactMatch, queries: instead.map((words) => allOf(termsOf(words))) };
}

/** Joins consecutive words that have synonyms as a phrase. */
function joined(words: readonly string[], phrases: readonly string[]): readonly string[] {
  const phrase = phrases.find((each) => hasInRow(words, each.split(' ')));
  if (!phrase) return words;
  const parts = phrase.split(' ');
  const at = words.findIndex((_, start) => parts.every((part, offset) => words[start + offset] === part));
  return [...words.slice(0, at), phrase, ...joined(words.slice(at + parts.length), phrases)];
}

/** Adds to an index the files that have the terms, and those with the terms that begin like `starts`. */
type Load = (wanted: readonly string[], starts?: readonly string[]) => TermIndex;

/** Loads into an index that is empty at first. */
function createLoad({ firstTerms, groupOf }: Head, read: Read): Load {
  const loaded = new Set<number>();
  let terms = partialIndex([], groupOf.length);
  return (wanted, starts = []) => {
    const numbers = [...firstTerms.keys()].filter((number) => {
      const [first = '', next = '\uffff'] = firstTerms.slice(number, number + 2);
      const has = (from: string, to: string) => first <= to && from < next;
      return (
        loaded.has(number) ||
        wanted.some((term) => has(term, term)) ||
        starts.some((term) => has(term, `${term}\uffff`))
      );
    });
    const files = read('terms', ...numbers);
    if (numbers.length > loaded.size) terms = partialIndex(files.flat(), groupOf.length);
    for (const number of numbers) loaded.add(number);
    return terms;
  };
}

/** An index of the terms in these files of words. */
function vocabulary(files: readonly number[], read: Read): MiniSearch {
  const known = read('words', ...files).flat();
  return partialIndex(
    known.map((term) => [term, '', '', packed([0, 1])]),
    1,
  ).index;
}

/** The terms that differ least from a misspelled word: those that begin with the same letter, or else with any if `widely`. */
function similarTo(
  word: string,
  widely: boolean,
  vocabularyOf: (files: readonly number[]) => MiniSearch,
): readonly string[] | undefined {
  const maxMistakes = mistakes(word);
  if (maxMistakes === 0) return undefined;
  for (const files of widely ? [[wordFileOf(word)], wordFiles] : [[wordFileOf(word)]]) {
    const index = vocabularyOf(files);
    for (let letters = 1; letters <= maxMistakes; letters += 1) {
      const found = index.search(word, { prefix: false, fuzzy: letters }).flatMap(({ terms }) => terms);
      const similar = new Set(found.filter((term) => files.includes(wordFileOf(term))));
      if (similar.size > 0) return [...similar];
    }
  }
  return undefined;
}

/** The known words with two letters of a word in the other order: "kelvin" for "kelvni". */
const swappedIn = (word: string, isWord: (word: string) => boolean): readonly string[] =>
  mistakes(word) === 0
    ? []
    : [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2)).filter(isWord);

/** The shortest half of a word that is written for two. */
const MIN_HALF = 3;

/** The two known words that were written as one, with a space: "data logger" for "datalogger". */
function halvesOf(word: string, isWord: (word: string) => boolean): readonly string[] | undefined {
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (isWord(start) && isWord(end)) return [`${start} ${end}`];
  }
  return undefined;
}

/**
 * Creates a search by words. Each item of a row of `synonyms` finds all others of the row. It reads the terms that the
 * words of a query may match, and the list of all words only if one of them matches nothing as it is.
 */
export function createWordSearch(head: Head, read: Read, whole?: TermIndex) {
  const rows = head.synonyms.map((row) => row.map((words) => termsOf(words).join(' ')));
  const phrases = rows.flat().filter((words) => words.includes(' '));
  const rowOf = (unit: string) => rows.find((row) => row.includes(unit));
  const load: Load = whole ? () => whole : createLoad(head, read);
  const isWord = (word: string) => {
    const term = termOf(word);
    return whole
      ? whole.index.search(term, exactMatch).length > 0
      : read('words', wordFileOf(term)).some((words) => words.includes(term));
  };

  return {
    /**
     * Entries allowed by `may` with the numbers exactly, and with all the words (`whole`), else with any of them. A word that
     * is on no page finds those spelled like it, or else the two that it consists of, unless `exactly`. `named` is how much
     * of a title matches: 1 for all of its words.
     */
    find({ words, numbers, terms: asked }: ParsedQuery, exactly: boolean, may: (id: number) => boolean) {
      const units = joined(words, phrases);
      const plain = [...units.filter((unit) => !rowOf(unit)), ...numbers];
      const same = units.flatMap((unit) => rowOf(unit)?.flatMap(termsOf) ?? []);
      const typed = load([...plain, ...same], exactly ? [] : plain.filter(isPrefix)).index;
      // A comparison loads the titles of all products; with all words as well it would load too much.
      const widely = !isComparison(asked);
      const insteadOf = (unit: string) => {
        if (exactly || typed.search(unit).length > 0) return undefined;
        const swapped = swappedIn(unit, isWord);
        if (swapped.length > 0) return swapped;
        return similarTo(unit, widely, (files) => whole?.index ?? vocabulary(files, read)) ?? halvesOf(unit, isWord);
      };
      const instead = new Map(units.map((unit) => [unit, rowOf(unit) ?? insteadOf(unit)]));
      const terms = load([...instead.values()].flatMap((others = []) => others.flatMap(termsOf)));
      for (const attempt of attempts.slice(0, exactly ? 1 : undefined)) {
        const { combineWith, known } = attempt;
        const queries = units
          .map((unit) => wordQuery(unit, instead.get(unit)))
          .filter((query) => !known || terms.index.search(query).length > 0);
        if (queries.length + numbers.length === 0) continue;
        const query = allOf([
          ...(queries.length > 0 ? [{ combineWith, queries }] : []),
          ...numbers.map((number) => ({ queries: [number], ...exactMatch })),
        ]);
        const found = terms.index.search(query, {
          ...(exactly ? { prefix: false } : {}),
          filter: ({ id }) => may(id),
        });
        if (found.length > 0)
          return found.map(({ id, score, terms: matched }) => {
            const named = terms.shareOfTitle(id, matched);
            return { id, score, terms: matched, named, whole: attempt === attempts[0] };
          });
      }
      return [];
    },
    /** Whether any entry contains a term or one of its synonyms. */
    isKnown(term: string) {
      return rowOf(term) !== undefined || load([term]).index.search(term, exactMatch).length > 0;
    },
    /** Whether the title of a product contains a term. */
    isInTitle(term: string) {
      const found = load([term]).index.search(term, { ...exactMatch, fields: ['title'] });
      return found.some(({ id }) => groups[Number(head.groupOf[id])] === 'Products');
    },
    withSize(size: string) {
      const { index } = load([size]);
      const asWhole = { ...exactMatch, fields: ['sizes'], tokenize: (text: string) => [text] };
      return new Set<number>(index.search(size, asWhole).map(({ id }) => id));
    },
  };
}

export type WordSearch = ReturnType<typeof createWordSearch>;

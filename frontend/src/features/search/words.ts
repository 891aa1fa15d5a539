import type { Query } from 'minisearch';
import { hasInRow } from './answers';
import { type Head, type Read, wordFileOf } from './files';
import type { ParsedQuery } from './parseQuery';
import { isPrefix, partialIndex, type TermIndex } from './postings';
import { hasDigit, termsOf } from './terms';

/** A matching entry by its id, with its score and its matching terms. */
export interface WordHit {
  readonly id: number;
  readonly score: number;
  readonly terms: readonly string[];
  /** How much of its title matches: 1 for all words that can be searched for. */
  readonly named: number;
}

export interface WordSearch {
  /**
   * Entries allowed by `may` with the numbers exactly, and with all the words, else with similar words, else with any of
   * them; `exactly` stops after the first attempt.
   */
  find(
    asked: Pick<ParsedQuery, 'words' | 'numbers'>,
    exactly: boolean,
    may: (id: number) => boolean,
  ): readonly WordHit[];
  /** Whether any entry contains a term. */
  isKnown(term: string): boolean;
  withSize(size: string): ReadonlySet<number>;
}

/** How many letters of a word may differ. */
const mistakes = (term: string) => (hasDigit(term) || term.length < 5 ? false : term.length < 7 ? 1 : 2);

const exactMatch = { prefix: false, fuzzy: false } as const;

/** From strict to tolerant; the first that finds anything counts. `known` ignores words that match nothing. */
const attempts = [
  { combineWith: 'AND', forgiving: false, known: false },
  { combineWith: 'AND', forgiving: true, known: false },
  { combineWith: 'AND', forgiving: true, known: true },
  { combineWith: 'OR', forgiving: true, known: false },
] as const;

const allOf = (queries: readonly Query[]): Query => ({ combineWith: 'AND', queries: [...queries] });

function wordQuery(word: string, same: readonly string[] | undefined, forgiving: boolean): Query {
  if (!same) return { combineWith: 'OR', queries: [word], ...(forgiving ? { fuzzy: mistakes } : {}) };
  return { combineWith: 'OR', ...exactMatch, queries: same.map((words) => allOf(termsOf(words))) };
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

/** The terms that may be meant by misspelled words. */
function similar(misspelled: readonly string[], read: Read): readonly string[] {
  const lengths = misspelled.flatMap((word) => {
    const more = Number(mistakes(word));
    return Array.from({ length: 2 * more + 1 }, (_, at) => wordFileOf(word.length - more + at));
  });
  const known = read('words', ...new Set(lengths)).flat();
  const { index } = partialIndex(
    known.map((term) => [term, [], [], [0, 1]]),
    1,
  );
  return misspelled
    .flatMap((word) => index.search(word, { prefix: false, fuzzy: mistakes }))
    .flatMap(({ terms }) => terms);
}

/**
 * Creates a search by words. Each item of a row of `synonyms` finds all others of the row. It reads the terms that the
 * words of a query may match; all words only if they match nothing as they are.
 */
export function createWordSearch(head: Head, read: Read, whole?: TermIndex): WordSearch {
  const rows = head.synonyms.map((row) => row.map((words) => termsOf(words).join(' ')));
  const phrases = rows.flat().filter((words) => words.includes(' '));
  const rowOf = (unit: string) => rows.find((row) => row.includes(unit));
  const load: Load = whole ? () => whole : createLoad(head, read);

  const loadFor = (units: readonly string[], forgiving: boolean, prefix: boolean): TermIndex => {
    if (whole) return whole;
    const plain = units.filter((unit) => !rowOf(unit));
    const same = units.flatMap((unit) => rowOf(unit)?.flatMap(termsOf) ?? []);
    return load(
      [...plain, ...same, ...(forgiving ? similar(plain.filter(mistakes), read) : [])],
      prefix ? plain.filter(isPrefix) : [],
    );
  };

  return {
    find({ words, numbers }, exactly, may) {
      if (words.length + numbers.length === 0) return [];
      const units = joined(words, phrases);
      for (const { combineWith, forgiving, known } of attempts.slice(0, exactly ? 1 : undefined)) {
        const terms = loadFor([...units, ...numbers], forgiving, !exactly);
        const queries = units
          .map((unit) => wordQuery(unit, rowOf(unit), forgiving))
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
            return { id, score, terms: matched, named: terms.shareOfTitle(id, matched) };
          });
      }
      return [];
    },
    isKnown(term) {
      return load([term]).index.search(term, exactMatch).length > 0;
    },
    withSize(size) {
      const { index } = load([size]);
      const asWhole = { ...exactMatch, fields: ['sizes'], tokenize: (text: string) => [text] };
      return new Set(index.search(size, asWhole).map(({ id }) => id));
    },
  };
}

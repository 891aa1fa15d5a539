import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchEntry } from '../../content/screen-content';
import { hasInRow } from './answers';
import { hasDigit, isStopTerm, termOf, termsOf, wordPattern } from './terms';

/** The words and numbers of a query. Numbers have to match exactly; words may be misspelled. */
export interface AskedWords {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
}

/** A matching entry by its index, with its score and its matching terms. */
export type WordHit = Pick<SearchResult, 'id' | 'score' | 'terms'>;

/** A search by words. */
export interface WordSearch {
  /**
   * Entries allowed by `may` with all the words, else with similar words, else with any of them; `exactly` stops after the
   * first attempt.
   */
  find(asked: AskedWords, exactly: boolean, may: (id: number) => boolean): readonly WordHit[];
  /** Whether any entry contains a term. */
  isKnown(term: string): boolean;
}

type Synonyms = readonly (readonly string[])[];

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

const exactAttempt = { combineWith: 'AND', forgiving: false, known: false, prefix: false } as const;

const allOf = (queries: readonly Query[]): Query => ({ combineWith: 'AND', queries: [...queries] });

/** The query for one word or its synonyms. */
function wordQuery(word: string, synonyms: Synonyms, forgiving: boolean): Query {
  const same = synonyms.find((row) => row.includes(word));
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

/** Creates a word search over entries. Each item of a row of `synonyms` finds all others of the row. */
export function createWordSearch(entries: readonly SearchEntry[], synonyms: Synonyms): WordSearch {
  const rows = synonyms.map((row) => row.map((words) => termsOf(words).join(' ')));
  const phrases = rows.flat().filter((words) => words.includes(' '));
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'on', 'text'],
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: (word) => {
      const term = termOf(word);
      return isStopTerm(term) ? null : term;
    },
    searchOptions: {
      boost: { title: 4, on: 2 },
      prefix: (term) => term.length > 3 && !hasDigit(term),
      // No penalty for length: a long product page is as relevant as a short answer.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return {
    find({ words, numbers }, exactly, may) {
      if (words.length + numbers.length === 0) return [];
      const units = joined(words, phrases);
      for (const { combineWith, forgiving, known, ...how } of exactly ? [exactAttempt] : attempts) {
        const queries = units
          .map((word) => wordQuery(word, rows, forgiving))
          .filter((query) => !known || index.search(query).length > 0);
        if (queries.length + numbers.length === 0) continue;
        const query = allOf([
          ...(queries.length > 0 ? [{ combineWith, queries }] : []),
          ...numbers.map((number) => ({ queries: [number], ...exactMatch })),
        ]);
        const found = index.search(query, { ...how, filter: ({ id }) => may(id as number) });
        if (found.length > 0) return found;
      }
      return [];
    },
    isKnown: (term) => index.search(term, exactMatch).length > 0,
  };
}

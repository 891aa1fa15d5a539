import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from '../../content/screen-content';
import { termOf } from './terms';

/** An entry that was found, with the terms of it that matched. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: readonly string[];
}

/** Words that stand in every other sentence and would find all of them. */
const stopWords = new Set(
  'a an and are as at be by can do does for from how i in is it its my of on or our that the to we what when which will with you your'.split(
    ' ',
  ),
);

const hasDigit = (term: string) => /\d/.test(term);

/** How many letters may be wrong. Figures match as they stand: neither "2" for "24" nor "6" for "8". */
const mistakes = (term: string) => (hasDigit(term) || term.length < 4 ? false : term.length < 7 ? 1 : 2);

/** From strict to forgiving; the first that finds anything counts. */
const attempts = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: mistakes },
  { combineWith: 'OR', fuzzy: mistakes },
] as const;

/** Makes a search over entries. It gives those that have all the words, else those that nearly have, else those that have any, best first. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => readonly Hit[] {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'on', 'text'],
    processTerm: (term) => {
      return stopWords.has(term.toLowerCase()) ? null : termOf(term);
    },
    searchOptions: { boost: { title: 4, on: 2 }, prefix: (term) => !hasDigit(term) },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const firstFound = (query: string): SearchResult[] => {
    for (const attempt of attempts) {
      const found = index.search(query, attempt);
      if (found.length > 0) return found;
    }
    return [];
  };
  return (query) =>
    firstFound(query).flatMap(({ id, terms }) => {
      const entry = entries[id as number];
      return entry ? [{ entry, terms }] : [];
    });
}

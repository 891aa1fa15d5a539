import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../content/screens';

/** An entry that was found, with the words of it that matched, in lower case. */
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

/** Figures match as they stand: neither "2" for "24" nor "6" for "8". */
const options = {
  boost: { title: 4, on: 2 },
  prefix: (term: string) => !hasDigit(term),
  fuzzy: (term: string) => (hasDigit(term) || term.length < 4 ? false : 0.2),
};

/** Makes a search over entries. It gives those that have all the words, else those that have any, best first. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => readonly Hit[] {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'on', 'text'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return stopWords.has(word) ? null : word;
    },
    searchOptions: options,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.flatMap(({ id, terms }) => {
      const entry = entries[id as number];
      return entry ? [{ entry, terms }] : [];
    });
  };
}

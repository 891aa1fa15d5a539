import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchEntry } from '../../content/screen-content';
import { hasDigit, isStopTerm, termOf, termsOf, wordPattern } from './terms';

/**
 * A term with its entries, a text for each field: a character for each gap between their ids, then one for each count.
 * Compressed, a fifth smaller than lists of numbers.
 */
export type TermRow = readonly [term: string, ...texts: readonly string[]];

/** The code of the character for 0; JSON would escape some of those before it. */
const ZERO = 35;

/** Numbers of a `TermRow` as text; each less than 65,500, as no index has more entries. */
export const packed = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(ZERO + number)).join('');

const dimension = String.raw`\d+(?:\.\d+)?`;
const sizePattern = new RegExp(String.raw`(?:^|[^\d.])(${dimension}(?: × ${dimension})+)`, 'g');

/** The sizes in a text, and those that are a part of one: "9 × 6 × 11.5", "9 × 6", "6 × 11.5". */
function sizesIn(text: string): readonly string[] {
  return [...text.matchAll(sizePattern)].flatMap(([, size = '']) => {
    const sides = size.split(' × ');
    return sides.flatMap((_, from) =>
      sides.slice(from + 1).map((_, more) => sides.slice(from, from + more + 2).join(' × ')),
    );
  });
}

type Indexed = SearchEntry & { id: number };

export const fields = ['title', 'on', 'text', 'sizes'] as const;

/** Whether a word finds the terms that begin with it. */
export const isPrefix = (term: string) => term.length > 3 && !hasDigit(term);

const indexOptions: Options<Indexed> = {
  fields: [...fields],
  extractField: (entry, field) =>
    field === 'sizes' ? sizesIn(`${entry.title} ${entry.text}`).join('\n') : entry[field as keyof Indexed],
  tokenize: (text, field) => (field === 'sizes' ? text.split('\n').filter(Boolean) : (text.match(wordPattern) ?? [])),
  processTerm: (word) => {
    const term = termOf(word);
    return isStopTerm(term) ? null : term;
  },
  searchOptions: {
    boost: { title: 4, on: 2 },
    prefix: isPrefix,
    // No penalty for length: a long product page is as relevant as a short answer.
    bm25: { k: 1.2, b: 0, d: 0.5 },
  },
};

export interface TermIndex {
  readonly index: MiniSearch;
  /** Share of the entry's title that the terms cover, 0 to 1. */
  shareOfTitle(id: number, terms: readonly string[]): number;
}

/** The significant terms of a title: all but stop words. */
export const tellingTerms = (title: string) => termsOf(title).filter((term) => !isStopTerm(term));

export function indexOf(entries: readonly SearchEntry[]): TermIndex {
  const index = new MiniSearch(indexOptions);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return {
    index,
    shareOfTitle(id, terms) {
      const telling = tellingTerms(entries[id]?.title ?? '');
      return telling.filter((term) => terms.includes(term)).length / Math.max(1, telling.length);
    },
  };
}

/** A title's count is stored as count + this × the number of the title's significant terms. */
export const PER_TITLE_TERM = 32;

export type Counts = Readonly<Record<string, number>>;

/** Makes an index of some of the terms of `documentCount` entries. */
export function partialIndex(rows: readonly TermRow[], documentCount: number): TermIndex {
  // No score depends on the length of a text.
  const lengths = fields.map(() => 1);
  const documentIds: Record<string, number> = {};
  const fieldLength: Record<string, number[]> = {};
  const titles = new Map<string, Map<number, number>>();
  const index = rows.map(([term, ...texts]): AsPlainObject['index'][number] => {
    const inTitles = new Map<number, number>();
    titles.set(term, inTitles);
    const unpacked = texts.map((text, field) => {
      const counts: Record<string, number> = {};
      const length = text.length / 2;
      let id = 0;
      for (let at = 0; at < length; at += 1) {
        id += text.charCodeAt(at) - ZERO;
        const value = text.charCodeAt(length + at) - ZERO;
        if (field === 0) inTitles.set(id, value);
        counts[id] = field === 0 ? value % PER_TITLE_TERM : value;
        documentIds[id] = id;
        fieldLength[id] = lengths;
      }
      return counts;
    });
    return [term, Object.fromEntries(unpacked.entries())];
  });
  const serialized: AsPlainObject = {
    documentCount,
    nextId: documentCount,
    documentIds,
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength,
    averageFieldLength: lengths,
    storedFields: {},
    index,
    serializationVersion: 2,
  };
  return {
    index: MiniSearch.loadJS(serialized, indexOptions),
    shareOfTitle(id, terms) {
      const values = terms.flatMap((term) => titles.get(term)?.get(id) ?? []);
      const matched = values.reduce((sum, value) => sum + (value % PER_TITLE_TERM), 0);
      return matched / Math.floor((values[0] ?? PER_TITLE_TERM) / PER_TITLE_TERM);
    },
  };
}

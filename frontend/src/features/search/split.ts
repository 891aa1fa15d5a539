/** Splits the index of a long catalog into files, of which a query needs few. Runs at build time. */
import type { SearchIndex } from '../../content/screen-content';
import { filesOf, nameOf, wordFileOf, wordFiles } from './files';
import { type Counts, fields, indexOf, PER_TITLE_TERM, packed, type TermRow, tellingTerms } from './postings';

/** The most characters of an index that is one file: compressed about 60 kB. */
const MAX_WHOLE = 300_000;

/** What a file has at most: characters of terms with their texts, unless a term has more, and entries. */
const fileLimits = { terms: 2000, entries: 8 };

/** All terms of the entries, in the order of their letters. */
function termRows(entries: SearchIndex['entries']): readonly TermRow[] {
  const inTitle = entries.map(({ title }) => tellingTerms(title).length);
  const textOf = (counts: Counts, ofTitles: boolean) => {
    const ids = Object.keys(counts).map(Number);
    const gaps = ids.map((id, at) => id - (ids[at - 1] ?? 0));
    const values = ids.map((id) => (counts[id] ?? 0) + (ofTitles ? PER_TITLE_TERM * (inTitle[id] ?? 0) : 0));
    return packed([...gaps, ...values]);
  };
  const { index } = indexOf(entries).index.toJSON();
  return index
    .map(
      ([term, lists]): TermRow => [
        term,
        ...fields.map((_, field) => textOf((lists[field] as Counts | undefined) ?? {}, field === 0)),
      ],
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Cuts rows into parts of at most `limit` characters as JSON, unless one row has more. */
function partsOf(rows: readonly TermRow[], limit: number): readonly (readonly TermRow[])[] {
  const parts: TermRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const { length } = JSON.stringify(row);
    if (length > room) {
      parts.push([]);
      room = limit;
    }
    parts.at(-1)?.push(row);
    room -= length;
  }
  return parts;
}

/** The head of a split index, and the contents of its other files by their names. */
export function splitIndex(index: SearchIndex, limits = fileLimits) {
  const { head, files } = filesOf(index, limits.entries);
  const rows = termRows(index.entries);
  const parts = partsOf(rows, limits.terms);
  for (const [number, part] of parts.entries()) files.set(nameOf('terms', number), part);
  const words = rows.map(([term]) => term).filter((term) => /(?:\p{L}.*){3}/u.test(term));
  for (const number of wordFiles)
    files.set(
      nameOf('words', number),
      words.filter((word) => wordFileOf(word) === number),
    );
  return { head: { ...head, firstTerms: parts.flatMap(([row]) => row?.[0] ?? []) }, files };
}

/** The files of an index, by what follows the name of the index in their URLs. */
export function indexFiles(index: SearchIndex): ReadonlyMap<string, unknown> {
  if (JSON.stringify(index).length <= MAX_WHOLE) return new Map([['', index]]);
  const { head, files } = splitIndex(index);
  return new Map([['', head], ...[...files].map(([name, content]) => [`/${name}`, content] as const)]);
}

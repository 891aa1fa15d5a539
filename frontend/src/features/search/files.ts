/**
 * The files of the search index, of which a query reads few, however long the catalog is. For a short catalog one file has
 * all entries, and the browser makes the others from it.
 */
import type { SearchEntry, SearchIndex } from '../../content/screen-content';
import type { PublishedFigure } from '../../domain/publishedFigures';
import { type Figure, isSame, readFigures } from '../../domain/searchFigures';
import type { TermRow } from './postings';
import { publishedOf, storageOf } from './published';
import { countsIn } from './terms';

/** The file that loads first. */
export interface Head extends Omit<SearchIndex, 'entries'> {
  /** Indexes in `groups`, by the ids of entries. */
  readonly groupOf: string;
  /** The entries that answers list first, by URL. */
  readonly finds: Readonly<Record<string, number>>;
  /** Figures that products publish, and storage temperatures of goods, each once. */
  readonly published: readonly Figure[];
  readonly stored: readonly Figure[];
  /** The counts that pages name: "9 opening". */
  readonly counts: readonly string[];
  /** The first term of each file of terms; none if the index is one file. */
  readonly firstTerms: readonly string[];
  readonly entriesPerFile: number;
}

/** The figures of an entry. Those in a product's text may be of another product. */
export interface EntryFigures {
  readonly published: readonly PublishedFigure[];
  readonly stored: readonly Figure[];
  readonly inTitle: readonly Figure[];
  readonly inText: readonly Figure[];
}

/** A product by its title; `gap` is the distance from the entry of the product before it. */
export type ProductRow = readonly [gap: number, title: string, isCooler: 0 | 1];

/** The other files, by the first part of their names; a number follows. */
export interface Files {
  readonly terms: readonly TermRow[];
  readonly entries: readonly SearchEntry[];
  /** Indexes of entries' measures. */
  readonly figures: { readonly measures: readonly EntryFigures[]; readonly of: readonly number[] };
  readonly products: readonly ProductRow[];
  /** Terms long enough for fuzzy matching, a file for each first letter. */
  readonly words: readonly string[];
}

/** Reads files of one kind. Throws unless all have loaded. */
export type Read = <Kind extends keyof Files>(kind: Kind, ...numbers: readonly number[]) => readonly Files[Kind][];

/** The name of a file; in a URL it follows that of the index. */
export const nameOf = (kind: keyof Files, number: number) => `${kind}-${number}`;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The number of the file with the words that begin like a term; 0 has those that begin with none of a to z. */
export const wordFileOf = (term: string) => letters.indexOf(term[0] ?? ' ') + 1;

export const wordFiles = Array.from({ length: letters.length + 1 }, (_, number) => number);

export const groups = ['Products', 'Pages', 'Questions', 'Terms'] as const satisfies readonly SearchEntry['group'][];

const figuresIn = (text: string): readonly Figure[] =>
  readFigures(text).flatMap(({ figure }) => (figure.kind ? [figure] : []));

const measuresOf = (entry: SearchEntry): EntryFigures =>
  entry.group === 'Products'
    ? { published: publishedOf(entry), stored: [], inTitle: [], inText: [] }
    : { published: [], stored: storageOf(entry), inTitle: figuresIn(entry.title), inText: figuresIn(entry.text) };

/** The titles of all products; only a cooler can be compared. */
export function readProducts(read: Read) {
  let id = 0;
  return read('products', 0)
    .flat()
    .map(([gap, title, isCooler]) => {
      id += gap;
      return { id, title, isCooler: isCooler === 1 };
    });
}

/** A product that a query may name. */
export type ProductName = ReturnType<typeof readProducts>[number];

/** Without duplicates. */
export const distinct = (figures: readonly Figure[]) =>
  figures.filter((figure, at) => figures.findIndex((other) => isSame(other, figure)) === at);

/** The files that do not depend on terms, with their head. */
export function filesOf({ entries, answers, ...rest }: SearchIndex, entriesPerFile: number) {
  const places = new Map<string, number>();
  const measures: EntryFigures[] = [];
  const of = entries.map((entry) => {
    const own = measuresOf(entry);
    const key = JSON.stringify(own);
    const place = places.get(key) ?? measures.push(own) - 1;
    places.set(key, place);
    return place;
  });
  let last = 0;
  const products = entries.flatMap(({ group, title, cooler }, id): ProductRow[] => {
    if (group !== 'Products') return [];
    const gap = id - last;
    last = id;
    return [[gap, title, cooler ? 1 : 0]];
  });
  const files = new Map<string, unknown>();
  files.set(nameOf('figures', 0), { measures, of } satisfies Files['figures']);
  files.set(nameOf('products', 0), products);
  for (let first = 0; first < entries.length; first += entriesPerFile)
    files.set(nameOf('entries', first / entriesPerFile), entries.slice(first, first + entriesPerFile));
  const listed = new Set(answers.flatMap(({ finds = [] }) => finds));
  const head: Head = {
    ...rest,
    answers,
    groupOf: entries.map(({ group }) => groups.indexOf(group)).join(''),
    finds: Object.fromEntries(entries.flatMap(({ href }, id) => (listed.has(href) ? [[href, id]] : []))),
    published: distinct(
      entries.flatMap((entry) => (entry.holds === false ? [] : publishedOf(entry).map(({ figure }) => figure))),
    ),
    stored: distinct(entries.flatMap(storageOf)),
    counts: [...new Set(entries.flatMap(({ text }) => countsIn(text)))],
    firstTerms: [],
    entriesPerFile,
  };
  return { head, files };
}

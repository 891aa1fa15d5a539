import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchAnswerData, SearchEntry, SearchIndex } from '../../content/screen-content';
import { answersTo, hasInRow } from './answers';
import { type Figure, isSame, readFigures, standsIn } from './figures';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { answersAll, publishedOf } from './published';
import { hasDigit, isStopTerm, termOf, termsOf, wordPattern } from './terms';

/** An entry that was found, with the terms and the figures of it that matched. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: readonly string[];
  readonly figures: readonly Figure[];
}

/** What a query leads to. */
export interface Found {
  /** Temperatures and times, as they were read. */
  readonly figures: readonly Figure[];
  readonly answers: readonly SearchAnswerData[];
  /** Best first. With a figure, products come first, and only those that publish it. */
  readonly hits: readonly Hit[];
  /** Where no product publishes what was asked for: what is published in its place, of the same kind. */
  readonly published: readonly Figure[];
}

/** An entry with what is read out of it once. */
interface Known {
  readonly entry: SearchEntry;
  readonly published: ReturnType<typeof publishedOf>;
  readonly inTitle: readonly Figure[];
  readonly inText: readonly Figure[];
}

/** A hit on its way: its place in the index, and how well its figures and its words match. */
interface Candidate {
  readonly id: number;
  readonly close: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** How many letters of a word may be wrong. */
const mistakes = (term: string) => (hasDigit(term) || term.length < 4 ? false : term.length < 7 ? 1 : 2);

const exact = { prefix: false, fuzzy: false } as const;

const figuresIn = (text: string): readonly Figure[] =>
  readFigures(text).flatMap(({ figure }) => (figure.kind ? [figure] : []));

const allOf = (queries: readonly Query[]): Query => ({ combineWith: 'AND', queries: [...queries] });

/** One word of a query: as it stands, or whatever means the same. */
function wordQuery(word: string, synonyms: readonly (readonly string[])[], forgiving: boolean): Query {
  const same = synonyms.find((row) => row.includes(word));
  if (!same) return { combineWith: 'OR', queries: [word], ...(forgiving ? { fuzzy: mistakes } : {}) };
  return { combineWith: 'OR', ...exact, queries: same.map((words) => allOf(termsOf(words))) };
}

/** From strict to forgiving; the first that finds anything counts. */
const attempts = [
  { combineWith: 'AND', forgiving: false },
  { combineWith: 'AND', forgiving: true },
  { combineWith: 'OR', forgiving: true },
] as const;

/** An answer says that its subject is on no page: what merely resembles its words is not it either. */
const besideAnswer = { combineWith: 'AND', forgiving: false, prefix: false } as const;

const question = /^\s*(?:are|can|do|does|how|is|may|should|what|when|where|which|who|why|will)\b/i;

/** How much a result counts beyond its words: more of its title asked for counts more, and so does a product, unless a question was asked. */
function weightOf({ group, title }: SearchEntry, matched: readonly string[], query: string): number {
  const telling = termsOf(title).filter((term) => !isStopTerm(term));
  const named = telling.filter((term) => matched.includes(term)).length / Math.max(1, telling.length);
  return (1 + 4 * named) * (group === 'Products' && !question.test(query) ? 2 : 1);
}

/** How well an entry answers the figures of a query; 0 where it does not. */
function closenessOf({ entry, published, inTitle, inText }: Known, asked: readonly Figure[]): number {
  // A product counts by what it publishes: a figure in its text may be another's.
  if (entry.group === 'Products') return answersAll(asked, published);
  const stands = (figures: readonly Figure[]) =>
    asked.every((figure) => figures.some((other) => standsIn(figure, other)));
  if (stands(inTitle)) return 2;
  // The fewer other figures stand beside it, the more the entry is about it.
  return stands([...inTitle, ...inText]) ? 1 + 1 / (1 + inText.length) : 0;
}

const sizeTest = (size: string) => new RegExp(String.raw`(?<![\d.])${size.replaceAll('.', String.raw`\.`)}(?![\d.])`);

/** Makes a search over an index. */
export function createSearch({ entries, answers, synonyms }: SearchIndex): (query: string) => Found {
  const known = entries.map(
    (entry): Known => ({
      entry,
      published: publishedOf(entry),
      inTitle: figuresIn(entry.title),
      inText: figuresIn(entry.text),
    }),
  );
  const published = known.flatMap((item) => item.published.map(({ figure }) => figure));
  const rows = synonyms.map((row) => row.map((words) => termsOf(words).join(' ')));
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'on', 'text'],
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: (word) => {
      const term = termOf(word);
      return isStopTerm(term) ? null : term;
    },
    searchOptions: {
      boost: { title: 4, on: 2 },
      prefix: (term) => !hasDigit(term),
      // A product's page is long and no less about its product than a short answer.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const isKnown = (term: string) => index.search(term, exact).length > 0;

  /** The words of a query in which several in a row that have synonyms are one. */
  const unitsOf = (words: readonly string[]): readonly string[] => {
    const phrase = rows.flat().find((words_) => words_.includes(' ') && hasInRow(words, words_.split(' ')));
    if (!phrase) return words;
    const parts = phrase.split(' ');
    const at = words.findIndex((_, start) => parts.every((part, offset) => words[start + offset] === part));
    return [...words.slice(0, at), phrase, ...unitsOf(words.slice(at + parts.length))];
  };

  const byWords = (
    { words, numbers }: ParsedQuery,
    answered: boolean,
    may: (id: number) => boolean,
  ): SearchResult[] => {
    const units = unitsOf(words);
    for (const { combineWith, forgiving, ...how } of answered ? [besideAnswer] : attempts) {
      const parts: Query[] = [
        ...(units.length > 0
          ? [{ combineWith, queries: units.map((word) => wordQuery(word, rows, forgiving)) } satisfies Query]
          : []),
        ...numbers.map((number): Query => ({ queries: [number], ...exact })),
      ];
      const results = index.search(allOf(parts), { ...how, filter: ({ id }) => may(id as number) });
      if (results.length > 0) return results;
    }
    return [];
  };

  return (query) => {
    const asked = parseQuery(query, published);
    const { figures, sizes, words, numbers, terms } = asked;
    const answered = answersTo(terms, answers, isKnown);
    const close = known.map((item) => (figures.length > 0 ? closenessOf(item, figures) : 1));
    const sizeTests = sizes.map(sizeTest);
    const may = (id: number) =>
      (close[id] ?? 0) > 0 && sizeTests.every((test) => test.test(`${entries[id]?.title} ${entries[id]?.text}`));
    const candidate = (id: number, score = 0, matched: readonly string[] = []): Candidate => ({
      id,
      close: figures.length > 0 ? (close[id] ?? 0) : 0,
      score,
      terms: matched,
    });
    // Products that publish the figure as closely stand in the order of the catalog, whatever else was said.
    const byMeasure = (a: Candidate, b: Candidate) =>
      Number(isProduct(b)) - Number(isProduct(a)) ||
      (isProduct(a) ? b.close - a.close || a.id - b.id : b.score - a.score || b.close - a.close || a.id - b.id);
    const all = () => entries.flatMap((_, id) => (may(id) ? [candidate(id)] : []));
    const isProduct = ({ id }: Candidate) => entries[id]?.group === 'Products';

    const hasMeasures = figures.length > 0 || sizes.length > 0;
    const worded =
      words.length + numbers.length > 0
        ? byWords(asked, answered.length > 0, may).map(({ id, score, terms: matched }) =>
            candidate(id as number, score * weightOf(entries[id] as SearchEntry, matched, query), matched),
          )
        : [];
    const found =
      worded.length > 0 || !hasMeasures
        ? [...worded, ...(figures.length > 0 && !worded.some(isProduct) ? all().filter(isProduct) : [])]
        : all();
    const hits = [...found].sort(hasMeasures ? byMeasure : (a, b) => b.score - a.score || a.id - b.id);
    const missing = figures.length > 0 && !hits.some(isProduct);
    const kinds = new Set(figures.map(({ kind }) => kind));
    return {
      figures,
      answers: answered,
      hits: hits.flatMap(({ id, terms: matched }) => {
        const entry = entries[id];
        return entry ? [{ entry, terms: matched, figures }] : [];
      }),
      published: missing
        ? known
            .filter(({ entry }) => entry.holds !== false)
            .flatMap((item) => item.published.map(({ figure }) => figure))
            .filter(({ kind }) => kinds.has(kind))
            .filter((figure, at, list) => list.findIndex((other) => isSame(other, figure)) === at)
            .sort((a, b) => (a.min ?? a.max ?? 0) - (b.min ?? b.max ?? 0) || (a.max ?? 0) - (b.max ?? 0))
        : [],
    };
  };
}

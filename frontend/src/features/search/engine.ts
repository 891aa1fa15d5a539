import type { SearchAnswerData, SearchEntry, SearchIndex } from '../../content/screen-content';
import { byNearness, isRelevantScore, matchScore, type PublishedFigure } from '../../domain/publishedFigures';
import { type Figure, isPointWithin, isSame, isSameOrEndOf, isWithin, readFigures } from '../../domain/searchFigures';
import { answersTo } from './answers';
import { comparedIn } from './compared';
import { placeOfSize } from './excerpt';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { publishedLines, publishedOf, storageOf } from './published';
import { isStopTerm, termsOf } from './terms';
import { createWordSearch, type WordSearch } from './words';

/** A found entry with the matching terms, figures and sizes. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: readonly string[];
  readonly figures: readonly Figure[];
  readonly sizes: readonly string[];
  /** For a product found by its figures: those that matched, with their variants. */
  readonly published: readonly string[];
}

/** The results of a query. */
export interface Found {
  /** Temperatures and times, as interpreted. */
  readonly figures: readonly Figure[];
  readonly answers: readonly SearchAnswerData[];
  /** Coolers that the query compares. */
  readonly compared: readonly SearchEntry[];
  /** The best first, forty at most. For a figure, products come first, and only those that publish it. */
  readonly hits: readonly Hit[];
  /** If no product publishes the figures: the nearest published ones of the same kind. */
  readonly published: readonly Figure[];
}

/** An entry with the values that are parsed once. */
interface Known {
  readonly id: number;
  readonly entry: SearchEntry;
  readonly published: readonly PublishedFigure[];
  /** Storage temperatures of the entry's goods. */
  readonly stored: readonly Figure[];
  readonly inTitle: readonly Figure[];
  readonly inText: readonly Figure[];
}

/** A possible result: `close` rates its figures, `score` its words. */
interface Candidate extends Known {
  readonly close: number;
  readonly score: number;
  readonly terms: readonly string[];
}

const figuresIn = (text: string): readonly Figure[] =>
  readFigures(text).flatMap(({ figure }) => (figure.kind ? [figure] : []));

const isProduct = ({ entry }: Known) => entry.group === 'Products';

/** Whether goods are stored at the queried temperature: in a range around it, or below a limit above it. */
const isStoredAt = (asked: Figure, stored: readonly Figure[]) =>
  asked.min !== undefined &&
  stored.some((range) => (asked.min === asked.max || range.min === undefined) && isWithin(asked, range));

/** How closely an entry matches the figures of a query; 0 for no match. */
function closenessOf(known: Known, asked: readonly Figure[]): number {
  // Only published figures count for a product: its text may contain other products' figures.
  if (isProduct(known)) return matchScore(asked, known.published);
  const { inTitle, inText, stored } = known;
  const contains = (figures: readonly Figure[]) =>
    asked.every((figure) => figures.some((other) => isSameOrEndOf(figure, other)));
  if (contains(inTitle)) return 2;
  // The fewer other figures the text has, the more relevant the entry.
  if (contains([...inTitle, ...inText])) return 1 + 1 / (1 + inText.length);
  const holds = (figure: Figure) => isStoredAt(figure, stored) || inTitle.some((other) => isPointWithin(figure, other));
  return asked.every(holds) ? 1 : 0;
}

const hasSize = ({ entry: { title, text } }: Known, size: string) => placeOfSize(`${title} ${text}`, size) >= 0;

const question = /^\s*(?:are|can|do|does|how|is|may|should|what|when|where|which|who|why|will)\b/i;

/**
 * The weight of a match by words: higher the more of the title matched, and for products, unless the query is a question.
 * Glossary terms rank below the pages that use them.
 */
function weightOf({ group, title }: SearchEntry, matched: readonly string[], query: string): number {
  if (group === 'Terms') return 0.25;
  const telling = termsOf(title).filter((term) => !isStopTerm(term));
  const named = telling.filter((term) => matched.includes(term)).length / Math.max(1, telling.length);
  return (1 + 4 * named) * (group === 'Products' && !question.test(query) ? 2 : 1);
}

/** The first word of a product's title, if the query has it and all numbers of the query are in the title: "core 30". */
function nameIn({ words, numbers }: ParsedQuery, { title }: SearchEntry): readonly string[] {
  const [name, ...others] = termsOf(title);
  return name !== undefined && words.includes(name) && numbers.every((number) => others.includes(number)) ? [name] : [];
}

const MAX_RESULTS = 40;
/** Minimum score of a match by words, relative to the best one. */
const MIN_RELATIVE_SCORE = 0.08;
/** A score above all matches by words, for compared coolers and the pages of a prepared answer. */
const PINNED_SCORE = 1e6;

/** Whether the query has any or `all` words of the title. */
const isNamed = ({ entry: { title }, terms }: Candidate, all: boolean) => {
  const telling = termsOf(title).filter((term) => !isStopTerm(term));
  return all ? telling.every((term) => terms.includes(term)) : telling.some((term) => terms.includes(term));
};

const byWords = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/** Products whose figures match equally well keep the order of the catalog. */
const byMeasure = (a: Candidate, b: Candidate) =>
  Number(isProduct(b)) - Number(isProduct(a)) ||
  (isProduct(a) ? b.close - a.close : b.score - a.score || b.close - a.close) ||
  a.id - b.id;

/** How many of the nearest published figures are offered. */
const MAX_NEAREST = 4;

/** Published figures of the queried kinds, without duplicates, the nearest first. */
function publishedNear(known: readonly Known[], asked: readonly Figure[]): readonly Figure[] {
  const published = known
    .filter(({ entry }) => entry.holds !== false)
    .flatMap(({ published }) => published.map(({ figure }) => figure))
    .filter((figure, at, all) => all.findIndex((other) => isSame(other, figure)) === at);
  return asked
    .flatMap((each) =>
      published
        .filter(({ kind }) => kind === each.kind)
        .sort(byNearness(each))
        .slice(0, MAX_NEAREST / asked.length),
    )
    .filter((figure, at, all) => all.findIndex((other) => isSame(other, figure)) === at);
}

/** The index prepared for searching. */
interface Prepared {
  readonly known: readonly Known[];
  readonly words: WordSearch;
}

/** Candidates by their words. */
function matchingWords(query: string, asked: ParsedQuery, possible: Possible, words: WordSearch, exactly: boolean) {
  return (
    words
      .find(asked, exactly, (id) => possible.has(id))
      .flatMap(({ id, score, terms }): Candidate[] => {
        const item = possible.get(id);
        return item ? [{ ...item, score: score * weightOf(item.entry, terms, query), terms }] : [];
      })
      // Nearly every figure is in an instrument's measuring range, so instruments need a word of their name.
      .filter(
        (item) => !isProduct(item) || asked.figures.length === 0 || isRelevantScore(item.close) || isNamed(item, false),
      )
  );
}

/** The compared coolers and the pages of prepared answers, in this order and above all others. */
function pinnedOf(
  known: readonly Known[],
  possible: Possible,
  worded: readonly Candidate[],
  hrefs: readonly string[],
): readonly Candidate[] {
  return known
    .filter(({ id, entry }) => hrefs.includes(entry.href) && possible.has(id))
    .map((item) => {
      const own = worded.find(({ id }) => id === item.id);
      const close = possible.get(item.id)?.close ?? 0;
      const score = (own && isNamed(own, true) ? 2 : 1) * PINNED_SCORE - hrefs.indexOf(item.entry.href);
      return { ...item, close, terms: own?.terms ?? [], score };
    });
}

/** Products named by the first word of their title and all numbers of the query. */
const namedProducts = (items: readonly Candidate[], asked: ParsedQuery): readonly Candidate[] =>
  items.filter(isProduct).flatMap((item) => {
    const terms = nameIn(asked, item.entry);
    return terms.length > 0 ? [{ ...item, score: 1, terms }] : [];
  });

/** Entries that a query's words and figures allow, by id. */
type Possible = ReadonlyMap<number, Candidate>;

/** All candidates of a query. Later ones replace earlier ones of the same entry. */
function candidatesOf(
  query: string,
  asked: ParsedQuery,
  { known, words }: Prepared,
  answered: readonly SearchAnswerData[],
  compared: readonly SearchEntry[],
): readonly Candidate[] {
  const { figures, sizes } = asked;
  const measured = figures.length > 0 || sizes.length > 0;
  const every = known.map((item): Candidate => ({ ...item, close: closenessOf(item, figures), score: 0, terms: [] }));
  const allowed = every.filter(
    (item) => (figures.length === 0 || item.close > 0) && sizes.every((size) => hasSize(item, size)),
  );
  const possible: Possible = new Map(allowed.map((item) => [item.id, item]));
  // A prepared answer is about a subject that is on no page, so similar words are no match then.
  const worded = matchingWords(query, asked, possible, words, answered.length > 0);
  // A product named in a query with a prepared answer is still a result.
  const byName = answered.length === 0 || measured || worded.length > 0 ? [] : namedProducts(allowed, asked);
  const pinned = [...new Set([...compared.map(({ href }) => href), ...answered.flatMap(({ finds = [] }) => finds)])];
  // Figures count more than words: an entry with the figure and none of the words is a result.
  const byFigure = allowed.filter((item) => isRelevantScore(item.close) || !isProduct(item));
  const withoutWords = measured && worded.length === 0 ? (figures.length > 0 ? byFigure : allowed) : [];
  const instead = figures.length > 0 && !worded.some(isProduct) ? byFigure.filter(isProduct) : [];
  const all = [...worded, ...byName, ...withoutWords, ...instead, ...pinnedOf(known, possible, worded, pinned)];
  if (all.length + answered.length + figures.length > 0) return all;
  // For a number that no product has, "kelvin 500", the name alone decides.
  return namedProducts(
    every.map((item) => ({ ...item, close: 0 })),
    { ...asked, numbers: [] },
  );
}

/** Creates a search over an index. */
export function createSearch({ entries, answers, synonyms, aliases }: SearchIndex): (query: string) => Found {
  const withoutAliases = (query: string) =>
    aliases.reduce((text, [alias, name]) => text.replace(new RegExp(`\\b${alias}\\b`, 'gi'), name), query);
  const known = entries.map(
    (entry, id): Known => ({
      id,
      entry,
      published: publishedOf(entry),
      stored: storageOf(entry),
      inTitle: figuresIn(entry.title),
      inText: figuresIn(entry.text),
    }),
  );
  const allPublished = known
    .filter(({ entry }) => entry.holds !== false)
    .flatMap(({ published, stored }) => [...published.map(({ figure }) => figure), ...stored]);
  const words = createWordSearch(entries, synonyms);

  return (query) => {
    const asked = parseQuery(withoutAliases(query), allPublished);
    const { figures, sizes } = asked;
    const measured = figures.length > 0 || sizes.length > 0;
    const answered = answersTo(asked.terms, answers, words.isKnown);
    const compared = comparedIn(asked.terms, entries, words.isKnown);
    const all = candidatesOf(query, asked, { known, words }, answered, compared);
    const found = [...new Map(all.map((item) => [item.id, item])).values()].sort(measured ? byMeasure : byWords);
    const best = Math.max(0, ...found.map(({ score }) => score).filter((score) => score < PINNED_SCORE / 2));
    const hits = found
      .filter((item) => measured || item.score >= best * MIN_RELATIVE_SCORE || isNamed(item, true))
      .slice(0, MAX_RESULTS)
      .map(({ entry, terms, published }) => ({
        entry,
        terms,
        figures,
        sizes,
        published: publishedLines(figures, published),
      }));
    return {
      figures,
      answers: answered,
      compared,
      hits,
      published: figures.length > 0 && !found.some(isProduct) ? publishedNear(known, figures) : [],
    };
  };
}

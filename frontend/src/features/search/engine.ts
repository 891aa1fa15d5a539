import type { SearchAnswerData, SearchEntry, SearchIndex } from '../../content/screen-content';
import { answersTo } from './answers';
import { placeOfSize } from './excerpt';
import { type Figure, isSame, readFigures, standsIn } from './figures';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { answersAll, type PublishedFigure, publishedLines, publishedOf } from './published';
import { isStopTerm, termsOf } from './terms';
import { createWordSearch } from './words';

/** An entry that was found, with the terms, figures and sizes that matched. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: readonly string[];
  readonly figures: readonly Figure[];
  readonly sizes: readonly string[];
  /** Of a product that was found by its figures: those that matched, and what each belongs to. */
  readonly published: readonly string[];
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
  readonly id: number;
  readonly entry: SearchEntry;
  readonly published: readonly PublishedFigure[];
  readonly inTitle: readonly Figure[];
  readonly inText: readonly Figure[];
}

/** An entry on its way into the results: how close its figures are, and how well its words match. */
interface Candidate extends Known {
  readonly close: number;
  readonly score: number;
  readonly terms: readonly string[];
}

const figuresIn = (text: string): readonly Figure[] =>
  readFigures(text).flatMap(({ figure }) => (figure.kind ? [figure] : []));

const isProduct = ({ entry }: Known) => entry.group === 'Products';

/** How closely an entry answers the figures of a query; 0 where it does not. */
function closenessOf(known: Known, asked: readonly Figure[]): number {
  // A product counts by what it publishes: a figure in its text may be another's.
  if (isProduct(known)) return answersAll(asked, known.published);
  const { inTitle, inText } = known;
  const stands = (figures: readonly Figure[]) =>
    asked.every((figure) => figures.some((other) => standsIn(figure, other)));
  if (stands(inTitle)) return 2;
  // The fewer other figures stand beside it, the more the entry is about it.
  return stands([...inTitle, ...inText]) ? 1 + 1 / (1 + inText.length) : 0;
}

const hasSize = ({ entry: { title, text } }: Known, size: string) => placeOfSize(`${title} ${text}`, size) >= 0;

const question = /^\s*(?:are|can|do|does|how|is|may|should|what|when|where|which|who|why|will)\b/i;

/** How much a match by words counts: more where more of the title was asked for, and for a product, unless the query is a question. A word's meaning stands behind the pages that use it. */
function weightOf({ group, title }: SearchEntry, matched: readonly string[], query: string): number {
  if (group === 'Terms') return 0.25;
  const telling = termsOf(title).filter((term) => !isStopTerm(term));
  const named = telling.filter((term) => matched.includes(term)).length / Math.max(1, telling.length);
  return (1 + 4 * named) * (group === 'Products' && !question.test(query) ? 2 : 1);
}

/** The first word of a product's title where a query names the product by it, with every number that is asked for: "core 30". */
function nameIn({ words, numbers }: ParsedQuery, { title }: SearchEntry): readonly string[] {
  const [name, ...others] = termsOf(title);
  return name !== undefined && words.includes(name) && numbers.every((number) => others.includes(number)) ? [name] : [];
}

const byWords = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/** Products that publish a figure as closely stand in the order of the catalog, whatever else was said. */
const byMeasure = (a: Candidate, b: Candidate) =>
  Number(isProduct(b)) - Number(isProduct(a)) ||
  (isProduct(a) ? b.close - a.close : b.score - a.score || b.close - a.close) ||
  a.id - b.id;

/** Every figure of the asked kinds that is published for a product, once, from low to high. */
function publishedInstead(known: readonly Known[], asked: readonly Figure[]): readonly Figure[] {
  return known
    .filter(({ entry }) => entry.holds !== false)
    .flatMap(({ published }) => published.map(({ figure }) => figure))
    .filter(({ kind }) => asked.some((figure) => figure.kind === kind))
    .filter((figure, at, all) => all.findIndex((other) => isSame(other, figure)) === at)
    .sort((a, b) => (a.min ?? a.max ?? 0) - (b.min ?? b.max ?? 0) || (a.max ?? 0) - (b.max ?? 0));
}

/** Makes a search over an index. */
export function createSearch({ entries, answers, synonyms }: SearchIndex): (query: string) => Found {
  const known = entries.map(
    (entry, id): Known => ({
      id,
      entry,
      published: publishedOf(entry),
      inTitle: figuresIn(entry.title),
      inText: figuresIn(entry.text),
    }),
  );
  const allPublished = known.flatMap(({ published }) => published.map(({ figure }) => figure));
  const words = createWordSearch(entries, synonyms);

  return (query) => {
    const asked = parseQuery(query, allPublished);
    const { figures, sizes } = asked;
    const measured = figures.length > 0 || sizes.length > 0;
    const possible = new Map(
      known
        .map((item): Candidate => ({ ...item, close: closenessOf(item, figures), score: 0, terms: [] }))
        .filter((item) => (figures.length === 0 || item.close > 0) && sizes.every((size) => hasSize(item, size)))
        .map((item) => [item.id, item]),
    );
    const answered = answersTo(asked.terms, answers, words.isKnown);
    // An answer says that its subject is on no page: what merely resembles its words is not it either.
    const worded = words
      .find(asked, answered.length > 0, (id) => possible.has(id))
      .flatMap(({ id, score, terms }) => {
        const item = possible.get(id);
        return item ? [{ ...item, score: score * weightOf(item.entry, terms, query), terms }] : [];
      });
    // A product that is named beside the subject of an answer is still what is asked about.
    const named =
      answered.length === 0 || measured || worded.length > 0
        ? []
        : [...possible.values()].filter(isProduct).flatMap((item) => {
            const terms = nameIn(asked, item.entry);
            return terms.length > 0 ? [{ ...item, score: 1, terms }] : [];
          });
    // A figure outweighs the words beside it: what has none of them still publishes it.
    const unworded = !measured ? [] : worded.length === 0 ? [...possible.values()] : [];
    const instead = figures.length > 0 && !worded.some(isProduct) ? [...possible.values()].filter(isProduct) : [];
    const found = [...new Map([...worded, ...named, ...unworded, ...instead].map((item) => [item.id, item])).values()];
    return {
      figures,
      answers: answered,
      hits: found.sort(measured ? byMeasure : byWords).map(({ entry, terms, published }) => ({
        entry,
        terms,
        figures,
        sizes,
        published: publishedLines(figures, published),
      })),
      published: figures.length > 0 && !found.some(isProduct) ? publishedInstead(known, figures) : [],
    };
  };
}

import type { SearchAnswerData, SearchEntry, SearchIndex } from '../../content/screen-content';
import { answersAll, byNearness, isTelling, type PublishedFigure } from '../../domain/publishedFigures';
import { type Figure, isHeldBy, isSame, liesWithin, readFigures, standsIn } from '../../domain/searchFigures';
import { answersTo } from './answers';
import { comparedIn } from './compared';
import { placeOfSize } from './excerpt';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { publishedLines, publishedOf, storageOf } from './published';
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
  /** Coolers that the query puts side by side. */
  readonly compared: readonly SearchEntry[];
  /** Best first, forty at most. With a figure, products come first, and only those that publish it. */
  readonly hits: readonly Hit[];
  /** Where no product publishes what was asked for: what is published nearest to it, of the same kind. */
  readonly published: readonly Figure[];
}

/** An entry with what is read out of it once. */
interface Known {
  readonly id: number;
  readonly entry: SearchEntry;
  readonly published: readonly PublishedFigure[];
  /** Storage temperatures of the goods that it is about. */
  readonly stored: readonly Figure[];
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

/** Whether goods are stored at a temperature that is asked for: in a range around it, or below a limit above it. */
const isStoredAt = (asked: Figure, stored: readonly Figure[]) =>
  asked.min !== undefined &&
  stored.some((range) => (asked.min === asked.max || range.min === undefined) && liesWithin(asked, range));

/** How closely an entry answers the figures of a query; 0 where it does not. */
function closenessOf(known: Known, asked: readonly Figure[]): number {
  // A product counts by what it publishes: a figure in its text may be another's.
  if (isProduct(known)) return answersAll(asked, known.published);
  const { inTitle, inText, stored } = known;
  const stands = (figures: readonly Figure[]) =>
    asked.every((figure) => figures.some((other) => standsIn(figure, other)));
  if (stands(inTitle)) return 2;
  // The fewer other figures there are beside it, the more the entry is about it.
  if (stands([...inTitle, ...inText])) return 1 + 1 / (1 + inText.length);
  const holds = (figure: Figure) => isStoredAt(figure, stored) || inTitle.some((other) => isHeldBy(figure, other));
  return asked.every(holds) ? 1 : 0;
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

/** The most that are listed, and how well one has to match by its words beside the best. */
const MOST = 40;
const WEAKEST = 0.08;
/** Scores above all that words give: what is compared, and what is nearest to an answer's subject, in their order. */
const NEAR = 1e6;

/** Whether a query names it: a word of its title was asked for, or all of them. */
const isNamed = ({ entry: { title }, terms }: Candidate, all: boolean) => {
  const telling = termsOf(title).filter((term) => !isStopTerm(term));
  return all ? telling.every((term) => terms.includes(term)) : telling.some((term) => terms.includes(term));
};

const byWords = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/** Products that publish a figure as closely stand in the order of the catalog, whatever else was said. */
const byMeasure = (a: Candidate, b: Candidate) =>
  Number(isProduct(b)) - Number(isProduct(a)) ||
  (isProduct(a) ? b.close - a.close : b.score - a.score || b.close - a.close) ||
  a.id - b.id;

/** How many of them. */
const NEAREST = 4;

/** Figures of the asked kinds that are published for products, each once, the nearest first. */
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
        .slice(0, NEAREST / asked.length),
    )
    .filter((figure, at, all) => all.findIndex((other) => isSame(other, figure)) === at);
}

/** Makes a search over an index. */
export function createSearch({ entries, answers, synonyms, aliases }: SearchIndex): (query: string) => Found {
  const named = (query: string) =>
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
    const asked = parseQuery(named(query), allPublished);
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
      })
      // Nearly everything lies within what an instrument measures: it is asked for by its name.
      .filter((item) => !isProduct(item) || figures.length === 0 || isTelling(item.close) || isNamed(item, false));
    // A product that is named beside the subject of an answer is still what is asked about.
    const byName =
      answered.length === 0 || measured || worded.length > 0
        ? []
        : [...possible.values()].filter(isProduct).flatMap((item) => {
            const terms = nameIn(asked, item.entry);
            return terms.length > 0 ? [{ ...item, score: 1, terms }] : [];
          });
    const compared = comparedIn(asked.terms, entries, words.isKnown);
    const nearest = new Set([...compared.map(({ href }) => href), ...answered.flatMap(({ finds = [] }) => finds)]);
    const near = known
      .filter(({ id, entry }) => nearest.has(entry.href) && possible.has(id))
      .map((item) => {
        const own = worded.find(({ id }) => id === item.id);
        const place = [...nearest].indexOf(item.entry.href);
        const close = possible.get(item.id)?.close ?? 0;
        return { ...item, close, terms: own?.terms ?? [], score: (own && isNamed(own, true) ? 2 : 1) * NEAR - place };
      });
    // A figure outweighs the words beside it: what has none of them still publishes it.
    const byFigure = [...possible.values()].filter(
      ({ close, entry }) => isTelling(close) || entry.group !== 'Products',
    );
    const unworded = measured && worded.length === 0 ? (figures.length > 0 ? byFigure : [...possible.values()]) : [];
    const instead = figures.length > 0 && !worded.some(isProduct) ? byFigure.filter(isProduct) : [];
    const all = [...worded, ...byName, ...unworded, ...instead, ...near];
    // A name with a number that is nowhere, "kelvin 500": what has the name is the nearest.
    const nameAlone = { ...asked, numbers: [] };
    if (all.length + answered.length + figures.length === 0)
      all.push(
        ...known.flatMap((item) => {
          const terms = isProduct(item) ? nameIn(nameAlone, item.entry) : [];
          return terms.length > 0 ? [{ ...item, close: 0, score: 1, terms }] : [];
        }),
      );
    const found = [...new Map(all.map((item) => [item.id, item])).values()].sort(measured ? byMeasure : byWords);
    const best = Math.max(0, ...found.filter(({ score }) => score < NEAR / 2).map(({ score }) => score));
    const strong = found
      .filter((item) => measured || item.score >= best * WEAKEST || isNamed(item, true))
      .slice(0, MOST);
    return {
      figures,
      answers: answered,
      compared,
      hits: strong.map(({ entry, terms, published }) => ({
        entry,
        terms,
        figures,
        sizes,
        published: publishedLines(figures, published),
      })),
      published: figures.length > 0 && !found.some(isProduct) ? publishedNear(known, figures) : [],
    };
  };
}

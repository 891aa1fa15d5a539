import type { SearchAnswerData, SearchEntry, SearchIndex } from '../../content/screen-content';
import { answerable, byNearness, isRelevantScore, matchScore, OPEN_SCORE } from '../../domain/publishedFigures';
import { type Figure, isPointWithin, isSameOrEndOf, isWithin } from '../../domain/searchFigures';
import { answersTo } from './answers';
import { comparedIn } from './compared';
import { INITIAL_COUNT, type Searched } from './excerpt';
import {
  distinct,
  type EntryFigures,
  filesOf,
  groups,
  type Head,
  nameOf,
  type ProductName,
  type Read,
  readProducts,
} from './files';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { indexOf } from './postings';
import { publishedLines, publishedOf } from './published';
import { isContainer, termsOf } from './terms';
import { createWordSearch, type WordSearch } from './words';

/** A found entry with the matching terms, figures and sizes. */
export interface Hit extends Searched {
  readonly entry: SearchEntry;
  /** For a product in a search for figures: those that matched, with their variants, or all of the kinds if none did. */
  readonly published: readonly string[];
}

export interface Found {
  /** Temperatures and times, as interpreted, and the storage temperature of the goods that a time or a cooler is asked for. */
  readonly figures: readonly Figure[];
  readonly answers: readonly SearchAnswerData[];
  readonly compared: readonly SearchEntry[];
  /** The best first. For a figure, products come first: those that publish it, then those that the query names. */
  readonly hits: readonly Hit[];
  /** How many results each group has, forty at most in all: later ones may not be loaded. */
  readonly counts: Readonly<Partial<Record<SearchEntry['group'], number>>>;
  /** Whether results that were found by words alone have only some of them. */
  readonly partly: boolean;
  /** If no product publishes the figures: the nearest published ones of the same kind. */
  readonly published: readonly Figure[];
  /** If nothing has a size of three sides: the size, as the finder's address has it. */
  readonly box: ParsedQuery['box'];
}

/** What a search is made of. */
interface Parts {
  readonly head: Head;
  readonly read: Read;
  readonly words: WordSearch;
}

/** A possible result: `close` rates its figures, `score` its words. */
interface Candidate {
  readonly id: number;
  readonly group: SearchEntry['group'];
  readonly close: number;
  readonly score: number;
  readonly terms: readonly string[];
  /** Share of the title that the words cover, 0 to 1. */
  readonly named: number;
  /** Whether it has all words of the query. */
  readonly whole?: boolean;
}

const isProduct = ({ group }: Candidate) => group === 'Products';

/** Whether goods are stored at the queried temperature: in a range around it, or below a limit above it. */
const isStoredAt = (asked: Figure, stored: readonly Figure[]) =>
  asked.min !== undefined &&
  stored.some((range) => (asked.min === asked.max || range.min === undefined) && isWithin(asked, range));

/** How closely the figures of an entry match those of a query; 0 for no match. A product has to match those of `goods` too. */
function closenessOf(
  { published, inTitle, inText, stored }: EntryFigures,
  asked: readonly Figure[],
  goods: readonly Figure[],
) {
  // Only published figures count for a product: its text may contain other products' figures.
  if (published.length > 0) return matchScore([...asked, ...goods], published);
  const contains = (figures: readonly Figure[]) =>
    asked.every((figure) => figures.some((other) => isSameOrEndOf(figure, other)));
  if (contains(inTitle)) return 2;
  // The fewer other figures the text has, the more relevant the entry.
  if (contains([...inTitle, ...inText])) return 1 + 1 / (1 + inText.length);
  const holds = (figure: Figure) => isStoredAt(figure, stored) || inTitle.some((other) => isPointWithin(figure, other));
  return asked.every(holds) ? 1 : 0;
}

const question = /^\s*(?:are|can|do|does|how|is|may|should|what|when|where|which|who|why|will)\b/i;

/** The weight of a match by words: more for titles, and for products unless a question is asked; less for terms. */
function weightOf({ group, named }: Candidate, query: string): number {
  if (group === 'Terms') return 0.25;
  return (1 + 4 * named) * (group === 'Products' && !question.test(query) ? 2 : 1);
}

/** The first word of a product's title, if the query has it and all its numbers but counts are in the title: "core 30". */
function nameIn({ words, named }: ParsedQuery, { title }: ProductName): readonly string[] {
  const [name, ...others] = termsOf(title);
  return name !== undefined && words.includes(name) && named.every((number) => others.includes(number)) ? [name] : [];
}

const MAX_RESULTS = 40;
/** Minimum score of a match by words, relative to the best one. */
const MIN_RELATIVE_SCORE = 0.08;
/** A score above all matches by words, for compared coolers and the pages of a prepared answer. */
const PINNED_SCORE = 1e6;

const byWords = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/** Products whose figures match equally well keep the order of the catalog. */
const byMeasure = (a: Candidate, b: Candidate) =>
  Number(isProduct(b)) - Number(isProduct(a)) ||
  (isProduct(a) ? b.close - a.close : b.score - a.score || b.close - a.close) ||
  a.id - b.id;

/** How many of the nearest published figures are offered. */
const MAX_NEAREST = 4;

/** Published figures of the queried kinds, the nearest first. */
function publishedNear(published: readonly Figure[], asked: readonly Figure[]): readonly Figure[] {
  return distinct(
    asked.flatMap((each) =>
      published
        .filter(({ kind }) => kind === each.kind)
        .sort(byNearness(each))
        .slice(0, MAX_NEAREST / asked.length),
    ),
  );
}

/**
 * Rates the figures of an entry by its id; if no product publishes what is asked for, also those with a point to ask about.
 * Reads the figures of all entries if the query has one.
 */
function closeness(figures: readonly Figure[], goods: readonly Figure[], read: Read): (id: number) => number {
  if (figures.length === 0) return () => 0;
  const [file] = read('figures', 0);
  const measures = file?.measures ?? [];
  const published = measures.map((each) => closenessOf(each, figures, goods));
  const isPublished = measures.some((each, at) => each.published.length > 0 && isRelevantScore(published[at] ?? 0));
  const isOpen = (each: EntryFigures) =>
    matchScore(answerable([...figures, ...goods], each.published), each.published) > 0;
  const withOpen = measures.map((each, at) => published[at] || (isOpen(each) ? OPEN_SCORE : 0));
  const ratings = isPublished ? published : withOpen;
  return (id) => ratings[file?.of[id] ?? 0] ?? 0;
}

/** How much of the name of goods has to be in a query: "platelets" for "Inactivated platelets". */
const MIN_SHARE_OF_GOODS = 0.5;

/** The goods that a query names with the largest share of their name, and their storage temperatures. */
function goodsNamed(asked: ParsedQuery, { read, words }: Parts) {
  const [file] = read('figures', 0);
  const storedBy = (id: number) => file?.measures[file.of[id] ?? 0]?.stored ?? [];
  const named = words
    // A number beside goods is a count of them: "8 RBC".
    .find({ ...asked, numbers: [] }, true, (id) => storedBy(id).length > 0)
    // A title may name several goods: "albumin" is half the name of one of two.
    .filter(({ id, named }) => named * storedBy(id).length >= MIN_SHARE_OF_GOODS);
  const share = Math.max(...named.map((hit) => hit.named));
  const hits = named.filter((hit) => hit.named === share);
  return { hits, storage: distinct(hits.flatMap(({ id }) => storedBy(id))) };
}

/**
 * Goods that a query for a time or a cooler names, and their storage temperature, which it then asks for as well: the hours
 * of frozen plasma are not those of another range. Without the temperature if the named goods have several. `asked` is
 * without words such as "cooler", which the pages of goods do not have.
 */
function goodsIn(whole: ParsedQuery, parts: Parts) {
  const asked = { ...whole, words: whole.words.filter((word) => !isContainer(word)) };
  const isForCooler = asked.words.length < whole.words.length;
  const isMeasured = whole.figures.length > 0;
  const hasTemperature = whole.figures.some(({ kind }) => kind === 'temperature');
  const mayNameGoods = asked.words.length > 0 && (isForCooler || (isMeasured && !hasTemperature));
  const { hits, storage } = mayNameGoods ? goodsNamed(asked, parts) : { hits: [], storage: [] };
  if (hits.length === 0) return { asked: whole, hits, storage };
  const only = storage.length === 1 && !hasTemperature ? storage : [];
  // Without another figure, the temperature is what the query asks for.
  return isMeasured ? { asked, hits, storage: only } : { asked: { ...asked, figures: only }, hits, storage: [] };
}

/** Without the words that ask for a hold time beside the hours themselves: "keep cold 24 hours". */
function withoutHolding(asked: ParsedQuery, answers: readonly SearchAnswerData[]): ParsedQuery {
  const holding = answers.find(({ id }) => id === 'hold-times');
  if (!holding || !asked.figures.some(({ kind }) => kind === 'time')) return asked;
  const said = holding.words.flatMap(termsOf);
  return { ...asked, words: asked.words.filter((word) => !said.includes(word)) };
}

/** All candidates of a query, of which `pinned` come first. Later ones replace earlier ones of the same entry. */
function candidatesOf(
  query: string,
  asked: ParsedQuery,
  { head, read, words }: Parts,
  goods: ReturnType<typeof goodsIn>,
  isAnswered: boolean,
  pinned: readonly number[],
): readonly Candidate[] {
  const { figures, sizes } = asked;
  const measured = figures.length > 0 || sizes.length > 0;
  const closeTo = closeness(figures, goods.storage, read);
  const sized = sizes.map(words.withSize);
  const candidate = (id: number, found?: Partial<Candidate>): Candidate => {
    const group = groups[Number(head.groupOf[id])] ?? 'Pages';
    return { id, group, close: closeTo(id), score: 0, terms: [], named: 0, ...found };
  };
  const isAllowed = (id: number) => (figures.length === 0 || closeTo(id) > 0) && sized.every((ids) => ids.has(id));
  // A prepared answer is about a subject that is on no page, so similar words are no match then.
  const worded = words
    .find(asked, isAnswered, isAllowed)
    .map(({ id, ...hit }) => candidate(id, hit))
    .map((item) => ({ ...item, score: item.score * weightOf(item, query) }))
    // Nearly every figure is in an instrument's measuring range, so instruments need a word of their name.
    .filter((item) => !isProduct(item) || figures.length === 0 || isRelevantScore(item.close) || item.named > 0);
  /** Products named by the first word of their title and all numbers. */
  const namedBy = (words: ParsedQuery) =>
    readProducts(read)
      .map((product) => candidate(product.id, { score: 2 * PINNED_SCORE, terms: nameIn(words, product) }))
      .filter(({ terms }) => terms.length > 0);
  // A named product comes first where a query has a prepared answer or a count, and is still a result of figures that it does not publish.
  const byName = asked.words.length > 0 && (measured || isAnswered || asked.isCounting) ? namedBy(asked) : [];
  const allowed = measured ? [...head.groupOf].flatMap((_, id) => (isAllowed(id) ? candidate(id) : [])) : [];
  // Figures count more than words: an entry with the figure and none of the words is a result.
  const byFigure = figures.length > 0 ? allowed.filter((item) => isRelevantScore(item.close) || !isProduct(item)) : [];
  const byMeasures = figures.length > 0 ? byFigure : allowed;
  const withoutWords = worded.length > 0 ? [] : byMeasures;
  const instead = worded.some(isProduct) ? [] : byFigure.filter(isProduct);
  const first = pinned.filter(isAllowed).map((id) => {
    const own = worded.find((item) => item.id === id);
    const isNamed = own?.named === 1 || byName.some((item) => item.id === id);
    return candidate(id, { ...own, score: (isNamed ? 2 : 1) * PINNED_SCORE - pinned.indexOf(id) });
  });
  const byGoods = goods.hits.map(({ id, ...hit }) => candidate(id, hit));
  const all = [...byName, ...byGoods, ...worded, ...withoutWords, ...instead, ...first];
  if (all.length + figures.length > 0 || isAnswered) return all;
  // For a number that no page has, "kelvin 500", "ISTA 3A", the words alone decide: a product's by its name only.
  const unnumbered = { ...asked, numbers: [], named: [] };
  const others = words
    .find(unnumbered, true, isAllowed)
    .map(({ id, ...hit }) => candidate(id, { ...hit, whole: false }))
    .map((item) => ({ ...item, score: item.score * weightOf(item, query) }))
    .filter((item) => !isProduct(item));
  return [...namedBy(unnumbered), ...others];
}

/** The best candidates, each entry once. */
function bestOf(candidates: readonly Candidate[], measured: boolean): readonly Candidate[] {
  const once = new Map(candidates.map((item) => [item.id, item]));
  const sorted = [...once.values()].sort(measured ? byMeasure : byWords);
  const best = sorted.reduce((most, { score }) => (score < PINNED_SCORE / 2 ? Math.max(most, score) : most), 0);
  return sorted
    .filter(({ score, named }) => measured || score >= best * MIN_RELATIVE_SCORE || named === 1)
    .slice(0, MAX_RESULTS);
}

/** What a search has found with the files that have loaded. */
export interface Result {
  /** Absent if it needs missing files. */
  readonly found?: Found;
  readonly missing: readonly string[];
}

/** A query needs files that have not loaded. */
class Missing extends Error {
  constructor(readonly names: readonly string[]) {
    super(`Missing ${names.join(', ')}`);
  }
}

/** Reads the files that have loaded. */
const readerOf =
  (files: ReadonlyMap<string, unknown>): Read =>
  (kind, ...numbers) => {
    const names = numbers.map((number) => nameOf(kind, number));
    const missing = new Set(names.filter((name) => !files.has(name)));
    if (missing.size > 0) throw new Missing([...missing]);
    return names.map((name) => files.get(name) as never);
  };

/** Creates a search over an index, or over the files of one whose head is given. */
export function createSearch(index: SearchIndex | Head) {
  const whole = 'entries' in index ? index.entries : undefined;
  const { head, files } =
    'entries' in index ? filesOf(index, index.entries.length) : { head: index, files: new Map<string, unknown>() };
  const read = readerOf(files);
  const words = createWordSearch(head, read, whole && indexOf(whole));
  const withoutAliases = (query: string) =>
    head.aliases.reduce(
      (text, [alias, name]) => text.replace(new RegExp(`\\b${alias.replace(' ', '[\\s-]?')}\\b`, 'gi'), name),
      query,
    );

  const search = (query: string, all: boolean): Result => {
    const typed = parseQuery(withoutAliases(query), [...head.published, ...head.stored], head.counts);
    const goods = goodsIn(typed, { head, read, words });
    const answers = answersTo(goods.asked.terms, head.answers, words.isKnown);
    const asked = withoutHolding(goods.asked, answers);
    const { figures, sizes } = asked;
    const measured = figures.length > 0 || sizes.length > 0;
    const compared = comparedIn(asked.terms, () => readProducts(read), words.isKnown, words.isInTitle);
    const listed = answers.flatMap(({ finds = [] }) => finds.flatMap((href) => head.finds[href] ?? []));
    const pinned = [...new Set([...compared.map(({ id }) => id), ...listed])];
    const needed = [...figures, ...goods.storage];
    const candidates = candidatesOf(query, asked, { head, read, words }, goods, answers.length > 0, pinned);
    const found = bestOf(candidates, measured);
    const box = found.length === 0 ? asked.box : undefined;
    const inGroup = (name: string) => found.filter(({ group }) => group === name);
    const fileOf = ({ id }: { readonly id: number }) => Math.floor(id / head.entriesPerFile);
    // Throws here if one of them is missing.
    const first = groups.flatMap((name) => inGroup(name).slice(0, INITIAL_COUNT));
    read('entries', ...[...compared, ...first].map(fileOf));
    const entryOf = (item: { readonly id: number }) =>
      read('entries', fileOf(item)).flatMap((entries) => entries[item.id % head.entriesPerFile] ?? []);
    const isLoaded = (item: Candidate) => files.has(nameOf('entries', fileOf(item)));
    const hits = found.filter(isLoaded).flatMap((item) => {
      // A product that is only named shows what it publishes instead of the queried figures.
      const shown = item.close > 0 ? needed : needed.map(({ kind }) => ({ kind, min: -Infinity, max: Infinity }));
      const published = (entry: SearchEntry) => publishedLines(shown, publishedOf(entry));
      return entryOf(item).map((entry) => ({ entry, terms: item.terms, figures, sizes, published: published(entry) }));
    });
    const isPublished = found.some((item) => isProduct(item) && item.close > 0 && item.close !== OPEN_SCORE);
    const later = all ? found.filter((item) => !isLoaded(item)).map((item) => nameOf('entries', fileOf(item))) : [];
    return {
      found: {
        figures: needed,
        answers: box ? head.answers.filter((each) => each.id === 'sizes' || answers.includes(each)) : answers,
        box,
        compared: compared.flatMap(entryOf),
        hits,
        counts: Object.fromEntries(groups.map((name) => [name, inGroup(name).length])),
        partly: !(measured || answers.length + compared.length > 0 || found.some(({ whole }) => whole)),
        published: needed.length > 0 && sizes.length === 0 && !isPublished ? publishedNear(head.published, needed) : [],
      },
      missing: [...new Set(later)],
    };
  };

  return {
    /** Finds the first results of each group, and others that have loaded. With `all`, `missing` lists files of the rest. */
    find(query: string, all = false): Result {
      try {
        return search(query, all);
      } catch (error) {
        if (error instanceof Missing) return { missing: error.names };
        throw error;
      }
    },
    add: (name: string, content: unknown) => void files.set(name, content),
  };
}

/** A search over the files that have loaded. */
export type Search = ReturnType<typeof createSearch>;

/**
 * Builds the search index: an entry for each page, product, question, tab of By Specimen and term, and the answers. Of
 * the template's placeholders only titles and summaries are indexed.
 */
import { candidates } from '../content/candidates';
import { coreDisk, frozenDiskLimit } from '../content/facts/cryo-disks';
import type { TermData } from '../content/glossary';
import type { Page } from '../content/page';
import type {
  FaqData,
  ProductPageContent,
  SearchAnswerData,
  SearchEntry,
  SearchIndex,
  SpecimenData,
} from '../content/screen-content';
import { type AnswerLink, searchAnswers } from '../content/search-answers';
import { searchAliases, searchSynonyms } from '../content/search-synonyms';
import { queryOf } from '../domain/need';
import type { Quantity, Reading } from '../domain/quantities';
import { joinSizes } from '../domain/readings';
import type { RouteId } from '../routes/manifest';
import { pathOf } from '../routes/paths';
import { pageAt, pagePaths } from './pages';

const wordsIn = (text: string) => text.split(' ');

/** Properties of a page's content that are not displayed as text, or are in another entry. */
const skippedKeys = new Set([
  ...wordsIn('askAbout card cards evidence facts faqs files gallery heroPictures href id marks members monogram note'),
  ...wordsIn('parts picture pictures placeholderNote products related renderings specimens src terms testimonials'),
  // Figures of the finder and the comparison are found on each cooler's own page.
  ...wordsIn('candidates coolers errors fit form goods'),
]);

/** Products that can be compared. */
const coolers = new Set<RouteId>(candidates.map(({ id }) => id));

const placeholderKeys = new Set(['title', 'summary']);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  const isPlaceholder = 'placeholder' in value;
  return Object.entries(value).flatMap(([key, part]) =>
    skippedKeys.has(key) || (isPlaceholder && !placeholderKeys.has(key)) ? [] : textsOf(part),
  );
}

const ended = (text: string) => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** Published temperatures of disks. They are not in the products' facts, as the products do not hold them. */
const diskTemperatures: Readonly<Partial<Record<RouteId, Quantity>>> = {
  'core-xvo-30': coreDisk.temperature,
  'cryo-disk': { max: frozenDiskLimit.max as number, unit: frozenDiskLimit.unit },
};

/** Hold times of a product, or of its core, that the finder compares for a variant or disks without one of their own. */
const sharedHoldTimes = (id: RouteId) =>
  (candidates.find((cooler) => cooler.id === id)?.packOuts ?? []).flatMap(({ name, disks, holdTime, holdTimeOf }) =>
    holdTime && holdTimeOf ? [{ value: holdTime, source: `${disks ? 'disks' : name}, given for ${holdTimeOf}` }] : [],
  );

function figuresOf(id: RouteId, { facts }: ProductPageContent) {
  const disks = diskTemperatures[id];
  const temperatures: readonly Reading<Quantity>[] = [
    ...facts.temperatures,
    ...(disks ? [{ value: disks, source: 'disks' }] : []),
  ];
  const shared = sharedHoldTimes(id);
  const holdTimes: readonly Reading<Quantity>[] = [
    ...facts.holdTimes.filter((own) => !shared.some(({ source }) => own.source && source.endsWith(own.source))),
    ...shared,
  ];
  return {
    ...(temperatures.length > 0 && { temperatures }),
    ...(holdTimes.length > 0 && { holdTimes }),
    ...(facts.cools === false && { holds: false as const }),
  };
}

/** The sizes of a product as text; its page has them in tables and drawings. */
function sizesOf({ facts }: ProductPageContent): readonly string[] {
  const [interior, exterior] = [joinSizes(facts.interior), joinSizes(facts.exterior)];
  return [...(interior ? [`Interior ${interior}`] : []), ...(exterior ? [`Exterior ${exterior}`] : [])];
}

function entriesOf(page: Page): SearchEntry[] {
  const title = page.trail.at(-1)?.label ?? 'Home';
  const {
    faqs = [],
    specimens = [],
    terms = [],
  } = page.content as {
    readonly faqs?: readonly FaqData[];
    readonly specimens?: readonly SpecimenData[];
    readonly terms?: readonly TermData[];
  };
  const sentences = textsOf(page.content).filter((text) => text.includes(' ') && text !== title);
  const sizes = page.screen === 'product' ? sizesOf(page.content) : [];
  const part = (id: string, name: string, texts: readonly string[]) => ({
    title: name,
    on: title,
    href: `${page.path}#${id}`,
    text: texts.join(' '),
  });
  return [
    {
      title,
      href: page.path,
      text: [...new Set([page.head.description, ...sentences, ...sizes])].map(ended).join(' '),
      ...(page.screen === 'product'
        ? { group: 'Products', ...figuresOf(page.id as RouteId, page.content) }
        : { group: 'Pages' }),
      ...(coolers.has(page.id as RouteId) && { cooler: page.id as RouteId }),
    },
    ...specimens.map(
      ({ id, name, intro, recommended, units }): SearchEntry => ({
        ...part(id, name, [intro, ...recommended.map(({ card, reason }) => `${card.title}: ${reason}`)]),
        group: 'Pages',
        storage: units.map(({ storage }) => storage),
      }),
    ),
    ...terms.map(
      ({ id, name, alias, definition, rule }): SearchEntry => ({
        ...part(
          id,
          name,
          [alias, definition, rule?.text, rule?.source].filter((text) => text !== undefined).map(ended),
        ),
        group: 'Terms',
      }),
    ),
    ...faqs.map(({ id, question, answer }): SearchEntry => ({ ...part(id, question, answer), group: 'Questions' })),
  ];
}

function linkOf({ label, to, section, query, range }: AnswerLink): SearchAnswerData['links'][number] {
  if (query !== undefined) return { label, href: `${pathOf(to)}?q=${encodeURIComponent(query)}` };
  if (range)
    return { label, href: `${pathOf(to)}?${queryOf({ min: `${range.min ?? ''}`, max: `${range.max ?? ''}` })}` };
  return { label, href: pathOf(to, section) };
}

/** The index in the order of the manifest, without the search page. */
export function searchIndex(): SearchIndex {
  return {
    entries: pagePaths()
      .map(pageAt)
      .filter((page) => page.screen !== 'search')
      .flatMap(entriesOf),
    answers: searchAnswers.map(({ finds, ...answer }) => ({
      ...answer,
      links: answer.links.map(linkOf),
      ...(finds && {
        finds: finds.map((each) => (typeof each === 'string' ? pathOf(each) : pathOf(each.to, each.section))),
      }),
    })),
    synonyms: searchSynonyms,
    aliases: searchAliases,
  };
}

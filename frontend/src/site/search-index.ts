/**
 * What the search screen searches, made at build time from the pages themselves: every page and product,
 * every question, every tab of By Specimen, every term; and the answers that stand above results. Filler counts by its
 * titles alone.
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
import type { Quantity, Reading } from '../domain/quantities';
import { joinSizes } from '../domain/readings';
import type { RouteId } from '../routes/manifest';
import { pathOf } from '../routes/paths';
import { pageAt, pagePaths } from './pages';

/** Parts of a page that another entry has, or that nobody reads. */
const skipped = new Set([
  'askAbout',
  'card',
  'cards',
  'evidence',
  'facts',
  'faqs',
  'files',
  'gallery',
  'heroPictures',
  'href',
  'id',
  'marks',
  'members',
  'monogram',
  'note',
  'pictures',
  'picture',
  // Figures of the finder and the comparison stand on each cooler's own page.
  'candidates',
  'fit',
  'coolers',
  'goods',
  'form',
  'errors',
  'placeholderNote',
  'parts',
  'products',
  'related',
  'renderings',
  'specimens',
  'src',
  'terms',
  'testimonials',
]);

/** What the comparison has side by side. */
const coolers = new Set<RouteId>(candidates.map(({ id }) => id));

const shownOfFiller = new Set(['title', 'summary']);

/** Every sentence of a page's content, in its order. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  const filler = 'placeholder' in value;
  return Object.entries(value).flatMap(([key, part]) =>
    skipped.has(key) || (filler && !shownOfFiller.has(key)) ? [] : textsOf(part),
  );
}

const hasWords = (text: string) => text.includes(' ');

const ended = (text: string) => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** Temperatures of disks, which are published for a product and are no range that it holds. */
const diskTemperatures: Readonly<Partial<Record<RouteId, Quantity>>> = {
  'core-xvo-30': coreDisk.temperature,
  'cryo-disk': { max: frozenDiskLimit.max as number, unit: frozenDiskLimit.unit },
};

/** A product's temperatures and hold times, where they are published. */
function figuresOf(
  id: RouteId,
  { facts }: ProductPageContent,
): Pick<SearchEntry, 'temperatures' | 'holdTimes' | 'holds'> {
  const disks = diskTemperatures[id];
  const temperatures: readonly Reading<Quantity>[] = [
    ...facts.temperatures,
    ...(disks ? [{ value: disks, source: 'disks' }] : []),
  ];
  return {
    ...(temperatures.length > 0 && { temperatures }),
    ...(facts.holdTimes.length > 0 && { holdTimes: facts.holdTimes }),
    ...(facts.cools === false && { holds: false }),
  };
}

/** A product's sizes, which its page has in tables and drawings. */
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
  const sentences = textsOf(page.content).filter((text) => hasWords(text) && text !== title);
  const sizes = page.screen === 'product' ? sizesOf(page.content) : [];
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
      (specimen): SearchEntry => ({
        title: specimen.name,
        on: title,
        href: `${page.path}#${specimen.id}`,
        text: [specimen.intro, ...specimen.recommended.map(({ card, reason }) => `${card.title}: ${reason}`)].join(' '),
        group: 'Pages',
        storage: specimen.units.map(({ storage }) => storage),
      }),
    ),
    ...terms.map(
      ({ id, name, alias, definition, rule }): SearchEntry => ({
        title: name,
        on: title,
        href: `${page.path}#${id}`,
        text: [alias, definition, rule?.text, rule?.source]
          .filter((text) => text !== undefined)
          .map(ended)
          .join(' '),
        group: 'Terms',
      }),
    ),
    ...faqs.map(
      (faq): SearchEntry => ({
        title: faq.question,
        on: title,
        href: `${page.path}#${faq.id}`,
        text: faq.answer.join(' '),
        group: 'Questions',
      }),
    ),
  ];
}

function linkOf({ label, to, section, query, range }: AnswerLink): SearchAnswerData['links'][number] {
  if (query !== undefined) return { label, href: `${pathOf(to)}?q=${encodeURIComponent(query)}` };
  if (range) return { label, href: `${pathOf(to)}?min=${range.min ?? ''}&max=${range.max ?? ''}` };
  return { label, href: pathOf(to, section) };
}

/** The search index, in the order of the manifest; the search page does not find itself. */
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

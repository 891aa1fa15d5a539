/**
 * What the search screen searches, made at build time from the pages themselves: every page and product,
 * every question, every tab of By Specimen. Filler counts by its titles alone.
 */
import type { Page } from '../content/page';
import type { FaqData, SearchEntry, SpecimenData } from '../content/screen-content';
import { pageAt, pagePaths } from './pages';

/** Parts of a page that another entry has, or that nobody reads. */
const skipped = new Set([
  'card',
  'cards',
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
  'notPublished',
  'pictures',
  'picture',
  'placeholderNote',
  'products',
  'related',
  'renderings',
  'specimens',
  'src',
  'testimonials',
]);

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

function entriesOf(page: Page): SearchEntry[] {
  const title = page.trail.at(-1)?.label ?? 'Home';
  const { faqs = [], specimens = [] } = page.content as {
    readonly faqs?: readonly FaqData[];
    readonly specimens?: readonly SpecimenData[];
  };
  const sentences = textsOf(page.content).filter((text) => hasWords(text) && text !== title);
  return [
    {
      title,
      href: page.path,
      text: [...new Set([page.head.description, ...sentences])].map(ended).join(' '),
      group: page.screen === 'product' ? 'Products' : 'Pages',
    },
    ...specimens.map(
      (specimen): SearchEntry => ({
        title: specimen.name,
        on: title,
        href: `${page.path}#${specimen.id}`,
        text: [specimen.intro, ...specimen.recommended.map(({ card, reason }) => `${card.title}: ${reason}`)].join(' '),
        group: 'Pages',
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

/** The search index, in the order of the manifest; the search page does not find itself. */
export function searchIndex(): readonly SearchEntry[] {
  return pagePaths()
    .map(pageAt)
    .filter((page) => page.screen !== 'search')
    .flatMap(entriesOf);
}

import { formatQuantity } from '../domain/quantities';
import { sections } from '../routes/manifest';
import { labelBands } from './facts/labels';
import type { PageLink } from './page-link';

/** The texts of the search screen, which inserts the count and the query. */
export interface SearchScreenContent {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** Headings of the groups of results. */
  readonly groups: Readonly<Record<'Products' | 'Pages' | 'Questions' | 'Terms', string>>;
  /** "1 result for …", "12 results for …". */
  readonly resultOne: string;
  readonly resultMany: string;
  /** After the query, if no result has all of its words. */
  readonly partly: string;
  /** If only answers were found: "1 answer for …". */
  readonly answerOne: string;
  readonly answerMany: string;
  /** Before the figures that were read in the query: "Read as 2–8 °C". */
  readonly readAs: string;
  /** Before a figure, by kind; after figures that no product has; and before the nearest ones. */
  readonly figures: { readonly temperature: string; readonly time: string };
  readonly outsideOne: string;
  readonly outsideMany: string;
  readonly published: string;
  /** For a query that names several coolers: `label`, the names, `text`. */
  readonly compare: { readonly text: string; readonly label: string };
  /** Links below any result. */
  readonly find: PageLink;
  readonly browse: PageLink;
  readonly ask: PageLink;
  readonly searching: string;
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Before the first search. */
  readonly suggestionsTitle: string;
  readonly suggestions: readonly string[];
  /** Popular pages. */
  readonly waysTitle: string;
  readonly ways: readonly PageLink[];
  /** For browsers without JavaScript. */
  readonly withoutScript: string;
}

export const searchScreen: SearchScreenContent = {
  title: 'Search',
  intro: 'Search pages, products and questions.',
  label: 'Search the site',
  hint: 'A product, a blood product, a temperature or a test',
  submit: 'Search',
  groups: { Products: 'Products', Pages: 'Pages', Questions: 'Questions', Terms: 'Glossary' },
  resultOne: 'result for',
  resultMany: 'results for',
  partly: ', with only some of the words',
  answerOne: 'answer for',
  answerMany: 'answers for',
  readAs: 'Read as',
  figures: { temperature: 'a temperature of', time: 'a hold time of' },
  outsideOne: 'is outside the published figures of our coolers.',
  outsideMany: 'together are outside the published figures of our coolers.',
  published: 'These are the nearest: ask whether a custom cooler can meet it.',
  compare: { text: 'side by side: ranges, hours, openings and sizes, as published.', label: 'Compare' },
  find: { label: 'Find a cooler', to: 'find' },
  browse: { label: 'All products', to: 'products' },
  ask: { label: 'Ask us', to: 'contact', section: sections.inquiryForm },
  searching: 'Searching',
  failed: 'The search could not be loaded. Reload the page to try again.',
  empty: {
    title: 'Nothing found',
    text: 'Give the finder your range and hours, look through all products, or ask us: your words go into the request.',
  },
  suggestionsTitle: 'Try one of these',
  suggestions: [
    formatQuantity(labelBands.blue),
    'Red blood cells',
    'Platelets',
    'Frozen plasma',
    'Cryo-Disk',
    'Data logger',
  ],
  waysTitle: 'Or go straight to',
  ways: [
    { label: 'Find a cooler', to: 'find' },
    { label: 'By Specimen', to: 'specimens' },
    { label: 'Compare coolers', to: 'compare' },
    { label: 'Parts and reorder', to: 'parts' },
    { label: 'Ordering', to: 'faqs', section: sections.ordering },
    { label: 'Glossary', to: 'glossary' },
  ],
  withoutScript: 'Searching needs JavaScript. Links to all pages are in the menu and the footer.',
};

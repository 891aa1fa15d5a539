import { formatQuantity } from '../domain/quantities';
import { sections } from '../routes/manifest';
import { labelBands } from './facts/labels';
import type { PageLink } from './page-link';

/** What the search screen says. The screen puts the count and the words searched for between the parts. */
export interface SearchScreenContent {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** Kinds of results, as headings. */
  readonly groups: { readonly products: string; readonly pages: string; readonly faqs: string; readonly terms: string };
  /** "1 result for …", "12 results for …". */
  readonly resultOne: string;
  readonly resultMany: string;
  /** In their place where only answers were found: "1 answer for …". */
  readonly answerOne: string;
  readonly answerMany: string;
  /** How figures were understood: "Read as 2–8 °C". */
  readonly readAs: string;
  /** Before each figure, by its kind; after one or several that no product has; and before what is near to them. */
  readonly figures: { readonly temperature: string; readonly time: string };
  readonly outsideOne: string;
  readonly outsideMany: string;
  readonly published: string;
  /** After the names of coolers that are asked for side by side; the link's label goes before them. */
  readonly compare: { readonly text: string; readonly label: string };
  /** Ways on from anything. */
  readonly find: PageLink;
  readonly browse: PageLink;
  readonly ask: PageLink;
  readonly searching: string;
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Before anything was searched for. */
  readonly suggestionsTitle: string;
  readonly suggestions: readonly string[];
  /** Pages that many look for. */
  readonly waysTitle: string;
  readonly ways: readonly PageLink[];
  /** Without script the list cannot be filtered. */
  readonly withoutScript: string;
}

export const searchScreen: SearchScreenContent = {
  title: 'Search',
  intro: 'Search pages, products and questions.',
  label: 'Search the site',
  hint: 'A product, a blood product, a temperature or a test',
  submit: 'Search',
  groups: { products: 'Products', pages: 'Pages', faqs: 'Questions', terms: 'Glossary' },
  resultOne: 'result for',
  resultMany: 'results for',
  answerOne: 'answer for',
  answerMany: 'answers for',
  readAs: 'Read as',
  figures: { temperature: 'a temperature of', time: 'a hold time of' },
  outsideOne: 'is outside our published figures.',
  outsideMany: 'together are outside our published figures.',
  published: 'These are the nearest, and custom coolers are made on request.',
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
  withoutScript: 'Searching needs JavaScript. All pages are listed in the footer.',
};

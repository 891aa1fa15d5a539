import type { PageLink } from './page-link';

/** The texts of the page for unknown paths. */
export interface NotFoundContent {
  readonly title: string;
  readonly text: string;
  readonly searchLabel: string;
  readonly linksTitle: string;
  readonly links: readonly PageLink[];
}

export const notFound: NotFoundContent = {
  title: 'This page does not exist',
  text: 'The address may be misspelled, or the page may have moved. Search the site or start from one of these pages.',
  searchLabel: 'Search the site',
  linksTitle: 'Where to go from here',
  links: [
    { label: 'Find a cooler', to: 'find' },
    { label: 'All products', to: 'products' },
    { label: 'All coolers', to: 'coolers' },
    { label: 'Coolers by specimen', to: 'specimens' },
    { label: 'Frequently asked questions', to: 'faqs' },
    { label: 'Contact us', to: 'contact' },
  ],
};

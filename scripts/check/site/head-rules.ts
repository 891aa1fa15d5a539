/** Rules for the head of a page: titles, meta tags, canonical address (specification, section 2). */
import { canonicalUrl, hasAddress } from '../../../frontend/src/routes/paths';
import { byTag } from './html';
import type { PageRule, SiteRule } from './rule';
import type { BuiltPage } from './site';

/** In characters: the length that result lists show in full, and the shortest that distinguishes pages. */
const titleLength = { min: 30, max: 70 } as const;
const descriptionLength = { min: 70, max: 160 } as const;

/** Every page has these; Open Graph by `property`, the others by `name`. */
const required = [
  'description',
  'keywords',
  'robots',
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
] as const;
/** Required on pages with an address. */
const ofAddresses = ['og:url', 'og:image', 'og:image:alt', 'twitter:image'] as const;

const isAddressed = ({ page }: BuiltPage) => hasAddress(page);

/** The contents of the meta elements with this name or property. */
function metaContents({ document }: BuiltPage, key: string): readonly string[] {
  return byTag(document, 'meta').flatMap(({ attributes: { name, property, content } }) =>
    (name ?? property) === key ? [content ?? ''] : [],
  );
}

/** The title as a tab shows it. */
const titleOf = ({ document }: BuiltPage): string => byTag(document, 'title')[0]?.text ?? '';

const canonicals = ({ document }: BuiltPage) =>
  byTag(document, 'link').flatMap(({ attributes: { rel, href } }) => (rel === 'canonical' ? [href ?? ''] : []));

function wrongLength(what: string, value: string, { min, max }: { readonly min: number; readonly max: number }) {
  return value.length >= min && value.length <= max
    ? []
    : [`${what} of ${value.length} characters, not ${min} to ${max}: ${value}`];
}

const usefulLength: PageRule = {
  name: 'title and description of useful length',
  broken: (page) => [
    ...wrongLength('title', titleOf(page), titleLength),
    ...metaContents(page, 'description').flatMap((value) => wrongLength('description', value, descriptionLength)),
  ],
};

const requiredTags: PageRule = {
  name: 'every meta tag once',
  broken: (page) => {
    const keys = isAddressed(page) ? [...required, ...ofAddresses] : required;
    return keys.flatMap((key) => {
      const contents = metaContents(page, key);
      if (contents.length !== 1) return [`${contents.length} of ${key}`];
      return contents[0]?.trim() ? [] : [`${key} is empty`];
    });
  },
};

const robots: PageRule = {
  name: 'robots',
  broken: (page) => {
    const wanted = isAddressed(page) ? 'index, follow' : 'noindex';
    return metaContents(page, 'robots').flatMap((value) => (value === wanted ? [] : [`${value}, not ${wanted}`]));
  },
};

const canonical: PageRule = {
  name: 'canonical address',
  broken: (page, { origin }) => {
    const wanted = isAddressed(page) ? canonicalUrl(origin, page.page.path) : 'none';
    const places = [
      { what: 'canonical link', found: canonicals(page) },
      { what: 'og:url', found: metaContents(page, 'og:url') },
    ];
    return places.flatMap(({ what, found }) => {
      const stands = found.join(' and ') || 'none';
      return stands === wanted ? [] : [`${what}: ${stands}, not ${wanted}`];
    });
  },
};

export const headRules: readonly PageRule[] = [usefulLength, requiredTags, robots, canonical];

const unique = (what: string, of: (page: BuiltPage) => string): SiteRule => ({
  name: `the ${what} is the page's own`,
  broken: ({ pages }) => {
    const seen = new Map<string, string>();
    return [...pages.values()].flatMap((page) => {
      const value = of(page);
      const other = seen.get(value);
      seen.set(value, page.file);
      return other === undefined ? [] : [{ file: page.file, found: `the same as in ${other}: ${value}` }];
    });
  },
});

/** Across pages. */
export const headSiteRules: readonly SiteRule[] = [
  unique('title', titleOf),
  unique('description', (page) => metaContents(page, 'description').join(' ')),
];

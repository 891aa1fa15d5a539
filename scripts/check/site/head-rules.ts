/**
 * Rules for the head of a page: meta tags and canonical address (specification, section 2). Unit tests check titles and
 * descriptions.
 */
import { canonicalUrl, hasAddress } from '../../../frontend/src/routes/paths';
import { byTag } from './html';
import { type BuiltPage, differs, pageRule, type Rule } from './site';

/** Every page has these; Open Graph by `property`, the others by `name`. */
const required =
  'description keywords robots og:type og:site_name og:title og:description og:locale twitter:card twitter:title twitter:description';
/** Required on pages with an address. */
const ofAddresses = 'og:url og:image og:image:alt twitter:image';

/** The contents of the meta elements with this name or property. */
function metaContents({ document }: BuiltPage, key: string): readonly string[] {
  return byTag(document, 'meta').flatMap(({ attributes: { name, property, content } }) =>
    (name ?? property) === key ? [content ?? ''] : [],
  );
}

const requiredTags = pageRule('every meta tag once', (page) =>
  (hasAddress(page.page) ? `${required} ${ofAddresses}` : required).split(' ').flatMap((key) => {
    const contents = metaContents(page, key);
    if (contents.length !== 1) return [`${contents.length} of ${key}`];
    return contents[0]?.trim() ? [] : [`${key} is empty`];
  }),
);

const addresses = pageRule('robots and canonical address', (page, { origin }) => {
  const isListed = hasAddress(page.page);
  const address = isListed ? canonicalUrl(origin, page.page.path) : 'none';
  const links = byTag(page.document, 'link').filter(({ attributes: { rel } }) => rel === 'canonical');
  const found = (values: readonly (string | undefined)[]) => values.join(' and ') || 'none';
  return [
    ...differs('robots', found(metaContents(page, 'robots')), isListed ? 'index, follow' : 'noindex'),
    ...differs('canonical link', found(links.map(({ attributes: { href } }) => href)), address),
    ...differs('og:url', found(metaContents(page, 'og:url')), address),
  ];
});

export const headRules: readonly Rule[] = [requiredTags, addresses];

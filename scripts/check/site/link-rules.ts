/**
 * Rules for addresses: each leads to a canonical page, one of its sections, or an existing file. linkinator crawls the
 * same site in 23 s and could replace the first of these five rules in part: it does not read page data and JSON-LD,
 * accepts aliases and .html files, and does not check e-mail addresses, phone numbers and rel.
 */

import { hasAddress } from '../../../frontend/src/routes/paths';
import { byTag, type HtmlElement, openingTag } from './html';
import type { PageRule, SiteRule } from './rule';
import type { BuiltPage, BuiltSite } from './site';
import { structuredData } from './structured-data-rules';

/** The path of an address on this site; `undefined` for other origins. */
function onSite(address: string, origin: string): string | undefined {
  if (address === origin || address.startsWith(`${origin}/`)) return address.slice(origin.length) || '/';
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined;
}

/** What is wrong with an address on the page `from`; `undefined` if nothing. Other sites are not requested. */
function addressFault(address: string, from: BuiltPage | undefined, site: BuiltSite): string | undefined {
  if (address.startsWith('#')) {
    const id = decodeURIComponent(address.slice(1));
    return from?.ids.has(id) ? undefined : `${address}: no such section on this page`;
  }
  if (address.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[^@\s]+$/.test(address) ? undefined : `${address}: no e-mail`;
  if (address.startsWith('tel:')) return /^tel:\+\d{7,15}$/.test(address) ? undefined : `${address}: no phone number`;

  const local = onSite(address, site.origin);
  if (local === undefined) return URL.canParse(address) ? undefined : `${address}: neither canonical nor absolute`;

  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(local) ?? [];
  const page = site.pages.get(path);
  if (page && hasAddress(page.page)) {
    if (hash === undefined || page.ids.has(decodeURIComponent(hash))) return undefined;
    return `${address}: no such section in ${page.file}`;
  }
  const file = decodeURIComponent(path.slice(1));
  return site.files.has(file) && !file.endsWith('.html') ? undefined : `${address}: no such page or file`;
}

const sources = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The addresses in an element's attributes. */
function addressesOf({ attributes }: HtmlElement): readonly string[] {
  const { href, src, srcset, imagesrcset, action, poster, 'xlink:href': link } = attributes;
  return [href, src, action, poster, link, ...[srcset, imagesrcset].flatMap((list) => list && sources(list))].filter(
    (address) => address !== undefined,
  );
}

const links: PageRule = {
  name: 'links lead somewhere',
  broken: (page, site) =>
    page.document.elements
      .filter(({ tag }) => tag !== 'base')
      .flatMap((element) => addressesOf(element).flatMap((address) => addressFault(address, page, site) ?? [])),
};

/** The strings under these keys, at any depth. */
function addressesIn(data: unknown, keys: readonly string[]): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item) => addressesIn(item, keys));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (keys.includes(key) ? [value] : []) : addressesIn(value, keys),
  );
}

/** `#section` in a data file means a section of that file's page. */
const dataAddresses: SiteRule = {
  name: 'addresses in page data lead somewhere',
  broken: (site) =>
    [...site.files]
      .filter((file) => /^assets\/data\/.*\.json$/.test(file))
      .flatMap((file) => {
        const data = JSON.parse(site.read(file)) as { readonly path?: string };
        const page = data.path === undefined ? undefined : site.pages.get(data.path);
        return addressesIn(data, ['href', 'src'])
          .flatMap((address) => addressFault(address, page, site) ?? [])
          .map((found) => ({ file, found }));
      }),
};

const structuredAddresses: PageRule = {
  name: 'addresses in head and JSON-LD lead somewhere',
  broken: (page, site) => {
    const data = structuredData(page);
    const pictures = byTag(page.document, 'meta').flatMap(({ attributes: { property, name, content = '' } }) =>
      /^(og|twitter):(image|url)$/.test(property ?? name ?? '') ? [content] : [],
    );
    return [...addressesIn(data, ['url', 'item', 'image']), ...pictures].flatMap((address) => {
      if (!/^https?:/.test(address)) return [`${address}: not absolute`];
      return addressFault(address, page, site) ?? [];
    });
  },
};

const outside: PageRule = {
  name: 'links to other sites have rel="noopener noreferrer"',
  broken: ({ document }, { origin }) =>
    byTag(document, 'a', 'area', 'form')
      .filter(({ attributes: { href, action } }) => {
        const address = href ?? action ?? '';
        return /^(https?:)?\/\//.test(address) && onSite(address, origin) === undefined;
      })
      .filter(
        ({ attributes: { rel = '' } }) => !['noopener', 'noreferrer'].every((word) => rel.split(/\s+/).includes(word)),
      )
      .map(openingTag),
};

const styleAddresses: SiteRule = {
  name: 'addresses in style sheets lead somewhere',
  broken: (site) =>
    [...site.files]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...site.read(file).matchAll(/url\(\s*['"]?([^'")]+)/g)].flatMap(([, address = '']) => {
          const found = address.startsWith('data:') ? 'a data: address' : addressFault(address, undefined, site);
          return found === undefined ? [] : [{ file, found }];
        }),
      ),
};

export const linkRules: readonly PageRule[] = [links, structuredAddresses, outside];
export const linkSiteRules: readonly SiteRule[] = [dataAddresses, styleAddresses];

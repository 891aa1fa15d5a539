/**
 * Rules for addresses: each leads to a canonical page, one of its sections, or an existing file. linkinator crawls the
 * same site in 23 s and could replace the first of these four rules in part: it does not read page data and JSON-LD,
 * accepts aliases and .html files, and does not check e-mail addresses, phone numbers and rel.
 */

import { hasAddress } from '../../../frontend/src/routes/paths';
import { addressesInSet, byTag, type HtmlElement, openingTag } from './html';
import { type BuiltPage, type BuiltSite, fileRule, pageRule, type Rule } from './site';
import { structuredData } from './structured-data-rules';

/** The path of an address on this site; `undefined` for other origins. */
function onSite(address: string, origin: string): string | undefined {
  if (address === origin || address.startsWith(`${origin}/`)) return address.slice(origin.length) || '/';
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined;
}

/** What is wrong with an address on the page `from`, if anything. Other sites are not requested. */
function addressFaults(address: string, from: BuiltPage | undefined, site: BuiltSite): readonly string[] {
  const wanted = (isFine: boolean | undefined, fault: string) => (isFine ? [] : [`${address}: ${fault}`]);
  if (address.startsWith('#'))
    return wanted(from?.ids.has(decodeURIComponent(address.slice(1))), 'no such section on this page');
  if (address.startsWith('mailto:')) return wanted(/^mailto:[^@\s]+@[^@\s]+$/.test(address), 'no e-mail');
  if (address.startsWith('tel:')) return wanted(/^tel:\+\d{7,15}$/.test(address), 'no phone number');

  const local = onSite(address, site.origin);
  if (local === undefined) return wanted(URL.canParse(address), 'neither canonical nor absolute');

  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(local) ?? [];
  const page = site.pages.get(path);
  if (page && hasAddress(page.page))
    return wanted(hash === undefined || page.ids.has(decodeURIComponent(hash)), `no such section in ${page.file}`);
  const file = decodeURIComponent(path.slice(1));
  return wanted(site.files.has(file) && !file.endsWith('.html'), 'no such page or file');
}

/** The addresses in an element's attributes. */
function addressesOf({ attributes }: HtmlElement): readonly string[] {
  const { href, src, srcset, imagesrcset, action, poster, 'xlink:href': link } = attributes;
  return [href, src, action, poster, link, ...addressesInSet(srcset), ...addressesInSet(imagesrcset)].filter(
    (address) => address !== undefined,
  );
}

const links = pageRule('links lead somewhere', (page, site) =>
  page.document.elements
    .filter(({ tag }) => tag !== 'base')
    .flatMap(addressesOf)
    .flatMap((address) => addressFaults(address, page, site)),
);

/** The strings under these keys, at any depth. */
function addressesIn(data: unknown, keys: readonly string[]): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item) => addressesIn(item, keys));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (keys.includes(key) ? [value] : []) : addressesIn(value, keys),
  );
}

const structuredAddresses = pageRule('addresses in head and JSON-LD lead somewhere', (page, site) => {
  const pictures = byTag(page.document, 'meta').flatMap(({ attributes: { property, name, content = '' } }) =>
    /^(og|twitter):(image|url)$/.test(property ?? name ?? '') ? [content] : [],
  );
  return [...addressesIn(structuredData(page), ['url', 'item', 'image']), ...pictures].flatMap((address) =>
    /^https?:/.test(address) ? addressFaults(address, page, site) : [`${address}: not absolute`],
  );
});

const outside = pageRule('links to other sites have rel="noopener noreferrer"', ({ document }, { origin }) =>
  byTag(document, 'a', 'area', 'form')
    .filter(({ attributes: { href, action, rel = '' } }) => {
      const address = href ?? action ?? '';
      const isOutside = /^(https?:)?\/\//.test(address) && onSite(address, origin) === undefined;
      return isOutside && !['noopener', 'noreferrer'].every((word) => rel.split(/\s+/).includes(word));
    })
    .map(openingTag),
);

const dataFile = /^assets\/data\/.*\.json$|\.webmanifest$/;

/** `#section` in a data file means a section of that file's page. */
const dataAddresses = fileRule('addresses in data lead somewhere', dataFile, (text, site) => {
  const data = JSON.parse(text) as { readonly path?: string };
  const page = data.path === undefined ? undefined : site.pages.get(data.path);
  return addressesIn(data, ['href', 'src']).flatMap((address) => addressFaults(address, page, site));
});

export const linkRules: readonly Rule[] = [links, structuredAddresses, outside, dataAddresses];

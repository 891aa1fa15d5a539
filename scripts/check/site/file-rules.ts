/** Rules for files: every route has its HTML and data, and no file contains another product's content. */
import { isDeepStrictEqual } from 'node:util';
import { pageDataUrl } from '../../../frontend/src/app/navigation/pageData';
import type { Page } from '../../../frontend/src/content/page';
import { products } from '../../../frontend/src/content/products/all';
import { canonicalUrl, hasAddress } from '../../../frontend/src/routes/paths';
import { releaseNamedIn } from '../../lib/release';
import { byTag } from './html';
import { type BuiltSite, fileRule, htmlFile, pageRule, type Rule } from './site';

/** Bytes of a product page's JSON. */
const productDataLimit = 48_000;

/** Every page has its HTML, and no HTML is without a page. */
export const htmlFiles = (pages: readonly Page[]): Rule => ({
  name: 'every route has its HTML',
  broken: ({ files }) => {
    const wanted = new Set(pages.map(htmlFile));
    const missing = [...wanted].filter((file) => !files.has(file)).map((file) => ({ file, found: 'is missing' }));
    const extra = [...files].filter((file) => file.endsWith('.html') && !wanted.has(file));
    return [...missing, ...extra.map((file) => ({ file, found: 'belongs to no route' }))];
  },
});

const routed = ({ pages }: BuiltSite) => [...pages.values()].map(({ page }) => page).filter(hasAddress);
const dataFile = ({ read }: BuiltSite, path: string) => pageDataUrl(path, releaseNamedIn(read('index.html'))).slice(1);
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Runs first: findings in a stale build are meaningless. */
export const freshBuild: Rule = {
  name: 'the build is of this content and these settings',
  broken: (site) => {
    const [first, ...more] = routed(site).filter((page) => {
      const file = dataFile(site, page.path);
      return !site.files.has(file) || !isDeepStrictEqual(JSON.parse(site.read(file)), asJson(page));
    });
    return first ? [{ file: dataFile(site, first.path), found: `${more.length + 1} pages differ: build again` }] : [];
  },
};

const embeddedData = pageRule('the page carries its own data', ({ document, page }) => {
  const blocks = byTag(document, 'script').filter(({ attributes: { id } }) => id === 'page');
  if (blocks.length !== 1) return [`${blocks.length} blocks of data`];
  const { content, path, trail } = JSON.parse(blocks[0]?.text ?? '');
  const wanted = asJson({ content: page.content, path: page.path, trail: page.trail });
  return isDeepStrictEqual({ content, path, trail }, wanted) ? [] : ['is not what the content says'];
});

/** Lists that only a product's own page has; a card with one of them contains the whole product. */
const wholeProduct = ['sections', 'faqs'];

/** Where a page's content contains another whole product: "related.0.faqs". */
export function leaks(content: unknown, at: readonly string[] = []): readonly string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const here = [...at, key];
    const isLeak = at.length > 0 && wholeProduct.includes(key) && Array.isArray(value);
    return isLeak ? [here.join('.')] : leaks(value, here);
  });
}

const ownDataAlone: Rule = {
  name: "a page carries no other product's content",
  broken: (site) =>
    routed(site).flatMap((page) => {
      const file = dataFile(site, page.path);
      const bytes = page.screen === 'product' ? Buffer.byteLength(site.read(file)) : 0;
      const size = bytes > productDataLimit ? [`${bytes} bytes, over ${productDataLimit}`] : [];
      return [...size, ...leaks(page.content)].map((found) => ({ file, found }));
    }),
};

/** Text without characters that a minifier escapes. */
const longestPlainRun = (text: string) =>
  text.split(/[^\x20-\x7e]|['"`\\$]/).reduce((longest, run) => (run.length > longest.length ? run : longest), '');

const productTexts = [...products.values()]
  .flatMap(({ summary, features, faqs }) => [
    summary,
    ...features,
    ...faqs.flatMap(({ question, answer }) => [question, ...answer]),
  ])
  .map(longestPlainRun)
  .filter((text) => text.length >= 40);

const noProductInScripts = fileRule('no script carries product content', /\.js$/, (script) =>
  productTexts.filter((text) => script.includes(text)).slice(0, 1),
);

const siteMap: Rule = {
  name: 'sitemap and robots.txt list what may be listed',
  broken: (site) => {
    const listed = [...site.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const wanted = routed(site).map(({ path }) => canonicalUrl(site.origin, path));
    const missing = wanted.filter((address) => !listed.includes(address)).map((address) => `no ${address}`);
    const extra = listed.filter((address) => !wanted.includes(address)).map((address) => `${address} is no page`);
    const isNamed = site.read('robots.txt').includes(`Sitemap: ${site.origin}/sitemap.xml\n`);
    return [
      ...[...missing, ...extra].map((found) => ({ file: 'sitemap.xml', found })),
      ...(isNamed ? [] : [{ file: 'robots.txt', found: 'does not name the sitemap' }]),
    ];
  },
};

export const fileRules: readonly Rule[] = [ownDataAlone, noProductInScripts, siteMap, embeddedData];

/**
 * Rules for JSON-LD: each page declares what it must, and nothing that it does not show (specification, section 2). Unit
 * tests check the numbers of questions and the offer of the Products listing.
 */
import { canonicalUrl, hasAddress, pathOf } from '../../../frontend/src/routes/paths';
import { byTag, isInside, squeeze } from './html';
import { type BuiltPage, pageRule, type Rule } from './site';

type JsonLd = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonLd =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): JsonLd => (isObject(value) ? value : {});
const objectsOf = (value: unknown): readonly JsonLd[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The page's JSON-LD blocks; an empty object for one that does not parse. */
export const structuredData = ({ document }: BuiltPage): readonly JsonLd[] =>
  byTag(document, 'script')
    .filter(({ attributes: { type } }) => type === 'application/ld+json')
    .map(({ text }) => {
      try {
        return objectOf(JSON.parse(text));
      } catch {
        return {};
      }
    });

const ofType = (page: BuiltPage, type: string) => structuredData(page).filter((data) => data['@type'] === type);

/** Requires exactly one block of this type and applies `look` to it. */
function one(page: BuiltPage, type: string, look: (data: JsonLd) => readonly string[]): readonly string[] {
  const found = ofType(page, type);
  return found[0] && found.length === 1 ? look(found[0]) : [`${found.length} ${type}`];
}

/** A fault where a value is not the wanted one. */
const differs = (what: string, value: unknown, wanted: string) =>
  value === wanted ? [] : [`${what} ${value}, not ${wanted}`];

const readable = pageRule('JSON-LD parses, with context and type', (page) =>
  structuredData(page)
    .filter((block) => block['@context'] !== 'https://schema.org' || typeof block['@type'] !== 'string')
    .map((block) => JSON.stringify(block).slice(0, 120)),
);

const business = pageRule('JSON-LD of the business', (page) =>
  one(page, 'LocalBusiness', (data) =>
    ['name', 'address', 'telephone', 'openingHours', 'aggregateRating']
      .filter((key) => !data[key])
      .map((key) => `no ${key}`),
  ),
);

const breadcrumb = pageRule('JSON-LD of the breadcrumb', (page, { origin }) => {
  const { screen, path } = page.page;
  if (screen === 'home' || !hasAddress(page.page))
    return ofType(page, 'BreadcrumbList').map(() => 'no inner page, yet one');
  return one(page, 'BreadcrumbList', ({ itemListElement }) => {
    const items = objectsOf(itemListElement);
    return [
      ...(items.length > 1 && items.every(({ position }, index) => position === index + 1) ? [] : ['positions']),
      ...differs('from', items[0]?.item, canonicalUrl(origin, pathOf('home'))),
      ...differs('to', items.at(-1)?.item, canonicalUrl(origin, path)),
    ];
  });
});

const questions = pageRule('JSON-LD of the questions', (page) => {
  const pages = ofType(page, 'FAQPage');
  if (pages.length > 1) return [`${pages.length} FAQPage`];
  const declared = objectsOf(pages[0]?.mainEntity);
  const summaries = byTag(page.document, 'summary').filter((summary) => isInside(summary, 'main'));
  const shown = new Set(summaries.map(({ text }) => squeeze(text)));
  const answers = squeeze(byTag(page.document, 'main')[0]?.text ?? '');
  const { faqs = [] } = page.page.content as { readonly faqs?: readonly { readonly question: string }[] };
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...(pages[0] && declared.length === 0 ? ['no question'] : []),
    ...faqs.filter(({ question }) => !names.has(question)).map(({ question }) => `not declared: ${question}`),
    ...declared.flatMap(({ name, acceptedAnswer }) => {
      const text = `${objectOf(acceptedAnswer).text ?? ''}`;
      const unseen = text.split('\n').filter((paragraph) => !answers.includes(squeeze(paragraph)));
      return [
        ...(shown.has(squeeze(`${name}`)) ? [] : [`not shown: ${name}`]),
        ...(text === '' ? [`no answer: ${name}`] : unseen.map((paragraph) => `not shown: ${paragraph.slice(0, 80)}`)),
      ];
    }),
  ];
});

const search = pageRule("JSON-LD of Home's search", (page, { origin }) => {
  if (page.page.screen !== 'home') return [];
  return one(page, 'WebSite', ({ potentialAction }) => {
    const { target } = objectOf(potentialAction);
    const template = isObject(target) ? target.urlTemplate : target;
    return differs('leads to', template, `${canonicalUrl(origin, pathOf('search'))}?q={search_term_string}`);
  });
});

const products = pageRule('JSON-LD of products', (page, { origin }) => {
  const { screen, path } = page.page;
  if (screen !== 'product' && screen !== 'products') return ofType(page, 'Product').map(() => 'no product, yet one');
  return one(page, 'Product', (data) => [
    ...(data.name ? [] : ['no name']),
    ...differs('url', data.url, canonicalUrl(origin, path)),
  ]);
});

export const structuredDataRules: readonly Rule[] = [readable, business, breadcrumb, questions, search, products];

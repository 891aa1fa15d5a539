/** Rules for JSON-LD: each page declares what it must, and nothing that it does not show (specification, section 2). */
import { company } from '../../../frontend/src/content/company';
import type { RouteId } from '../../../frontend/src/routes/manifest';
import { canonicalUrl, hasAddress, pathOf } from '../../../frontend/src/routes/paths';
import { byTag, isInside, squeeze } from './html';
import { type BuiltPage, pageRule, type Rule } from './site';

/** Numbers of questions in the specification. Other pages may have any number. */
const questionCounts: Readonly<Partial<Record<RouteId, number>>> = {
  kelvin: 16,
  'monarch-xvo-10': 12,
  eclipse: 12,
  'core-xvo-3-5': 12,
  'core-xvo-30': 12,
  cube: 9,
  'roller-bear': 9,
  'biological-specimen': 9,
  oem: 9,
  'safeguard-xvo-10': 8,
  medication: 7,
  'first-aid-kit': 7,
  hard: 5,
  faqs: 9,
};

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
  const wanted = questionCounts[page.page.id as RouteId];
  const summaries = byTag(page.document, 'summary').filter((summary) => isInside(summary, 'main'));
  const shown = new Set(summaries.map(({ text }) => squeeze(text)));
  const answers = squeeze(byTag(page.document, 'main')[0]?.text ?? '');
  const { faqs = [] } = page.page.content as { readonly faqs?: readonly { readonly question: string }[] };
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...(wanted === undefined || declared.length === wanted ? [] : [`${declared.length} questions, not ${wanted}`]),
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

/** For both kinds of product data; the listing's has shipping details as well. */
const products = pageRule('JSON-LD of products', (page, { origin }) => {
  const { screen, path } = page.page;
  if (screen !== 'product' && screen !== 'products') return ofType(page, 'Product').map(() => 'no product, yet one');
  return one(page, 'Product', (data) => [
    ...(data.name ? [] : ['no name']),
    ...differs('url', data.url, canonicalUrl(origin, path)),
    ...(screen === 'products' ? listingFaults(data) : []),
  ]);
});

/** Shipping of an offer, by country: "US at 0 in 8 x 8.4 x 22.5". */
const shippingOf = (offer: JsonLd): string =>
  objectsOf(offer.shippingDetails)
    .map(({ shippingDestination, shippingRate, depth, width, height }) => {
      const sides = [depth, width, height].map((side) => objectOf(side).value);
      return `${objectOf(shippingDestination).addressCountry} at ${objectOf(shippingRate).value} in ${sides.join(' x ')}`;
    })
    .join(', ');

function listingFaults(data: JsonLd): readonly string[] {
  const { name, shipping } = company.structuredProduct;
  const offer = objectOf(data.offers);
  const parcel = shipping.package.size.join(' x ');
  const wanted = shipping.countries.map((country) => `${country} at ${shipping.rate} in ${parcel}`).join(', ');
  return [
    ...differs('name', data.name, name),
    // The specification shows no prices.
    ...('price' in offer || 'priceSpecification' in offer ? ['an Offer with a price'] : []),
    ...differs('ships', shippingOf(offer), wanted),
  ];
}

export const structuredDataRules: readonly Rule[] = [readable, business, breadcrumb, questions, search, products];

/** Rules for JSON-LD: each page declares what it must, and nothing that it does not show (specification, section 2). */
import { company } from '../../../frontend/src/content/company';
import type { RouteId } from '../../../frontend/src/routes/manifest';
import { canonicalUrl, hasAddress, pathOf } from '../../../frontend/src/routes/paths';
import { byTag, isInside } from './html';
import type { PageRule } from './rule';
import type { BuiltPage } from './site';

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
const objectsOf = (value: unknown): readonly JsonLd[] => (Array.isArray(value) ? value.filter(isObject) : []);

const blocks = ({ document }: BuiltPage) =>
  byTag(document, 'script')
    .filter(({ attributes: { type } }) => type === 'application/ld+json')
    .map(({ text }) => text);

/** The page's JSON-LD blocks that parse. */
export function structuredData(page: BuiltPage): readonly JsonLd[] {
  return blocks(page).flatMap((text) => {
    try {
      const data: unknown = JSON.parse(text);
      return isObject(data) ? [data] : [];
    } catch {
      return [];
    }
  });
}

const ofType = (page: BuiltPage, type: string) => structuredData(page).filter((data) => data['@type'] === type);

/** Requires exactly one block of this type and applies `look` to it. */
function one(page: BuiltPage, type: string, look: (data: JsonLd) => readonly string[]): readonly string[] {
  const found = ofType(page, type);
  return found[0] && found.length === 1 ? look(found[0]) : [`${found.length} ${type}`];
}

const readable: PageRule = {
  name: 'JSON-LD parses, with context and type',
  broken: (page) => {
    const texts = blocks(page);
    const data = structuredData(page);
    return [
      ...(data.length === texts.length ? [] : [`${texts.length - data.length} of ${texts.length} blocks do not parse`]),
      ...data
        .filter((block) => block['@context'] !== 'https://schema.org' || typeof block['@type'] !== 'string')
        .map((block) => JSON.stringify(block).slice(0, 120)),
    ];
  },
};

const business: PageRule = {
  name: 'JSON-LD of the business',
  broken: (page) =>
    one(page, 'LocalBusiness', (data) =>
      ['name', 'address', 'telephone', 'openingHours', 'aggregateRating']
        .filter((key) => !data[key])
        .map((key) => `no ${key}`),
    ),
};

const breadcrumb: PageRule = {
  name: 'JSON-LD of the breadcrumb',
  broken: (page, { origin }) => {
    const { screen, path } = page.page;
    if (screen === 'home' || !hasAddress(page.page))
      return ofType(page, 'BreadcrumbList').map(() => 'no inner page, yet one');
    return one(page, 'BreadcrumbList', ({ itemListElement }) => {
      const items = objectsOf(itemListElement);
      const ends = [items[0]?.item, items.at(-1)?.item];
      const wanted = [canonicalUrl(origin, pathOf('home')), canonicalUrl(origin, path)];
      return [
        ...(items.length > 1 && items.every(({ position }, index) => position === index + 1) ? [] : ['positions']),
        ...(ends.join(' … ') === wanted.join(' … ') ? [] : [`from ${ends.join(' to ')}, not ${wanted.join(' to ')}`]),
      ];
    });
  },
};

const squeeze = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The questions in the main part of the page: its summary elements. */
const shownQuestions = ({ document }: BuiltPage): ReadonlySet<string> =>
  new Set(
    byTag(document, 'summary')
      .filter((summary) => isInside(summary, 'main'))
      .map(({ text }) => squeeze(text)),
  );

const questions: PageRule = {
  name: 'JSON-LD of the questions',
  broken: (page) => {
    const pages = ofType(page, 'FAQPage');
    if (pages.length > 1) return [`${pages.length} FAQPage`];
    const declared = objectsOf(pages[0]?.mainEntity);
    const wanted = questionCounts[page.page.id as RouteId];
    const shown = shownQuestions(page);
    const answers = squeeze(byTag(page.document, 'main')[0]?.text ?? '');
    return [
      ...(wanted === undefined || declared.length === wanted ? [] : [`${declared.length} questions, not ${wanted}`]),
      ...(pages[0] && declared.length === 0 ? ['no question'] : []),
      ...declared.flatMap(({ name, acceptedAnswer }) => {
        const text = isObject(acceptedAnswer) ? `${acceptedAnswer.text ?? ''}` : '';
        const unseen = text.split('\n').filter((paragraph) => !answers.includes(squeeze(paragraph)));
        return [
          ...(shown.has(squeeze(`${name}`)) ? [] : [`not shown: ${name}`]),
          ...(text === '' ? [`no answer: ${name}`] : unseen.map((paragraph) => `not shown: ${paragraph.slice(0, 80)}`)),
        ];
      }),
    ];
  },
};

const questionsShownAreDeclared: PageRule = {
  name: 'every question shown is declared',
  broken: (page) => {
    const { faqs } = page.page.content as { readonly faqs?: readonly { readonly question: string }[] };
    const declared = new Set(objectsOf(ofType(page, 'FAQPage')[0]?.mainEntity).map(({ name }) => name));
    return (faqs ?? []).filter(({ question }) => !declared.has(question)).map(({ question }) => question);
  },
};

const search: PageRule = {
  name: "JSON-LD of Home's search",
  broken: (page, { origin }) => {
    if (page.page.screen !== 'home') return [];
    return one(page, 'WebSite', ({ potentialAction }) => {
      const target = isObject(potentialAction) ? potentialAction.target : undefined;
      const template = isObject(target) ? target.urlTemplate : target;
      const wanted = `${canonicalUrl(origin, pathOf('search'))}?q={search_term_string}`;
      return template === wanted ? [] : [`leads to ${template}, not ${wanted}`];
    });
  },
};

/** For both kinds of product data; the listing's has shipping details as well. */
const products: PageRule = {
  name: 'JSON-LD of products',
  broken: (page, { origin }) => {
    const { screen, path } = page.page;
    if (screen !== 'product' && screen !== 'products') return ofType(page, 'Product').map(() => 'no product, yet one');
    return one(page, 'Product', (data) => [
      ...(data.name ? [] : ['no name']),
      ...(data.url === canonicalUrl(origin, path) ? [] : [`url ${data.url}`]),
      ...(screen === 'products' ? listingFaults(data) : []),
    ]);
  },
};

/** Shipping of an offer, by country: "US at 0 in 8 x 8.4 x 22.5". */
function shippingOf(offer: JsonLd): string {
  const ways = objectsOf(offer.shippingDetails).map(({ shippingDestination: to, shippingRate: rate, ...parcel }) => {
    const sides = [parcel.depth, parcel.width, parcel.height].map((side) => (isObject(side) ? side.value : side));
    return isObject(to) && isObject(rate) ? `${to.addressCountry} at ${rate.value} in ${sides.join(' x ')}` : 'unclear';
  });
  return ways.join(', ');
}

function listingFaults(data: JsonLd): readonly string[] {
  const { name, shipping } = company.structuredProduct;
  const offer = isObject(data.offers) ? data.offers : {};
  const parcel = shipping.package.size.join(' x ');
  const wanted = shipping.countries.map((country) => `${country} at ${shipping.rate} in ${parcel}`).join(', ');
  const ships = shippingOf(offer);
  return [
    ...(data.name === name ? [] : [`${data.name}, not ${name}`]),
    // The specification shows no prices.
    ...('price' in offer || 'priceSpecification' in offer ? ['an Offer with a price'] : []),
    ...(ships === wanted ? [] : [`ships ${ships}, not ${wanted}`]),
  ];
}

export const structuredDataRules: readonly PageRule[] = [
  readable,
  business,
  breadcrumb,
  questions,
  questionsShownAreDeclared,
  search,
  products,
];

/**
 * Rules for JSON-LD: each page declares what it must, and nothing that it does not show (specification, section 2). Unit
 * tests check the numbers of questions and the offer of the Products listing.
 */
import { canonicalUrl, hasAddress, pathOf } from '../../../frontend/src/routes/paths';
import { byTag, isInside, squeeze } from './html';
import { type BuiltPage, differs, pageRule, type Rule } from './site';

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

const readable = pageRule('JSON-LD parses, with context and type', (page) =>
  structuredData(page)
    .filter((block) => block['@context'] !== 'https://schema.org' || typeof block['@type'] !== 'string')
    .map((block) => JSON.stringify(block).slice(0, 120)),
);

const without = (data: JsonLd, keys: readonly string[]) => keys.filter((key) => !data[key]).map((key) => `no ${key}`);

const declared = pageRule('JSON-LD that belongs on the page', (page, { origin }) => {
  const { screen, path } = page.page;
  const address = canonicalUrl(origin, path);
  /** By type, the faults of the one block of a page, or false where the page must have none. */
  const blocks: Readonly<Record<string, false | ((data: JsonLd) => readonly string[])>> = {
    // biome-ignore lint/correctness/noComponentHookFactories: a type of schema.org
    LocalBusiness: (data) => without(data, ['name', 'address', 'telephone', 'openingHours', 'aggregateRating']),
    BreadcrumbList:
      screen !== 'home' &&
      hasAddress(page.page) &&
      (({ itemListElement }) => {
        const items = objectsOf(itemListElement);
        const isInOrder = items.length > 1 && items.every(({ position }, index) => position === index + 1);
        const from = differs('from', items[0]?.item, canonicalUrl(origin, pathOf('home')));
        return [...(isInOrder ? [] : ['positions']), ...from, ...differs('to', items.at(-1)?.item, address)];
      }),
    WebSite:
      screen === 'home' &&
      (({ potentialAction }) => {
        const { urlTemplate } = objectOf(objectOf(potentialAction).target);
        return differs('leads to', urlTemplate, `${canonicalUrl(origin, pathOf('search'))}?q={search_term_string}`);
      }),
    Product:
      (screen === 'product' || screen === 'products') &&
      ((data) => [...without(data, ['name']), ...differs('url', data.url, address)]),
  };
  return Object.entries(blocks).flatMap(([type, faults]) => {
    const found = ofType(page, type);
    if (found.length !== (faults ? 1 : 0)) return [`${found.length} ${type}`];
    return faults ? found.flatMap(faults) : [];
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

export const structuredDataRules: readonly Rule[] = [readable, declared, questions];

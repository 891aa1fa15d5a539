/**
 * Puts every page together at build time: head, breadcrumb, content with links and pictures resolved.
 * Only the renderer and build scripts read this; the browser gets the one page it shows, as JSON.
 */

import { about, resultFiles } from '../content/about';
import { blog } from '../content/blog';
import { candidates } from '../content/candidates';
import {
  type CatalogueItem,
  cardOf,
  catalogue,
  coolersGrid,
  glanceOf,
  productsCarousel,
  productsListing,
} from '../content/catalogue';
import { company } from '../content/company';
import { compareScreen } from '../content/compare-screen';
import { type ComparedCooler, comparedFigures, comparison } from '../content/comparison';
import { contact } from '../content/contact';
import { evidence, evidenceOf } from '../content/evidence';
import { faqs } from '../content/faqs';
import { finderScreen } from '../content/finder';
import { glossary } from '../content/glossary';
import { goods } from '../content/goods';
import { home } from '../content/home';
import { listings } from '../content/listings';
import { modelOf } from '../content/models';
import { notFound } from '../content/not-found';
import { offline } from '../content/offline';
import type { Head, Page } from '../content/page';
import type { PageLink } from '../content/page-link';
import { partsLinkOf, partsScreen } from '../content/parts';
import { heroPassive, heroRange } from '../content/pictures/heroes';
import { partnerMarks } from '../content/pictures/marks';
import { dimensionsOf } from '../content/pictures/measured-pictures';
import { captionAmong, mostly, type Picture, renderings } from '../content/pictures/picture';
import { aboutPicture, picturesOf, productGallery } from '../content/pictures/pictures';
import { type PictureFile, variantsOf } from '../content/pictures/variants';
import { accessibility } from '../content/policies/accessibility';
import { cookiePolicy } from '../content/policies/cookie-policy';
import type { Policy } from '../content/policies/policy';
import { privacyPolicy } from '../content/policies/privacy-policy';
import { terms } from '../content/policies/terms';
import { products } from '../content/products/all';
import type {
  AskTopic,
  CardData,
  FaqData,
  PictureData,
  PictureFiles,
  ProductPageContent,
  Resolved,
  ScreenContent,
} from '../content/screen-content';
import { searchScreen } from '../content/search';
import { type SeoPage, seo } from '../content/seo';
import { services } from '../content/services';
import { socialPicture } from '../content/social';
import { specimens, specimenTexts } from '../content/specimens';
import { team } from '../content/team';
import { finder } from '../content/temperature-bands';
import { testimonials } from '../content/testimonials';
import { type TopicId, topics } from '../content/topics';
import type { Faq, LinkData, Product, ProductFacts } from '../content/types';
import type { RouteId, RouteRow } from '../routes/manifest';
import { canonicalUrl, hasAddress, pathOf, routeRow, shownRows, trailOf } from '../routes/paths';
import { readSiteEnvironment } from './environment';
import {
  breadcrumbData,
  businessData,
  faqData,
  glossaryData,
  type JsonLd,
  listingData,
  productData,
  websiteData,
} from './structured-data';

const site = readSiteEnvironment(process.env);
const rows = shownRows(site.placeholders);
const rowByPath = new Map(rows.map((row) => [row.path as string, row]));

const isPageLink = (value: object): value is PageLink => 'label' in value && 'to' in value;

/** Turns links to route ids into links to addresses, wherever they stand in the data. */
function resolved<T>(data: T): Resolved<T> {
  if (Array.isArray(data)) return data.map(resolved) as Resolved<T>;
  if (data === null || typeof data !== 'object') return data as Resolved<T>;
  if (isPageLink(data)) return { label: data.label, href: pathOf(data.to, data.section) } as Resolved<T>;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, resolved(value)])) as Resolved<T>;
}

const srcSet = (files: readonly PictureFile[]) => files.map(({ src, w }) => `${src} ${w}w`).join(', ');

/** A picture's files; none while it has not been rendered yet. */
function pictureFiles(id: string): { files?: PictureFiles } {
  const { avif = [], webp = [] } = variantsOf(id) ?? {};
  const largest = webp.at(-1)?.src;
  return largest === undefined ? {} : { files: { avif: srcSet(avif), webp: srcSet(webp), largest } };
}

function pictureData({ id, product, alt, caption, width, height }: Picture): PictureData {
  const facts = products.get(product)?.facts;
  const dimensions = facts && dimensionsOf(id, facts);
  return { id, alt, caption, width, height, ...pictureFiles(id), ...(dimensions && { dimensions }) };
}

/** A product by its route. @throws Error for a route that is no product. */
function productOf(id: RouteId): Product {
  const product = products.get(id);
  if (!product) throw new Error(`${id} is no product: content/products/all.ts has none of this id`);
  return product;
}

function card(id: RouteId): CardData {
  const { id: picture, width, height } = picturesOf(id).card;
  return { ...cardOf(productOf(id)), picture: { id: picture, width, height, ...pictureFiles(picture) } };
}

/** A cooler of the comparison with its picture and the figures that it is chosen by. */
function withCard(cooler: ComparedCooler): ScreenContent['compare']['coolers'][number] {
  const { picture, range, holdTime } = card(cooler.id);
  return { ...cooler, picture, ...(range && { range }), ...(holdTime && { holdTime }) };
}

/** Links by route or to a part of a page; a route alone is named by its label. */
const linksTo = (see: Faq['see'] = []): readonly LinkData[] =>
  see.map((to) => (typeof to === 'string' ? { label: routeRow(to).label, href: pathOf(to) } : resolved(to)));

function faqWithLinks({ see, ...faq }: Faq): FaqData {
  return { ...faq, links: linksTo(see) };
}

/** What a cooler's page needs to check a load; nothing where neither its inside nor a table of its own is published. */
function fitOf(id: RouteId): Pick<ProductPageContent, 'fit'> {
  const cooler = candidates.find((candidate) => candidate.id === id);
  if (!cooler || (cooler.interior.length === 0 && cooler.loads.length === 0)) return {};
  const inTable = new Set(cooler.loads.map(({ unit }) => unit));
  const alone = goods.filter(({ units: [unit, ...others] }) => unit && others.length === 0 && inTable.has(unit.id));
  return { fit: { cooler, goods: alone } };
}

/** What is drawn of a product's figures. Those in words stand in its table, and the browser need not have them twice. */
function drawn(facts: ProductFacts): ProductFacts {
  const { qualifiedTo: _, ...drawnFacts } = facts;
  return {
    ...drawnFacts,
    testedTo: [],
    more: facts.more.filter(({ key, value }) => key === 'size' || typeof value !== 'string'),
  };
}

/** Topics with their words. */
const asked = (ids: readonly TopicId[]): readonly AskTopic[] => ids.map((id) => ({ id, label: topics[id] }));

function productContent(product: Product): ProductPageContent {
  const { seo: _, facts, faqs, askAbout, related, ...shown } = product;
  const { card: closed, gallery } = picturesOf(product.id);
  const model = modelOf(product);
  const shared = mostly([closed, ...gallery]);
  const captioned = (picture: Picture): PictureData => ({
    ...pictureData(picture),
    caption: captionAmong(picture, shared),
  });
  return {
    ...shown,
    facts: drawn(facts),
    faqs: faqs.map(faqWithLinks),
    askAbout: asked(askAbout),
    evidence: resolved(evidenceOf(product.id)),
    parts: resolved(partsLinkOf(product.id)),
    related: related.map(card),
    rating: company.ratings.productPages,
    glance: glanceOf(product),
    picture: captioned(closed),
    ...(model && { model }),
    gallery: gallery.map(captioned),
    renderings: renderings[shared],
    ...fitOf(product.id),
  };
}

const policies: Readonly<Partial<Record<RouteId, Policy>>> = {
  'privacy-policy': privacyPolicy,
  terms,
  'cookie-policy': cookiePolicy,
  accessibility,
};

/** The filler of Services goes with the other placeholders. */
function servicesContent(): ScreenContent['services'] {
  if (site.placeholders === 'show') return services;
  return {
    ...services,
    services: services.services.map((service) => (service.placeholder ? { ...service, paragraphs: [] } : service)),
  };
}

/** The content of a route, by the kind of its screen. */
function contentOf<Row extends RouteRow>(row: Row): ScreenContent[Row['screen']] {
  const cards = (items: readonly CatalogueItem[]) => items.map(({ route }) => card(route));
  const content: { readonly [Kind in keyof ScreenContent]: () => ScreenContent[Kind] } = {
    home: () => ({
      ...resolved(home),
      finder,
      heroPictures: [heroRange, heroPassive].map(({ wide, tall }) => ({
        wide: pictureData(wide),
        tall: pictureData(tall),
      })),
      aboutPicture: pictureData(aboutPicture),
      products: cards(productsCarousel),
      marks: partnerMarks,
      members: team.cards,
      testimonials,
    }),
    about: () => ({
      ...resolved(about),
      files: resultFiles,
      products: cards(productsCarousel),
      members: team.cards,
      pictures: productGallery.map(pictureData),
      // Of many products, which are not drawn to one scale.
      gallery: { ...about.gallery, intro: `${about.gallery.intro} ${renderings.illustration}` },
    }),
    services: servicesContent,
    team: () => team,
    faqs: () => ({
      ...faqs,
      faqs: faqs.faqs.map(faqWithLinks),
      ordering: { ...faqs.ordering, ask: asked(faqs.ordering.ask) },
    }),
    blog: () => blog,
    'blog-details': () => blog,
    'project-details': () => blog,
    contact: () => ({ ...contact, products: catalogue.map(({ id, title }) => ({ id, name: title })), goods }),
    products: () => ({ ...resolved(listings.products), cards: cards(productsListing), testimonials }),
    coolers: () => ({
      ...resolved(listings.coolers),
      cards: cards(coolersGrid),
    }),
    product: () => productContent(productOf(row.id as RouteId)),
    specimens: () => ({
      title: routeRow('specimens').label,
      texts: specimenTexts,
      specimens: specimens.map((specimen) => ({
        ...specimen,
        recommended: specimen.recommended.map(({ product, reason }) => ({
          card: card(product),
          reason,
          interior: productOf(product).facts.interior,
        })),
      })),
    }),
    compare: () => ({ ...compareScreen, figures: comparedFigures, coolers: comparison.map(withCard), candidates }),
    find: () => ({ ...finderScreen, candidates, goods }),
    evidence: () => ({ ...resolved(evidence), files: resultFiles }),
    parts: () => resolved(partsScreen),
    glossary: () => ({
      ...glossary,
      terms: glossary.terms.map(({ see, ...term }) => ({ ...term, links: linksTo(see) })),
    }),
    policy: () => policies[row.id as RouteId] as Policy,
    search: () => resolved(searchScreen),
    'not-found': () => resolved(notFound),
    offline: () => offline,
  };
  return content[row.screen]() as ScreenContent[Row['screen']];
}

/** The site's name follows where the title stays within 65 characters. */
function titled(title: string): string {
  const full = `${title} | ${site.name}`;
  return full.length <= 65 ? full : title;
}

function headOf(row: RouteRow, trail: readonly LinkData[], content: unknown): Head {
  const isProduct = row.screen === 'product';
  const { title, description, keywords } = isProduct ? productOf(row.id as RouteId).seo : seo[row.id as SeoPage];
  const addressed = hasAddress(row);
  const url = canonicalUrl(site.origin, row.path);
  const picture = canonicalUrl(site.origin, socialPicture.fileOf(row.id));
  const questions = (content as { faqs?: readonly FaqData[] }).faqs ?? [];
  const structuredData: JsonLd[] = [businessData(site)];
  if (row.screen === 'home') structuredData.push(websiteData(site, pathOf('search')));
  if (row.screen === 'products') structuredData.push(listingData(site, row.path));
  if (isProduct) structuredData.push(productData(site, productOf(row.id as RouteId), row.path));
  if (trail.length > 1 && addressed) structuredData.push(breadcrumbData(site, trail));
  if (row.screen === 'glossary')
    structuredData.push(glossaryData(site, content as ScreenContent['glossary'], row.path));
  if (questions.length > 0) structuredData.push(faqData(questions));
  return {
    title: titled(title),
    description,
    keywords: keywords.join(', '),
    robots: addressed ? 'index, follow' : 'noindex',
    ...(addressed && { canonical: url }),
    social: [
      { key: 'og:type', value: 'website' },
      { key: 'og:site_name', value: site.name },
      { key: 'og:title', value: title },
      { key: 'og:description', value: description },
      ...(addressed ? [{ key: 'og:url', value: url }] : []),
      { key: 'og:locale', value: 'en_US' },
      ...(addressed
        ? [
            { key: 'og:image', value: picture },
            { key: 'og:image:width', value: `${socialPicture.width}` },
            { key: 'og:image:height', value: `${socialPicture.height}` },
            { key: 'og:image:alt', value: title },
            { key: 'twitter:image', value: picture },
          ]
        : []),
      { key: 'twitter:card', value: 'summary_large_image' },
      { key: 'twitter:title', value: title },
      { key: 'twitter:description', value: description },
    ],
    structuredData,
  };
}

/** Not paths that anybody asks for: nginx answers unknown ones with the first, the service worker unkept ones with the other. */
const notFoundRow: RouteRow = { id: 'not-found', path: '/404', screen: 'not-found', label: 'Page not found' };
const offlineRow: RouteRow = { id: 'offline', path: '/offline', screen: 'offline', label: 'Offline' };

function pageOf(row: RouteRow): Page {
  const trail = hasAddress(row) ? trailOf(row.id as RouteId) : [routeRow('home'), row];
  const links = row.id === 'home' ? [] : trail.map(({ label, path }) => ({ label, href: path }));
  const content = contentOf(row);
  return {
    id: row.id,
    path: row.path,
    screen: row.screen,
    head: headOf(row, links, content),
    trail: links,
    content,
  } as Page;
}

/** Canonical paths of the pages that this build has, all of which search engines may list. */
export function pagePaths(): readonly string[] {
  return rows.map((row) => row.path);
}

/** The page at a canonical path; the page for unknown paths where there is none. */
export function pageAt(path: string): Page {
  return pageOf(rowByPath.get(path) ?? notFoundRow);
}

/** The page for unknown paths. */
export function notFoundPage(): Page {
  return pageOf(notFoundRow);
}

/** What stands in for a page that is asked for without a network and has not been kept. */
export function offlinePage(): Page {
  return pageOf(offlineRow);
}

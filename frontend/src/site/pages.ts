/** Builds every page at build time: head, breadcrumb, and content with resolved links and pictures. */
import { about, resultFiles } from '../content/about';
import { blog } from '../content/blog';
import { candidates } from '../content/candidates';
import {
  type CatalogueItem,
  cardOf,
  catalogue,
  coolersGrid,
  type Glance,
  glanceOf,
  holdTimeOf,
  productsCarousel,
  productsListing,
} from '../content/catalogue';
import { compareScreen } from '../content/compare-screen';
import { type ComparedCooler, comparedFigures, comparison } from '../content/comparison';
import { contact } from '../content/contact';
import { evidence, evidenceOf } from '../content/evidence';
import { company } from '../content/facts/company';
import { faqs } from '../content/faqs';
import { disksText, finderScreen } from '../content/finder/finder';
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
import { captionInGroup, mainFidelity, type Picture, renderings } from '../content/pictures/picture';
import { aboutPicture, picturesOf, productGallery } from '../content/pictures/pictures';
import { type PictureFile, variantsOf } from '../content/pictures/variants';
import { accessibility } from '../content/policies/accessibility';
import { cookiePolicy } from '../content/policies/cookie-policy';
import { privacyPolicy } from '../content/policies/privacy-policy';
import { terms } from '../content/policies/terms';
import { productOf, products } from '../content/products/all';
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
import { testimonials } from '../content/testimonials';
import { type TopicId, topics } from '../content/topics';
import type { Faq, LinkData, Product, ProductFacts } from '../content/types';
import { formatInBoth } from '../domain/conversion';
import type { Cooler } from '../domain/cooler';
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
import { filledBands } from './temperature-bands';

const site = readSiteEnvironment(process.env);
const rows = shownRows(site.placeholders);
const rowByPath = new Map(rows.map((row) => [row.path as string, row]));

const isPageLink = (value: object): value is PageLink => 'label' in value && 'to' in value;

/** Replaces all links to route ids in the data, at any depth, with links to paths. */
function resolved<T>(data: T): Resolved<T> {
  if (Array.isArray(data)) return data.map(resolved) as Resolved<T>;
  if (data === null || typeof data !== 'object') return data as Resolved<T>;
  if (isPageLink(data)) return { label: data.label, href: pathOf(data.to, data.section) } as Resolved<T>;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, resolved(value)])) as Resolved<T>;
}

const srcSet = (files: readonly PictureFile[]) => files.map(({ src, w }) => `${src} ${w}w`).join(', ');

/** The files of a picture; an empty object if it has not been rendered yet. */
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

function card(id: RouteId): CardData {
  const { id: picture, width, height } = picturesOf(id).card;
  return { ...cardOf(productOf(id)), picture: { id: picture, width, height, ...pictureFiles(picture) } };
}

/** A cooler of the comparison with the picture and the figures of its card. */
function withCard(cooler: ComparedCooler): ScreenContent['compare']['coolers'][number] {
  const { picture, range, holdTime } = card(cooler.id);
  return { ...cooler, picture, ...(range && { range }), ...(holdTime && { holdTime }) };
}

/** Ranges in °C and °F, and the hold time, which says what it is for: "24–48 h with a soft cooler and disks". */
function figuresOf({ id, packOuts }: Cooler): Pick<Glance, 'range' | 'holdTime'> {
  const ranges = packOuts.flatMap(({ range, disks }) => {
    if (range) return [formatInBoth(range)];
    return disks ? [disksText(disks, formatInBoth)] : [];
  });
  const holdTime = holdTimeOf(productOf(id));
  return { ...(ranges.length > 0 && { range: [...new Set(ranges)].join(', ') }), ...(holdTime && { holdTime }) };
}

/** Resolves links. A route id becomes a link with the route's label. */
const linksTo = (see: Faq['see'] = []): readonly LinkData[] =>
  see.map((to) => (typeof to === 'string' ? { label: routeRow(to).label, href: pathOf(to) } : resolved(to)));

function faqWithLinks({ see, ...faq }: Faq): FaqData {
  return { ...faq, links: linksTo(see) };
}

/** The data of the load check on a cooler's page; an empty object if neither interior nor table is published. */
function fitOf(id: RouteId): Pick<ProductPageContent, 'fit'> {
  const cooler = candidates.find((candidate) => candidate.id === id);
  if (!cooler || (cooler.interior.length === 0 && cooler.loads.length === 0)) return {};
  const inTable = new Set(cooler.loads.map(({ unit }) => unit));
  const singleUnitGoods = goods.filter(
    ({ units: [unit, ...others] }) => unit && others.length === 0 && inTable.has(unit.id),
  );
  return { fit: { cooler, goods: singleUnitGoods } };
}

/** The facts that drawings need. The others are only in the table of specifications, as text. */
function drawnFactsOf(facts: ProductFacts): ProductFacts {
  const { qualifiedTo: _, ...drawnFacts } = facts;
  return {
    ...drawnFacts,
    testedTo: [],
    more: facts.more.filter(({ key, value }) => key === 'size' || typeof value !== 'string'),
  };
}

const withLabels = (ids: readonly TopicId[]): readonly AskTopic[] => ids.map((id) => ({ id, label: topics[id] }));

function productContent(product: Product): ProductPageContent {
  const { seo: _, facts, faqs, askAbout, related, ...shown } = product;
  const { card: closed, gallery } = picturesOf(product.id);
  const model = modelOf(product);
  const shared = mainFidelity([closed, ...gallery]);
  const captioned = (picture: Picture): PictureData => ({
    ...pictureData(picture),
    caption: captionInGroup(picture, shared),
  });
  return {
    ...shown,
    facts: drawnFactsOf(facts),
    faqs: faqs.map(faqWithLinks),
    askAbout: withLabels(askAbout),
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

const cards = (items: readonly CatalogueItem[]) => items.map(({ route }) => card(route));

const policies = { 'privacy-policy': privacyPolicy, terms, 'cookie-policy': cookiePolicy, accessibility };

/** The content of a route by its kind of screen. */
const contentOf: { readonly [Kind in keyof ScreenContent]: (id: RouteId) => ScreenContent[Kind] } = {
  home: () => ({
    ...resolved(home),
    temperatureBands: filledBands,
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
    // The gallery shows many products, which are not drawn to one scale.
    gallery: { ...about.gallery, intro: `${about.gallery.intro} ${renderings.illustration}` },
  }),
  services: () => ({
    ...services,
    services: services.services.map((service) =>
      service.placeholder && site.placeholders === 'hide' ? { ...service, paragraphs: [] } : service,
    ),
  }),
  team: () => team,
  faqs: () => ({
    ...faqs,
    faqs: faqs.faqs.map(faqWithLinks),
    ordering: { ...faqs.ordering, ask: withLabels(faqs.ordering.ask) },
  }),
  blog: () => blog,
  'blog-details': () => blog,
  'project-details': () => blog,
  contact: () => ({ ...contact, products: catalogue.map(({ id, title }) => ({ id, name: title })), goods }),
  products: () => ({ ...resolved(listings.products), cards: cards(productsListing), testimonials }),
  coolers: () => ({ ...resolved(listings.coolers), cards: cards(coolersGrid) }),
  product: (id) => productContent(productOf(id)),
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
  find: () => ({
    ...finderScreen,
    candidates,
    figures: Object.fromEntries(candidates.map((cooler) => [cooler.id, figuresOf(cooler)])),
    pictures: Object.fromEntries(candidates.map(({ id }) => [id, card(id).picture])),
    goods,
  }),
  evidence: () => ({ ...resolved(evidence), files: resultFiles }),
  parts: () => resolved(partsScreen),
  glossary: () => ({
    ...glossary,
    terms: glossary.terms.map(({ see, ...term }) => ({ ...term, links: linksTo(see) })),
  }),
  policy: (id) => policies[id as keyof typeof policies],
  search: () => resolved(searchScreen),
  'not-found': () => resolved(notFound),
  offline: () => offline,
};

/** Appends the site's name if the title then has at most 65 characters. */
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
  if (isProduct) {
    const { files } = (content as ProductPageContent).picture;
    structuredData.push(productData(site, productOf(row.id as RouteId), row.path, files?.largest));
  }
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
    social: {
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': title,
      'og:description': description,
      ...(addressed && { 'og:url': url }),
      'og:locale': 'en_US',
      ...(addressed && {
        'og:image': picture,
        'og:image:width': `${socialPicture.width}`,
        'og:image:height': `${socialPicture.height}`,
        'og:image:alt': title,
        'twitter:image': picture,
      }),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
    },
    structuredData: structuredData.map((data) => ({ '@context': 'https://schema.org', ...data })),
  };
}

/** Error pages, whose paths are not public: nginx's 404 response, and the service worker's for pages that are not cached. */
const notFoundRow: RouteRow = { id: 'not-found', path: '/404', screen: 'not-found', label: 'Page not found' };
const offlineRow: RouteRow = { id: 'offline', path: '/offline', screen: 'offline', label: 'Offline' };

function pageOf(row: RouteRow): Page {
  const trail = hasAddress(row) ? trailOf(row.id as RouteId) : [routeRow('home'), row];
  const links = row.id === 'home' ? [] : trail.map(({ label, path }) => ({ label, href: path }));
  const { id, path, screen } = row;
  const content = contentOf[screen](id as RouteId);
  return { id, path, screen, head: headOf(row, links, content), trail: links, content } as Page;
}

/** The canonical paths of all pages of this build, without the error pages. */
export const pagePaths = (): readonly string[] => rows.map((row) => row.path);

/** The page at a canonical path, or the 404 page. */
export const pageAt = (path: string): Page => pageOf(rowByPath.get(path) ?? notFoundRow);

export const notFoundPage = (): Page => pageOf(notFoundRow);

export const offlinePage = (): Page => pageOf(offlineRow);

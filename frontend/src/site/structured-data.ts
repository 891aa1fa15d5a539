/**
 * JSON-LD of the pages (specification, sections 2 and 3), limited to what they show and checked by schema.org's types.
 */
import type * as Schema from 'schema-dts';
import { company } from '../content/facts/company';
import type { FaqData, ScreenContent } from '../content/screen-content';
import type { LinkData, Product } from '../content/types';
import { formatDimensions } from '../domain/quantities';
import { canonicalUrl } from '../routes/paths';
import type { SiteEnvironment } from '../routes/shell';

/** One item of structured data; `headOf` of pages.ts adds the context. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** The business, with the rating and the opening hours that are specified for structured data (sections 3 and 9). */
export function businessData(site: SiteEnvironment): JsonLd {
  const { value, reviews } = company.ratings.structuredData;
  return {
    '@type': 'LocalBusiness',
    '@id': `${site.origin}/#business`,
    name: site.name,
    url: canonicalUrl(site.origin, '/'),
    image: `${site.origin}/apple-touch-icon.png`,
    telephone: site.phone,
    email: site.email,
    address: site.address,
    openingHours: company.structuredHours,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount: reviews },
  } satisfies Schema.LocalBusiness;
}

/** The site search at `/search?q=`, declared on the home page (section 2). */
export function websiteData(site: SiteEnvironment, searchPath: string): JsonLd {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${canonicalUrl(site.origin, searchPath)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } satisfies Schema.WithActionConstraints<Schema.SearchAction>;
  return {
    '@type': 'WebSite',
    name: site.name,
    url: canonicalUrl(site.origin, '/'),
    potentialAction: action,
  } satisfies Schema.WebSite;
}

export function breadcrumbData(site: SiteEnvironment, trail: readonly LinkData[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(site.origin, href),
    })),
  } satisfies Schema.BreadcrumbList;
}

export function faqData(faqs: readonly FaqData[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  } satisfies Schema.FAQPage;
}

/** The terms of the glossary; `path` is the glossary's. */
export function glossaryData(site: SiteEnvironment, { title, terms }: ScreenContent['glossary'], path: string): JsonLd {
  const url = canonicalUrl(site.origin, path);
  return {
    '@type': 'DefinedTermSet',
    name: title,
    url,
    hasDefinedTerm: terms.map(({ id, name, alias, definition }) => ({
      '@type': 'DefinedTerm',
      name,
      ...(alias && { alternateName: alias }),
      description: definition,
      url: `${url}#${id}`,
    })),
  } satisfies Schema.DefinedTermSet;
}

/** A product, with its first picture. Without the displayed rating, which is fixed and not based on reviews of it. */
export function productData(site: SiteEnvironment, product: Product, path: string, picture?: string): JsonLd {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: canonicalUrl(site.origin, path),
    ...(picture && { image: site.origin + picture }),
    category: product.kind,
    brand: { '@type': 'Brand', name: site.name },
  } satisfies Schema.Product;
}

/** The products listing: Medical Coolers, shipped to US and CA at rate 0, with the size of the package (section 2). */
export function listingData(site: SiteEnvironment, path: string): JsonLd {
  const { name, shipping } = company.structuredProduct;
  const [length, width, height] = shipping.package.size;
  // INH is the UN/CEFACT code of the inch.
  const inches = (value: number) =>
    ({ '@type': 'QuantitativeValue', value, unitCode: 'INH' }) satisfies Schema.QuantitativeValue;
  return {
    '@type': 'Product',
    name,
    description: `${name}, package ${formatDimensions(shipping.package)}`,
    url: canonicalUrl(site.origin, path),
    brand: { '@type': 'Brand', name: site.name },
    // In schema.org shippingDetails is a property of Offer. This offer has no price, as none is published: valid by
    // schema.org, but search engines that require a price do not show it.
    offers: {
      '@type': 'Offer',
      shippingDetails: shipping.countries.map((country) => ({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: shipping.rate },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        depth: inches(length),
        width: inches(width),
        height: inches(height),
      })),
    },
  } satisfies Schema.Product;
}

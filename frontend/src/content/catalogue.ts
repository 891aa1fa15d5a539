/**
 * The catalog (specification, section 3): its items in order, the lists of them, and the texts of a card. It refers to
 * items by route and does not import the products' pages.
 */

import { joinHoldTimes, joinSizes, joinTemperatures } from '../domain/readings';
import type { RouteId } from '../routes/manifest';
import { pathOf, routeRow } from '../routes/paths';
import type { Product, ProductFacts } from './types';

/** A catalog item: its title and the page that it links to. */
export interface CatalogueItem {
  readonly id: string;
  readonly title: string;
  readonly route: RouteId;
}

const itemOf = (route: RouteId): CatalogueItem => ({ id: route, title: routeRow(route).label, route });

/** Has no page; it links to the OEM cooler's. */
const customLogo: CatalogueItem = { id: 'custom-logo', title: 'Custom Logo', route: 'oem' };

/** The items in the order of section 3, then those that were added later. */
export const catalogue: readonly CatalogueItem[] = [
  itemOf('kelvin'),
  itemOf('monarch-xvo-10'),
  itemOf('monarch-xvo-5'),
  itemOf('core-xvo-3-5'),
  itemOf('core-xvo-30'),
  itemOf('cube'),
  itemOf('medication'),
  itemOf('oem'),
  itemOf('hard'),
  customLogo,
  itemOf('roller-bear'),
  itemOf('biological-specimen'),
  itemOf('eclipse'),
  itemOf('first-aid-kit'),
  itemOf('data-logger'),
  itemOf('safeguard-xvo-10'),
];

/** The cards of the Products listing: the items that have a page (section 2). */
export const productsListing: readonly CatalogueItem[] = catalogue.filter((item) => item !== customLogo);

/** The carousel of Home and About Us: the first 15 items, so that new products do not change these pages. */
export const productsCarousel: readonly CatalogueItem[] = productsListing.slice(0, 15);

/** The cards of the coolers grid, in the order of section 2, "Coolers listing". */
export const coolersGrid: readonly CatalogueItem[] = (
  [
    'medication',
    'oem',
    'hard',
    'roller-bear',
    'biological-specimen',
    'kelvin',
    'monarch-xvo-10',
    'monarch-xvo-5',
    'eclipse',
    'core-xvo-3-5',
    'core-xvo-30',
    'cube',
    'safeguard-xvo-10',
  ] as const
).map(itemOf);

/** A product's main figures. A figure that the specification does not give is absent. */
export interface Glance {
  /** Temperatures, separated by commas: "2–25 °C". */
  readonly range?: string;
  readonly holdTime?: string;
  /** "Exterior 10 × 7 × 12.5 in", else "Interior …", else the fact with the key `size`. */
  readonly size?: string;
}

/** The texts of a product's card. */
export interface ProductCard extends Glance {
  readonly id: RouteId;
  readonly path: string;
  readonly title: string;
  readonly kind: string;
}

/** Without their sources, which the product's page names. */
const sizesText = (sizes: ProductFacts['exterior']): string => joinSizes(sizes.map(({ value }) => ({ value })));

function sizeOf({ exterior, interior, more }: ProductFacts): string | undefined {
  if (exterior.length > 0) return `Exterior ${sizesText(exterior)}`;
  if (interior.length > 0) return `Interior ${sizesText(interior)}`;
  // The data logger has two measures, which are neither.
  const dimensions = more.find(({ key }) => key === 'size')?.value;
  return typeof dimensions === 'string' ? dimensions : undefined;
}

type Figures = Pick<Product, 'facts' | 'glance'>;

/** The hold times, from the product's `glance` or its facts, without a number of openings. Empty if none is given. */
export const holdTimeOf = ({ facts, glance }: Figures): string => glance?.holdTime ?? joinHoldTimes(facts.holdTimes);

/** The main figures, from the product's `glance` or its facts. */
export function glanceOf(product: Figures): Glance {
  const { facts, glance } = product;
  const range = glance?.range ?? joinTemperatures(facts.temperatures);
  const holdTime = [holdTimeOf(product), glance?.openings].filter(Boolean).join(' with ');
  const size = glance?.size ?? sizeOf(facts);
  return { ...(range && { range }), ...(holdTime && { holdTime }), ...(size && { size }) };
}

/** Without a size that has several readings: with their sources they are on the product's page. */
export function cardOf(product: Product): ProductCard {
  const { id, kind, name, facts, glance } = product;
  const { size, ...figures } = glanceOf(product);
  const isOneSize = glance?.size || facts.exterior.length < 2;
  return { id, path: pathOf(id), title: name, kind, ...figures, ...(size && isOneSize && { size }) };
}

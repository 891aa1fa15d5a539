import { products } from '../../../frontend/src/content/products/all';
import type { RouteId } from '../../../frontend/src/routes/manifest';

/** The products of the specification (section 2). What was worked out by hand was worked out for these. */
export const specifiedProducts: readonly RouteId[] = [
  'kelvin',
  'monarch-xvo-10',
  'monarch-xvo-5',
  'eclipse',
  'core-xvo-3-5',
  'core-xvo-30',
  'cube',
  'safeguard-xvo-10',
  'medication',
  'oem',
  'hard',
  'roller-bear',
  'biological-specimen',
  'cryo-disk',
  'first-aid-kit',
  'data-logger',
];

/** Our own screens, which the specification does not list. */
export const ownScreens: readonly RouteId[] = [
  'search',
  'find',
  'compare',
  'evidence',
  'parts',
  'glossary',
  'accessibility',
];

const addedProducts: readonly RouteId[] = [...products.keys()].filter((id) => !specifiedProducts.includes(id));

/** Whether a count is that of the specified products, or larger by added products at most. */
export const isCountOf = (specified: number, count: number) =>
  count >= specified && count <= specified + addedProducts.length;

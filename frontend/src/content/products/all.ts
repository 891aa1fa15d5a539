/** All product pages by route (section 2), for the build and tests only; the browser gets one product per page. */
import type { RouteId } from '../../routes/manifest';
import type { Product } from '../types';
import { biologicalSpecimen } from './biological-specimen';
import { coreXvo35 } from './core-xvo-3-5';
import { coreXvo30 } from './core-xvo-30';
import { cryoDisk } from './cryo-disk';
import { cube } from './cube';
import { dataLogger } from './data-logger';
import { eclipse } from './eclipse';
import { firstAidKit } from './first-aid-kit';
import { hard } from './hard';
import { kelvin } from './kelvin';
import { medication } from './medication';
import { monarchXvo5 } from './monarch-xvo-5';
import { monarchXvo10 } from './monarch-xvo-10';
import { oem } from './oem';
import { rollerBear } from './roller-bear';
import { safeguardXvo10 } from './safeguard-xvo-10';

const pages: readonly Product[] = [
  kelvin,
  monarchXvo10,
  monarchXvo5,
  eclipse,
  coreXvo35,
  coreXvo30,
  cube,
  safeguardXvo10,
  medication,
  oem,
  hard,
  rollerBear,
  biologicalSpecimen,
  cryoDisk,
  firstAidKit,
  dataLogger,
];

/** The product pages in menu order: products, coolers, accessories. */
export const products: ReadonlyMap<RouteId, Product> = new Map(pages.map((product) => [product.id, product]));

/** @throws Error for a route that is not a product's. */
export function productOf(id: RouteId): Product {
  const product = products.get(id);
  if (!product) throw new Error(`content/products/all.ts has no product ${id}`);
  return product;
}

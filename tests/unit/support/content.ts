import { candidates } from '../../../frontend/src/content/candidates';
import { products } from '../../../frontend/src/content/products/all';
import type { Product, ProductFacts, Section } from '../../../frontend/src/content/types';
import type { Cooler } from '../../../frontend/src/domain/cooler';
import { THIN_SPACE } from '../../../frontend/src/domain/quantities';
import type { RouteId } from '../../../frontend/src/routes/manifest';

function found<T>(item: T | undefined, name: string): T {
  if (item === undefined) throw new Error(`There is no ${name}`);
  return item;
}

/** The text with ordinary spaces between figures and units. */
export const plain = (text: string): string => text.replaceAll(THIN_SPACE, ' ');

/** All words of a content as JSON, with ordinary spaces. */
export const wordsOf = (content: unknown): string => plain(JSON.stringify(content));

/** @throws Error for an id that is not a product's. */
export const productOf = (id: string): Product => found(products.get(id as RouteId), `product ${id}`);

/** The facts of a product. @throws Error for an id that is not a product's. */
export const factsOf = (id: string): ProductFacts => productOf(id).facts;

export const noFacts = {
  temperatures: [],
  holdTimes: [],
  interior: [],
  exterior: [],
  capacity: [],
  testedTo: [],
  more: [],
};

/** The cooler that the finder compares. @throws Error for an id that is not a cooler's. */
export const coolerOf = (id: string): Cooler =>
  found(
    candidates.find((cooler) => cooler.id === id),
    `cooler ${id}`,
  );

/** A section of a product's page. @throws Error where the page does not have it. */
export const sectionOf = (product: Product, id: string): Section =>
  found(
    product.sections.find((section) => section.id === id),
    `section ${id} of ${product.name}`,
  );

/** The rows of a product's specification table, with ordinary spaces; none where the page has no such table. */
export function specificationsOf(product: Product): readonly (readonly string[])[] {
  const section = product.sections.find(({ id }) => id === 'specifications');
  return section?.kind === 'table' ? section.table.rows.map((row) => row.map(plain)) : [];
}

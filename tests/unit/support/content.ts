import { candidates } from '../../../frontend/src/content/candidates';
import { products } from '../../../frontend/src/content/products/all';
import type { Product, ProductFacts, Section } from '../../../frontend/src/content/types';
import type { Cooler } from '../../../frontend/src/domain/cooler';
import { NARROW_SPACE } from '../../../frontend/src/domain/quantities';

function withId<T extends { readonly id: string }>(items: readonly T[], id: string): T {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

/** The text with ordinary spaces between figures and units. */
export const plain = (text: string): string => text.replaceAll(NARROW_SPACE, ' ');

/** All words of a content as JSON, with ordinary spaces. */
export const wordsOf = (content: unknown): string => plain(JSON.stringify(content));

/** @throws Error for an id that is not a product's. */
export const productOf = (id: string): Product => withId([...products.values()], id);

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
export const coolerOf = (id: string): Cooler => withId(candidates, id);

/** A section of a product's page. @throws Error where the page does not have it. */
export const sectionOf = (product: Product, id: string): Section => withId(product.sections, id);

/** The rows of a product's specification table, with ordinary spaces; none where the page has no such table. */
export function specificationsOf(product: Product): readonly (readonly string[])[] {
  const section = product.sections.find(({ id }) => id === 'specifications');
  return section?.kind === 'table' ? section.table.rows.map((row) => row.map(plain)) : [];
}

import { describe, expect, it } from 'vitest';
import { claims, evidence, evidenceOf } from '../../frontend/src/content/evidence';
import { productPage } from '../../frontend/src/content/product-page';
import { products } from '../../frontend/src/content/products/all';
import { OPEN } from '../../frontend/src/content/records';
import type { Product } from '../../frontend/src/content/types';
import { productOf, wordsOf } from './support/content';

const pages = [...products.values()];
const rows = evidence.groups.flatMap(({ id, table }) => table.rows.map((row) => ({ product: id, ...row })));
const claimsOf = ({ id }: Product) => claims.filter(({ product }) => product === id);

/** Title and text of a section of a product's page; the key features are not in its list of sections. */
function shownIn(product: Product, section: string): { title: string; text: string } | undefined {
  if (section === 'features') return { title: productPage.features, text: wordsOf(product.features) };
  const found = product.sections.find(({ id }) => id === section);
  return found && { title: found.title, text: wordsOf(found) };
}

describe('the rows of evidence', () => {
  it.each(pages)('have every test and qualification of $name', (product) => {
    const names = claimsOf(product).map(({ name }) => name);
    for (const [word, standards] of [
      ['Tested to', product.facts.testedTo],
      ['Qualified to', product.facts.qualifiedTo ?? []],
    ] as const) {
      const claimed = names.filter((name) => name.startsWith(word));
      expect(claimed, `the claims of content/evidence.ts "${word} …"`).toHaveLength(standards.length);
      for (const standard of standards)
        expect(claimed.filter((name) => standard.startsWith(name.replace(`${word} `, '')))).toHaveLength(1);
    }
    const labels = ['Trailer tests', 'Validation', 'Profiles', 'Protection'];
    const further = new Set(product.facts.more.map(({ label }) => label));
    const claimed = labels.filter((label) => names.some((name) => name.startsWith(label)));
    expect(claimed, 'the claims of content/evidence.ts for `facts.more`').toEqual(
      labels.filter((label) => further.has(label)),
    );
  });

  it('link to a section of the page by its title, and the section links back', () => {
    for (const { id, product: route, statedIn } of claims) {
      const product = productOf(route);
      for (const section of statedIn) {
        expect(shownIn(product, section), `${id} in ${section}`).toBeDefined();
        expect(evidenceOf(route)[section]?.map((link) => link.section)).toContain(id);
      }
      const row = rows.find((each) => each.id === id);
      expect(row?.cells).toContainEqual([
        { label: shownIn(product, statedIn[0])?.title, to: route, section: statedIn[0] },
      ]);
    }
  });

  it('have the figures of the specification, and no others', () => {
    const trailer =
      '3 h at 2 °C (36 °F) with interior 20–24 °C (68–75 °F); ' +
      '3 h at 68–77 °F (20–25 °C) in a 90 °F (32 °C) environment; 4 h at 80 °F (27 °C). ' +
      'The second trailer test can be read two ways: 68–77 °F (20–25 °C) around the cooler, or inside it. Ask which.';
    const given = rows.map(({ id, cells }) => [id, wordsOf(cells[0]).slice(1, -1)]);
    expect(given.filter(([, cell]) => cell !== OPEN)).toEqual([
      ['monarch-xvo-10-ista-7d', '24, 48 and 72 h'],
      ['monarch-xvo-10-mil-std-810', 'High temperature'],
      ['monarch-xvo-10-validation', 'Medication kept above 32 °F (0 °C) with two Phase 5 PCMs'],
      ['monarch-xvo-5-profiles', '24/48/72 h'],
      ['eclipse-prequalified-ranges', '2–8 °C (36–46 °F) and 15–25 °C (59–77 °F)'],
      ['core-xvo-3-5-trailer-tests', trailer],
      ['core-xvo-30-trailer-tests', trailer],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parts, partsLinkOf, partsScreen } from '../../frontend/src/content/parts';
import { products } from '../../frontend/src/content/products/all';
import { NOT_PUBLISHED } from '../../frontend/src/content/records';
import { topics } from '../../frontend/src/content/topics';
import { THIN_SPACE } from '../../frontend/src/domain/quantities';
import { manifest, type RouteId, type RouteRow } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';

const plain = (value: unknown) => JSON.stringify(value).replaceAll(THIN_SPACE, ' ');
const { groups, unnamed, byPart } = partsScreen;
const coolers = (manifest as readonly RouteRow[]).filter(
  ({ menu }) => menu?.section === 'products' || menu?.section === 'coolers',
);

describe('the parts by cooler', () => {
  it('have every cooler once: with its parts, or among those without a list', () => {
    const shown = [...groups, ...unnamed.table.rows].map(({ id }) => id).filter((id) => id !== 'data-logger');
    expect(shown.toSorted()).toEqual(coolers.map(({ id }) => id).toSorted());
    expect(groups.every(({ table }) => table.rows.length > 0)).toBe(true);
  });

  it('give the sizes and numbers of the specification, and no others', () => {
    const given = groups.flatMap(({ id, table }) =>
      table.rows.map(({ heading, cells }) => [id, heading, cells[1], cells[2]].map((cell) => plain(cell).slice(1, -1))),
    );
    expect(given.filter(([, , count, size]) => count !== NOT_PUBLISHED || size !== NOT_PUBLISHED)).toEqual([
      ['monarch-xvo-10', 'Cryo cylinder', NOT_PUBLISHED, '3 × 9 in (7.6 × 22.9 cm)'],
      ['core-xvo-30', '−20 °C (−4 °F) disks', 'Two', '13 × 8 × 2 in (33 × 20.3 × 5.1 cm)'],
      ['safeguard-xvo-10', 'Cryo-disc inserts, top and bottom', NOT_PUBLISHED, '5.5 × 4 × 1 in (14 × 10.2 × 2.5 cm)'],
      ['safeguard-xvo-10', 'Cryo-disc inserts, sides', NOT_PUBLISHED, '6 × 2 × 1 in (15.2 × 5.1 × 2.5 cm)'],
      ['data-logger', 'Data logger', NOT_PUBLISHED, '110 × 18 mm (4.33 × 0.71 in)'],
    ]);
  });

  it('stand on the pages of their coolers', () => {
    for (const { id, fits } of parts) {
      for (const { product, name } of fits) {
        const text = plain(products.get(product)).toLowerCase();
        // "Phase 5 PCMs" is "Phase 5 Cryo-Disks and PCMs" on a page, so each word is looked for.
        const words = (name ?? topics[id]).toLowerCase().split(/[\s,]+/);
        expect(
          words.filter((word) => !text.includes(word.replaceAll(THIN_SPACE, ' '))),
          `${id} of ${product}`,
        ).toEqual([]);
      }
    }
  });

  it('are asked for by cooler, part and part number', () => {
    for (const { id, fits } of parts) {
      for (const { product } of fits) {
        const group = groups.find((each) => each.id === product);
        expect(plain(group)).toMatch(new RegExp(`\\?product=${product}&ask=${id},(size,)?part-number,`));
      }
    }
  });
});

describe('the parts by part', () => {
  it('lead to each cooler that has them', () => {
    for (const { id, fits } of parts) {
      const row = byPart.table.rows.find((each) => each.id === id);
      const links = (row?.cells[0] ?? []) as readonly { readonly section?: string }[];
      expect(links.map(({ section }) => section)).toEqual(fits.map(({ product }) => product));
      for (const { section } of links) expect(groups.map((group) => group.id)).toContain(section);
    }
  });
});

describe('the link of a product page', () => {
  it.each(coolers.map(({ id }) => id as RouteId))('leads from %s to its own list', (id) => {
    expect(partsLinkOf(id)).toMatchObject({ to: 'parts', section: id });
  });

  it('leads from the disks to the parts, and from the kit nowhere', () => {
    expect(partsLinkOf('cryo-disk')).toMatchObject({ to: 'parts', section: 'by-part' });
    expect(partsLinkOf('data-logger')).toMatchObject({ section: 'data-logger' });
    expect(partsLinkOf('first-aid-kit')).toBeUndefined();
    expect(pathOf('parts')).toBe('/parts');
  });
});

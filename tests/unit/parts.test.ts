import { describe, expect, it } from 'vitest';
import { parts, partsLinkOf, partsScreen } from '../../frontend/src/content/parts';
import { topics } from '../../frontend/src/content/topics';
import { manifest, type RouteId, type RouteRow } from '../../frontend/src/routes/manifest';
import { routeRow } from '../../frontend/src/routes/paths';
import { plain, productOf, wordsOf } from './support/content';

const { groups, others, byPart } = partsScreen;
const coolers = (manifest as readonly RouteRow[]).filter(
  ({ screen, menu }) => screen === 'product' && menu?.section !== 'accessories',
);

describe('the parts by cooler', () => {
  it('contain every cooler once: with its parts, or among those whose parts are to be requested', () => {
    const shown = [
      ...groups.map(({ title }) => title),
      ...others.links.map(({ label }) => label.replace(/^Parts of /, '')),
    ];
    const wanted = [...coolers.map(({ label }) => label), routeRow('data-logger').label];
    expect(shown.toSorted()).toEqual(wanted.toSorted());
    expect(groups.every(({ table }) => table.rows.length > 0)).toBe(true);
  });

  it('have the sizes and numbers of the specification, and no others', () => {
    const given = groups.flatMap(({ id, table }) =>
      table.rows.map(({ heading, cells: [details] }) => plain(`${id}: ${heading}: ${details}`)),
    );
    expect(given.filter((row) => /: .*: .*\d/.test(row))).toEqual([
      'monarch-xvo-10: Cryo cylinder: Refrigerant, instead of Cryo-Disks and PCMs, 3 × 9 in (7.6 × 22.9 cm)',
      'core-xvo-30: −20 °C (−4 °F) disks: Disks, two of 13 × 8 × 2 in (33 × 20.3 × 5.1 cm)',
      'safeguard-xvo-10: Cryo-disc inserts for top and bottom: Custom insert, 5.5 × 4 × 1 in (14 × 10.2 × 2.5 cm)',
      'safeguard-xvo-10: Cryo-disc inserts for the sides: Custom insert, 6 × 2 × 1 in (15.2 × 5.1 × 2.5 cm)',
      'data-logger: Data logger: Separate accessory, 110 × 18 mm (4.33 × 0.71 in)',
    ]);
  });

  it('are on the pages of their coolers', () => {
    for (const { id, fits } of parts)
      for (const { product, name } of fits) {
        const text = wordsOf(productOf(product)).toLowerCase();
        // "Phase 5 PCMs" is "Phase 5 Cryo-Disks and PCMs" on a page, so each word is looked for.
        const words = (name ?? topics[id]).toLowerCase().split(/[\s,]+/);
        const missing = words.filter((word) => !text.includes(plain(word)));
        expect(missing, `${id} of ${product}`).toEqual([]);
      }
  });

  it('have a row for each kind of part in the features and the table of a cooler', () => {
    for (const { id } of coolers) {
      const { features, facts } = productOf(id);
      const named =
        wordsOf([features, facts.more])
          .toLowerCase()
          .match(/strap|handle|pcm|disk|insert|divider/g) ?? [];
      const listed = parts.filter(({ fits }) => fits.some(({ product }) => product === id)).map((part) => part.id);
      expect(
        named.filter((part) => !listed.join().includes(part)),
        `content/parts.ts: rows of ${id}`,
      ).toEqual([]);
    }
  });
});

it('the parts by part link to the row of each cooler that has them', () => {
  const rows = groups.flatMap(({ table }) => table.rows.map(({ id }) => id));
  expect(byPart.links.map(({ section }) => section).toSorted()).toEqual(rows.toSorted());
  expect(new Set(rows).size).toBe(parts.flatMap(({ fits }) => fits).length);
});

it('the links that lead to the form say so, where the cooler’s name alone would be the link to its page', () => {
  const names = new Set<string>(coolers.map(({ label }) => label));
  expect(others.links.filter(({ label }) => names.has(label))).toEqual([]);
});

describe('the link of a product page', () => {
  it('of a cooler leads to its own list, or to the request for its parts', () => {
    for (const { id } of coolers) {
      const section = groups.some((group) => group.id === id) ? id : others.id;
      expect(partsLinkOf(id as RouteId), id).toMatchObject({ to: 'parts', section });
    }
  });

  it('of the disks leads to the list by part, and the first aid kit has none', () => {
    expect(partsLinkOf('cryo-disk')).toMatchObject({ to: 'parts', section: 'by-part' });
    expect(partsLinkOf('data-logger')).toMatchObject({ section: 'data-logger' });
    expect(partsLinkOf('first-aid-kit')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { bloodProducts, frozenProducts } from '../../frontend/src/content/facts/blood-products';
import { bloodTable, frozenTable } from '../../frontend/src/content/facts/blood-table';
import { goods } from '../../frontend/src/content/goods';
import { products } from '../../frontend/src/content/products/all';
import { specimens } from '../../frontend/src/content/specimens';
import { readNeed } from '../../frontend/src/domain/need';
import { compare } from '../../frontend/src/domain/verdict';
import { factsOf, plain } from './support/content';

const specimen = (id: string) => specimens.find((candidate) => candidate.id === id) as (typeof specimens)[number];
const reason = (id: string, product: string) =>
  plain(specimen(id).recommended.find((recommendation) => recommendation.product === product)?.reason ?? '');

/** The eight tabs in order, each with its rows of the blood-product tables, whose figures content-products.test.ts has. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  'red-blood-cells': ['Red blood cell'],
  'thawed-plasma': ['Thawed Plasma'],
  'inactivated-platelets': ['Inactivated Platelets for Pathogenic', 'Platelets Apheresis'],
  'frozen-cryoprecipitate': ['Frozen cryoprecipitate'],
  'frozen-plasma': ['Frozen plasma'],
  cryoprecipitate: ['Cryoprecipitate'],
  'igsc-syringe-and-albumin-vial': ['Syringe of IgSC 2 g', 'Albumin vial 500 ml'],
  'anti-rhd-immunoglobulin': ['Immunoglobulin anti-RhD'],
};

describe('By Specimen', () => {
  it('has its eight tabs in order, each with its rows of the blood-product tables', () => {
    expect(specimens.map(({ id, table }) => [id, table.rows.map(([name]) => plain(name ?? ''))])).toEqual(
      Object.entries(tabs),
    );
    const given = [bloodTable('', Object.values(bloodProducts)), frozenTable('', Object.values(frozenProducts))];
    const rows = given.flatMap((table) => table.rows);
    for (const { table } of specimens) expect(rows).toEqual(expect.arrayContaining([...table.rows]));
  });

  it.each(specimens)('$id recommends products, each once and with a figure', ({ recommended }) => {
    expect(recommended.length).toBeGreaterThanOrEqual(2);
    expect(new Set(recommended.map(({ product }) => product)).size).toBe(recommended.length);
    for (const { product, reason: text } of recommended) {
      expect(products.has(product)).toBe(true);
      expect(text).toMatch(/\d/);
    }
  });

  it.each([
    ['frozen-plasma', 'core-xvo-30', 'two −20 °C disks of 13 × 8 × 2 in'],
    ['frozen-plasma', 'kelvin', '−18 °C'],
    // As many albumin vials as the table gives do not fit.
    ['igsc-syringe-and-albumin-vial', 'monarch-xvo-10', '4 albumin vials do not fit'],
    ['anti-rhd-immunoglobulin', 'kelvin', '2–8 °C for up to 12 h'],
    ['anti-rhd-immunoglobulin', 'eclipse', '10 h with 9 openings'],
  ])('%s: the reason for %s has the words: %s', (id, product, words) => expect(reason(id, product)).toContain(words));

  it.each(specimens)('$id says for each product whether the finder rules it out', ({ id, recommended }) => {
    const { need } = readNeed(new URLSearchParams(`specimen=${id}`), goods);
    for (const { cooler, verdict } of compare(candidates, need)) {
      const found = recommended.find(({ product }) => product === cooler.id);
      if (found) expect(/Not for |ask whether a pack-out/.test(found.reason), cooler.name).toBe(verdict === 'fails');
    }
  });

  it('recommends for inactivated platelets the cooler that is not ruled out, the CORE coolers only for apheresis', () => {
    const { recommended, units } = specimen('inactivated-platelets');
    expect(recommended.map(({ product }) => product)).toEqual(['safeguard-xvo-10', 'core-xvo-3-5', 'core-xvo-30']);
    const [length = 0] = units[0]?.size?.size ?? [];
    for (const id of ['core-xvo-3-5', 'core-xvo-30']) {
      expect(reason('inactivated-platelets', id)).toMatch(/^For Platelets Apheresis: /);
      // Because a unit is longer than either cooler.
      expect(reason('inactivated-platelets', id)).toContain('longer');
      for (const { value } of factsOf(id).interior) expect(length).toBeGreaterThan(Math.max(...value.size) * 2.54);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { goods } from '../../frontend/src/content/goods';
import { products } from '../../frontend/src/content/products/all';
import { specimens } from '../../frontend/src/content/specimens';
import { readNeed } from '../../frontend/src/domain/need';
import { compare } from '../../frontend/src/domain/verdict';
import { blockOf } from '../../frontend/src/screens/specimens/block';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const specimen = (id: string) => {
  const found = specimens.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No specimen is called ${id}`);
  return found;
};
const reason = (id: string, product: string) =>
  plain(specimen(id).recommended.find((recommendation) => recommendation.product === product)?.reason ?? '');

describe('By Specimen', () => {
  it('has its eight tabs in order, red blood cells first', () => {
    expect(specimens.map(({ id }) => id)).toEqual([
      'red-blood-cells',
      'thawed-plasma',
      'inactivated-platelets',
      'frozen-cryoprecipitate',
      'frozen-plasma',
      'cryoprecipitate',
      'igsc-syringe-and-albumin-vial',
      'anti-rhd-immunoglobulin',
    ]);
  });

  it.each([
    ['red-blood-cells', [['Red blood cell', '1–6 °C', '24 × 13 × 1.4 cm', '10', '4']]],
    ['thawed-plasma', [['Thawed Plasma', '1–6 °C', '23 × 13.2 × 1.3 cm', '10', '4']]],
    [
      'inactivated-platelets',
      [
        ['Inactivated Platelets for Pathogenic', '20–24 °C', '35.9 × 18.1 × 0.7 cm', '4', '2'],
        ['Platelets Apheresis', '20–24 °C', '27.3 × 17.3 × 0.7 cm', '4', '2'],
      ],
    ],
    ['frozen-cryoprecipitate', [['Frozen cryoprecipitate', 'below −18 °C', '10']]],
    ['frozen-plasma', [['Frozen plasma', 'below −18 °C', '10']]],
    ['cryoprecipitate', [['Cryoprecipitate', '20–24 °C', '23 × 13.2 × 2 cm', 'NA', '2']]],
    [
      'igsc-syringe-and-albumin-vial',
      [
        ['Syringe of IgSC 2 g', '2–25 °C', '22.5 × 6 × 4.5 cm', 'more than 9', 'NA'],
        ['Albumin vial 500 ml', '2–30 °C', '8 × 8.4 × 22.5 cm', '4', 'NA'],
      ],
    ],
    ['anti-rhd-immunoglobulin', [['Immunoglobulin anti-RhD', '2–8 °C', 'volume 0.5 ml', 'more than 1', 'NA']]],
  ])('%s shows its rows of the blood-product tables', (id, rows) => {
    const published = (cell: string) => plain(cell).replace(/ \([^)]*\)$/, '');
    expect(specimen(id).table.rows.map((row) => row.map(published))).toEqual(rows);
  });

  it.each(specimens)('$id recommends products that have a page, each once and with a figure', ({ recommended }) => {
    expect(recommended.length).toBeGreaterThanOrEqual(2);
    expect(new Set(recommended.map(({ product }) => product)).size).toBe(recommended.length);
    for (const { product, reason: why } of recommended) {
      expect(products.has(product)).toBe(true);
      expect(why).toMatch(/\d/);
    }
  });

  it.each([
    ['red-blood-cells', 'kelvin', '1–6 °C'],
    ['red-blood-cells', 'kelvin', 'up to 4 times per 24 h'],
    ['frozen-plasma', 'core-xvo-30', 'two −20 °C disks of 13 × 8 × 2 in'],
    ['frozen-plasma', 'kelvin', '−18 °C'],
    ['cryoprecipitate', 'core-xvo-3-5', '20–24 °C for 12–18 h'],
    ['igsc-syringe-and-albumin-vial', 'monarch-xvo-10', '10 syringes'],
    ['igsc-syringe-and-albumin-vial', 'monarch-xvo-5', '4 units'],
    ['anti-rhd-immunoglobulin', 'kelvin', '2–8 °C for up to 12 h'],
    ['anti-rhd-immunoglobulin', 'eclipse', '10 h with 9 openings'],
  ])('%s: %s is recommended for %s', (id, product, words) => {
    expect(reason(id, product)).toContain(words);
  });

  it.each(specimens)(
    '$id says of a product what the finder says: which it rules out, and which it does not',
    ({ id, recommended }) => {
      const { need } = readNeed(new URLSearchParams(`specimen=${id}`), goods);
      for (const { cooler, verdict } of compare(candidates, need)) {
        const found = recommended.find(({ product }) => product === cooler.id);
        if (found) expect(/Not for |ask whether a pack-out/.test(found.reason), cooler.name).toBe(verdict === 'fails');
      }
    },
  );

  it('points inactivated platelets to the cooler that is not ruled out, those from apheresis to the CORE coolers', () => {
    const { recommended } = specimen('inactivated-platelets');
    expect(recommended.map(({ product }) => product)).toEqual(['safeguard-xvo-10', 'core-xvo-3-5', 'core-xvo-30']);
    for (const id of ['core-xvo-3-5', 'core-xvo-30'])
      expect(reason('inactivated-platelets', id)).toMatch(/^For Platelets Apheresis: /);
    expect(reason('inactivated-platelets', 'core-xvo-30')).toContain('pack-out confirmed');
  });

  it('says that as many albumin vials as the table gives do not fit the Monarch XVO 10', () => {
    expect(reason('igsc-syringe-and-albumin-vial', 'monarch-xvo-10')).toContain('4 albumin vials do not fit');
  });

  it('does not hide that a unit of inactivated platelets is longer than either CORE cooler', () => {
    const [length = 0] = specimen('inactivated-platelets').units[0]?.size?.size ?? [];
    for (const id of ['core-xvo-30', 'core-xvo-3-5'] as const) {
      for (const { value } of products.get(id)?.facts.interior ?? [])
        expect(length).toBeGreaterThan(Math.max(...value.size) * 2.54);
      expect(reason('inactivated-platelets', id)).toContain('longer');
    }
  });

  it.each([
    ['cryoprecipitate', 0],
    ['inactivated-platelets', 1],
  ])('says that unit %2$i of %1$s is smaller than the CORE XVO 3.5 only because it is', (id, index) => {
    const unit = specimen(id).units[index]?.size?.size ?? [];
    const inside = products.get('core-xvo-3-5')?.facts.interior[0]?.value.size ?? [];
    expect(unit).toHaveLength(3);
    unit.forEach((side, axis) => {
      expect(side).toBeLessThan((inside[axis] ?? 0) * 2.54);
    });
  });

  it('gives the drawings a size or a volume, but for the frozen products, which have none', () => {
    for (const { id, units } of specimens)
      for (const { size, volume } of units) expect(Boolean(size ?? volume), id).toBe(!id.startsWith('frozen'));
  });
});

describe('A drawing of a specimen', () => {
  it('lays its blocks long side first, in centimeters', () => {
    expect(blockOf({ size: [13, 1.4, 24], unit: 'cm' })).toEqual([24, 13, 1.4]);
    const sides = blockOf({ size: [1, 3, 2], unit: 'in' });
    [7.62, 5.08, 2.54].forEach((side, axis) => {
      expect(sides[axis]).toBeCloseTo(side);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { comparison } from '../../frontend/src/content/comparison';
import { products } from '../../frontend/src/content/products/all';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { fieldSheet } from '../../scripts/build/pdfs/field-sheet';
import { isInBothUnits } from '../../scripts/check/site/document-rules';

const site = readSiteEnvironment({});

describe('a cell of a table', () => {
  it.each([
    '2–8 °C (36–46 °F)',
    '9 × 6 × 11.5\u202fin (22.9 × 15.2 × 29.2 cm)',
    '110 × 18 mm (4.33 × 0.71\u202fin)',
    '±0.5 (±0.9)',
    '°C / °F',
    'mm (in)',
    'Length, in (cm)',
    'up to 4 in transit',
    'R-25 per inch or higher',
    'volume 0.5 ml',
    '12–18 h',
  ])('has both units: %s', (cell) => {
    expect(isInBothUnits(cell)).toBe(true);
  });

  it.each([
    '2–8 °C',
    '32 °F',
    '9 × 6 × 11.5\u202fin',
    '24 × 13 × 1.4 cm',
    '110 × 18 mm',
    '°C',
    'mm',
    '2–8 °C, 32 °F, 4 °C',
  ])('is missing one: %s', (cell) => {
    expect(isInBothUnits(cell)).toBe(false);
  });
});

describe('Both units are given', () => {
  it.each(comparison)('in the comparison of $name', ({ figures }) => {
    for (const line of Object.values(figures).flat()) expect(isInBothUnits(line), line).toBe(true);
  });

  it.each([...products.values()])('on the field sheet of $name', (product) => {
    const { keyFigures = [], sections } = fieldSheet(product, site, new Date(0));
    const cells = [
      ...keyFigures.filter(({ label }) => label !== 'Kinds').map(({ value }) => value),
      ...sections.flatMap(({ table }) => table?.rows.flat() ?? []),
    ];
    for (const cell of cells) expect(isInBothUnits(cell), cell).toBe(true);
  });
});

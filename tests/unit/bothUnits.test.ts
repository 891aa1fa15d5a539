import { describe, expect, it } from 'vitest';
import { comparison } from '../../frontend/src/content/comparison';
import { products } from '../../frontend/src/content/products/all';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { fieldSheet } from '../../scripts/build/pdfs/field-sheet';
import { isInBothUnits } from '../../scripts/check/site/document-rules';

const site = readSiteEnvironment({});

// A cell that has both and is reported fails `make check` by itself.
it.each([
  '2–8 °C',
  '32 °F',
  '9 × 6 × 11.5\u202fin',
  '24 × 13 × 1.4 cm',
  '110 × 18 mm',
  '°C',
  'mm',
  '2–8 °C, 32 °F, 4 °C',
])('a cell of a table is missing a unit: %s', (cell) => {
  expect(isInBothUnits(cell)).toBe(false);
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

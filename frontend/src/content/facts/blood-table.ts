/** Builds tables of blood products for product pages and By Specimen, so that all of them read alike (section 3). */

import { formatInBoth, formatSizeInBoth } from '../../domain/conversion';
import type { Maximum } from '../../domain/cooler';
import { moreThan, type Quantity, upTo } from '../../domain/quantities';
import { fitTexts } from '../fit-texts';
import type { Capacity, TableData } from '../types';
import { type BloodProduct, type FrozenProduct, formatMaximum, formatUnitSize } from './blood-products';
import { conversionNote } from './text';

/** Above a table on a cooler's page: its maxima name neither this cooler nor another. */
export const tableNamesNoCooler =
  'The maximum quantities are those of our blood-product tables: have yours confirmed for this cooler.';

/** The same above a table that belongs to the cooler's page, by which a load is counted. */
export const tableOfThePage = `“${fitTexts.title}” counts a load by this table. ${tableNamesNoCooler}`;

const meaning = `Temperatures are storage temperatures. Ask which application is yours. ${conversionNote}`;

/** A table of these rows; its note explains NA where a row has it. */
export function bloodTable(caption: string, products: readonly BloodProduct[]): TableData {
  const rows = products.map((product) => [
    product.name,
    formatInBoth(product.storage),
    product.size ? formatSizeInBoth(product.size) : formatUnitSize(product),
    formatMaximum(product.application1),
    formatMaximum(product.application2),
  ]);
  return {
    caption,
    columns: [
      { label: 'Blood product' },
      { label: 'Storage temperature', numeric: true },
      { label: 'Product dimensions (long × wide × high)', numeric: true },
      { label: 'Maximum quantity, Application 1', numeric: true },
      { label: 'Maximum quantity, Application 2', numeric: true },
    ],
    rows,
    note: rows.some((row) => row.includes('NA')) ? `NA: not applicable. ${meaning}` : meaning,
  };
}

/** A table of frozen products: storage limit and maximum quantity, the two figures that there are. */
export function frozenTable(caption: string, products: readonly FrozenProduct[]): TableData {
  return {
    caption,
    columns: [
      { label: 'Blood product' },
      { label: 'Storage temperature', numeric: true },
      { label: 'Maximum quantity', numeric: true },
    ],
    rows: products.map(({ name, storage, maximum }) => [name, formatInBoth(storage), `${maximum.max}`]),
    note: `Temperatures are storage temperatures. ${conversionNote}`,
  };
}

const countOf = (maximum: Maximum): Quantity | undefined => {
  if (maximum === 'not applicable') return undefined;
  return maximum.moreThan ? moreThan(maximum.count, '') : upTo(maximum.count, '');
};

/**
 * The table's maxima as a cooler's capacities, an NA left out. Only for rows that the specification gives to the
 * cooler, which is the Monarch's of anti-RhD immunoglobulin alone: the others name none.
 */
export function capacitiesOf(products: readonly BloodProduct[]): Capacity[] {
  return products.flatMap(({ name, application1, application2 }) =>
    ([application1, application2] as const).flatMap((maximum, index) => {
      const count = countOf(maximum);
      return count ? [{ of: name, count, application: index === 0 ? 1 : 2 }] : [];
    }),
  );
}

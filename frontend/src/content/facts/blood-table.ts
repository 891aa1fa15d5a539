/** Makes the tables of blood products on product pages and By Specimen (section 3). */

import { formatInBoth, formatSizeInBoth } from '../../domain/conversion';
import type { Maximum } from '../../domain/cooler';
import { moreThan, type Quantity, upTo } from '../../domain/quantities';
import { fitTexts } from '../finder/fit-texts';
import type { Capacity, TableData } from '../types';
import { type BloodProduct, type FrozenProduct, formatMaximum, formatUnitSize } from './blood-products';
import { conversionNote } from './text';

/** Above a table on a cooler's page, because the maxima do not name a cooler. */
export const tableNamesNoCooler =
  'The maximum quantities are those of our blood-product tables: have yours confirmed for this cooler.';

/** Above a table that the check of a load uses. */
export const tableOfThePage = `“${fitTexts.title}” on this page counts by this table. ${tableNamesNoCooler}`;

const meaning = `Temperatures are storage temperatures. Ask which application is yours. ${conversionNote}`;

/** A table of these rows; its note explains NA if a row contains it. */
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

/** A table of frozen products, which only have a storage limit and a maximum quantity. */
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
 * The table's maxima as a cooler's capacities, without NA. Only for rows that the specification assigns to a cooler:
 * the Monarch's row of anti-RhD immunoglobulin.
 */
export function capacitiesOf(products: readonly BloodProduct[]): Capacity[] {
  return products.flatMap(({ name, application1, application2 }) =>
    ([application1, application2] as const).flatMap((maximum, index) => {
      const count = countOf(maximum);
      return count ? [{ of: name, count, application: index === 0 ? 1 : 2 }] : [];
    }),
  );
}

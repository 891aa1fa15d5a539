/** Builds tables of blood products for product pages and By Specimen, so that all of them read alike (section 3). */
import type { Capacity, TableData } from '../types';
import {
  type BloodProduct,
  type FrozenProduct,
  formatMaximum,
  formatStorage,
  formatUnitSize,
  type Maximum,
} from './blood-products';

const meaning =
  'Temperatures are storage temperatures. What Application 1 and Application 2 mean for your pack-out: ask the solution specialist.';

/** A table of these rows; its note explains NA where a row has it. */
export function bloodTable(caption: string, products: readonly BloodProduct[]): TableData {
  const rows = products.map((product) => [
    product.name,
    formatStorage(product.storage),
    formatUnitSize(product),
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
    rows: products.map(({ name, storage, maximum }) => [name, formatStorage(storage), `${maximum.max}`]),
    note: 'Temperatures are storage temperatures.',
  };
}

const isCounted = (maximum: Maximum): maximum is { count: number } => maximum !== 'not applicable' && !maximum.moreThan;

/** The tables' maxima as capacities, "up to" each; an NA or a "more than" is no maximum and is left out. */
export function capacitiesOf(products: readonly BloodProduct[]): Capacity[] {
  return products.flatMap(({ name, application1, application2 }) => [
    ...(isCounted(application1)
      ? [{ of: name, count: { max: application1.count, unit: '' }, application: 1 } as const]
      : []),
    ...(isCounted(application2)
      ? [{ of: name, count: { max: application2.count, unit: '' }, application: 2 } as const]
      : []),
  ]);
}

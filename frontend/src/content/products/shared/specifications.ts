/** Makes the "Specifications" section of a product page from the product's figures, so that none stands twice. */
import type { Dimensions, Quantity, Reading } from '../../quantities';
import { formatDimensions, formatQuantity } from '../../quantities';
import type { ProductFacts, Section } from '../../types';

const write = (value: Quantity | Dimensions | string): string => {
  if (typeof value === 'string') return value;
  return 'size' in value ? formatDimensions(value) : formatQuantity(value);
};

const rowsOf = (label: string, readings: readonly Reading<Quantity | Dimensions>[]): string[][] =>
  readings.map(({ value, source }) => [source ? `${label} (${source})` : label, write(value)]);

/**
 * The section for these figures: one row a figure, two readings two rows with their sources. Maxima of the
 * blood-product tables are left to those tables. `caption` names the table, `note` stands below it.
 */
export function specificationsOf(caption: string, facts: ProductFacts, note?: string): Section {
  return {
    kind: 'table',
    id: 'specifications',
    title: 'Specifications',
    table: {
      caption,
      columns: [{ label: 'Specification' }, { label: 'Value' }],
      rows: [
        ...rowsOf('Temperature', facts.temperatures),
        ...rowsOf('Hold time', facts.holdTimes),
        ...rowsOf('Interior', facts.interior),
        ...rowsOf('Exterior', facts.exterior),
        ...facts.capacity
          .filter(({ application }) => application === undefined)
          .map(({ of, count }) => [`Capacity: ${of}`, write(count)]),
        ...facts.more.map(({ label, value }) => [label, write(value)]),
        ...(facts.testedTo.length > 0 ? [['Tested to', facts.testedTo.join('; ')]] : []),
        ...(facts.qualifiedTo ? [['Qualified to', facts.qualifiedTo.join('; ')]] : []),
      ],
      ...(note ? { note } : {}),
    },
  };
}

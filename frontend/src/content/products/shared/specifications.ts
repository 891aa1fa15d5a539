/** Makes the "Specifications" section of a product page from the product's figures. */

import { converted, formatInBoth, formatSizeInBoth, otherLength } from '../../../domain/conversion';
import type { Dimensions, Quantity, Reading } from '../../../domain/quantities';
import { conversionNote, sentenceCase } from '../../facts/text';
import type { ProductFacts, Section, TableData } from '../../types';

const write = (value: Quantity | Dimensions | string): string => {
  if (typeof value === 'string') return value;
  return 'size' in value ? formatSizeInBoth(value) : formatInBoth(value);
};

const labelOf = (label: string, source: string | undefined) => (source ? `${label} (${source})` : label);

/** One row per source; readings without a source share a row. */
function rowsOf(label: string, readings: readonly Reading<Quantity>[]): string[][] {
  const rows = new Map<string, string[]>();
  for (const { value, source } of readings) {
    const heading = labelOf(label, source);
    rows.set(heading, [...(rows.get(heading) ?? []), write(value)]);
  }
  return [...rows].map(([heading, values]) => [heading, values.join(', ')]);
}

/**
 * Interior and exterior: a row per reading, a column per side; `undefined` if no size is given.
 * @throws Error for sizes in several units.
 */
function sizesOf({ interior, exterior }: ProductFacts): TableData | undefined {
  const parts = Object.entries({ Interior: interior, Exterior: exterior }).filter(([, { length }]) => length > 0);
  const [unit, another] = new Set(parts.flatMap(([, readings]) => readings.map(({ value }) => value.unit)));
  if (!unit) return undefined;
  if (another) throw new Error(`Sizes in ${unit} and ${another} need separate tables`);
  const sides = ['Length', 'Width', 'Height'].map((side) => ({
    label: `${side}, ${unit} (${unit === 'in' ? 'cm' : 'in'})`,
    numeric: true as const,
  }));
  return {
    caption: sentenceCase(parts.map(([part]) => part.toLowerCase()).join(' and ')),
    columns: [{ label: 'Size' }, ...sides],
    rows: parts.flatMap(([part, readings]) =>
      readings.map(({ value, source }) => [
        labelOf(part, source),
        ...value.size.map((length) => `${length} (${otherLength(length, value.unit)})`),
      ]),
    ),
  };
}

/**
 * The section for these figures: a row per reading, with its source, and a separate table of sizes. Maxima of
 * blood-product tables are omitted. `note` is shown below the last table, before the note on conversion.
 */
export function specificationsOf(caption: string, facts: ProductFacts, note?: string): Section {
  const sizes = sizesOf(facts);
  const isConverted =
    sizes !== undefined ||
    facts.temperatures.length > 0 ||
    facts.more.some(({ value }) => typeof value === 'object' && ('size' in value || converted(value)));
  const words = [note, isConverted && conversionNote].filter(Boolean).join(' ');
  const noted = words ? { note: words } : {};
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
        ...facts.capacity
          .filter(({ application }) => application === undefined)
          .map(({ of, count }) => [`Capacity: ${of}`, write(count)]),
        ...facts.more.map(({ label, value }) => [label, write(value)]),
        ...(facts.testedTo.length > 0 ? [['Tested to', facts.testedTo.join('; ')]] : []),
        ...(facts.qualifiedTo ? [['Qualified to', facts.qualifiedTo.join('; ')]] : []),
      ],
      ...(sizes ? {} : noted),
    },
    ...(sizes && { sizes: { ...sizes, ...noted } }),
  };
}

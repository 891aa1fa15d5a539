/** A product's field sheet, one printed page: its figures, the open questions and the contact. */
import { candidates } from '../../../frontend/src/content/candidates';
import { glanceOf } from '../../../frontend/src/content/catalogue';
import { diskLines } from '../../../frontend/src/content/comparison';
import { labelBands } from '../../../frontend/src/content/facts/labels';
import { trailerTestsNote } from '../../../frontend/src/content/facts/tests';
import { conversionNote, sentenceCase } from '../../../frontend/src/content/facts/text';
import { fieldSheetHref } from '../../../frontend/src/content/field-sheet';
import { openingsText } from '../../../frontend/src/content/finder/finder';
import { productPage } from '../../../frontend/src/content/product-page';
import { topics } from '../../../frontend/src/content/topics';
import type {
  FurtherFact,
  Product,
  ProductFacts,
  Section,
  TableData,
  Variant,
} from '../../../frontend/src/content/types';
import { formatInBoth, formatSizeInBoth } from '../../../frontend/src/domain/conversion';
import { formatQuantity, type Quantity, type Reading } from '../../../frontend/src/domain/quantities';
import { canonicalUrl, pathOf } from '../../../frontend/src/routes/paths';
import type { SiteEnvironment } from '../../../frontend/src/routes/shell';
import type { KeyFigure, Summary, SummarySection, SummaryTable } from './summary';

/** The cell of a figure that is not published. */
const dash = { cell: '—', legend: 'A dash: ask for it.' } as const;
const coolers = new Map(candidates.map((candidate) => [candidate.id, candidate]));

const readings = (list: readonly Reading<Quantity>[], write: (value: Quantity) => string): string =>
  list
    .map(({ value, source }) => (source ? `${source}: ${write(value)}` : write(value)))
    .map(sentenceCase)
    .join('\n');

const variantsOf = ({ sections }: Product): readonly Variant[] =>
  sections.flatMap((section) => (section.kind === 'variants' ? section.items : []));

/** The figures that decide whether a cooler fits; an empty text where one is not published. */
function coolerFigures(product: Product): readonly KeyFigure[] {
  const { temperatures, holdTimes } = product.facts;
  // Figures of variants have their own table, with one row for each.
  const byVariant = variantsOf(product).length > 0;
  const ranges = byVariant ? temperatures.map(({ value }) => ({ value })) : temperatures;
  const cooler = coolers.get(product.id);
  const openings = cooler?.openings;
  const disks = cooler ? diskLines(cooler) : [];
  const labels = product.labels.map((label) => `${sentenceCase(label)}, ${formatInBoth(labelBands[label])}`);
  return [
    { label: 'Temperature', value: [...disks, readings(ranges, formatInBoth)].join('\n').trim() },
    {
      label: 'Hold time',
      value: sentenceCase(byVariant ? (glanceOf(product).holdTime ?? '') : readings(holdTimes, formatQuantity)),
    },
    { label: 'Openings', value: openings ? sentenceCase(openingsText(openings)) : '' },
    { label: 'Label color', value: labels.join('\n') },
  ];
}

/** The figures of an accessory; an empty text where one is not published. */
function accessoryFigures(product: Product): readonly KeyFigure[] {
  const { holdTime = '', size = '' } = glanceOf(product);
  const { cools, temperatures, more } = product.facts;
  if (cools === false)
    return [
      { label: 'Measurement range', value: readings(temperatures, formatInBoth) },
      { label: 'Size', value: size },
    ];
  // Names of phases contain no temperatures.
  const kinds = more.find(({ label }) => label === 'Kinds')?.value;
  return [
    { label: 'Kinds', value: typeof kinds === 'string' ? kinds : '' },
    { label: 'Hold time', value: holdTime },
    { label: 'Size', value: size },
  ];
}

/** Columns of equal width after the first, the row's heading. */
function tableOf({ columns, rows }: Pick<TableData, 'columns' | 'rows'>): SummaryTable {
  const [first = 1, rest] = columns.length === 2 ? [0.34, 0.66] : [0.4, 0.6 / (columns.length - 1)];
  return {
    columns: columns.map(({ label }, index) => ({ label, width: (index === 0 ? first : rest) as number })),
    rows,
  };
}

function variantSection(product: Product): SummarySection | undefined {
  const variants = variantsOf(product);
  if (variants.length === 0) return undefined;
  return {
    title: 'Variants',
    table: tableOf({
      columns: ['Variant', 'Temperature', 'Hold time'].map((label) => ({ label })),
      rows: variants.map(({ name, temperature, holdTime }) => [
        name,
        temperature ? formatInBoth(temperature) : dash.cell,
        holdTime ? formatQuantity(holdTime) : dash.cell,
      ]),
    }),
  };
}

const write = ({ value }: FurtherFact): string => {
  if (typeof value === 'string') return value;
  return 'size' in value ? formatSizeInBoth(value) : formatInBoth(value);
};

/** Interior and exterior, one row each; the sheet has no room for the page's table of sides. */
const sizeRows = ({ interior, exterior }: ProductFacts): readonly (readonly string[])[] =>
  Object.entries({ Interior: interior, Exterior: exterior }).flatMap(([part, list]) =>
    list.map(({ value, source }) => [source ? `${part} (${source})` : part, formatSizeInBoth(value)]),
  );

const specificationsOf = (sections: readonly Section[]) =>
  sections.filter((section) => section.kind === 'table').find(({ id }) => id === 'specifications');

/**
 * The page's specifications; for a product without a temperature its figures as a list, and for one that is made to
 * order its key features.
 */
function specificationSections({ facts, features, sections }: Product): readonly SummarySection[] {
  const { title } = productPage.specifications;
  if (facts.cools === false && facts.more.length > 0) {
    const rows = facts.more.map((fact) => [fact.label, write(fact)]);
    return [{ title, table: tableOf({ columns: [{ label: 'Specification' }, { label: 'Value' }], rows }) }];
  }
  const found = specificationsOf(sections);
  if (!found) return [{ title: productPage.features, paragraphs: [`${features.join('. ')}.`] }];
  const { columns, rows } = found.table;
  return [{ title, table: tableOf({ columns, rows: [...rows, ...sizeRows(facts)] }) }];
}

/** The page's notes on its specifications, and the meaning of a dash. */
function notesOf({ facts, sections }: Product, variants: SummarySection | undefined): readonly string[] {
  const found = specificationsOf(sections);
  const pageNote = facts.cools !== false && (found?.sizes ?? found?.table)?.note;
  const note = pageNote || (facts.temperatures.length > 0 && conversionNote);
  const hasDash = variants?.table?.rows.some((row) => row.includes(dash.cell));
  const onTrailerTests = facts.more.some(({ label }) => label === 'Trailer tests') && trailerTestsNote;
  const notes = [hasDash && dash.legend, note, onTrailerTests].filter((text) => typeof text === 'string');
  return notes.length > 0 ? [notes.join(' ')] : [];
}

const written = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The sheet of a product, with the company's details and the date of the build. */
export function fieldSheet(product: Product, site: SiteEnvironment, made: Date): Summary {
  const { id, name, kind } = product;
  const variants = variantSection(product);
  return {
    file: fieldSheetHref(id).replace('/files/', ''),
    eyebrow: 'FIELD SHEET',
    title: name,
    subtitle: kind,
    dense: true,
    keyFigures: (coolers.has(id) ? coolerFigures(product) : accessoryFigures(product)).filter(({ value }) => value),
    sections: [
      ...(variants ? [variants] : []),
      ...specificationSections(product),
      {
        title: productPage.askAbout.title,
        paragraphs: [`${product.askAbout.map((topic) => topics[topic]).join('; ')}.`, ...notesOf(product, variants)],
      },
    ],
    notice: {
      title: 'Uncontrolled copy',
      text: `Made on ${written(made)} from the figures published at ${canonicalUrl(site.origin, pathOf(id))}. Compare it with that page before you rely on it.\n${[site.name, site.address, site.phone, site.email].join('  ·  ')}`,
    },
  };
}

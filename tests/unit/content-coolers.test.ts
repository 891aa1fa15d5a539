import { describe, expect, it } from 'vitest';
import { biologicalSpecimen } from '../../frontend/src/content/products/biological-specimen';
import { cryoDisk } from '../../frontend/src/content/products/cryo-disk';
import { cube } from '../../frontend/src/content/products/cube';
import { dataLogger } from '../../frontend/src/content/products/data-logger';
import { firstAidKit } from '../../frontend/src/content/products/first-aid-kit';
import { hard } from '../../frontend/src/content/products/hard';
import { medication } from '../../frontend/src/content/products/medication';
import { oem } from '../../frontend/src/content/products/oem';
import { rollerBear } from '../../frontend/src/content/products/roller-bear';
import type { Faq, Product, Section } from '../../frontend/src/content/types';
import { routeRow } from '../../frontend/src/routes/paths';

const pages = [medication, oem, hard, rollerBear, biologicalSpecimen, cryoDisk, firstAidKit, dataLogger];
const named = pages.map((product) => [product.name, product] as const);

/** The page's words, with plain spaces between figures and units. */
const wordsOf = (product: Product) => JSON.stringify(product).replaceAll('\u202f', ' ');
const section = (product: Product, id: string): Section => {
  const found = product.sections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`${product.name} has no section ${id}`);
  return found;
};
const tableRows = (product: Product) => {
  const found = section(product, 'specifications');
  if (found.kind !== 'table') throw new Error(`The specifications of ${product.name} are no table`);
  return found.table.rows.map((row) => row.map((cell) => cell.replaceAll('\u202f', ' ')));
};

describe('the pages of coolers and accessories', () => {
  it.each([
    [medication, 7],
    [oem, 9],
    [hard, 5],
    [rollerBear, 9],
    [biologicalSpecimen, 9],
    [firstAidKit, 7],
    [cryoDisk, 0],
    [dataLogger, 0],
  ] as const)('$name answers as many questions as the specification gives it', (product, count) => {
    expect(product.faqs).toHaveLength(count);
  });

  it.each(named)('%s is called what the menus and breadcrumbs call it', (name, product) => {
    expect(name).toBe(routeRow(product.id).label);
  });

  it.each(named)('%s has anchors that are unique on its page', (_, { sections, faqs }) => {
    const ids = [...sections, ...faqs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(named)('%s has a title, a description and keywords of useful length', (_, { seo }) => {
    expect(seo.title.length).toBeGreaterThanOrEqual(30);
    expect(seo.title.length).toBeLessThanOrEqual(65);
    expect(seo.description.length).toBeGreaterThanOrEqual(70);
    expect(seo.description.length).toBeLessThanOrEqual(160);
    expect(seo.keywords.length).toBeGreaterThanOrEqual(4);
    expect(seo.keywords.length).toBeLessThanOrEqual(8);
  });

  it('have titles and descriptions of their own', () => {
    expect(new Set(pages.map(({ seo }) => seo.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ seo }) => seo.description)).size).toBe(pages.length);
  });

  it.each(named)('%s has rows as wide as its tables', (_, { sections }) => {
    for (const { table } of sections.filter((candidate) => candidate.kind === 'table'))
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  });

  it.each(named)('%s does not relate to itself and claims no certificate', (_, product) => {
    expect(product.related).not.toContain(product.id);
    expect(wordsOf(product)).not.toMatch(/certif/i);
  });

  it.each([medication, oem, rollerBear, biologicalSpecimen, firstAidKit])(
    '$name claims no figure of its own',
    ({ facts }) => {
      for (const list of Object.values({ ...facts, cools: [], carries: [] })) expect(list).toEqual([]);
    },
  );
});

describe('the OEM cooler', () => {
  it('tells the development process, the custom logo and fulfillment', () => {
    const process = section(oem, 'development-process');
    expect(process.kind === 'steps' && process.items.map(({ title }) => title)).toEqual([
      'Product Details',
      'Temperature Control',
      'Transit Requirements',
      'Containment and Sterilization',
      'Application and Quantity',
      'Existing Solutions',
    ]);
    expect(section(oem, 'custom-logo').kind).toBe('prose');
    expect(section(oem, 'fulfillment').kind).toBe('prose');
  });

  it('names the thresholds that the inquiry form asks about', () => {
    for (const figure of ['85 °F', '36 °F', '5,000 ft']) expect(wordsOf(oem)).toContain(figure);
  });
});

describe('the hard coolers', () => {
  it('hold for 24 to 48 hours together with a soft cooler and disks, and say so beside the figure', () => {
    expect(hard.facts.holdTimes).toEqual([
      { value: { min: 24, max: 48, unit: 'h' }, source: 'hard plus soft cooler, with disks' },
    ]);
    expect(tableRows(hard)).toContainEqual(['Hold time, hard plus soft cooler with disks', '24–48 h']);
  });

  it('bring reasons to choose one, and a case study that makes up no case', () => {
    expect(section(hard, 'case-study').title).toContain('Case Study');
    expect(wordsOf(hard)).not.toMatch(/The task|The result|customer/i);
    expect(section(hard, 'why-choose').kind).toBe('checklist');
  });
});

describe('the Cube, the Roller Bear and the chiller', () => {
  const others = [rollerBear, biologicalSpecimen];

  it.each(others)('$name asks and answers what the Cube does, in full and under its own name', ({ faqs }) => {
    const name = /the (?:Cube|Roller Bear|chiller)/g;
    const plain = (questions: readonly Faq[]) => JSON.parse(JSON.stringify(questions).replaceAll(name, 'the …'));
    expect(plain(faqs)).toEqual(plain(cube.faqs));
    for (const { question } of faqs) expect(question).toMatch(/Roller Bear|chiller/);
    for (const { see = [] } of faqs) expect(JSON.stringify(see)).not.toContain('"cube"');
  });

  it('leads from the chiller to By Specimen', () => {
    expect(biologicalSpecimen.faqs.flatMap(({ see = [] }) => see)).toContain('specimens');
  });

  it('have the development process, the custom description and fulfillment, which the specification gives all three', () => {
    for (const product of [cube, ...others])
      expect(new Set(product.sections.map(({ id }) => id))).toEqual(
        new Set(['development-process', 'custom-oem', 'fulfillment-and-distribution']),
      );
  });
});

describe('the Cryo-Disk', () => {
  it('comes in stainless steel and three kinds', () => {
    for (const words of ['Stainless-steel', 'Phase 5', 'Phase 22', 'below −20 °C'])
      expect(wordsOf(cryoDisk)).toContain(words);
  });

  it('tells the disks of the CORE XVO 30 and the inserts of the Safeguard XVO 10', () => {
    expect(tableRows(cryoDisk)).toEqual(
      expect.arrayContaining([
        ['CORE XVO 30', 'two −20 °C (−4 °F) disks', '13 × 8 × 2 in (33 × 20.3 × 5.1 cm)'],
        ['Safeguard XVO 10, top and bottom', 'Cryo-disc inserts', '5.5 × 4 × 1 in (14 × 10.2 × 2.5 cm)'],
        ['Safeguard XVO 10, sides', 'Cryo-disc inserts', '6 × 2 × 1 in (15.2 × 5.1 × 2.5 cm)'],
      ]),
    );
  });
});

describe('the first aid kit', () => {
  it('lists its variants first, for the sidebar', () => {
    expect(firstAidKit.sections[0]).toMatchObject({ kind: 'list', id: 'variants', title: 'Variants' });
  });
});

describe('the data logger', () => {
  it('has the table of the specification, with minimum, typical, maximum and unit', () => {
    const table = section(dataLogger, 'specifications');
    expect(table.kind === 'table' && table.table.columns.map(({ label }) => label)).toEqual([
      'Specification',
      'Minimum',
      'Typical',
      'Maximum',
      'Unit',
    ]);
    expect(tableRows(dataLogger)).toEqual([
      ['Measurement range', '−40 / −40', '—', '+125 / +257', '°C / °F'],
      ['Accuracy', '—', '±0.5 (±0.9)', '±1 (±1.8)', '°C (°F)'],
      ['Internal resolution', '—', '0.1', '—', '—'],
      ['Logging rate', 'every 1 s', '—', 'every 12 h', 's, h'],
      ['Operating temperature', '—', '—', '—', '°C (°F)'],
      ['Battery life', '1', '2', '3', 'years'],
      ['Dimensions', '—', '110 × 18 (4.33 × 0.71)', '—', 'mm (in)'],
    ]);
  });

  it.each([
    'more than 32,000',
    '−40 to +125 °C',
    '−40 to +257 °F',
    '±0.5 °C',
    '±1 °C',
    'every 1 s to every 12 h',
    '1 to 3 years',
    '110 × 18 mm',
    'IP67 / NEMA 4X',
    '10-second logging rate at −20 °C and at +80 °C',
    'High-temperature battery supplied',
    'Windows only',
    'Delayed start',
    'Free of charge',
    'Transportation',
    'Food and drink',
    'Building and site monitoring',
  ])('tells: %s', (words) => {
    expect(wordsOf(dataLogger)).toContain(words);
  });
});

import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import {
  bloodProducts,
  formatMaximum,
  formatStorage,
  frozenProducts,
} from '../../frontend/src/content/facts/blood-products';
import {
  bloodTable,
  capacitiesOf,
  tableNamesNoCooler,
  tableOfThePage,
} from '../../frontend/src/content/facts/blood-table';
import { monarchInterior } from '../../frontend/src/content/facts/monarch';
import { formatTrailerTest, trailerTests } from '../../frontend/src/content/facts/tests';
import { inWords, listed } from '../../frontend/src/content/facts/text';
import { coreXvo35 } from '../../frontend/src/content/products/core-xvo-3-5';
import { coreXvo30 } from '../../frontend/src/content/products/core-xvo-30';
import { cube } from '../../frontend/src/content/products/cube';
import { eclipse } from '../../frontend/src/content/products/eclipse';
import { kelvin } from '../../frontend/src/content/products/kelvin';
import { monarchXvo5 } from '../../frontend/src/content/products/monarch-xvo-5';
import { monarchXvo10 } from '../../frontend/src/content/products/monarch-xvo-10';
import { safeguardXvo10 } from '../../frontend/src/content/products/safeguard-xvo-10';
import type { Product, Section } from '../../frontend/src/content/types';
import { countInRows } from '../../frontend/src/domain/geometry';
import { formatQuantity, THIN_SPACE } from '../../frontend/src/domain/quantities';

const products = [kelvin, monarchXvo10, monarchXvo5, eclipse, coreXvo35, coreXvo30, cube, safeguardXvo10];
const named = products.map((product) => [product.name, product] as const);

const plain = (text: string) => text.replaceAll(THIN_SPACE, ' ');

/** Every string under a value, with ordinary spaces; keys and numbers are left out. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/** What a visitor reads in the body of the page. */
const textOf = ({ summary, features, sections, faqs }: Product) =>
  strings([summary, features, sections, faqs]).join('\n');

const section = (product: Product, id: string): Section | undefined => product.sections.find((each) => each.id === id);

function rowsOf(product: Product, id: string): string[][] {
  const found = section(product, id);
  return found?.kind === 'table' ? found.table.rows.map((row) => row.map(plain)) : [];
}

/** Head and rows of a product's sizes; empty where it has none. */
function sizesOf(product: Product): string[][] {
  const found = section(product, 'specifications');
  const sizes = found?.kind === 'table' ? found.sizes : undefined;
  return sizes ? [sizes.columns.map(({ label }) => label), ...sizes.rows.map((row) => [...row])] : [];
}

describe('the number of questions on a product page', () => {
  it.each([
    ['Kelvin', kelvin, 16],
    ['Monarch XVO 10', monarchXvo10, 12],
    ['Monarch XVO 5', monarchXvo5, 0],
    ['Eclipse', eclipse, 12],
    ['CORE XVO 3.5', coreXvo35, 12],
    ['CORE XVO 30', coreXvo30, 12],
    ['Cube', cube, 9],
    ['Safeguard XVO 10', safeguardXvo10, 8],
  ] as const)('%s has %3$i', (_name, product, count) => {
    expect(product.faqs).toHaveLength(count);
  });

  it('Safeguard XVO 10 asks about the eight topics that the specification names', () => {
    expect(safeguardXvo10.faqs.map(({ id }) => id)).toEqual([
      'cooling-duration',
      'materials',
      'impact-resistance',
      'sterilization',
      'openings',
      'orientation',
      'optional-features',
      'long-distance',
    ]);
  });
});

describe.each(named)('the page of %s', (_name, product) => {
  it('has each anchor once in its sections and once in its questions', () => {
    for (const ids of [product.sections.map(({ id }) => id), product.faqs.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('has a title, a description and keywords of useful length', () => {
    expect(product.seo.title.length).toBeGreaterThanOrEqual(30);
    expect(product.seo.title.length).toBeLessThanOrEqual(65);
    expect(product.seo.description.length).toBeGreaterThanOrEqual(70);
    expect(product.seo.description.length).toBeLessThanOrEqual(160);
    expect(product.seo.keywords.length).toBeGreaterThanOrEqual(4);
    expect(product.seo.keywords.length).toBeLessThanOrEqual(8);
  });

  it('says "tested to", never "certified", and promises nothing about vaccines, prices or warranties', () => {
    expect(`${textOf(product)} ${strings(product.seo).join(' ')}`).not.toMatch(
      /certif|vaccin|guarantee|warranty|\$|lead time|minimum order|undefined|NaN/i,
    );
  });

  it('asks each question once and answers it in at least two sentences', () => {
    expect(new Set(product.faqs.map(({ question }) => question)).size).toBe(product.faqs.length);
    for (const { answer, question } of product.faqs)
      expect(answer.join(' ').match(/[.!?](\s|$)/g)?.length ?? 0, question).toBeGreaterThanOrEqual(2);
  });

  it('has tables whose rows are as wide as their head', () => {
    for (const each of product.sections)
      if (each.kind === 'table')
        for (const row of each.table.rows) expect(row, each.title).toHaveLength(each.table.columns.length);
  });

  it('is not related to itself', () => {
    expect(product.related).not.toContain(product.id);
    expect(new Set(product.related).size).toBe(product.related.length);
  });
});

it('shows label colors on the Kelvin alone, for which the specification gives them', () => {
  expect(products.filter(({ labels }) => labels.length > 0)).toEqual([kelvin]);
});

it('gives every page its own title and description', () => {
  expect(new Set(products.map(({ seo }) => seo.title)).size).toBe(products.length);
  expect(new Set(products.map(({ seo }) => seo.description)).size).toBe(products.length);
});

describe('the facts of the specification stand in the text of', () => {
  const trailer = ['3 h at 2 °C with interior 20–24 °C', '3 h at 68–77 °F in a 90 °F environment', '4 h at 80 °F'];
  it.each([
    [
      'Kelvin',
      kelvin,
      [
        'up to 24 h',
        'up to 4 times per 24 h',
        'R-25 per inch or higher',
        'ISTA 7D',
        'MIL-STD-810',
        'XVO 9.5 White holds 1–6 °C for up to 24 h',
        'XVO 6.5 White holds 1–6 °C for 12–18 h',
        'XVO 9.5 Gray',
        '−18 °C',
        'XVO 6.5 Blue holds 2–8 °C for up to 12 h',
        'White stands for 1–6 °C, blue for 2–8 °C and orange for 20–24 °C',
      ],
    ],
    [
      'Monarch XVO 10',
      monarchXvo10,
      [
        '9 × 6 × 11.5 in',
        '10 × 7 × 12.5 in',
        'two compartments of 5 syringes each',
        '10 syringes of IgSC 2 g',
        '2–25 °C for 12–18 h',
        'Phase 5 Cryo-Disks and PCMs, or a 3 × 9 in cryo cylinder',
        'shoulder strap',
        'custom colors',
        'custom sizes',
        'logos, serial numbers and identification codes',
        'airtight',
        'antimicrobial',
        'recyclable',
        'ISTA 7D (24, 48, 72 h)',
        'MIL-STD-810 high temperature',
        'medication was kept above 32 °F with two Phase 5 PCMs',
      ],
    ],
    ['Monarch XVO 5', monarchXvo5, ['4 units', '2–25 °C for 12–18 h', '24/48/72 h profiles', '9 × 6 × 11.5 in']],
    [
      'Eclipse',
      eclipse,
      [
        '9 L',
        '11 × 6.25 × 8 in',
        '18 × 10 × 12 in',
        'Bottle PCM refrigerant',
        '10 h with 9 openings',
        '2–8 °C and 15–25 °C',
        'Universal pack-outs',
        '9.9 lbs (about 10 lbs)',
        'Hard bottle PCMs',
        'Shoulder strap',
        'Pack-out diagrams',
        'SOPs',
        'qualified to ISTA 7E and PDA Technical Report 39',
      ],
    ],
    [
      'CORE XVO 3.5',
      coreXvo35,
      [
        'Super Insulator 9',
        '12 × 8 × 3.5 in',
        '11 × 7 × 2.25 in',
        'Vertical or horizontal transport',
        'Can be opened in transit',
        '20–24 °C for 12–18 h',
        'PCM gate Phase 22',
        'Anti-microbial',
        'Optional solar reflection',
        'color key, space gates or dividers, shoulder strap, handle and identification card sleeve',
        'Tested to ISTA 7D and MIL-STD-810',
        ...trailer,
      ],
    ],
    [
      'CORE XVO 30',
      coreXvo30,
      [
        'two −20 °C disks, 13 × 8 × 2 in each',
        'holds for up to 24 h',
        'steady 20–24 °C for 12–18 h',
        '13.5 × 8.5 × 10 in',
        '14.5 × 9.5 × 11 in',
        '11 × 7 × 2.25 in',
        '12 × 8 × 3.5 in',
        'below −18 °C',
        ...trailer,
      ],
    ],
    ['Cube', cube, ['85 °F', '36 °F', '5,000 ft', 'OEM fulfillment', 'distribution', 'space gauging', 'validation']],
    [
      'Safeguard XVO 10',
      safeguardXvo10,
      [
        '18 h',
        '18-hour cooling',
        'steady-state cooling',
        'Up to four openings in transit',
        '5.5 × 4 × 1 in',
        '6 × 2 × 1 in',
        'Hard shell',
        'Vertical or horizontal carrying',
        'Autoclavable parts',
      ],
    ],
  ] as const)('%s', (_name, product, facts) => {
    const text = textOf(product);
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

describe('the sections that the specification asks for', () => {
  it.each([
    ['Kelvin', kelvin, ['variants', 'specifications']],
    ['Monarch XVO 10', monarchXvo10, ['classification', 'dimensions', 'specifications', 'blood-products']],
    ['Monarch XVO 5', monarchXvo5, ['specifications']],
    ['Eclipse', eclipse, ['specifications', 'sops-and-qualification', 'why-choose-us', 'whats-included']],
    ['CORE XVO 3.5', coreXvo35, ['classification', 'specifications', 'blood-products', 'why-choose-us']],
    ['CORE XVO 30', coreXvo30, ['classification', 'specifications', 'frozen-products', 'why-choose-us']],
    ['Cube', cube, ['development-process', 'custom-oem', 'fulfillment-and-distribution']],
    ['Safeguard XVO 10', safeguardXvo10, ['blood-products-room', 'blood-products-cold', 'why-choose-us']],
  ] as const)('are on the page of %s', (_name, product, ids) => {
    const present: string[] = product.sections.map(({ id }) => id);
    expect(ids.filter((id) => !present.includes(id))).toEqual([]);
  });

  it('do not let insulation do the work of something cold, and ask for the Kelvin’s coolant', () => {
    expect(products.filter((product) => /compressor/.test(textOf(product)))).toEqual([]);
    const answer = kelvin.faqs.find(({ id }) => id === 'insulation')?.answer.join(' ');
    expect(answer).toContain('slows the heat');
    expect(kelvin.askAbout).toContain('coolant');
    expect(textOf(kelvin)).not.toMatch(/insulation[^.]* (?:keeps|holds)/i);
  });

  it('lists four Kelvin variants with color, temperature and hold time', () => {
    const variants = section(kelvin, 'variants');
    expect(
      variants?.kind === 'variants' &&
        variants.items.map(({ name, color, temperature, holdTime }) => ({ name, color, temperature, holdTime })),
    ).toEqual([
      {
        name: 'XVO 9.5 White',
        color: 'white',
        temperature: { min: 1, max: 6, unit: '°C' },
        holdTime: { max: 24, unit: 'h' },
      },
      {
        name: 'XVO 6.5 White',
        color: 'white',
        temperature: { min: 1, max: 6, unit: '°C' },
        holdTime: { min: 12, max: 18, unit: 'h' },
      },
      { name: 'XVO 9.5 Gray', color: 'gray', temperature: { min: -18, max: -18, unit: '°C' }, holdTime: undefined },
      {
        name: 'XVO 6.5 Blue',
        color: 'blue',
        temperature: { min: 2, max: 8, unit: '°C' },
        holdTime: { max: 12, unit: 'h' },
      },
    ]);
  });

  it('shows both readings of the CORE XVO 30 sizes, each with its source', () => {
    expect(sizesOf(coreXvo30)).toEqual([
      ['Size', 'Length, in (cm)', 'Width, in (cm)', 'Height, in (cm)'],
      ['Interior (product specification)', '13.5 (34.3)', '8.5 (21.6)', '10 (25.4)'],
      ['Interior (product FAQ)', '11 (27.9)', '7 (17.8)', '2.25 (5.7)'],
      ['Exterior (product specification)', '14.5 (36.8)', '9.5 (24.1)', '11 (27.9)'],
      ['Exterior (product FAQ)', '12 (30.5)', '8 (20.3)', '3.5 (8.9)'],
    ]);
  });

  it.each(products.filter(({ facts }) => facts.interior.length + facts.exterior.length > 0))(
    'has a row for every size of $name',
    (product) => {
      const [, ...rows] = sizesOf(product);
      const { interior, exterior } = product.facts;
      expect(rows.map(([, ...sides]) => sides.map(Number.parseFloat))).toEqual(
        [...interior, ...exterior].map(({ value }) => [...value.size]),
      );
    },
  );

  it('leaves the figures of the Kelvin variants to the table that has a row for each', () => {
    const labels = rowsOf(kelvin, 'specifications').map(([label]) => label);
    expect(labels).toEqual(['Longest hold time', 'Openings', 'Insulation', 'Variants', 'Tested to']);
  });

  it('writes the two ranges of the Eclipse into one row', () => {
    expect(rowsOf(eclipse, 'specifications')).toContainEqual(['Temperature', '2–8 °C (36–46 °F), 15–25 °C (59–77 °F)']);
  });

  it('calls the Eclipse qualified to its standards, in a row of their own', () => {
    const rows = rowsOf(eclipse, 'specifications');
    expect(rows).toContainEqual(['Qualified to', 'ISTA 7E; PDA Technical Report 39']);
    expect(rows.map(([label]) => label)).not.toContain('Tested to');
  });

  it('has six points in the Safeguard checklist', () => {
    const list = section(safeguardXvo10, 'why-choose-us');
    expect(list?.kind === 'checklist' && list.items).toHaveLength(6);
  });
});

describe('the blood-product tables', () => {
  it('hold the eight rows of the specification', () => {
    expect(bloodTable('All', Object.values(bloodProducts)).rows.map((row) => row.map(plain))).toEqual([
      ['Platelets Apheresis', '20–24 °C (68–75 °F)', '27.3 × 17.3 × 0.7 cm (10.75 × 6.81 × 0.28 in)', '4', '2'],
      [
        'Inactivated Platelets for Pathogenic',
        '20–24 °C (68–75 °F)',
        '35.9 × 18.1 × 0.7 cm (14.13 × 7.13 × 0.28 in)',
        '4',
        '2',
      ],
      ['Cryoprecipitate', '20–24 °C (68–75 °F)', '23 × 13.2 × 2 cm (9.06 × 5.2 × 0.79 in)', 'NA', '2'],
      ['Red blood cell', '1–6 °C (34–43 °F)', '24 × 13 × 1.4 cm (9.45 × 5.12 × 0.55 in)', '10', '4'],
      ['Thawed Plasma', '1–6 °C (34–43 °F)', '23 × 13.2 × 1.3 cm (9.06 × 5.2 × 0.51 in)', '10', '4'],
      ['Immunoglobulin anti-RhD', '2–8 °C (36–46 °F)', 'volume 0.5 ml', 'more than 1', 'NA'],
      ['Albumin vial 500 ml', '2–30 °C (36–86 °F)', '8 × 8.4 × 22.5 cm (3.15 × 3.31 × 8.86 in)', '4', 'NA'],
      ['Syringe of IgSC 2 g', '2–25 °C (36–77 °F)', '22.5 × 6 × 4.5 cm (8.86 × 2.36 × 1.77 in)', 'more than 9', 'NA'],
    ]);
  });

  it('store frozen plasma and cryoprecipitate below −18 °C, ten at most', () => {
    for (const { storage, maximum } of Object.values(frozenProducts)) {
      expect(plain(formatStorage(storage))).toBe('below −18 °C');
      expect(maximum).toEqual({ max: 10, unit: '' });
    }
  });

  it('explain NA only where a row has it, and ask which application applies', () => {
    expect(bloodTable('Cold', [bloodProducts.redBloodCell]).note).not.toContain('NA:');
    expect(bloodTable('Room', [bloodProducts.cryoprecipitate]).note).toMatch(/^NA: not applicable\./);
    expect(bloodTable('Cold', [bloodProducts.redBloodCell]).note).toContain('Ask which application is yours.');
  });

  it('call their temperatures storage temperatures', () => {
    const heads = products.flatMap(({ sections }) =>
      sections.flatMap((each) => (each.kind === 'table' ? each.table.columns : [])),
    );
    expect(heads.filter(({ label }) => /temperature/i.test(label)).map(({ label }) => label)).toContain(
      'Storage temperature',
    );
    expect(heads.filter(({ label }) => /transport temperature/i.test(label))).toEqual([]);
  });

  it('can be told as capacities, with NA left out', () => {
    const { antiRhD, cryoprecipitate, redBloodCell } = bloodProducts;
    expect(capacitiesOf([redBloodCell, cryoprecipitate, antiRhD])).toEqual([
      { of: 'Red blood cell', count: { max: 10, unit: '' }, application: 1 },
      { of: 'Red blood cell', count: { max: 4, unit: '' }, application: 2 },
      { of: 'Cryoprecipitate', count: { max: 2, unit: '' }, application: 2 },
      { of: 'Immunoglobulin anti-RhD', count: { min: 1, exceeded: true, unit: '' }, application: 1 },
    ]);
  });

  it('give no cooler a capacity but the Monarch, which they name for anti-RhD immunoglobulin', () => {
    const ofTables = products.flatMap(({ id, facts }) =>
      facts.capacity.filter(({ application }) => application).map(({ of, count }) => [id, of, formatQuantity(count)]),
    );
    expect(ofTables).toEqual([['monarch-xvo-10', 'Immunoglobulin anti-RhD', 'more than 1']]);
  });

  it.each([coreXvo35, coreXvo30, safeguardXvo10])(
    'stand on the page of $name as tables that name no cooler, and say where a load is counted by them',
    (product) => {
      const tables = product.sections.filter(({ id }) => /^(?:blood|frozen)-products/.test(id));
      expect(tables.length).toBeGreaterThan(0);
      const counts = candidates.some(({ id, loads }) => id === product.id && loads.length > 0);
      for (const table of tables) {
        expect('intro' in table && table.intro).toContain(counts ? tableOfThePage : tableNamesNoCooler);
        expect('intro' in table && table.intro?.includes(tableOfThePage)).toBe(counts);
      }
    },
  );

  it('say that as many albumin vials as they give do not fit the Monarch, because they do not', () => {
    const { size, application1 } = bloodProducts.albuminVial;
    expect(countInRows(size, monarchInterior)).toBeLessThan(Number(formatMaximum(application1)));
    const intro = section(monarchXvo10, 'blood-products');
    expect(intro && 'intro' in intro && plain(intro.intro ?? '')).toContain('4 of 8 × 8.4 × 22.5 cm each, do not fit');
    expect(monarchXvo10.facts.capacity.map(({ of }) => of)).not.toContain(bloodProducts.albuminVial.name);
  });

  it.each([
    [{ count: 4 }, '4'],
    [{ count: 9, moreThan: true }, 'more than 9'],
    ['not applicable', 'NA'],
  ] as const)('write a maximum %j as %s', (maximum, written) => {
    expect(formatMaximum(maximum)).toBe(written);
  });
});

describe('writers of facts', () => {
  it('write the trailer tests in the words of the specification', () => {
    expect(trailerTests.map(formatTrailerTest).map(plain)).toEqual([
      '3 h at 2 °C with interior 20–24 °C',
      '3 h at 68–77 °F in a 90 °F environment',
      '4 h at 80 °F',
    ]);
  });

  it('write counts as words up to ten, then as digits', () => {
    expect([inWords(4), inWords({ min: 2, max: 2, unit: '' }), inWords({ max: 4, unit: '' }), inWords(16)]).toEqual([
      'four',
      'two',
      'four',
      '16',
    ]);
  });

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('list %j as "%s"', (items, sentence) => {
    expect(listed(items)).toBe(sentence);
  });
});

/** The facts of the specification (sections 2, 3 and 9) on the pages of the products. */

import { describe, expect, it } from 'vitest';
import { about } from '../../frontend/src/content/about';
import { candidates } from '../../frontend/src/content/candidates';
import { bloodProducts, frozenProducts } from '../../frontend/src/content/facts/blood-products';
import { bloodTable, tableNamesNoCooler, tableOfThePage } from '../../frontend/src/content/facts/blood-table';
import { cryoDisks, hardPlusSoftHold } from '../../frontend/src/content/facts/cryo-disks';
import { holdTimesCompared } from '../../frontend/src/content/facts/hold-times';
import { inWords } from '../../frontend/src/content/facts/text';
import { faqs as companyFaqs } from '../../frontend/src/content/faqs';
import { products } from '../../frontend/src/content/products/all';
import { searchAnswers } from '../../frontend/src/content/search-answers';
import type { Faq, Product, ProductFacts } from '../../frontend/src/content/types';
import { formatQuantity, type Quantity } from '../../frontend/src/domain/quantities';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { routeRow } from '../../frontend/src/routes/paths';
import { plain, productOf, sectionOf, specificationsOf, wordsOf } from './support/content';
import { specifiedProducts } from './support/specifiedProducts';

const all = [...products.values()];

/** The text of the page, without its title and description. */
const textOf = ({ summary, features, sections, faqs }: Product) => wordsOf([summary, features, sections, faqs]);

const inLine = (cells: readonly string[]) => cells.map(plain).join(' | ');

describe.each(all)('the page of $name', (product) => {
  const { id, name, sections } = product;
  // This one tells the visitor to ask for price, minimum order and lead time.
  const faqs = product.faqs.filter((faq) => faq.id !== 'quantity-and-price');

  it('has the name that the menus and breadcrumbs have', () => {
    expect(name).toBe(routeRow(id).label);
  });

  it('says "tested to", never "certified", and promises nothing about vaccines, prices or warranties', () => {
    expect(wordsOf({ ...product, faqs })).not.toMatch(
      /certif|vaccin|guarantee|warranty|\$|lead time|minimum order|undefined|NaN/i,
    );
  });

  it('has each question once, with an answer of at least two sentences', () => {
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
    for (const { answer, question } of faqs)
      expect(answer.join(' ').match(/[.!?](\s|$)/g)?.length ?? 0, question).toBeGreaterThanOrEqual(2);
  });

  it('says in the finder whether it can be opened, if its table does', () => {
    const inTable = product.facts.more.some(({ label }) => /^openings?\b/i.test(label));
    const inFinder = candidates.some((cooler) => cooler.id === id && cooler.openings !== undefined);
    expect(inFinder, 'openings of content/candidates.ts').toBe(inTable);
  });

  it('has tables whose rows are as wide as their head', () => {
    for (const section of sections)
      if (section.kind === 'table')
        for (const row of section.table.rows) expect(row, section.title).toHaveLength(section.table.columns.length);
  });

  it('has a row for every size in its facts', () => {
    const { interior, exterior } = product.facts;
    const table = sections.find((section) => section.id === 'specifications');
    const sizes = (table?.kind === 'table' && table.sizes?.rows) || [];
    expect(sizes.map(([, ...sides]) => sides.map(Number.parseFloat))).toEqual(
      [...interior, ...exterior].map(({ value }) => [...value.size]),
    );
  });
});

/** The number of questions of each page, and sections that it has among others. */
const pages: readonly (readonly [id: string, questions: number, sections: string])[] = [
  ['kelvin', 16, 'variants specifications'],
  ['monarch-xvo-10', 12, 'classification dimensions specifications blood-products'],
  ['monarch-xvo-5', 0, 'specifications'],
  ['eclipse', 12, 'specifications sops-and-qualification why-choose-us whats-included'],
  ['core-xvo-3-5', 12, 'classification specifications blood-products why-choose-us'],
  ['core-xvo-30', 12, 'classification specifications frozen-products why-choose-us'],
  ['cube', 9, 'development-process custom-oem fulfillment-and-distribution'],
  ['safeguard-xvo-10', 8, 'blood-products-room blood-products-cold why-choose-us'],
  ['medication', 7, ''],
  ['oem', 9, 'development-process custom-logo fulfillment'],
  ['hard', 5, 'case-study why-choose'],
  ['roller-bear', 9, 'development-process custom-oem fulfillment-and-distribution'],
  ['biological-specimen', 9, 'development-process custom-oem fulfillment-and-distribution'],
  ['first-aid-kit', 7, 'variants'],
  ['cryo-disk', 0, 'specifications'],
  ['data-logger', 0, 'specifications'],
];

it.each(pages)('the page of %s has %i questions and its sections: %s', (id, questions, sections) => {
  const product = productOf(id);
  expect(product.faqs).toHaveLength(questions);
  expect(product.sections.map((section) => section.id)).toEqual(
    expect.arrayContaining(sections.split(' ').filter(Boolean)),
  );
});

const trailer = '3 h at 2 °C with interior 20–24 °C; 3 h at 68–77 °F in a 90 °F environment; 4 h at 80 °F';

/** The words of the specification, separated by semicolons. */
const facts: Readonly<Record<string, string>> = {
  kelvin: `up to 24 h; up to 4 times per 24 h; R-25 per inch or higher; ISTA 7D; MIL-STD-810;
    XVO 9.5 White holds 1–6 °C for up to 24 h; XVO 6.5 White holds 1–6 °C for 12–18 h; XVO 9.5 Gray; −18 °C;
    XVO 6.5 Blue holds 2–8 °C for up to 12 h; White stands for 1–6 °C, blue for 2–8 °C and orange for 20–24 °C`,
  'monarch-xvo-10': `9 × 6 × 11.5 in; 10 × 7 × 12.5 in; two compartments of 5 syringes each; 10 syringes of IgSC 2 g;
    2–25 °C for 12–18 h; Phase 5 Cryo-Disks and PCMs, or a 3 × 9 in cryo cylinder; shoulder strap; custom colors;
    custom sizes; logos, serial numbers and identification codes; airtight; antimicrobial; recyclable;
    ISTA 7D (24, 48, 72 h); MIL-STD-810 high temperature; medication was kept above 32 °F with two Phase 5 PCMs`,
  'monarch-xvo-5': '4 units; 2–25 °C for 12–18 h; 24/48/72 h profiles; 9 × 6 × 11.5 in',
  eclipse: `9 L; 11 × 6.25 × 8 in; 18 × 10 × 12 in; Bottle PCM refrigerant; 10 h with 9 openings; 2–8 °C and 15–25 °C;
    Universal pack-outs; 9.9 lbs (about 10 lbs); Hard bottle PCMs; Shoulder strap; Pack-out diagrams; SOPs;
    qualified to ISTA 7E and PDA Technical Report 39`,
  'core-xvo-3-5': `Super Insulator 9; 12 × 8 × 3.5 in; 11 × 7 × 2.25 in; Vertical or horizontal transport;
    Can be opened in transit; 20–24 °C for 12–18 h; PCM gate Phase 22; Anti-microbial; Optional solar reflection;
    color key, space gates or dividers, shoulder strap, handle and identification card sleeve;
    Tested to ISTA 7D and MIL-STD-810; ${trailer}`,
  'core-xvo-30': `two −20 °C disks, 13 × 8 × 2 in each; holds for up to 24 h; steady 20–24 °C for 12–18 h;
    13.5 × 8.5 × 10 in; 14.5 × 9.5 × 11 in; 11 × 7 × 2.25 in; 12 × 8 × 3.5 in; below −18 °C; ${trailer}`,
  cube: '85 °F; 36 °F; 5,000 ft; OEM fulfillment; distribution; space gauging; validation',
  'safeguard-xvo-10': `18 h; 18-hour cooling; steady-state cooling; Up to four openings in transit; 5.5 × 4 × 1 in;
    6 × 2 × 1 in; Hard shell; Vertical or horizontal carrying; Autoclavable parts`,
  oem: '85 °F; 36 °F; 5,000 ft',
  'cryo-disk': 'Stainless-steel; Phase 5; Phase 22; below −20 °C',
  'data-logger': `more than 32,000; −40 to +125 °C; −40 to +257 °F; ±0.5 °C; ±1 °C; every 1 s to every 12 h; 1 to 3 years;
    110 × 18 mm; IP67 / NEMA 4X; 10-second logging rate at −20 °C and at +80 °C; High-temperature battery supplied;
    Windows only; Delayed start; Free of charge; Transportation; Food and drink; Building and site monitoring`,
};

it.each(Object.entries(facts))('the page of %s has the facts: %s', (id, phrases) => {
  const text = textOf(productOf(id));
  expect(phrases.split(/;\s+/).filter((phrase) => !text.includes(phrase))).toEqual([]);
});

describe('the products of the specification', () => {
  it.each(['medication', 'oem', 'roller-bear', 'biological-specimen', 'first-aid-kit'])('give %s no figure', (id) => {
    for (const list of Object.values({ ...productOf(id).facts, cools: [], carries: [] })) expect(list).toEqual([]);
  });

  it('show label colors on the Kelvin alone', () => {
    expect(specifiedProducts.filter((id) => productOf(id).labels.length > 0)).toEqual(['kelvin']);
  });

  it('have four Kelvin variants with color, temperature and hold time', () => {
    const variants = sectionOf(productOf('kelvin'), 'variants');
    const items = variants.kind === 'variants' ? variants.items : [];
    const written = (value?: Quantity) => (value ? formatQuantity(value) : '—');
    const lines = items.map((each) => [each.name, each.color, written(each.temperature), written(each.holdTime)]);
    expect(lines.map(inLine)).toEqual([
      'XVO 9.5 White | white | 1–6 °C | up to 24 h',
      'XVO 6.5 White | white | 1–6 °C | 12–18 h',
      'XVO 9.5 Gray | gray | −18 °C | —',
      'XVO 6.5 Blue | blue | 2–8 °C | up to 12 h',
    ]);
  });

  it.each([
    ['eclipse', 'Temperature | 2–8 °C (36–46 °F), 15–25 °C (59–77 °F)'],
    // The specification says "qualified", not "tested".
    ['eclipse', 'Qualified to | ISTA 7E; PDA Technical Report 39'],
    ['cryo-disk', 'Safeguard XVO 10, top and bottom | Cryo-disc inserts | 5.5 × 4 × 1 in (14 × 10.2 × 2.5 cm)'],
  ])('have this row among the specifications of %s: %s', (id, row) => {
    const rows = specificationsOf(productOf(id));
    expect(rows.map(inLine)).toContain(row);
    if (id === 'eclipse') expect(rows.map(([label]) => label)).not.toContain('Tested to');
  });

  it('have the table of the data logger, with minimum, typical, maximum and unit', () => {
    const section = sectionOf(productOf('data-logger'), 'specifications');
    const columns = section.kind === 'table' ? section.table.columns.map(({ label }) => label) : [];
    expect([columns, ...specificationsOf(productOf('data-logger'))].map(inLine)).toEqual([
      'Specification | Minimum | Typical | Maximum | Unit',
      'Measurement range | −40 / −40 | — | +125 / +257 | °C / °F',
      'Accuracy | — | ±0.5 (±0.9) | ±1 (±1.8) | °C (°F)',
      'Internal resolution | — | 0.1 | — | —',
      'Logging rate | every 1 s | — | every 12 h | s, h',
      'Operating temperature | — | — | — | °C (°F)',
      'Battery life | 1 | 2 | 3 | years',
      'Dimensions | — | 110 × 18 (4.33 × 0.71) | — | mm (in)',
    ]);
  });

  it('have eight questions about the Safeguard XVO 10 in this order, and six points in its checklist', () => {
    const safeguard = productOf('safeguard-xvo-10');
    expect(safeguard.faqs.map(({ id }) => id).join(' ')).toBe(
      'cooling-duration materials impact-resistance sterilization openings orientation optional-features long-distance',
    );
    const list = sectionOf(safeguard, 'why-choose-us');
    expect(list.kind === 'list' && list.items).toHaveLength(6);
  });

  it('give hard coolers a hold time only together with a soft cooler and disks, and a case study without a case', () => {
    const hard = productOf('hard');
    expect(hard.facts.holdTimes).toEqual([
      { value: { min: 24, max: 48, unit: 'h' }, source: 'hard plus soft cooler, with disks' },
    ]);
    expect(sectionOf(hard, 'case-study').title).toContain('Case study');
    expect(wordsOf(hard)).not.toMatch(/The task|The result|customer/i);
    expect(sectionOf(hard, 'why-choose').kind).toBe('list');
  });
});

/** Sentences that are written by hand, by id, and which products they have to name. */
const named: readonly (readonly [id: string, applies: (facts: ProductFacts) => boolean])[] = [
  ['weight', ({ more }) => more.some(({ label }) => /weight/i.test(label))],
  ['sizes', ({ interior }) => interior.length > 0],
  ['carrying', ({ more }) => /strap|handle/.test(wordsOf(more))],
  ['opening-in-transit', ({ more }) => more.some(({ label }) => /^opening/i.test(label))],
  ['certificates', ({ testedTo, qualifiedTo = [] }) => testedTo.length + qualifiedTo.length > 0],
  ['tests', ({ testedTo, qualifiedTo = [] }) => testedTo.length + qualifiedTo.length > 0],
  ['tested', ({ testedTo, qualifiedTo = [] }) => testedTo.length + qualifiedTo.length > 0],
];

/** The sentences, by the file of content/ that has them. */
const sentences = {
  'search-answers.ts': searchAnswers,
  'faqs.ts': companyFaqs.faqs,
  'about.ts': about.whyChooseUs.points,
};

it.each(named)(
  'the sentences %s of the search, the FAQs or About Us name each product with such a fact',
  (id, applies) => {
    const found = Object.entries(sentences).flatMap(([file, items]) =>
      items.filter((item) => item.id === id).map((item) => ({ file, text: wordsOf(item) })),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { file, text } of found) {
      const missing = all.filter(({ facts, name }) => applies(facts) && !text.includes(name)).map(({ name }) => name);
      expect(missing, `'${id}' in content/${file} does not name`).toEqual([]);
    }
  },
);

describe('the hold time of a product', () => {
  const holding = all.filter(({ facts }) => facts.holdTimes.length > 0);

  it.each([
    ["'hold-time' in content/faqs.ts", wordsOf(companyFaqs.faqs.filter(({ id }) => id === 'hold-time'))],
    ['`holdTimesCompared` of content/facts/hold-times.ts', holdTimesCompared],
  ])('is in %s, which name the family alone: "the Monarch and CORE coolers"', (place, text) => {
    const familyOf = (name: string) => name.split(' ')[0] as string;
    const missing = holding.filter(({ name }) => !text.toLowerCase().includes(familyOf(name).toLowerCase()));
    expect(
      missing.map(({ name }) => name),
      `${place} does not name`,
    ).toEqual([]);
  });

  it('is not longer than that of a hard plus a soft cooler, which two pages call the longest', () => {
    const longer = holding.filter(({ facts }) =>
      facts.holdTimes.some(
        ({ value: { min = 0, max = min, unit } }) => unit !== 'h' || max > (hardPlusSoftHold.max as number),
      ),
    );
    const said =
      'content/products/hard.ts and cryo-disk.ts say "longest hold time", which is no longer true because of';
    expect(
      longer.map(({ name }) => name),
      said,
    ).toEqual([]);
  });
});

const cube = productOf('cube');

it.each(['roller-bear', 'biological-specimen'])('%s has the questions and answers of the Cube under its name', (id) => {
  const { faqs } = productOf(id);
  const nameless = (questions: readonly Faq[]) =>
    JSON.parse(JSON.stringify(questions).replaceAll(/the (?:Cube|Roller Bear|chiller)/g, 'the …'));
  expect(nameless(faqs)).toEqual(nameless(cube.faqs));
  for (const { question } of faqs) expect(question).toMatch(/Roller Bear|chiller/);
  for (const { see = [] } of faqs) expect(JSON.stringify(see)).not.toContain('"cube"');
});

describe('the blood-product tables', () => {
  it('have the eight rows of the specification, and explain NA', () => {
    const { rows, note } = bloodTable('All', Object.values(bloodProducts));
    expect(note).toMatch(/^NA: not applicable\./);
    expect(rows.map(inLine)).toEqual([
      'Platelets Apheresis | 20–24 °C (68–75 °F) | 27.3 × 17.3 × 0.7 cm (10.75 × 6.81 × 0.28 in) | 4 | 2',
      'Inactivated Platelets for Pathogenic | 20–24 °C (68–75 °F) | ' +
        '35.9 × 18.1 × 0.7 cm (14.13 × 7.13 × 0.28 in) | 4 | 2',
      'Cryoprecipitate | 20–24 °C (68–75 °F) | 23 × 13.2 × 2 cm (9.06 × 5.2 × 0.79 in) | NA | 2',
      'Red blood cell | 1–6 °C (34–43 °F) | 24 × 13 × 1.4 cm (9.45 × 5.12 × 0.55 in) | 10 | 4',
      'Thawed Plasma | 1–6 °C (34–43 °F) | 23 × 13.2 × 1.3 cm (9.06 × 5.2 × 0.51 in) | 10 | 4',
      'Immunoglobulin anti-RhD | 2–8 °C (36–46 °F) | volume 0.5 ml | more than 1 | NA',
      'Albumin vial 500 ml | 2–30 °C (36–86 °F) | 8 × 8.4 × 22.5 cm (3.15 × 3.31 × 8.86 in) | 4 | NA',
      'Syringe of IgSC 2 g | 2–25 °C (36–77 °F) | 22.5 × 6 × 4.5 cm (8.86 × 2.36 × 1.77 in) | more than 9 | NA',
    ]);
    for (const { storage, maximum } of Object.values(frozenProducts)) {
      expect(plain(formatTemperature(storage))).toBe('below −18 °C');
      expect(maximum).toEqual({ max: 10, unit: '' });
    }
  });

  it('give no cooler a capacity but the Monarch, which they name for anti-RhD immunoglobulin', () => {
    const ofTables = all.flatMap(({ id, facts: { capacity } }) =>
      capacity.filter(({ application }) => application).map(({ of, count }) => [id, of, formatQuantity(count)]),
    );
    expect(ofTables).toEqual([['monarch-xvo-10', 'Immunoglobulin anti-RhD', 'more than 1']]);
  });

  it.each(['core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10'])(
    'name no cooler on the page of %s, and say where a load is counted by them',
    (product) => {
      const tables = productOf(product).sections.filter(({ id }) => /^(?:blood|frozen)-products/.test(id));
      const counts = candidates.some(({ id, loads }) => id === product && loads.length > 0);
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        expect('intro' in table && table.intro).toContain(counts ? tableOfThePage : tableNamesNoCooler);
        expect('intro' in table && table.intro?.includes(tableOfThePage)).toBe(counts);
      }
    },
  );
});

it.each(['hard', 'medication', 'oem'])('the page of %s names no kind of disk, as none is published for it', (id) => {
  const { features, facts: published, sections } = productOf(id);
  for (const { name } of cryoDisks) expect(wordsOf([features, published, sections])).not.toContain(name);
});

it('counts in texts are words up to ten, then digits', () => {
  const counts = [4, { min: 2, max: 2, unit: '' }, { max: 4, unit: '' }, 16] as const;
  expect(counts.map(inWords)).toEqual(['four', 'two', 'four', '16']);
});

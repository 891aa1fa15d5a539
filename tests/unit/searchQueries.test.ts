/**
 * What lab managers, representatives, nurses, paramedics, trial coordinators and quality officers type, and what they
 * must see first. The right answers were worked out by hand from the products' published facts.
 */
import { describe, expect, it } from 'vitest';
import { formatFigure } from '../../frontend/src/domain/searchFigures';
import { createSearch } from '../../frontend/src/features/search/engine';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { searchIndex } from '../../frontend/src/site/search-index';
import { specifiedProducts } from './support/specifiedProducts';

interface Row {
  readonly query: string;
  /** How its figures are read. */
  readonly reads?: string;
  /** The answer above the results. */
  readonly answer?: string;
  /** Title of the first result, `null` where there is none. */
  readonly first?: string | null;
  /** All products among the results, in their order. */
  readonly products?: readonly string[];
  /** Titles that are no result. */
  readonly not?: readonly string[];
}

const logger = 'Lascar EL-USB-1-PRO Data Logger';
const kit = 'Customized First Aid Kit';
const oem = 'OEM Pharmaceutical Rep Medical Transport Cooler';
const chiller = 'Biological Specimen Transport Chiller';
const pack = 'Medication Pack-Out Cooler';

const blue = ['Kelvin', 'Eclipse'];
/** Whose range has 4 °C, the narrowest first. */
const aroundFour = ['Kelvin', 'Eclipse', 'Monarch XVO 10', 'Monarch XVO 5'];
const orange = ['CORE XVO 3.5', 'CORE XVO 30'];
const upToADay = ['Kelvin', 'CORE XVO 30', 'Hard Coolers'];

const ranges: readonly Row[] = [
  { query: '2-8 C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '2–8 °C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '2 to 8 C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '2-8', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: 'between 2 and 8 degrees celsius', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '36–46 °F', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '36-46', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: 'cooler for 2-8 C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '1-6 C', reads: '1–6 °C', first: 'Kelvin', products: ['Kelvin'] },
  { query: '20-24', reads: '20–24 °C', first: 'CORE XVO 3.5', products: orange },
  { query: '68-75 F', reads: '20–24 °C', first: 'CORE XVO 3.5', products: orange },
  { query: '15-25 °C', reads: '15–25 °C', first: 'Eclipse', products: ['Eclipse', ...orange] },
  { query: '2-25 C', reads: '2–25 °C', first: 'Monarch XVO 10', not: ['Safeguard XVO 10', 'Cube', logger] },
  { query: '-18', reads: '−18 °C', first: 'Kelvin', products: ['Kelvin'] },
  { query: 'minus 20 C', reads: '−20 °C', first: 'CORE XVO 30', products: ['CORE XVO 30', 'Cryo-Disk'] },
  {
    query: 'below -18 C',
    reads: 'below −18 °C',
    first: 'CORE XVO 30',
    products: ['CORE XVO 30', 'Cryo-Disk', 'Kelvin'],
  },
  { query: 'logger -40 C', reads: '−40 °C', first: logger, products: [logger] },
  { query: '4 C', reads: '4 °C', first: 'Kelvin', products: aroundFour, not: [logger] },
  { query: '-80 C', reads: '−80 °C', first: 'Frozen cryoprecipitate', products: [] },
  { query: 'monarch 2-8', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: 'insulin 2-8 C', reads: '2–8 °C', answer: 'insulin', first: 'Kelvin', products: blue },
  { query: 'platelets 20-24 C', reads: '20–24 °C', first: 'CORE XVO 3.5', products: orange },
];

const times: readonly Row[] = [
  { query: '24 h', reads: '24 h', first: 'Kelvin', products: upToADay },
  { query: '24 hours', reads: '24 h', first: 'Kelvin', products: upToADay },
  { query: '1 day', reads: '24 h', first: 'Kelvin', products: upToADay },
  { query: '18-hour', reads: '18 h', first: 'Safeguard XVO 10', not: ['Eclipse', 'Hard Coolers'] },
  { query: '10 hrs', reads: '10 h', first: 'Eclipse', products: ['Eclipse'] },
  { query: '48 hours', reads: '48 h', first: 'Hard Coolers', products: ['Hard Coolers'] },
  // A test profile is no hold time.
  {
    query: '72 h',
    reads: '72 h',
    first: 'Why are there 24, 48, 72\u202fh tests if the hold time is 12–18\u202fh?',
    products: [],
  },
  // The Kelvin's 2–8 °C variant holds for up to 12 h; its 24 h are another variant's.
  { query: '2-8 C for 24 hours', reads: '2–8 °C, 24 h', products: [] },
  { query: '2-8 C 12 h', reads: '2–8 °C, 12 h', first: 'Kelvin', products: ['Kelvin'] },
  { query: '1-6 C 24 h', reads: '1–6 °C, 24 h', first: 'Kelvin', products: ['Kelvin'] },
];

const numbers: readonly Row[] = [
  { query: '13 x 8 x 2 in', first: 'CORE XVO 30', not: ['CORE XVO 3.5', 'Kelvin'] },
  { query: '13.5 x 8.5 x 10', first: 'CORE XVO 30', products: ['CORE XVO 30'] },
  { query: '9 × 6 × 11.5 in', first: 'Monarch XVO 10', products: ['Monarch XVO 10', 'Monarch XVO 5'] },
  { query: '32000 readings', first: logger, products: [logger] },
  { query: '9L', first: 'Eclipse', products: ['Eclipse'] },
  { query: '9.9 lbs', first: 'Eclipse', not: ['Kelvin'] },
  { query: 'monarch 5', first: 'Monarch XVO 5' },
  { query: 'xvo10', first: 'Monarch XVO 10', not: ['Cube', 'Eclipse'] },
  { query: 'core 30', first: 'CORE XVO 30', not: ['CORE XVO 3.5'] },
  { query: 'ISTA 7E', first: 'Eclipse', not: ['Kelvin', 'Monarch XVO 10'] },
  { query: 'PDA 39', first: 'Eclipse', products: ['Eclipse'] },
  { query: 'IP67', first: logger, products: [logger] },
  { query: 'kelvin 500', first: null },
];

const answers: readonly Row[] = [
  { query: 'insulin', answer: 'insulin', first: null },
  { query: 'vaccine cooler', answer: 'vaccines', first: null },
  { query: 'airplane', answer: 'air-travel', not: ['Kelvin', 'Eclipse'] },
  { query: 'can I fly with it', answer: 'air-travel' },
  { query: 'certificate', answer: 'certificates', first: 'Evidence' },
  { query: 'ISO 13485', answer: 'certificates', first: null },
  { query: 'reorder', answer: 'spare-parts', first: 'Parts and Reorder' },
  { query: 'replacement strap', answer: 'spare-parts', first: null },
  { query: 'dry ice', answer: 'dry-ice', first: null },
  { query: 'ice packs', answer: 'ice-packs', first: null },
  { query: 'gel pack', answer: 'ice-packs', first: null },
  { query: 'price list', answer: 'prices' },
  { query: 'what does a cooler cost', answer: 'prices', first: 'What does a cooler cost, and how do I order one?' },
  { query: 'how heavy is the eclipse', answer: 'weight', first: 'How heavy is the Eclipse, and how is it carried?' },
  { query: 'warrenty', answer: 'warranty', first: null },
  { query: 'part number', answer: 'part-numbers', not: ['Kelvin', 'Eclipse'] },
  { query: 'thermometer', answer: 'thermometers', first: logger },
  { query: 'blood bank', answer: 'blood-banks' },
  { query: 'organ transport', answer: 'organs', first: null },
  { query: 'ambulance', answer: 'ambulances', first: kit },
  { query: 'EMS', answer: 'ambulances', first: kit },
  { query: 'drone', answer: 'drones', first: null },
  { query: 'room temperature', answer: 'ranges-by-name' },
  { query: 'waterproof', answer: 'water', first: null },
  { query: 'logo', answer: 'logos' },
  { query: 'phone number', answer: 'ways-to-reach-us' },
];

const words: readonly Row[] = [
  { query: 'kelvn', first: 'Kelvin' },
  { query: 'monrach', first: 'Monarch XVO 10' },
  { query: 'safegard', first: 'Safeguard XVO 10' },
  { query: 'cryo disc', first: 'Cryo-Disk' },
  { query: 'cryodisk', first: 'Cryo-Disk' },
  { query: 'first aide', first: kit },
  { query: 'platlets', first: 'Inactivated platelets' },
  { query: 'temperature logger', first: logger },
  { query: 'EMT', first: kit },
  { query: 'lab samples', first: chiller },
  { query: 'red blood cells', first: 'Red blood cells' },
  { query: 'RBC', first: 'Red blood cells' },
  { query: 'frozen plasma', first: 'Frozen plasma' },
  { query: 'thawed plasma', first: 'Thawed plasma' },
  { query: 'IgSC syringes', first: 'IgSC syringe and albumin vial' },
  { query: 'anti-RhD', first: 'Anti-RhD immunoglobulin' },
  { query: 'clinical trial', first: pack },
  { query: 'pharma rep cooler', first: oem },
  { query: 'autoclave', first: 'Can the Safeguard XVO 10 be sterilized?' },
  { query: 'how long does the kelvin hold', first: 'How long does the Kelvin hold its temperature?' },
  { query: 'privacy', first: 'Privacy Policy' },
  { query: 'xylophone', first: null },
];

/** As people really type: a product beside a subject, a trade's words, another language, a word of four letters. */
const asTyped: readonly Row[] = [
  { query: 'kelvin price', answer: 'prices', first: 'Kelvin', products: ['Kelvin'] },
  { query: 'eclipse warranty', answer: 'warranty', first: 'Eclipse', products: ['Eclipse'] },
  { query: 'eclipse spec sheet', answer: 'field-sheets', first: 'Eclipse' },
  { query: 'core 30 lead time', answer: 'delivery', first: 'CORE XVO 30', not: ['CORE XVO 3.5'] },
  { query: 'insulin cooler', answer: 'insulin', first: null },
  { query: 'brochure', answer: 'field-sheets', first: null },
  { query: 'catalog pdf', answer: 'field-sheets', first: null },
  { query: 'plasma shipper 24 hrs', reads: '24 h', first: 'CORE XVO 30' },
  { query: 'keep blood cold 2 days', reads: '48 h', first: 'Hard Coolers', products: ['Hard Coolers'] },
  { query: '20 to 24', reads: '20–24 °C', first: 'CORE XVO 3.5', products: orange },
  { query: '2°-8°C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '36 to 46 degrees', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '-4F', reads: '−20 °C', first: 'CORE XVO 30' },
  { query: '40 F', reads: '4.4 °C', first: 'Kelvin', products: aroundFour },
  { query: 'XVO30', first: 'CORE XVO 30' },
  { query: 'eclispe', first: 'Eclipse' },
  { query: 'monach xvo 10', first: 'Monarch XVO 10' },
  { query: 'how many openings', first: 'Opening' },
  { query: 'how many units of red cells', first: 'Red blood cells' },
  { query: '9 litre', first: 'Eclipse', products: ['Eclipse'] },
  { query: 'rhogam', first: 'Anti-RhD immunoglobulin' },
  { query: 'pouch', first: kit },
  { query: 'id card holder', first: 'CORE XVO 3.5', not: ['Hard Coolers'] },
  { query: 'temp indicator', answer: 'thermometers' },
  { query: '21 CFR', first: 'Red blood cells' },
  { query: 'battery', first: logger },
  { query: 'FDA', answer: 'certificates', first: null },
  { query: 'UN3373', answer: 'certificates', first: null },
  { query: 'CE mark', answer: 'certificates', first: null },
  { query: 'rental', answer: 'rental', first: null },
  { query: 'MOQ', answer: 'prices', first: null },
  { query: 'invoice', answer: 'prices', first: null },
  { query: 'shipping to canada', answer: 'delivery', first: null },
  { query: 'made in usa', answer: 'origin', first: null },
  { query: 'styrofoam', answer: 'insulation', first: null },
  { query: 'vacuum insulated panel', answer: 'insulation', first: null },
  { query: 'ice', answer: 'ice-packs', first: null },
  { query: 'dryice', answer: 'dry-ice', first: null },
  { query: 'refrigerator', answer: 'ranges-by-name', first: null },
  { query: 'dishwasher', first: 'Can we reuse the cooler, and how is it cleaned?' },
  { query: 'nevera para sangre', answer: 'languages', first: null },
  { query: 'hola', answer: 'languages', first: null },
  { query: 'cumming georgia', answer: 'ways-to-reach-us', first: null },
  // Four letters are too few to take another word for them: "block", "code" for "core".
  { query: 'lock', first: null },
  { query: 'qr code', not: ['CORE XVO 30', 'CORE XVO 3.5'] },
];

/** Pages of products that came after these queries were worked out. */
const later = manifest.filter(({ id, screen }) => screen === 'product' && !specifiedProducts.includes(id));
const laterPaths = new Set<string>(later.map(({ path }) => path));

const index = searchIndex();
const search = createSearch({
  ...index,
  entries: index.entries.filter(({ href }) => !laterPaths.has(href.replace(/#.*/, ''))),
});

/** A figure with a plain space. */
const written = (figure: Parameters<typeof formatFigure>[0]) => formatFigure(figure).replace('\u202f', ' ');

const rows = [...ranges, ...times, ...numbers, ...answers, ...words, ...asTyped];

describe('Searching the site', () => {
  it.each(rows)('leads from “$query” to what is right', ({ query, reads, answer, first, products, not = [] }) => {
    const found = search(query);
    const titles = found.hits.map(({ entry }) => entry.title);
    expect(found.figures.map(written).join(', ')).toBe(reads ?? '');
    expect(found.answers[0]?.id).toBe(answer);
    if (first !== undefined) expect(titles[0] ?? null).toBe(first);
    if (products)
      expect(found.hits.filter(({ entry }) => entry.group === 'Products').map(({ entry }) => entry.title)).toEqual(
        products,
      );
    for (const title of not) expect(titles).not.toContain(title);
  });

  it('asks at least sixty queries, none of them twice', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it('says what is published nearest to it where no product has what was asked for', () => {
    expect(search('-80 C').published.map(written)).toEqual(['−20 °C', 'below −20 °C', '−18 °C', '1–6 °C']);
    expect(search('40 C').published.map(written)).toEqual(['15–25 °C', '2–25 °C', '20–24 °C', '2–8 °C']);
    expect(search('6 h').published.map(written)).toEqual(['10 h', 'up to 12 h', '12–18 h', '18 h']);
    expect(search('3-5 C').published.map(written).slice(0, 2)).toEqual(['1–6 °C', '2–8 °C']);
    expect(search('2-8 C').published).toEqual([]);
  });

  it('leads from every answer to a page, or to results', () => {
    const paths = new Set(searchIndex().entries.map(({ href }) => href.split('#')[0]));
    for (const { id, links } of searchIndex().answers)
      for (const { href } of links) {
        const url = new URL(href, 'https://site.test');
        const query = url.searchParams.get('q');
        expect(query === null ? paths.has(url.pathname) : search(query).hits.length > 0, `${id}: ${href}`).toBe(true);
      }
  });

  it.each(['insulin', 'vaccine'])('leads from “%s” to the finder first, with the range that is spoken of', (query) => {
    const [{ text, links } = { text: '', links: [] }] = search(query).answers;
    expect(text.replaceAll('\u202f', ' ')).toContain('2–8 °C');
    expect(links[0]?.href).toBe(`${pathOf('find')}?min=2&max=8`);
  });

  it('reaches every answer by each of its words', () => {
    for (const { id, words: leading } of searchIndex().answers)
      for (const word of leading)
        expect(
          search(word).answers.map((found) => found.id),
          word,
        ).toContain(id);
  });
});

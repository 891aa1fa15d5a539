/**
 * What lab managers, representatives, nurses, paramedics, trial coordinators and quality officers type, and what they
 * must see first. The right answers were worked out by hand from the products' published facts.
 */
import { describe, expect, it } from 'vitest';
import { formatFigure } from '../../frontend/src/domain/searchFigures';
import { createSearch } from '../../frontend/src/features/search/engine';
import { manifest, sections } from '../../frontend/src/routes/manifest';
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
  /** Titles among the results. */
  readonly has?: readonly string[];
  /** Coolers that are put side by side, by id. */
  readonly compares?: readonly string[];
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
  { query: 'kelvin 500', first: 'Kelvin' },
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
  { query: 'cumming georgia', answer: 'ways-to-reach-us', first: 'Contact Us' },
  // Four letters are too few to take another word for them: "block", "code" for "core".
  { query: 'lock', first: null },
  { query: 'qr code', not: ['CORE XVO 30', 'CORE XVO 3.5'] },
];

const aroundRoom = [...orange, 'Eclipse', 'Monarch XVO 10', 'Monarch XVO 5'];
const halfDay = ['Kelvin', 'Monarch XVO 10', 'Monarch XVO 5', ...orange];
const frozen = ['Frozen cryoprecipitate', 'Frozen plasma'];
const sized = ['Monarch XVO 10', 'Monarch XVO 5', 'Eclipse', ...orange];
const igsc = 'IgSC syringe and albumin vial';

/** Written down before they were tried: degrees, misspellings, specimens, brands, couriers, uses, countries. */
const asBuyersType: readonly Row[] = [
  { query: '4 °C', reads: '4 °C', first: 'Kelvin', products: aroundFour, has: ['Red blood cells', 'Thawed plasma'] },
  { query: '5c', reads: '5 °C', first: 'Kelvin', products: aroundFour },
  { query: '22 °C', reads: '22 °C', first: 'CORE XVO 3.5', products: aroundRoom, has: ['Inactivated platelets'] },
  {
    query: 'platelets 22 degrees',
    reads: '22 °C',
    first: 'CORE XVO 3.5',
    has: ['Inactivated platelets'],
    not: [logger],
  },
  { query: '40 °F', reads: '4.4 °C', first: 'Kelvin', products: aroundFour },
  { query: '39f', reads: '4 °C', first: 'Kelvin', products: aroundFour },
  { query: '72 degrees', reads: '22 °C', first: 'CORE XVO 3.5', products: aroundRoom },
  { query: '72F', reads: '22 °C', first: 'CORE XVO 3.5', products: aroundRoom },
  { query: 'keep at 3 degrees', reads: '3 °C', first: 'Kelvin', products: aroundFour },
  { query: '10 C', reads: '10 °C', first: 'Monarch XVO 10', products: ['Monarch XVO 10', 'Monarch XVO 5'] },
  { query: '18 celcius', reads: '18 °C', first: 'Eclipse' },
  { query: '18 C', reads: '18 °C', first: 'Eclipse', products: ['Eclipse', 'Monarch XVO 10', 'Monarch XVO 5'] },
  { query: '-25 C', reads: '−25 °C', products: [], has: frozen },
  { query: '-18 degrees', reads: '−18 °C', first: 'Kelvin', products: ['Kelvin'] },
  { query: '0 F', reads: '−18 °C', first: 'Kelvin', products: ['Kelvin'] },
  { query: '37 C', reads: '37 °C', products: [] },
  { query: 'room temp 20-25', reads: '20–25 °C', answer: 'ranges-by-name', first: 'CORE XVO 3.5', products: orange },
  { query: '68-77 F', reads: '20–25 °C', first: 'CORE XVO 3.5', products: orange },
  { query: '-20 to -80', reads: '−80 to −20 °C', first: 'CORE XVO 30', products: ['CORE XVO 30'], has: frozen },
  { query: '8 to 2 C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '2/8 C', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '2 °C - 8 °C bag', reads: '2–8 °C', first: 'Kelvin', products: blue },
  { query: '1,000 hours', reads: '1,000 h', first: null, products: [] },
  { query: '1/2 day', reads: '12 h', first: 'Kelvin', products: halfDay },
  { query: '14 h', reads: '14 h', first: 'Kelvin', products: halfDay },
  { query: '36 hours', reads: '36 h', first: 'Hard Coolers', products: ['Hard Coolers'] },
  { query: '90 minutes', reads: '1.5 h', products: [] },
  { query: '4C for 24 hours', reads: '4 °C, 24 h', first: 'Kelvin', products: ['Kelvin'] },

  { query: 'whole blood', answer: 'whole-blood', first: 'Red blood cells' },
  { query: 'IVIG', answer: 'immunoglobulin', first: igsc },
  { query: 'immunoglobulin', answer: 'immunoglobulin', has: [igsc, 'Anti-RhD immunoglobulin'] },
  { query: 'anti-D immunoglobulin', answer: 'immunoglobulin', has: ['Anti-RhD immunoglobulin'] },
  { query: 'rabies immune globulin', answer: 'immunoglobulin', first: igsc },
  { query: 'breast milk', answer: 'milk', first: 'Kelvin', products: blue },
  { query: 'covid', answer: 'covid', first: chiller },
  { query: 'covid vaccine', answer: 'vaccines' },
  { query: 'epipen', answer: 'medication', first: pack },
  { query: 'ozempic', answer: 'medication', first: pack },
  { query: 'biologics', answer: 'medication', first: pack },
  { query: 'chemo drugs', answer: 'medication', first: pack },
  { query: 'urine sample', answer: 'specimens', first: chiller },
  { query: 'ivf embryos', answer: 'organs' },
  { query: 'horse semen', answer: 'organs' },
  { query: 'PRBC', first: 'Red blood cells' },
  { query: 'FFP', first: 'Frozen plasma' },
  { query: 'cryo', has: ['Cryo-Disk', 'Cryoprecipitate'] },
  { query: 'crioprecipitate', has: ['Cryoprecipitate', 'Frozen cryoprecipitate'] },
  { query: 'albumin', has: [igsc] },
  { query: 'syringe cooler', has: ['Monarch XVO 10'] },

  { query: 'corethree', first: 'CORE XVO 30' },
  { query: 'core three', first: 'CORE XVO 30' },
  { query: 'monarchfive', first: 'Monarch XVO 5' },
  { query: 'super insulator 9', first: 'CORE XVO 3.5' },
  { query: 'rollerbear', first: 'Roller Bear Med Cooler' },
  { query: 'safe guard', first: 'Safeguard XVO 10' },
  { query: 'xvo 9.5 grey', first: 'Kelvin' },
  { query: 'usb logger', first: logger },
  { query: 'airtight', has: ['Monarch XVO 10'] },
  { query: 'solar', has: ['CORE XVO 3.5'] },

  { query: 'Kelvin vs Eclipse', compares: ['kelvin', 'eclipse'], first: 'Kelvin', has: ['Eclipse'] },
  { query: 'eclipse versus kelvin', compares: ['eclipse', 'kelvin'], first: 'Eclipse' },
  { query: 'kelvin or safeguard', compares: ['kelvin', 'safeguard-xvo-10'] },
  { query: 'kelvin compared to cube', compares: ['kelvin', 'cube'] },
  { query: 'kelvn vs. eclips', compares: ['kelvin', 'eclipse'] },
  { query: 'core 3.5 or 30', compares: ['core-xvo-3-5', 'core-xvo-30'] },
  { query: 'compare monarch and kelvin', compares: ['monarch-xvo-10', 'monarch-xvo-5', 'kelvin'] },
  { query: 'difference between kelvin and eclipse', compares: ['kelvin', 'eclipse'] },
  {
    query: 'monarch 10 vs monarch 5 vs eclipse',
    compares: ['monarch-xvo-10', 'monarch-xvo-5', 'eclipse'],
    first: 'Monarch XVO 10',
  },
  { query: 'which is better roller bear or cube', compares: ['roller-bear', 'cube'] },
  { query: 'kelvin vs yeti', first: 'Kelvin' },
  { query: 'rent or buy', answer: 'prices' },

  { query: 'dimensions', answer: 'sizes', first: 'Monarch XVO 10', has: sized },
  { query: 'size', answer: 'sizes', first: 'Monarch XVO 10' },
  { query: 'how big is the eclipse', answer: 'sizes', has: ['Eclipse'] },
  { query: 'backpack', answer: 'carrying', first: 'Eclipse' },
  { query: 'cooler on wheels', answer: 'carrying', first: 'Eclipse' },
  { query: 'ups shipping cooler', answer: 'carriers', first: 'Eclipse' },
  { query: 'fedex overnight', answer: 'carriers', first: 'Eclipse' },
  { query: 'DHL', answer: 'carriers', first: 'Eclipse' },
  { query: 'where are you located', answer: 'ways-to-reach-us', first: 'Contact Us' },
  { query: 'contact number', answer: 'ways-to-reach-us', first: 'Contact Us' },
  { query: 'jobs', answer: 'ways-to-reach-us', first: 'Contact Us' },
  { query: 'how much is the kelvin', answer: 'prices', has: ['Kelvin'] },
  { query: 'amazon', answer: 'prices' },
  { query: 'ship to mexico', answer: 'delivery' },
  { query: 'free shipping', answer: 'delivery' },
  { query: 'germany', answer: 'delivery' },
  { query: 'return policy', answer: 'warranty' },
  { query: 'pharmacy', answer: 'anyone' },
  { query: 'veterinary', answer: 'anyone' },
  { query: 'distributor', answer: 'partners' },
  { query: 'private label', answer: 'partners', first: oem },
  { query: 'bluetooth', answer: 'tracking', first: logger },
  { query: 'gps tracking', answer: 'tracking', first: logger },
  { query: 'HACCP', answer: 'certificates' },
  { query: 'drop test', answer: 'impacts', first: 'Evidence' },
  { query: 'leakproof', answer: 'water' },
  { query: 'msds', answer: 'field-sheets' },
  { query: 'lunch', answer: 'food' },
  { query: 'mosquito net', first: null },
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

const rows = [...ranges, ...times, ...numbers, ...answers, ...words, ...asTyped, ...asBuyersType];

describe('Searching the site', () => {
  it.each(rows)(
    'leads from “$query” to what is right',
    ({ query, reads, answer, first, products, compares = [], has = [], not = [] }) => {
      const found = search(query);
      const titles = found.hits.map(({ entry }) => entry.title);
      expect(found.figures.map(written).join(', ')).toBe(reads ?? '');
      expect(found.answers[0]?.id).toBe(answer);
      if (first !== undefined) expect(titles[0] ?? null).toBe(first);
      if (products)
        expect(found.hits.filter(({ entry }) => entry.group === 'Products').map(({ entry }) => entry.title)).toEqual(
          products,
        );
      for (const title of has) expect(titles).toContain(title);
      for (const title of not) expect(titles).not.toContain(title);
      expect(found.compared.map(({ cooler }) => cooler)).toEqual(compares);
    },
  );

  it.each(rows)('gives for “$query” forty results at most', ({ query }) => {
    expect(search(query).hits.length).toBeLessThanOrEqual(40);
  });

  it.each(rows.filter(({ first }) => first === null))('leads on from “$query”, which is on no page', ({ query }) => {
    const { answers: found, published, hits } = search(query);
    // Where there is none of these the screen offers its own ways on.
    for (const { links } of found) expect(links.length).toBeGreaterThanOrEqual(2);
    if (query !== 'xylophone' && query !== 'mosquito net' && query !== 'lock')
      expect(hits.length + found.length + published.length).toBeGreaterThan(0);
  });

  it('asks some two hundred queries, none of them twice', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(200);
  });

  it('has no answer that speaks of what the site lacks, and each leads on', () => {
    for (const { id, text, links } of searchIndex().answers) {
      expect(text, id).not.toMatch(/not published|nothing is published|no \w+ (?:is|are) published|is published here/i);
      expect(links.length, id).toBeGreaterThanOrEqual(id === 'power' || id === 'blood-banks' ? 1 : 2);
    }
  });

  it.each(['price', 'minimum order', 'lead time', 'warranty', 'returns', 'shipping to canada'])(
    'leads from “%s” to what every order needs',
    (query) => {
      const hrefs = search(query).answers.flatMap(({ links }) => links.map(({ href }) => href));
      expect(hrefs).toContain(pathOf('faqs', sections.ordering));
    },
  );

  it.each(['insulin', 'vaccine', 'breast milk', 'whole blood', 'epipen', 'covid'])(
    'recommends nothing for “%s”: it names what is published, and asks',
    (query) => {
      const [{ text, links } = { text: '', links: [] }] = search(query).answers;
      expect(text).not.toMatch(/suitable|safe|approved|recommend|ideal|perfect|for vaccines|made for/i);
      expect(links.map(({ href }) => href)).toContain(pathOf('contact', sections.inquiryForm));
    },
  );

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

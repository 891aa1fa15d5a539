/**
 * What lab managers, representatives, nurses, paramedics, trial coordinators and quality officers type, and what they
 * must see first. The right answers were worked out by hand from the products' published facts.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { goods } from '../../frontend/src/content/goods';
import { readNeed } from '../../frontend/src/domain/need';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { type Figure, formatFigure } from '../../frontend/src/domain/searchFigures';
import { compare } from '../../frontend/src/domain/verdict';
import { createSearch, type Found } from '../../frontend/src/features/search/engine';
import { manifest, sections } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { searchIndex } from '../../frontend/src/site/search-index';
import { plain } from './support/content';
import { forRuns } from './support/forAny';
import { specifiedProducts } from './support/specifiedProducts';

interface Expected {
  /** How the figures of the query are read. */
  readonly reads?: string;
  /** The ids of the answers above the results. */
  readonly answer?: string;
  /** Title of the first result, `null` where there is none. */
  readonly first?: string | null;
  /** All products among the results, in their order. */
  readonly products?: readonly string[];
  /** Titles among the results. */
  readonly has?: readonly string[];
  /** Coolers that are compared, by id. */
  readonly compares?: readonly string[];
  /** Titles that are no result. */
  readonly not?: readonly string[];
  /** Whether the results have only some of the words. */
  readonly partly?: boolean;
}

/** Queries, separated by |, that must all lead to the same. */
type Cases = readonly (readonly [queries: string, expected: Expected])[];

const logger = 'Lascar EL-USB-1-PRO Data Logger';
const kit = 'Customized First Aid Kit';
const oem = 'OEM Pharmaceutical Rep Medical Transport Cooler';
const whyTests = 'Why are there 24, 48 and 72\u202fh tests if the hold time is 12–18\u202fh?';
const pack = 'Medication Pack-Out Cooler';
const igsc = 'IgSC syringe and albumin vial';
const frozen = ['Frozen cryoprecipitate', 'Frozen plasma'];
const blue = ['Kelvin', 'Eclipse'];
const orange = ['CORE XVO 3.5', 'CORE XVO 30'];
/** Whose range has 4 °C, the narrowest first; and 22 °C. */
const aroundFour = ['Kelvin', 'Eclipse', 'Monarch XVO 10', 'Monarch XVO 5'];
const aroundRoom = [...orange, 'Eclipse', 'Monarch XVO 10', 'Monarch XVO 5'];
/** Whose hold time is 12–18 h, or one of whose hold times is. */
const toEighteen = ['Kelvin', 'Monarch XVO 10', 'Monarch XVO 5', 'CORE XVO 3.5', 'CORE XVO 30'];
const upToADay = ['Kelvin', 'CORE XVO 30', 'Hard Coolers'];
const sized = ['Monarch XVO 10', 'Monarch XVO 5', 'Eclipse', ...orange];

const temperatures: Cases = [
  [
    '2-8 C | 2–8 °C | 2 to 8 C | 2-8 | between 2 and 8 degrees celsius | 36–46 °F | 36-46 | cooler for 2-8 C | 2°-8°C | 36 to 46 degrees | 8 to 2 C | 2/8 C | 2 °C - 8 °C bag | 2 ℃ to 8 ℃ | 36-46 Fahrenheit | 36-46 FAHRENHIET | 2-8 CELCIUS | 2~8 | 2～8 °C | 2 °C ~ 8 °C | 2...8 | 2…8 C | 2 bis 8 °C | 2 a 8 °C | 2 °C à 8 °C | "2-8" | “2-8”',
    { reads: '2–8 °C', first: 'Kelvin', products: blue },
  ],
  ['20-24 | 68-75 F | platelets 20-24 C | 20 to 24', { reads: '20–24 °C', first: 'CORE XVO 3.5', products: orange }],
  ['below 8 C', { reads: 'below 8 °C', products: ['Kelvin', 'CORE XVO 30', 'Cryo-Disk', 'Eclipse'] }],
  ['-18 | -18 degrees | 0 F', { reads: '−18 °C', first: 'Kelvin', products: ['Kelvin'] }],
  ['minus 20 C | negative 20 C', { reads: '−20 °C', first: 'CORE XVO 30', products: ['CORE XVO 30', 'Cryo-Disk'] }],
  ['below -18 C', { reads: 'below −18 °C', first: 'CORE XVO 30', products: ['CORE XVO 30', 'Cryo-Disk', 'Kelvin'] }],
  ['logger -40 C', { reads: '−40 °C', first: logger, products: [logger] }],
  [
    '4 C | 4 °C | 39f',
    { reads: '4 °C', first: 'Kelvin', products: aroundFour, has: ['Red blood cells', 'Thawed plasma'], not: [logger] },
  ],
  ['-80 C', { reads: '−80 °C', first: 'Frozen cryoprecipitate', products: [] }],
  // The number of a name is no end of a range.
  [
    'CORE XVO 30 -20 °C | CORE XVO 30 −20 °C | core 30 -20C',
    { reads: '−20 °C', first: 'CORE XVO 30', not: ['CORE XVO 3.5'] },
  ],
  [
    'core xvo 30 -18 | kelvin 9.5 -18 | kelvin xvo 9.5 −18 °C',
    { reads: '−18 °C', first: 'Kelvin', not: ['CORE XVO 3.5'] },
  ],
  ['monarch 5 2-25 | monarch 2 -25 C', { reads: '2–25 °C', first: 'Monarch XVO 10', not: ['CORE XVO 3.5'] }],
  ['kelvin 10 -18 h', { reads: '10–18 h' }],
  ['insulin 2-8 C', { reads: '2–8 °C', answer: 'insulin', first: 'Kelvin', products: blue }],
  ['platelets 22 degrees', { reads: '22 °C', first: 'CORE XVO 3.5', has: ['Inactivated platelets'], not: [logger] }],
  ['72 degrees | 72F', { reads: '22 °C', first: 'CORE XVO 3.5', products: aroundRoom }],
  // Degrees are no hours, though 24–48 h are published.
  ['24-48 degrees', { reads: '24–48 °C' }],
  ['room temp 20-25', { reads: '20–25 °C', answer: 'ranges-by-name', first: 'CORE XVO 3.5', products: orange }],
  ['-25 -15 | -25-15', { reads: '−25 °C, −15 °C', products: [] }],
  ['-20 to -80', { reads: '−80 to −20 °C', first: 'CORE XVO 30', products: ['CORE XVO 30'], has: frozen }],
];

/** A product named beside figures that it does not publish comes after those that do. */
const named: Cases = [
  ['monarch 2-8', { reads: '2–8 °C', products: [...blue, 'Monarch XVO 10', 'Monarch XVO 5'] }],
  ['monarch 10 h', { reads: '10 h', products: ['Monarch XVO 10', 'Monarch XVO 5'] }],
  ['eclipse 24 hours', { reads: '24 h', products: [...upToADay, 'Eclipse'] }],
  ['safeguard 2-8', { reads: '2–8 °C', products: [...blue, 'Safeguard XVO 10'] }],
  ['eclipse dimensions', { answer: 'sizes', first: 'Eclipse', has: sized }],
];

/** The hours of goods are those at their storage temperature. */
const goodsForHours: Cases = [
  ['red blood cells 24 h', { reads: '24 h, 1–6 °C', products: ['Kelvin'], has: ['Red blood cells'] }],
  ['platelets 24 h', { reads: '24 h, 20–24 °C', products: ['Hard Coolers'], has: ['Inactivated platelets'] }],
  ['frozen plasma 12 h', { reads: '12 h, below −18 °C', products: ['CORE XVO 30'], has: ['Frozen plasma'] }],
  // What goods are carried in is no part of their name; a cooler for goods is one for their storage temperature.
  [
    'cooler for red blood cells 10 h | red cells transport 10 hours | box for red blood cells 10 h',
    { reads: '10 h, 1–6 °C', products: ['Kelvin'], has: ['Red blood cells'] },
  ],
  [
    'which cooler for red cells | red cell cooler | red blood cells carrier',
    { reads: '1–6 °C', first: 'Kelvin', products: ['Kelvin'], has: ['Red blood cells'] },
  ],
  ['anti-rhd cooler 12 h', { reads: '12 h, 2–8 °C', products: ['Kelvin'], has: ['Anti-RhD immunoglobulin'] }],
  ['frozen plasma shipper', { reads: 'below −18 °C', first: 'CORE XVO 30', has: ['Frozen plasma'] }],
  ['platelets bag 22 C', { reads: '22 °C', first: 'CORE XVO 3.5', has: ['Inactivated platelets'] }],
  // A half of a title that names two goods.
  ['albumin cooler | albumin transport | igsc cooler', { first: igsc, has: ['Monarch XVO 10'] }],
  ['plasma cooler', { has: ['Thawed plasma', 'Frozen plasma'] }],
  // A number beside goods is a count of them.
  [
    '8 units of red blood cells for 10 h | 8 units RBC 10 hours | 8 RBC 10 h | 10 units red blood cells 10 h | 2 bags RBC 10 h',
    { reads: '10 h, 1–6 °C', products: ['Kelvin'], has: ['Red blood cells'] },
  ],
  // Frozen and thawed.
  ['plasma 12 h', { reads: '12 h', has: ['Thawed plasma', 'Frozen plasma'] }],
];

const times: Cases = [
  // Words that ask for a hold time say nothing beside the hours.
  ['keep cold 24 hours | stay cold for 24 h', { reads: '24 h', answer: 'hold-times', products: upToADay }],
  ['up to 24 h', { reads: 'up to 24 h', products: upToADay }],
  // A limit of hours lies in a range of them.
  ['20-30 h', { reads: '20–30 h', products: ['Kelvin', 'CORE XVO 30', 'Hard Coolers'] }],
  ['1½ days', { reads: '36 h' }],
  ['2/3 days', { reads: '48 h, 72 h' }],
  ['5h -18', { reads: '5 h, −18 °C', products: ['Kelvin'] }],
  ['half day | half a day', { reads: '12 h', first: 'Kelvin' }],
  ['24 h | 24 hours | 1 day | 24 horas | 24 Stunden', { reads: '24 h', first: 'Kelvin', products: upToADay }],
  ['18-hour', { reads: '18 h', products: ['Safeguard XVO 10', ...toEighteen, 'Hard Coolers'] }],
  // A hold time is a need: any that reaches it is found, the nearest first.
  ['6 h', { reads: '6 h', products: ['Eclipse', ...toEighteen, 'Safeguard XVO 10', 'Hard Coolers'] }],
  // A count that is not published is not searched for.
  ['6 openings in 12 h | 6 times 12 h', { reads: '12 h', first: 'Kelvin', has: [...toEighteen, 'Safeguard XVO 10'] }],
  ['9 openings 10 h', { reads: '10 h', products: ['Eclipse'] }],
  ['8 hours 20-24', { reads: '8 h, 20–24 °C', products: orange }],
  // A range that is published comes before longer hold times.
  ['24-48 h | 24-48', { reads: '24–48 h', first: 'Hard Coolers' }],
  ['48 hours | keep blood cold 2 days', { reads: '48 h', first: 'Hard Coolers', products: ['Hard Coolers'] }],
  // A test profile is no hold time.
  // Days beside a temperature; 3D is a model as well, 7D a test profile.
  ['2-8 3d | 2-8 3 d', { reads: '2–8 °C, 72 h' }],
  ['ISTA 7D 2-8', { reads: '2–8 °C', first: 'Kelvin' }],
  ['72 h', { reads: '72 h', first: whyTests, products: [] }],
  // The 2–8 °C variant of the Kelvin holds for up to 12 h; the 24 h are of another variant.
  ['2-8 C for 24 hours', { reads: '2–8 °C, 24 h', products: ['Hard Coolers'] }],
  ['1-6 C 24 h', { reads: '1–6 °C, 24 h', first: 'Kelvin', products: ['Kelvin'] }],
  ['1,000 hours', { reads: '1,000 h', first: null, products: [] }],
];

const comparisons: Cases = [
  ['Kelvin vs Eclipse', { compares: ['kelvin', 'eclipse'], first: 'Kelvin', has: ['Eclipse'] }],
  ['kelvn vs. eclips | kelvni vs eclispe | difference between kelvin and eclipse', { compares: ['kelvin', 'eclipse'] }],
  ['monarch 5 vs eclipse | monarch 5 eclipse cooler', { compares: ['monarch-xvo-5', 'eclipse'] }],
  // At most four, and each name is one of them.
  ['kelvin eclipse cube safeguard core 30', { compares: ['kelvin', 'eclipse', 'cube', 'safeguard-xvo-10'] }],
  ['monarch vs kelvin vs eclipse vs cube', { compares: ['monarch-xvo-10', 'kelvin', 'eclipse', 'cube'] }],
  // No comparison: an accessory, and one that is none.
  ['kelvin vs cryo-disk', {}],
  ['kelvin vs eclipse vs yeti', { partly: true }],
  [
    'kelvin eclipse | kelvin and eclipse | compare kelvin, eclipse | kelvin eclipse comparison',
    { compares: ['kelvin', 'eclipse'], first: 'Kelvin' },
  ],
  ['monarch eclipse', { compares: ['monarch-xvo-10', 'monarch-xvo-5', 'eclipse'] }],
  ['roller bear cube | roller bear vs cube', { compares: ['roller-bear', 'cube'] }],
  // Words of one name, and of none.
  ['roller bear | medication pack | medication transport | hard coolers | kelvin plasma | kelvin cryo-disk', {}],
  [
    'core 3.5 or 30 | difference between core 3.5 and core 30 | core 3.5 core 30 | compare core 3.5 core 30',
    { compares: ['core-xvo-3-5', 'core-xvo-30'] },
  ],
];

/** Answers by the words that lead to them are tested below. */
const answers: Cases = [
  ['insulin | insluin | insulin cooler', { answer: 'insulin', first: null }],
  ['dry ice', { answer: 'dry-ice' }],
  ['airplane', { answer: 'air-travel', not: ['Kelvin', 'Eclipse'] }],
  ['certificate', { answer: 'certificates', first: 'Evidence' }],
  ['reorder', { answer: 'spare-parts', first: 'Parts and Reorder' }],
  ['what does a cooler cost', { answer: 'prices', first: 'What does a cooler cost, and how do I order one?' }],
  ['how heavy is the eclipse', { answer: 'weight', first: 'How heavy is the Eclipse, and how is it carried?' }],
  ['warrenty', { answer: 'warranty', first: null }],
  ['part number', { answer: 'part-numbers', not: ['Kelvin', 'Eclipse'] }],
  ['thermometer', { answer: 'thermometers', first: logger }],
  ['ambulance | EMS', { answer: 'ambulances', first: kit }],
  ['kelvin price', { answer: 'prices', first: 'Kelvin', products: ['Kelvin'] }],
  ['eclipse warranty', { answer: 'warranty', first: 'Eclipse', products: ['Eclipse'] }],
  ['eclipse spec sheet', { answer: 'field-sheets', first: 'Eclipse' }],
  ['sparepart | spareparts kelvin', { answer: 'spare-parts' }],
  // Not misspelled: a synonym of a word of the pages, one letter off "liver".
  ['9 liters', { first: 'Eclipse' }],
  ['core 30 lead time', { answer: 'delivery', first: 'CORE XVO 30', not: ['CORE XVO 3.5'] }],
  [
    'nevera para sangre | hola | Kühlbox | Impfstoff | Blutkonserven | Preis | Trockeneis | plaquetas | hielo seco | cuánto',
    { answer: 'languages', first: null },
  ],
  ['cumming georgia | where are you located | jobs', { answer: 'ways-to-reach-us', first: 'Contact Us' }],
  ['phone number | contact number | press', { answer: 'ways-to-reach-us', first: 'Contact Us' }],
  ['whole blood', { answer: 'whole-blood', first: 'Red blood cells' }],
  ['IVIG | rabies immune globulin', { answer: 'immunoglobulin', first: igsc }],
  ['immunoglobulin', { answer: 'immunoglobulin', has: [igsc, 'Anti-RhD immunoglobulin'] }],
  ['breast milk', { answer: 'milk', first: 'Kelvin', products: blue }],
  [
    'epipen | epi pen | epi-pen | ozempic | biologics | chemo drugs | infusion | saline | iv fluids | IV bags',
    { answer: 'medication', first: pack },
  ],
  ['dimensions', { answer: 'sizes', first: 'Monarch XVO 10', has: sized }],
  ['30 x 20 x 15 cm | 30x20x15 | box 11 x 8 x 6 in', { answer: 'sizes', first: null }],
  ['how big is the eclipse | eclispe size', { answer: 'sizes', has: ['Eclipse'] }],
  ['outer size', { answer: 'outer-sizes sizes' }],
  ['condition coolant | prepare the disks | freeze disks how long', { answer: 'coolant-preparation' }],
  ['monarch 5 interior', { answer: 'sizes', first: 'Monarch XVO 5', has: sized }],
  ['kelvin interior | kelvin size', { answer: 'sizes', first: 'Kelvin', has: sized }],
  ['backpack | cooler on wheels', { answer: 'carrying', first: 'Eclipse' }],
  ['ups shipping cooler | fedex overnight | DHL | usps', { answer: 'carriers', first: 'Eclipse' }],
  ['ship to mexico | free shipping | germany | leadtime | lead-time', { answer: 'delivery' }],
  [
    'how long does it keep cold | how long does it stay cold | how long does it last | how long will it stay cold?',
    { answer: 'hold-times', first: 'How long do the coolers hold their temperature?' },
  ],
  ['usp 797 | usp', { answer: 'certificates', products: [] }],
  ['dental clinic | renal | carer', { answer: 'anyone' }],
  ['rentel | rental', { answer: 'rental' }],
  ['bluetooth | gps tracking', { answer: 'tracking', first: logger }],
];

/** Sizes, numbers, names and misspellings. */
const words: Cases = [
  ['13 x 8 x 2 in', { first: 'CORE XVO 30', not: ['CORE XVO 3.5', 'Kelvin'] }],
  [
    '22.9 x 15.2 x 29.2 cm | 9 × 6 × 11.5 in',
    { first: 'Monarch XVO 10', products: ['Monarch XVO 10', 'Monarch XVO 5'] },
  ],
  ['18" x 10" x 12" | 18 in x 10 in x 12 in', { first: 'Eclipse', products: ['Eclipse'] }],
  ['12"x8"x3.5"', { first: 'CORE XVO 3.5' }],
  ['32000 readings | IP67 | IP 67 | ip-67', { first: logger, products: [logger] }],
  ['9L | 9 litre | 9 openings | PDA 39 | tr39 | TR 39 | TR-39 | PDA TR39', { first: 'Eclipse', products: ['Eclipse'] }],
  ['monarch 5 | monarchfive', { first: 'Monarch XVO 5' }],
  ['xvo10', { first: 'Monarch XVO 10', not: ['Cube', 'Eclipse'] }],
  ['core 30', { first: 'CORE XVO 30', not: ['CORE XVO 3.5'] }],
  ['R25 | R-25', { first: 'Kelvin', products: ['Kelvin'] }],
  ['hardcooler', { first: 'Hard Coolers' }],
  ['ISTA 7E', { first: 'Eclipse', not: ['Kelvin', 'Monarch XVO 10'] }],
  ['kelvn | kelvni | kelivn | kevlin | celvin | xvo 9.5 grey', { first: 'Kelvin' }],
  ['MIL-STD-461', { has: ['Evidence'], products: [], partly: true }],
  ['kelvin 500 | kelvin vs yeti', { first: 'Kelvin', partly: true }],
  ['foo bar baz', { first: 'Find a Cooler', partly: true }],
  ['thirty six fahrenheit', { first: oem, partly: true }],
  ['monrach | monark | monach xvo 10', { first: 'Monarch XVO 10' }],
  // Two letters in the wrong order.
  ['palsma | plasam', { has: ['Thawed plasma', 'Frozen plasma'] }],
  ['safegard | safe guard', { first: 'Safeguard XVO 10' }],
  ['cryo disc | cryodisk', { first: 'Cryo-Disk' }],
  ['first aide', { first: kit, partly: true }],
  ['EMT | pouch', { first: kit }],
  ['temperature logger | battery | usb logger | datalogger | data-logger', { first: logger }],
  ['red blood cells | RBC | how many units of red cells | 21 CFR | PRBC | erythrocytes', { first: 'Red blood cells' }],
  ['thrombocytes | PLT', { first: 'Inactivated platelets' }],
  ['frozen plasma | FFP', { first: 'Frozen plasma' }],
  ['anti-RhD | rhogam', { first: 'Anti-RhD immunoglobulin' }],
  ['clinical trial | packout | med pack | medpack', { first: pack }],
  ['white label', { first: 'What do the label colors mean?', products: ['Kelvin', kit] }],
  ['pharma rep cooler | sales rep cooler | pharma sales rep', { first: oem }],
  ['autoclave', { first: 'Can the Safeguard XVO 10 be sterilized?' }],
  ['how long does the kelvin hold', { first: 'How long does the Kelvin hold its temperature?' }],
  // Four letters are too few to read another word: "block" for "lock", "core" for "code".
  ['xylophone | lock | mosquito net', { first: null }],
  ['qr code', { partly: true, not: ['CORE XVO 30', 'CORE XVO 3.5'] }],
  ['XVO30 | corethree | core three', { first: 'CORE XVO 30' }],
  ['how many openings', { first: 'Opening' }],
  ['6 openings', { first: 'Eclipse' }],
  // A cooler that is named comes first, whatever its page calls what is counted.
  ['kelvin openings | kelvin 4 openings | kelvin 10 openings', { first: 'Kelvin' }],
  ['monarch 10 units | 10 units monarch', { first: 'Monarch XVO 10', products: ['Monarch XVO 10', 'Monarch XVO 5'] }],
  ['monarch 10 4 units', { first: 'Monarch XVO 10' }],
  ['4 openings', { first: 'Safeguard XVO 10' }],
  ['10 syringes', { products: ['Monarch XVO 10'] }],
  ['id card holder', { first: 'CORE XVO 3.5', not: ['Hard Coolers'] }],
  ['dishwasher', { first: 'Can we reuse the cooler, and how is it cleaned?' }],
  ['cryo', { has: ['Cryo-Disk', 'Cryoprecipitate'] }],
  ['crioprecipitate', { has: ['Cryoprecipitate', 'Frozen cryoprecipitate'] }],
  ['syringe cooler | airtight', { has: ['Monarch XVO 10'] }],
];

const cases = [temperatures, named, goodsForHours, times, comparisons, answers, words]
  .flat()
  .flatMap(([queries, expected]) => queries.split(/\s*\|\s*/).map((query) => [query, expected] as const));

/** Pages of products that are not in the specification. */
const later = manifest.filter(({ id, screen }) => screen === 'product' && !specifiedProducts.includes(id));
const laterPaths = new Set<string>(later.map(({ path }) => path));
const index = searchIndex();
const { find } = createSearch({
  ...index,
  entries: index.entries.filter(({ href }) => !laterPaths.has(href.replace(/#.*/, ''))),
});
const search = (query: string) => find(query).found as Found;

const written = (figure: Figure) => plain(formatFigure(figure));
const firstAnswer = (query: string) => search(query).answers[0] ?? { text: '', links: [] };

describe('Searching the site', () => {
  it.each(cases)('“%s” has the expected results, forty at most', (query, expected) => {
    const { reads = '', answer = '', first, products, compares = [], has = [], not = [], partly = false } = expected;
    const found = search(query);
    const { hits, figures, answers, compared, published, counts } = found;
    const titles = hits.map(({ entry }) => entry.title);
    expect(figures.map(written).join(', ')).toBe(reads);
    expect(answers.map(({ id }) => id).join(' ')).toBe(answer);
    expect(hits.length > 0 && found.partly).toBe(partly);
    if (first !== undefined) expect(titles[0] ?? null).toBe(first);
    const inGroup = (group: string) => hits.filter(({ entry }) => entry.group === group);
    if (products) expect(inGroup('Products').map(({ entry }) => entry.title)).toEqual(products);
    expect(titles).toEqual(expect.arrayContaining([...has]));
    for (const title of not) expect(titles).not.toContain(title);
    expect(compared.map(({ cooler }) => cooler)).toEqual(compares);
    expect(hits.length).toBeLessThanOrEqual(40);
    for (const [group, count] of Object.entries(counts)) expect(inGroup(group), group).toHaveLength(count);
    // A query without results has an answer or the nearest figures, unless it is about nothing that the site knows.
    const isUnknown = ['xylophone', 'mosquito net', 'lock'].includes(query);
    if (first === null && !isUnknown) expect(hits.length + answers.length + published.length).toBeGreaterThan(0);
    if (first === null) for (const { links } of answers) expect(links.length).toBeGreaterThanOrEqual(2);
  });

  it.each(['price', 'warranty', 'shipping to canada'])('links from “%s” to what every order needs', (query) => {
    const hrefs = search(query).answers.flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs).toContain(pathOf('faqs', sections.ordering));
  });

  it.each(['insulin', 'vaccine', 'breast milk', 'whole blood', 'epipen', 'covid'])(
    'recommends nothing for “%s”: the answer has what is published, and a link to the inquiry',
    (query) => {
      const { text, links } = firstAnswer(query);
      expect(text).not.toMatch(/suitable|safe|approved|recommend|ideal|perfect|for vaccines|made for/i);
      expect(links.map(({ href }) => href)).toContain(pathOf('contact', sections.inquiryForm));
    },
  );

  it('links from “insulin” to the finder first, with the range of the answer', () => {
    const { text, links } = firstAnswer('insulin');
    expect(plain(text)).toContain('2–8 °C');
    expect(links[0]?.href).toBe(`${pathOf('find')}?min=2&max=8`);
  });

  it.each([
    ['-80 C', ['−20 °C', 'below −20 °C', '−18 °C', '1–6 °C']],
    ['40 C', ['15–25 °C', '2–25 °C', '20–24 °C', '2–8 °C']],
    ['60 h', ['24–48 h', 'up to 24 h', '18 h', '12–18 h']],
    ['8 hours 20-24', []],
    ['3-5 C', ['1–6 °C', '2–8 °C', '2–25 °C', '15–25 °C']],
    ['kelvin 40 C', ['15–25 °C', '2–25 °C', '20–24 °C', '2–8 °C']],
    ['2-8 C', []],
    // It is the size that none has.
    ['box 30 x 20 x 15 cm 2-8', []],
    ['30 x 20 cm 24 h', []],
    ['1-6 C 100 h', ['1–6 °C', '2–8 °C', '24–48 h', 'up to 24 h']],
  ])('gives the nearest published figures where no product has %s', (query, nearest) => {
    expect(search(query).published.map(written)).toEqual(nearest);
  });

  it.each([
    ['2-8 C', 'Kelvin', ['XVO 6.5 Blue: 2–8 °C, up to 12 h']],
    ['24 h', 'CORE XVO 30', ['Disks, given for its core: −20 °C, up to 24 h']],
    ['below 8 C', 'CORE XVO 30', ['Disks, given for its core: −20 °C, up to 24 h']],
    ['eclipse 24 hours', 'Eclipse', ['2–8 °C, 10 h', '15–25 °C, 10 h']],
    [
      'core 30 48 h',
      'CORE XVO 30',
      ['Steady range: 20–24 °C, 12–18 h', 'Disks, given for its core: −20 °C, up to 24 h'],
    ],
    ['-18 C 5 h', 'Kelvin', ['XVO 9.5 Gray, given for the Kelvin: −18 °C, up to 24 h']],
    ['safeguard 2-8', 'Safeguard XVO 10', []],
    // As in the finder, a range that is not published is a point to ask about, where no other cooler has the hours.
    ['2-8 C 48 h', 'Hard Coolers', ['Hard plus soft cooler, with disks: 24–48 h, range by request']],
    ['frozen plasma 30 h', 'Hard Coolers', ['Hard plus soft cooler, with disks: 24–48 h, range by request']],
    ['2-8 C 18 h', 'Safeguard XVO 10', ['18 h, range by request']],
    ['2-8 C 12 h', 'Hard Coolers', undefined],
  ])('shows for “%s” what the %s publishes instead', (query, title, lines) => {
    const found = search(query).hits.find(({ entry }) => entry.title === title);
    expect(found?.published.map(plain)).toEqual(lines);
  });
});

const coolers = candidates.filter(({ id }) => specifiedProducts.includes(id));

/** The finder's coolers that meet a need by what is published, or may. */
const inFinder = (figures: readonly Figure[]) => {
  const [temperature, time] = (['temperature', 'time'] as const).map((kind) =>
    figures.find((each) => each.kind === kind),
  );
  const asked = Object.entries({ min: temperature?.min, max: temperature?.max, hours: time?.max });
  const given = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  const { need } = readNeed(new URLSearchParams(given), goods);
  return compare(coolers, need).filter(({ verdict }) => verdict === 'match' || verdict === 'confirm');
};

describe('A search for hours', () => {
  const temperatures = coolers.flatMap(({ packOuts }) =>
    packOuts.flatMap(({ range, disks }) => range ?? disks?.temperature ?? []),
  );
  const stored = goods.map(({ storage }) => storage);
  const range = fc.constantFrom(...[...temperatures, ...stored].map((each) => formatTemperature(each)));
  const words = fc.constantFrom('', 'cooler', ...goods.map(({ name }) => name));
  const hours = fc.integer({ min: 1, max: 600 }).map((tenths) => `${tenths / 10} h`);
  const asked = fc.tuple(words, fc.oneof(range, fc.constant('')), hours).map((parts) => parts.join(' '));

  forRuns(300)('never says that a need is outside the published figures that the finder meets', [asked], (query) => {
    const { figures, published } = search(query);
    if (inFinder(figures).length > 0) expect(published).toEqual([]);
  });
});

it.each([
  ['30 x 20 x 15 cm', { length: '30', width: '20', height: '15' }],
  ['11x8x6.5"', { length: '11', width: '8', height: '6.5', size: 'in' }],
  ['11 x 8 x 6 inches for 24 h', { length: '11', width: '8', height: '6', size: 'in' }],
  ['300 x 200 x 150 mm', { length: '300 mm', width: '200 mm', height: '150 mm' }],
  ['30 x 20 x 15 cm with 5 mm foam, 10 in each', { length: '30', width: '20', height: '15' }],
  ['20cm x 15cm x 10cm', { length: '20', width: '15', height: '10' }],
  ['300 mm x 200 mm x 100 mm', { length: '300 mm', width: '200 mm', height: '100 mm' }],
  ['20 1/2 x 6 x 8 in', { length: '20.5', width: '6', height: '8', size: 'in' }],
  ['11 x 6 x 8½ in', { length: '11', width: '6', height: '8.5', size: 'in' }],
  ['10" by 8" by 6"', { length: '10', width: '8', height: '6', size: 'in' }],
  // Without a unit, with two, or with another number beside it, it may be another size.
  ['11 x 9 x 7', {}],
  ['25 x 20 x 15 in a bag', {}],
  ['10 in x 8 in x 6 cm', {}],
  ['10-12 x 8 x 6 in', {}],
  ['10 in x 8 in x 6-7 in', {}],
  ['30 x 20 cm', undefined],
  ['9 x 6 x 11.5 in', undefined],
])('“%s” has a box for the finder unless a page has the size', (query, box) => expect(search(query).box).toEqual(box));

it.each(['freezer', 'ultra cold', 'ultra low temperature', 'room temp', 'crt'])(
  'links from “%s” to cold and to room temperatures',
  (query) => {
    const { links } = firstAnswer(query);
    const asked = links.map(({ href }) => new URL(href, 'https://site.test').searchParams.get('q'));
    expect(asked.map((each) => each && plain(each))).toEqual(expect.arrayContaining(['below −18 °C', '15–25 °C']));
  },
);

describe.each(index.answers)('The answer $id', ({ id, text, links, words: leading }) => {
  it('does not speak of what the site lacks, and has links', () => {
    expect(text).not.toMatch(/not published|nothing is published|no \w+ (?:is|are) published|is published here/i);
    expect(links.length).toBeGreaterThanOrEqual(id === 'power' || id === 'blood-banks' ? 1 : 2);
  });

  it('links only to pages, or to searches with results', () => {
    const paths = new Set(index.entries.map(({ href }) => href.split('#')[0]));
    for (const { href } of links) {
      const { pathname, searchParams } = new URL(href, 'https://site.test');
      const query = searchParams.get('q');
      expect(query === null ? paths.has(pathname) : search(query).hits.length > 0, href).toBe(true);
    }
  });

  it.each(leading)('is found by “%s”', (word) => {
    expect(search(word).answers.map((found) => found.id)).toContain(id);
  });
});

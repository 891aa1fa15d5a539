/**
 * What the search says where a page does not: subjects on which little or nothing is published, told in a sentence
 * with the way on, and words that mean the same to a visitor. Nothing here adds a fact to those of the pages.
 */

import { formatQuantity, type Quantity } from '../domain/quantities';
import { type RouteId, sections } from '../routes/manifest';
import { customizationThresholds } from './facts/customization';
import { loggerProtection } from './facts/data-logger';
import { eclipseTare } from './facts/eclipse';
import { labelBands } from './facts/labels';
import { standards } from './facts/tests';
import { certifiedSince } from './home';

/** A way on from an answer: a page, a section of it, or the results of other words. */
export interface AnswerLink {
  readonly label: string;
  readonly to: RouteId;
  readonly section?: string;
  /** What is searched for, where `to` is the search. */
  readonly query?: string;
  /** The range that is needed, in °C, where `to` is the finder. */
  readonly range?: Quantity;
}

/** A part of a page, by its anchor. */
export interface PageSection {
  readonly to: RouteId;
  readonly section: string;
}

/** An answer above the results. */
export interface SearchAnswer {
  readonly id: string;
  /** Words, or several in a row, that lead to it. */
  readonly words: readonly string[];
  readonly text: string;
  readonly links: readonly AnswerLink[];
  /** What is nearest to it: pages, or parts of them, that come first among the results. */
  readonly finds?: readonly (RouteId | PageSection)[];
}

const ask: AnswerLink = { label: 'Ask in an inquiry', to: 'contact', section: sections.inquiryForm };
const byRange = (range: string): AnswerLink => ({ label: `Published with ${range}`, to: 'search', query: range });
const blueBand = formatQuantity(labelBands.blue);
const byLabel = `Which range it may have on the way, your own procedure says. If that is ${blueBand}, compare our coolers with it, and have yours confirmed.`;
const inFinder: AnswerLink = { label: `Find a cooler for ${blueBand}`, to: 'find', range: labelBands.blue };
const tare = `${formatQuantity(eclipseTare.given)} (about ${formatQuantity(eclipseTare.about)})`;

const coolants =
  'The coolants that we name for some of our coolers are Cryo-Disks, other phase-change materials and a cryo cylinder.';

/** The answers, in the order in which they stand where a query leads to several. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    id: 'insulin',
    words: ['insulin'],
    text: `Nothing is published here on insulin. ${byLabel}`,
    links: [inFinder, byRange(blueBand), ask],
  },
  {
    id: 'vaccines',
    words: ['vaccine', 'vaccination', 'immunization'],
    text: `Nothing is published here on vaccines. ${byLabel}`,
    links: [inFinder, byRange(blueBand), ask],
  },
  {
    id: 'organs',
    words: ['organ', 'transplant', 'kidney', 'liver', 'heart', 'cornea', 'tissue'],
    text: 'Nothing is published here on carrying organs or tissue.',
    links: [ask],
  },
  {
    id: 'other-goods',
    words: [
      'breast milk',
      'breastmilk',
      'embryo',
      'sperm',
      'semen',
      'ivf',
      'stem cell',
      'chemo',
      'chemotherapy',
      'antivenom',
      'epipen',
      'whole blood',
    ],
    text: 'Nothing is published here on these goods. Tell us the range they must keep and the hours on the way.',
    links: [ask],
  },
  {
    id: 'dry-ice',
    words: ['dry ice', 'dryice', 'liquid nitrogen', 'nitrogen'],
    text: `Nothing is published here on dry ice or liquid nitrogen. ${coolants}`,
    links: [{ label: 'Cryo-Disk', to: 'cryo-disk' }, ask],
  },
  {
    id: 'ice-packs',
    words: [
      'ice',
      'ice pack',
      'gel pack',
      'icepack',
      'gelpack',
      'gel',
      'ice brick',
      'ice box',
      'cold pack',
      'freezer pack',
    ],
    text: `Gel Packs are named in our menu on small screens, and nothing more is published of them here, nor of ice packs. ${coolants}`,
    links: [{ label: 'Cryo-Disk', to: 'cryo-disk' }, ask],
  },
  {
    id: 'air-travel',
    words: [
      'airplane',
      'aeroplane',
      'aircraft',
      'airline',
      'flight',
      'fly',
      'flying',
      'plane',
      'cabin',
      'carry on',
      'tsa',
    ],
    text: `No product is published as approved for air travel. The inquiry form asks whether the cooler goes by air, and above ${formatQuantity(customizationThresholds.altitude)}.`,
    links: [ask],
  },
  {
    id: 'drones',
    words: ['drone', 'uav', 'helicopter'],
    text: 'Nothing is published here on drones or helicopters.',
    links: [ask],
  },
  {
    id: 'certificates',
    words: [
      'certificate',
      'certification',
      'certified',
      'iso',
      'fda',
      'aabb',
      'gdp',
      'gmp',
      'iata',
      'who pqs',
      'pqs',
      'un3373',
      'un 3373',
      'ce mark',
      'ce marking',
      '510k',
      'accreditation',
      'compliance',
      'compliant',
    ],
    text: `We say “${certifiedSince}”; the certificates or approvals behind it are not published here. Published are tests to ${standards.ista7d} and ${standards.milStd810}, and qualification to ${standards.ista7e} and ${standards.pdaReport39}.`,
    links: [{ label: 'What our coolers were tested to', to: 'evidence' }, ask],
  },
  {
    id: 'calibration',
    words: ['calibration', 'calibrated', 'calibrate', 'nist', 'traceable'],
    text: 'Nothing is published here on calibration. The data logger’s page gives its range and accuracy.',
    links: [{ label: 'Data logger', to: 'data-logger' }, ask],
  },
  {
    id: 'spare-parts',
    words: ['reorder', 're order', 'spare', 'replacement', 'replace', 'refill', 'consumable', 'repair', 'broken'],
    text: 'The parts that are named for a cooler stand on one page, each with a request. Part numbers, prices and repairs are not published here.',
    links: [{ label: 'Parts and reorder', to: 'parts' }, ask],
  },
  {
    id: 'prices',
    words: [
      'price',
      'pricing',
      'cost',
      'quote',
      'cheap',
      'discount',
      'buy',
      'order',
      'purchase',
      'cart',
      'checkout',
      'minimum order',
      'moq',
      'invoice',
      'payment',
      'sale',
    ],
    text: 'No prices are published here, and there is no cart. Tell us in an inquiry which product you need.',
    links: [{ label: 'How to order', to: 'faqs', section: 'prices-and-orders' }, ask],
  },
  {
    id: 'rental',
    words: ['rent', 'rental', 'lease', 'leasing', 'hire', 'loan'],
    text: 'Nothing is published here on renting or leasing.',
    links: [ask],
  },
  {
    id: 'delivery',
    words: [
      'delivery',
      'delivery time',
      'lead time',
      'in stock',
      'stock',
      'availability',
      'ship to',
      'shipping to',
      'canada',
      'international',
      'overseas',
    ],
    text: 'No delivery times or stock are published here. What is published of distribution and global logistics stands on Services.',
    links: [{ label: 'Services', to: 'services' }, ask],
  },
  {
    id: 'origin',
    words: ['made in', 'manufactured in', 'country of origin'],
    text: 'Where our coolers are made is not published here.',
    links: [{ label: 'About us', to: 'about' }, ask],
  },
  {
    id: 'insulation',
    words: ['vacuum', 'vip', 'styrofoam', 'polystyrene', 'polyurethane', 'foam'],
    text: 'What our coolers are insulated with is not published here. How well the Kelvin insulates is, on its page.',
    links: [{ label: 'Kelvin', to: 'kelvin' }, ask],
  },
  {
    id: 'field-sheets',
    words: [
      'field sheet',
      'spec sheet',
      'specification sheet',
      'data sheet',
      'datasheet',
      'brochure',
      'leaflet',
      'pdf',
    ],
    text: 'Each product’s page has its field sheet, a PDF of one page. Summaries of tests stand on Evidence.',
    links: [
      { label: 'All products', to: 'products' },
      { label: 'Evidence', to: 'evidence' },
    ],
  },
  {
    id: 'languages',
    words: ['hola', 'nevera', 'hielera', 'sangre', 'congelado', 'precio', 'vacuna', 'espanol', 'spanish'],
    text: 'This site is in English. By Specimen has its figures in tables.',
    links: [{ label: 'By Specimen', to: 'specimens' }, ask],
  },
  {
    id: 'weight',
    words: ['weight', 'weigh', 'heavy', 'kg', 'lb', 'pound', 'lightweight'],
    text: `A weight is published for the Eclipse alone: a tare of ${tare}.`,
    links: [{ label: 'Weight of the Eclipse', to: 'eclipse', section: 'weight' }, ask],
  },
  {
    id: 'warranty',
    words: ['warranty', 'guarantee', 'return', 'refund'],
    text: 'Nothing is published here on warranty or returns.',
    links: [ask],
  },
  {
    id: 'part-numbers',
    words: [
      'part number',
      'item number',
      'article number',
      'catalog number',
      'model number',
      'sku',
      'gtin',
      'ndc',
      'part no',
    ],
    text: 'No part numbers are published here: products go by their names.',
    links: [{ label: 'All products', to: 'products' }, ask],
  },
  {
    id: 'thermometers',
    words: ['thermometer', 'temperature indicator', 'temp indicator', 'probe', 'wireless'],
    text: 'No figures are published here on thermometers or temperature indicators. The accessory that records temperatures is the Lascar EL-USB-1-PRO data logger.',
    links: [{ label: 'Data logger', to: 'data-logger' }, ask],
  },
  {
    id: 'ambulances',
    words: ['ambulance', 'ems', 'paramedic'],
    text: 'No cooler and no kit is published as made for ambulances. The first aid kit is customized: say who carries it, such as EMTs and first responders.',
    links: [{ label: 'Customized First Aid Kit', to: 'first-aid-kit' }, ask],
  },
  {
    id: 'ranges-by-name',
    words: [
      'room temperature',
      'ambient',
      'refrigerated',
      'refrigerate',
      'fridge',
      'refrigerator',
      'freezer',
      'ultra cold',
      'ultra low',
      'cryogenic',
    ],
    text: 'The label of your product says how many degrees that is. Search for the range itself, such as one of these.',
    links: [...Object.values(labelBands).map((band) => byRange(formatQuantity(band))), ask],
  },
  {
    id: 'power',
    words: ['electric', 'electricity', 'plug', 'rechargeable', 'compressor', 'outlet'],
    text: 'Our coolers are passive: there is nothing to plug in.',
    links: [{ label: 'All coolers', to: 'coolers' }],
  },
  {
    id: 'water',
    words: ['waterproof', 'water resistant', 'submersible', 'rain'],
    text: `No cooler is published as waterproof. The data logger has ${loggerProtection} protection.`,
    links: [{ label: 'Data logger', to: 'data-logger' }, ask],
  },
  {
    id: 'logos',
    words: ['logo', 'branding', 'branded', 'engraving', 'engraved'],
    text: 'Custom Logo belongs to the OEM Pharmaceutical Rep cooler. Printing of logos is an option of the Monarch XVO 10 as well.',
    links: [
      { label: 'OEM Pharmaceutical Rep cooler', to: 'oem' },
      { label: 'Monarch XVO 10', to: 'monarch-xvo-10' },
    ],
  },
  {
    id: 'ways-to-reach-us',
    words: ['phone', 'telephone', 'email', 'e mail', 'address', 'opening hours', 'office hours', 'location', 'georgia'],
    text: 'Our address, phone number and e-mail address stand on Contact Us.',
    links: [{ label: 'Contact Us', to: 'contact' }],
  },
  {
    id: 'blood-banks',
    words: ['blood bank', 'bloodbank', 'blood center', 'transfusion'],
    text: 'By Specimen gives the storage temperature, size and maximum quantity of blood products where they are published, and the coolers to look at for each.',
    links: [{ label: 'By Specimen', to: 'specimens' }],
  },
];

/** Words that mean the same to a visitor: each of a row finds all of it. A term may be several words in a row. */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['plane', 'airplane', 'aeroplane', 'aircraft', 'flight', 'fly', 'flying', 'air', 'flies'],
  ['price', 'pricing', 'cost'],
  ['sample', 'specimen'],
  ['ambulance', 'ems', 'emt', 'paramedic', 'first responder'],
  ['medicine', 'medication', 'drug'],
  ['disc', 'disk'],
  ['cryodisk', 'cryodisc', 'cryo disk', 'cryo disc'],
  ['logger', 'recorder', 'thermometer'],
  ['rbc', 'prbc', 'red blood cell', 'red cell', 'packed cell'],
  ['ffp', 'frozen plasma'],
  ['lab', 'laboratory', 'laboratories'],
  ['rep', 'representative'],
  ['clean', 'cleaning', 'cleaned', 'wash', 'disinfect', 'disinfectant', 'sanitize', 'dishwasher'],
  ['sterilize', 'sterilized', 'sterilization', 'autoclave', 'autoclaved', 'autoclavable', 'sterilise', 'sterilised'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['temperature', 'temp'],
  ['l', 'liter', 'litre'],
  ['anti rhd', 'rhogam', 'rhig'],
  ['first aid kit', 'pouch'],
  ['identification card', 'id card'],
  ['sleeve', 'holder'],
  ['sop', 'manual', 'instruction', 'ifu'],
  ['cooler', 'shipper'],
  ['logo', 'brand', 'branding', 'branded'],
  ['weight', 'weigh', 'heavy', 'tare'],
  ['pcm', 'phase change', 'phase change material'],
  ['size', 'dimension', 'measurement'],
  ['upright', 'orientation', 'horizontal', 'vertical'],
  ['chiller', 'chilled'],
  ['custom', 'bespoke', 'personalized'],
  ['shipping', 'shipment', 'logistic', 'freight'],
];

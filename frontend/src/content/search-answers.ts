/**
 * Answers above the search results, for subjects that no page has or names as buyers do: the nearest published figures,
 * and links. They contain no fact that the pages do not have.
 */

import { formatQuantity, type Quantity } from '../domain/quantities';
import { formatTemperature, joinSizes, readingFrom } from '../domain/readings';
import { type RouteId, sections } from '../routes/manifest';
import { bloodProducts, frozenProducts } from './facts/blood-products';
import { company } from './facts/company';
import { frozenDiskLimit } from './facts/cryo-disks';
import {
  formatMargin,
  formatSigned,
  loggerAccuracy,
  loggerInterval,
  loggerProtection,
  loggerRangeC,
  loggerReadings,
} from './facts/data-logger';
import { eclipseHold, eclipseOpenings, eclipseTare, prequalifiedRanges } from './facts/eclipse';
import { halfDayHold, holdTimesCompared } from './facts/hold-times';
import { kelvinInsulationR } from './facts/kelvin';
import { labelBands } from './facts/labels';
import { monarchInterior, monarchRange } from './facts/monarch';
import { standards } from './facts/tests';
import { thresholds } from './facts/thresholds';
import { shippingOffer } from './faqs';
import { coreXvo35 } from './products/core-xvo-3-5';
import { coreXvo30 } from './products/core-xvo-30';
import { eclipse } from './products/eclipse';
import { kelvin } from './products/kelvin';
import { monarchXvo10 } from './products/monarch-xvo-10';
import { capacityOf } from './products/shared/figures';

/** A link of an answer: to a page, a section, a search or the finder. */
export interface AnswerLink {
  readonly label: string;
  readonly to: RouteId;
  readonly section?: string;
  /** The query, if `to` is the search. */
  readonly query?: string;
  /** The needed range in °C, if `to` is the finder. */
  readonly range?: Quantity;
}

/** A section of a page, by its anchor. */
export interface PageSection {
  readonly to: RouteId;
  readonly section: string;
}

/** An answer above the results. */
export interface SearchAnswer {
  readonly id: string;
  /** Words and phrases that show the answer. */
  readonly words: readonly string[];
  readonly text: string;
  readonly links: readonly AnswerLink[];
  /** The nearest pages or sections, which are listed first among the results. */
  readonly finds?: readonly (RouteId | PageSection)[];
}

const ask: AnswerLink = { label: 'Ask us', to: 'contact', section: sections.inquiryForm };
const ordering: AnswerLink = { label: 'Ordering', to: 'faqs', section: sections.ordering };
const find: AnswerLink = { label: 'Find a cooler', to: 'find' };
const compare: AnswerLink = { label: 'Compare coolers', to: 'compare' };
const bySpecimen: AnswerLink = { label: 'By Specimen', to: 'specimens' };
const logger: AnswerLink = { label: 'Data logger', to: 'data-logger' };
const byRange = (range: string): AnswerLink => ({ label: `Published with ${range}`, to: 'search', query: range });

const whiteBand = formatQuantity(labelBands.white);
const blueBand = formatQuantity(labelBands.blue);
const inFinder: AnswerLink = { label: `Find a cooler for ${blueBand}`, to: 'find', range: labelBands.blue };
const tare = `${formatQuantity(eclipseTare.given)} (about ${formatQuantity(eclipseTare.about)})`;

const kelvinHold = (variant: string) => formatQuantity(readingFrom(kelvin.facts.holdTimes, variant));
const eclipseHolds = `${formatQuantity(eclipseHold)} with ${formatQuantity(eclipseOpenings)} openings`;
const atBlue = `for ${blueBand} the Kelvin XVO 6.5 Blue holds for ${kelvinHold('XVO 6.5 Blue')}, and the Eclipse, prequalified for it, for ${eclipseHolds}`;
const atWhite = `for ${whiteBand} the Kelvin XVO 9.5 White for ${kelvinHold('XVO 9.5 White')} and the XVO 6.5 White for ${kelvinHold('XVO 6.5 White')}`;
const roomRange = formatQuantity(prequalifiedRanges[1]);
const frozenStorage = formatTemperature(frozenProducts.frozenPlasma.storage);

const { redBloodCell, plateletsApheresis, igscSyringe, antiRhD } = bloodProducts;

const syringes = formatQuantity(capacityOf(monarchXvo10, igscSyringe.name));

const coolants =
  'The coolants that we name for some of our coolers are Cryo-Disks, other phase-change materials and a cryo cylinder.';

const eclipseOutside = `${joinSizes(eclipse.facts.exterior)} outside`;

/** The answers, in the order in which they are shown if a query has several. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    id: 'insulin',
    words: ['insulin'],
    text: `The range on your label decides: ${atBlue}.`,
    links: [inFinder, byRange(blueBand), ask],
  },
  {
    id: 'vaccines',
    words: ['vaccine', 'vaccination', 'immunization', 'vfc'],
    text: `Your own procedure names the range and the hours. As figures alone: ${atBlue}. Have yours confirmed.`,
    links: [inFinder, byRange(blueBand), ask],
  },
  {
    id: 'milk',
    words: ['breast milk', 'human milk', 'donor milk', 'milk'],
    text: `Your own procedure decides the range. As figures, ${atBlue}; ${atWhite}.`,
    links: [inFinder, byRange(blueBand), byRange(whiteBand), ask],
    finds: ['kelvin', 'eclipse'],
  },
  {
    id: 'covid',
    words: ['covid', 'corona', 'coronavirus'],
    text: 'Your own procedure names the range and the packaging. The finder compares our coolers by range and hours; ask about the Biological Specimen Transport Chiller as well.',
    links: [find, { label: 'Biological Specimen Transport Chiller', to: 'biological-specimen' }, ask],
    finds: ['biological-specimen'],
  },
  {
    id: 'specimens',
    words: ['urine', 'stool', 'saliva', 'swab', 'biopsy', 'blood tube', 'vacutainer', 'culture', 'pathology'],
    text: 'Ask about the Biological Specimen Transport Chiller: name the specimen, its tubes or bags, its range, the hours, and the packaging that your rules require.',
    links: [{ label: 'Biological Specimen Transport Chiller', to: 'biological-specimen' }, find, ask],
    finds: ['biological-specimen'],
  },
  {
    id: 'organs',
    words: [
      'organ',
      'transplant',
      'kidney',
      'liver',
      'heart',
      'cornea',
      'tissue',
      'embryo',
      'sperm',
      'semen',
      'ivf',
      'stem cell',
      'bone marrow',
    ],
    text: 'Ask before you plan with one of our coolers: name the range and the hours that your protocol sets. The finder compares our coolers by both.',
    links: [ask, find],
  },
  {
    id: 'medication',
    words: [
      'epi pen',
      'epinephrine',
      'adrenaline',
      'ozempic',
      'wegovy',
      'mounjaro',
      'humira',
      'enbrel',
      'biologic',
      'chemo',
      'chemotherapy',
      'antivenom',
      'injection',
      'iv fluid',
      'iv bag',
      'infusion',
      'saline',
    ],
    text: `The label of your medication names its range. Published ranges: ${blueBand} for Kelvin and Eclipse, ${roomRange} for Eclipse, and ${formatQuantity(monarchRange)} for the Monarch XVO 10 and 5. The Medication Pack-Out Cooler is packed out for the medication in question.`,
    links: [find, byRange(blueBand), byRange(roomRange), ask],
    finds: ['medication'],
  },
  {
    id: 'whole-blood',
    words: ['whole blood', 'cord blood', 'blood bag', 'blood unit'],
    text: `Our tables list what is made from it: red blood cells and thawed plasma, stored at ${formatTemperature(redBloodCell.storage)}, platelets at ${formatTemperature(plateletsApheresis.storage)}, frozen plasma ${frozenStorage}. Tell us your range, your bags and how many.`,
    links: [bySpecimen, find, ask],
    finds: [
      { to: 'specimens', section: 'red-blood-cells' },
      { to: 'specimens', section: 'thawed-plasma' },
    ],
  },
  {
    id: 'immunoglobulin',
    words: ['ivig', 'scig', 'immunoglobulin', 'immune globulin', 'gamma globulin', 'igg'],
    text: `Our tables list syringes of IgSC, stored at ${formatTemperature(igscSyringe.storage)}, and anti-RhD immunoglobulin, stored at ${formatTemperature(antiRhD.storage)}. The Monarch XVO 10 takes ${syringes} of these syringes and holds ${formatQuantity(monarchRange)} for ${formatQuantity(halfDayHold)}.`,
    links: [bySpecimen, { label: 'Monarch XVO 10', to: 'monarch-xvo-10' }, ask],
    finds: [
      { to: 'specimens', section: 'igsc-syringe-and-albumin-vial' },
      { to: 'specimens', section: 'anti-rhd-immunoglobulin' },
    ],
  },
  {
    id: 'dry-ice',
    words: ['dry ice', 'liquid nitrogen', 'nitrogen', 'ln2'],
    text: `${coolants} The coldest disks are those for below ${formatQuantity(frozenDiskLimit)}. If your goods need dry ice or liquid nitrogen, tell us the range.`,
    links: [{ label: 'Cryo-Disk', to: 'cryo-disk' }, ask],
  },
  {
    id: 'ice-packs',
    words: ['ice', 'ice pack', 'gel pack', 'gel', 'ice brick', 'ice box', 'cold pack', 'freezer pack'],
    text: `${coolants} Gel Packs are one of our accessories: ask for them with the cooler that they are for.`,
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
    text: `The Eclipse measures ${eclipseOutside}, the CORE XVO 3.5 measures ${joinSizes(coreXvo35.facts.exterior)}. Say in the request that the cooler flies, and whether it goes above ${formatQuantity(thresholds.altitude)}.`,
    links: [compare, ask],
  },
  {
    id: 'drones',
    words: ['drone', 'uav', 'helicopter'],
    text: `Size and weight decide: the Eclipse measures ${eclipseOutside} with a tare of ${tare}, the CORE XVO 3.5 measures ${joinSizes(coreXvo35.facts.exterior)}. Tell us what your aircraft takes.`,
    links: [compare, ask],
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
      'haccp',
      'usp',
      'iata',
      'who pqs',
      'pqs',
      'un 3373',
      'ce mark',
      'ce marking',
      '510k',
      'accreditation',
      'compliance',
      'compliant',
    ],
    text: `Kelvin, the Monarch XVO 10 and the CORE XVO 3.5 are tested to ${standards.ista7d} and ${standards.milStd810} (the Monarch XVO 10: high temperature), Eclipse is qualified to ${standards.ista7e} and ${standards.pdaReport39}. “Tested to” is not a certificate: name the one that you need, and it goes into your request.`,
    links: [{ label: 'What our coolers were tested to', to: 'evidence' }, ask],
  },
  {
    id: 'calibration',
    words: ['calibration', 'calibrated', 'calibrate', 'nist', 'traceable'],
    text: `The data logger measures ${formatSigned(loggerRangeC)}, typically to ${formatMargin(loggerAccuracy.typical)} and at most to ${formatMargin(loggerAccuracy.maximum)}. If you need it calibrated, say so in the request.`,
    links: [logger, ask],
  },
  {
    id: 'impacts',
    words: ['drop test', 'shock', 'vibration', 'crush', 'stacking', 'impact'],
    text: 'Evidence has each test by product and standard. Tell us what your route does to a cooler: drops, shocks, stacking.',
    links: [{ label: 'Evidence', to: 'evidence' }, ask],
    finds: ['evidence'],
  },
  {
    id: 'spare-parts',
    words: ['re order', 'spare', 'spare part', 'replacement', 'replace', 'refill', 'consumable', 'repair', 'broken'],
    text: 'Disks, PCMs, straps, dividers and more are listed by cooler on one page, each with a request of its own: ask whether it can be had alone.',
    links: [{ label: 'Parts and reorder', to: 'parts' }, ask],
  },
  {
    id: 'prices',
    words: [
      'price',
      'pricing',
      'cost',
      'how much is',
      'quote',
      'cheap',
      'discount',
      'buy',
      'order',
      'ordering',
      'purchase',
      'cart',
      'checkout',
      'amazon',
      'minimum order',
      'moq',
      'invoice',
      'payment',
      'sale',
    ],
    text: 'Start with a request or a call: name the product and how many you need.',
    links: [ordering, ask],
  },
  {
    id: 'rental',
    words: ['rent', 'rental', 'lease', 'leasing', 'hire', 'loan'],
    text: 'Name the cooler, how many and for how long, and ask with your request.',
    links: [ordering, ask],
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
      'free shipping',
      'shipping cost',
      'canada',
      'mexico',
      'uk',
      'europe',
      'germany',
      'india',
      'australia',
      'international',
      'overseas',
      'export',
    ],
    text: `Shipping is ${shippingOffer}. Name your country, the number of coolers and the date in the request, and ask for the cost.`,
    links: [ordering, { label: 'Services', to: 'services' }, ask],
  },
  {
    id: 'carriers',
    words: ['ups', 'fedex', 'dhl', 'usps', 'courier', 'parcel', 'overnight'],
    text: `The Eclipse is qualified to ${standards.ista7e}. It holds for ${eclipseHolds} and measures ${eclipseOutside}, with a tare of ${tare}. Name your carrier and the hours from door to door in the request.`,
    links: [{ label: 'Eclipse', to: 'eclipse' }, { label: 'Services', to: 'services' }, ask],
    finds: ['eclipse'],
  },
  {
    id: 'origin',
    words: ['made in', 'manufactured in', 'country of origin'],
    text: 'We are a division of a cooler manufacturer, with our address in the United States. For a declaration of origin, name the product in the request.',
    links: [{ label: 'About us', to: 'about' }, ask],
  },
  {
    id: 'insulation',
    words: ['vacuum', 'vip', 'styrofoam', 'polystyrene', 'polyurethane', 'foam'],
    text: `The Kelvin is insulated with R-${kelvinInsulationR} per inch or higher. If the material matters, ask for it by name.`,
    links: [{ label: 'Kelvin: insulation', to: 'kelvin', section: 'insulation' }, ask],
  },
  {
    id: 'field-sheets',
    words: [
      'field sheet',
      'spec sheet',
      'specification sheet',
      'data sheet',
      'msds',
      'sds',
      'brochure',
      'leaflet',
      'pdf',
    ],
    text: 'Each product’s page has its field sheet, a PDF of one page. Summaries of tests are on Evidence; ask for any other sheet by name.',
    links: [{ label: 'All products', to: 'products' }, { label: 'Evidence', to: 'evidence' }, ask],
  },
  {
    id: 'languages',
    words: [
      'hola',
      'nevera',
      'hielera',
      'sangre',
      'congelado',
      'precio',
      'vacuna',
      'plaquetas',
      'hielo seco',
      'cuánto',
      'espanol',
      'spanish',
      'kühlbox',
      'impfstoff',
      'blutkonserven',
      'preis',
      'trockeneis',
    ],
    text: 'This site is in English. By Specimen has its figures in tables.',
    links: [bySpecimen, ask],
  },
  {
    id: 'outer-sizes',
    words: [
      'outer',
      'outer size',
      'outside size',
      'outside dimension',
      'exterior',
      'external size',
      'external dimension',
    ],
    text: `Outer sizes: Monarch XVO 10, ${joinSizes(monarchXvo10.facts.exterior)}; Eclipse, ${joinSizes(eclipse.facts.exterior)}; CORE XVO 3.5, ${joinSizes(coreXvo35.facts.exterior)}; CORE XVO 30, ${joinSizes(coreXvo30.facts.exterior)}. For another cooler, ask with its name.`,
    links: [compare, ask],
    finds: ['monarch-xvo-10', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
  },
  {
    id: 'sizes',
    words: ['dimension', 'size', 'interior', 'measurement', 'how big', 'how large', 'how small'],
    text: `Inner sizes: Monarch XVO 10 and Monarch XVO 5, ${joinSizes([{ value: monarchInterior }])}; Eclipse, ${joinSizes(eclipse.facts.interior)}; CORE XVO 3.5, ${joinSizes(coreXvo35.facts.interior)}; CORE XVO 30, ${joinSizes(coreXvo30.facts.interior)}. Compare has the outsides as well. For another cooler, ask with the size of your box.`,
    links: [compare, { label: 'Check your box in the finder', to: 'find' }, ask],
    finds: ['monarch-xvo-10', 'monarch-xvo-5', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
  },
  {
    id: 'weight',
    words: ['weight', 'weigh', 'heavy', 'heaviest', 'kg', 'lb', 'pound', 'lightweight', 'light', 'lighter', 'lightest'],
    text: `The Eclipse has a tare weight of ${tare}. For another cooler, ask with its name.`,
    links: [{ label: 'Weight of the Eclipse', to: 'eclipse', section: 'weight' }, ask],
  },
  {
    id: 'carrying',
    words: ['backpack', 'rucksack', 'wheel', 'wheeled', 'trolley', 'hand carry', 'handheld'],
    text: 'The Eclipse comes with a shoulder strap. For the Monarch XVO 10 a strap is an option, for the CORE XVO 3.5 a strap and a handle. Tell us how you carry it.',
    links: [{ label: 'Eclipse', to: 'eclipse' }, find, ask],
    finds: ['eclipse', 'monarch-xvo-10', 'core-xvo-3-5'],
  },
  {
    id: 'warranty',
    words: ['warranty', 'guarantee', 'return', 'refund'],
    text: 'Warranty and returns belong to Ordering: check them there, and your request asks for both.',
    links: [ordering, ask],
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
    text: 'Products go by their names and variants, such as Kelvin XVO 9.5 White. Your request asks for the number where you need one.',
    links: [{ label: 'All products', to: 'products' }, { label: 'Parts and reorder', to: 'parts' }, ask],
  },
  {
    id: 'tracking',
    words: ['bluetooth', 'gps', 'tracking', 'tracker', 'real time', 'wifi', 'alarm'],
    text: `The Lascar EL-USB-1-PRO data logger keeps more than ${formatQuantity(loggerReadings)} readings, one every ${formatQuantity(loggerInterval.shortest)} to ${formatQuantity(loggerInterval.longest)}. If you need them live, tell us where.`,
    links: [logger, ask],
    finds: ['data-logger'],
  },
  {
    id: 'thermometers',
    words: ['thermometer', 'temperature indicator', 'temp indicator', 'probe', 'wireless'],
    text: `The Lascar EL-USB-1-PRO data logger records ${formatSigned(loggerRangeC)}. A wireless thermometer and a blood temperature indicator are accessories of ours as well: ask for them by name.`,
    links: [logger, ask],
  },
  {
    id: 'ambulances',
    words: ['ambulance', 'ems', 'paramedic'],
    text: 'The first aid kit is customized: say who carries it, such as EMTs and first responders. A cooler is chosen by what is in it: range, hours and openings.',
    links: [{ label: 'Customized First Aid Kit', to: 'first-aid-kit' }, find, ask],
  },
  {
    id: 'anyone',
    words: [
      'veterinary',
      'veterinarian',
      'vet',
      'pharmacy',
      'hospice',
      'dialysis',
      'renal',
      'dentist',
      'dental',
      'nursing',
      'home care',
      'carer',
    ],
    text: 'A cooler is chosen by what is in it, whoever carries it: range, hours and size.',
    links: [find, bySpecimen, ask],
  },
  {
    id: 'partners',
    words: ['distributor', 'reseller', 'dealer', 'wholesale', 'private label', 'partner'],
    text: 'Distribution and OEM fulfillment are two of our five services. Coolers with your brand begin with the OEM cooler.',
    links: [{ label: 'Services', to: 'services' }, { label: 'OEM Pharmaceutical Rep cooler', to: 'oem' }, ask],
    finds: ['oem'],
  },
  {
    id: 'food',
    words: ['food', 'lunch', 'beer', 'meal', 'picnic', 'fishing', 'camping'],
    text: 'Our coolers are made for medical goods. The data logger serves food and drink as well.',
    links: [logger, { label: 'All coolers', to: 'coolers' }],
  },
  {
    id: 'coolant-preparation',
    words: ['condition', 'conditioning', 'prepare', 'preparation', 'freeze', 'precool', 'pre-cool'],
    text: 'Pack-out diagrams and SOPs come with the Eclipse. For another cooler, ask for its procedure with the name of the cooler.',
    links: [{ label: 'SOPs of the Eclipse', to: 'eclipse', section: 'sops-and-qualification' }, ask],
    finds: ['eclipse'],
  },
  {
    id: 'ranges-by-name',
    words: [
      'room temperature',
      'room temp',
      'crt',
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
    links: [
      { label: `Stored ${frozenStorage}`, to: 'search', query: frozenStorage },
      ...Object.values(labelBands).map((band) => byRange(formatQuantity(band))),
      byRange(roomRange),
      ask,
    ],
  },
  {
    id: 'hold-times',
    words: [
      'keep cold',
      'keep it cold',
      'stay cold',
      'how long does it keep',
      'how long does it last',
      'how long will it last',
    ],
    text: holdTimesCompared,
    links: [{ label: 'Hold times', to: 'faqs', section: 'hold-time' }, find, ask],
    finds: [{ to: 'faqs', section: 'hold-time' }],
  },
  {
    id: 'power',
    words: ['electric', 'electricity', 'plug', 'rechargeable', 'compressor', 'outlet'],
    text: 'Our coolers are passive: there is nothing to plug in.',
    links: [{ label: 'All coolers', to: 'coolers' }, find],
  },
  {
    id: 'water',
    words: ['waterproof', 'water resistant', 'leak proof', 'leak', 'submersible', 'rain'],
    text: `The data logger has ${loggerProtection} protection. The Monarch XVO 10 is airtight: ask what that means for water. If a cooler gets wet on your route, say so in the request.`,
    links: [{ label: 'Monarch XVO 10', to: 'monarch-xvo-10' }, logger, ask],
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
    words: [
      'phone',
      'telephone',
      'email',
      'e mail',
      'address',
      'contact',
      'opening hours',
      'office hours',
      'location',
      'located',
      'where are you',
      'directions',
      'georgia',
      'job',
      'career',
      'press',
    ],
    text: `Our address with a map, phone number and e-mail address are on Contact Us. Hours: ${company.headerHours}.`,
    links: [
      { label: 'Contact Us', to: 'contact' },
      { label: 'About us', to: 'about' },
    ],
    finds: ['contact'],
  },
  {
    id: 'blood-banks',
    words: ['blood bank', 'blood center', 'transfusion'],
    text: 'By Specimen gives storage temperature, size and maximum quantity of blood products, and the coolers to look at for each.',
    links: [bySpecimen, find],
  },
];

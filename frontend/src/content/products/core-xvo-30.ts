import { formatInBoth, formatSizeInBoth } from '../../domain/conversion';
import { type Dimensions, formatDimensions, formatQuantity, type Reading } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import { bloodProducts, formatMaximum, formatUnitSize, frozenProducts } from '../facts/blood-products';
import { bloodTable, frozenTable, tableOfThePage } from '../facts/blood-table';
import { coreDisk, cryoDisks, hardPlusSoftHold } from '../facts/cryo-disks';
import { formatSigned, loggerRangeC, loggerReadings } from '../facts/data-logger';
import { dayHold, halfDayHold } from '../facts/hold-times';
import { labelBands } from '../facts/labels';
import { formatTrailerTest, formatTrailerTestInBoth, trailerTests, trailerTestsNote } from '../facts/tests';
import { inWords, listed, sentenceCase } from '../facts/text';
import type { Product, ProductFacts } from '../types';
import { inactivatedIsLarger } from './core-xvo-3-5';
import { specificationsOf } from './shared/specifications';

/** The specification gives two different sizes; both are shown with their sources. */
const sources = { specification: 'product specification', faq: 'product FAQ' } as const;
const interior = [
  { value: { size: [13.5, 8.5, 10], unit: 'in' }, source: sources.specification },
  { value: { size: [11, 7, 2.25], unit: 'in' }, source: sources.faq },
] as const satisfies readonly Reading<Dimensions>[];
const exterior = [
  { value: { size: [14.5, 9.5, 11], unit: 'in' }, source: sources.specification },
  { value: { size: [12, 8, 3.5], unit: 'in' }, source: sources.faq },
] as const satisfies readonly Reading<Dimensions>[];

const { plateletsApheresis, inactivatedPlatelets, cryoprecipitate } = bloodProducts;
const { frozenPlasma, frozenCryoprecipitate } = frozenProducts;
const range = formatQuantity(labelBands.orange);
const steadyHold = formatQuantity(halfDayHold);
const coreHold = formatQuantity(dayHold);
const diskTemperature = formatQuantity(coreDisk.temperature);
const diskSize = formatDimensions(coreDisk.size);
const diskCount = inWords(coreDisk.count);
const disks = `${diskCount} ${diskTemperature} disks, ${diskSize} each`;
const frozenStorage = formatTemperature(frozenPlasma.storage);
const frozenMost = `${frozenPlasma.maximum.max}`;
const trailer = trailerTests.map(formatTrailerTest);
const trailerCount = inWords(trailerTests.length);

const facts: ProductFacts = {
  temperatures: [{ value: labelBands.orange, source: 'steady' }],
  holdTimes: [
    { value: dayHold, source: 'core' },
    { value: halfDayHold, source: 'steady range' },
  ],
  interior,
  exterior,
  capacity: [],
  testedTo: [],
  more: [
    {
      label: 'Disks',
      value: `${diskCount} ${formatInBoth(coreDisk.temperature)} disks, ${formatSizeInBoth(coreDisk.size)} each`,
    },
    { label: 'Trailer tests', value: trailerTests.map(formatTrailerTestInBoth).join('; ') },
  ],
};

/** The CORE XVO 30's page: the frozen-plasma cooler, with both readings of its sizes and twelve questions. */
export const coreXvo30: Product = {
  id: 'core-xvo-30',
  name: 'CORE XVO 30',
  kind: 'Frozen-plasma transport cooler',
  summary: `The frozen-plasma cooler. It has ${diskCount} ${diskTemperature} disks. Its core holds for ${coreHold}; it keeps a steady ${range} for ${steadyHold}.`,
  seo: {
    title: 'CORE XVO 30 Frozen-Plasma Transport Cooler',
    description: `CORE XVO 30 frozen-plasma cooler: ${diskCount} ${diskTemperature} disks, core holds ${coreHold}, steady ${range} for ${steadyHold}, tested in a trailer.`,
    keywords: [
      'CORE XVO 30',
      'frozen plasma cooler',
      'frozen plasma transport',
      'frozen cryoprecipitate transport',
      'passive blood transport cooler',
    ],
  },
  labels: [],
  facts,
  glance: {
    range: `${diskTemperature} disks for frozen plasma, steady ${range}`,
    holdTime: `${steadyHold} at ${range}, core ${coreHold}`,
  },
  features: [
    'Frozen-plasma cooler',
    `${sentenceCase(disks)}`,
    `Core holds for ${coreHold}`,
    `Steady ${range} for ${steadyHold}`,
    `${sentenceCase(trailerCount)} trailer tests, in cold and in heat`,
    'Passive cooling',
  ],
  sections: [
    {
      kind: 'list',
      id: 'classification',
      title: 'Classification',
      intro: 'The CORE XVO 30 at a glance, by the points a cold chain is planned on.',
      items: [
        `Cooling: passive, ${disks}`,
        `Core: holds for ${coreHold}`,
        `Steady temperature: ${range} for ${steadyHold}`,
        'Payload: frozen plasma',
        'Tests: trailer tests',
      ],
    },
    specificationsOf('CORE XVO 30 specifications', facts, 'Its size has two readings, each with its source.'),
    {
      kind: 'table',
      id: 'frozen-products',
      title: 'Frozen plasma and cryoprecipitate',
      intro: `Frozen plasma and cryoprecipitate are stored ${frozenStorage}. ${tableOfThePage}`,
      table: frozenTable('Frozen blood products', [frozenPlasma, frozenCryoprecipitate]),
    },
    {
      kind: 'table',
      id: 'blood-products',
      title: `Blood products stored at ${range}`,
      intro: `Blood products that are stored at the cooler’s steady temperature. ${tableOfThePage} One unit of inactivated platelets, at ${formatUnitSize(inactivatedPlatelets)}, is longer than the interior in either reading: ask how it is packed.`,
      table: bloodTable(`Blood products stored at ${range}, the steady range of the CORE XVO 30`, [
        plateletsApheresis,
        inactivatedPlatelets,
        cryoprecipitate,
      ]),
    },
    {
      kind: 'list',
      id: 'trailer-tests',
      title: 'Trailer tests',
      intro: `The same trailer tests as for the CORE XVO 3.5. ${trailerTestsNote}`,
      items: trailer,
    },
    {
      kind: 'list',
      id: 'why-choose-us',
      title: 'Why Choose Us',
      items: [
        'A cooler made for frozen plasma',
        `A core that holds for ${coreHold}`,
        `A steady ${range} for ${steadyHold}`,
        `${sentenceCase(diskCount)} ${diskTemperature} disks`,
        `${sentenceCase(trailerCount)} trailer tests, each with its time and temperature`,
      ],
    },
  ],
  faqs: [
    {
      id: 'frozen-plasma',
      question: 'Is the CORE XVO 30 suitable for frozen plasma?',
      answer: [
        `Yes, it is our frozen-plasma cooler, with ${disks}. Frozen plasma is stored ${frozenStorage}. Have the solution specialist confirm the pack-out for your trip, so that your units stay within their storage limit.`,
      ],
      see: ['specimens'],
    },
    {
      id: 'hold-time',
      question: 'How long does the CORE XVO 30 hold its temperature?',
      answer: [
        `The core holds for ${coreHold}, and the cooler keeps a steady ${range} for ${steadyHold}. Plan with the time that belongs to your goods.`,
      ],
    },
    {
      id: 'two-temperatures',
      question: `Why does a frozen-plasma cooler list ${range}?`,
      answer: [
        `It has both: ${disks}, and a steady ${range} for ${steadyHold}. Frozen plasma is stored ${frozenStorage}, platelets at ${formatTemperature(plateletsApheresis.storage)}. Say in your inquiry which of them you carry.`,
      ],
    },
    {
      id: 'disks',
      question: 'Which disks does the CORE XVO 30 use?',
      answer: [
        `${sentenceCase(disks)}. Our Cryo-Disks are stainless-steel phase-change disks and come in three kinds: ${listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')))}.`,
      ],
      see: ['cryo-disk'],
    },
    {
      id: 'preparing-the-disks',
      question: 'What should I know about the disks before a shipment?',
      answer: [`It takes ${disks}. Ask for their freezing time and packing order before your first shipment.`],
    },
    {
      id: 'dimensions',
      question: 'What are the dimensions of the CORE XVO 30?',
      answer: [
        `There are two readings. The ${sources.specification} gives an interior of ${formatDimensions(interior[0].value)} and an exterior of ${formatDimensions(exterior[0].value)}. The ${sources.faq} gives an interior of ${formatDimensions(interior[1].value)} and an exterior of ${formatDimensions(exterior[1].value)}.`,
        `The disks, ${diskSize} each, go with the first reading; the second equals the size of the CORE XVO 3.5. Have the size confirmed before you plan shelf or vehicle space.`,
      ],
      see: ['core-xvo-3-5'],
    },
    {
      id: 'capacity',
      question: 'How many units of frozen plasma can I carry?',
      answer: [
        `Our table of frozen products gives at most ${frozenMost} for frozen plasma and cryoprecipitate, stored ${frozenStorage}. The table counts by product, not by cooler, and bags differ in size: give the dimensions of yours, and have your number confirmed for this cooler.`,
      ],
    },
    {
      id: 'platelets',
      question: 'Can it carry platelets or cryoprecipitate too?',
      answer: [
        `Look at the CORE XVO 3.5 first: it holds ${range}, the range they are stored at; a unit of inactivated platelets ${inactivatedIsLarger}. The CORE XVO 30, our frozen-plasma cooler, keeps that range steady for ${steadyHold} as well, so have the solution specialist confirm its pack-out for them.`,
        `Our blood-product table counts by product, not by cooler: for Platelets Apheresis it gives at most ${formatMaximum(plateletsApheresis.application1)} for Application 1 and ${formatMaximum(plateletsApheresis.application2)} for Application 2.`,
      ],
      see: ['core-xvo-3-5', 'specimens'],
    },
    {
      id: 'tested-in-a-vehicle',
      question: 'Has it been tested in a vehicle?',
      answer: [
        `Yes, in the same trailer tests as the CORE XVO 3.5: ${listed(trailer)}. A summary can be downloaded from our About Us page.`,
      ],
      see: ['evidence', 'about'],
    },
    {
      id: 'openings',
      question: 'May I open the CORE XVO 30 on the way?',
      answer: [
        'Ask before you plan stops. Name how many and how long each takes, and have the pack-out confirmed for them.',
      ],
    },
    {
      id: 'longer-trips',
      question: 'What if the trip takes longer than the core holds?',
      answer: [
        `The core holds for ${coreHold}. A hard cooler together with a soft cooler and disks holds for ${formatQuantity(hardPlusSoftHold)}: have its pack-out confirmed for frozen goods.`,
      ],
      see: ['hard'],
    },
    {
      id: 'temperature-record',
      question: 'Which data logger works at these temperatures?',
      answer: [
        `The Lascar EL-USB-1-PRO measures from ${formatSigned(loggerRangeC)} and stores more than ${formatQuantity(loggerReadings)} readings, so it covers the ${diskTemperature} disks and the ${range} range alike. It is made of stainless steel.`,
      ],
      see: ['data-logger'],
    },
  ],
  askAbout: ['which-size', 'capacity', 'pack-out', 'outside-temperature', 'coolant-preparation', 'openings'],
  related: ['core-xvo-3-5', 'kelvin', 'cryo-disk', 'data-logger'],
};

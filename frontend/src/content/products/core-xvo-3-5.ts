import { type Dimensions, formatDimensions, formatQuantity } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import { bloodProducts, formatMaximum, formatUnitSize } from '../facts/blood-products';
import { bloodTable, tableOfThePage } from '../facts/blood-table';
import { coreDisk, cryoDisks } from '../facts/cryo-disks';
import { halfDayHold } from '../facts/hold-times';
import { labelBands } from '../facts/labels';
import { formatTrailerTest, formatTrailerTestInBoth, standards, trailerTests, trailerTestsNote } from '../facts/tests';
import { inWords, listed, sentenceCase } from '../facts/text';
import { thresholds } from '../facts/thresholds';
import { isLargerThan } from '../finder/fit-texts';
import type { Product, ProductFacts } from '../types';
import { specificationsOf } from './shared/specifications';

const exterior: Dimensions = { size: [12, 8, 3.5], unit: 'in' };
const interior: Dimensions = { size: [11, 7, 2.25], unit: 'in' };
const options = [
  'color key',
  'space gates or dividers',
  'shoulder strap',
  'handle',
  'identification card sleeve',
] as const;

const { plateletsApheresis, inactivatedPlatelets, cryoprecipitate } = bloodProducts;
const range = formatQuantity(labelBands.orange);
const hold = formatQuantity(halfDayHold);
const inside = formatDimensions(interior);
/** What a unit of inactivated platelets is, beside this cooler: "is larger than the interior of …". */
export const inactivatedIsLarger = isLargerThan(inactivatedPlatelets.size, interior);
const outside = formatDimensions(exterior);
const gate = `PCM gate ${cryoDisks[1].name}`;
const tested = `${standards.ista7d} and ${standards.milStd810}`;
const trailer = trailerTests.map(formatTrailerTest);
const trailerCount = inWords(trailerTests.length);

const facts: ProductFacts = {
  temperatures: [{ value: labelBands.orange }],
  holdTimes: [{ value: halfDayHold }],
  interior: [{ value: interior }],
  exterior: [{ value: exterior }],
  capacity: [],
  testedTo: [standards.ista7d, standards.milStd810],
  more: [
    { label: 'Phase-change material', value: gate },
    { label: 'Transport position', value: 'vertical or horizontal' },
    { label: 'Opening', value: 'can be opened in transit' },
    { label: 'Surface', value: 'anti-microbial; solar reflection optional' },
    { label: 'Options', value: listed(options) },
    { label: 'Trailer tests', value: trailerTests.map(formatTrailerTestInBoth).join('; ') },
  ],
};

/** The CORE XVO 3.5's page: classification, blood-product table, trailer tests, twelve questions. */
export const coreXvo35: Product = {
  id: 'core-xvo-3-5',
  name: 'CORE XVO 3.5',
  kind: `Super Insulator 9: flat transport cooler for ${range}`,
  summary: `The CORE XVO 3.5 Super Insulator 9 holds ${range} for ${hold}, stands or lies in transport, can be opened in transit, and measures ${outside} outside.`,
  seo: {
    title: `CORE XVO 3.5 Super Insulator 9 Cooler for ${range}`,
    description: `CORE XVO 3.5 Super Insulator 9: flat passive cooler that holds ${range} for ${hold}, vertical or horizontal, tested to ${tested}.`,
    keywords: ['CORE XVO 3.5', 'Super Insulator 9', 'Phase 22 PCM', 'ISTA 7D tested cooler'],
  },
  labels: [],
  facts,
  features: [
    `Holds ${range} for ${hold}`,
    gate,
    'Vertical or horizontal transport',
    'Can be opened in transit',
    'Anti-microbial',
    'Optional solar reflection',
    `Tested to ${tested}`,
    `${sentenceCase(trailerCount)} trailer tests, in cold and in heat`,
    `Options: ${listed(options)}`,
  ],
  sections: [
    {
      kind: 'list',
      id: 'classification',
      title: 'Classification',
      intro: 'The CORE XVO 3.5 at a glance, by the points a cold chain is planned on.',
      items: [
        `Cooling: passive, ${gate}`,
        `Temperature: ${range}`,
        `Hold time: ${hold}`,
        'Transport: vertical or horizontal, can be opened in transit',
        `Tests: ${tested}, and trailer tests`,
      ],
    },
    specificationsOf('CORE XVO 3.5 specifications', facts),
    {
      kind: 'table',
      id: 'blood-products',
      title: 'Blood-product specification',
      intro: `Blood products that are stored at ${range}, the range this cooler holds. ${tableOfThePage} One unit of inactivated platelets, at ${formatUnitSize(inactivatedPlatelets)}, ${inactivatedIsLarger}.`,
      table: bloodTable(`Blood products stored at ${range}`, [
        plateletsApheresis,
        inactivatedPlatelets,
        cryoprecipitate,
      ]),
    },
    {
      kind: 'list',
      id: 'trailer-tests',
      title: 'Trailer tests',
      intro: `${sentenceCase(trailerCount)} tests in a trailer. ${trailerTestsNote}`,
      items: trailer,
    },
    {
      kind: 'list',
      id: 'why-choose-us',
      title: 'Why Choose Us',
      items: [
        `Made for ${range}, the storage range of platelets and cryoprecipitate`,
        `A hold time of ${hold}, with ${gate}`,
        'Free choice of position: vertical or horizontal',
        'Opened in transit when the route requires it',
        `Tested to ${tested}, and in a trailer`,
        'Options: dividers, strap, handle and card sleeve',
      ],
    },
  ],
  faqs: [
    {
      id: 'temperature-and-hold-time',
      question: 'Which temperature does the CORE XVO 3.5 hold, and for how long?',
      answer: [
        `It holds ${range} for ${hold}. In a trailer test of ${formatQuantity(trailerTests[0].duration)} at ${formatQuantity(trailerTests[0].at)}, the interior was at ${formatQuantity(trailerTests[0].interior)}.`,
      ],
    },
    {
      id: 'which-blood-products',
      question: 'Which blood products are stored at its range?',
      answer: [
        `Platelets Apheresis and Cryoprecipitate are stored at ${range}. Inactivated platelets are as well, but one unit, ${formatUnitSize(inactivatedPlatelets)}, ${inactivatedIsLarger}. Red blood cells and thawed plasma are stored at ${formatTemperature(bloodProducts.redBloodCell.storage)}; for those see the white Kelvin.`,
      ],
      see: ['specimens', 'kelvin'],
    },
    {
      id: 'quantity',
      question: 'How many platelet units can I carry?',
      answer: [
        `The blood-product table on this page gives at most ${formatMaximum(plateletsApheresis.application1)} units of Platelets Apheresis for Application 1 and ${formatMaximum(plateletsApheresis.application2)} for Application 2; for Cryoprecipitate ${formatMaximum(cryoprecipitate.application2)} for Application 2. The table counts by product, not by cooler: have your number confirmed for this cooler.`,
        `One unit of Platelets Apheresis measures ${formatUnitSize(plateletsApheresis)}. A unit of inactivated platelets, at ${formatUnitSize(inactivatedPlatelets)}, ${inactivatedIsLarger}.`,
      ],
      see: ['specimens'],
    },
    {
      id: 'dimensions',
      question: 'What are the inside and outside dimensions?',
      answer: [
        `The exterior is ${outside}, the interior ${inside}. Compare the interior with your bags as they are packed, not empty.`,
      ],
    },
    {
      id: 'position',
      question: 'Does it have to stay upright?',
      answer: [
        'No. The CORE XVO 3.5 is made for vertical or horizontal transport. Space gates or dividers are an option if the space inside is to be divided.',
      ],
    },
    {
      id: 'openings',
      question: 'May I open it on the way?',
      answer: [
        'Yes, it can be opened in transit. Name your stops in the request: how many there are, and how long each takes.',
      ],
    },
    {
      id: 'phase-22',
      question: `What is the ${gate}?`,
      answer: [
        `It is the phase-change material of this cooler. ${cryoDisks[1].name} is also one of the three kinds of our Cryo-Disks.`,
      ],
      see: ['cryo-disk'],
    },
    {
      id: 'hot-or-cold-vehicle',
      question: 'How does it behave in a hot or a cold vehicle?',
      answer: [
        `It was put through ${trailerCount} trailer tests: ${listed(trailer)}. If it is above ${formatQuantity(thresholds.hotEnvironment)} or below ${formatQuantity(thresholds.coldEnvironment)} outside on your route, say so in your inquiry, with the hours.`,
      ],
    },
    {
      id: 'standards',
      question: 'Which standards was the CORE XVO 3.5 tested to?',
      answer: [
        `It was tested to ${tested}, besides the trailer tests listed on this page. A summary of the trailer tests can be downloaded from our About Us page.`,
      ],
      see: ['evidence', 'about'],
    },
    {
      id: 'surface',
      question: 'Which surface does it have, and what about direct sun?',
      answer: [
        'The CORE XVO 3.5 is anti-microbial, and solar reflection is an option. Name the cleaning agents that you use, and have them confirmed.',
      ],
    },
    {
      id: 'options',
      question: 'Which options can I order with it?',
      answer: [`${sentenceCase(listed(options))}, and solar reflection. Name the ones you want in your inquiry.`],
      see: ['contact'],
    },
    {
      id: 'core-xvo-30',
      question: 'Should I choose the CORE XVO 3.5 or the CORE XVO 30?',
      answer: [
        `Both hold ${range} for ${hold} and share the same trailer tests. The CORE XVO 3.5 is the flat one, with ${gate}. The CORE XVO 30 is our frozen-plasma cooler, with ${inWords(coreDisk.count)} ${formatQuantity(coreDisk.temperature)} disks.`,
      ],
      see: ['core-xvo-30'],
    },
  ],
  askAbout: ['capacity', 'applications', 'outside-temperature', 'openings', 'coolant-preparation', 'weight'],
  related: ['core-xvo-30', 'safeguard-xvo-10', 'cryo-disk', 'data-logger'],
};

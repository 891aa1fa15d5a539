import { formatDimensions, formatQuantity } from '../../domain/quantities';
import { bloodProducts } from '../facts/blood-products';
import { bloodTable, tableOfThePage } from '../facts/blood-table';
import { hardPlusSoftHold, safeguardInserts } from '../facts/cryo-disks';
import { labelBands } from '../facts/labels';
import { safeguardHold, safeguardOpenings } from '../facts/safeguard';
import { inWords } from '../facts/text';
import type { Product, ProductFacts } from '../types';
import { specificationsOf } from './shared/specifications';

const holdTime = safeguardHold;
const openings = safeguardOpenings;

const { plateletsApheresis, inactivatedPlatelets, cryoprecipitate, redBloodCell, thawedPlasma } = bloodProducts;
const roomProducts = [plateletsApheresis, inactivatedPlatelets, cryoprecipitate];
const coldProducts = [redBloodCell, thawedPlasma];
const roomRange = formatQuantity(labelBands.orange);
const coldRange = formatQuantity(labelBands.white);
const hold = formatQuantity(holdTime);
const openingsText = `up to ${inWords(openings)} openings in transit`;
const topInserts = formatDimensions(safeguardInserts.topAndBottom);
const sideInserts = formatDimensions(safeguardInserts.sides);
const inserts = `${topInserts} at top and bottom, ${sideInserts} at the sides`;

const facts: ProductFacts = {
  temperatures: [],
  holdTimes: [{ value: holdTime }],
  interior: [],
  exterior: [],
  capacity: [],
  testedTo: [],
  more: [
    { label: 'Cooling', value: `${hold} steady-state` },
    { label: 'Openings in transit', value: openings },
    { label: 'Cryo-disc inserts, top and bottom', value: safeguardInserts.topAndBottom },
    { label: 'Cryo-disc inserts, sides', value: safeguardInserts.sides },
    { label: 'Shell', value: 'hard shell' },
    { label: 'Carrying', value: 'vertical or horizontal' },
    { label: 'Sterilization', value: 'autoclavable parts' },
  ],
};

/** The Safeguard XVO 10's page: two blood-product tables, a six-point checklist, eight questions on named topics. */
export const safeguardXvo10: Product = {
  id: 'safeguard-xvo-10',
  name: 'Safeguard XVO 10',
  kind: 'Hard-shell passive transport cooler for blood products',
  summary: `A hard-shell passive cooler with ${hold} of steady-state cooling from custom cryo-disc inserts, ${openingsText}, and autoclavable parts.`,
  seo: {
    title: 'Safeguard XVO 10 Hard-Shell Blood Cooler',
    description: `Safeguard XVO 10: hard shell, ${hold} steady-state cooling, custom cryo-disc inserts, ${openingsText}, autoclavable parts.`,
    keywords: [
      'Safeguard XVO 10',
      'hard shell medical cooler',
      'blood transport cooler',
      'autoclavable cooler parts',
      'cryo-disc inserts',
    ],
  },
  labels: [],
  facts,
  features: [
    'Hard shell',
    `${holdTime.min}-hour cooling, in a steady state`,
    `Custom cryo-disc inserts: ${inserts}`,
    'Vertical or horizontal carrying',
    `Up to ${inWords(openings)} openings in transit`,
    'Autoclavable parts',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'about',
      title: 'A hard shell around steady cooling',
      paragraphs: [
        `The Safeguard XVO 10 cools for ${hold} in a steady state. Its custom cryo-disc inserts measure ${inserts}.`,
        `It may be carried vertically or horizontally, allows ${openingsText}, and has parts that go through an autoclave.`,
      ],
    },
    specificationsOf('Safeguard XVO 10 specifications', facts),
    {
      kind: 'table',
      id: 'blood-products-room',
      title: `Blood products stored at ${roomRange}`,
      intro: tableOfThePage,
      table: bloodTable(`Safeguard XVO 10: blood products stored at ${roomRange}`, roomProducts),
    },
    {
      kind: 'table',
      id: 'blood-products-cold',
      title: `Blood products stored at ${coldRange}`,
      intro: tableOfThePage,
      table: bloodTable(`Safeguard XVO 10: blood products stored at ${coldRange}`, coldProducts),
    },
    {
      kind: 'list',
      id: 'why-choose-us',
      title: 'Why Choose Us',
      items: [
        'A hard shell around your payload',
        `${hold} of steady-state cooling`,
        'Custom cryo-disc inserts at top, bottom and sides',
        'Carried vertically or horizontally, as the route requires',
        `Up to ${inWords(openings)} openings in transit`,
        'Autoclavable parts for sterilization',
      ],
    },
  ],
  faqs: [
    {
      id: 'cooling-duration',
      question: 'How long does the Safeguard XVO 10 cool?',
      answer: [
        `It gives ${hold} of steady-state cooling, with custom cryo-disc inserts at top, bottom and sides. Name the storage range of your product, and have the inserts confirmed for it.`,
      ],
      see: ['cryo-disk'],
    },
    {
      id: 'materials',
      question: 'Which materials is it made of?',
      answer: [
        'The Safeguard XVO 10 has a hard shell, custom cryo-disc inserts and parts that can be autoclaved. Ask for the material of each part.',
      ],
      see: ['cryo-disk'],
    },
    {
      id: 'impact-resistance',
      question: 'Does it withstand impacts and drops?',
      answer: [
        'Its hard shell stands between your payload and the outside. If your goods call for a drop height, name it in your request.',
      ],
    },
    {
      id: 'sterilization',
      question: 'Can the Safeguard XVO 10 be sterilized?',
      answer: ['Its autoclavable parts can be. Ask for the list of them, with their settings, before the first cycle.'],
    },
    {
      id: 'openings',
      question: 'How often may it be opened in transit?',
      answer: [`Up to ${inWords(openings)} times. Plan your stops within that number.`],
    },
    {
      id: 'orientation',
      question: 'Does it have to be carried upright?',
      answer: [
        'No. It is made for vertical or horizontal carrying, so it can stand in a vehicle or be carried on its side.',
      ],
    },
    {
      id: 'optional-features',
      question: 'Which optional features are there?',
      answer: [
        `The cryo-disc inserts are custom; those listed measure ${topInserts} for top and bottom and ${sideInserts} for the sides. A data logger is a separate accessory.`,
      ],
      see: ['data-logger'],
    },
    {
      id: 'long-distance',
      question: 'Is it suitable for long-distance transport?',
      answer: [
        `Its steady-state cooling lasts ${hold}, with ${openingsText}: plan the whole route, door to door, within that. Beyond it, a hard cooler together with a soft cooler and disks holds for ${formatQuantity(hardPlusSoftHold)}: name the range that your goods need when you ask for it.`,
      ],
      see: ['hard'],
    },
  ],
  askAbout: ['temperature-range', 'sizes', 'capacity', 'outside-temperature', 'impacts', 'autoclave'],
  related: ['core-xvo-3-5', 'kelvin', 'hard', 'cryo-disk'],
};

import { formatInBoth } from '../../domain/conversion';
import { type Dimensions, exactly, formatDimensions, formatQuantity } from '../../domain/quantities';
import { formatTemperature, joinHoldTimes, joinTemperatures, readingFrom } from '../../domain/readings';
import { frozenProducts } from '../facts/blood-products';
import { eclipseHold, eclipseOpenings, eclipseTare, prequalifiedRanges } from '../facts/eclipse';
import { kelvinOpenings } from '../facts/kelvin';
import { standards } from '../facts/tests';
import { sentenceCase } from '../facts/text';
import type { Product, ProductFacts } from '../types';
import { coreXvo35 } from './core-xvo-3-5';
import { kelvin } from './kelvin';
import { specificationsOf } from './shared/specifications';

const payloadVolume = exactly(9, 'L');
const payloadInner: Dimensions = { size: [11, 6.25, 8], unit: 'in' };
const packageOuter: Dimensions = { size: [18, 10, 12], unit: 'in' };
const holdTime = eclipseHold;
const openings = eclipseOpenings;
const [coldRange, roomRange] = prequalifiedRanges;

const litres = formatQuantity(payloadVolume);
const inner = formatDimensions(payloadInner);
const outer = formatDimensions(packageOuter);
const hold = formatQuantity(holdTime);
const opened = `${formatQuantity(openings)} openings`;
const ranges = `${formatQuantity(coldRange)} and ${formatQuantity(roomRange)}`;
const weight = `${formatQuantity(eclipseTare.given)} (about ${formatQuantity(eclipseTare.about)})`;
const qualified = `${standards.ista7e} and ${standards.pdaReport39}`;
const contents = ['the cooler', 'shoulder strap', 'hard bottle PCMs', 'pack-out diagrams', 'SOPs'] as const;

const kelvinAt = (figure: 'temperatures' | 'holdTimes', variant: string) =>
  formatQuantity(readingFrom(kelvin.facts[figure], variant));

const facts: ProductFacts = {
  temperatures: [{ value: coldRange }, { value: roomRange }],
  holdTimes: [{ value: holdTime }],
  interior: [{ value: payloadInner }],
  exterior: [{ value: packageOuter }],
  capacity: [],
  // The specification uses "qualified" for this cooler.
  testedTo: [],
  qualifiedTo: [standards.ista7e, standards.pdaReport39],
  more: [
    { label: 'Payload', value: payloadVolume },
    { label: 'Openings within the hold time', value: openings },
    { label: 'Refrigerant', value: 'bottle PCM' },
    { label: 'Pack-outs', value: 'universal' },
    { label: 'Tare weight', value: `${formatInBoth(eclipseTare.given)}, about ${formatQuantity(eclipseTare.about)}` },
    { label: 'Included', value: contents.join(', ') },
  ],
};

/** The Eclipse soft cooler's page: tables, SOPs and qualification data, what is included, twelve questions. */
export const eclipse: Product = {
  id: 'eclipse',
  name: 'Eclipse',
  kind: 'Soft passive transport cooler',
  summary: `A soft cooler with a ${litres} payload, prequalified for ${ranges}: ${hold} with ${opened}, and delivered with its pack-out diagrams and SOPs.`,
  seo: {
    title: `Eclipse Soft Medical Cooler with ${litres} Payload`,
    description: `Eclipse soft cooler: ${litres} payload, prequalified for ${ranges}, ${hold} with ${opened}, qualified to ${qualified}.`,
    keywords: [
      'Eclipse soft cooler',
      'soft medical cooler',
      'prequalified medical cooler',
      'ISTA 7E qualified cooler',
      'PDA Technical Report 39',
      'bottle PCM cooler',
    ],
  },
  labels: [],
  glance: { openings: opened },
  facts,
  features: [
    `${litres} payload, ${inner} inside`,
    `${hold} with ${opened}`,
    `Prequalified for ${ranges}`,
    'Bottle PCM refrigerant',
    'Universal pack-outs',
    `Tare weight ${weight}`,
    'Shoulder strap included',
    'Pack-out diagrams and SOPs included',
    `Qualified to ${qualified}`,
  ],
  sections: [
    {
      kind: 'prose',
      id: 'about',
      title: 'Hours and openings, stated together',
      paragraphs: [
        `The Eclipse keeps its temperature for ${hold} while it is opened ${formatQuantity(openings)} times. Count one opening for each stop, and finish all stops within the hours.`,
        `A shoulder strap is included, and the tare weight is ${weight}. The payload space is ${inner}, ${litres} in all.`,
      ],
    },
    specificationsOf('Eclipse specifications', facts),
    {
      kind: 'prose',
      id: 'sops-and-qualification',
      title: 'SOPs and qualification data',
      paragraphs: [
        `The Eclipse is qualified to ${qualified}, with prequalified ranges of ${ranges}.`,
        'Pack-out diagrams and SOPs are included. The Evidence page takes a request for the qualification data.',
      ],
    },
    {
      kind: 'list',
      id: 'why-choose-us',
      title: 'Why Choose Us',
      items: [
        `Two prequalified ranges in one cooler: ${ranges}`,
        `${sentenceCase(hold)} with ${opened}`,
        'Universal pack-outs, with diagrams and SOPs included',
        `Qualified to ${qualified}`,
        `${litres} of payload at a tare weight of ${weight}`,
      ],
    },
    {
      kind: 'list',
      id: 'whats-included',
      title: 'What’s Included',
      items: ['Eclipse cooler', ...contents.slice(1).map(sentenceCase)],
    },
  ],
  faqs: [
    {
      id: 'payload',
      question: 'How much fits into the Eclipse?',
      answer: [
        `The payload is ${litres}, and the payload space measures ${inner} inside. Compare that with your product in its own packaging, not with the bare product.`,
      ],
    },
    {
      id: 'outside-size',
      question: 'How large is the packed Eclipse?',
      answer: [
        `The package measures ${outer} outside. Use these dimensions for a vehicle seat, a shelf or a carrier’s size limit.`,
      ],
    },
    {
      id: 'weight',
      question: 'How heavy is the Eclipse, and how is it carried?',
      answer: [`Its tare weight is ${weight}; your payload comes on top. A shoulder strap is included.`],
    },
    {
      id: 'hold-time',
      question: 'How long does it hold its temperature, and may I open it?',
      answer: [
        `${sentenceCase(hold)} with ${opened}. The openings are part of the figure, so count one for every stop at which the cooler is opened.`,
      ],
    },
    {
      id: 'longer-rounds',
      question: `What if my round is longer than ${hold}?`,
      answer: [
        `For ${kelvinAt('temperatures', 'XVO 6.5 Blue')} the Kelvin XVO 6.5 Blue holds for ${kelvinAt('holdTimes', 'XVO 6.5 Blue')}, and can be opened ${formatQuantity(kelvinOpenings.count)} times per ${formatQuantity(kelvinOpenings.per)}. Inside ${formatQuantity(roomRange)}, the CORE XVO 3.5 holds ${joinTemperatures(coreXvo35.facts.temperatures)} for ${joinHoldTimes(coreXvo35.facts.holdTimes)}. For a longer round, name your range and hours in a request.`,
      ],
      see: ['kelvin', 'core-xvo-3-5'],
    },
    {
      id: 'ranges',
      question: 'Which temperature ranges is the Eclipse prequalified for?',
      answer: [
        `Two: ${ranges}. Choose by the range that your product needs on the way. Pack-out diagrams are included.`,
      ],
    },
    {
      id: 'refrigerant',
      question: 'What cools the Eclipse?',
      answer: [
        'Bottle PCM: phase-change material in hard bottles. The bottles are included with the cooler, as are pack-out diagrams and SOPs.',
      ],
    },
    {
      id: 'included',
      question: 'What do I receive when I order an Eclipse?',
      answer: [
        `You receive ${contents.slice(0, -1).join(', ')} and ${contents.at(-1)}. A data logger is a separate accessory.`,
      ],
      see: ['data-logger'],
    },
    {
      id: 'sops',
      question: 'Can our staff pack it without writing a procedure of our own?',
      answer: [
        'SOPs and pack-out diagrams come with the cooler, so that you start from ours. Ask to see them, and compare them with your own procedure.',
      ],
    },
    {
      id: 'qualification',
      question: 'What was the Eclipse qualified to?',
      answer: [
        `It is qualified to ${qualified}, with prequalified ranges of ${ranges}. The Evidence page has a row for each, with a button that adds its report to your request.`,
      ],
      see: ['evidence'],
    },
    {
      id: 'universal-pack-outs',
      question: 'Which pack-outs come with the Eclipse?',
      answer: [
        'Universal pack-outs, with their diagrams and SOPs. Have the pack-out confirmed for your hottest and your coldest day.',
      ],
    },
    {
      id: 'frozen-goods',
      question: 'Is the Eclipse suitable for frozen goods?',
      answer: [
        `The Eclipse is prequalified for ${ranges}. Frozen plasma, for example, is stored ${formatTemperature(frozenProducts.frozenPlasma.storage)}. For such goods see the CORE XVO 30. The gray Kelvin is for ${kelvinAt('temperatures', 'XVO 9.5 Gray')}: ask whether a pack-out goes lower.`,
      ],
      see: ['core-xvo-30', 'kelvin'],
    },
  ],
  askAbout: ['outside-temperature', 'pack-out', 'coolant-preparation', 'capacity', 'air'],
  related: ['kelvin', 'medication', 'monarch-xvo-10', 'data-logger'],
};

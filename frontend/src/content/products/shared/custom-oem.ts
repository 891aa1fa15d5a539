/**
 * Common content of the Cube, the Roller Bear Med Cooler and the Biological Specimen Transport Chiller (section 2):
 * features, development process, fulfillment and nine questions, with the product's name inserted.
 */

import { formatQuantity } from '../../../domain/quantities';
import { cryoDisks } from '../../facts/cryo-disks';
import { holdTimesCompared } from '../../facts/hold-times';
import { labelBands } from '../../facts/labels';
import { listed } from '../../facts/text';
import { thresholds } from '../../facts/thresholds';
import type { TopicId } from '../../topics';
import type { Faq, ProductFacts, Section } from '../../types';

const hot = formatQuantity(thresholds.hotEnvironment);
const cold = formatQuantity(thresholds.coldEnvironment);
const altitude = formatQuantity(thresholds.altitude);
const bands = `white ${formatQuantity(labelBands.white)}, blue ${formatQuantity(labelBands.blue)} and orange ${formatQuantity(labelBands.orange)}`;
const disks = listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')));

/** The specification gives no figures of these products. */
export const customOemFacts: ProductFacts = {
  temperatures: [],
  holdTimes: [],
  interior: [],
  exterior: [],
  capacity: [],
  testedTo: [],
  more: [],
};

/** Key features; `what` is the first one, such as "Custom OEM cooler for medical goods". */
export const customOemFeatures = (what: string): readonly string[] => [
  what,
  'Sized from the dimensions of your product and packaging',
  'Developed from the temperature range and the hours or days that you name',
  'Passive cooling',
  'Requirements for opening, moisture and air transport recorded at the start',
  'Manufacturing, OEM fulfillment, packaging and distribution from one maker',
];

/** The open points of a cooler that is made to order. */
export const customOemAskAbout: readonly TopicId[] = [
  'temperature-range',
  'hold-time',
  'interior',
  'exterior',
  'openings',
];

/** Six steps; `name` follows the article "A". */
export const developmentProcess = (name: string): Section => ({
  kind: 'steps',
  id: 'development-process',
  title: 'Development process',
  intro: `A ${name} starts with your requirements.`,
  items: [
    {
      title: 'Product Details',
      text: 'You give the length, width and height of your product and, if you keep your own packaging, of that too.',
    },
    {
      title: 'Temperature Control',
      text: `You name the range in °F, whether it is above ${hot} or below ${cold} outside, and how many hours or days the product must be protected.`,
    },
    {
      title: 'Transit Requirements',
      text: `You tell us whether the container is opened in transit, meets moisture or condensation, goes by air, or above ${altitude}.`,
    },
    {
      title: 'Containment and Sterilization',
      text: 'You say whether it should be reusable or disposable and whether parts must be autoclaved, and describe how clean and sterile the container must be.',
    },
    {
      title: 'Space Gauging',
      text: 'We compare your dimensions with the space left in the cooler once the disks are in.',
    },
    {
      title: 'Validation and Results',
      text: 'Ask which validation and which tests your cooler gets.',
    },
  ],
});

export const fulfillmentAndDistribution = (name: string): Section => ({
  kind: 'prose',
  id: 'fulfillment-and-distribution',
  title: 'Fulfillment and distribution',
  paragraphs: [
    `Making the ${name} is one part of the service. OEM fulfillment, packaging, distribution and global logistics are the others, so one maker can take an order from manufacturing to its destination.`,
    'Tell us the number of containers, the type of transport and any transport product you use today.',
  ],
});

/** Questions on what the customer specifies. */
const requirementFaqs = (name: string): readonly Faq[] => [
  {
    id: 'size',
    question: `What size is the ${name}?`,
    answer: [
      'Custom products are made on request. Send the length, width and height of what you carry, and of your packaging if you keep it.',
    ],
    see: ['contact'],
  },
  {
    id: 'temperature-range',
    question: `Which temperature range can the ${name} be made for?`,
    answer: [
      `Name the range you need, in °F, on the inquiry form, and ask what can be made for it. Our Cryo-Disks come in three kinds: ${disks}. Our label colors mark three bands: ${bands}.`,
    ],
    see: ['cryo-disk', 'specimens'],
  },
  {
    id: 'hold-time',
    question: `How long does the ${name} hold its temperature?`,
    answer: [
      'Name the time, in hours or days. What can be held depends on your payload and on the temperature outside.',
      holdTimesCompared,
    ],
    see: ['kelvin', 'monarch-xvo-10', 'hard'],
  },
  {
    id: 'own-packaging',
    question: `Can we keep our own packaging inside the ${name}?`,
    answer: [
      'Say so on the inquiry form and give the length, width and height of the packaging as well as of the product. Space gauging then works with the packed size. If you have no packaging of your own, packaging is one of our services.',
    ],
    see: ['contact', 'services'],
  },
  {
    id: 'transit-conditions',
    question: `Can the ${name} be opened in transit, or travel by air?`,
    answer: [
      `Tell us: those are among the first things we ask, because they shape the pack-out. The inquiry form has opening in transit, moisture or condensation, air transport, and an altitude above ${altitude}. It also asks whether it is above ${hot} or below ${cold} outside.`,
    ],
    see: ['contact'],
  },
  {
    id: 'reuse-and-sterilization',
    question: `Is the ${name} reusable, and can it be autoclaved?`,
    answer: [
      'Say which it has to be, and ask what can be done. The inquiry form asks whether the container is to be reusable or disposable, and whether it must go through an autoclave. Describe there how clean and sterile it has to be.',
    ],
    see: ['contact'],
  },
];

/** Questions on what the company does. */
const serviceFaqs = (name: string): readonly Faq[] => [
  {
    id: 'validation',
    question: `Is a pack-out of the ${name} validated?`,
    answer: [
      'Our process has three parts: validation, space gauging and results. Ask which validation and which tests your cooler gets. About Us has two files of results, of the Monarch XVO 10 and of the CORE XVO coolers.',
    ],
    see: ['about'],
  },
  {
    id: 'logo',
    question: `Can the ${name} carry our logo?`,
    answer: [
      `Custom Logo is part of our OEM offer. Describe what the ${name} should show in the message of your inquiry, and see the OEM Pharmaceutical Rep cooler for how a branded cooler is developed.`,
    ],
    see: ['oem'],
  },
  {
    id: 'fulfillment',
    question: `Who packs and ships the ${name} once it is made?`,
    answer: [
      'Packing and shipping are services of ours. Manufacturing, OEM fulfillment, packaging, distribution and global logistics are our five services. Tell us how many containers you need, the type of transport, and the transport product you use now, if any.',
    ],
    see: ['services', 'contact'],
  },
];

/** The nine questions with their answers; `name` as it follows "the". */
export const customOemFaqs = (name: string): readonly Faq[] => [...requirementFaqs(name), ...serviceFaqs(name)];

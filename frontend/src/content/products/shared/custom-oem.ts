/**
 * What the Cube, the Roller Bear Med Cooler and the Biological Specimen Transport Chiller have in common: the
 * development process, the custom OEM description, fulfillment and distribution, and nine questions (section 2).
 */
import { cryoDisks, hardPlusSoftHold } from '../../facts/cryo-disks';
import { customizationThresholds } from '../../facts/customization';
import { dayHold, halfDayHold, holdTimeNote } from '../../facts/hold-times';
import { labelBands } from '../../facts/labels';
import { listed } from '../../facts/text';
import { formatQuantity } from '../../quantities';
import { orderTopics, type TopicId } from '../../topics';
import type { Faq, Section } from '../../types';

/** The cooler whose page is written. */
export interface CustomOemCooler {
  /** As it follows "the": "Cube". */
  readonly name: string;
  /** What it carries, in the plural: "medical goods". */
  readonly goods: string;
}

const hot = formatQuantity(customizationThresholds.hotEnvironment);
const cold = formatQuantity(customizationThresholds.coldEnvironment);
const altitude = formatQuantity(customizationThresholds.altitude);
const bands = `white ${formatQuantity(labelBands.white)}, blue ${formatQuantity(labelBands.blue)} and orange ${formatQuantity(labelBands.orange)}`;
const disks = listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')));

/** Key features of a custom OEM cooler. */
export const customOemFeatures = ({ goods }: CustomOemCooler): readonly string[] => [
  `Custom OEM cooler for ${goods}`,
  'Sized from the dimensions of your product and packaging',
  'Temperature range and protection time set by you, in hours or days',
  'Passive cooling',
  'Requirements for opening, moisture and air transport recorded at the start',
  'Manufacturing, OEM fulfillment, packaging and distribution from one maker',
];

/** Development process, custom OEM description, and fulfillment and distribution, in the order of the page. */
export const customOemSections = ({ name, goods }: CustomOemCooler): readonly Section[] => [
  {
    kind: 'steps',
    id: 'development-process',
    title: 'Development Process',
    intro: `A ${name} starts with your requirements; validation is part of the process.`,
    items: [
      {
        title: 'Product details',
        text: 'You give the length, width and height of your product and, if you keep your own packaging, of that too.',
      },
      {
        title: 'Temperature control',
        text: `You name the range in °F, whether it is above ${hot} or below ${cold} outside, and how many hours or days the product must be protected.`,
      },
      {
        title: 'Transit requirements',
        text: `You tell us whether the container is opened in transit, meets moisture or condensation, goes by air, or sees pressure above ${altitude}.`,
      },
      {
        title: 'Containment and sterilization',
        text: 'You choose reusable or disposable, say whether parts must be autoclaved, and describe how clean and sterile the container must be.',
      },
      {
        title: 'Space gauging',
        text: 'Your dimensions are set against the space inside the cooler, disks included.',
      },
      {
        title: 'Validation and results',
        text: 'Validation is part of our process; ask which test applies to your cooler.',
      },
    ],
  },
  {
    kind: 'prose',
    id: 'custom-oem',
    title: 'Custom OEM Cooler',
    paragraphs: [
      `The ${name} is a custom OEM cooler: it is made to your requirements for ${goods}, and no standard size or hold time is listed for it. We make custom products on request, and we are a division of a cooler manufacturer.`,
      'It cools passively. Our Cryo-Disks are stainless-steel phase-change disks; which of them belong in your pack-out follows from the range you need.',
    ],
  },
  {
    kind: 'prose',
    id: 'fulfillment-and-distribution',
    title: 'Fulfillment and Distribution',
    paragraphs: [
      `Making the ${name} is one part of the service. OEM fulfillment, packaging, distribution and global logistics are the others, so one maker can take an order from manufacturing to its destination.`,
      'Tell us the number of containers, the type of transport and any transport product you use today. Ask the solution specialist about fulfillment for your order.',
    ],
  },
];

/** Nothing of these is given for any of the three. */
export const customOemNotPublished: readonly TopicId[] = [
  'temperature-range',
  'hold-time',
  'interior',
  'exterior',
  'weight',
  'capacity',
  'coolant',
  'openings',
  'air',
  'tests',
  'materials',
  'cleaning',
  ...orderTopics,
];

/** The nine questions. */
export const customOemFaqs = ({ name, goods }: CustomOemCooler): readonly Faq[] => [
  {
    id: 'size',
    question: `What size is the ${name}?`,
    answer: [
      `The ${name} is a custom OEM cooler, so no standard dimensions are listed. Send the length, width and height of the ${goods} you carry, and of your packaging if you keep it. We size the cooler from those.`,
    ],
    see: ['contact'],
  },
  {
    id: 'temperature-range',
    question: `Which temperature range can a ${name} be made for?`,
    answer: [
      `You name the range you need, in °F, on the inquiry form. Our Cryo-Disks come in three kinds: ${disks}. The Kelvin’s labels mark three bands: ${bands}.`,
      'Ask the solution specialist which disks suit your range.',
    ],
    see: ['cryo-disk', 'specimens'],
  },
  {
    id: 'hold-time',
    question: `How long does a ${name} hold its temperature?`,
    answer: [
      `You set the time, in hours or days, and it depends on your payload and on the temperature outside. No single figure is listed for the ${name}.`,
      `For comparison: the Monarch and CORE coolers hold for ${formatQuantity(halfDayHold)}, the Kelvin for ${formatQuantity(dayHold)}, and a hard plus a soft cooler with disks for ${formatQuantity(hardPlusSoftHold)}. ${holdTimeNote}`,
    ],
    see: ['kelvin', 'monarch-xvo-10', 'hard'],
  },
  {
    id: 'own-packaging',
    question: `Can we keep our own packaging inside the ${name}?`,
    answer: [
      'Yes. Say so on the inquiry form and give the length, width and height of the packaging as well as of the product. Space gauging then works with the packed size. If you have no packaging of your own, packaging is one of our services.',
    ],
    see: ['contact', 'services'],
  },
  {
    id: 'transit-conditions',
    question: `Can the ${name} be opened in transit, or travel by air?`,
    answer: [
      `Those are among the first things we ask, because they shape the pack-out: opening in transit, moisture or condensation, air transport, and pressure above ${altitude}. We also ask whether it is above ${hot} or below ${cold} outside. No number of openings or altitude limit is listed for the ${name}; it follows from your answers.`,
    ],
  },
  {
    id: 'reuse-and-sterilization',
    question: `Is the ${name} reusable, and can it be autoclaved?`,
    answer: [
      'You decide: the inquiry form asks whether the container is to be reusable or disposable, and whether it must go through an autoclave. Describe there how clean and sterile it has to be, and ask the solution specialist what your design allows.',
    ],
  },
  {
    id: 'validation',
    question: `How is a ${name} pack-out validated?`,
    answer: [
      'Our process has three parts: validation, space gauging and results. No test standard is listed for a custom cooler: ask which test applies to yours. The two summaries on the About Us page cover the Monarch XVO 10 and the CORE XVO coolers.',
    ],
    see: ['about'],
  },
  {
    id: 'logo',
    question: `Can the ${name} carry our logo?`,
    answer: [
      `Custom logo work is part of our OEM offer. Describe what the ${name} should show in the message of your inquiry, and see the OEM Pharmaceutical Rep cooler for how a branded cooler is developed.`,
    ],
    see: ['oem'],
  },
  {
    id: 'fulfillment',
    question: `Who packs and ships the ${name} once it is made?`,
    answer: [
      `We can. Manufacturing, OEM fulfillment, packaging, distribution and global logistics are our five services. Tell us how many containers you need, the type of transport, and the transport product you use now, if any.`,
    ],
    see: ['services', 'contact'],
  },
];

/**
 * What the Cube, the Roller Bear Med Cooler and the Biological Specimen Transport Chiller have in common: features, the
 * development process, the nine questions, and what is not published (section 2). The Cube's page has the long answers;
 * the other two answer in short and lead there.
 */

import { formatQuantity } from '../../../domain/quantities';
import { customizationThresholds } from '../../facts/customization';
import type { TopicId } from '../../topics';
import type { Faq, ProductFacts } from '../../types';

const altitude = formatQuantity(customizationThresholds.altitude);

/** The specification gives no figure for any of the three. */
export const customOemFacts: ProductFacts = {
  temperatures: [],
  holdTimes: [],
  interior: [],
  exterior: [],
  capacity: [],
  testedTo: [],
  more: [],
};

/** Key features; `what` is what the page is about: "Custom OEM cooler for medical goods". */
export const customOemFeatures = (what: string): readonly string[] => [
  what,
  'Sized from the dimensions of your product and packaging',
  'Developed from the temperature range and the hours or days that you name',
  'Passive cooling',
  'Requirements for opening, moisture and air transport recorded at the start',
  'Manufacturing, OEM fulfillment, packaging and distribution from one maker',
];

/** The six steps of the development process, by their titles. */
export const developmentSteps = [
  'Product details',
  'Temperature control',
  'Transit requirements',
  'Containment and sterilization',
  'Space gauging',
  'Validation and results',
] as const;

/** What decides on a cooler that is made to order. */
export const customOemAskAbout: readonly TopicId[] = [
  'temperature-range',
  'hold-time',
  'interior',
  'exterior',
  'openings',
];

/** What a page asks, by anchor; the name as it follows "the". */
const questions = {
  size: (name: string) => `What size is the ${name}?`,
  'temperature-range': (name: string) => `Which temperature range can the ${name} be made for?`,
  'hold-time': (name: string) => `How long does the ${name} hold its temperature?`,
  'own-packaging': (name: string) => `Can we keep our own packaging inside the ${name}?`,
  'transit-conditions': (name: string) => `Can the ${name} be opened in transit, or travel by air?`,
  'reuse-and-sterilization': (name: string) => `Is the ${name} reusable, and can it be autoclaved?`,
  validation: (name: string) => `How is a pack-out of the ${name} validated?`,
  logo: (name: string) => `Can the ${name} carry our logo?`,
  fulfillment: (name: string) => `Who packs and ships the ${name} once it is made?`,
} as const;

type QuestionId = keyof typeof questions;
type Answer = Pick<Faq, 'answer' | 'see'>;

/** The nine questions about a cooler, each with its answer. */
export const customOemFaqs = (name: string, answers: Readonly<Record<QuestionId, Answer>>): readonly Faq[] =>
  (Object.keys(questions) as QuestionId[]).map((id) => ({ id, question: questions[id](name), ...answers[id] }));

/** The answer on the Cube's page. */
const longer = (id: QuestionId) => ({ label: 'More on this: Cube', to: 'cube', section: id }) as const;

/** The nine answers in short, each with a link to the Cube's. */
export const shortAnswers = {
  size: {
    answer: ['No standard dimensions are published. They follow from your product and its packaging.'],
    see: [longer('size')],
  },
  'temperature-range': {
    answer: ['Name the one you need, in °F, on the inquiry form. No standard range is published.'],
    see: [longer('temperature-range')],
  },
  'hold-time': {
    answer: ['You name the hours or days. No hold time is published, so have yours confirmed before you plan with it.'],
    see: [longer('hold-time')],
  },
  'own-packaging': {
    answer: ['Yes. Give its length, width and height on the inquiry form, besides those of the product.'],
    see: [longer('own-packaging')],
  },
  'transit-conditions': {
    answer: [
      `The inquiry form asks about both, and about moisture and an altitude above ${altitude}. No number of openings and no limit for air transport are published.`,
    ],
    see: [longer('transit-conditions')],
  },
  'reuse-and-sterilization': {
    answer: ['Say on the inquiry form whether it is to be reusable, and whether it must go through an autoclave.'],
    see: [longer('reuse-and-sterilization')],
  },
  validation: {
    answer: ['Validation is part of our process. No test standard is published for a custom cooler.'],
    see: [longer('validation')],
  },
  logo: {
    answer: ['Custom Logo is part of our OEM offer. Describe in your inquiry what it should show.'],
    see: ['oem', longer('logo')],
  },
  fulfillment: {
    answer: ['We can do both: OEM fulfillment, packaging, distribution and global logistics are services of ours.'],
    see: ['services', longer('fulfillment')],
  },
} as const satisfies Readonly<Record<QuestionId, Answer>>;

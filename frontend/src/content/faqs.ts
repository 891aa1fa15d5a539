import { formatQuantity } from '../domain/quantities';
import { formatTemperature, joinHoldTimes, readingFrom } from '../domain/readings';
import { sections } from '../routes/manifest';
import { bloodProducts, frozenProducts } from './facts/blood-products';
import { company } from './facts/company';
import { hardPlusSoftHold } from './facts/cryo-disks';
import { loggerInterval, loggerReadings } from './facts/data-logger';
import { prequalifiedRanges } from './facts/eclipse';
import { dayHold, halfDayHold } from './facts/hold-times';
import { labelBands } from './facts/labels';
import { monarchRange } from './facts/monarch';
import { standards } from './facts/tests';
import { listed, sentenceCase } from './facts/text';
import { eclipse } from './products/eclipse';
import { kelvin } from './products/kelvin';
import { monarchXvo5 } from './products/monarch-xvo-5';
import { monarchXvo10 } from './products/monarch-xvo-10';
import { safeguardXvo10 } from './products/safeguard-xvo-10';
import { capacityOf, figureOf } from './products/shared/figures';
import { orderTopics, type TopicId } from './topics';
import type { Faq } from './types';

/** The FAQ page: nine questions, five of them shown at first. A button shows the others (sections 2 and 9). */
export interface FaqsContent {
  readonly title: string;
  readonly intro: string;
  readonly questionsTitle: string;
  readonly request: { readonly title: string; readonly text: string };
  readonly loadMore: string;
  readonly faqs: readonly Faq[];
  /** The terms of every order; the anchor is the manifest's `sections.ordering`. */
  readonly ordering: {
    readonly title: string;
    readonly intro: string;
    readonly points: readonly { readonly id: string; readonly title: string; readonly text: string }[];
    /** Above the checkboxes. */
    readonly askTitle: string;
    readonly ask: readonly TopicId[];
    readonly submit: string;
  };
}

const { redBloodCell, plateletsApheresis, igscSyringe } = bloodProducts;
const white = formatQuantity(labelBands.white);
const blue = formatQuantity(labelBands.blue);
const orange = formatQuantity(labelBands.orange);
const halfDay = formatQuantity(halfDayHold);
const upToADay = formatQuantity(dayHold);
const eclipseHold = joinHoldTimes(eclipse.facts.holdTimes);
const eclipseOpenings = figureOf(eclipse, 'Openings within the hold time');
const safeguardHold = joinHoldTimes(safeguardXvo10.facts.holdTimes);

/** The structured data has country codes. */
const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });
const shippingCountries = listed(
  company.structuredProduct.shipping.countries.map((code) => `${countryNames.of(code)}`),
);

/** "listed for the United States and Canada". The rate of 0 is in the structured data alone (section 9). */
export const shippingOffer = `listed for the ${shippingCountries}`;

export const faqs: FaqsContent = {
  title: 'Frequently Asked Questions',
  intro: 'Questions that apply to the whole range. Each product\u2019s page answers its own.',
  questionsTitle: 'Questions and answers',
  request: { title: 'Still have a question?', text: 'Send it and tell us what you transport, or call.' },
  loadMore: 'Load More',
  ordering: {
    title: 'Ordering',
    intro: 'Start with a request or a call: a cooler is chosen for what it carries.',
    points: [
      {
        id: 'request',
        title: 'Request it, or call',
        text: `Request a Product opens the inquiry form, for one product or for several. Hours: ${company.headerHours}.`,
      },
      {
        id: 'details',
        title: 'Say what you transport',
        text: 'Its size and its temperature, the hours on the way, how often the cooler is opened, and how many coolers you need.',
      },
      {
        id: 'custom',
        title: 'Made to order',
        text: 'Custom products are made on request. The Customization Form on the Products page takes dimensions, temperature and journey.',
      },
      {
        id: 'shipping',
        title: 'Shipping',
        text: `${sentenceCase(shippingOffer)}. Name your country in the request, and ask for the cost.`,
      },
    ],
    askTitle: 'Ask for your order',
    ask: orderTopics,
    submit: 'Ask in a request',
  },
  faqs: [
    {
      id: 'which-cooler',
      question: 'How do I choose the right cooler?',
      answer: [
        `Start from the storage temperature of your product. Our label colors stand for three ranges: white for ${white}, blue for ${blue}, orange for ${orange}.`,
        'Then compare three things on the product pages: how long the cooler holds the range, what it measures inside, and how many units it takes. For blood products, start from By Specimen.',
      ],
      see: ['find', 'specimens', 'coolers'],
    },
    {
      id: 'blood-products',
      question: 'Which coolers hold the ranges of blood products?',
      answer: [
        `Match the storage range. Red blood cells and thawed plasma are stored at ${formatTemperature(redBloodCell.storage)}: look at Kelvin. Platelets (apheresis) are stored at ${formatTemperature(plateletsApheresis.storage)}: look at the CORE XVO 3.5. Frozen plasma is stored ${formatTemperature(frozenProducts.frozenPlasma.storage)}: look at the CORE XVO 30, the frozen-plasma cooler. The page of the Safeguard XVO 10 shows two of our blood-product tables.`,
        'By Specimen shows storage range, size and maximum quantity for eight specimens, with coolers to look at for each.',
      ],
      see: ['specimens', 'core-xvo-3-5', 'core-xvo-30', 'safeguard-xvo-10', 'kelvin'],
    },
    {
      id: 'hold-time',
      question: 'How long do the coolers hold their temperature?',
      answer: [
        `It depends on the cooler and its disks. Kelvin holds for ${upToADay}, depending on the variant. The Monarch XVO and CORE XVO coolers hold for ${halfDay}, the core of the CORE XVO 30 for ${upToADay}, the Safeguard XVO 10 for ${safeguardHold}. Eclipse holds for ${eclipseHold} with ${eclipseOpenings} openings. A hard cooler together with a soft one holds for ${formatQuantity(hardPlusSoftHold)} with disks.`,
      ],
      see: ['kelvin', 'monarch-xvo-10', 'core-xvo-3-5', 'hard'],
    },
    {
      id: 'opening-in-transit',
      question: 'Can I open a cooler on the way?',
      answer: [
        `Yes, several are made for it. Kelvin can be opened ${figureOf(kelvin, 'Openings')}, the Safeguard XVO 10 ${figureOf(safeguardXvo10, 'Openings in transit')} times, and Eclipse holds for ${eclipseHold} with ${eclipseOpenings} openings. The CORE XVO 3.5 can be opened in transit as well.`,
        'Count your stops before you choose.',
      ],
      see: ['eclipse', 'kelvin', 'safeguard-xvo-10', 'core-xvo-3-5'],
    },
    {
      id: 'tests',
      question: 'What have your coolers been tested to?',
      answer: [
        `Kelvin, the Monarch XVO 10 and the CORE XVO 3.5 are tested to ${standards.ista7d} and ${standards.milStd810} (the Monarch XVO 10: high temperature). Eclipse is qualified to ${standards.ista7e} and ${standards.pdaReport39}. The CORE XVO coolers have also been through trailer tests.`,
        'Two files of test-lab results, in summary, can be downloaded from About Us. The Evidence page lists every test, with a button that adds its report to your request.',
      ],
      see: ['evidence', 'about'],
    },
    {
      id: 'custom-cooler',
      question: 'Can you make a cooler to our dimensions, with our logo?',
      answer: [
        'Yes. Custom products are made on request, and the OEM cooler for pharmaceutical representatives carries your logo. On the Monarch XVO 10, custom sizes and colors are options, as is printing of logos, serial numbers and identification codes.',
        'The Customization Form on the Products page asks for its dimensions, its temperature and its journey.',
      ],
      see: ['oem', 'products'],
    },
    {
      id: 'temperature-record',
      question: 'How can I show that the temperature was kept?',
      answer: [
        `Put a data logger in with the product. The Lascar EL-USB-1-PRO keeps more than ${formatQuantity(loggerReadings)} readings, at a rate from every ${formatQuantity(loggerInterval.shortest)} to every ${formatQuantity(loggerInterval.longest)}. You set it up with free desktop software, which runs on Windows only; a delayed start is possible.`,
      ],
      see: ['data-logger'],
    },
    {
      id: 'patients',
      question: 'I am a patient. Which cooler carries my own medication?',
      answer: [
        `The range on your medication\u2019s label decides. For IgSC syringes, the Monarch XVO 10 takes ${formatQuantity(capacityOf(monarchXvo10, igscSyringe.name))} and holds ${formatQuantity(monarchRange)} for ${halfDay}. The Monarch XVO 5 holds ${formatQuantity(capacityOf(monarchXvo5, 'Units'))} units over the same range and time: ask what counts as a unit. For ${formatQuantity(prequalifiedRanges[0])}, see the Kelvin XVO 6.5 Blue, which holds for ${formatQuantity(readingFrom(kelvin.facts.holdTimes, 'XVO 6.5 Blue'))}, and the Eclipse, prequalified for it, which holds for ${eclipseHold} with ${eclipseOpenings} openings. The Medication Pack-Out Cooler is packed out for the medication in question.`,
        'If your label names a narrower range, or you are not sure, talk to the solution specialist first.',
      ],
      see: ['monarch-xvo-10', 'monarch-xvo-5', 'kelvin', 'eclipse', 'medication'],
    },
    {
      id: 'prices-and-orders',
      question: 'What does a cooler cost, and how do I order one?',
      answer: [
        'Start with a request or a call. Choose Request a Product, tell us which product you need and how many, and ask for its price; for a custom one, add its dimensions, temperature range and journey.',
      ],
      see: [{ label: 'Ordering', to: 'faqs', section: sections.ordering }, 'contact'],
    },
  ],
};

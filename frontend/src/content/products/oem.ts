import { formatQuantity } from '../../domain/quantities';
import { sections } from '../../routes/manifest';
import { company } from '../facts/company';
import { cryoDisks } from '../facts/cryo-disks';
import { eclipseHold, eclipseOpenings } from '../facts/eclipse';
import { holdTimesCompared } from '../facts/hold-times';
import { kelvinOpenings } from '../facts/kelvin';
import { labelBands } from '../facts/labels';
import { safeguardOpenings } from '../facts/safeguard';
import { listed } from '../facts/text';
import { thresholds } from '../facts/thresholds';
import type { Product } from '../types';

const white = formatQuantity(labelBands.white);
const blue = formatQuantity(labelBands.blue);
const orange = formatQuantity(labelBands.orange);
const hot = formatQuantity(thresholds.hotEnvironment);
const cold = formatQuantity(thresholds.coldEnvironment);
const altitude = formatQuantity(thresholds.altitude);
const disks = listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')));

/** The OEM cooler's page, also linked by Custom Logo (section 2). The specification gives no figures. */
export const oem: Product = {
  id: 'oem',
  name: 'OEM Pharmaceutical Rep Medical Transport Cooler',
  kind: 'Custom-branded cooler for pharmaceutical representatives',
  summary:
    'A transport cooler developed for your pharmaceutical representatives and made under your name: your payload, your temperature range, your logo, and fulfillment with it.',
  seo: {
    title: 'OEM Medical Transport Cooler for Pharmaceutical Reps',
    description:
      'A medical transport cooler developed for your pharmaceutical reps: six-step brief, your logo, your temperature range, OEM fulfillment.',
    keywords: [
      'OEM medical cooler',
      'pharmaceutical rep cooler',
      'custom logo cooler',
      'OEM fulfillment',
      'branded medical transport cooler',
      'pharma rep transport cooler',
    ],
  },
  labels: [],
  facts: { temperatures: [], holdTimes: [], interior: [], exterior: [], capacity: [], testedTo: [], more: [] },
  features: [
    'Developed with you for your pharmaceutical representatives',
    'Your logo on the cooler',
    'Sized from the product that your representatives carry',
    'Passive cooling: nothing to plug in between visits',
    'Your own packaging taken into account, or packaging from us',
    'OEM fulfillment, distribution and global logistics from the same company',
  ],
  sections: [
    {
      kind: 'steps',
      id: 'development-process',
      title: 'Development process',
      intro: 'An OEM cooler begins with a brief. The inquiry form takes it in six steps; answer what you know.',
      items: [
        {
          title: 'Product Details',
          text: 'Length, width and height of what your representatives carry, and of its packaging if it travels in its own.',
        },
        {
          title: 'Temperature Control',
          text: `The range the product must keep, in °F; whether the car or the street gets above ${hot} or below ${cold}; and how many hours or days the product must be protected.`,
        },
        {
          title: 'Transit Requirements',
          text: `Whether the cooler is opened between visits, meets moisture or condensation, flies, or goes above ${altitude}.`,
        },
        {
          title: 'Containment and Sterilization',
          text: 'Reusable or disposable, autoclave sterilization or none, and what cleanliness and sterility mean for your product.',
        },
        {
          title: 'Application and Quantity',
          text: 'The type of transport and how many containers your team needs.',
        },
        {
          title: 'Existing Solutions',
          text: 'What your representatives use today, and anything else that the new cooler has to do.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'custom-logo',
      title: 'Custom Logo',
      paragraphs: [
        'The cooler can carry your logo: tell us what it should show.',
        'Serial numbers, identification codes and colors are options of the Monarch XVO 10; ask what can be done on yours.',
      ],
    },
    {
      kind: 'prose',
      id: 'fulfillment',
      title: 'OEM Fulfillment',
      paragraphs: [
        'Manufacturing is the first of our five services; OEM fulfillment, packaging, distribution and global logistics follow it.',
        'Tell us how many containers you need, where they go and by which transport.',
      ],
    },
  ],
  faqs: [
    {
      id: 'what-oem-means',
      question: 'What does OEM mean for our sales team?',
      answer: [
        `We develop and manufacture the cooler, and it carries your logo. Your representatives get one that is made for the product they carry, in place of a stock cooler that happens to fit. We have operated since ${company.operatingSince} and are a division of a cooler manufacturer.`,
      ],
      see: ['about'],
    },
    {
      id: 'printing-and-numbering',
      question: 'Can the coolers carry our logo, and can each one be numbered?',
      answer: [
        'Your logo, yes: Custom Logo is part of our OEM work. Serial numbers, identification codes and custom colors are options of the Monarch XVO 10, so ask what can be done on yours. Describe the artwork in the message of your inquiry.',
      ],
      see: ['monarch-xvo-10', 'contact'],
    },
    {
      id: 'what-to-send',
      question: 'What do you need from us to start an OEM cooler?',
      answer: [
        'Six things: product and packaging dimensions, the temperature range and protection time, conditions in transit, cleaning and reuse, transport type and quantity, and what you use today. The inquiry form asks for them one by one when you choose to give more specific details.',
        'None of these details is required to send the form, except packaging dimensions where you say that you have your own packaging.',
      ],
      see: ['contact'],
    },
    {
      id: 'temperature-range',
      question: 'Which temperature range can a rep cooler be made for?',
      answer: [
        `Name the range that you need, in °F, and ask for it. Our label colors cover ${white}, ${blue} and ${orange}, and Cryo-Disks come in three kinds: ${disks}. Ask which of them suits your product.`,
      ],
      see: ['cryo-disk', 'kelvin'],
    },
    {
      id: 'day-of-visits',
      question: 'Will it stay in range through a full day of visits?',
      answer: [`Name the protection time, in hours or days, and have it confirmed. ${holdTimesCompared}`],
      see: ['monarch-xvo-10', 'kelvin', 'hard'],
    },
    {
      id: 'opening-at-visits',
      question: 'Our reps open the cooler at every office. Does that matter?',
      answer: [
        `It does, so the inquiry form asks whether the container is opened in transit. For comparison: the Kelvin can be opened ${formatQuantity(kelvinOpenings.count)} times per ${formatQuantity(kelvinOpenings.per)}, the Safeguard XVO 10 ${formatQuantity(safeguardOpenings)} times in transit, and the Eclipse holds for ${formatQuantity(eclipseHold)} with ${formatQuantity(eclipseOpenings)} openings.`,
      ],
      see: ['kelvin', 'eclipse', 'safeguard-xvo-10'],
    },
    {
      id: 'hot-cars-and-flights',
      question: 'What about a hot car, a cold morning or a flight?',
      answer: [
        `Tell us. The inquiry form asks whether the outside is above ${hot} or below ${cold}, whether the container goes by air, and whether it goes above ${altitude}.`,
      ],
    },
    {
      id: 'packing-and-shipping',
      question: 'Can you pack the coolers and send them to our representatives?',
      answer: [
        'OEM fulfillment, packaging, distribution and global logistics are among our five services. Give the number of containers and the places they go to in your inquiry.',
      ],
      see: ['services', 'contact'],
    },
    {
      id: 'quantity-and-price',
      question: 'Is there a minimum order, and what does an OEM cooler cost?',
      answer: [
        'Put the number of containers into your inquiry, and ask for price, minimum order and lead time with it.',
      ],
      see: [{ label: 'Ordering', to: 'faqs', section: sections.ordering }, 'contact'],
    },
  ],
  askAbout: ['temperature-range', 'hold-time', 'interior', 'exterior', 'printing'],
  related: ['medication', 'cube', 'roller-bear', 'cryo-disk', 'first-aid-kit'],
};

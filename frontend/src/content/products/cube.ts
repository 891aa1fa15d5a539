import { formatQuantity } from '../../domain/quantities';
import { cryoDisks } from '../facts/cryo-disks';
import { customizationThresholds } from '../facts/customization';
import { holdTimesCompared } from '../facts/hold-times';
import { labelBands } from '../facts/labels';
import { listed } from '../facts/text';
import type { Product } from '../types';
import {
  customOemAskAbout,
  customOemFacts,
  customOemFaqs,
  customOemFeatures,
  developmentSteps,
} from './shared/custom-oem';

const hot = formatQuantity(customizationThresholds.hotEnvironment);
const cold = formatQuantity(customizationThresholds.coldEnvironment);
const altitude = formatQuantity(customizationThresholds.altitude);
const bands = `white ${formatQuantity(labelBands.white)}, blue ${formatQuantity(labelBands.blue)} and orange ${formatQuantity(labelBands.orange)}`;
const disks = listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')));

const [productDetails, temperatureControl, transit, containment, spaceGauging, validation] = developmentSteps;

/** The Cube's page: a custom OEM cooler, with the long answers that the Roller Bear and the Chiller lead to (section 2). */
export const cube: Product = {
  id: 'cube',
  name: 'Cube',
  kind: 'Custom OEM medical transport cooler',
  summary:
    'A custom OEM cooler, developed from the dimensions, the temperature range and the protection time that your product needs.',
  seo: {
    title: 'Cube: Custom OEM Medical Transport Cooler',
    description:
      'The Cube is a custom OEM transport cooler, developed from your product, temperature range and route, with fulfillment and distribution from one maker.',
    keywords: [
      'Cube medical cooler',
      'custom OEM cooler',
      'custom medical transport cooler',
      'OEM fulfillment',
      'passive cooling',
    ],
  },
  labels: [],
  facts: customOemFacts,
  features: customOemFeatures('Custom OEM cooler for medical goods'),
  sections: [
    {
      kind: 'steps',
      id: 'development-process',
      title: 'Development Process',
      intro: 'A Cube starts with your requirements; validation is part of the process.',
      items: [
        {
          title: productDetails,
          text: 'You give the length, width and height of your product and, if you keep your own packaging, of that too.',
        },
        {
          title: temperatureControl,
          text: `You name the range in °F, whether it is above ${hot} or below ${cold} outside, and how many hours or days the product must be protected.`,
        },
        {
          title: transit,
          text: `You tell us whether the container is opened in transit, meets moisture or condensation, goes by air, or above ${altitude}.`,
        },
        {
          title: containment,
          text: 'You choose reusable or disposable, say whether parts must be autoclaved, and describe how clean and sterile the container must be.',
        },
        {
          title: spaceGauging,
          text: 'Your dimensions are set against the space inside the cooler, disks included.',
        },
        {
          title: validation,
          text: 'Validation is part of our process; ask which test applies to your cooler.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'custom-oem',
      title: 'Custom OEM Cooler',
      paragraphs: [
        'The Cube is made to your requirements for medical goods, so no standard size or hold time is listed for it. We make custom products on request, and we are a division of a cooler manufacturer.',
        'It cools passively. Our Cryo-Disks are stainless-steel phase-change disks; which of them belong in your pack-out follows from the range you need.',
      ],
    },
    {
      kind: 'prose',
      id: 'fulfillment-and-distribution',
      title: 'Fulfillment and Distribution',
      paragraphs: [
        'Making the Cube is one part of the service. OEM fulfillment, packaging, distribution and global logistics are the others, so one maker can take an order from manufacturing to its destination.',
        'Tell us the number of containers, the type of transport and any transport product you use today.',
      ],
    },
  ],
  faqs: customOemFaqs('Cube', {
    size: {
      answer: [
        'No standard dimensions are published, because it is a custom cooler. Send the length, width and height of the goods you carry, and of your packaging if you keep it: the size follows from those.',
      ],
      see: ['contact'],
    },
    'temperature-range': {
      answer: [
        `You name the range you need, in °F, on the inquiry form. Our Cryo-Disks come in three kinds: ${disks}. For comparison, the Kelvin’s labels mark three bands: ${bands}.`,
      ],
      see: ['cryo-disk', 'specimens'],
    },
    'hold-time': {
      answer: [
        'You name the time, in hours or days. No hold time is published for the Cube: it depends on your payload and on the temperature outside.',
        holdTimesCompared,
      ],
      see: ['kelvin', 'monarch-xvo-10', 'hard'],
    },
    'own-packaging': {
      answer: [
        'Yes. Say so on the inquiry form and give the length, width and height of the packaging as well as of the product. Space gauging then works with the packed size. If you have no packaging of your own, packaging is one of our services.',
      ],
      see: ['contact', 'services'],
    },
    'transit-conditions': {
      answer: [
        `Those are among the first things we ask, because they shape the pack-out: opening in transit, moisture or condensation, air transport, and an altitude above ${altitude}. We also ask whether it is above ${hot} or below ${cold} outside. No number of openings and no limit for air transport are published for the Cube.`,
      ],
    },
    'reuse-and-sterilization': {
      answer: [
        'The inquiry form asks whether the container is to be reusable or disposable, and whether it must go through an autoclave. Describe there how clean and sterile it has to be.',
      ],
      see: ['contact'],
    },
    validation: {
      answer: [
        'Our process has three parts: validation, space gauging and results. No test standard is published for a custom cooler: ask which test applies to yours. The two summaries on the About Us page cover the Monarch XVO 10 and the CORE XVO coolers.',
      ],
      see: ['about'],
    },
    logo: {
      answer: [
        'Custom Logo is part of our OEM offer. Describe what the Cube should show in the message of your inquiry, and see the OEM Pharmaceutical Rep cooler for how a branded cooler is developed.',
      ],
      see: ['oem'],
    },
    fulfillment: {
      answer: [
        'Packing and shipping are services of ours. Manufacturing, OEM fulfillment, packaging, distribution and global logistics are our five services. Tell us how many containers you need, the type of transport, and the transport product you use now, if any.',
      ],
      see: ['services', 'contact'],
    },
  }),
  askAbout: customOemAskAbout,
  related: ['roller-bear', 'biological-specimen', 'oem', 'hard'],
};

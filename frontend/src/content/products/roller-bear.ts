import type { Product } from '../types';
import {
  customOemAskAbout,
  customOemFacts,
  customOemFaqs,
  customOemFeatures,
  developmentSteps,
  shortAnswers,
} from './shared/custom-oem';

/** The Roller Bear Med Cooler's page: the Cube's content in short, under its own name (section 2). */
export const rollerBear: Product = {
  id: 'roller-bear',
  name: 'Roller Bear Med Cooler',
  kind: 'Custom OEM medical transport cooler',
  summary:
    'A custom OEM cooler for medical goods: you set the payload, the temperature range and the hours or days, and the Roller Bear is developed from them.',
  seo: {
    title: 'Roller Bear Med Cooler, Custom OEM Medical Cooler',
    description:
      'The Roller Bear is a custom OEM medical transport cooler: how it is developed from your payload, temperature range and route, with answers for buyers.',
    keywords: [
      'Roller Bear Med Cooler',
      'custom medical cooler',
      'OEM medical transport cooler',
      'passive medical cooler',
      'cooler development',
    ],
  },
  labels: [],
  facts: customOemFacts,
  features: customOemFeatures('Custom OEM cooler for medical goods'),
  sections: [
    {
      kind: 'prose',
      id: 'custom-oem',
      title: 'Custom OEM Cooler',
      paragraphs: [
        'The Roller Bear Med Cooler is developed like the Cube: from what you carry, the range it must keep and the time it is on the way. No standard size, range or hold time is published for it.',
      ],
    },
    {
      kind: 'list',
      id: 'development-process',
      title: 'Development Process',
      intro: 'Six steps; the Cube’s page says what each of them asks.',
      items: developmentSteps,
    },
    {
      kind: 'prose',
      id: 'fulfillment-and-distribution',
      title: 'Fulfillment and Distribution',
      paragraphs: [
        'OEM fulfillment, packaging, distribution and global logistics are services of the same maker. Say in your inquiry how many containers you need, and where they go.',
      ],
    },
  ],
  faqs: customOemFaqs('Roller Bear', shortAnswers),
  askAbout: customOemAskAbout,
  related: ['cube', 'biological-specimen', 'oem', 'cryo-disk'],
};

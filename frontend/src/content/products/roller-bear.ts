import type { Product } from '../types';
import {
  customOemAskAbout,
  customOemFacts,
  customOemFaqs,
  customOemFeatures,
  developmentProcess,
  fulfillmentAndDistribution,
} from './shared/custom-oem';

/** The Roller Bear Med Cooler's page: the content of the Cube with another name (section 2). */
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
    developmentProcess('Roller Bear'),
    {
      kind: 'prose',
      id: 'custom-oem',
      title: 'Custom OEM cooler',
      paragraphs: [
        'The Roller Bear Med Cooler is developed from what you carry, the range it must keep and the time it is on the way: name its size, its range and its hours, and ask what can be made. We make custom products on request, and we are a division of a cooler manufacturer.',
        'It cools passively. Our Cryo-Disks are stainless-steel phase-change disks; ask whether and which of them belong in your pack-out.',
      ],
    },
    fulfillmentAndDistribution('Roller Bear'),
  ],
  faqs: customOemFaqs('Roller Bear'),
  askAbout: customOemAskAbout,
  related: ['cube', 'biological-specimen', 'oem', 'cryo-disk'],
};

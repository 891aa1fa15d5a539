import type { Product } from '../types';
import {
  customOemAskAbout,
  customOemFacts,
  customOemFaqs,
  customOemFeatures,
  developmentProcess,
  fulfillmentAndDistribution,
} from './shared/custom-oem';

/** The Cube's page: a custom OEM cooler (section 2). */
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
    developmentProcess('Cube'),
    {
      kind: 'prose',
      id: 'custom-oem',
      title: 'Custom OEM cooler',
      paragraphs: [
        'The Cube is made to your requirements for medical goods: name its size, its range and its hours, and ask what can be made. We make custom products on request, and we are a division of a cooler manufacturer.',
        'It cools passively. Our Cryo-Disks are stainless-steel phase-change disks; ask whether and which of them belong in your pack-out.',
      ],
    },
    fulfillmentAndDistribution('Cube'),
  ],
  faqs: customOemFaqs('Cube'),
  askAbout: customOemAskAbout,
  related: ['roller-bear', 'biological-specimen', 'oem', 'hard'],
};

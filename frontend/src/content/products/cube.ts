import type { Product } from '../types';
import {
  type CustomOemCooler,
  customOemFaqs,
  customOemFeatures,
  customOemNotPublished,
  customOemSections,
} from './shared/custom-oem';

const cooler: CustomOemCooler = { name: 'Cube', goods: 'medical goods' };

/** The Cube's page: a custom OEM cooler whose content the Roller Bear and the Chiller share (section 2). */
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
  facts: {
    temperatures: [],
    holdTimes: [],
    interior: [],
    exterior: [],
    capacity: [],
    testedTo: [],
    more: [],
  },
  features: customOemFeatures(cooler),
  sections: customOemSections(cooler),
  faqs: customOemFaqs(cooler),
  notPublished: customOemNotPublished,
  related: ['roller-bear', 'biological-specimen', 'oem', 'hard'],
};

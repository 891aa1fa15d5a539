import type { Product } from '../types';
import { customOemFaqs, customOemFeatures, customOemNotPublished, customOemSections } from './shared/custom-oem';

const cooler = { name: 'Roller Bear Med Cooler', goods: 'medical goods' };

/** The Roller Bear Med Cooler's page: the Cube's content under its own name (section 2). No figures are given. */
export const rollerBear: Product = {
  id: 'roller-bear',
  name: cooler.name,
  kind: 'Custom OEM medical transport cooler',
  summary:
    'A custom OEM cooler for medical goods on the move: you set the payload, the temperature range and the hours or days, and we develop, make and deliver the Roller Bear to match.',
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
  facts: { temperatures: [], holdTimes: [], interior: [], exterior: [], capacity: [], testedTo: [], more: [] },
  features: customOemFeatures(cooler),
  sections: customOemSections(cooler),
  faqs: customOemFaqs(cooler),
  notPublished: customOemNotPublished,
  related: ['cube', 'biological-specimen', 'oem', 'cryo-disk'],
};

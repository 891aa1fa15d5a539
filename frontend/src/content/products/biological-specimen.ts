import type { Product } from '../types';
import { customOemFaqs, customOemFeatures, customOemNotPublished, customOemSections } from './shared/custom-oem';

const cooler = { name: 'Biological Specimen Transport Chiller', goods: 'biological specimens' };

/** The chiller's page: the Cube's content under its own name (section 2). No figures are given. */
export const biologicalSpecimen: Product = {
  id: 'biological-specimen',
  name: cooler.name,
  kind: 'Custom OEM chiller for biological specimens',
  summary:
    'A custom OEM chiller for laboratories, blood banks and research: sized from your specimens and their packaging, and packed out for the temperature that they must keep.',
  seo: {
    title: 'Biological Specimen Transport Chiller, Custom OEM',
    description:
      'A custom OEM transport chiller for biological specimens, developed from specimen size, packaging, temperature range and route. Nine answers for laboratories.',
    keywords: [
      'biological specimen transport',
      'specimen transport chiller',
      'laboratory specimen cooler',
      'custom OEM chiller',
      'passive specimen cooler',
    ],
  },
  labels: [],
  facts: { temperatures: [], holdTimes: [], interior: [], exterior: [], capacity: [], testedTo: [], more: [] },
  features: customOemFeatures(cooler),
  sections: customOemSections(cooler),
  faqs: customOemFaqs(cooler),
  notPublished: customOemNotPublished,
  related: ['cube', 'roller-bear', 'data-logger', 'cryo-disk'],
};

import type { Product } from '../types';
import {
  customOemAskAbout,
  customOemFacts,
  customOemFaqs,
  customOemFeatures,
  developmentProcess,
  fulfillmentAndDistribution,
} from './shared/custom-oem';

/** The chiller's page: the content of the Cube for specimens (section 2). */
export const biologicalSpecimen: Product = {
  id: 'biological-specimen',
  name: 'Biological Specimen Transport Chiller',
  kind: 'Custom OEM chiller for biological specimens',
  summary:
    'A custom OEM chiller, developed from your specimens, their packaging and the temperature that they must keep, whether they go to a laboratory or a blood bank.',
  seo: {
    title: 'Biological Specimen Transport Chiller, Custom OEM',
    description:
      'A custom OEM transport chiller for biological specimens, developed from specimen size, packaging, temperature range and route. With nine answers.',
    keywords: [
      'biological specimen transport',
      'specimen transport chiller',
      'laboratory specimen cooler',
      'custom OEM chiller',
      'passive specimen cooler',
    ],
  },
  labels: [],
  facts: customOemFacts,
  features: customOemFeatures('Custom OEM chiller for biological specimens'),
  sections: [
    {
      kind: 'prose',
      id: 'custom-oem',
      title: 'Start from the specimen',
      paragraphs: [
        'The specimen sets the temperature, and its packaging sets the size. By Specimen shows the storage temperature of eight specimens, with coolers to look at for each: start there if yours is among them.',
        'For any other specimen, the chiller is developed as a custom OEM product: name its size, its range and its hours, and ask what can be made for it.',
      ],
    },
    developmentProcess('chiller'),
    fulfillmentAndDistribution('chiller'),
  ],
  faqs: customOemFaqs('chiller'),
  askAbout: customOemAskAbout,
  related: ['cube', 'roller-bear', 'data-logger', 'cryo-disk'],
};

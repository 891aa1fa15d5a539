import { formatQuantity } from '../../domain/quantities';
import { sections } from '../../routes/manifest';
import { labelBands } from '../facts/labels';
import type { Product } from '../types';

const white = formatQuantity(labelBands.white);
const blue = formatQuantity(labelBands.blue);
const orange = formatQuantity(labelBands.orange);

/** The customized first aid kit's page (section 2). The specification gives no figures and no list of contents. */
export const firstAidKit: Product = {
  id: 'first-aid-kit',
  name: 'Customized First Aid Kit',
  kind: 'First aid kit made to your requirements',
  summary:
    'A first aid kit made to your requirements: say who carries it, what goes into it and what it should show, and we make your variant.',
  seo: {
    title: 'Customized First Aid Kit Made to Your Requirements',
    description:
      'A first aid kit made for the people who carry it: ask about its size, color, printing, way of carrying and contents. Seven answers before you ask.',
    keywords: [
      'customized first aid kit',
      'custom first aid kit',
      'first aid kit made to order',
      'first aid kit on request',
    ],
  },
  labels: [],
  galleryAs: 'carousel',
  facts: {
    cools: false,
    carries: false,
    temperatures: [],
    holdTimes: [],
    interior: [],
    exterior: [],
    capacity: [],
    testedTo: [],
    more: [],
  },
  features: [
    'Made to your requirements, as a custom product',
    'For the people you name, such as EMTs, first responders, a clinic or a patient',
    'Points to ask about: size, color, printing, carrying and contents',
    'Packaging, distribution and global logistics as further services',
  ],
  sections: [
    {
      kind: 'list',
      id: 'variants',
      title: 'Variants',
      intro: 'What makes one kit differ from the next. Name the points that matter to you, and ask what can be done.',
      items: [
        'Size: from the dimensions of what goes in',
        'Color: ask which colors can be done',
        'Printing: ask whether your logo, serial numbers or identification codes can be done',
        'Carrying: how the kit travels, and who carries it',
        'Contents: what your people need at hand',
        'Temperature: whether anything in the kit needs temperature control',
      ],
    },
    {
      kind: 'prose',
      id: 'about',
      title: 'Made from what you tell us',
      paragraphs: [
        'The variant follows from the people, the place and the contents.',
        'Ask with the inquiry form. Dimensions, packaging, reuse, cleanliness and quantity each have their place there, and the last step takes whatever else the kit has to do.',
      ],
    },
    {
      kind: 'prose',
      id: 'temperature',
      title: 'If something in it must stay cool',
      paragraphs: [
        `For medication that has to stay in a band, start from our coolers and plan the kit beside them. Our label colors mark the band: white ${white}, blue ${blue}, orange ${orange}.`,
      ],
    },
  ],
  faqs: [
    {
      id: 'what-can-be-customized',
      question: 'What can be customized on the first aid kit?',
      answer: [
        'Size, color, printing, the way it is carried and what it holds are the points to ask about. Name those that matter to you.',
      ],
    },
    {
      id: 'who-is-it-for',
      question: 'Who is the kit made for?',
      answer: [
        'For the people you name, whether EMTs, first responders, a clinic or a patient. Say who will open it and where: the variant follows from that.',
      ],
    },
    {
      id: 'logo',
      question: 'Can the kit carry our name or logo?',
      answer: [
        'Describe in your inquiry what the kit should show, and ask what can be done. Custom Logo belongs to our OEM cooler, and printing of logos, serial numbers and identification codes is an option of the Monarch XVO 10.',
      ],
      see: ['oem', 'monarch-xvo-10', 'contact'],
    },
    {
      id: 'contents',
      question: 'What is in the kit, and can we choose?',
      answer: [
        'The kit is customized, so the list is yours. Send it to us, or describe the emergencies it is meant for, and ask which contents we can supply and which you would add yourselves.',
      ],
      see: ['contact'],
    },
    {
      id: 'size',
      question: 'How big is the first aid kit?',
      answer: [
        'Its size follows from its contents. Give the length, width and height of what goes in, and of the bag or compartment that it has to fit into.',
      ],
    },
    {
      id: 'medication',
      question: 'Will the kit keep medication cold?',
      answer: [
        `Use a cooler for that: if medication has to stay at ${blue} or in another band, carry it in one made for it. Say so in your inquiry, so that kit and cooler can be planned together.`,
      ],
      see: ['kelvin', 'medication'],
    },
    {
      id: 'reuse-and-quantity',
      question: 'Can kits be cleaned and restocked, and how many can we order?',
      answer: [
        'The inquiry form asks about reuse, disposal, autoclave sterilization and cleanliness, and about the quantity you need. Ordering says what else to ask for.',
      ],
      see: [{ label: 'Ordering', to: 'faqs', section: sections.ordering }, 'contact'],
    },
  ],
  askAbout: ['contents', 'size', 'printing', 'weight'],
  related: ['medication', 'oem', 'monarch-xvo-10', 'data-logger'],
};

import { formatQuantity } from '../../domain/quantities';
import { company } from '../facts/company';
import { cryoDisks, hardPlusSoftHold } from '../facts/cryo-disks';
import { eclipseHold, eclipseOpenings } from '../facts/eclipse';
import { dayHold, halfDayHold } from '../facts/hold-times';
import { safeguardHold } from '../facts/safeguard';
import { listed } from '../facts/text';
import type { Product } from '../types';

const hold = formatQuantity(hardPlusSoftHold);
const disks = listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')));

/** The hard coolers' page (sections 2 and 9). The only given figure is the hold time together with a soft cooler. */
export const hard: Product = {
  id: 'hard',
  name: 'Hard Coolers',
  kind: 'Hard coolers, alone or together with a soft cooler',
  summary: `Hard coolers for medical transport. Together with a soft cooler and disks, they hold temperature for ${hold}.`,
  seo: {
    title: 'Hard Coolers for Longer Medical Transport',
    description: `Hard medical transport coolers: with a soft cooler and disks they hold temperature for ${hold}. Reasons to choose one, and five answers for buyers.`,
    keywords: [
      'hard medical cooler',
      'hard plus soft cooler',
      'long-duration medical transport',
      'hard cooler with disks',
      'passive hard cooler',
    ],
  },
  labels: [],
  // Never without the condition: a hard cooler alone has no published hold time.
  glance: { holdTime: `${hold} with a soft cooler and disks` },
  facts: {
    temperatures: [],
    holdTimes: [{ value: hardPlusSoftHold, source: 'hard plus soft cooler, with disks' }],
    interior: [],
    exterior: [],
    capacity: [],
    testedTo: [],
    more: [{ label: 'Hold time, hard plus soft cooler with disks', value: hardPlusSoftHold }],
  },
  features: [
    `${hold} as a hard plus soft cooler, with disks`,
    'Passive cooling: nothing to plug in on the way',
    'Custom products on request',
    'OEM fulfillment, packaging and logistics with the cooler',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'case-study',
      title: 'Case study: hard plus soft',
      paragraphs: [
        `A hard cooler and a soft cooler, used together with disks, hold temperature for ${hold}. That is the longest hold time in our catalog.`,
        'Your payload, your range and your route decide on the pack-out. Name all three, and have the hours confirmed for them.',
      ],
    },
    {
      kind: 'table',
      id: 'specifications',
      title: 'Specifications',
      table: {
        caption: 'Hard coolers specifications',
        columns: [{ label: 'Specification' }, { label: 'Value' }],
        rows: [
          ['Hold time, hard plus soft cooler with disks', hold],
          ['Cooling', 'passive'],
          ['Sizes', 'custom products on request'],
        ],
      },
    },
    {
      kind: 'list',
      id: 'why-choose',
      title: 'Why choose a hard cooler',
      items: [
        `Time: ${hold} together with a soft cooler and disks`,
        'Independence: passive cooling needs no power on the way',
        'Fit: custom products on request',
        `Experience: a division of a cooler manufacturer, in operation since ${company.operatingSince}`,
        'One maker: manufacturing, OEM fulfillment, packaging, distribution and global logistics',
      ],
    },
  ],
  faqs: [
    {
      id: 'hold-time',
      question: 'How long does a hard cooler hold its temperature?',
      answer: [`Together with a soft cooler and disks, ${hold}. Use all three: the hours belong to the set.`],
    },
    {
      id: 'hard-plus-soft',
      question: 'Why combine a hard cooler with a soft one?',
      answer: [
        `For time. Single coolers in our catalog hold for ${formatQuantity(eclipseHold)} (Eclipse, with ${formatQuantity(eclipseOpenings)} openings), ${formatQuantity(halfDayHold)} (Monarch, CORE), ${formatQuantity(safeguardHold)} (Safeguard) or ${formatQuantity(dayHold)} (Kelvin, the core of the CORE XVO 30); hard plus soft with disks holds for ${hold}.`,
      ],
      see: ['kelvin', 'monarch-xvo-10', 'eclipse'],
    },
    {
      id: 'disks',
      question: 'Which disks go into a hard cooler?',
      answer: [
        `Our Cryo-Disks come in three kinds: ${disks}. Name the range that your goods must keep, and ask which disks go with it.`,
      ],
      see: ['cryo-disk'],
    },
    {
      id: 'temperature-range',
      question: 'Which temperature range does a hard cooler keep?',
      answer: [
        'Name the range that your goods must keep and for how long, and have it confirmed with the disks. If you carry blood products, By Specimen names coolers to look at for each.',
      ],
      see: ['specimens', 'cryo-disk'],
    },
    {
      id: 'size-and-custom',
      question: 'Which sizes are there, and can one be made to ours?',
      answer: [
        'We make custom products on request: send the dimensions of your product and its packaging with the inquiry. For a hard shell with custom inserts and openings in transit, see the Safeguard XVO 10.',
      ],
      see: ['contact', 'safeguard-xvo-10'],
    },
  ],
  askAbout: ['temperature-range', 'hold-time-alone', 'sizes', 'disk-count', 'outside-temperature'],
  related: ['eclipse', 'safeguard-xvo-10', 'cryo-disk', 'oem'],
};

import { formatQuantity } from '../../domain/quantities';
import { cryoDisks } from '../facts/cryo-disks';
import { eclipseHold, eclipseOpenings } from '../facts/eclipse';
import { holdTimesCompared } from '../facts/hold-times';
import { kelvinOpenings } from '../facts/kelvin';
import { labelBands } from '../facts/labels';
import { listed } from '../facts/text';
import { thresholds } from '../facts/thresholds';
import type { Product } from '../types';

const white = formatQuantity(labelBands.white);
const blue = formatQuantity(labelBands.blue);
const orange = formatQuantity(labelBands.orange);
const hot = formatQuantity(thresholds.hotEnvironment);
const cold = formatQuantity(thresholds.coldEnvironment);
const altitude = formatQuantity(thresholds.altitude);
const disks = listed(cryoDisks.map(({ name }) => name.replace('Below', 'below')));

/** The Medication Pack-Out Cooler's page (section 2). The specification gives no figures. */
export const medication: Product = {
  id: 'medication',
  name: 'Medication Pack-Out Cooler',
  kind: 'Passive cooler with a pack-out for medication',
  summary:
    'A passive cooler packed out for your medication: cooler, coolant and packaging are chosen together, for the temperature it must keep and the time it is on the road.',
  seo: {
    title: 'Medication Pack-Out Cooler for Transport',
    description:
      'A passive pack-out cooler for medication on its way to hospitals, clinics and patients. Answers on temperature, time, packaging, opening and reuse.',
    keywords: [
      'medication cooler',
      'medication pack-out',
      'passive medication transport',
      'pharmaceutical pack-out cooler',
      'temperature-controlled medication',
      'clinical trial medication cooler',
    ],
  },
  labels: [],
  facts: { temperatures: [], holdTimes: [], interior: [], exterior: [], capacity: [], testedTo: [], more: [] },
  features: [
    'Packed out for medication: cooler, coolant and packaging as one',
    'Passive cooling: nothing to plug in, nothing to switch on',
    'Packed out for your product, with its own packaging or with ours',
    'Chosen from the temperature range and the protection time that you name',
    'Packaging, distribution and global logistics from the company that makes it',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'about',
      title: 'What a pack-out does',
      paragraphs: [
        'A pack-out is everything that keeps the medication in its range: the cooler, the coolant around the product, the packaging it sits in, and the order in which they go together. Change one and the others may have to change with it.',
        'Whether you carry it as a representative, for a hospital, a clinic or a clinical trial, or as a patient: the range and the hours decide.',
      ],
    },
    {
      kind: 'list',
      id: 'what-we-ask',
      title: 'What we ask to pack it right',
      intro: 'The inquiry form takes these details. Send what you have.',
      items: [
        'Product: length, width and height, and those of its packaging',
        'Temperature: the range it must keep, in °F',
        `Surroundings: above ${hot} or below ${cold}`,
        'Time: hours or days of protection',
        `Journey: opened on the way or not, moisture or condensation, air transport, an altitude above ${altitude}`,
        'Care: reusable or disposable, autoclave sterilization, cleanliness and sterility',
        'Scale: type of transport and quantity of containers',
        'Today: the transport product you use now, if any',
      ],
    },
    {
      kind: 'prose',
      id: 'services',
      title: 'Made, packed and delivered',
      paragraphs: [
        'Manufacturing, OEM fulfillment, packaging, distribution and global logistics are our five services. A pack-out cooler can draw on one of them or on all.',
        'A cooler of our catalog may already fit your medication: the Monarch, Kelvin and Eclipse pages give their ranges and hold times.',
      ],
    },
  ],
  faqs: [
    {
      id: 'what-is-a-pack-out',
      question: 'What is a medication pack-out?',
      answer: [
        'The complete way a medication is packed for the road: cooler, coolant, packaging and how they are arranged. The temperature inside depends on all of them.',
      ],
    },
    {
      id: 'which-medication',
      question: 'Which medication can the cooler carry?',
      answer: [
        'Start from the range on the medication’s label: that, its size and the time on the road decide the pack-out. Name your medication when you ask.',
      ],
      see: ['contact'],
    },
    {
      id: 'temperature-range',
      question: 'Which temperature will it keep my medication at?',
      answer: [
        `Name the range on your medication’s label, and ask which pack-out keeps it. Our label colors mark three bands, white for ${white}, blue for ${blue} and orange for ${orange}, and Cryo-Disks come in three kinds: ${disks}.`,
      ],
      see: ['cryo-disk', 'kelvin'],
    },
    {
      id: 'protection-time',
      question: 'How long is the medication protected?',
      answer: [
        `Name the time you need, in hours or days, and have it confirmed for your pack-out. ${holdTimesCompared}`,
      ],
      see: ['monarch-xvo-10', 'kelvin', 'hard'],
    },
    {
      id: 'own-packaging',
      question: 'Can the medication stay in its own box?',
      answer: [
        'Choose own packaging on the inquiry form and give its length, width and height: the pack-out then has to take the box and not the bare product. If it has no packaging of its own, packaging is one of our services.',
      ],
      see: ['contact', 'services'],
    },
    {
      id: 'opening-and-air-travel',
      question: 'Can it be opened on the way, or taken on a plane?',
      answer: [
        `Both change the pack-out, so both are asked at the start: opening in transit, moisture or condensation, air transport and an altitude above ${altitude}. If you open often, look at the Kelvin, which can be opened ${formatQuantity(kelvinOpenings.count)} times per ${formatQuantity(kelvinOpenings.per)}, and at the Eclipse, which holds for ${formatQuantity(eclipseHold)} with ${formatQuantity(eclipseOpenings)} openings.`,
      ],
      see: ['kelvin', 'eclipse'],
    },
    {
      id: 'reuse-and-cleaning',
      question: 'Can we reuse the cooler, and how is it cleaned?',
      answer: [
        'Tell us whether it should be reusable or disposable, whether it goes through an autoclave, and how clean and sterile it has to be. The inquiry form asks for each.',
      ],
    },
  ],
  askAbout: ['temperature-range', 'hold-time', 'sizes', 'coolant', 'air'],
  related: ['monarch-xvo-10', 'kelvin', 'eclipse', 'oem', 'cryo-disk'],
};

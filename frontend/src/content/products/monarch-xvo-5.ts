import { exactly, formatDimensions, formatQuantity } from '../../domain/quantities';
import { halfDayHold } from '../facts/hold-times';
import { monarchInterior, monarchRange } from '../facts/monarch';
import { ista7dProfilesShort } from '../facts/tests';
import { inWords } from '../facts/text';
import type { Product, ProductFacts } from '../types';
import { specificationsOf } from './shared/specifications';

const units = exactly(4, '');

const range = formatQuantity(monarchRange);
const hold = formatQuantity(halfDayHold);
const inside = formatDimensions(monarchInterior);
const profiles = ista7dProfilesShort;
const unitsText = `${formatQuantity(units)} units`;

const facts: ProductFacts = {
  temperatures: [{ value: monarchRange }],
  holdTimes: [{ value: halfDayHold }],
  interior: [{ value: monarchInterior }],
  exterior: [],
  capacity: [{ of: 'Units', count: units }],
  testedTo: [],
  more: [{ label: 'Profiles', value: profiles }],
};

/** The Monarch XVO 5's page (section 9). The specification gives no questions. */
export const monarchXvo5: Product = {
  id: 'monarch-xvo-5',
  name: 'Monarch XVO 5',
  kind: `Passive transport cooler for ${unitsText}`,
  summary: `A passive cooler that holds ${unitsText} at ${range} for ${hold}, with ${profiles} profiles.`,
  seo: {
    title: 'Monarch XVO 5 Passive Medical Transport Cooler',
    description: `Monarch XVO 5: passive cooler for ${unitsText}, ${range} for ${hold}, ${profiles} profiles, interior ${inside}.`,
    keywords: [
      'Monarch XVO 5',
      'passive medical cooler',
      'medical transport cooler',
      'cooler for four units',
      'cold chain transport',
    ],
  },
  labels: [],
  facts,
  features: [
    `Holds ${unitsText}`,
    `Keeps ${range} for ${hold}`,
    `${profiles} profiles`,
    `Interior ${inside}`,
    'Passive cooling',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'about',
      title: `The Monarch for ${inWords(units)} units`,
      paragraphs: [
        `The Monarch XVO 5 holds ${unitsText} at ${range} for ${hold}. Inside it measures ${inside}, the same as the Monarch XVO 10.`,
        `Its listed profiles are ${profiles}. They are not hold times: plan with ${hold}, and ask what each profile stands for. It cools passively, with nothing to plug in.`,
      ],
    },
    specificationsOf('Monarch XVO 5 specifications', facts),
  ],
  faqs: [],
  askAbout: ['exterior', 'units', 'coolant', 'outside-temperature', 'profiles'],
  related: ['monarch-xvo-10', 'eclipse', 'cryo-disk', 'data-logger'],
};

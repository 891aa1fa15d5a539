import { formatInBoth, formatSizeInBoth } from '../../domain/conversion';
import { type Dimensions, exactly, formatDimensions, formatQuantity } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import { albuminVialVolume, bloodProducts, formatMaximum, formatUnitSize } from '../facts/blood-products';
import { bloodTable, capacitiesOf } from '../facts/blood-table';
import { cryoCylinder, cryoDisks, hardPlusSoftHold } from '../facts/cryo-disks';
import { halfDayHold } from '../facts/hold-times';
import { monarchInterior, monarchRange } from '../facts/monarch';
import { ista7dProfilesListed, ista7dProfilesText, monarchValidation, standards } from '../facts/tests';
import { inWords } from '../facts/text';
import { fitTexts } from '../finder/fit-texts';
import type { Product, ProductFacts } from '../types';
import { specificationsOf } from './shared/specifications';

const exterior: Dimensions = { size: [10, 7, 12.5], unit: 'in' };
const compartments = { count: 2, syringesEach: 5 } as const;
const syringes = exactly(compartments.count * compartments.syringesEach, '');

const { antiRhD, albuminVial, igscSyringe } = bloodProducts;
const range = formatQuantity(monarchRange);
const hold = formatQuantity(halfDayHold);
const inside = formatDimensions(monarchInterior);
const outside = formatDimensions(exterior);
const phase5 = cryoDisks[0].name;
const cylinder = `${formatDimensions(cryoCylinder)} cryo cylinder`;
const syringeCount = formatQuantity(syringes);
const content = igscSyringe.name.replace('Syringe of ', '');
const compartmentsText = (each: string) => `${inWords(compartments.count)} compartments of ${each} syringes each`;
const fullCompartments = compartmentsText(`${compartments.syringesEach}`);
const pcms = inWords(monarchValidation.pcms);
const keptAbove = formatQuantity(monarchValidation.above);
const vialsDoNotFit = `The table’s ${formatMaximum(albuminVial.application1)} albumin vials, ${formatUnitSize(albuminVial)} each, do not fit together into the interior of ${inside}, even without disks`;
const refrigerant = `${phase5} Cryo-Disks and PCMs, or a ${cylinder}`;
const printing = 'logos, serial numbers and identification codes';

const facts: ProductFacts = {
  temperatures: [{ value: monarchRange }],
  holdTimes: [{ value: halfDayHold }],
  interior: [{ value: monarchInterior }],
  exterior: [{ value: exterior }],
  // Without the table's albumin vials: that number does not fit into the interior.
  capacity: [{ of: igscSyringe.name, count: syringes }, ...capacitiesOf([antiRhD])],
  testedTo: [`${standards.ista7d} (${ista7dProfilesText})`, `${standards.milStd810} high temperature`],
  more: [
    { label: 'Compartments', value: compartmentsText(inWords(compartments.syringesEach)) },
    {
      label: 'Refrigerant',
      value: `${phase5} Cryo-Disks and PCMs, or a ${formatSizeInBoth(cryoCylinder)} cryo cylinder`,
    },
    { label: 'Materials', value: 'airtight; antimicrobial and recyclable materials' },
    { label: 'Options', value: `shoulder strap, custom colors, custom sizes, printing (${printing})` },
    {
      label: 'Validation',
      value: `medication kept above ${formatInBoth(monarchValidation.above)} with ${pcms} ${phase5} PCMs`,
    },
  ],
};

/** The Monarch XVO 10's page: classification, dimensions, tables, twelve questions, five of them shown at first. */
export const monarchXvo10: Product = {
  id: 'monarch-xvo-10',
  name: 'Monarch XVO 10',
  kind: `Passive transport cooler for ${syringeCount} IgSC syringes`,
  summary: `An airtight passive cooler for ${syringeCount} syringes of ${content}, in ${inWords(compartments.count)} compartments. It holds ${range} for ${hold}.`,
  seo: {
    title: 'Monarch XVO 10 Cooler for IgSC Syringes',
    description: `Monarch XVO 10: ${syringeCount} IgSC syringes, ${range} for ${hold}, interior ${inside}, tested to ${standards.ista7d} and ${standards.milStd810} high temperature.`,
    keywords: [
      'Monarch XVO 10',
      'IgSC syringe cooler',
      'syringe transport cooler',
      'immunoglobulin cooler',
      'passive medical cooler',
      'MIL-STD-810 tested cooler',
    ],
  },
  labels: [],
  facts,
  features: [
    `Carries ${syringeCount} syringes of ${content}, ${fullCompartments}`,
    `Holds ${range} for ${hold}`,
    `Cooled by ${refrigerant}`,
    'Airtight',
    'Antimicrobial, recyclable materials',
    `Tested to ${standards.ista7d} (${ista7dProfilesListed})`,
    `Tested to ${standards.milStd810} high temperature`,
    `Optional shoulder strap, custom colors and sizes, printing of ${printing}`,
  ],
  sections: [
    {
      kind: 'list',
      id: 'classification',
      title: 'Classification',
      intro: 'The Monarch XVO 10 at a glance, by the points a cold chain is planned on.',
      items: [
        `Cooling: passive, with ${refrigerant}`,
        `Temperature: ${range}`,
        `Hold time: ${hold}`,
        `Payload: ${syringeCount} syringes of ${content}`,
        `Closure: airtight`,
        `Tests: ${standards.ista7d} and ${standards.milStd810} high temperature`,
      ],
    },
    {
      kind: 'prose',
      id: 'dimensions',
      title: 'Dimensions',
      paragraphs: [
        `Inside, the Monarch XVO 10 measures ${inside}; outside, ${outside}. The inside is divided into ${fullCompartments}.`,
        'If your product needs another shape, custom sizes are an option.',
      ],
    },
    {
      kind: 'prose',
      id: 'validation',
      title: 'Validation',
      paragraphs: [
        `In validation, medication was kept above ${keptAbove} with ${pcms} ${phase5} PCMs. The result belongs to that pack-out.`,
        `The cooler was tested to ${standards.ista7d} for ${ista7dProfilesText}, and to ${standards.milStd810} high temperature.`,
      ],
    },
    specificationsOf('Monarch XVO 10 specifications', facts),
    {
      kind: 'table',
      id: 'blood-products',
      title: 'Immunoglobulin and albumin',
      intro: `“${fitTexts.title}” on this page counts by this table: the plasma products of our blood-product tables, with the Monarch’s own row for anti-RhD immunoglobulin. ${vialsDoNotFit}. The Monarch XVO 10 holds ${range}; for a product with a narrower range, have the solution specialist confirm the pack-out.`,
      table: bloodTable('Immunoglobulin and albumin: storage, size and quantity', [antiRhD, albuminVial, igscSyringe]),
    },
  ],
  faqs: [
    {
      id: 'capacity',
      question: 'How many syringes does the Monarch XVO 10 carry?',
      answer: [
        `It carries ${syringeCount} syringes of ${content}, in ${fullCompartments}. In our tables one such syringe measures ${formatUnitSize(igscSyringe)}.`,
      ],
    },
    {
      id: 'temperature-and-hold-time',
      question: 'Which temperature does it hold, and for how long?',
      answer: [
        `The Monarch XVO 10 holds ${range} for ${hold}. IgSC syringes are stored at ${formatTemperature(igscSyringe.storage)}, the same range.`,
      ],
    },
    {
      id: 'inside-and-outside',
      question: 'What are the inside and outside dimensions?',
      answer: [
        `The interior is ${inside} and the exterior ${outside}. Plan with the exterior for the vehicle or shelf, and with the interior for your product in its packaging.`,
      ],
    },
    {
      id: 'refrigerant',
      question: 'Which refrigerant does the Monarch XVO 10 use?',
      answer: [
        `There are two ways: ${phase5} Cryo-Disks and PCMs, or a ${cylinder}. Cryo-Disks are stainless-steel phase-change disks. Name your route, and ask which of the two suits it.`,
      ],
      see: ['cryo-disk'],
    },
    {
      id: 'freezing',
      question: 'Can the refrigerant freeze my medication?',
      answer: [
        `In validation, with ${pcms} ${phase5} PCMs, medication was kept above ${keptAbove}. With another number of PCMs, or with the cryo cylinder, have your pack-out confirmed first.`,
      ],
    },
    {
      id: 'tests',
      question: 'Which tests was the Monarch XVO 10 put through?',
      answer: [
        `It was tested to ${standards.ista7d}, for ${ista7dProfilesText}, and to ${standards.milStd810} high temperature. A validation summary can be downloaded from our About Us page.`,
      ],
      see: ['evidence', 'about'],
    },
    {
      id: 'test-profiles',
      question: `Why are there ${ista7dProfilesText} tests if the hold time is ${hold}?`,
      answer: [
        `They are two different figures. The hold time is ${hold} at ${range}. The ${ista7dProfilesText} belong to the ${standards.ista7d} tests. Plan your route with the hold time.`,
      ],
    },
    {
      id: 'other-products',
      question: 'Can it carry albumin vials or anti-RhD immunoglobulin?',
      answer: [
        `Both stand in the table on this page: an albumin vial of ${formatQuantity(albuminVialVolume)}, stored at ${formatTemperature(albuminVial.storage)}, and anti-RhD immunoglobulin, stored at ${formatTemperature(antiRhD.storage)}. The Monarch XVO 10 holds ${range}, so have the solution specialist confirm the pack-out for your product’s own range first.`,
        `${vialsDoNotFit}.`,
      ],
      see: ['specimens'],
    },
    {
      id: 'materials',
      question: 'What is the Monarch XVO 10 made of?',
      answer: ['Its materials are antimicrobial and recyclable. The cooler is airtight.'],
    },
    {
      id: 'carrying',
      question: 'How is the Monarch XVO 10 carried?',
      answer: [
        `A shoulder strap is available as an option. Outside, the cooler measures ${outside}. Say in your inquiry that you want the strap.`,
      ],
      see: ['contact'],
    },
    {
      id: 'customization',
      question: 'Can we have it in our colors, with our logo and serial numbers?',
      answer: [
        `Yes. Custom colors, custom sizes and printing are options. Printing covers ${printing}, so each cooler can be told apart in your records.`,
      ],
      see: ['contact'],
    },
    {
      id: 'longer-trips',
      question: `What if our route takes longer than ${hold}?`,
      answer: [
        `A hard cooler together with a soft cooler and disks holds for ${formatQuantity(hardPlusSoftHold)}. Name your range, your payload and the hours on the road in an inquiry.`,
      ],
      see: ['hard', 'contact'],
    },
  ],
  askAbout: ['outside-temperature', 'openings', 'weight', 'coolant-preparation', 'air'],
  related: ['monarch-xvo-5', 'cryo-disk', 'hard', 'data-logger'],
};

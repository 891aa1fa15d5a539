import { formatInBoth } from '../../domain/conversion';
import { exactly, formatQuantity, upTo } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import { bloodProducts, formatUnitSize, frozenProducts } from '../facts/blood-products';
import { hardPlusSoftHold } from '../facts/cryo-disks';
import { formatSigned, loggerRangeC, loggerReadings } from '../facts/data-logger';
import { dayHold, halfDayHold } from '../facts/hold-times';
import { kelvinInsulationR, kelvinOpenings } from '../facts/kelvin';
import { labelBands } from '../facts/labels';
import { standards } from '../facts/tests';
import { conversionNote, inWords, sentenceCase } from '../facts/text';
import { thresholds } from '../facts/thresholds';
import type { Product, ProductFacts, Variant } from '../types';
import { specificationsOf } from './shared/specifications';

const openings = kelvinOpenings;
const insulation = `R-${kelvinInsulationR} per inch or higher`;

const white95 = {
  name: 'XVO 9.5 White',
  color: 'white',
  temperature: labelBands.white,
  holdTime: dayHold,
} as const satisfies Variant;
const white65 = {
  name: 'XVO 6.5 White',
  color: 'white',
  temperature: labelBands.white,
  holdTime: halfDayHold,
} as const satisfies Variant;
const gray95 = { name: 'XVO 9.5 Gray', color: 'gray', temperature: exactly(-18, '°C') } as const satisfies Variant;
const blue65 = {
  name: 'XVO 6.5 Blue',
  color: 'blue',
  temperature: labelBands.blue,
  holdTime: upTo(12, 'h'),
} as const satisfies Variant;
const variants: readonly Variant[] = [white95, white65, gray95, blue65];

const hold = formatQuantity(dayHold);
const whiteBand = formatQuantity(labelBands.white);
const blueBand = formatQuantity(labelBands.blue);
const orangeBand = formatQuantity(labelBands.orange);
const grayTemperature = formatQuantity(gray95.temperature);
const white65Hold = formatQuantity(white65.holdTime);
const blueHold = formatQuantity(blue65.holdTime);
const opened = `${formatQuantity(openings.count)} times per ${formatQuantity(openings.per)}`;
const variantCount = inWords(variants.length);

const facts: ProductFacts = {
  temperatures: [
    { value: labelBands.white, source: `${white95.name} and ${white65.name}` },
    { value: labelBands.blue, source: blue65.name },
    { value: gray95.temperature, source: gray95.name },
  ],
  holdTimes: [
    { value: white95.holdTime, source: white95.name },
    { value: white65.holdTime, source: white65.name },
    { value: blue65.holdTime, source: blue65.name },
  ],
  interior: [],
  exterior: [],
  capacity: [],
  testedTo: [standards.ista7d, standards.milStd810],
  more: [
    { label: 'Longest hold time', value: dayHold },
    { label: 'Openings', value: opened },
    { label: 'Insulation', value: insulation },
    { label: 'Variants', value: variants.map(({ name }) => name).join(', ') },
  ],
};

/** The Kelvin's page: four variants, features, sixteen questions (sections 2, 3 and 9). */
export const kelvin: Product = {
  id: 'kelvin',
  name: 'Kelvin',
  kind: 'Passive medical transport cooler in four variants',
  summary: `A passive transport cooler that holds temperature for ${hold}, by variant, and can be opened ${opened}, in ${variantCount} variants for ${whiteBand}, ${blueBand} and ${grayTemperature}.`,
  seo: {
    title: 'Kelvin Medical Transport Cooler: Four Variants',
    description: `Passive transport cooler: holds temperature for ${hold}, by variant, opens ${opened}. White, blue and gray variants, tested to ${standards.ista7d}.`,
    keywords: [
      'Kelvin medical cooler',
      'passive medical transport cooler',
      '24 hour medical cooler',
      'ISTA 7D tested cooler',
    ],
  },
  labels: ['white', 'blue'],
  facts,
  glance: { holdTime: `${hold}, by variant` },
  features: [
    `Holds temperature for ${hold}`,
    `Can be opened ${opened}`,
    `Insulation ${insulation}`,
    `Tested to ${standards.ista7d} and ${standards.milStd810}`,
    `White variants for ${whiteBand}, ${hold} or ${white65Hold}`,
    `Blue variant for ${blueBand}, ${blueHold}`,
    `Gray variant for ${grayTemperature}`,
    'Label colors that show the temperature range at a glance',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'about',
      title: 'One cooler, chosen by its label',
      paragraphs: [
        `The Kelvin is built around the temperature your goods need. Choose the variant by its color: white for ${whiteBand}, blue for ${blueBand}, gray for ${grayTemperature}.`,
        `It works without power: insulation of ${insulation} slows the heat that comes in from outside.`,
      ],
    },
    {
      kind: 'variants',
      id: 'variants',
      title: 'Variants',
      intro: `${sentenceCase(variantCount)} variants, each with its own temperature.`,
      items: variants,
      note: `Label colors: white stands for ${formatInBoth(labelBands.white)}, blue for ${formatInBoth(labelBands.blue)}, orange for ${formatInBoth(labelBands.orange)}. ${conversionNote}`,
    },
    // The table of variants has the temperatures and hold times.
    specificationsOf('Kelvin specifications', { ...facts, temperatures: [], holdTimes: [] }),
  ],
  faqs: [
    {
      id: 'hold-time',
      question: 'How long does the Kelvin hold its temperature?',
      answer: [
        `The Kelvin holds temperature for ${hold}. By variant: ${white95.name} holds ${whiteBand} for ${hold}, ${white65.name} holds ${whiteBand} for ${white65Hold}, and ${blue65.name} holds ${blueBand} for ${blueHold}.`,
        `${gray95.name} is the variant for ${grayTemperature}.`,
      ],
    },
    {
      id: 'choose-a-variant',
      question: 'Which Kelvin variant do I need?',
      answer: [
        `Start with the range that your goods need on the way: ${whiteBand} is white, ${blueBand} is ${blue65.name}, ${grayTemperature} is ${gray95.name}. Of the two white ones the hours decide: ${white95.name} holds for ${hold}, ${white65.name} for ${white65Hold}.`,
      ],
      see: ['specimens'],
    },
    {
      id: 'red-blood-cells',
      question: 'Which Kelvin holds the range of red blood cells and thawed plasma?',
      answer: [
        `Red blood cells and thawed plasma are stored at ${formatTemperature(bloodProducts.redBloodCell.storage)}, the range of the white label. ${white95.name} holds it for ${hold}; ${white65.name} holds it for ${white65Hold}. Name the number of units in your request.`,
      ],
      see: ['specimens'],
    },
    {
      id: 'two-white-variants',
      question: `What is the difference between ${white95.name} and ${white65.name}?`,
      answer: [
        `Time. Both hold ${whiteBand}, the ${white95.name} for ${hold} and the ${white65.name} for ${white65Hold}.`,
      ],
    },
    {
      id: 'two-to-eight',
      question: `Is there a Kelvin for ${blueBand}?`,
      answer: [
        `Yes, ${blue65.name}. It holds ${blueBand} for ${blueHold}. Anti-RhD immunoglobulin is one product that is stored in this range.`,
      ],
    },
    {
      id: 'frozen',
      question: 'Can the Kelvin carry frozen plasma or frozen cryoprecipitate?',
      answer: [
        `${gray95.name} is the Kelvin for ${grayTemperature}. Frozen plasma and frozen cryoprecipitate are stored ${formatTemperature(frozenProducts.frozenPlasma.storage)}, so have the solution specialist confirm that the pack-out keeps your goods below that line for your trip. The CORE XVO 30 is our frozen-plasma cooler.`,
      ],
      see: ['core-xvo-30', 'specimens'],
    },
    {
      id: 'platelets',
      question: 'Can I carry platelets in a Kelvin?',
      answer: [
        `Platelets are stored at ${formatTemperature(bloodProducts.plateletsApheresis.storage)}, the range of the orange label. For Platelets Apheresis look at the CORE XVO 3.5, which holds that range; for inactivated platelets see By Specimen. The Kelvin’s variants are for ${whiteBand}, ${blueBand} and ${grayTemperature}. The CORE XVO 30, our frozen-plasma cooler, keeps ${orangeBand} steady as well: have the solution specialist confirm its pack-out for platelets.`,
      ],
      see: ['core-xvo-3-5', 'core-xvo-30', 'specimens'],
    },
    {
      id: 'openings',
      question: 'How often can the Kelvin be opened on the way?',
      answer: [`${sentenceCase(opened)}. Plan your stops within that number.`],
    },
    {
      id: 'longer-trips',
      question: `What if my trip takes longer than ${formatQuantity(openings.per)}?`,
      answer: [
        `The Kelvin holds for ${hold}. A hard cooler together with a soft cooler and disks holds for ${formatQuantity(hardPlusSoftHold)}: name the range that your goods need when you ask for it.`,
      ],
      see: ['hard', 'cryo-disk'],
    },
    {
      id: 'what-label-colors-mean',
      question: 'What do the label colors mean?',
      answer: [
        `White stands for ${whiteBand}, blue for ${blueBand} and orange for ${orangeBand}. The Kelvin comes in white and blue, and in gray for ${grayTemperature}. The color tells whoever packs or receives the cooler which range it is meant for.`,
      ],
    },
    {
      id: 'insulation',
      question: 'How does the Kelvin keep its temperature without power?',
      answer: [
        `It is a passive cooler, with nothing to plug in. Insulation, here ${insulation}, slows the heat that comes in from outside; something cold in the cooler takes up the rest.`,
      ],
    },
    {
      id: 'tests',
      question: 'Which tests has the Kelvin been through?',
      answer: [
        `It was tested to ${standards.ista7d} and to ${standards.milStd810}. The Evidence page has a row for each, with a button that adds its report to your request.`,
      ],
      see: ['evidence'],
    },
    {
      id: 'size-and-capacity',
      question: 'How do we find out whether our bags fit?',
      answer: [
        `Send the number of bags and their size, and have the variant confirmed for them. In our tables a red blood cell unit measures ${formatUnitSize(bloodProducts.redBloodCell)} and a thawed plasma unit ${formatUnitSize(bloodProducts.thawedPlasma)}.`,
      ],
      see: ['specimens'],
    },
    {
      id: 'weather-and-air',
      question: 'Can I use the Kelvin in extreme weather or on a plane?',
      answer: [
        `Tell us your route, and have it confirmed for your goods. The inquiry form asks whether it is above ${formatQuantity(thresholds.hotEnvironment)} or below ${formatQuantity(thresholds.coldEnvironment)} outside, whether the cooler goes by air, and whether it goes above ${formatQuantity(thresholds.altitude)}.`,
      ],
      see: ['contact'],
    },
    {
      id: 'temperature-record',
      question: 'How can I record the temperature inside a Kelvin?',
      answer: [
        `Put a data logger in with the goods. The Lascar EL-USB-1-PRO stores more than ${formatQuantity(loggerReadings)} readings from ${formatSigned(loggerRangeC)}, which covers every Kelvin variant.`,
      ],
      see: ['data-logger'],
    },
    {
      id: 'customization',
      question: 'Can the Kelvin be adapted to our product?',
      answer: [
        'We make custom products on request. Send the dimensions of your product and its packaging, the range in °F and the time it must be protected. For a cooler developed from your requirements, see the Cube.',
      ],
      see: ['contact', 'cube'],
    },
  ],
  askAbout: ['sizes', 'capacity', 'hold-time-gray', 'outside-temperature', 'coolant', 'opening-length'],
  related: ['monarch-xvo-10', 'core-xvo-30', 'cryo-disk', 'data-logger'],
};

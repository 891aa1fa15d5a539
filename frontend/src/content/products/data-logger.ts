import { formatQuantity } from '../../domain/quantities';
import { bloodProducts } from '../facts/blood-products';
import {
  formatMargin,
  formatSigned,
  loggerAccuracy,
  loggerAccuracyF,
  loggerAccuracyInBoth,
  loggerBatteryLife,
  loggerBatteryLifeTypical,
  loggerInterval,
  loggerNotes,
  loggerProtection,
  loggerRangeC,
  loggerRangeF,
  loggerReadings,
  loggerResolution,
  loggerSidesInBoth,
  loggerSize,
  loggerSizeInBoth,
  loggerSizeText,
  signedEnds,
} from '../facts/data-logger';
import { conversionNote } from '../facts/text';
import { OPEN as none } from '../records';
import type { Product, TableData } from '../types';

const rangeC = formatSigned(loggerRangeC);
const rangeF = formatSigned(loggerRangeF);
const readings = formatQuantity(loggerReadings);
const shortest = formatQuantity(loggerInterval.shortest);
const longest = formatQuantity(loggerInterval.longest);
const batteryLife = formatQuantity(loggerBatteryLife).replace('–', ' to ');
const batteryLifeTypical = formatQuantity(loggerBatteryLifeTypical);
const accuracy = formatMargin(loggerAccuracy.typical);
const accuracyMaximum = formatMargin(loggerAccuracy.maximum);
const notedInterval = `${loggerNotes.interval.min}-second`;
const notedCold = formatSigned(loggerNotes.cold);
const notedHot = formatSigned(loggerNotes.hot);

const warmest = bloodProducts.albuminVial.storage.max;
const [minC, maxC] = signedEnds(loggerRangeC);
const [minF, maxF] = signedEnds(loggerRangeF);

/** Rows and columns in the order of section 9. */
const table: TableData = {
  caption: 'Lascar EL-USB-1-PRO specifications',
  columns: [
    { label: 'Specification' },
    { label: 'Minimum', numeric: true },
    { label: 'Typical', numeric: true },
    { label: 'Maximum', numeric: true },
    { label: 'Unit' },
  ],
  rows: [
    ['Measurement range', `${minC} / ${minF}`, none, `${maxC} / ${maxF}`, '°C / °F'],
    ['Accuracy', none, loggerAccuracyInBoth.typical, loggerAccuracyInBoth.maximum, '°C (°F)'],
    ['Internal resolution', none, formatQuantity(loggerResolution), none, none],
    ['Logging rate', `every ${shortest}`, none, `every ${longest}`, 's, h'],
    ['Operating temperature', none, none, none, '°C (°F)'],
    [
      'Battery life',
      `${loggerBatteryLife.min}`,
      `${loggerBatteryLifeTypical.min}`,
      `${loggerBatteryLife.max}`,
      loggerBatteryLife.unit,
    ],
    ['Dimensions', none, loggerSidesInBoth, none, `${loggerSize[0].unit} (in)`],
  ],
  note: `Operating temperature: ask for it. ${conversionNote}`,
};

/** The data logger's page (sections 2 and 9). The specification gives no questions. */
export const dataLogger: Product = {
  id: 'data-logger',
  name: 'Lascar EL-USB-1-PRO Data Logger',
  kind: 'Stainless-steel USB temperature logger',
  summary: `A stainless-steel USB logger that stores more than ${readings} temperature readings from ${rangeC}, so you can show what a shipment went through and not only what it was packed for.`,
  seo: {
    title: 'Lascar EL-USB-1-PRO USB Temperature Data Logger',
    description: `Stainless-steel USB temperature logger: more than ${readings} readings, ${rangeC} (${rangeF}), ${loggerProtection}, free Windows setup software.`,
    keywords: [
      'Lascar EL-USB-1-PRO',
      'USB temperature data logger',
      'stainless-steel temperature logger',
      'cold chain temperature logger',
      'IP67 data logger',
      'NEMA 4X data logger',
    ],
  },
  labels: [],
  // With the sign of the upper end, as in the specification.
  glance: { range: rangeC },
  facts: {
    cools: false,
    carries: false,
    temperatures: [{ value: loggerRangeC }],
    holdTimes: [],
    interior: [],
    exterior: [],
    capacity: [],
    testedTo: [],
    more: [
      { label: 'Readings', value: `more than ${readings}` },
      { label: 'Range in Fahrenheit', value: loggerRangeF },
      { label: 'Accuracy, typical', value: `${accuracy} (${formatMargin(loggerAccuracyF.typical)})` },
      { label: 'Accuracy, maximum', value: `${accuracyMaximum} (${formatMargin(loggerAccuracyF.maximum)})` },
      { label: 'Internal resolution', value: loggerResolution },
      { label: 'Logging rate', value: `every ${shortest} to every ${longest}` },
      { label: 'Battery life', value: loggerBatteryLife },
      { label: 'Battery life, typical', value: loggerBatteryLifeTypical },
      { label: 'Dimensions', value: loggerSizeInBoth, key: 'size' },
      { label: 'Protection', value: loggerProtection },
    ],
  },
  features: [
    'Stainless-steel body with a USB connection',
    `More than ${readings} readings`,
    `Measures ${rangeC} (${rangeF})`,
    `Accuracy typically ${accuracy}, at most ${accuracyMaximum}`,
    `Logs from every ${shortest} to every ${longest}`,
    `Battery life ${batteryLife}, typically ${batteryLifeTypical}`,
    `${loggerProtection} protection, ${loggerSizeText}`,
    'High-temperature battery supplied',
    'Free setup software for Windows, with delayed start',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'about',
      title: 'A record of the whole trip',
      paragraphs: [
        `A passive cooler holds its temperature; a logger shows whether it did. The EL-USB-1-PRO stores more than ${readings} readings, taken as often as every ${shortest} or as rarely as every ${longest}.`,
        `Its range of ${rangeC} takes in every storage temperature of our specimen tables, up to ${warmest}\u00a0°C for albumin vials, and frozen goods down to ${minC}\u00a0°C. Accuracy is typically ${accuracy} and at most ${accuracyMaximum}: allow for it when you read a log against the limits of a narrow band.`,
      ],
    },
    {
      kind: 'list',
      id: 'uses',
      title: 'Where it is used',
      items: ['Transportation: with the goods', 'Food and drink', 'Building and site monitoring'],
    },
    { kind: 'table', id: 'specifications', title: 'Specifications', table },
    {
      kind: 'list',
      id: 'software',
      title: 'Free setup software',
      intro: 'The logger is set up on a desktop computer.',
      items: [
        'Free of charge',
        'Windows only',
        `Delayed start: recording begins when you choose, so that no reading goes to waste on the shelf`,
        `Logging rate from every ${shortest} to every ${longest}`,
      ],
    },
    {
      kind: 'prose',
      id: 'battery',
      title: 'Battery and logging rate',
      paragraphs: [
        `A high-temperature battery is supplied. The logger’s battery life is ${batteryLife}, typically ${batteryLifeTypical}.`,
        `The logger’s notes single out a ${notedInterval} logging rate at ${notedCold} and at ${notedHot}. If you log that often in such cold or heat, ask for these notes before the first trip.`,
      ],
    },
  ],
  faqs: [],
  askAbout: ['operating-temperature', 'calibration', 'battery-type', 'air'],
  related: ['cryo-disk', 'kelvin', 'core-xvo-30', 'eclipse'],
};

/** The two summaries of test results, written from the product pages' facts (specification, section 9). */
import { resultFiles } from '../../frontend/src/content/about';
import { coreDisk, cryoDisks } from '../../frontend/src/content/facts/cryo-disks';
import {
  halfDayHold,
  holdTimeNote,
  outsideTemperatureNote,
  toPlanWith,
} from '../../frontend/src/content/facts/hold-times';
import {
  formatTrailerTest,
  ista7dProfiles,
  ista7dProfilesText,
  monarchValidation,
  standards,
  trailerTests,
  trailerTestsNote,
} from '../../frontend/src/content/facts/tests';
import { inWords, listed, sentenceCase } from '../../frontend/src/content/facts/text';
import { coreXvo35 } from '../../frontend/src/content/products/core-xvo-3-5';
import { coreXvo30 } from '../../frontend/src/content/products/core-xvo-30';
import { monarchXvo10 } from '../../frontend/src/content/products/monarch-xvo-10';
import type { Product } from '../../frontend/src/content/types';
import {
  type Dimensions,
  formatDimensions,
  formatQuantity,
  type Quantity,
  type Reading,
} from '../../frontend/src/domain/quantities';
import type { Summary } from './summary';

const [monarchFile, coreFile] = resultFiles;
const [phase5] = cryoDisks;
const fileName = (href: string) => href.replace('/files/', '');

const joined = <T>(readings: readonly Reading<T>[], write: (value: T) => string) =>
  readings.map(({ value, source }) => (source ? `${write(value)} (${source})` : write(value))).join('\n');
const times = ({ facts }: Product) => joined<Quantity>(facts.holdTimes, formatQuantity);
const ranges = ({ facts }: Product) => joined<Quantity>(facts.temperatures, formatQuantity);
const insides = ({ facts }: Product) => joined<Dimensions>(facts.interior, formatDimensions);
const outsides = ({ facts }: Product) => joined<Dimensions>(facts.exterior, formatDimensions);

/** A figure of the product's page. @throws Error that names the missing label. */
function figure({ name, facts }: Product, label: string): string {
  const value = facts.more.find((fact) => fact.label === label)?.value;
  if (typeof value !== 'string') throw new Error(`${name} has no figure called ${label}`);
  return sentenceCase(value);
}

/** As stated: the conversions of the page would take a line more than the sheet has. */
const coreDisks = `${sentenceCase(inWords(coreDisk.count))} ${formatQuantity(coreDisk.temperature)} disks, ${formatDimensions(coreDisk.size)} each`;

const hours = ({ max, unit }: Quantity): number => {
  if (max === undefined || unit !== 'h') throw new Error('A duration in hours is wanted');
  return max;
};

const notice = (about: string) => ({
  title: 'This is a summary. The lab’s own report is not on this site.',
  text: `It repeats the test facts stated on ${about}. It gives no test dates, numbers of runs or measured curves. “Tested to” means that the cooler went through the test: it is not a certificate.`,
});

const eyebrow = 'TEST RESULTS  ·  SUMMARY';

const monarch: Summary = {
  file: fileName(monarchFile.href),
  eyebrow,
  title: monarchFile.title,
  subtitle: monarchXvo10.kind,
  keyFigures: [
    { label: 'Temperature range', value: ranges(monarchXvo10) },
    { label: 'Hold time', value: times(monarchXvo10) },
    { label: 'Interior', value: insides(monarchXvo10) },
    { label: 'Exterior', value: outsides(monarchXvo10) },
  ],
  sections: [
    {
      title: 'Validation',
      paragraphs: [
        `Medication was kept above ${formatQuantity(monarchValidation.above)} with ${inWords(monarchValidation.pcms)} ${phase5.name} PCMs.`,
      ],
      threshold: {
        text: `Drawing, not to scale: a line at ${formatQuantity(monarchValidation.above)}, with the medication on the warm side of it.`,
        limit: formatQuantity(monarchValidation.above),
        below: 'Below: not reached',
        above: 'Above: medication was kept here (not to scale)',
      },
    },
    {
      title: `Tested to ${standards.ista7d}: ${ista7dProfilesText}`,
      paragraphs: [
        `The bars show how long each test profile lasts. They are not hold times: the hold time is ${times(monarchXvo10)} at ${ranges(monarchXvo10)}. Plan with ${formatQuantity(toPlanWith(halfDayHold))}, the lower figure. ${outsideTemperatureNote}`,
      ],
      bars: {
        text: `Bar chart of the ${standards.ista7d} test profiles, which last ${ista7dProfilesText}.`,
        unit: 'h',
        bars: ista7dProfiles.map((profile) => ({
          label: `${standards.ista7d} profile`,
          value: hours(profile),
          detail: `Lasts ${formatQuantity(profile)}`,
        })),
      },
    },
    {
      title: 'Tests and cooler at a glance',
      table: {
        columns: [
          { label: 'Item', width: 0.28 },
          { label: 'As stated, converted in parentheses', width: 0.72 },
        ],
        rows: [
          ['Tested to', listed(monarchXvo10.facts.testedTo)],
          ['Refrigerant', figure(monarchXvo10, 'Refrigerant')],
          ['Payload', figure(monarchXvo10, 'Compartments')],
          ['Materials', figure(monarchXvo10, 'Materials')],
        ],
      },
    },
  ],
  notice: notice('the product page of the Monarch XVO 10'),
};

const core: Summary = {
  file: fileName(coreFile.href),
  eyebrow,
  title: coreFile.title,
  subtitle: `${coreXvo35.name} and ${coreXvo30.name}: the same three trailer tests`,
  keyFigures: [
    { label: 'Steady temperature', value: ranges(coreXvo35) },
    { label: 'Held for', value: times(coreXvo35) },
    { label: 'Trailer tests', value: `${trailerTests.length}` },
    { label: 'Longest trailer test', value: formatQuantity({ unit: 'h', min: longest(), max: longest() }) },
  ],
  sections: [
    {
      title: 'Trailer tests',
      paragraphs: [
        `The bars show how long each test lasted; the words in them are the test as stated. ${trailerTestsNote}`,
      ],
      bars: {
        text: `Bar chart of the trailer tests: ${trailerTests.map(formatTrailerTest).join('; ')}.`,
        unit: 'h',
        bars: trailerTests.map((test, index) => ({
          label: `Trailer test ${index + 1}`,
          value: hours(test.duration),
          detail: formatTrailerTest(test),
        })),
      },
    },
    {
      title: 'The two coolers',
      table: {
        columns: [
          { label: 'Item', width: 0.2 },
          { label: coreXvo35.name, width: 0.34 },
          { label: coreXvo30.name, width: 0.46 },
        ],
        rows: [
          ['Interior', insides(coreXvo35), insides(coreXvo30)],
          ['Exterior', outsides(coreXvo35), outsides(coreXvo30)],
          ['Holds', `${ranges(coreXvo35)} for ${times(coreXvo35)}`, times(coreXvo30)],
          ['Cooled by', figure(coreXvo35, 'Phase-change material'), coreDisks],
          ['Also tested to', listed(coreXvo35.facts.testedTo), 'Not published'],
        ],
      },
      paragraphs: [
        `For the ${coreXvo30.name}, two readings of the dimensions are stated: ask which is your cooler’s. ${holdTimeNote}`,
      ],
    },
  ],
  notice: notice('the product pages of the CORE XVO 3.5 and the CORE XVO 30'),
};

function longest(): number {
  return Math.max(...trailerTests.map(({ duration }) => hours(duration)));
}

/** Every summary under /files/. */
export const summaries: readonly Summary[] = [monarch, core];

/** The two summaries of test results, written from the product pages' facts (specification, section 9). */
import { resultFiles } from '../../../frontend/src/content/about';
import { cryoDisks } from '../../../frontend/src/content/facts/cryo-disks';
import { outsideTemperatureNote } from '../../../frontend/src/content/facts/hold-times';
import {
  formatTrailerTestInBoth,
  ista7dProfilesText,
  monarchValidation,
  standards,
  testHoursNote,
  trailerTests,
  trailerTestsNote,
} from '../../../frontend/src/content/facts/tests';
import { inWords, listed, sentenceCase } from '../../../frontend/src/content/facts/text';
import { coreXvo35 } from '../../../frontend/src/content/products/core-xvo-3-5';
import { coreXvo30 } from '../../../frontend/src/content/products/core-xvo-30';
import { monarchXvo10 } from '../../../frontend/src/content/products/monarch-xvo-10';
import { figureOf } from '../../../frontend/src/content/products/shared/figures';
import type { Product } from '../../../frontend/src/content/types';
import { formatInBoth, formatSizeInBoth } from '../../../frontend/src/domain/conversion';
import { type Dimensions, formatQuantity, type Quantity, type Reading } from '../../../frontend/src/domain/quantities';
import type { Summary } from './summary';

const [monarchFile, coreFile] = resultFiles;
const [phase5] = cryoDisks;
const fileName = (href: string) => href.replace('/files/', '');

const joined = <T>(readings: readonly Reading<T>[], write: (value: T) => string) =>
  readings.map(({ value, source }) => (source ? `${write(value)} (${source})` : write(value))).join('\n');
const times = ({ facts }: Product) => joined<Quantity>(facts.holdTimes, formatQuantity);
const ranges = ({ facts }: Product) => joined<Quantity>(facts.temperatures, formatInBoth);
const sizes = (readings: readonly Reading<Dimensions>[]) => joined(readings, formatSizeInBoth);

const figure = (product: Product, label: string) => sentenceCase(figureOf(product, label));

const longestTrailerTest = trailerTests
  .map(({ duration }) => duration)
  .reduce((longest, other) => ((other.max ?? 0) > (longest.max ?? 0) ? other : longest));

const notice = (about: string) => ({
  title: 'This is a summary. Ask us for the lab’s own report.',
  text: `It repeats the test facts of ${about}. Ask for test dates, numbers of runs and measured curves with the report. “Tested to” means that the cooler went through the test: it is not a certificate.`,
});

const eyebrow = 'TEST RESULTS  ·  SUMMARY';

const itemAndFigures = [
  { label: 'Item', width: 0.28 },
  { label: 'As stated, converted in parentheses', width: 0.72 },
] as const;

const monarch: Summary = {
  file: fileName(monarchFile.href),
  eyebrow,
  title: monarchFile.title,
  subtitle: monarchXvo10.kind,
  keyFigures: [
    { label: 'Medication kept above', value: formatInBoth(monarchValidation.above) },
    { label: `${standards.ista7d} tests`, value: ista7dProfilesText },
  ],
  sections: [
    {
      title: 'Tests',
      table: {
        columns: itemAndFigures,
        rows: [
          [
            'Validation',
            `Medication was kept above ${formatInBoth(monarchValidation.above)} with ${inWords(monarchValidation.pcms)} ${phase5.name} PCMs.`,
          ],
          [`Tested to ${standards.ista7d}`, `${ista7dProfilesText}. ${testHoursNote}`],
          [`Tested to ${standards.milStd810}`, 'High temperature'],
        ],
      },
    },
    {
      title: 'The cooler',
      table: {
        columns: itemAndFigures,
        rows: [
          [
            'Holds',
            `${joined<Quantity>(monarchXvo10.facts.temperatures, formatInBoth)} for ${times(monarchXvo10)}. ${outsideTemperatureNote}`,
          ],
          ['Interior', sizes(monarchXvo10.facts.interior)],
          ['Exterior', sizes(monarchXvo10.facts.exterior)],
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
  dense: true,
  keyFigures: [
    { label: 'Trailer tests', value: `${trailerTests.length}` },
    { label: 'Longest trailer test', value: formatQuantity(longestTrailerTest) },
  ],
  sections: [
    {
      title: 'Trailer tests',
      paragraphs: [
        `Each test as stated, converted in parentheses, and how long it lasted. ${testHoursNote} ${trailerTestsNote}`,
      ],
      table: {
        columns: [
          { label: 'Item', width: 0.2 },
          { label: 'As stated', width: 0.62 },
          { label: 'Duration', width: 0.18 },
        ],
        rows: trailerTests.map((test, index) => [
          `Trailer test ${index + 1}`,
          formatTrailerTestInBoth(test),
          formatQuantity(test.duration),
        ]),
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
          ['Interior', sizes(coreXvo35.facts.interior), sizes(coreXvo30.facts.interior)],
          ['Exterior', sizes(coreXvo35.facts.exterior), sizes(coreXvo30.facts.exterior)],
          ['Holds', `${ranges(coreXvo35)} for ${times(coreXvo35)}`, `${times(coreXvo30)}\n${ranges(coreXvo30)}`],
          ['Cooled by', figure(coreXvo35, 'Phase-change material'), figure(coreXvo30, 'Disks')],
        ],
      },
      paragraphs: [
        `The ${coreXvo35.name} was also tested to ${listed(coreXvo35.facts.testedTo)}. Of the ${coreXvo30.name}, two readings of the dimensions are stated: ask which is your cooler’s. ${outsideTemperatureNote}`,
      ],
    },
  ],
  notice: notice('the product pages of the CORE XVO 3.5 and the CORE XVO 30'),
};

/** Every summary under /files/. */
export const summaries: readonly Summary[] = [monarch, core];

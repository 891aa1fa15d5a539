/**
 * Every test and qualification that the site states (section 9), as a claim with its figures. Both the screen's tables
 * and the product pages' links to their rows are made from the claims, so that every link has a target.
 */

import { formatInBoth } from '../domain/conversion';
import { inquiryHref } from '../domain/inquiry/href';
import type { RouteId } from '../routes/manifest';
import { routeRow } from '../routes/paths';
import { cryoDisks } from './facts/cryo-disks';
import { loggerProtection } from './facts/data-logger';
import { prequalifiedRanges } from './facts/eclipse';
import {
  formatTrailerTestInBoth,
  ista7dProfilesShort,
  ista7dProfilesText,
  monarchValidation,
  standards,
  testHoursNote,
  trailerTests,
  trailerTestsNote,
} from './facts/tests';
import { conversionNote, inWords, listed } from './facts/text';
import type { PageLink } from './page-link';
import { OPEN, type RecordGroup, type RecordRow } from './records';
import { type TopicId, topics } from './topics';

/** Titles of the sections of product pages that state a claim, by anchor. */
const statingSections = {
  features: 'Key features',
  specifications: 'Specifications',
  validation: 'Validation',
  'trailer-tests': 'Trailer tests',
  'sops-and-qualification': 'SOPs and qualification data',
} as const;

type StatingSection = keyof typeof statingSections;

/** A statement on a product's tests, with figures if there are any. */
export interface Claim {
  /** The row's anchor. */
  readonly id: string;
  readonly product: RouteId;
  /** Begins with the specification's verb: "Tested to", "Qualified to". */
  readonly name: string;
  /** Profile, hours and result. */
  readonly figures?: string;
  /** The sections of the product's page that state it; the row links to the first. */
  readonly statedIn: readonly [StatingSection, ...StatingSection[]];
  /** The document to request. */
  readonly ask: TopicId;
}

const ista7d = { name: `Tested to ${standards.ista7d}`, ask: 'report-ista-7d' } as const;
const milStd810 = { name: `Tested to ${standards.milStd810}`, ask: 'report-mil-std-810' } as const;
const inSpecifications = ['specifications'] as const;

/** Both CORE coolers went through the same tests, which have one report. */
const trailerClaim = (product: RouteId): Claim => ({
  id: `${product}-trailer-tests`,
  product,
  name: 'Trailer tests',
  figures: `${trailerTests.map(formatTrailerTestInBoth).join('; ')}. ${trailerTestsNote}`,
  statedIn: ['trailer-tests', 'specifications'],
  ask: 'report-trailer-tests',
});

/** Every claim, in the order of the products' menu. */
export const claims: readonly Claim[] = [
  { ...ista7d, id: 'kelvin-ista-7d', product: 'kelvin', statedIn: inSpecifications },
  { ...milStd810, id: 'kelvin-mil-std-810', product: 'kelvin', statedIn: inSpecifications },
  {
    ...ista7d,
    id: 'monarch-xvo-10-ista-7d',
    product: 'monarch-xvo-10',
    figures: ista7dProfilesText,
    statedIn: ['validation', 'specifications'],
  },
  {
    ...milStd810,
    id: 'monarch-xvo-10-mil-std-810',
    product: 'monarch-xvo-10',
    figures: 'High temperature',
    statedIn: ['validation', 'specifications'],
  },
  {
    id: 'monarch-xvo-10-validation',
    product: 'monarch-xvo-10',
    name: 'Validation',
    figures: `Medication kept above ${formatInBoth(monarchValidation.above)} with ${inWords(monarchValidation.pcms)} ${cryoDisks[0].name} PCMs`,
    statedIn: ['validation', 'specifications'],
    ask: 'report-validation',
  },
  {
    id: 'monarch-xvo-5-profiles',
    product: 'monarch-xvo-5',
    name: 'Profiles',
    figures: ista7dProfilesShort,
    statedIn: inSpecifications,
    ask: 'profiles',
  },
  {
    id: 'eclipse-ista-7e',
    product: 'eclipse',
    name: `Qualified to ${standards.ista7e}`,
    statedIn: ['sops-and-qualification', 'specifications'],
    ask: 'report-ista-7e',
  },
  {
    id: 'eclipse-pda-report-39',
    product: 'eclipse',
    name: `Qualified to ${standards.pdaReport39}`,
    statedIn: ['sops-and-qualification', 'specifications'],
    ask: 'report-pda-report-39',
  },
  {
    id: 'eclipse-prequalified-ranges',
    product: 'eclipse',
    name: 'Prequalified ranges',
    figures: listed(prequalifiedRanges.map(formatInBoth)),
    statedIn: ['sops-and-qualification'],
    ask: 'test-data',
  },
  { ...ista7d, id: 'core-xvo-3-5-ista-7d', product: 'core-xvo-3-5', statedIn: inSpecifications },
  { ...milStd810, id: 'core-xvo-3-5-mil-std-810', product: 'core-xvo-3-5', statedIn: inSpecifications },
  trailerClaim('core-xvo-3-5'),
  trailerClaim('core-xvo-30'),
  {
    id: 'data-logger-protection',
    product: 'data-logger',
    name: `Protection ${loggerProtection}`,
    statedIn: ['features'],
    ask: 'report-protection',
  },
];

/** A product's links to the rows of its claims, by the section that states them. */
export function evidenceOf(product: RouteId): Readonly<Record<string, readonly PageLink[]>> {
  const links: Record<string, PageLink[]> = {};
  for (const { id, name, statedIn } of claims.filter((claim) => claim.product === product))
    for (const section of statedIn)
      links[section] = [...(links[section] ?? []), { label: name, to: 'evidence', section: id }];
  return links;
}

const rowOf = ({ id, product, name, figures, statedIn: [section], ask }: Claim): RecordRow => ({
  id,
  heading: name,
  cells: [
    figures ?? OPEN,
    [{ label: statingSections[section], to: product, section }],
    { item: { product, variant: topics[ask], once: true } },
  ],
});

function groupOf(product: RouteId): RecordGroup {
  const { label } = routeRow(product);
  const ofProduct = claims.filter((claim) => claim.product === product);
  return {
    id: product,
    title: label,
    page: { label, to: product },
    table: {
      caption: label,
      columns: ['Claim', 'Figures', 'Stated in', 'Report'],
      rows: ofProduct.map(rowOf),
    },
    ask: {
      label: `Ask for the reports on ${label}`,
      href: inquiryHref({
        products: [product],
        variant: 'reports',
        ask: [...new Set(ofProduct.map(({ ask }) => ask))],
      }),
    },
  };
}

/** The texts of the screen; the summaries to download are in about.ts. */
export interface EvidenceContent {
  readonly title: string;
  readonly intro: string;
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  /** Links to the glossary. */
  readonly words: { readonly label: string; readonly links: readonly PageLink[] };
  /** The label of the links to the groups. */
  readonly onThisPage: string;
  /** One group per product. */
  readonly groups: readonly RecordGroup[];
  readonly summaries: { readonly title: string; readonly intro: string };
  readonly callToAction: { readonly title: string; readonly text: string };
}

export const evidence: EvidenceContent = {
  title: 'Evidence of Tests',
  intro:
    'Every test and qualification of our coolers, with the figures stated for it. Add a report to your request, or ask for all of a cooler’s at once.',
  rules: {
    title: 'How to read the rows',
    items: [
      '“Tested to” means that the product went through the test. It is not a certificate.',
      `${testHoursNote} Hold times are on the products’ own pages.`,
      `Where “Figures” has a dash, ask for them with the report, as for its date, laboratory and number. ${conversionNote}`,
    ],
  },
  words: {
    label: 'In the glossary:',
    links: [
      { label: standards.ista7d, to: 'glossary', section: 'ista-7d' },
      { label: standards.ista7e, to: 'glossary', section: 'ista-7e' },
      { label: standards.milStd810, to: 'glossary', section: 'mil-std-810' },
      { label: standards.pdaReport39, to: 'glossary', section: 'pda-report-39' },
      { label: 'Prequalified', to: 'glossary', section: 'prequalified' },
      { label: 'Validation', to: 'glossary', section: 'validation' },
    ],
  },
  onThisPage: 'On this page',
  groups: [...new Set(claims.map(({ product }) => product))].map(groupOf),
  summaries: {
    title: 'Summaries to download',
    intro: 'Two files of test-lab results, in summary: they cover three coolers.',
  },
  callToAction: {
    title: 'Ask for what you have to file',
    text: 'Name the product, the test and the range you need it for.',
  },
};

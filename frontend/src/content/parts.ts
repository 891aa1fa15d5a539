/**
 * Disks, PCMs, inserts, straps and the like, each with the coolers that the specification names it for (section 9). The
 * screen shows one list both ways: what belongs to a cooler, and where a part belongs.
 */

import { formatInBoth, formatSidesInBoth, formatSizeInBoth } from '../domain/conversion';
import { manifest, type RouteId, type RouteRow } from '../routes/manifest';
import { routeRow } from '../routes/paths';
import { coreDisk, cryoCylinder, cryoDisks, safeguardInserts } from './facts/cryo-disks';
import { loggerSizeInBoth } from './facts/data-logger';
import { conversionNote, inWords, sentenceCase } from './facts/text';
import { inquiryHref } from './inquiry-link';
import type { PageLink } from './page-link';
import { NOT_PUBLISHED, type RecordCell, type RecordGroup, type RecordRow, type RecordTable } from './records';
import { type TopicId, topics } from './topics';

/** A part as one product has it. A field that is missing is not published. */
export interface Fit {
  readonly product: RouteId;
  /** Where the product has a name of its own for it. */
  readonly name?: string;
  readonly use: string;
  readonly count?: string;
  readonly size?: string;
}

/** A part, by the topic that asks about it, which is also its anchor. */
export interface Part {
  readonly id: TopicId;
  readonly fits: readonly [Fit, ...Fit[]];
}

const uses = {
  refrigerant: 'Refrigerant',
  insteadOfDisks: 'Refrigerant, instead of Cryo-Disks and PCMs',
  gate: 'Phase-change material',
  disks: 'Disks',
  insert: 'Custom insert',
  withSoftCooler: 'With a hard plus a soft cooler',
  option: 'Option',
  included: 'Included',
  record: 'Accessory of its own',
  supplied: 'Supplied with the logger',
} as const;

const [phase5, phase22] = cryoDisks;
const strap = 'part-shoulder-strap';

/** Every part that is named for a product. */
export const parts: readonly Part[] = [
  { id: 'part-phase-5-disks', fits: [{ product: 'monarch-xvo-10', use: uses.refrigerant }] },
  { id: 'part-phase-5-pcms', fits: [{ product: 'monarch-xvo-10', use: uses.refrigerant }] },
  {
    id: 'part-cryo-cylinder',
    fits: [{ product: 'monarch-xvo-10', use: uses.insteadOfDisks, size: formatSidesInBoth(cryoCylinder) }],
  },
  { id: 'part-bottle-pcms', fits: [{ product: 'eclipse', use: `${uses.refrigerant}, included` }] },
  { id: 'part-pcm-gate', fits: [{ product: 'core-xvo-3-5', use: uses.gate }] },
  {
    id: 'part-disks',
    fits: [
      {
        product: 'core-xvo-30',
        name: `${formatInBoth(coreDisk.temperature)} disks`,
        use: uses.disks,
        count: sentenceCase(inWords(coreDisk.count)),
        size: formatSizeInBoth(coreDisk.size),
      },
      { product: 'hard', use: uses.withSoftCooler },
    ],
  },
  {
    id: 'part-inserts-top-bottom',
    fits: [{ product: 'safeguard-xvo-10', use: uses.insert, size: formatSizeInBoth(safeguardInserts.topAndBottom) }],
  },
  {
    id: 'part-inserts-sides',
    fits: [{ product: 'safeguard-xvo-10', use: uses.insert, size: formatSizeInBoth(safeguardInserts.sides) }],
  },
  {
    id: strap,
    fits: [
      { product: 'monarch-xvo-10', use: uses.option },
      { product: 'eclipse', use: uses.included },
      { product: 'core-xvo-3-5', use: uses.option },
    ],
  },
  { id: 'part-handle', fits: [{ product: 'core-xvo-3-5', use: uses.option }] },
  { id: 'part-dividers', fits: [{ product: 'core-xvo-3-5', use: uses.option }] },
  { id: 'part-color-key', fits: [{ product: 'core-xvo-3-5', use: uses.option }] },
  { id: 'part-card-sleeve', fits: [{ product: 'core-xvo-3-5', use: uses.option }] },
  { id: 'part-logger', fits: [{ product: 'data-logger', use: uses.record, size: loggerSizeInBoth }] },
  { id: 'part-logger-battery', fits: [{ product: 'data-logger', use: uses.supplied }] },
];

const rows: readonly RouteRow[] = manifest;
const coolers = rows.filter(({ menu }) => menu?.section === 'products' || menu?.section === 'coolers');
const fitsOf = (product: string) =>
  parts.flatMap(({ id, fits }) => fits.filter((fit) => fit.product === product).map((fit) => ({ id, fit })));
const isNamed = ({ id }: RouteRow) => fitsOf(id).length > 0;

/** By itself, and beside others: as the product's part, with what an order of it needs. */
function request(product: RouteId, part: TopicId, name: string, needs: readonly TopicId[]): RecordCell {
  const href = inquiryHref({ products: [product], ask: [part, ...needs] });
  return [{ label: 'Request this part', href, item: { product, variant: name, ask: needs } }];
}

function fitRow(id: TopicId, { product, name = topics[id], use, count, size }: Fit): RecordRow {
  const needs = [...(size ? [] : (['size'] as const)), 'part-number', 'price', 'lead-time'] as const;
  return {
    heading: name,
    cells: [use, count ?? NOT_PUBLISHED, size ?? NOT_PUBLISHED, request(product, id, name, needs)],
  };
}

function groupOf({ id, label }: RouteRow): RecordGroup {
  return {
    id,
    title: label,
    page: { label, to: id as RouteId },
    table: {
      caption: label,
      columns: ['Part', 'Use', 'Number', 'Size', 'Reorder'],
      rows: fitsOf(id).map((found) => fitRow(found.id, found.fit)),
    },
  };
}

/** Each cooler's size by its name, where there is any and more than one cooler. */
function sizesOf(fits: Part['fits']): string {
  if (fits.every(({ size }) => size === undefined)) return NOT_PUBLISHED;
  if (fits.length === 1) return fits[0].size ?? NOT_PUBLISHED;
  return fits.map(({ product, size }) => `${routeRow(product).label}: ${size ?? 'not published'}`).join('; ');
}

const partRow = ({ id, fits }: Part): RecordRow => ({
  id,
  heading: topics[id],
  cells: [
    fits.map(({ product }) => ({ label: routeRow(product).label, to: 'parts', section: product }) as const),
    sizesOf(fits),
  ],
});

/** The link of a product's page to its parts; none where neither its own nor a missing list stands on the screen. */
export function partsLinkOf(product: RouteId): PageLink | undefined {
  const label = 'Parts and reorder';
  if (product === 'cryo-disk') return { label, to: 'parts', section: 'by-part' };
  const isShown = fitsOf(product).length > 0 || coolers.some(({ id }) => id === product);
  return isShown ? { label, to: 'parts', section: product } : undefined;
}

/** What the screen says. */
export interface PartsContent {
  readonly title: string;
  readonly intro: string;
  readonly onThisPage: string;
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  readonly byCooler: { readonly title: string; readonly intro: string };
  /** A product each, with its parts. */
  readonly groups: readonly RecordGroup[];
  /** The coolers for which no part is named. */
  readonly unnamed: RecordGroup;
  readonly byPart: { readonly title: string; readonly intro: string; readonly table: RecordTable };
  readonly pages: { readonly label: string; readonly links: readonly PageLink[] };
  readonly callToAction: { readonly title: string; readonly text: string };
}

/** The screen of parts. */
export const partsScreen: PartsContent = {
  title: 'Parts and reorder',
  intro:
    'Which disk, PCM, insert, strap or logger belongs to which cooler, with its size where that is published. Each row asks for its part.',
  onThisPage: 'On this page',
  rules: {
    title: 'Before you order',
    items: [
      'A part stands with the coolers that we name it for. Whether it goes into another one is not published.',
      'Part numbers and prices are published for none of the parts: the request asks for them.',
      'Have a size confirmed where it says “Not published”, and name the cooler that you have.',
      conversionNote,
    ],
  },
  byCooler: {
    title: 'By cooler',
    intro: `PCM stands for phase-change material. Which temperatures ${phase5.name} and ${phase22.name} stand for is not published.`,
  },
  groups: [...coolers.filter(isNamed), routeRow('data-logger')].map(groupOf),
  unnamed: {
    id: 'no-part-named',
    title: 'Coolers without a list',
    intro: 'Which parts belong to these coolers is not published.',
    table: {
      caption: 'Coolers without a list',
      columns: ['Cooler', 'Page', 'Reorder'],
      rows: coolers
        .filter((row) => !isNamed(row))
        .map(({ id, label }) => ({
          id,
          heading: label,
          cells: [
            [{ label: 'Product page', to: id as RouteId }],
            [
              {
                label: 'Ask for its parts',
                href: inquiryHref({ products: [id as RouteId], ask: ['parts', 'coolant'] }),
                item: { product: id as RouteId, variant: topics.parts, ask: ['coolant'] },
              },
            ],
          ],
        })),
    },
  },
  byPart: {
    title: 'By part',
    intro: 'The same list the other way: from the part to the coolers.',
    table: { caption: 'Parts', columns: ['Part', 'Belongs to', 'Size'], rows: parts.map(partRow) },
  },
  pages: {
    label: 'More on them:',
    links: [
      ...(['cryo-disk', 'data-logger'] as const).map((to) => ({ label: routeRow(to).label, to })),
      { label: 'PCM, in the glossary', to: 'glossary', section: 'pcm' },
    ],
  },
  callToAction: {
    title: 'Ask for a part',
    text: 'Name the cooler, the part and how many you need. The solution specialist says what can be sent, and when.',
  },
};

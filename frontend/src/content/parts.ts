/**
 * Parts such as disks, PCMs, inserts and straps, with the products that the specification names them for (section 9).
 * The screen lists them by product and has links by part.
 */

import { formatInBoth, formatSizeInBoth } from '../domain/conversion';
import { inquiryHref } from '../domain/inquiry/href';
import { manifest, type RouteId, type RouteRow } from '../routes/manifest';
import { routeRow } from '../routes/paths';
import { coreDisk, cryoCylinder, cryoDisks, safeguardInserts } from './facts/cryo-disks';
import { loggerSizeInBoth } from './facts/data-logger';
import { conversionNote, inWords } from './facts/text';
import type { PageLink } from './page-link';
import type { RecordGroup, RecordRow } from './records';
import { type TopicId, topics } from './topics';
import type { LinkData } from './types';

/** A part of one product, with count and size if they are given. */
export interface Fit {
  readonly product: RouteId;
  /** If the product has another name for it. */
  readonly name?: string;
  readonly use: string;
  readonly count?: string;
  readonly size?: string;
}

/** A part; `id` is the topic that asks about it. */
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
  record: 'Separate accessory',
  supplied: 'Supplied with the logger',
} as const;

const [phase5, phase22] = cryoDisks;
const strap = 'part-shoulder-strap';

/** All parts. */
export const parts: readonly Part[] = [
  { id: 'part-phase-5-disks', fits: [{ product: 'monarch-xvo-10', use: uses.refrigerant }] },
  { id: 'part-phase-5-pcms', fits: [{ product: 'monarch-xvo-10', use: uses.refrigerant }] },
  {
    id: 'part-cryo-cylinder',
    fits: [{ product: 'monarch-xvo-10', use: uses.insteadOfDisks, size: formatSizeInBoth(cryoCylinder) }],
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
        count: inWords(coreDisk.count),
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
const coolers = rows.filter(({ screen, menu }) => screen === 'product' && menu?.section !== 'accessories');
const fitsOf = (product: string) =>
  parts.flatMap(({ id, fits }) => fits.filter((fit) => fit.product === product).map((fit) => ({ id, fit })));
const isNamed = ({ id }: RouteRow) => fitsOf(id).length > 0;

/** Topics of every order of a part. */
const orderOf = ['part-number', 'price', 'lead-time'] as const satisfies readonly TopicId[];

const nameOf = (id: TopicId, { name = topics[id] }: Fit) => name;
const rowIdOf = (id: TopicId, { product }: Fit) => `${product}-${id}`;

function fitRow(id: TopicId, fit: Fit): RecordRow {
  const { product, use, count, size } = fit;
  const measures = [count, size].filter(Boolean).join(' of ');
  const ask = [...(size ? [] : (['size'] as const)), ...orderOf];
  return {
    id: rowIdOf(id, fit),
    heading: nameOf(id, fit),
    cells: [[use, measures].filter(Boolean).join(', '), { item: { product, variant: nameOf(id, fit), ask } }],
  };
}

function groupOf({ id, label }: RouteRow): RecordGroup {
  const fits = fitsOf(id);
  return {
    id,
    title: label,
    page: { label, to: id as RouteId },
    table: {
      caption: label,
      columns: ['Part', 'Use and size', 'Reorder'],
      rows: fits.map((found) => fitRow(found.id, found.fit)),
    },
    ask: {
      label: `Ask for the parts of ${label}`,
      href: inquiryHref({
        products: [id as RouteId],
        variant: 'parts',
        ask: [...fits.map((found) => found.id), ...orderOf],
      }),
    },
  };
}

/** For coolers without a named part: links that ask for their parts. */
const others: readonly LinkData[] = coolers
  .filter((row) => !isNamed(row))
  .map(({ id, label }) => ({
    label: `Parts of ${label}`,
    href: inquiryHref({ products: [id as RouteId], variant: 'parts', ask: ['parts', 'coolant'] }),
  }));

/** Links to the parts by name and product. */
const byName: readonly PageLink[] = parts
  .flatMap(({ id, fits }) =>
    fits.map(
      (fit): PageLink => ({
        label: `${nameOf(id, fit)} (${routeRow(fit.product).label})`,
        to: 'parts',
        section: rowIdOf(id, fit),
      }),
    ),
  )
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'));

/** Anchors of the links for coolers without parts, and of the list by part. */
const anchors = { others: 'other-coolers', byPart: 'by-part' } as const;

/** A product's link to its parts; `undefined` if the screen has nothing on it. */
export function partsLinkOf(product: RouteId): PageLink | undefined {
  const label = 'Parts and reorder';
  if (product === 'cryo-disk') return { label, to: 'parts', section: anchors.byPart };
  if (fitsOf(product).length > 0) return { label, to: 'parts', section: product };
  return coolers.some(({ id }) => id === product) ? { label, to: 'parts', section: anchors.others } : undefined;
}

/** The texts of the screen. */
export interface PartsContent {
  readonly title: string;
  readonly intro: string;
  readonly onThisPage: string;
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  /** One group per product. */
  readonly groups: readonly RecordGroup[];
  /** Coolers without a named part. */
  readonly others: {
    readonly id: string;
    readonly title: string;
    readonly intro: string;
    readonly links: readonly LinkData[];
  };
  readonly byPart: { readonly id: string; readonly title: string; readonly links: readonly PageLink[] };
  readonly pages: { readonly label: string; readonly links: readonly PageLink[] };
  readonly callToAction: { readonly title: string; readonly text: string };
}

export const partsScreen: PartsContent = {
  title: 'Parts and Reorder',
  intro:
    'Which disk, PCM, insert, strap or logger belongs to which cooler. Add a part to your request, or ask for all of a cooler’s at once.',
  onThisPage: 'On this page',
  rules: {
    title: 'Before you order',
    items: [
      'A part belongs to the cooler that lists it: name the cooler that you have.',
      `Each request asks for the part number, the price and the delivery, and for the size where none is listed. ${conversionNote}`,
      'Gel Packs, the Wireless Thermometer and the Blood Temperature Indicator are accessories too: ask for them by name.',
      `PCM: phase-change material. Ask which temperatures ${phase5.name} and ${phase22.name} are for.`,
    ],
  },
  groups: [...coolers.filter(isNamed), routeRow('data-logger')].map(groupOf),
  others: {
    id: anchors.others,
    title: 'Other coolers',
    intro: 'Choose yours to ask for its parts and its coolant.',
    links: others,
  },
  byPart: { id: anchors.byPart, title: 'By part', links: byName },
  pages: {
    label: 'More on them:',
    links: [
      ...(['cryo-disk', 'data-logger'] as const).map((to) => ({ label: routeRow(to).label, to })),
      { label: 'PCM, in the glossary', to: 'glossary', section: 'pcm' },
    ],
  },
  callToAction: {
    title: 'Ask for a part',
    text: 'Name the cooler, the part and how many you need.',
  },
};

/**
 * Disks, PCMs, inserts, straps and the like, each with the coolers that the specification names it for (section 9). The
 * screen lists them by cooler, and links to them by part.
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

/** A part as one product has it, with its count and size where they are given. */
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
const coolers = rows.filter(({ menu }) => menu?.section === 'products' || menu?.section === 'coolers');
const fitsOf = (product: string) =>
  parts.flatMap(({ id, fits }) => fits.filter((fit) => fit.product === product).map((fit) => ({ id, fit })));
const isNamed = ({ id }: RouteRow) => fitsOf(id).length > 0;

/** What an order of a part takes beside its name. */
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
      href: inquiryHref({ products: [id as RouteId], ask: [...fits.map((found) => found.id), ...orderOf] }),
    },
  };
}

/** The coolers for which no part is named: a link each that asks for theirs. */
const others: readonly LinkData[] = coolers
  .filter((row) => !isNamed(row))
  .map(({ id, label }) => ({ label, href: inquiryHref({ products: [id as RouteId], ask: ['parts', 'coolant'] }) }));

/** Each part by its name, and the cooler whose list it is in. */
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

/** Anchors of the coolers without a list, and of the list by part. */
const anchors = { others: 'other-coolers', byPart: 'by-part' } as const;

/** The link of a product's page to its parts; none where the screen has nothing to do with it. */
export function partsLinkOf(product: RouteId): PageLink | undefined {
  const label = 'Parts and reorder';
  if (product === 'cryo-disk') return { label, to: 'parts', section: anchors.byPart };
  if (fitsOf(product).length > 0) return { label, to: 'parts', section: product };
  return coolers.some(({ id }) => id === product) ? { label, to: 'parts', section: anchors.others } : undefined;
}

/** What the screen says. */
export interface PartsContent {
  readonly title: string;
  readonly intro: string;
  readonly onThisPage: string;
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  /** A product each, with its parts. */
  readonly groups: readonly RecordGroup[];
  /** The coolers for which no part is named. */
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

/** The screen of parts. */
export const partsScreen: PartsContent = {
  title: 'Parts and reorder',
  intro:
    'Which disk, PCM, insert, strap or logger belongs to which cooler. Add a part to your request, or ask for all of a cooler’s at once.',
  onThisPage: 'On this page',
  rules: {
    title: 'Before you order',
    items: [
      'A part belongs to the cooler that lists it: name the cooler that you have.',
      `Each request asks for the part number, the price and the delivery, and for the size where none is listed. ${conversionNote}`,
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

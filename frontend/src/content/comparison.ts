/**
 * The figures of the coolers in the comparison (sections 3 and 9). Figures that the specification does not give are
 * absent.
 */

import { formatInBoth, formatSizeInBoth } from '../domain/conversion';
import type { Cooler } from '../domain/cooler';
import { formatQuantity, type Quantity, type Reading } from '../domain/quantities';
import type { RouteId } from '../routes/manifest';
import { candidates } from './candidates';
import { carryingWords } from './carrying';
import { labelBands } from './facts/labels';
import { trailerTestsNote } from './facts/tests';
import { sentenceCase } from './facts/text';
import { productOf } from './products/all';
import type { ProductFacts } from './types';

/** The rows of the comparison, in order. */
export const comparedFigures = {
  range: 'Temperature range',
  hours: 'Hold time',
  openings: 'Openings',
  labels: 'Label color',
  capacity: 'Capacity',
  interior: 'Interior',
  exterior: 'Exterior',
  refrigerant: 'Refrigerant',
  weight: 'Tare weight',
  carrying: 'Carrying',
  tests: 'Tests',
} as const;
export type ComparedFigure = keyof typeof comparedFigures;

/** A cooler's published figures as text, one line per reading. */
export interface ComparedCooler {
  readonly id: RouteId;
  readonly name: string;
  readonly path: string;
  readonly figures: Readonly<Partial<Record<ComparedFigure, readonly string[]>>>;
}

const named = <T>(readings: readonly Reading<T>[], write: (value: T) => string) =>
  readings.map(({ value, source }) => (source ? `${write(value)}, ${source}` : write(value)));

/** A further figure of the specification table by its label, as text. */
function further({ more }: ProductFacts, label: string): readonly string[] {
  const value = more.find((fact) => fact.label === label)?.value;
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return ['size' in value ? formatSizeInBoth(value) : formatQuantity(value)];
}

/** The Safeguard's cryo-disc inserts with their positions. */
const inserts = (facts: ProductFacts) =>
  ['Cryo-disc inserts, top and bottom', 'Cryo-disc inserts, sides'].flatMap((label) =>
    further(facts, label).map((size) => `${label}: ${size}`),
  );

const ways = ({ carrying }: Cooler) =>
  carrying.map(({ way, optional }) => `${carryingWords[way]}${optional ? ', optional' : ''}`);

/** The disks of a pack-out whose range is not published: "−20 °C (−4 °F) disks for frozen goods". */
export const diskLines = ({ packOuts }: Cooler): readonly string[] =>
  packOuts.flatMap(({ name, disks }) => (disks ? [`${formatInBoth(disks.temperature)} disks for ${name}`] : []));

function compared(candidate: Cooler): ComparedCooler {
  const { id, name, path, openings } = candidate;
  const { facts, labels } = productOf(id);
  const ownCapacity = facts.capacity.filter(({ application }) => application === undefined);
  const figures: Readonly<Record<ComparedFigure, readonly string[]>> = {
    range: [...diskLines(candidate), ...named(facts.temperatures, formatInBoth)],
    hours: named(facts.holdTimes, formatQuantity),
    openings: openings
      ? [openings.count ? `${formatQuantity(openings.count)} ${openings.within}` : `Can be opened ${openings.within}`]
      : [],
    labels: labels.map((color) => `${sentenceCase(color)}: ${formatInBoth(labelBands[color] as Quantity)}`),
    capacity: [...ownCapacity.map(({ of, count }) => `${of}: ${formatQuantity(count)}`), ...further(facts, 'Payload')],
    interior: named(facts.interior, formatSizeInBoth),
    exterior: named(facts.exterior, formatSizeInBoth),
    refrigerant: [
      ...further(facts, 'Refrigerant'),
      ...further(facts, 'Phase-change material'),
      ...further(facts, 'Disks'),
      ...inserts(facts),
    ],
    weight: further(facts, 'Tare weight'),
    carrying: ways(candidate),
    tests: [
      ...facts.testedTo.map((test) => `Tested to ${test}`),
      ...(facts.qualifiedTo ?? []).map((test) => `Qualified to ${test}`),
      ...['Trailer tests', 'Validation', 'Profiles'].flatMap((label) =>
        further(facts, label).map((text) => `${label}: ${text}`),
      ),
      ...(further(facts, 'Trailer tests').length > 0 ? [trailerTestsNote] : []),
    ],
  };
  return {
    id,
    name,
    path,
    figures: Object.fromEntries(Object.entries(figures).filter(([, lines]) => lines.length > 0)),
  };
}

/** All coolers, in menu order. */
export const comparison: readonly ComparedCooler[] = candidates.map(compared);

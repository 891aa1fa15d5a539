/**
 * Compares coolers with a need, by published figures alone. Each thing that was asked for gets a finding, which is data:
 * the criterion, its outcome and the figures on both sides; `content/finder` makes sentences of them. The worst finding
 * is a pack-out's verdict, and its best pack-out answers for a cooler. A wider range, fewer hours, fewer openings or a
 * smaller box never make a verdict worse.
 */
import { celsiusToFahrenheit } from './conversion';
import type { CarryingWay, Cooler, FrozenDisks, Load, Maximum, Openings, PackOut } from './cooler';
import { countInRows, type Excess, fitOf } from './geometry';
import type { GoodsUnit } from './goods';
import type { Need, NeededRange } from './need';
import type { Dimensions, Quantity } from './quantities';

/**
 * From best to worst. `match`: the published figures cover it. `confirm`: it lies inside what is published up to its limit,
 * or only geometry or an uncounted promise speaks for it. `unknown`: nothing is published of it. `fails`: a published
 * figure rules it out.
 */
export const verdicts = ['match', 'confirm', 'unknown', 'fails'] as const;
export type Verdict = (typeof verdicts)[number];

interface Judged {
  readonly outcome: Verdict;
}

/** A needed range against the range or the disks of a pack-out. The excess is in degrees of the needed unit. */
export interface RangeFinding extends Judged {
  readonly criterion: 'range';
  readonly needed: NeededRange;
  readonly published?: Quantity;
  /** In place of a range. */
  readonly disks?: FrozenDisks;
  /** Where it may get colder or warmer than needed. */
  readonly exceeds: readonly ('cold' | 'warm')[];
}

/** Needed hours against a hold time. */
export interface HoursFinding extends Judged {
  readonly criterion: 'hours';
  readonly needed: number;
  readonly published?: Quantity;
  /** Whose hold time it is, where it is not the pack-out's own. */
  readonly of?: string;
}

/** A needed number of openings against the published one. */
export interface OpeningsFinding extends Judged {
  readonly criterion: 'openings';
  readonly needed: number;
  readonly published?: Openings;
}

/** What speaks for or against a number of units, and the number of coolers where a number of units is needed. */
export type UnitsBasis =
  | { readonly kind: 'count'; readonly most: number; readonly coolers?: number }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] }
  /** NA in the table. */
  | { readonly kind: 'excluded'; readonly application: 1 | 2 }
  /** The table gives more than the interior takes side by side. */
  | { readonly kind: 'contradiction'; readonly most: number; readonly certain: number; readonly room: Dimensions }
  /** No table has it; so many go side by side into the empty interior, or into the payload's own room. */
  | {
      readonly kind: 'geometry';
      readonly certain: number;
      readonly room: Dimensions;
      readonly coolers?: number;
      readonly payloadSpace?: true;
    }
  /** One unit is larger than the interior, in every published reading of it or in one of them. */
  | {
      readonly kind: 'tooLarge';
      readonly room: Dimensions;
      readonly excess: readonly Excess[];
      readonly inEveryReading: boolean;
    }
  | { readonly kind: 'open' };

/** A table's maximum for an application, and the coolers that the needed units take by it. */
export interface TableRow {
  readonly application: 1 | 2;
  readonly maximum: Maximum;
  readonly coolers?: number;
}

/** Needed units of one kind of goods against tables and interior. */
export interface UnitsFinding extends Judged {
  readonly criterion: 'units';
  readonly unit: GoodsUnit;
  readonly needed?: number;
  readonly basis: UnitsBasis;
}

/** A needed box against the interior. */
export interface BoxFinding extends Judged {
  readonly criterion: 'box';
  readonly needed: Dimensions;
  /** The interior that decides. */
  readonly room?: Dimensions;
  /** What is left on the tightest side, in whole mm. */
  readonly spareMm?: number;
  readonly excess?: readonly Excess[];
  /** Another reading of the interior does not take it. */
  readonly isInOneReading?: true;
  /** The interior is the payload's own room. */
  readonly payloadSpace?: true;
}

/** A needed way of carrying. */
export interface CarryFinding extends Judged {
  readonly criterion: 'carry';
  readonly needed: CarryingWay;
  readonly optional?: true;
}

/** How one thing that was asked for compares with what is published. */
export type Finding = RangeFinding | HoursFinding | OpeningsFinding | UnitsFinding | BoxFinding | CarryFinding;

/** A pack-out under a need: a finding for each thing that was asked for, in the order of the form. */
export interface PackOutResult {
  readonly packOut: PackOut;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** A cooler under a need: its pack-outs, the one that answers for it first. */
export interface CoolerResult {
  readonly cooler: Cooler;
  readonly verdict: Verdict;
  readonly packOuts: readonly [PackOutResult, ...PackOutResult[]];
}

/** A need in °F meets a published end within this many degrees F, as labels round. */
const LABEL_TOLERANCE_F = 0.5;

/** To a thousandth, beyond which only binary fractions differ. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** A published temperature in the unit of the need. */
const inUnit = (celsius: number, unit: NeededRange['unit']) =>
  unit === '°F' ? rounded(celsiusToFahrenheit(celsius)) : celsius;

/** The ends of a needed range, an open one as infinity, and how far beyond them a published end still meets them. */
const endsOf = ({ min = -Infinity, max = Infinity, unit }: NeededRange) => ({
  min,
  max,
  tolerance: unit === '°F' ? LABEL_TOLERANCE_F : 0,
});

/** On which sides a published range, in °C, reaches beyond the needed one. */
export function exceededSides({ min, max }: Quantity, needed: NeededRange): readonly ('cold' | 'warm')[] {
  const ends = endsOf(needed);
  const lowest = min === undefined ? -Infinity : inUnit(min, needed.unit);
  const highest = max === undefined ? Infinity : inUnit(max, needed.unit);
  const isTooCold = lowest < rounded(ends.min - ends.tolerance);
  const isTooWarm = needed.below
    ? highest >= rounded(ends.max - ends.tolerance)
    : highest > rounded(ends.max + ends.tolerance);
  return [...(isTooCold ? (['cold'] as const) : []), ...(isTooWarm ? (['warm'] as const) : [])];
}

/** Whether a given range reaches beyond the storage range of the goods, in °C; an open end does. */
export function reachesBeyond({ min = -Infinity, max = Infinity, unit }: NeededRange, storage: Quantity): boolean {
  const tolerance = unit === '°F' ? LABEL_TOLERANCE_F : 0;
  const coldest = storage.min === undefined ? -Infinity : inUnit(storage.min, unit) - tolerance;
  const warmest = storage.max === undefined ? Infinity : inUnit(storage.max, unit) + tolerance;
  return min < rounded(coldest) || max > rounded(warmest);
}

function rangeFinding({ range, disks }: PackOut, needed: NeededRange): RangeFinding {
  const published = range ?? disks?.temperature;
  if (!published) return { criterion: 'range', outcome: 'unknown', needed, exceeds: [] };
  const exceeds = exceededSides(published, needed);
  // The temperature of disks is no range that a load was held in.
  const inside = range ? 'match' : 'confirm';
  return {
    criterion: 'range',
    outcome: exceeds.length > 0 ? 'fails' : inside,
    needed,
    ...(range ? { published: range } : disks && { disks }),
    exceeds,
  };
}

/** A figure without a lower end is a limit: below it nothing is certain. */
function outcomeWithin(needed: number, { min, max = min ?? Infinity }: Quantity): Verdict {
  if (needed > max) return 'fails';
  return min !== undefined && needed <= min ? 'match' : 'confirm';
}

function hoursFinding({ holdTime, holdTimeOf }: PackOut, needed: number): HoursFinding {
  return {
    criterion: 'hours',
    outcome: holdTime ? outcomeWithin(needed, holdTime) : 'unknown',
    needed,
    ...(holdTime && { published: holdTime, ...(holdTimeOf && { of: holdTimeOf }) }),
  };
}

function openingsFinding({ openings: published }: Cooler, needed: number): OpeningsFinding {
  const most = published?.count?.max;
  const counted = most === undefined ? 'confirm' : needed <= most ? 'match' : 'fails';
  return {
    criterion: 'openings',
    outcome: published ? counted : 'unknown',
    needed,
    ...(published && { published }),
  };
}

/** The number of coolers for so many units; absent where no number is needed. */
const coolersFor = (needed: number | undefined, most: number) =>
  needed === undefined ? {} : { coolers: Math.ceil(needed / most) };

const countOf = (maximum: Maximum) => (maximum === 'not applicable' ? 0 : maximum.count);

function tableRow(application: 1 | 2, load: Load, needed: number | undefined): TableRow {
  const maximum = application === 1 ? load.application1 : load.application2;
  if (maximum === 'not applicable') return { application, maximum };
  // "More than 9" is ten at the least, so these are coolers at the most.
  return { application, maximum, ...coolersFor(needed, maximum.moreThan ? maximum.count + 1 : maximum.count) };
}

function unitsByTable(
  load: Load,
  unit: GoodsUnit,
  { application, units: needed }: Need,
  rooms: readonly Dimensions[],
): Pick<UnitsFinding, 'outcome' | 'basis'> {
  const rows = (application ? [application] : ([1, 2] as const)).map((which) => tableRow(which, load, needed));
  if (application && rows[0]?.maximum === 'not applicable')
    return { outcome: 'fails', basis: { kind: 'excluded', application } };
  if (load.count !== undefined)
    return { outcome: 'match', basis: { kind: 'count', most: load.count, ...coolersFor(needed, load.count) } };
  const most = Math.max(...rows.map(({ maximum }) => countOf(maximum)));
  const { size } = unit;
  const tight =
    size && rooms.map((room) => ({ room, certain: countInRows(size, room) })).find((at) => at.certain < most);
  return tight
    ? { outcome: 'confirm', basis: { kind: 'contradiction', most, ...tight } }
    : { outcome: 'match', basis: { kind: 'table', rows } };
}

/** Units that no table of the cooler has: so many as go into its smallest interior side by side. */
function unitsByGeometry(
  { size }: GoodsUnit,
  needed: number | undefined,
  rooms: readonly Dimensions[],
  payloadSpace: true | undefined,
): Pick<UnitsFinding, 'outcome' | 'basis'> {
  const [least] = size
    ? rooms.map((room) => ({ room, certain: countInRows(size, room) })).sort((a, b) => a.certain - b.certain)
    : [];
  if (!least || least.certain === 0) return { outcome: 'unknown', basis: { kind: 'open' } };
  return {
    outcome: 'confirm',
    basis: { kind: 'geometry', ...least, ...coolersFor(needed, least.certain), ...(payloadSpace && { payloadSpace }) },
  };
}

/** A unit that is larger than the interior; nothing where one goes in, or where no size is known. */
function vetoOf({ interior }: Cooler, { size }: GoodsUnit): Pick<UnitsFinding, 'outcome' | 'basis'> | undefined {
  if (!size) return undefined;
  const fits = interior.map(({ value }) => ({ room: value, fit: fitOf(size, value) }));
  const tooLarge = fits.flatMap(({ room, fit }) => (fit.fits ? [] : [{ room, excess: fit.excess }]));
  const [first] = tooLarge;
  if (!first) return undefined;
  const inEveryReading = tooLarge.length === fits.length;
  return { outcome: inEveryReading ? 'fails' : 'confirm', basis: { kind: 'tooLarge', ...first, inEveryReading } };
}

/** Whether it is asked how many units go in. */
const isCounted = ({ units, application }: Need) => units !== undefined || application !== undefined;

/** Of each kind of goods that is to be carried: whether one goes in, and how many do where that is `counted`. */
function goodsFindings(cooler: Cooler, need: Need, counted: boolean): readonly UnitsFinding[] {
  const rooms = cooler.interior.map(({ value }) => value);
  return (need.goods?.units ?? []).flatMap((unit) => {
    const load = cooler.loads.find((row) => row.unit === unit.id);
    const judged =
      vetoOf(cooler, unit) ??
      (counted
        ? load
          ? unitsByTable(load, unit, need, rooms)
          : unitsByGeometry(unit, need.units, rooms, cooler.payloadSpace)
        : undefined);
    if (!judged) return [];
    return [{ criterion: 'units', unit, ...(need.units !== undefined && { needed: need.units }), ...judged }];
  });
}

function boxFinding({ interior, payloadSpace }: Cooler, needed: Dimensions): BoxFinding {
  const fits = interior.map(({ value }) => ({ room: value, fit: fitOf(needed, value) }));
  const taking = fits.find(({ fit }) => fit.fits);
  const decisive = taking ?? fits[0];
  if (!decisive) return { criterion: 'box', outcome: 'unknown', needed };
  const { room, fit } = decisive;
  const space = payloadSpace && { payloadSpace };
  if (!fit.fits) return { criterion: 'box', outcome: 'fails', needed, room, excess: fit.excess, ...space };
  const isInAll = fits.every((other) => other.fit.fits);
  return {
    criterion: 'box',
    // Disks take a part of an interior that is not the payload's own.
    outcome: payloadSpace && isInAll ? 'match' : 'confirm',
    needed,
    room,
    spareMm: fit.spareMm,
    ...(!isInAll && { isInOneReading: true }),
    ...space,
  };
}

function carryFinding({ carrying }: Cooler, needed: CarryingWay): CarryFinding {
  const published = carrying.find(({ way }) => way === needed);
  return {
    criterion: 'carry',
    outcome: published ? 'match' : 'unknown',
    needed,
    ...(published?.optional && { optional: true }),
  };
}

const rank = (verdict: Verdict) => verdicts.indexOf(verdict);

/** The worst of these outcomes; nothing that was asked for is a match. */
const verdictOf = (findings: readonly Finding[]): Verdict =>
  findings.reduce<Verdict>((worst, { outcome }) => (rank(outcome) > rank(worst) ? outcome : worst), 'match');

/** How far the ends of a pack-out's range are from the needed ones, in degrees; infinite without a range or disks. */
function rangeDistance({ range, disks }: PackOut, needed: NeededRange | undefined): number {
  if (!needed) return 0;
  const published = range ?? disks?.temperature;
  if (!published) return Number.POSITIVE_INFINITY;
  const apart = (end: number | undefined, wanted: number | undefined) =>
    wanted === undefined ? 0 : Math.abs(inUnit(end ?? Number.POSITIVE_INFINITY, needed.unit) - wanted);
  return apart(published.min, needed.min) + apart(published.max, needed.max);
}

/** The hours by which a pack-out falls short, first of its lower and then of its upper figure. */
function hoursShort({ holdTime }: PackOut, needed: number | undefined): readonly [upper: number, lower: number] {
  if (needed === undefined) return [0, 0];
  if (!holdTime) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const short = (figure: number | undefined) => Math.max(0, needed - (figure ?? 0));
  return [short(holdTime.max ?? Number.POSITIVE_INFINITY), short(holdTime.min)];
}

const difference = (a: number, b: number) => (a === b ? 0 : a - b);

/** The nearest first: by verdict, then by range, then by hours, then by how little is left to confirm. */
const byNearness =
  ({ range, hours }: Need) =>
  (a: PackOutResult, b: PackOutResult): number => {
    const [upperA, lowerA] = hoursShort(a.packOut, hours);
    const [upperB, lowerB] = hoursShort(b.packOut, hours);
    const openOf = ({ findings }: PackOutResult) => findings.filter(({ outcome }) => outcome !== 'match').length;
    return (
      difference(rank(a.verdict), rank(b.verdict)) ||
      difference(rangeDistance(a.packOut, range), rangeDistance(b.packOut, range)) ||
      difference(upperA, upperB) ||
      difference(lowerA, lowerB) ||
      difference(openOf(a), openOf(b))
    );
  };

/** A cooler under a need: the verdict on its nearest pack-out is its own. @throws Error for a cooler without a pack-out. */
export function resultOf(cooler: Cooler, need: Need): CoolerResult {
  const ofCooler: readonly Finding[] = [
    ...(need.openings ? [openingsFinding(cooler, need.openings)] : []),
    ...goodsFindings(cooler, need, isCounted(need)),
    ...(need.box ? [boxFinding(cooler, need.box)] : []),
    ...(need.carry ? [carryFinding(cooler, need.carry)] : []),
  ];
  const results = cooler.packOuts.map((packOut): PackOutResult => {
    const findings = [
      ...(need.range ? [rangeFinding(packOut, need.range)] : []),
      ...(need.hours !== undefined ? [hoursFinding(packOut, need.hours)] : []),
      ...ofCooler,
    ];
    return { packOut, findings, verdict: verdictOf(findings) };
  });
  const [first, ...others] = results.sort(byNearness(need));
  if (!first) throw new Error(`${cooler.name} has no pack-out`);
  return { cooler, verdict: first.verdict, packOuts: [first, ...others] };
}

/** What is published of how many units a cooler takes, where goods were named and their number was not asked about. */
export function unitsOf(cooler: Cooler, need: Need): readonly UnitsFinding[] {
  if (isCounted(need)) return [];
  return goodsFindings(cooler, need, true).filter(({ basis: { kind } }) => kind !== 'open' && kind !== 'tooLarge');
}

/** Findings with those that decide first; equal ones keep their order. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => rank(b.outcome) - rank(a.outcome));

/** Whether a cooler publishes no figure that it could be compared by: it is made from a customer's requirements. */
export const isMadeToOrder = ({ packOuts, openings, interior, loads, carrying }: Cooler): boolean =>
  packOuts.every(({ range, disks, holdTime }) => !range && !disks && !holdTime) &&
  !openings &&
  [interior, loads, carrying].every((published) => published.length === 0);

/** Whether nothing that was asked for is published of a cooler. */
export const isBlank = ({ packOuts: [nearest] }: CoolerResult): boolean =>
  nearest.findings.every(({ outcome }) => outcome === 'unknown');

/** All coolers under a need, the nearest first. */
export function compare(coolers: readonly Cooler[], need: Need): readonly CoolerResult[] {
  const nearer = byNearness(need);
  return coolers.map((cooler) => resultOf(cooler, need)).sort(({ packOuts: [a] }, { packOuts: [b] }) => nearer(a, b));
}

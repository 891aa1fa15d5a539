/**
 * Compares coolers with a visitor's requirements by published figures alone. Each requirement gets a finding, of which
 * `content/finder` makes sentences; the worst decides a pack-out, the best pack-out a cooler. A wider range, fewer
 * hours or openings, or a smaller box never make a verdict worse.
 */
import { celsiusToFahrenheit, lengthRounding, rounded } from './conversion';
import type { CarryingWay, Cooler, FrozenDisks, Load, Maximum, Openings, PackOut } from './cooler';
import { countInRows, type Excess, type Fit, fitOf, fitsLeaning } from './geometry';
import type { GoodsUnit } from './goods';
import type { Need, NeededRange } from './need';
import type { Dimensions, Measures, Quantity } from './quantities';

/**
 * From best to worst: covered by published figures; within a published limit, or supported only by geometry or a
 * statement without a number; nothing is published; ruled out by a published figure.
 */
export const verdicts = ['match', 'confirm', 'unknown', 'fails'] as const;
export type Verdict = (typeof verdicts)[number];

interface FindingOn<Criterion extends string, Needed> {
  readonly criterion: Criterion;
  readonly outcome: Verdict;
  readonly needed: Needed;
}

export interface RangeFinding extends FindingOn<'range', NeededRange> {
  readonly published?: Quantity;
  /** Given instead of `published` if the pack-out has no range. */
  readonly disks?: FrozenDisks;
  /** Whether it may get colder or warmer than needed. */
  readonly exceeds: readonly ('cold' | 'warm')[];
}

export interface HoursFinding extends FindingOn<'hours', number> {
  readonly published?: Quantity;
  /** The product whose hold time it is, if not the pack-out's own. */
  readonly of?: string;
}

export interface OpeningsFinding extends FindingOn<'openings', number> {
  readonly published?: Openings;
}

/** The published figure that decides about units. `coolers` is given if a number of units is needed. */
export type UnitsBasis =
  | { readonly kind: 'count'; readonly perCooler: number; readonly coolers?: number; readonly toConfirm?: true }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[]; readonly toConfirm?: true }
  /** NA in the table. */
  | { readonly kind: 'excluded'; readonly application: 1 | 2 }
  /** The table's number is larger than the number of units that fit side by side. */
  | {
      readonly kind: 'contradiction';
      readonly perCooler: number;
      readonly sideBySide: number;
      readonly room: Dimensions;
    }
  /** Not in the table: the number of units that fit side by side into the interior. */
  | {
      readonly kind: 'geometry';
      readonly sideBySide: number;
      readonly room: Dimensions;
      /** Another published reading of the interior. */
      readonly otherRoom?: Dimensions;
      readonly coolers?: number;
      readonly payloadSpace?: true;
    }
  /** Not in a table, but a number of units is published. */
  | { readonly kind: 'unnamedUnits'; readonly perCooler: number }
  /** One unit does not lie flat in the interior. `goesIn`: it does in another published reading, or leaning. */
  | {
      readonly kind: 'tooLarge';
      readonly room: Dimensions;
      readonly excess: readonly Excess[];
      readonly goesIn: 'other reading' | 'leaning' | 'not';
    }
  | { readonly kind: 'open' };

export interface TableRow {
  readonly application: 1 | 2;
  readonly maximum: Maximum;
  /** The number of coolers for the needed units. */
  readonly coolers?: number;
}

export interface UnitsFinding extends FindingOn<'units', number | undefined> {
  readonly unit: GoodsUnit;
  readonly basis: UnitsBasis;
}

export interface BoxFinding extends FindingOn<'box', Dimensions> {
  /** The reading of the interior that the finding is about. */
  readonly room?: Dimensions;
  /** The space left on the tightest side, in whole mm. */
  readonly spareMm?: number;
  readonly excess?: readonly Excess[];
  /** The box does not lie flat, but goes in leaning. */
  readonly isLeaning?: true;
  /** The box does not fit into another reading of the interior. */
  readonly isInOneReading?: true;
  /** The box fits into the interior as it is converted and rounded, and not quite into the published one. */
  readonly isRounded?: true;
  readonly payloadSpace?: true;
}

export interface CarryFinding extends FindingOn<'carry', CarryingWay> {
  readonly optional?: true;
}

export type Finding = RangeFinding | HoursFinding | OpeningsFinding | UnitsFinding | BoxFinding | CarryFinding;

export interface PackOutResult {
  readonly packOut: PackOut;
  readonly verdict: Verdict;
  /** One for each requirement, in the order of the form. */
  readonly findings: readonly Finding[];
}

export interface CoolerResult {
  readonly cooler: Cooler;
  readonly verdict: Verdict;
  /** The best one, whose verdict is the cooler's, first. */
  readonly packOuts: readonly [PackOutResult, ...PackOutResult[]];
}

/** How much a published end may exceed a need: labels are rounded to whole °F. */
const toleranceIn = (unit: NeededRange['unit']) => (unit === '°F' ? 0.5 : 0);

/** Removes floating-point errors of the conversion. */
const toThousandth = (value: number) => rounded(value, 3);

const inUnit = (celsius: number, unit: NeededRange['unit']) =>
  unit === '°F' ? toThousandth(celsiusToFahrenheit(celsius)) : celsius;

/** On which sides a published range in °C exceeds the needed one. */
function exceededSides(published: Quantity, { min = -Infinity, max = Infinity, unit, below }: NeededRange) {
  const tolerance = toleranceIn(unit);
  const highest = inUnit(published.max ?? Infinity, unit);
  const isTooCold = inUnit(published.min ?? -Infinity, unit) < toThousandth(min - tolerance);
  const isTooWarm = below ? highest >= toThousandth(max - tolerance) : highest > toThousandth(max + tolerance);
  return [...(isTooCold ? (['cold'] as const) : []), ...(isTooWarm ? (['warm'] as const) : [])];
}

/** Whether a given range exceeds the storage range of the goods in °C. An open end of it exceeds a limit on its side. */
export function reachesBeyond({ min = -Infinity, max = Infinity, unit }: NeededRange, storage: Quantity): boolean {
  const coldest = inUnit(storage.min ?? -Infinity, unit) - toleranceIn(unit);
  const warmest = inUnit(storage.max ?? Infinity, unit) + toleranceIn(unit);
  return min < toThousandth(coldest) || max > toThousandth(warmest);
}

function rangeFinding({ range, disks }: PackOut, needed: NeededRange): RangeFinding {
  const published = range ?? disks?.temperature;
  if (!published) return { criterion: 'range', outcome: 'unknown', needed, exceeds: [] };
  const exceeds = exceededSides(published, needed);
  // The temperature of disks is not a tested range of the payload.
  const inside = range ? 'match' : 'confirm';
  return {
    criterion: 'range',
    outcome: exceeds.length > 0 ? 'fails' : inside,
    needed,
    ...(range ? { published: range } : disks && { disks }),
    exceeds,
  };
}

/** A published figure without a `min`, "up to 24 h", never gives a `match`. */
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
  const maximum = published?.count?.max;
  const outcome = maximum === undefined ? 'confirm' : needed <= maximum ? 'match' : 'fails';
  return {
    criterion: 'openings',
    outcome: published ? outcome : 'unknown',
    needed,
    ...(published && { published }),
  };
}

/** The number of coolers for the needed units; an empty object if no number is needed. */
const coolersFor = (needed: number | undefined, perCooler: number) =>
  needed === undefined ? {} : { coolers: Math.ceil(needed / perCooler) };

const countOf = (maximum: Maximum) => (maximum === 'not applicable' ? 0 : maximum.count);

function tableRow(application: 1 | 2, load: Load, needed: number | undefined): TableRow {
  const maximum = application === 1 ? load.application1 : load.application2;
  if (maximum === 'not applicable') return { application, maximum };
  // "More than 9" means at least 10 in each, so this is the largest number of coolers that is needed.
  return { application, maximum, ...coolersFor(needed, maximum.moreThan ? maximum.count + 1 : maximum.count) };
}

/** How many units fit side by side into each reading of the interior; nothing if their size is not known. */
const sideBySideIn = ({ interior }: Cooler, { size }: GoodsUnit) =>
  size ? interior.map(({ value: room }) => ({ room, sideBySide: countInRows(size, room) })) : [];

type JudgedUnits = Pick<UnitsFinding, 'outcome' | 'basis'>;

function unitsByTable(cooler: Cooler, load: Load, unit: GoodsUnit, { application, units: needed }: Need): JudgedUnits {
  const rows = (application ? [application] : ([1, 2] as const)).map((which) => tableRow(which, load, needed));
  if (application && rows[0]?.maximum === 'not applicable')
    return { outcome: 'fails', basis: { kind: 'excluded', application } };
  const outcome = load.toConfirm ? 'confirm' : 'match';
  const toConfirm = load.toConfirm && { toConfirm: load.toConfirm };
  if (load.count !== undefined) {
    const basis = { kind: 'count', perCooler: load.count, ...coolersFor(needed, load.count), ...toConfirm } as const;
    return { outcome, basis };
  }
  const perCooler = Math.max(...rows.map(({ maximum }) => countOf(maximum)));
  const contradiction = sideBySideIn(cooler, unit).find(({ sideBySide }) => sideBySide < perCooler);
  return contradiction
    ? { outcome: 'confirm', basis: { kind: 'contradiction', perCooler, ...contradiction } }
    : { outcome, basis: { kind: 'table', rows, ...toConfirm } };
}

/** For units without a table row: the cooler's number of units, or how many fit into the smallest reading of the interior. */
function unitsByGeometry(cooler: Cooler, unit: GoodsUnit, needed: number | undefined): JudgedUnits {
  if (cooler.unnamedUnits)
    return { outcome: 'confirm', basis: { kind: 'unnamedUnits', perCooler: cooler.unnamedUnits } };
  const [smallest, other] = sideBySideIn(cooler, unit).sort((a, b) => a.sideBySide - b.sideBySide);
  if (!smallest) return { outcome: 'unknown', basis: { kind: 'open' } };
  return {
    outcome: 'confirm',
    basis: {
      kind: 'geometry',
      ...smallest,
      ...(other && { otherRoom: other.room }),
      ...coolersFor(needed, smallest.sideBySide),
      ...(cooler.payloadSpace && { payloadSpace: true }),
    },
  };
}

/** The finding that a unit is larger than the interior; `undefined` if it fits or its size is not known. */
function tooLargeUnit({ interior }: Cooler, { size }: GoodsUnit): JudgedUnits | undefined {
  if (!size) return undefined;
  const fits = interior.map(({ value }) => ({ room: value, fit: fitOf(size, value) }));
  const tooLarge = fits.flatMap(({ room, fit }) => (fit.fits ? [] : [{ room, excess: fit.excess }]));
  const [first] = tooLarge;
  if (!first) return undefined;
  const leaning = tooLarge.find(({ room }) => fitsLeaning(size, room));
  if (tooLarge.length < fits.length)
    return { outcome: 'confirm', basis: { kind: 'tooLarge', ...first, goesIn: 'other reading' } };
  return leaning
    ? { outcome: 'confirm', basis: { kind: 'tooLarge', ...leaning, goesIn: 'leaning' } }
    : { outcome: 'fails', basis: { kind: 'tooLarge', ...first, goesIn: 'not' } };
}

/** Whether the number of units is a requirement. */
const isCounted = ({ units, application }: Need) => units !== undefined || application !== undefined;

/** For each kind of unit of the goods: whether one fits and, if `counted`, how many. */
function goodsFindings(cooler: Cooler, need: Need, counted: boolean): readonly UnitsFinding[] {
  const numberOf = (unit: GoodsUnit) => {
    const load = cooler.loads.find((row) => row.unit === unit.id);
    return load ? unitsByTable(cooler, load, unit, need) : unitsByGeometry(cooler, unit, need.units);
  };
  return (need.goods?.units ?? []).flatMap((unit) => {
    const judged = tooLargeUnit(cooler, unit) ?? (counted && numberOf(unit));
    return judged ? [{ criterion: 'units', unit, needed: need.units, ...judged }] : [];
  });
}

/** Rounding rules no box out: sides that exceed the interior's by less than the rounding of a converted length fit. */
function fitInto(room: Dimensions, box: Dimensions): { room: Dimensions; fit: Fit; isRounded?: true } {
  const fit = fitOf(box, room);
  const unrounded: Measures = { ...box, size: box.size.map((side) => side - lengthRounding[box.unit]) };
  const isRounded = !fit.fits && box.unit !== room.unit && fitOf(unrounded as Dimensions, room).fits;
  return isRounded ? { room, fit: { fits: true, spareMm: 0 }, isRounded } : { room, fit };
}

function boxFinding({ interior, payloadSpace }: Cooler, needed: Dimensions): BoxFinding {
  const fits = interior.map(({ value }) => fitInto(value, needed));
  const spareIn = ({ fit }: { fit: Fit }) => (fit.fits ? fit.spareMm : Number.POSITIVE_INFINITY);
  // Of the readings that take the box, the tightest counts.
  const [decisive] = fits.sort((a, b) => spareIn(a) - spareIn(b));
  if (!decisive) return { criterion: 'box', outcome: 'unknown', needed };
  const { room, fit, isRounded } = decisive;
  const space = payloadSpace && { payloadSpace };
  if (!fit.fits) {
    const leaning = fits.find((other) => fitsLeaning(needed, other.room));
    const tooLarge = { criterion: 'box', needed, room, excess: fit.excess, ...space } as const;
    if (!leaning || leaning.fit.fits) return { ...tooLarge, outcome: 'fails' };
    return { ...tooLarge, outcome: 'confirm', room: leaning.room, excess: leaning.fit.excess, isLeaning: true };
  }
  const isInAll = fits.every((other) => other.fit.fits);
  return {
    criterion: 'box',
    // Where no payload space is published, disks take up a part of the interior.
    outcome: payloadSpace && isInAll && !isRounded ? 'match' : 'confirm',
    needed,
    room,
    spareMm: fit.spareMm,
    ...(!isInAll && { isInOneReading: true }),
    ...(isRounded && { isRounded }),
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

/** The worst outcome; `match` without requirements. */
const verdictOf = (findings: readonly Finding[]): Verdict =>
  findings.reduce<Verdict>((worst, { outcome }) => (rank(outcome) > rank(worst) ? outcome : worst), 'match');

/** The sum of the distances of both ends from the needed ones, in degrees; infinite without a range or disks. */
function rangeDistance({ range, disks }: PackOut, needed: NeededRange | undefined): number {
  if (!needed) return 0;
  const published = range ?? disks?.temperature;
  if (!published) return Number.POSITIVE_INFINITY;
  const distance = (end: number | undefined, neededEnd: number | undefined) =>
    neededEnd === undefined ? 0 : Math.abs(inUnit(end ?? Number.POSITIVE_INFINITY, needed.unit) - neededEnd);
  return distance(published.min, needed.min) + distance(published.max, needed.max);
}

/** By how many hours the upper and the lower figure of a hold time are too short. */
function hoursShort({ holdTime }: PackOut, needed: number | undefined): readonly [upper: number, lower: number] {
  if (needed === undefined) return [0, 0];
  if (!holdTime) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const short = (figure: number | undefined) => Math.max(0, needed - (figure ?? 0));
  return [short(holdTime.max ?? Number.POSITIVE_INFINITY), short(holdTime.min)];
}

/** Sorts by verdict, then by distance of the range, missing hours, and the number of findings that are not a match. */
const byNearness =
  ({ range, hours }: Need) =>
  (a: PackOutResult, b: PackOutResult): number => {
    const [upperA, lowerA] = hoursShort(a.packOut, hours);
    const [upperB, lowerB] = hoursShort(b.packOut, hours);
    const openOf = ({ findings }: PackOutResult) => findings.filter(({ outcome }) => outcome !== 'match').length;
    // Two infinite distances differ by NaN, which is not taken for a difference either.
    return (
      rank(a.verdict) - rank(b.verdict) ||
      rangeDistance(a.packOut, range) - rangeDistance(b.packOut, range) ||
      upperA - upperB ||
      lowerA - lowerB ||
      openOf(a) - openOf(b)
    );
  };

/** Compares one cooler. @throws Error for a cooler without a pack-out. */
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

/** The published numbers of units, for information: goods were selected, but no number of units is required. */
export function unitsOf(cooler: Cooler, need: Need): readonly UnitsFinding[] {
  if (isCounted(need)) return [];
  return goodsFindings(cooler, need, true).filter(({ basis: { kind } }) => kind !== 'open' && kind !== 'tooLarge');
}

/** The findings that decide the verdict first. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => rank(b.outcome) - rank(a.outcome));

/** The coolers needed for all units, if the cooler's own figures give it: a table's two applications are to be confirmed. */
export function coolersNeeded(findings: readonly Finding[]): number | undefined {
  const units = findings.filter((finding) => finding.criterion === 'units');
  const counts = units.flatMap(({ outcome, basis }) =>
    outcome === 'match' && basis.kind === 'count' ? (basis.coolers ?? []) : [],
  );
  return counts.length > 0 && counts.length === units.length ? Math.max(...counts) : undefined;
}

/** Whether a cooler has no published figure to compare: its range and hours are agreed by request. */
export const isByRequest = ({ packOuts, openings, interior, loads, carrying }: Cooler): boolean =>
  packOuts.every(({ range, disks, holdTime }) => !range && !disks && !holdTime) &&
  !openings &&
  [interior, loads, carrying].every((published) => published.length === 0);

/** Whether the cooler publishes nothing on any of the requirements. */
export const isBlank = ({ packOuts: [nearest] }: CoolerResult): boolean =>
  nearest.findings.every(({ outcome }) => outcome === 'unknown');

/** Compares all coolers; sorted, the best first. */
export function compare(coolers: readonly Cooler[], need: Need): readonly CoolerResult[] {
  const nearer = byNearness(need);
  return coolers.map((cooler) => resultOf(cooler, need)).sort(({ packOuts: [a] }, { packOuts: [b] }) => nearer(a, b));
}

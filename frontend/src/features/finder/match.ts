/**
 * Compares coolers with a need, by published figures alone. A range matches only if the whole of it lies inside the
 * needed one; hours are compared with the lower figure; openings count where a number is published; geometry has a veto.
 * No cooler is called the best.
 */
import type { Candidate, Load, PackOut } from '../../content/candidates';
import { frozenProducts, type Maximum } from '../../content/facts/blood-products';
import { carryingSays, fitSays, hoursSay, openingsSay, rangeSays, unitsSay } from '../../content/finder-sentences';
import type { GoodsUnit } from '../../content/goods';
import { celsiusToFahrenheit, fahrenheitToCelsius, formatDegrees, inWholeFahrenheit } from '../../domain/conversion';
import { countInRows, fitOf } from '../../domain/geometry';
import type { Dimensions, Quantity } from '../../domain/quantities';
import type { Need, NeededRange } from './need';

/** A published match; a match except for what is not published; a failure. */
export type Verdict = 'match' | 'unknown' | 'fails';

/** What a cooler is compared by, named as what is not published of it. */
export type Criterion = 'range' | 'hours' | 'openings' | 'units' | 'box' | 'carry';

/** How one thing that was asked for stands, and why. */
export interface Finding {
  readonly criterion: Criterion;
  readonly outcome: Verdict;
  readonly reason: string;
}

/** A pack-out of a cooler under a need. */
export interface PackOutResult {
  readonly packOut: PackOut;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** A cooler under a need: its pack-outs, the one that is nearest to it first. */
export interface CoolerResult {
  readonly cooler: Candidate;
  readonly verdict: Verdict;
  readonly packOuts: readonly [PackOutResult, ...PackOutResult[]];
}

const finding =
  (criterion: Criterion) =>
  (outcome: Verdict, reason: string): Finding => ({ criterion, outcome, reason });

const range = finding('range');
const hours = finding('hours');
const openings = finding('openings');
const units = finding('units');
const box = finding('box');
const carry = finding('carry');

/** Goods that are frozen are stored below this, in °C. */
const frozenLimit = frozenProducts.frozenPlasma.storage.max ?? Number.NEGATIVE_INFINITY;

const limitInCelsius = (value: number, unit: NeededRange['unit']) =>
  unit === '°F' ? fahrenheitToCelsius(value) : value;

/** To a thousandth of a degree, past which only binary fractions differ. */
const inFahrenheit = (celsius: number) => Math.round(celsiusToFahrenheit(celsius) * 1000) / 1000;

/** A range as it is compared: one that is needed in whole °F meets published figures in whole °F, as the trade has them. */
export function comparable(published: Quantity, { min, max, unit }: NeededRange): Quantity {
  if (unit === '°C') return published;
  const isWhole = [min, max].every((end) => end === undefined || Number.isInteger(end));
  if (isWhole) return inWholeFahrenheit(published);
  return {
    ...(published.min !== undefined && { min: inFahrenheit(published.min) }),
    ...(published.max !== undefined && { max: inFahrenheit(published.max) }),
    unit,
  };
}

function rangeFinding({ range: published, frozen }: PackOut, needed: NeededRange): Finding {
  if (!published) {
    if (!frozen) return range('unknown', rangeSays.unknown);
    const mayBeFrozen = needed.min === undefined || limitInCelsius(needed.min, needed.unit) < frozenLimit;
    return mayBeFrozen ? range('unknown', rangeSays.frozenUnknown) : range('fails', rangeSays.frozenFails);
  }
  const { min: lowest = Number.NEGATIVE_INFINITY, max: highest = Number.POSITIVE_INFINITY } = comparable(
    published,
    needed,
  );
  const degrees = (value: number) => formatDegrees(value, needed.unit);
  const ends = [
    ...(needed.min !== undefined && lowest < needed.min
      ? [rangeSays.colder(degrees(lowest), degrees(needed.min))]
      : []),
    ...(needed.max !== undefined && highest > needed.max
      ? [rangeSays.warmer(degrees(highest), degrees(needed.max))]
      : []),
    ...(needed.below && highest === needed.max ? [rangeSays.notBelow(degrees(highest))] : []),
  ];
  return ends.length === 0
    ? range('match', rangeSays.met(published))
    : range('fails', rangeSays.fails(published, ends));
}

function hoursFinding(packOut: PackOut, needed: number): Finding {
  const { holdTime } = packOut;
  if (!holdTime) return hours('unknown', hoursSay.unknown);
  const { min, max } = holdTime;
  if (min !== undefined) {
    return needed <= min
      ? hours('match', hoursSay.met(packOut, needed))
      : hours('fails', hoursSay.fails(packOut, needed));
  }
  return needed > (max ?? Number.POSITIVE_INFINITY)
    ? hours('fails', hoursSay.overCeiling(packOut, needed))
    : hours('unknown', hoursSay.ceiling(packOut, needed));
}

function openingsFinding({ openings: published }: Candidate, needed: number): Finding {
  if (!published) return openings('unknown', openingsSay.unknown);
  if (published.count?.max === undefined) return openings('unknown', openingsSay.uncounted(published));
  return needed <= published.count.max
    ? openings('match', openingsSay.met(published, needed))
    : openings('fails', openingsSay.fails(published, needed));
}

/** A number of coolers; none without a number of units. */
const coolersFor = (needed: number | undefined, most: number) =>
  needed === undefined ? undefined : Math.ceil(needed / most);

/** A table's maximum in words, and how many coolers so many units take by it. */
function coolersBy(maximum: Maximum, application: 1 | 2, needed: number | undefined): string {
  if (maximum === 'not applicable') return unitsSay.notApplicable(application);
  const { count, moreThan } = maximum;
  // "More than 9" is ten at the least, so these are coolers at the most.
  if (moreThan) return unitsSay.moreThan(application, count, coolersFor(needed, count + 1));
  return unitsSay.application(application, count, coolersFor(needed, count));
}

/** The largest number that a table gives for an application, which geometry must not contradict. */
const claimed = (maximum: Maximum) => (maximum === 'not applicable' ? 0 : maximum.count);

function unitsByTable(load: Load, unit: GoodsUnit, need: Need, rooms: readonly Dimensions[]): Finding {
  const { application, units: needed } = need;
  const asked = application ? [application] : ([1, 2] as const);
  const maxima = asked.map((which) => (which === 1 ? load.application1 : load.application2));
  if (application && maxima[0] === 'not applicable') return units('fails', unitsSay.excluded(unit.name, application));
  if (load.count !== undefined)
    return units('match', unitsSay.counted(unit.name, needed, load.count, coolersFor(needed, load.count)));
  const most = Math.max(...maxima.map(claimed));
  for (const room of unit.size ? rooms : []) {
    const certain = countInRows(unit.size as Dimensions, room);
    if (certain < most) return units('unknown', unitsSay.geometry(unit.name, most, certain, room));
  }
  return units(
    'match',
    unitsSay.table(
      unit.name,
      needed,
      maxima.map((maximum, index) => coolersBy(maximum, asked[index] ?? 1, needed)),
    ),
  );
}

/** A unit against the interior: too large for every reading of it is a veto. */
function veto({ interior }: Candidate, { name, size }: GoodsUnit): readonly Finding[] {
  if (!size || interior.length === 0) return [];
  const fits = interior.map(({ value }) => ({ room: value, fit: fitOf(size, value) }));
  const tooLarge = fits.flatMap(({ room, fit }) => (fit.fits ? [] : [{ room, excess: fit.excess }]));
  const [first] = tooLarge;
  if (!first) return [];
  const reason = unitsSay.tooLarge(name, size, first.room, fitSays.excess(first.excess));
  return tooLarge.length === fits.length
    ? [units('fails', reason)]
    : [units('unknown', `${reason} ${unitsSay.anotherReading}`)];
}

/** Whether it is asked how many units go in. */
const isCounted = ({ units: needed, application }: Need) => needed !== undefined || application !== undefined;

/** Of each kind of goods that is to be carried: whether one goes in, and how many do where that is `counted`. */
function goodsFindings(cooler: Candidate, need: Need, counted = isCounted(need)): readonly Finding[] {
  return (need.goods?.units ?? []).flatMap((unit) => {
    const vetoed = veto(cooler, unit);
    if (vetoed.length > 0 || !counted) return vetoed;
    const load = cooler.loads.find((row) => row.unit === unit.id);
    if (!load) return [units('unknown', unitsSay.unknown(unit.name))];
    return [
      unitsByTable(
        load,
        unit,
        need,
        cooler.interior.map(({ value }) => value),
      ),
    ];
  });
}

function boxFinding({ interior, payloadSpace }: Candidate, needed: Dimensions): Finding {
  const fits = interior.map(({ value }) => ({ room: value, fit: fitOf(needed, value) }));
  const [first] = fits;
  if (!first) return box('unknown', fitSays.unknown);
  if (fits.some(({ fit }) => fit.fits !== first.fit.fits)) return box('unknown', fitSays.readings(needed));
  const { room, fit } = first;
  if (!fit.fits) return box('fails', fitSays.fails(needed, room, fitSays.excess(fit.excess)));
  return payloadSpace
    ? box('match', fitSays.met(needed, room, fit.spareMm))
    : box('unknown', fitSays.disks(needed, room, fit.spareMm));
}

function carryFinding({ carrying }: Candidate, way: NonNullable<Need['carry']>): Finding {
  const published = carrying.find((carried) => carried.way === way);
  if (!published) return carry('unknown', carryingSays.unknown(way));
  return carry('match', published.optional ? carryingSays.optional(way) : carryingSays.met(way));
}

/** The worst of these outcomes decides. */
function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ outcome }) => outcome === 'fails')) return 'fails';
  return findings.some(({ outcome }) => outcome === 'unknown') ? 'unknown' : 'match';
}

const order: Readonly<Record<Verdict, number>> = { match: 0, unknown: 1, fails: 2 };
const unknowns = ({ findings }: PackOutResult) => findings.filter(({ outcome }) => outcome !== 'match').length;
const byVerdict = (a: PackOutResult, b: PackOutResult) =>
  order[a.verdict] - order[b.verdict] || unknowns(a) - unknowns(b);

/** A cooler under a need: the verdict on its nearest pack-out is its own. */
export function resultOf(cooler: Candidate, need: Need): CoolerResult {
  const ofCooler = [
    ...(need.openings ? [openingsFinding(cooler, need.openings)] : []),
    ...goodsFindings(cooler, need),
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
  const [first, ...others] = results.sort(byVerdict);
  if (!first) throw new Error(`${cooler.name} has no pack-out`);
  return { cooler, verdict: first.verdict, packOuts: [first, ...others] };
}

/** What is published of how many units a cooler takes, where goods were named and their number was not asked about. */
export function unitsOf(cooler: Candidate, need: Need): readonly Finding[] {
  if (isCounted(need)) return [];
  const said = new Set(goodsFindings(cooler, need).map(({ reason }) => reason));
  return goodsFindings(cooler, need, true).filter(({ reason }) => !said.has(reason));
}

/** All coolers under a need, by verdict and then by how little is unknown. */
export function compare(coolers: readonly Candidate[], need: Need): readonly CoolerResult[] {
  return coolers
    .map((cooler) => resultOf(cooler, need))
    .sort(({ packOuts: [a] }, { packOuts: [b] }) => byVerdict(a, b));
}

/**
 * What a visitor needs, read from the address: `/find?min=2&max=8&hours=10`. The address is the state, so that it can be
 * shared, printed and gone back to; what cannot be read is named and left as it was typed.
 */
import { type CarryingWay, carryingWays } from '../../content/carrying';
import type { Goods } from '../../content/goods';
import { fahrenheitToCelsius } from '../../domain/conversion';
import type { Dimensions } from '../../domain/quantities';

/** The finder's parameters, in the order of its form. */
export const needFields = [
  'specimen',
  'min',
  'max',
  'unit',
  'hours',
  'openings',
  'units',
  'application',
  'length',
  'width',
  'height',
  'size',
  'carry',
] as const;
export type NeedField = (typeof needFields)[number];

/** What stands in the form, as typed. */
export type NeedValues = Readonly<Record<NeedField, string>>;

/** A needed range in the unit it was given in; an end that is absent is open. */
export interface NeededRange {
  readonly min?: number;
  readonly max?: number;
  readonly unit: '°C' | '°F';
  /** The upper end itself is too warm: goods that are stored below a limit. */
  readonly below?: true;
}

/** What is needed. Everything absent was not asked for. */
export interface Need {
  readonly goods?: Goods;
  readonly range?: NeededRange;
  readonly hours?: number;
  readonly openings?: number;
  readonly units?: number;
  readonly application?: 1 | 2;
  readonly box?: Dimensions;
  readonly carry?: CarryingWay;
}

/** What is wrong with a field. */
export type NeedError = 'number' | 'positive' | 'whole' | 'temperature' | 'order' | 'choice' | 'goods' | 'sides';

export interface ReadNeed {
  readonly values: NeedValues;
  readonly need: Need;
  readonly errors: Readonly<Partial<Record<NeedField, NeedError>>>;
}

/** Further from zero than this, a temperature is a slip of the keyboard. */
const COLDEST_OR_HOTTEST_C = 250;

/** A number as people type it: "2", "2.5", "2,5", ".5", "−18". "1,000" is a thousand to some and one to others: neither. */
function numberOf(text: string): number | undefined {
  if (/,\d{3}$/.test(text)) return undefined;
  const plain = text.replace(/^[\u2212\u2013]/, '-').replace(',', '.');
  return /^[-+]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Reads a need from an address's query. Nothing that cannot be read is guessed at: it has an error and no value. */
export function readNeed(query: URLSearchParams, goods: readonly Goods[]): ReadNeed {
  const values = Object.fromEntries(
    needFields.map((field) => [field, (query.get(field) ?? '').trim()]),
  ) as unknown as NeedValues;
  const errors: Partial<Record<NeedField, NeedError>> = {};

  const read = (field: NeedField, check: (value: number) => NeedError | undefined): number | undefined => {
    if (values[field] === '') return undefined;
    const value = numberOf(values[field]);
    const error = value === undefined ? 'number' : check(value);
    if (error) errors[field] = error;
    return error ? undefined : value;
  };
  const positive = (value: number) => (value > 0 ? undefined : 'positive');
  const count = (value: number) => (Number.isInteger(value) && value >= 0 ? undefined : 'whole');
  const choice = <T extends string>(field: NeedField, choices: readonly T[]): T | undefined => {
    const chosen = choices.find((known) => known.toLowerCase() === values[field].toLowerCase());
    if (values[field] !== '' && chosen === undefined) errors[field] = 'choice';
    return chosen;
  };

  const unit = choice('unit', ['C', 'F']) === 'F' ? '°F' : '°C';
  const inCelsius = (value: number) => (unit === '°F' ? fahrenheitToCelsius(value) : value);
  const possible = (value: number) =>
    Math.abs(inCelsius(value)) <= COLDEST_OR_HOTTEST_C ? undefined : ('temperature' as const);
  const min = read('min', possible);
  const max = read('max', possible);
  if (min !== undefined && max !== undefined && min > max) errors.max = 'order';
  const carried = choice(
    'specimen',
    goods.map(({ id }) => id),
  );
  const chosenGoods = goods.find(({ id }) => id === carried);
  const range = rangeOf({ min, max, unit, isFrozen: max !== undefined && inCelsius(max) < 0 }, chosenGoods);

  const hours = read('hours', positive);
  const openings = read('openings', count);
  const units = read('units', (value) => count(value) ?? positive(value));
  const application = choice('application', ['1', '2']);
  const sides = (['length', 'width', 'height'] as const).map((side) => read(side, positive));
  const box = boxOf(sides, choice('size', ['cm', 'in']) ?? 'cm');
  // Two sides make no box.
  for (const side of ['length', 'width', 'height'] as const) {
    if (!box && sides.some((value) => value !== undefined) && values[side] === '') errors[side] = 'sides';
  }
  const carry = choice('carry', carryingWays);
  // Units are units of something.
  if ((units !== undefined || application) && values.specimen === '') errors.specimen = 'goods';

  return {
    values,
    errors,
    need: {
      ...(chosenGoods && { goods: chosenGoods }),
      ...(range && { range }),
      ...(hours !== undefined && { hours }),
      // Never opened is no need.
      ...(openings && { openings }),
      ...(units !== undefined && { units }),
      ...(application && { application: application === '1' ? 1 : 2 }),
      ...(box && { box }),
      ...(carry && { carry }),
    },
  };
}

interface GivenRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly unit: '°C' | '°F';
  readonly isFrozen: boolean;
}

/** The range as given; else that of the goods. A limit below freezing without a lower end reads "below" it. */
function rangeOf({ min, max, unit, isFrozen }: GivenRange, goods: Goods | undefined): NeededRange | undefined {
  const limit = goods && goods.storage.min === undefined ? goods.storage.max : undefined;
  const isAtLimit = max !== undefined && limit === (unit === '°F' ? Math.round(fahrenheitToCelsius(max)) : max);
  if (min !== undefined || max !== undefined) {
    return {
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      unit,
      // A lower end does not make goods that are stored below a limit right at the limit.
      ...(((min === undefined && isFrozen) || isAtLimit) && { below: true }),
    };
  }
  if (!goods) return undefined;
  const { min: lowest, max: highest } = goods.storage;
  return {
    ...(lowest !== undefined && { min: lowest }),
    ...(highest !== undefined && { max: highest }),
    unit: '°C',
    ...(lowest === undefined && { below: true }),
  };
}

function boxOf([long, wide, high]: readonly (number | undefined)[], unit: 'cm' | 'in'): Dimensions | undefined {
  if (long === undefined || wide === undefined || high === undefined) return undefined;
  return { size: [long, wide, high], unit };
}

/** Whether anything is asked for that coolers can be told apart by. */
export const isAsked = ({ range, hours, openings, units, box, carry, goods }: Need): boolean =>
  [range, hours, openings, units, box, carry, goods].some((part) => part !== undefined);

/** The query of an address that asks for these values; without the empty ones, and without a unit that says nothing. */
export function queryOf(values: Readonly<Partial<Record<NeedField, string>>>): string {
  const query = new URLSearchParams();
  for (const field of needFields) {
    const value = values[field]?.trim();
    const says =
      field === 'unit'
        ? value === 'F'
        : field === 'size'
          ? value === 'in' && Boolean(values.length || values.width || values.height)
          : true;
    if (value && says) query.set(field, value);
  }
  return query.toString();
}

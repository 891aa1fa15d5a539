/**
 * What a visitor needs, read from an address: `/find?min=2&max=8&hours=10`. The address is the state, so that it can be
 * shared, printed and gone back to. A field that cannot be read has an error and no value; its text is kept.
 */
import { fahrenheitToCelsius } from './conversion';
import { type CarryingWay, carryingWays } from './cooler';
import type { Goods } from './goods';
import { readQuantity, type TypedQuantity } from './parsing';
import { type Dimensions, perInch, type Quantity, type Unit } from './quantities';

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

/** The text of each field, as typed. */
export type NeedValues = Readonly<Record<NeedField, string>>;

/** A needed range in the unit it was given in; an end that is absent is open. */
export interface NeededRange {
  readonly min?: number;
  readonly max?: number;
  readonly unit: '°C' | '°F';
  /** The goods are stored below `max`: `max` itself is too warm for them. */
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

/** What is wrong with a field: `large` is a number beyond anything that is carried, which may be a slip. */
export type NeedError =
  | 'number'
  | 'positive'
  | 'whole'
  | 'large'
  | 'temperature'
  | 'order'
  | 'choice'
  | 'goods'
  | 'sides';

/** A need with the texts that it was read from, and an error for each field that could not be read. */
export interface ReadNeed {
  readonly values: NeedValues;
  readonly need: Need;
  readonly errors: Readonly<Partial<Record<NeedField, NeedError>>>;
}

/** The largest values that are taken without a question. */
const limits = {
  /** Further from zero than this, in °C, a temperature is a slip of the keyboard. */
  temperature: 250,
  /** In hours: six weeks, where the longest published hold time is two days. */
  hours: 1000,
  openings: 1000,
  units: 100_000,
  /** In cm. */
  side: 1000,
} as const;

const sides = ['length', 'width', 'height'] as const;

/** A field's text, read: its value in the field's own unit, or what is wrong. Both absent where the field is empty. */
interface ReadField<T = number> {
  readonly value?: T;
  readonly error?: NeedError;
}

/** Reads a need from an address's query. `goods` are the choices of `specimen`. Nothing that cannot be read is guessed. */
export function readNeed(query: URLSearchParams, goods: readonly Goods[]): ReadNeed {
  const values = Object.fromEntries(
    needFields.map((field) => [field, (query.get(field) ?? '').trim()]),
  ) as unknown as NeedValues;
  const errors: Partial<Record<NeedField, NeedError>> = {};
  const take = <T>(field: NeedField, { value, error }: ReadField<T>): T | undefined => {
    if (error) errors[field] = error;
    return error ? undefined : value;
  };

  const chosen = take(
    'specimen',
    readChoice(
      values.specimen,
      goods.map(({ id }) => id),
    ),
  );
  const chosenGoods = goods.find(({ id }) => id === chosen);
  const given = readRange(values, errors);
  const range = given
    ? rangeFor(given, chosenGoods)
    : errors.min || errors.max
      ? undefined
      : chosenGoods && rangeToStore(chosenGoods.storage);

  const hours = take('hours', readHours(values.hours));
  const openings = take('openings', readCount(values.openings, limits.openings));
  const units = take('units', readCount(values.units, limits.units));
  if (units === 0) errors.units = 'positive';
  const application = take('application', readChoice(values.application, ['1', '2'] as const));
  const box = readBox(values, errors);
  const carry = take('carry', readChoice(values.carry, carryingWays));
  // Units are units of something.
  if ((units || application) && values.specimen === '') errors.specimen = 'goods';

  return {
    values,
    errors,
    need: {
      ...(chosenGoods && { goods: chosenGoods }),
      ...(range && { range }),
      ...(hours !== undefined && { hours }),
      // Never opened is no need.
      ...(openings && { openings }),
      ...(units && { units }),
      ...(application && { application: application === '1' ? 1 : 2 }),
      ...(box && { box }),
      ...(carry && { carry }),
    },
  };
}

function readChoice<T extends string>(text: string, choices: readonly T[]): ReadField<T> {
  if (text === '') return {};
  const value = choices.find((known) => known.toLowerCase() === text.toLowerCase());
  return value === undefined ? { error: 'choice' } : { value };
}

/** The one value of a quantity that names one; of an open or a closed range there is none. */
const single = ({ min, max }: TypedQuantity) => (min === max ? min : undefined);

/** A time in hours: "10", "24 h", "1/2 day"; of a range or a limit its upper end, which has to be covered. */
function readHours(text: string): ReadField {
  if (text === '') return {};
  const quantity = readQuantity(text);
  const hoursIn: Readonly<Partial<Record<Unit, number>>> = { h: 1, days: 24, min: 1 / 60 };
  const factor = quantity && hoursIn[quantity.unit ?? 'h'];
  const end = quantity?.max ?? quantity?.min;
  if (factor === undefined || end === undefined) return { error: 'number' };
  if (end <= 0) return { error: 'positive' };
  const value = end * factor;
  return value > limits.hours ? { error: 'large' } : { value };
}

/** A number of things: "4", "4 times", "up to 4", "10 units". */
function readCount(text: string, largest: number): ReadField {
  if (text === '') return {};
  const quantity = readQuantity(text.replace(/\s*(?:×|x|times|openings?|units?|bags?|pieces?|pcs)\.?$/i, ''));
  const value = quantity && quantity.unit === undefined ? (quantity.max ?? quantity.min) : undefined;
  if (value === undefined) return { error: 'number' };
  if (!Number.isInteger(value) || value < 0) return { error: 'whole' };
  return value > largest ? { error: 'large' } : { value };
}

const isTemperature = (unit: Unit | undefined): unit is '°C' | '°F' => unit === '°C' || unit === '°F';
const inCelsius = (value: number, unit: '°C' | '°F') => (unit === '°F' ? fahrenheitToCelsius(value) : value);

/** The ends that two texts give: one field may hold the whole range ("2-8") or a limit ("below 8"). */
function endsOf(
  low: TypedQuantity | undefined,
  high: TypedQuantity | undefined,
): { readonly min?: number | undefined; readonly max?: number | undefined } {
  if (low && high) return { min: low.min, max: high.max };
  if (low) return single(low) === undefined ? low : { min: single(low) };
  if (high) return single(high) === undefined ? high : { max: single(high) };
  return {};
}

/** The range of `min`, `max` and `unit`; a unit that is written in a field counts before the chosen one. */
function readRange(values: NeedValues, errors: Partial<Record<NeedField, NeedError>>): NeededRange | undefined {
  const choice = readChoice(values.unit, ['C', 'F'] as const);
  if (choice.error) errors.unit = choice.error;
  const texts = { min: values.min, max: values.max };
  const read = { min: readQuantity(texts.min), max: readQuantity(texts.max) };
  const written = [read.min?.unit, read.max?.unit].filter((unit) => unit !== undefined);
  const unit = written.find(isTemperature) ?? (choice.value === 'F' ? '°F' : '°C');
  for (const field of ['min', 'max'] as const) {
    const quantity = read[field];
    if (texts[field] === '') continue;
    // Two units in one range, or hours in the place of degrees.
    if (!quantity || (quantity.unit !== undefined && quantity.unit !== unit)) errors[field] = 'number';
    else if ([quantity.min, quantity.max].some((end) => Math.abs(inCelsius(end ?? 0, unit)) > limits.temperature))
      errors[field] = 'temperature';
  }
  // Where both fields are filled in, each gives its own end and no other.
  const isRange = ({ min, max }: TypedQuantity) => min !== undefined && max !== undefined && min !== max;
  if (read.min && read.max) {
    if (read.min.min === undefined || isRange(read.min)) errors.min ??= 'number';
    if (read.max.max === undefined || isRange(read.max)) errors.max ??= 'number';
  }
  const { min, max } = endsOf(read.min, read.max);
  if (min !== undefined && max !== undefined && min > max) errors.max ??= 'order';
  if (errors.min || errors.max || (min === undefined && max === undefined)) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), unit };
}

/** A given range for these goods: at the limit that they are stored below, it reads "below" it. */
function rangeFor(given: NeededRange, goods: Goods | undefined): NeededRange {
  const limit = goods && goods.storage.min === undefined ? goods.storage.max : undefined;
  const { max, unit } = given;
  const isAtLimit = max !== undefined && limit === (unit === '°F' ? Math.round(fahrenheitToCelsius(max)) : max);
  return isAtLimit ? { ...given, below: true } : given;
}

/** A storage range in °C as a needed one; without a `min` the goods are stored below its `max`. */
export function rangeToStore({ min, max }: Quantity): NeededRange {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    unit: '°C',
    ...(min === undefined && { below: true }),
  };
}

/** A box by its three sides in `size`; a unit that is written at a side counts for that side. */
function readBox(values: NeedValues, errors: Partial<Record<NeedField, NeedError>>): Dimensions | undefined {
  const choice = readChoice(values.size, ['cm', 'in'] as const);
  if (choice.error) errors.size = choice.error;
  const unit = choice.value ?? 'cm';
  const [long, wide, high] = sides.map((side) => {
    const { value, error } = readSide(values[side], unit);
    if (error) errors[side] = error;
    return error ? undefined : value;
  });
  if (long !== undefined && wide !== undefined && high !== undefined) return { size: [long, wide, high], unit };
  // Two sides make no box.
  const isBegun = sides.some((side) => values[side] !== '');
  for (const side of sides) if (isBegun && values[side] === '') errors[side] = 'sides';
  return undefined;
}

function readSide(text: string, unit: 'cm' | 'in'): ReadField {
  if (text === '') return {};
  const quantity = readQuantity(text);
  const written = quantity?.unit ?? unit;
  const value = quantity && single(quantity);
  if (value === undefined || (written !== 'cm' && written !== 'in' && written !== 'mm')) return { error: 'number' };
  if (value <= 0) return { error: 'positive' };
  const inUnit = written === unit ? value : (value * perInch[unit]) / perInch[written];
  return (inUnit * perInch.cm) / perInch[unit] > limits.side ? { error: 'large' } : { value: inUnit };
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

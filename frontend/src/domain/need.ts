/**
 * A visitor's requirements, read from a URL, which is the state: `/find?min=2&max=8&hours=10`. A field that cannot be
 * read has an error and no value, and keeps its text.
 */
import { fahrenheitToCelsius, hoursIn, rounded } from './conversion';
import { type CarryingWay, carryingWays } from './cooler';
import type { Goods } from './goods';
import { readQuantity, readSlashed, type TypedQuantity } from './parsing';
import { type Dimensions, isTemperature, perInch, type Quantity, type TemperatureUnit } from './quantities';

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

/** A needed range in the unit in which it was given. An absent end is open. */
export interface NeededRange {
  readonly min?: number;
  readonly max?: number;
  readonly unit: TemperatureUnit;
  /** The goods are stored below `max`: `max` itself is too warm. */
  readonly below?: true;
}

/** The requirements. An absent property means no requirement. */
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

/** What is wrong with a field. `large`: the number exceeds the limit below and is probably a typing error. */
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

/** The result of `readNeed`, with an error for each field that could not be read. */
export interface ReadNeed {
  readonly values: NeedValues;
  readonly need: Need;
  /** The answer "0 openings", which is no requirement. */
  readonly staysClosed: boolean;
  readonly errors: Readonly<Errors>;
}

type Errors = Partial<Record<NeedField, NeedError>>;

/** The largest accepted values. */
const limits = {
  /** In °C, above or below zero. */
  temperature: 250,
  /** In hours, about six weeks; the longest published hold time is two days. */
  hours: 1000,
  openings: 1000,
  units: 100_000,
  /** In cm. */
  side: 1000,
} as const;

const sides = ['length', 'width', 'height'] as const;
const units = ['C', 'F'] as const;
const sizes = ['cm', 'in'] as const;
const applications = ['1', '2'] as const;

/** A field's value in the field's own unit, or its error. Both are absent if the field is empty. */
interface ReadField<T = number> {
  readonly value?: T;
  readonly error?: NeedError;
}

/** The value of a field, or its error among `errors`. */
function take<T>(errors: Errors, field: NeedField, { value, error }: ReadField<T>): T | undefined {
  if (error) errors[field] = error;
  return error ? undefined : value;
}

/** Reads the requirements from a URL's query. `goods` are the choices of `specimen`. */
export function readNeed(query: URLSearchParams, goods: readonly Goods[]): ReadNeed {
  const ids = goods.map(({ id }) => id);
  const choices: Partial<Record<NeedField, readonly string[]>> = {
    specimen: ids,
    unit: units,
    application: applications,
    size: sizes,
    carry: carryingWays,
  };
  const textOf = (field: NeedField) => {
    const text = (query.get(field) ?? '').trim();
    const choice = choices[field]?.find((known) => known.toLowerCase() === text.toLowerCase()) ?? text;
    // The form has no value for a unit that is the default.
    return choice === 'C' || choice === 'cm' ? '' : choice;
  };
  const values = Object.fromEntries(needFields.map((field) => [field, textOf(field)])) as unknown as NeedValues;
  const errors: Errors = {};
  const chosen = take(errors, 'specimen', readChoice(values.specimen, ids));
  const chosenGoods = goods.find(({ id }) => id === chosen);
  const given = readRange(values, errors);
  const range = given
    ? rangeFor(given, chosenGoods)
    : errors.min || errors.max
      ? undefined
      : chosenGoods && rangeToStore(chosenGoods.storage);

  const hours = take(errors, 'hours', readHours(values.hours));
  const openings = take(errors, 'openings', readCount(values.openings, limits.openings));
  const count = take(errors, 'units', readCount(values.units, limits.units));
  if (count === 0) errors.units = 'positive';
  const application = take(errors, 'application', readChoice(values.application, applications));
  const box = readBox(values, errors);
  const carry = take(errors, 'carry', readChoice(values.carry, carryingWays));
  // A number of units is only useful if the goods are known.
  if ((count || application) && values.specimen === '') errors.specimen = 'goods';

  return {
    values,
    errors,
    staysClosed: openings === 0,
    need: {
      ...(chosenGoods && { goods: chosenGoods }),
      ...(range && { range }),
      ...(hours !== undefined && { hours }),
      ...(openings && { openings }),
      ...(count && { units: count }),
      ...(application && { application: application === '1' ? 1 : 2 }),
      ...(box && { box }),
      ...(carry && { carry }),
    },
  };
}

function readChoice<T extends string>(text: string, choices: readonly T[]): ReadField<T> {
  if (text === '') return {};
  const value = choices.find((known) => known === text);
  return value === undefined ? { error: 'choice' } : { value };
}

/** The value of an exact quantity; `undefined` for a range and for an open one. */
const single = ({ min, max }: TypedQuantity) => (min === max ? min : undefined);

/** A time in hours: "10", "24 h", "1/2 day", "24/48". Of a range or a limit the upper end, as it has to be covered. */
function readHours(text: string): ReadField {
  if (text === '') return {};
  const quantity = readSlashed(text);
  const factor = quantity && hoursIn[quantity.unit ?? 'h'];
  const end = quantity?.max ?? quantity?.min;
  // "More than 10 h" does not say which time has to be covered.
  if (factor === undefined || end === undefined || quantity?.exceeded) return { error: 'number' };
  // A converted figure is rounded to what the page shows, 1.67 h for 100 minutes, and compared so.
  const value = rounded(end * factor, 2);
  if (value <= 0) return { error: 'positive' };
  return value > limits.hours ? { error: 'large' } : { value };
}

/** A count: "4", "4 times", "up to 4", "10 units". More than four are five. */
function readCount(text: string, largest: number): ReadField {
  if (text === '') return {};
  const quantity = readQuantity(
    text.replace(/\s*(?:×|x|times|openings?|units?|bags?|vials?|syringes?|pieces?|pcs)\.?$/i, ''),
  );
  const end = quantity?.max ?? quantity?.min;
  if (end === undefined || quantity?.unit !== undefined) return { error: 'number' };
  const value = quantity?.exceeded ? end + 1 : end;
  if (!Number.isInteger(value) || value < 0) return { error: 'whole' };
  return value > largest ? { error: 'large' } : { value };
}

const inCelsius = (value: number, unit: TemperatureUnit) => (unit === '°F' ? fahrenheitToCelsius(value) : value);

/** The ends of a range from both fields. One field may contain a whole range ("2-8") or a limit ("below 8"). */
function endsOf(
  low: TypedQuantity | undefined,
  high: TypedQuantity | undefined,
): { readonly min?: number | undefined; readonly max?: number | undefined } {
  if (low && high) return { min: low.min, max: high.max };
  if (low) return single(low) === undefined ? low : { min: single(low) };
  if (high) return single(high) === undefined ? high : { max: single(high) };
  return {};
}

/** The range of `min`, `max` and `unit`. A unit that is typed in a field takes precedence over the selected one. */
function readRange(values: NeedValues, errors: Errors): NeededRange | undefined {
  const choice = take(errors, 'unit', readChoice(values.unit, units));
  const read = { min: readSlashed(values.min), max: readSlashed(values.max) };
  const written = [read.min?.unit, read.max?.unit].filter((unit) => unit !== undefined);
  const unit = written.find(isTemperature) ?? (choice === 'F' ? '°F' : '°C');
  for (const field of ['min', 'max'] as const) {
    const quantity = read[field];
    if (values[field] === '') continue;
    // Two different units, or a unit that is not one of temperature.
    if (!quantity || (quantity.unit !== undefined && quantity.unit !== unit)) errors[field] = 'number';
    else if ([quantity.min, quantity.max].some((end) => Math.abs(inCelsius(end ?? 0, unit)) > limits.temperature))
      errors[field] = 'temperature';
  }
  // If both fields are filled in, each may contain only its own end.
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

/** Sets `below` if the range ends at the limit that the goods are stored below. */
function rangeFor(given: NeededRange, goods: Goods | undefined): NeededRange {
  const limit = goods && goods.storage.min === undefined ? goods.storage.max : undefined;
  const { max, unit } = given;
  const isAtLimit = max !== undefined && limit === (unit === '°F' ? Math.round(fahrenheitToCelsius(max)) : max);
  return isAtLimit ? { ...given, below: true } : given;
}

/** The needed range for a storage range in °C. Without a `min` the goods are stored below `max`. */
export const rangeToStore = ({ exceeded: _, ...ends }: Quantity): NeededRange => ({
  ...ends,
  unit: '°C',
  ...(ends.min === undefined && { below: true }),
});

const isLength = (unit: string | undefined): unit is keyof typeof perInch => unit !== undefined && unit in perInch;

/** The box of the three sides. One typed unit applies to all sides, before `size`; of two, each to its own side only. */
function readBox(values: NeedValues, errors: Errors): Dimensions | undefined {
  const chosen = take(errors, 'size', readChoice(values.size, sizes)) ?? 'cm';
  const [typed, ...others] = sides.map((side) => readQuantity(values[side])?.unit).filter(isLength);
  const bare = typed && others.every((other) => other === typed) ? typed : chosen;
  const unit = bare === 'in' ? 'in' : 'cm';
  const [long, wide, high] = sides.map((side) => take(errors, side, readSide(values[side], bare, unit)));
  if (long !== undefined && wide !== undefined && high !== undefined) return { size: [long, wide, high], unit };
  const hasSide = sides.some((side) => values[side] !== '');
  for (const side of sides) if (hasSide && values[side] === '') errors[side] = 'sides';
  return undefined;
}

/** A side in `unit`; a figure without a unit is in the unit `bare`. */
function readSide(text: string, bare: keyof typeof perInch, unit: 'cm' | 'in'): ReadField {
  if (text === '') return {};
  const read = readQuantity(text);
  const written = read?.unit ?? bare;
  // Inches have fractions: "15/20" in centimeters are two figures.
  const quantity = written === 'in' ? read : readSlashed(text);
  const value = quantity && single(quantity);
  if (value === undefined || !isLength(written)) return { error: 'number' };
  if (value <= 0) return { error: 'positive' };
  const inUnit = written === unit ? value : rounded((value * perInch[unit]) / perInch[written], 3);
  return (inUnit * perInch.cm) / perInch[unit] > limits.side ? { error: 'large' } : { value: inUnit };
}

/** Whether there is a requirement that distinguishes coolers. */
export const isAsked = ({ range, hours, openings, units, box, carry, goods }: Need): boolean =>
  [range, hours, openings, units, box, carry, goods].some((part) => part !== undefined);

/** The URL query for these values, without empty ones and without units that have no effect. */
export function queryOf(values: Readonly<Partial<Record<NeedField, string>>>): string {
  const { unit, size, length, width, height } = values;
  const isSized = size === 'in' && (length || width || height);
  const query = new URLSearchParams();
  for (const field of needFields) {
    const value = values[field]?.trim();
    const hasEffect = (field !== 'unit' || unit === 'F') && (field !== 'size' || isSized);
    if (value && hasEffect) query.set(field, value);
  }
  return query.toString();
}

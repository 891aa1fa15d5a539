/** Reads temperatures and hold times out of words, the same way from a query and from a page's text. */
import { formatQuantity } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';

/** A temperature in °C or a time in hours; `min` alone is "from", `max` alone "below" or "up to", equal ones "exactly". */
export interface Figure {
  readonly kind: 'temperature' | 'time';
  readonly min?: number;
  readonly max?: number;
}

/** A figure whose unit is not written: "2-8", "36-46°". */
export type BareFigure = Omit<Figure, 'kind'>;

/** A figure and where it stands in the text, from its first character to the one after its last. */
export interface FoundFigure {
  /** Without its `kind` where no unit is written. */
  readonly figure: Figure | (BareFigure & { readonly kind?: never });
  readonly from: number;
  readonly to: number;
}

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;
const UNIT = String.raw`[\s-]*((?:°|degrees?|deg\.?)?\s*(?:celsius|centigrade|fahrenheit|c|f)|°|degrees?|hours?|hrs?|h|days?)(?![\p{L}\d])`;
const LIMIT = String.raw`(?:(below|under|less than|colder than|up to|at most|[<≤]=?)|(above|over|more than|warmer than|at least|[>≥]=?))\s*`;
/** "24, 48 and" of "24, 48 and 72 h". */
const LIST = String.raw`((?:\d+(?:, ?|/| and ))+)`;
const TO = String.raw`\s*(?:-|to|through)\s*`;
const figures = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:${LIMIT})?${LIST}?(${NUMBER})(?:(?:${UNIT})?${TO}(${NUMBER}))?(?![\d.]*\d)(?:${UNIT})?`,
  'giu',
);
/** Something that is no temperature: a measure, a count, the rest of a longer number. */
const otherUnit =
  /^\s*(?:["'%×*]|[a-z]?x\s*\d|(?:in|inch|inches|cm|mm|ml|l|liters?|lbs?|pounds?|kg|g|ft|units?|times|openings?|bags?|years?)(?![\p{L}\d])|-\d)/iu;
/** What may be a temperature without saying so. */
const LARGEST_BARE = 150;

/** The same text, character by character, with one kind of minus and of space. */
const plainOf = (text: string) =>
  text
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[º˚]/g, '°');

const celsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9) + 0;

/** A figure with both ends through `convert`; an end that is absent stays so. */
function converted<T extends BareFigure>(figure: T, convert: (value: number) => number): T {
  const { min, max } = figure;
  return {
    ...figure,
    ...(min === undefined ? {} : { min: convert(min) }),
    ...(max === undefined ? {} : { max: convert(max) }),
  };
}

/** The figure in °C, read as °F and rounded to whole degrees, as ranges are published. */
export const fromFahrenheit = <T extends BareFigure>(figure: T): T => converted(figure, celsius);

function withUnit(figure: BareFigure, unit: string): FoundFigure['figure'] {
  const name = unit.replace(/[°.\s]|degrees?|deg/g, '');
  if (name === '') return figure;
  if (name.startsWith('d')) return { kind: 'time', ...converted(figure, (days) => days * 24) };
  if (name.startsWith('h')) return { kind: 'time', ...figure };
  return { kind: 'temperature', ...(name.startsWith('f') ? fromFahrenheit(figure) : figure) };
}

function limited(value: number, most: unknown, least: unknown): BareFigure {
  if (most) return { max: value };
  return least ? { min: value } : { min: value, max: value };
}

/** A single number says nothing by itself: "Monarch 10". A range or a frost does. */
const isTellingBare = (start: number, end: number | undefined) =>
  (end !== undefined || start < 0) && Math.abs(start) <= LARGEST_BARE && (end ?? 0) <= LARGEST_BARE;

/** Every figure of a text in its order. Numbers that are neither a temperature, a time nor a range are left out. */
export function readFigures(text: string): readonly FoundFigure[] {
  const plain = plainOf(text).toLowerCase();
  return [...plain.matchAll(figures)].flatMap((found): FoundFigure[] => {
    const [whole, most, least, list, first = '', firstUnit, second, secondUnit] = found;
    const at = { from: found.index, to: found.index + whole.length };
    const unit = secondUnit ?? firstUnit;
    const [start, end] = [Number(first), second === undefined ? undefined : Number(second)];
    if (end !== undefined && start >= end) return [];
    const bare = end === undefined ? limited(start, most, least) : { min: start, max: end };
    if (unit === undefined) {
      return isTellingBare(start, end) && !list && !otherUnit.test(plain.slice(at.to)) ? [{ figure: bare, ...at }] : [];
    }
    const figure = withUnit(bare, unit);
    if (figure.kind !== 'time') {
      // "XVO 10, 2–25 °C": what stands before a temperature is no list of temperatures.
      return [{ figure, from: at.from + (list ? whole.indexOf(first, list.length) : 0), to: at.to }];
    }
    const listed = (list?.match(/\d+/g) ?? []).map(Number).map((value) => withUnit({ min: value, max: value }, unit));
    return [...listed, figure].map((each) => ({ figure: each, ...at }));
  });
}

/** Writes a figure as the pages do: "2–8 °C", "below −18 °C", "24 h". */
export const formatFigure = ({ kind, ...ends }: Figure): string =>
  kind === 'time' ? formatQuantity({ ...ends, unit: 'h' }) : formatTemperature({ ...ends, unit: '°C' });

/** Whether two figures say the same. */
export const isSame = (a: Figure, b: Figure): boolean => a.kind === b.kind && a.min === b.min && a.max === b.max;

/** Whether `figure` names one value, and not a range. */
export const isPoint = ({ min, max }: BareFigure): boolean => min === max || min === undefined || max === undefined;

/** Whether every value of `inner` is one of `outer`; below a limit means below it, not at it. */
export function liesWithin(inner: Figure, outer: Figure): boolean {
  if (inner.kind !== outer.kind) return false;
  const { min: low = -Infinity, max: high = Infinity } = inner;
  const { min: lowest, max: highest } = outer;
  if (lowest === undefined) return inner.min === undefined ? high <= (highest ?? 0) : high < (highest ?? 0);
  if (highest === undefined) return low >= lowest;
  return low >= lowest && high <= highest;
}

/** Whether the numbers of a query's figure stand in another: the same range, or one value that is one of its ends. */
export function standsIn(asked: Figure, figure: Figure): boolean {
  if (asked.kind !== figure.kind) return false;
  if (!isPoint(asked)) return isSame(asked, figure);
  const value = asked.max ?? asked.min;
  return figure.min === value || figure.max === value;
}

/** Finds temperatures (in °C) and times (in hours) in a search query or a page's text, and compares them. */
import { hoursIn, inLabelCelsius } from './conversion';
import {
  DECIMAL,
  NUMBER,
  readNumber,
  readQuantity,
  TIME_FRACTION,
  unitOf,
  withPlainFractions,
  withPlainSigns,
} from './parsing';
import { formatQuantity, mapEnds, type Quantity } from './quantities';
import { formatTemperature } from './readings';

/** Only `min`: "from". Only `max`: "below" or "up to". Equal ends: an exact value. */
export type Ends = Pick<Quantity, 'min' | 'max'>;

/** A temperature in °C or a time in hours. */
export interface Figure extends Ends {
  readonly kind: 'temperature' | 'time';
}

/** A figure without a unit, "2-8", or without a scale, "22 degrees". */
export interface BareFigure extends Ends {
  readonly kind?: never;
  readonly inDegrees?: true;
}

/** A figure and its position in the text; `to` is exclusive. */
export interface FoundFigure {
  readonly figure: Figure | BareFigure;
  readonly from: number;
  readonly to: number;
}

const TIME = String.raw`(?:hours?|hrs?|h|days?|minutes?|mins?)(?![\p{L}\d])`;
/** "1/2 day", "1 1/2 days". Any other slash means a list, "24/48 h", or a range, "2/8 °C". */
const FRACTION = String.raw`(?:\d{1,2} (?:1\/[2-9]|2\/3|3\/4)(?=[\s-]*${TIME})|${TIME_FRACTION})`;
const VALUE = `[-+]?(?:${FRACTION}|${DECIMAL})`;
const UNIT = String.raw`[\s-]*((?:°|degrees?|deg\.?)?\s*(?:celsius|centigrade|fahrenheit|c|f)(?![\p{L}\d])|°|degrees?(?!\p{L})|deg(?!\p{L})\.?|${TIME})`;
const LIMIT = String.raw`(?:(below|under|less than|colder than|up to|at most|[<≤]=?)|(above|over|more than|warmer than|at least|from|[>≥]=?))\s*`;
/** "24, 48 and" in "24, 48 and 72 h". Commas without a space only count as a list if there are two: "24,48,72 h". */
const LIST = String.raw`((?!${FRACTION})(?:(?:\d+(?:,? and |,? or |, |\/))+|(?:\d{1,2},){2,}))`;
/** "5 h -18": after a time and a space a minus is a sign, unless its number is a time too. */
const TIME_AND_SIGN = String.raw`[\s-]*${TIME}\s+-(?=[\d.])(?!${VALUE}[\s-]*${TIME})`;
const TO = String.raw`(\s*(?:-|to|through|\/(?=\s*[-+]))\s*)`;
const figures = new RegExp(
  String.raw`(?:${LIMIT})?${LIST}?(${VALUE})(?:(?!${TIME_AND_SIGN})(?:${UNIT})?${TO}(${VALUE}))?(?![\d.]*\d)(?:${UNIT})?`,
  'giu',
);
/** Text before a match that is only the rest of a word or number. No lookbehind: Safari before 16.4 has none. */
const continued = /(?:[\p{L}\d.]|\d,)$/u;
/** Follows a number that is not a temperature: a length, a count, the rest of a longer number. */
const otherUnit =
  /^\s*(?:["'%×*]|[a-z]?x\s*\d|(?:in|inch|inches|cm|mm|ml|l|liters?|lbs?|pounds?|kg|g|ft|units?|times|openings?|bags?|years?)(?![\p{L}\d])|-\d)/iu;
/** A larger figure without a unit is not taken for a temperature. */
const LARGEST_BARE = 150;

const fromFahrenheit = <T extends Ends>(figure: T): T => mapEnds(figure, inLabelCelsius);

function withUnit(ends: Ends, spelling: string): Figure | BareFigure {
  const unit = unitOf(spelling);
  if (unit === '°C') return { kind: 'temperature', ...ends };
  if (unit === '°F') return { kind: 'temperature', ...fromFahrenheit(ends) };
  const hours = unit && hoursIn[unit];
  return hours ? { kind: 'time', ...mapEnds(ends, (value) => value * hours) } : { ...ends, inDegrees: true };
}

const justAt = (value: number): Ends => ({ min: value, max: value });

/** The ends may be in either order. */
const range = (a: number, b: number): Ends => ({ min: Math.min(a, b), max: Math.max(a, b) });

function limited(value: number, upperWord: unknown, lowerWord: unknown): Ends {
  if (upperWord) return { max: value };
  return lowerWord ? { min: value } : justAt(value);
}

/** Without a unit, ranges and negative numbers may be temperatures; a single positive number may be a name: "Monarch 10". */
const mayBeTemperature = (start: number, end: number | undefined) =>
  (end !== undefined || start < 0) && Math.abs(start) <= LARGEST_BARE && Math.abs(end ?? 0) <= LARGEST_BARE;

function matchesIn(text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  figures.lastIndex = 0;
  for (let found = figures.exec(text); found; found = figures.exec(text)) {
    if (continued.test(text.slice(Math.max(0, found.index - 2), found.index))) figures.lastIndex = found.index + 1;
    else matches.push(found);
  }
  return matches;
}

/** The figures of a text in their order. Numbers that are neither a temperature, a time nor a range are ignored. */
export function readFigures(text: string): readonly FoundFigure[] {
  const plain = withPlainSigns(text).toLowerCase();
  return matchesIn(plain).flatMap((found): FoundFigure[] => {
    const [whole, upperWord, lowerWord, list = '', first = '', firstUnit, separator, second, secondUnit] = found;
    const unit = secondUnit ?? firstUnit;
    const [start = 0, end] = [first, second].map((value) => readNumber(value ?? ''));
    const firstAt = found.index + whole.indexOf(first, whole.indexOf(list) + list.length);
    // "from 2 to 8 °C": the word before a range is not a part of the figure.
    const at = { from: end === undefined ? found.index : firstAt, to: found.index + whole.length };
    const ends = end === undefined ? limited(start, upperWord, lowerWord) : range(start, end);
    // "-25 -15": after a negative number, a minus alone is the sign of the other one.
    const isSign = first.startsWith('-') && separator?.trim() === '-' && /^[^-+]/.test(second ?? '');
    const each = isSign && end !== undefined ? [justAt(start), justAt(-end)] : [ends];
    if (unit === undefined) {
      return mayBeTemperature(start, end) && !list && !otherUnit.test(plain.slice(at.to))
        ? each.map((figure) => ({ figure, ...at }))
        : [];
    }
    const figure = withUnit(ends, unit);
    if (figure.kind !== 'time') {
      const [, low] = /^(\d+)\/$/.exec(list) ?? [];
      if (low !== undefined && end === undefined)
        return [{ figure: withUnit(range(Number(low), start), unit), from: found.index, to: at.to }];
      // "XVO 10, 2–25 °C": only times are written as lists.
      return each.map((one) => ({ figure: withUnit(one, unit), from: list ? firstAt : at.from, to: at.to }));
    }
    const listed = (list.match(/\d+/g) ?? []).map((value) => withUnit(justAt(Number(value)), unit));
    return [...listed, figure].map((one) => ({ figure: one, from: list ? found.index : at.from, to: at.to }));
  });
}

/** Formats a figure as on the pages: "2–8 °C", "below −18 °C", "24 h". */
export const formatFigure = ({ kind, ...ends }: Figure): string =>
  kind === 'time' ? formatQuantity({ ...ends, unit: 'h' }) : formatTemperature({ ...ends, unit: '°C' });

export const isSame = (a: Figure, b: Figure): boolean => a.kind === b.kind && a.min === b.min && a.max === b.max;

/** Whether a figure has one number: an exact value or a limit. */
export const isPoint = ({ min, max }: Ends): boolean => min === max || min === undefined || max === undefined;

/** Whether a figure is a limit: "below −18 °C", "up to 24 h". */
export const isOpen = ({ min, max }: Ends): boolean => min === undefined || max === undefined;

/** Whether `outer` contains all values of `inner`. "Below" a limit does not contain the limit. */
export function isWithin(inner: Figure, outer: Figure): boolean {
  if (inner.kind !== outer.kind) return false;
  const { min: low = -Infinity, max: high = Infinity } = inner;
  const { min: lowest, max: highest } = outer;
  if (lowest === undefined) return inner.min === undefined ? high <= (highest ?? 0) : high < (highest ?? 0);
  if (highest === undefined) return low >= lowest;
  return low >= lowest && high <= highest;
}

/** Whether a queried range equals another figure, or a queried value equals one of its ends. */
export function isSameOrEndOf(asked: Figure, figure: Figure): boolean {
  if (asked.kind !== figure.kind) return false;
  if (!isPoint(asked)) return isSame(asked, figure);
  const value = asked.max ?? asked.min;
  return figure.min === value || figure.max === value;
}

/** Whether `asked` is an exact value inside a closed range. */
export const isPointWithin = (asked: Figure, other: Figure): boolean =>
  asked.min === asked.max && !isOpen(other) && isWithin(asked, other);

/** Adds the unit to a bare figure: °C, hours or °F, the first in which a matching figure is published, otherwise °C. */
function resolved({ inDegrees, ...ends }: BareFigure, published: readonly Figure[]): Figure {
  const inCelsius: Figure = { kind: 'temperature', ...ends };
  const readings: readonly Figure[] = [
    inCelsius,
    ...(inDegrees ? [] : [{ kind: 'time', ...ends } as const]),
    fromFahrenheit(inCelsius),
  ];
  const isPublished = (reading: Figure) =>
    published.some((figure) => isSameOrEndOf(reading, figure) || isPointWithin(reading, figure));
  return readings.find(isPublished) ?? inCelsius;
}

const TIMES = String.raw`\s*(?:[x×*]|by)\s*`;
const LENGTH = String.raw`inch(?:es)?|in\.?|["″”]|[cm]m`;
/** Dimensions, with a unit after the last or after each: "9 x 6 x 11.5 in". In "in a bag", it is no unit. */
const sizes = new RegExp(
  String.raw`${NUMBER}(?:(?:\s*(?:${LENGTH}))?${TIMES}${NUMBER})+(?:\s*(?!in\s+\p{L})(?:${LENGTH})(?![\p{L}\d]))?`,
  'giu',
);
const times = new RegExp(TIMES, 'i');

/** The sides of a size, and their unit unless they have none or several, or touch another number: "10-12 x 8 x 6 in". */
function sizeOf(whole: string, before: string, after: string) {
  const typed = whole.split(times).flatMap((side) => readQuantity(side) ?? []);
  const [unit, another] = new Set(typed.flatMap((side) => side.unit ?? []));
  const isWhole = !/[\d./±-]$/.test(before) && !/^[.,/±-]?\d/.test(after);
  return { sides: typed.map(({ min }) => min), ...(isWhole && unit && !another && { unit }) };
}

/**
 * Reads a query's figures, its sizes as pages write them, and the rest. `published` decides on units that are missing.
 */
export function readAsked(query: string, published: readonly Figure[]) {
  const normalized = withPlainFractions(query)
    .replace(/\u2103/g, '°C')
    .replace(/\u2109/g, '°F')
    .replace(/\bcel[cs]i[uo]s\b/gi, 'celsius')
    .replace(/\bfah?renh(?:ei|ie)t\b/gi, 'fahrenheit')
    .replace(/\b(?:half an?|half) (?=(?:day|hour)\b)/gi, '1/2 ')
    .replace(/\b(?:minus|negative)\s+(?=\d)/gi, '-')
    .replace(/(\d(?:\s*°?\s*[CF])?)\s*(?:[~～…]|\.{2,3}|(?:bis|a|à|hasta)\s)\s*(?=[-+\d])/gi, '$1 to ')
    .replace(/(\d\s*)(?:horas?|stunden?)\b/gi, '$1h')
    .replace(/\bbetween\s+(\S+)\s+and\s+/gi, '$1 to ');
  const unsized = normalized.replace(sizes, ' ');
  const isMeasured = readFigures(unsized).some(({ figure }) => figure.kind !== 'time');
  // "2-8 3d", but 3D is a model, and 7D a test profile.
  const text = isMeasured ? unsized.replace(/\b(?!7d)(\d{1,2}) ?d\b/gi, '$1 days') : unsized;
  const found = readFigures(text);
  return {
    figures: found.map(({ figure }) => (figure.kind ? figure : resolved(figure, published))),
    sizes: [...normalized.matchAll(sizes)].map(({ 0: whole, index }) =>
      sizeOf(whole, normalized.slice(0, index), normalized.slice(index + whole.length)),
    ),
    // The times of a list have one place.
    rest: found.reduce((rest, { from, to }) => rest.slice(0, from).padEnd(to) + rest.slice(to), text),
  };
}

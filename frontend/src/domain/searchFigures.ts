/**
 * Temperatures and times in the words of a search, read the same way from a query and from a page's text, and how they
 * compare. Temperatures are in °C, times in hours.
 */
import { celsiusToFahrenheit, fahrenheitToCelsius } from './conversion';
import { DECIMAL, readNumber, unitOf, withPlainSigns } from './parsing';
import { formatQuantity } from './quantities';
import { formatTemperature } from './readings';

/** What a figure spans: `min` alone is "from", `max` alone "below" or "up to", equal ones "exactly". */
export interface Ends {
  readonly min?: number;
  readonly max?: number;
}

/** A temperature in °C or a time in hours. */
export interface Figure extends Ends {
  readonly kind: 'temperature' | 'time';
}

/** A figure whose unit is not written, "2-8", or not all of it: "22 degrees" leaves the scale open. */
export interface BareFigure extends Ends {
  readonly kind?: never;
  readonly inDegrees?: true;
}

/** A figure and where it is in the text, from its first character to the one after its last. */
export interface FoundFigure {
  readonly figure: Figure | BareFigure;
  readonly from: number;
  readonly to: number;
}

const TIME = String.raw`(?:hours?|hrs?|h|days?|minutes?|mins?)(?![\p{L}\d])`;
/** "1/2 day", "1 1/2 days". Any other slash is a list, "24/48 h", or a range, "2/8 °C". */
const FRACTION = String.raw`(?:\d{1,2} )?(?:1\/[2-4]|2\/3|3\/4)(?=[\s-]*${TIME})`;
const VALUE = `[-+]?(?:${FRACTION}|${DECIMAL})`;
const UNIT = String.raw`[\s-]*((?:°|degrees?|deg\.?)?\s*(?:celsius|centigrade|fahrenheit|c|f)(?![\p{L}\d])|°|degrees?(?!\p{L})|deg(?!\p{L})\.?|${TIME})`;
const LIMIT = String.raw`(?:(below|under|less than|colder than|up to|at most|[<≤]=?)|(above|over|more than|warmer than|at least|from|[>≥]=?))\s*`;
/** "24, 48 and" of "24, 48 and 72 h". A comma without a space is one of a list only where there are two. */
const LIST = String.raw`((?!${FRACTION})(?:(?:\d+(?:,? and |,? or |, |\/))+|(?:\d{1,2},){2,}))`;
const TO = String.raw`\s*(?:-|to|through|\/(?=\s*[-+]))\s*`;
const figures = new RegExp(
  String.raw`(?<![\p{L}\d.]|\d,)(?:${LIMIT})?${LIST}?(${VALUE})(?:(?:${UNIT})?${TO}(${VALUE}))?(?![\d.]*\d)(?:${UNIT})?`,
  'giu',
);
/** Something that is no temperature: a measure, a count, the rest of a longer number. */
const otherUnit =
  /^\s*(?:["'%×*]|[a-z]?x\s*\d|(?:in|inch|inches|cm|mm|ml|l|liters?|lbs?|pounds?|kg|g|ft|units?|times|openings?|bags?|years?)(?![\p{L}\d])|-\d)/iu;
/** What may be a temperature without saying so. */
const LARGEST_BARE = 150;
/** As labels round: half a degree F. */
const LABEL_ROUNDING = 0.5;

/** The ends through `convert`; one that is absent stays so. */
function mapped<T extends Ends>(figure: T, convert: (value: number) => number): T {
  const { min, max } = figure;
  return {
    ...figure,
    ...(min === undefined ? {} : { min: convert(min) }),
    ...(max === undefined ? {} : { max: convert(max) }),
  };
}

/** A value in °F as the whole °C that a label would round to it, else to a tenth of a °C. */
function labelCelsius(fahrenheit: number): number {
  const celsius = fahrenheitToCelsius(fahrenheit);
  const whole = Math.round(celsius);
  const isLabel = Math.abs(celsiusToFahrenheit(whole) - fahrenheit) <= LABEL_ROUNDING;
  return (isLabel ? whole : Math.round(celsius * 10) / 10) + 0;
}

/** The figure in °C, its numbers read as °F. */
export const fromFahrenheit = <T extends Ends>(figure: T): T => mapped(figure, labelCelsius);

const HOURS: Readonly<Record<string, number>> = { h: 1, days: 24, min: 1 / 60 };

function withUnit(ends: Ends, spelling: string): Figure | BareFigure {
  const unit = unitOf(spelling);
  if (unit === '°C') return { kind: 'temperature', ...ends };
  if (unit === '°F') return { kind: 'temperature', ...fromFahrenheit(ends) };
  const hours = unit && HOURS[unit];
  return hours ? { kind: 'time', ...mapped(ends, (value) => value * hours) } : { ...ends, inDegrees: true };
}

/** The value of a number with its sign, or of a whole one and a fraction: "1 1/2". */
const numberIn = (text: string): number => text.split(' ').reduce((sum, part) => sum + (readNumber(part) ?? 0), 0);

const exactly = (value: number): Ends => ({ min: value, max: value });

/** The ends of a range, whichever is named first. */
const spanning = (a: number, b: number): Ends => ({ min: Math.min(a, b), max: Math.max(a, b) });

function limited(value: number, most: unknown, least: unknown): Ends {
  if (most) return { max: value };
  return least ? { min: value } : exactly(value);
}

/** A single number says nothing by itself: "Monarch 10". A range or a frost does. */
const isTellingBare = (start: number, end: number | undefined) =>
  (end !== undefined || start < 0) && Math.abs(start) <= LARGEST_BARE && Math.abs(end ?? 0) <= LARGEST_BARE;

/** Every figure of a text in its order. Numbers that are neither a temperature, a time nor a range are left out. */
export function readFigures(text: string): readonly FoundFigure[] {
  const plain = withPlainSigns(text).toLowerCase();
  return [...plain.matchAll(figures)].flatMap((found): FoundFigure[] => {
    const [whole, most, least, list, first = '', firstUnit, second, secondUnit] = found;
    const unit = secondUnit ?? firstUnit;
    const [start, end] = [numberIn(first), second === undefined ? undefined : numberIn(second)];
    const firstAt = found.index + whole.indexOf(first, (list ? whole.indexOf(list) : 0) + (list?.length ?? 0));
    // "from 2 to 8 °C": a limit before a range adds nothing to it.
    const at = { from: end === undefined ? found.index : firstAt, to: found.index + whole.length };
    const ends = end === undefined ? limited(start, most, least) : spanning(start, end);
    if (unit === undefined) {
      return isTellingBare(start, end) && !list && !otherUnit.test(plain.slice(at.to)) ? [{ figure: ends, ...at }] : [];
    }
    const figure = withUnit(ends, unit);
    if (figure.kind !== 'time') {
      const [, low] = /^(\d+)\/$/.exec(list ?? '') ?? [];
      if (low !== undefined && end === undefined)
        return [{ figure: withUnit(spanning(numberIn(low), start), unit), from: found.index, to: at.to }];
      // "XVO 10, 2–25 °C": what precedes a temperature is no list of temperatures.
      return [{ figure, from: list ? firstAt : at.from, to: at.to }];
    }
    const listed = (list?.match(/\d+/g) ?? []).map((value) => withUnit(exactly(Number(value)), unit));
    return [...listed, figure].map((each) => ({ figure: each, from: list ? found.index : at.from, to: at.to }));
  });
}

/** Writes a figure as the pages do: "2–8 °C", "below −18 °C", "24 h". */
export const formatFigure = ({ kind, min, max }: Figure): string => {
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return kind === 'time' ? formatQuantity({ ...ends, unit: 'h' }) : formatTemperature({ ...ends, unit: '°C' });
};

/** Whether two figures say the same. */
export const isSame = (a: Figure, b: Figure): boolean => a.kind === b.kind && a.min === b.min && a.max === b.max;

/** Whether `figure` names one value, and not a range. */
export const isPoint = ({ min, max }: Ends): boolean => min === max || min === undefined || max === undefined;

/** Whether a figure has one end alone: "below −18 °C", "up to 24 h". */
export const isOpen = ({ min, max }: Ends): boolean => min === undefined || max === undefined;

/** Whether every value of `inner` is one of `outer`; below a limit means below it, not at it. */
export function liesWithin(inner: Figure, outer: Figure): boolean {
  if (inner.kind !== outer.kind) return false;
  const { min: low = -Infinity, max: high = Infinity } = inner;
  const { min: lowest, max: highest } = outer;
  if (lowest === undefined) return inner.min === undefined ? high <= (highest ?? 0) : high < (highest ?? 0);
  if (highest === undefined) return low >= lowest;
  return low >= lowest && high <= highest;
}

/** Whether the numbers of a query's figure are in another: the same range, or one value that is one of its ends. */
export function standsIn(asked: Figure, figure: Figure): boolean {
  if (asked.kind !== figure.kind) return false;
  if (!isPoint(asked)) return isSame(asked, figure);
  const value = asked.max ?? asked.min;
  return figure.min === value || figure.max === value;
}

/** Whether `asked` is one value, and a range with both ends has it. */
export const isHeldBy = (asked: Figure, range: Figure): boolean =>
  asked.min === asked.max && !isOpen(range) && liesWithin(asked, range);

/** What a query without a unit means: what is published in °C, else in hours, else in °F. */
function resolved({ inDegrees, ...ends }: BareFigure, published: readonly Figure[]): Figure {
  const inCelsius: Figure = { kind: 'temperature', ...ends };
  const readings: readonly Figure[] = [
    inCelsius,
    ...(inDegrees ? [] : [{ kind: 'time', ...ends } as const]),
    fromFahrenheit(inCelsius),
  ];
  const isPublished = (reading: Figure) =>
    published.some((figure) => isSame(reading, figure) || standsIn(reading, figure) || isHeldBy(reading, figure));
  return readings.find(isPublished) ?? inCelsius;
}

/** Measures side by side: "9 x 6 x 11.5". */
const sizes = new RegExp(String.raw`${DECIMAL}(?:\s*[x×*]\s*${DECIMAL})+`, 'gi');

/** What a query asks for in figures, and the rest of its words. */
export interface AskedFigures {
  readonly figures: readonly Figure[];
  /** As the site writes them: "9 × 6 × 11.5". */
  readonly sizes: readonly string[];
  readonly rest: string;
}

/** Reads a query; `published` are the figures that decide what one without a unit means. */
export function readAsked(query: string, published: readonly Figure[]): AskedFigures {
  const spoken = query
    .replace(/\u2103/g, '°C')
    .replace(/\u2109/g, '°F')
    .replace(/\s*½/g, ' 1/2')
    .replace(/\bcel[cs]i[uo]s\b/gi, 'celsius')
    .replace(/\bfah?renh(?:ei|ie)t\b/gi, 'fahrenheit')
    .replace(/\b(?:half an?|half) (?=(?:day|hour)\b)/gi, '1/2 ')
    .replace(/\b(?:minus|negative)\s+(?=\d)/gi, '-')
    .replace(/\bbetween\s+(\S+)\s+and\s+/gi, '$1 to ');
  const withoutSizes = spoken.replace(sizes, ' ');
  const found = readFigures(withoutSizes);
  return {
    figures: found.map(({ figure }) => (figure.kind ? figure : resolved(figure, published))),
    sizes: [...spoken.matchAll(sizes)].map(([text]) =>
      text
        .split(/[x×*]/i)
        .map((side) => `${readNumber(side)}`)
        .join(' × '),
    ),
    rest: [...found].reverse().reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, withoutSizes),
  };
}

import { type BareFigure, type Figure, fromFahrenheit, isSame, readFigures } from './figures';
import { hasDigit, isStopTerm, termsOf } from './terms';

/** What a visitor asked for, part by part. */
export interface ParsedQuery {
  /** Temperatures and times, each understood as one word. */
  readonly figures: readonly Figure[];
  /** Measures as they are written on the site: "9 × 6 × 11.5". */
  readonly sizes: readonly string[];
  /** Other terms with a number: "10", "7d". */
  readonly numbers: readonly string[];
  readonly words: readonly string[];
  /** All terms in their order, those that say little as well: what answers are looked up by. */
  readonly terms: readonly string[];
}

const size = /\d+(?:\.\d+)?(?:\s*[x×*]\s*\d+(?:\.\d+)?)+/gi;

/** The figure that a range without a unit means: one that is published in °C, else in hours, else in °F. */
function resolved(bare: BareFigure, published: readonly Figure[]): Figure {
  const inCelsius: Figure = { kind: 'temperature', ...bare };
  const readings: readonly Figure[] = [inCelsius, { kind: 'time', ...bare }, fromFahrenheit(inCelsius)];
  return readings.find((reading) => published.some((figure) => isSame(reading, figure))) ?? inCelsius;
}

/** Reads a query; `published` are the figures that decide what a range without a unit means. */
export function parseQuery(query: string, published: readonly Figure[]): ParsedQuery {
  const spoken = query
    .replace(/\b(?:minus|negative)\s+(?=\d)/gi, '-')
    .replace(/\bbetween\s+(\S+)\s+and\s+/gi, '$1 to ')
    .replace(/(\d)(l|ml|g|kg|lbs?|in|cm|mm|ft)\b/gi, '$1 $2')
    // "xvo10" and "core30" are two words; "7d" and "ip67" are one.
    .replace(/(?<!\S)(\p{L}{3,})(?=\d)/gu, '$1 ');
  const sizes = [...spoken.matchAll(size)].map(([text]) => (text.match(/[\d.]+/g) ?? []).join(' × '));
  const withoutSizes = spoken.replace(size, ' ');
  const found = readFigures(withoutSizes);
  const rest = [...found]
    .reverse()
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, withoutSizes);
  const terms = termsOf(rest);
  const telling = terms.filter((term) => !isStopTerm(term));
  return {
    figures: found.map(({ figure }) => (figure.kind ? figure : resolved(figure, published))),
    sizes,
    numbers: telling.filter(hasDigit),
    words: telling.filter((term) => !hasDigit(term)),
    terms,
  };
}

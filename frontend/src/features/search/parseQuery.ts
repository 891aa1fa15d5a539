import { otherLength } from '../../domain/conversion';
import { withPlainSigns } from '../../domain/parsing';
import { type Figure, readAsked } from '../../domain/searchFigures';
import { hasDigit, isStopTerm, termsOf, withoutCounts } from './terms';

type Size = ReturnType<typeof readAsked>['sizes'][number];

/** The inches of a side in quarters, if pages convert them to these centimeters. */
const asInches = (side?: number) => {
  const inches = Math.round(otherLength(Number(side), 'cm') * 4) / 4;
  return otherLength(inches, 'in') === side ? [inches] : [];
};

/** A size as pages write it; in centimeters as published, in inches. */
function asPublished({ sides, unit }: Size): string {
  const inches = unit === 'cm' ? sides.flatMap(asInches) : [];
  return (inches.length === sides.length ? inches : sides).join(' × ');
}

/** The one size of a query with three sides, as the finder's address has it; empty without a unit. */
function boxIn([size, another]: readonly Size[]) {
  if (another || size?.sides.length !== 3) return undefined;
  if (!size.unit) return {};
  const [length, width, height] = size.sides.map((side) => (size.unit === 'mm' ? `${side} mm` : `${side}`));
  return { length, width, height, ...(size.unit === 'in' && { size: 'in' }) };
}

/**
 * The number of a name, and a space and a minus that is then a sign: "core 30 -20 °C". Other numbers are an end of a range:
 * "monarch 2 -25 °C", and so are hours: "kelvin 10 -18 h".
 */
const nameAndSign =
  /\b((?:xvo|core|monarch|kelvin|safeguard|phase)\s+(?:3\.5|5|6\.5|9\.5|10|22|30))\s+-(?=[\d.])(?![\d.]+[\s-]*(?:h|day))/gi;

/**
 * Parses a query. The `published` figures decide what a figure without a unit means. A number has to match exactly, so a
 * count is kept only if it is one of the published `counts`; else its noun is dropped too, if the query has another figure:
 * "6 openings in 12 h".
 */
export function parseQuery(query: string, published: readonly Figure[], counts: readonly string[]) {
  const spoken = withPlainSigns(query)
    .replace(/^\s*["“”„]([^"“”]*)["“”]\s*$/, '$1')
    .replace(/(\d)(l|ml|g|kg|lbs?|in|cm|mm|ft)\b/gi, '$1 $2')
    // "xvo10" and "core30" are two words; "7d" and "ip67" are one.
    .replace(/(^|\s)(\p{L}{3,})(?=\d)/gu, '$1$2 ')
    .replace(nameAndSign, '$1; -');
  const { figures, sizes, rest } = readAsked(spoken, published);
  const terms = termsOf(withoutCounts(rest, counts, (counted) => (figures.length > 0 ? ' ' : counted)));
  const uncounted = withoutCounts(rest, [], () => ' ');
  const telling = terms.filter((term) => !isStopTerm(term));
  return {
    /** Temperatures and times, each understood as one word. */
    figures,
    /** Sizes as the site writes them: "9 × 6 × 11.5". */
    sizes: sizes.map(asPublished),
    box: boxIn(sizes),
    /** Other terms with a number: "10", "7d". */
    numbers: telling.filter(hasDigit),
    /** Of these, the ones that are no counts, and may be a part of a name. */
    named: termsOf(uncounted).filter(hasDigit),
    /** Whether the query has a count, or asks for one: "4 units", "openings". */
    isCounting: uncounted !== rest || terms.includes('opening'),
    words: telling.filter((term) => !hasDigit(term)),
    /** All terms in order, including stop terms; prepared answers are looked up by them. */
    terms,
  };
}

export type ParsedQuery = ReturnType<typeof parseQuery>;

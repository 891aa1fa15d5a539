import { type Figure, readAsked } from '../../domain/searchFigures';
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

/** Reads a query; `published` are the figures that decide what one without a unit means. */
export function parseQuery(query: string, published: readonly Figure[]): ParsedQuery {
  const spoken = query
    .replace(/(\d)(l|ml|g|kg|lbs?|in|cm|mm|ft)\b/gi, '$1 $2')
    // "xvo10" and "core30" are two words; "7d" and "ip67" are one.
    .replace(/(?<!\S)(\p{L}{3,})(?=\d)/gu, '$1 ');
  const { figures, sizes, rest } = readAsked(spoken, published);
  const terms = termsOf(rest);
  const telling = terms.filter((term) => !isStopTerm(term));
  return {
    figures,
    sizes,
    numbers: telling.filter(hasDigit),
    words: telling.filter((term) => !hasDigit(term)),
    terms,
  };
}

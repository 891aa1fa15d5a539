import { MAX_COMPARED } from '../../domain/cooler';
import { isOneLetterOff } from './answers';
import type { ProductName } from './files';
import { isStopTerm, termOf, termsOf } from './terms';

const asTerms = (words: string) => new Set(words.split(' ').map(termOf));
/** Words that separate compared items by themselves, and those that do so only in a query with an `asking` word. */
const between = asTerms('vs versus or against than');
const joining = asTerms('and to with');
const asking = asTerms('compare compared comparison comparing difference differ different');
/** Words that do not identify a cooler. */
const noise = asTerms('between better best cooler coolers box show choose please which xvo');

/** The parts of a query between words such as "vs". */
function partsOf(terms: readonly string[]): readonly (readonly string[])[] {
  const separators = terms.some((term) => asking.has(term)) ? new Set([...between, ...joining]) : between;
  const parts: string[][] = [[]];
  for (const term of terms) {
    if (separators.has(term)) parts.push([]);
    else if (!asking.has(term) && !noise.has(term) && !isStopTerm(term)) parts.at(-1)?.push(term);
  }
  return parts.filter((part) => part.length > 0);
}

export const isComparison = (terms: readonly string[]): boolean => partsOf(terms).length > 1;

const isNumber = (term: string) => /^\d/.test(term);

/** The parts of a query of names alone, each with its numbers: "core 3.5 core 30". */
function namesIn(terms: readonly string[], isInTitle: (term: string) => boolean): readonly (readonly string[])[] {
  const telling = terms.filter((term) => !asking.has(term) && !noise.has(term) && !isStopTerm(term));
  if (telling.length < 2 || !telling.every((term) => isNumber(term) || isInTitle(term))) return [];
  const starts = telling.flatMap((term, at) => (isNumber(term) ? [] : at));
  return starts.map((start, at) => telling.slice(start, starts[at + 1]));
}

/** The parts, each with the next ones that have words of the same title: "roller bear". */
function joinedBy(coolers: readonly ProductName[], parts: readonly (readonly string[])[]) {
  const titles = coolers.map(({ title }) => termsOf(title));
  const joined: (readonly string[])[] = [];
  for (const part of parts) {
    const whole = [...(joined.at(-1) ?? []), ...part];
    const isName = titles.some((title) => whole.every((term) => title.includes(term)));
    if (isName) joined.pop();
    joined.push(isName ? whole : part);
  }
  return joined;
}

/** Coolers whose title has every word of a part. A word that is on no page may be incomplete or differ by one letter. */
function namedBy(part: readonly string[], coolers: readonly ProductName[], isKnown: (term: string) => boolean) {
  const isOf = (title: readonly string[], term: string) =>
    title.includes(term) ||
    (term.length > 4 && !isKnown(term) && title.some((word) => word.startsWith(term) || isOneLetterOff(word, term)));
  const fitting = coolers.filter(({ title }) => part.every((term) => isOf(termsOf(title), term)));
  const first = fitting.filter(({ title }) => isOf(termsOf(title).slice(0, 1), part[0] ?? ''));
  return first.length > 0 ? first : fitting;
}

/**
 * The two to four coolers that a query compares, in order: "core 3.5 or 30", or that it consists of: "kelvin eclipse"; of
 * more, the first. None if a part matches no cooler. Only a query with a comparing word, or of words `isInTitle`, reads
 * the products.
 */
export function comparedIn(
  terms: readonly string[],
  products: () => readonly ProductName[],
  isKnown: (term: string) => boolean,
  isInTitle: (term: string) => boolean,
): readonly ProductName[] {
  const said = partsOf(terms);
  const names = said.length > 1 ? said : namesIn(terms, isInTitle);
  if (names.length < 2) return [];
  const coolers = products().filter(({ isCooler }) => isCooler);
  const parts = said.length > 1 ? said : joinedBy(coolers, names);
  let name: readonly string[] = [];
  const named = parts.map((part) => {
    // "monarch 10 or 5": a number alone repeats the name before it.
    const whole = part.every(isNumber) ? [...name, ...part] : part;
    name = whole.filter((term) => !isNumber(term));
    const fitting = namedBy(whole, coolers, isKnown);
    return said.length > 1 ? fitting : fitting.filter(({ title }) => termsOf(title)[0] === part[0]);
  });
  const found = [...new Set(named.flat())];
  const isNamed = named.every(({ length }) => length > 0 && length <= MAX_COMPARED);
  // Of a name that several coolers have, the first one counts before the others.
  const kept = [...new Set([...named.flatMap((each) => each.slice(0, 1)), ...found])].slice(0, MAX_COMPARED);
  return isNamed && found.length > 1 ? found.filter((each) => kept.includes(each)) : [];
}

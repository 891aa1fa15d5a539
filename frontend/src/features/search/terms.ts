/** Words that keep their final s: "USPS", "sales". */
const withOwnS = new Set(['usps', 'sales']);

/** A word as indexed: in lower case, without a plural s; a number without commas. */
export function termOf(word: string): string {
  const lower = word.toLowerCase().replaceAll(',', '');
  if (withOwnS.has(lower)) return lower;
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

/** Matches words and numbers; a number includes thousands separators and decimals. */
export const wordPattern = /\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}]+/gu;

/** The words and numbers of a text as indexed, in order. */
export const termsOf = (text: string): readonly string[] => (text.match(wordPattern) ?? []).map(termOf);

const countPattern = /(\d+)\s+(units?|bags?|openings?|times)\b/gi;

/** The counts in a text: "9 opening", "4 unit". */
export const countsIn = (text: string): readonly string[] =>
  [...text.matchAll(countPattern)].map(([count]) => termsOf(count).join(' '));

/** Replaces each count that is not `published` by `other` of the counted word. */
export const withoutCounts = (text: string, published: readonly string[], other: (counted: string) => string): string =>
  text.replace(countPattern, (count, _number, counted) =>
    published.includes(termsOf(count).join(' ')) ? count : other(counted),
  );

/** Terms that are too frequent to search for, or compare others. */
const stopTerms = new Set(
  'a am an and any are as at be by can do does for from have has how i in is it its keep kept many me much my need of on or our should store stored that the there to versus vs want we what when which will with you your'
    .split(' ')
    .map(termOf),
);

export const isStopTerm = (term: string): boolean => stopTerms.has(term);

/** Words for what goods are carried in. */
const containers = new Set('bag box carrier cooler shipper transport'.split(' '));

export const isContainer = (term: string): boolean => containers.has(term);

/** Whether a term contains a digit; such terms have to match exactly: neither "2" for "24" nor "6" for "8". */
export const hasDigit = (term: string): boolean => /\d/.test(term);

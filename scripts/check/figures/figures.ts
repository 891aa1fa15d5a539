/** Finds figures with units in prose, in the spellings that writers use. */
import { readNumber, unitOf } from '../../../frontend/src/domain/parsing';

/** One value, a range, a list that shares a unit, or the sides of something. */
export interface Figure {
  /** As in the text: "12–18 h". */
  readonly text: string;
  /** The values in one unit: `[[24], [48, 72]]` is "24 or 48 to 72". */
  readonly values: readonly (readonly number[])[];
  readonly joined: 'one after the other' | 'sides';
  /** The unit as the typed facts call it; an empty string for counts and R-values. */
  readonly unit: string;
}

/** Spellings beside those of a form or a search (domain/parsing.ts); the empty unit is that of counts. */
const proseUnits = [
  ['%', /^(?:%|percent|per cent)$/],
  ['', /^(?:times|openings|readings|reviews|units|syringes|vials|compartments|disks)$/],
  ['weeks', /^weeks?$/],
  ['months', /^months?$/],
  ['km', /^(?:km|kilomet(?:er|re)s?)$/],
  ['miles', /^miles?$/],
  ['mg', /^(?:mg|milligrams?)$/],
  ['oz', /^(?:oz|ounces?)$/],
  ['g', /^grams?$/],
  ['kg', /^kilo(?:gram)?s?$/],
  ['cm', /^centimet(?:er|re)s?$/],
  ['mm', /^millimet(?:er|re)s?$/],
  ['ml', /^millilit(?:er|re)s?$/],
] as const;

const ones = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map([
  ...ones.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, 20 + 10 * index] as const),
  ['eighteen', 18],
]);
const word = new RegExp(`\\b(?:(${tens.join('|')})[- ])?(${[...wordValues.keys()].join('|')})\\b`, 'gi');

/** The text with its numbers in digits: "forty-eight hours" as "48 hours". */
const inDigits = (text: string): string =>
  text.replace(
    word,
    (...[, ten = '', one = '']: string[]) =>
      `${(wordValues.get(ten.toLowerCase()) ?? 0) + (wordValues.get(one.toLowerCase()) ?? 0)}`,
  );

const number = '[-−+±]?\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const range = '\\s*[–—-]\\s*|\\s+to\\s+';
const sides = '\\s*[×x]\\s*';
const list = '\\s*,\\s+(?:and\\s+|or\\s+)?|\\s+(?:and|or)\\s+|\\s*/\\s*';
// A number after these is part of a name: "XVO 10", "Phase 5", "Technical Report 39".
const notNamed = '(?<!\\b(?:XVO|Phase|ISTA|NEMA|Report|Application|Transport|PRO|step)\\s)';
const unit = '°\\s?[CF]|degrees? [CF]\\w*|per cent|[%″"]|[A-Za-z]+';
const figure = new RegExp(
  `(?<![\\w.,])${notNamed}(${number}(?:(?:${range}|${sides}|${list})${number})*)([\\s-]?)(${unit})(?!\\w)`,
  'gi',
);
const rValue = /\bR-?(\d+(?:\.\d+)?)\b/g;

const nameOf = (spelling: string) =>
  proseUnits.find(([, spelled]) => spelled.test(spelling.toLowerCase()))?.[0] ?? unitOf(spelling);

const split = (text: string, joint: string) => text.split(new RegExp(`(?<=\\d)(?:${joint})(?=[-−+±]?\\d)`, 'i'));
const numberOf = (text: string) => readNumber(text.replace('±', '')) ?? Number.NaN;

/** "in" before a word is the preposition, a single letter in the wrong case is no unit, and "1990s" is no time. */
function isUnit(spelling: string, space: string, rest: string): boolean {
  if (spelling.toLowerCase() === 'in') return /[\u00a0\u202f]/.test(space) || !/^\s+\w/.test(rest);
  if (spelling === 's') return space !== '';
  return spelling.length > 1 || /[hglLF%″"]/.test(spelling);
}

/** Every figure with a unit in a text, in order; spelled-out numbers as digits. */
export function figuresIn(text: string): readonly Figure[] {
  const read = inDigits(text);
  const withUnits = [...read.matchAll(figure)].flatMap((match): Figure[] => {
    const [whole, numbers = '', space = '', spelling = ''] = match;
    const measures = split(numbers, sides);
    const unit = nameOf(spelling);
    if (unit === undefined) return [];
    if (measures.length > 1) return [{ text: whole, values: [measures.map(numberOf)], joined: 'sides', unit }];
    if (!isUnit(spelling, space, read.slice(match.index + whole.length))) return [];
    const values = split(numbers, list).map((item) => split(item, range).map(numberOf));
    return [{ text: whole, values, joined: 'one after the other', unit }];
  });
  const insulation = [...read.matchAll(rValue)].map(
    ([whole, value]): Figure => ({ text: whole, values: [[Number(value)]], joined: 'one after the other', unit: '' }),
  );
  return [...withUnits, ...insulation];
}

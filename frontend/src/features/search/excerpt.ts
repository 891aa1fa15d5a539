import { termOf } from './terms';

/** A stretch of text; `match` where it is a word that was searched for. */
export interface Part {
  readonly text: string;
  readonly match: boolean;
}

const words = /[\p{L}\p{N}]+/gu;
const LENGTH = 190;
const BEFORE = 60;

const isMatch = (word: string, terms: readonly string[]) => terms.includes(termOf(word));

/** Cuts a text at the words that matched; `terms` are as `termOf` makes them. */
export function marked(text: string, terms: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!isMatch(word, terms)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    parts.push({ text: word, match: true });
    end = index + word.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), match: false }] : parts;
}

/** Some 190 characters of a text, around the first word that matched, cut between words. */
export function excerpt(text: string, terms: readonly string[]): string {
  const first = [...text.matchAll(words)].find(({ 0: word }) => isMatch(word, terms))?.index ?? 0;
  const from = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  if (text.length - from <= LENGTH) return from > 0 ? `…${text.slice(from)}` : text;
  const to = text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}…`;
}

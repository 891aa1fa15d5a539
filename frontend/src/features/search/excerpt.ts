import { type Figure, isPointWithin, isSameOrEndOf, readFigures } from '../../domain/searchFigures';
import { termOf, wordPattern } from './terms';

/** The query: terms as made by `termOf`, figures, and sizes as written. */
export interface Searched {
  readonly terms: readonly string[];
  readonly figures: readonly Figure[];
  readonly sizes: readonly string[];
}

/** How many results of a group are shown at first. */
export const INITIAL_COUNT = 6;

const LENGTH = 190;
const BEFORE = 60;

/** The index of a size in a text, not as a part of a longer one; -1 if absent. */
export function placeOfSize(text: string, size: string): number {
  const found = new RegExp(String.raw`(^|[^\d.])${size.replaceAll('.', String.raw`\.`)}(?![\d.]*\d)`).exec(text);
  return found ? found.index + (found[1]?.length ?? 0) : -1;
}

/** The matches in a text, in order and without overlap. */
function matchesIn(text: string, { terms, figures, sizes }: Searched) {
  const words = [...text.matchAll(wordPattern)]
    .filter(([word]) => terms.includes(termOf(word)))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const measures =
    figures.length > 0
      ? readFigures(text).filter(
          ({ figure }) =>
            figure.kind && figures.some((asked) => isSameOrEndOf(asked, figure) || isPointWithin(asked, figure)),
        )
      : [];
  const measured = sizes.flatMap((size) => {
    const from = placeOfSize(text, size);
    return from < 0 ? [] : [{ from, to: from + size.length }];
  });
  const spans: { readonly from: number; readonly to: number }[] = [];
  for (const { from, to } of [...words, ...measures, ...measured].sort((a, b) => a.from - b.from || b.to - a.to))
    if (from >= (spans.at(-1)?.to ?? 0)) spans.push({ from, to });
  return spans;
}

/** All parts of a text; `match` for a word or figure of the query. */
export function marked(text: string, searched: Searched) {
  const parts: { readonly text: string; readonly match: boolean }[] = [];
  let end = 0;
  for (const { from, to } of matchesIn(text, searched)) {
    if (from > end) parts.push({ text: text.slice(end, from), match: false });
    parts.push({ text: text.slice(from, to), match: true });
    end = to;
  }
  return end < text.length ? [...parts, { text: text.slice(end), match: false }] : parts;
}

/** What of the parts is between two indexes of their text. */
export function partsBetween(parts: ReturnType<typeof marked>, from: number, to: number): typeof parts {
  let end = 0;
  return parts.flatMap(({ text, match }) => {
    const start = end;
    end += text.length;
    const inside = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return inside ? [{ text: inside, match }] : [];
  });
}

/** About 190 characters around the first match, preferably of a figure or size; cut between words. */
export function excerpt(text: string, searched: Searched): string {
  const [figure] = matchesIn(text, { ...searched, terms: [] });
  const [first = { from: 0 }] = figure ? [figure] : matchesIn(text, searched);
  const from = first.from > BEFORE ? text.indexOf(' ', first.from - BEFORE) + 1 : 0;
  if (text.length - from <= LENGTH) return from > 0 ? `…${text.slice(from)}` : text;
  const to = text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}…`;
}

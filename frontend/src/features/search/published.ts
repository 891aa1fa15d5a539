import { rangeByRequest, sentenceCase } from '../../content/facts/text';
import type { SearchEntry } from '../../content/screen-content';
import { answerable, matchingFigures, type PublishedFigure } from '../../domain/publishedFigures';
import type { Quantity, Reading } from '../../domain/quantities';
import { type Figure, formatFigure } from '../../domain/searchFigures';

const figureOf = (kind: Figure['kind'], { unit: _, exceeded: _exceeded, ...ends }: Quantity): Figure => ({
  kind,
  ...ends,
});

const figuresOf = (kind: Figure['kind'], readings: readonly Reading<Quantity>[] = [], measured = false) =>
  readings.map(({ value, source }): PublishedFigure => ({ figure: figureOf(kind, value), source, measured }));

/** The published temperatures and hold times of an entry. */
export function publishedOf({ temperatures, holdTimes, holds }: SearchEntry): readonly PublishedFigure[] {
  return [...figuresOf('temperature', temperatures, holds === false), ...figuresOf('time', holdTimes)];
}

/** Storage temperatures of the goods that an entry is about. */
export const storageOf = ({ storage = [] }: SearchEntry): readonly Figure[] =>
  storage.map((value) => figureOf('temperature', value));

/** A product's published figures that match the query, a line for each variant: "XVO 6.5 Blue: 2–8 °C, up to 12 h". */
export function publishedLines(all: readonly Figure[], published: readonly PublishedFigure[]): readonly string[] {
  const asked = answerable(all, published);
  const open = asked.length < all.length ? [rangeByRequest] : [];
  return matchingFigures(asked, published).map(({ source, figures }) => {
    const text = [...figures.map(formatFigure), ...open].join(', ');
    return source ? `${sentenceCase(source)}: ${text}` : text;
  });
}

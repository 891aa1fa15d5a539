import type { Quantity, Reading } from '../../content/quantities';
import type { SearchEntry } from '../../content/screen-content';
import { type Figure, isPoint, isSame, liesWithin, standsIn } from './figures';

/** A figure that is published for a product, and what of it the figure belongs to: a variant, its disks. */
export interface PublishedFigure {
  readonly figure: Figure;
  readonly source?: string | undefined;
}

const figureOf = (kind: Figure['kind'], { min, max }: Quantity): Figure => ({
  kind,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const figuresOf = (kind: Figure['kind'], readings: readonly Reading<Quantity>[] = []) =>
  readings.map(({ value, source }): PublishedFigure => ({ figure: figureOf(kind, value), source }));

/** The temperatures and hold times that are published for an entry. */
export function publishedOf({ temperatures, holdTimes }: SearchEntry): readonly PublishedFigure[] {
  return [...figuresOf('temperature', temperatures), ...figuresOf('time', holdTimes)];
}

const isOpen = ({ min, max }: Figure) => min === undefined || max === undefined;

/** A time that is published as "up to" has one number, which lies within a range where that number does. */
const asTime = (figure: Figure): Figure =>
  figure.kind === 'time' && figure.min === undefined ? { ...figure, min: figure.max as number } : figure;

/** How well a published figure answers an asked one: 3 it is that, 2 it lies inside, 1 its number is a limit of it, 0 not. */
export function closeness(asked: Figure, published: Figure): 0 | 1 | 2 | 3 {
  if (isSame(asked, published)) return 3;
  if ((!isPoint(asked) || (isOpen(asked) && asked.kind === 'temperature')) && liesWithin(asTime(published), asked))
    return 2;
  const byLimit = asked.kind === 'time' || isOpen(asked) || isOpen(published);
  return byLimit && isPoint(asked) && standsIn(asked, published) ? 1 : 0;
}

/** A variant's range goes with that variant's time and no other's. */
const goTogether = (a: PublishedFigure, b: PublishedFigure) =>
  a.figure.kind === b.figure.kind ||
  !a.source ||
  !b.source ||
  a.source.includes(b.source) ||
  b.source.includes(a.source);

/**
 * How well what is published for a product answers all asked figures together: 0 where one of them has no answer, or
 * none that goes with the others; higher is closer.
 */
export function answersAll(
  asked: readonly Figure[],
  published: readonly PublishedFigure[],
  chosen: readonly PublishedFigure[] = [],
): number {
  const [first, ...others] = asked;
  if (!first) return 0;
  return Math.max(
    0,
    ...published
      .filter((candidate) => chosen.every((other) => goTogether(candidate, other)))
      .map((candidate) => {
        const close = closeness(first, candidate.figure);
        if (close === 0 || others.length === 0) return close;
        const rest = answersAll(others, published, [...chosen, candidate]);
        return rest === 0 ? 0 : close + rest;
      }),
  );
}

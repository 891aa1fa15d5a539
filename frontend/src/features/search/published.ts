import { sentenceCase } from '../../content/facts/text';
import type { SearchEntry } from '../../content/screen-content';
import type { Quantity, Reading } from '../../domain/quantities';
import { type Figure, formatFigure, isPoint, isSame, liesWithin, standsIn } from './figures';

/** A figure that is published for a product, and what of it the figure belongs to: a variant, its disks. */
export interface PublishedFigure {
  readonly figure: Figure;
  readonly source?: string | undefined;
  /** It is what the product measures, not what it keeps: the ends count as well. */
  readonly measured?: boolean;
}

const figureOf = (kind: Figure['kind'], { min, max }: Quantity): Figure => ({
  kind,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const figuresOf = (kind: Figure['kind'], readings: readonly Reading<Quantity>[] = [], measured = false) =>
  readings.map(({ value, source }): PublishedFigure => ({ figure: figureOf(kind, value), source, measured }));

/** The temperatures and hold times that are published for an entry. */
export function publishedOf({ temperatures, holdTimes, holds }: SearchEntry): readonly PublishedFigure[] {
  return [...figuresOf('temperature', temperatures, holds === false), ...figuresOf('time', holdTimes)];
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

const closenessTo = (asked: Figure, { figure, measured }: PublishedFigure) =>
  closeness(asked, figure) || (measured && standsIn(asked, figure) ? 1 : 0);

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
        const close = closenessTo(first, candidate);
        if (close === 0 || others.length === 0) return close;
        const rest = answersAll(others, published, [...chosen, candidate]);
        return rest === 0 ? 0 : close + rest;
      }),
  );
}

/** What a range with its time belongs to: the narrower of what each of them does. */
function sourceOf(temperature: PublishedFigure | undefined, time: PublishedFigure | undefined): string | undefined {
  if (temperature?.source && time?.source && temperature.source.includes(time.source)) return time.source;
  return temperature?.source ?? time?.source;
}

/** What of a product's published figures answers the asked ones, a line for each variant: "XVO 6.5 Blue: 2–8 °C, up to 12 h". */
export function publishedLines(asked: readonly Figure[], published: readonly PublishedFigure[]): readonly string[] {
  if (answersAll(asked, published) === 0) return [];
  const ofKind = (kind: Figure['kind']) => {
    const wanted = asked.filter((figure) => figure.kind === kind);
    return {
      asked: wanted.length > 0,
      fitting: published.filter(
        (one) => one.figure.kind === kind && (wanted.length === 0 || wanted.some((each) => closenessTo(each, one) > 0)),
      ),
    };
  };
  const [temperatures, times] = [ofKind('temperature'), ofKind('time')];
  const pairs = temperatures.fitting.flatMap((temperature) =>
    times.fitting.filter((time) => goTogether(temperature, time)).map((time) => [temperature, time] as const),
  );
  const alone = [
    ...(times.asked ? [] : temperatures.fitting.filter((one) => !pairs.some(([other]) => other === one))),
    ...(temperatures.asked ? [] : times.fitting.filter((one) => !pairs.some(([, other]) => other === one))),
  ].map((one) => [one] as const);
  return [...pairs, ...alone].map((figures) => {
    const text = figures.map(({ figure }) => formatFigure(figure)).join(', ');
    const [temperature, time] = figures;
    const source = sourceOf(temperature, time);
    return source ? `${sentenceCase(source)}: ${text}` : text;
  });
}

/** What is published of a product, held against the figures of a search. */
import { type Figure, isHeldBy, isOpen, isPoint, isSame, liesWithin, standsIn } from './searchFigures';

/** A figure that is published for a product, and what of it the figure belongs to: a variant, its disks. */
export interface PublishedFigure {
  readonly figure: Figure;
  readonly source?: string | undefined;
  /** It is what the product measures, not what it keeps. */
  readonly measured?: boolean;
}

/** A time that is published as "up to" has one number, which lies within a range where that number does. */
const asTime = (figure: Figure): Figure =>
  figure.kind === 'time' && figure.min === undefined ? { ...figure, min: figure.max as number } : figure;

/** More for a narrow range than for a wide one, from 1 to 2. */
const byWidth = ({ min = 0, max = 0 }: Figure) => 1 + 1 / (1 + max - min);

/**
 * How well a published figure answers an asked one: 3 it is that, 2 it lies inside, from 1 to 2 it is a range around one
 * temperature, 1 around a time or its number is a limit of it, 0 not at all. A temperature below a limit is no range: it names no lower end.
 */
export function closeness(asked: Figure, published: Figure): number {
  if (isSame(asked, published)) return 3;
  if ((!isPoint(asked) || (isOpen(asked) && asked.kind === 'temperature')) && liesWithin(asTime(published), asked))
    return 2;
  if (isHeldBy(asked, published)) return asked.kind === 'time' ? 1 : byWidth(published);
  const byLimit = asked.kind === 'time' || isOpen(asked) || isOpen(published);
  return byLimit && isPoint(asked) && standsIn(asked, published) ? 1 : 0;
}

/** What an instrument measures counts at its ends, and little between them: nearly everything lies there. */
const WITHIN_MEASURED = 0.1;

function closenessTo(asked: Figure, { figure, measured }: PublishedFigure): number {
  if (!measured || asked.kind === 'time') return closeness(asked, figure);
  if (standsIn(asked, figure)) return isSame(asked, figure) ? 3 : 1;
  return liesWithin(asked, figure) ? WITHIN_MEASURED : 0;
}

/** Orders figures by how near they are to an asked one: by the gap between both, then end by end. */
export function byNearness(asked: Figure): (a: Figure, b: Figure) => number {
  const [low, high] = [asked.min ?? asked.max ?? 0, asked.max ?? asked.min ?? 0];
  const distances = ({ min, max }: Figure) => {
    const [lowest, highest] = [min ?? max ?? low, max ?? min ?? high];
    return [Math.max(0, lowest - high, low - highest), Math.abs(low - lowest) + Math.abs(high - highest)] as const;
  };
  return (a, b) => {
    const [[gap, ends], [otherGap, otherEnds]] = [distances(a), distances(b)];
    return gap - otherGap || ends - otherEnds;
  };
}

/** Whether figures were found by more than what an instrument measures anyway. */
export const isTelling = (close: number): boolean => close >= 1;

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

/** Figures of a product that answer together, and what of it they belong to. */
export interface FittingFigures {
  readonly source?: string | undefined;
  readonly figures: readonly Figure[];
}

/** What a range with its time belongs to: the narrower of what each of them does. */
function sourceOf(temperature: PublishedFigure | undefined, time: PublishedFigure | undefined): string | undefined {
  if (temperature?.source && time?.source && temperature.source.includes(time.source)) return time.source;
  return temperature?.source ?? time?.source;
}

/** What of a product's published figures answers the asked ones, one for each variant: its range, and its time. */
export function fittingFigures(
  asked: readonly Figure[],
  published: readonly PublishedFigure[],
): readonly FittingFigures[] {
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
    const [temperature, time] = figures;
    return { source: sourceOf(temperature, time), figures: figures.map(({ figure }) => figure) };
  });
}

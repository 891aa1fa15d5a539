/** Compares the published figures of a product with those of a search query. */
import { type Figure, isOpen, isPoint, isPointWithin, isSame, isSameOrEndOf, isWithin } from './searchFigures';

export interface PublishedFigure {
  readonly figure: Figure;
  /** What the figure applies to if not to the whole product: a variant, its disks. */
  readonly source?: string | undefined;
  /** A measuring range of an instrument, not a temperature that the product holds. */
  readonly measured?: boolean;
}

/** From 1 to 2; narrow ranges score higher. */
const scoreByWidth = ({ min = 0, max = 0 }: Figure) => 1 + 1 / (1 + max - min);

/** A queried time is a need, as in the finder: its upper end has to be reached. The nearest hold times score more. */
function closenessOfTime(asked: Figure, published: Figure): number {
  const longest = published.max ?? published.min ?? 0;
  // "Up to 24 h" is as near as exactly 24 h.
  const least = published.min ?? longest;
  if (!isPoint(asked) && isWithin({ ...published, min: least }, asked)) return 2;
  const needed = asked.max ?? asked.min ?? 0;
  return needed > longest ? 0 : 1 + 1 / (1 + Math.max(0, least - needed));
}

/**
 * How well a published figure matches a queried one: 3 if equal; 2 if within the queried range; 1 to 2 if it is a range
 * around a queried temperature, or reaches a queried time; 1 if the queried temperature is its limit; else 0.
 */
export function closeness(asked: Figure, published: Figure): number {
  if (asked.kind !== published.kind) return 0;
  if (isSame(asked, published)) return 3;
  if (asked.kind === 'time') return closenessOfTime(asked, published);
  if ((!isPoint(asked) || isOpen(asked)) && isWithin(published, asked)) return 2;
  if (isPointWithin(asked, published)) return scoreByWidth(published);
  return (isOpen(asked) || isOpen(published)) && isPoint(asked) && isSameOrEndOf(asked, published) ? 1 : 0;
}

/** Score inside a measuring range: low, as nearly every temperature lies inside. The ends of the range score more. */
const WITHIN_MEASURED = 0.1;

function scoreOf(asked: Figure, { figure, measured }: PublishedFigure): number {
  if (!measured || asked.kind === 'time') return closeness(asked, figure);
  if (isSameOrEndOf(asked, figure)) return isSame(asked, figure) ? 3 : 1;
  return isWithin(asked, figure) ? WITHIN_MEASURED : 0;
}

/** Sorts figures by their distance from a queried one: by the gap between the two, then by the distances of their ends. */
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

/** Score of a product that reaches a queried time and publishes no temperature: as in the finder, a point to ask about. */
export const OPEN_SCORE = 0.5;

/** Whether a score is from more than an instrument's measuring range. */
export const isRelevantScore = (score: number): boolean => score >= OPEN_SCORE;

/** A variant's temperature range may only be combined with the same variant's hold time. */
const areCompatible = (a: PublishedFigure, b: PublishedFigure) =>
  a.figure.kind === b.figure.kind ||
  !a.source ||
  !b.source ||
  a.source.includes(b.source) ||
  b.source.includes(a.source);

/** How well a product's figures match all queried ones together; 0 if one has no match that goes with the others. */
export function matchScore(
  asked: readonly Figure[],
  published: readonly PublishedFigure[],
  chosen: readonly PublishedFigure[] = [],
): number {
  const [first, ...others] = asked;
  if (!first) return 0;
  return Math.max(
    0,
    ...published
      .filter((candidate) => chosen.every((other) => areCompatible(candidate, other)))
      .map((candidate) => {
        const score = scoreOf(first, candidate);
        if (score === 0 || others.length === 0) return score;
        const rest = matchScore(others, published, [...chosen, candidate]);
        return rest === 0 ? 0 : score + rest;
      }),
  );
}

/** Without the temperatures if the product publishes none. */
export const answerable = (asked: readonly Figure[], published: readonly PublishedFigure[]): readonly Figure[] =>
  asked.filter(({ kind }) => kind === 'time' || published.some(({ figure }) => figure.kind === kind));

/** The source of a range with its hold time: the more specific of both. */
function sourceOf(temperature: PublishedFigure | undefined, time: PublishedFigure | undefined): string | undefined {
  const [own, other] = [temperature?.source, time?.source];
  return own && other && (own.includes(other) || other.includes(own)) ? other : (own ?? other);
}

/** The published figures of a product that match the queried ones: for each variant its range and its hold time. */
export function matchingFigures(asked: readonly Figure[], published: readonly PublishedFigure[]) {
  if (matchScore(asked, published) === 0) return [];
  const ofKind = (kind: Figure['kind']) => {
    const queried = asked.filter((figure) => figure.kind === kind);
    return {
      isQueried: queried.length > 0,
      matching: published.filter(
        (one) => one.figure.kind === kind && (queried.length === 0 || queried.some((each) => scoreOf(each, one) > 0)),
      ),
    };
  };
  const [temperatures, times] = [ofKind('temperature'), ofKind('time')];
  const pairs = temperatures.matching.flatMap((temperature) =>
    times.matching.filter((time) => areCompatible(temperature, time)).map((time) => [temperature, time] as const),
  );
  const unpaired = [
    ...(times.isQueried ? [] : temperatures.matching.filter((one) => !pairs.some(([other]) => other === one))),
    ...(temperatures.isQueried ? [] : times.matching.filter((one) => !pairs.some(([, other]) => other === one))),
  ].map((one) => [one] as const);
  return [...pairs, ...unpaired].map((figures) => {
    const [temperature, time] = figures;
    return { source: sourceOf(temperature, time), figures: figures.map(({ figure }) => figure) };
  });
}

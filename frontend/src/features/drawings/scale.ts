/** Linear scales for bars and bands: where a value stands, in percent, so that a drawing fits any width. */
import type { Quantity } from '../../domain/quantities';

/** From `min` to `max` with a tick every `step`, all in one unit. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface Frame {
  /** Drawn in any case, so that products compare at a glance. */
  readonly min: number;
  readonly max: number;
  /** Steps to choose from, smallest first. */
  readonly steps: readonly number[];
}

/** More labels than this would touch on a phone. */
const MOST_TICKS = 7;

/** The marks of cold transport, in °C. */
export const temperatureFrame: Frame = { min: -20, max: 30, steps: [10, 20, 25, 50, 100] };
/** One day, in hours. */
export const holdTimeFrame: Frame = { min: 0, max: 24, steps: [6, 12, 24, 48, 96] };

/** The frame, widened to whole steps where a value lies outside it; at most seven ticks where a step allows. */
export function scaleFor(quantities: readonly Quantity[], frame: Frame): Scale {
  const values = quantities.flatMap(({ min, max }) => [min ?? frame.min, max ?? frame.max]);
  const scales = frame.steps.map((step) => ({
    min: Math.floor(Math.min(frame.min, ...values) / step) * step,
    max: Math.ceil(Math.max(frame.max, ...values) / step) * step,
    step,
  }));
  const scale = scales.find((candidate) => ticksOf(candidate).length <= MOST_TICKS) ?? scales.at(-1);
  if (!scale) throw new Error('A frame needs a step');
  return scale;
}

/** Where a value stands on the scale: 0 at its start, 100 at its end. */
export const percentAt = ({ min, max }: Scale, value: number): number =>
  Math.round((10_000 * (value - min)) / (max - min)) / 100;

/** The values that carry a tick, both ends with them. */
export function ticksOf({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** A stretch of a track, in percent of its length. `partly` is drawn lighter: reached by the upper figure alone. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly partly?: true;
}

/** What is drawn on a track: stretches, or one point; open ends carry an arrow. */
export interface Mark {
  readonly stretches: readonly Stretch[];
  readonly point?: number;
  readonly openStart?: true;
  readonly openEnd?: true;
}

/** A range as a band from its lower to its upper end, an exact value as a point. */
export function bandOn(scale: Scale, { min, max }: Quantity): Mark {
  if (min !== undefined && min === max) return { stretches: [], point: percentAt(scale, min) };
  return {
    stretches: [{ from: percentAt(scale, min ?? scale.min), to: percentAt(scale, max ?? scale.max) }],
    ...(min === undefined && { openStart: true }),
    ...(max === undefined && { openEnd: true }),
  };
}

/** A duration as a bar from zero: full to its lower figure, lighter from there to its upper one. */
export function durationOn(scale: Scale, { min, max }: Quantity): Mark {
  const lower = percentAt(scale, min ?? scale.min);
  const upper = percentAt(scale, max ?? scale.max);
  return {
    stretches: [
      ...(lower > 0 ? [{ from: 0, to: lower }] : []),
      ...(upper > lower ? [{ from: lower, to: upper, partly: true } as const] : []),
    ],
    ...(max === undefined && { openEnd: true }),
  };
}

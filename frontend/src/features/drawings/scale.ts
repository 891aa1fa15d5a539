/** Linear scales for bars and bands, with positions in percent, so that a drawing fits any width. */
import type { Quantity } from '../../domain/quantities';

/** From `min` to `max` with a tick every `step`, all in one unit. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface Frame {
  /** Always part of the scale, so that products compare at a glance. */
  readonly min: number;
  readonly max: number;
  /** Steps to choose from, smallest first. */
  readonly steps: readonly number[];
}

/** More labels than this would touch on a phone. */
const MAX_TICKS = 7;

/** The usual range of cold transport, in °C. */
export const temperatureFrame: Frame = { min: -20, max: 30, steps: [10, 20, 25, 50, 100] };
/** One day, in hours. */
export const holdTimeFrame: Frame = { min: 0, max: 24, steps: [6, 12, 24, 48, 96] };

/** The frame, extended by whole steps for values outside it; at most seven ticks where a step allows it. */
export function scaleFor(quantities: readonly Quantity[], frame: Frame): Scale {
  const values = quantities.flatMap(({ min, max }) => [min ?? frame.min, max ?? frame.max]);
  const scales = frame.steps.map((step) => ({
    min: Math.floor(Math.min(frame.min, ...values) / step) * step,
    max: Math.ceil(Math.max(frame.max, ...values) / step) * step,
    step,
  }));
  const scale = scales.find((candidate) => ticksOf(candidate).length <= MAX_TICKS) ?? scales.at(-1);
  if (!scale) throw new Error('A frame needs a step');
  return scale;
}

/** A value's position on the scale: 0 at its start, 100 at its end. */
export const percentAt = ({ min, max }: Scale, value: number): number =>
  Math.round((10_000 * (value - min)) / (max - min)) / 100;

/** The values with a tick, including both ends. */
export function ticksOf({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** A part of a track, in percent of its length. `partly` is drawn lighter: only the upper figure reaches it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly partly?: true;
}

/** The mark on a track: stretches, or one point; open ends get an arrow. */
export interface Mark {
  readonly stretches: readonly Stretch[];
  readonly point?: number;
  readonly openStart?: true;
  readonly openEnd?: true;
}

/** The part of a scale that a range covers; an open end reaches the end of the scale. */
export const stretchOf = (scale: Scale, { min, max }: Pick<Quantity, 'min' | 'max'>): Stretch => ({
  from: percentAt(scale, min ?? scale.min),
  to: percentAt(scale, max ?? scale.max),
});

/** The mark of a range, a band from its lower to its upper end; an exact value is a point. */
export function bandOn(scale: Scale, range: Quantity): Mark {
  const { min, max } = range;
  if (min !== undefined && min === max) return { stretches: [], point: percentAt(scale, min) };
  return {
    stretches: [stretchOf(scale, range)],
    ...(min === undefined && { openStart: true }),
    ...(max === undefined && { openEnd: true }),
  };
}

/** The mark of a duration, a bar from zero: full up to its lower figure, lighter up to its upper one. */
export function durationOn(scale: Scale, duration: Quantity): Mark {
  const { from: lower, to: upper } = stretchOf(scale, duration);
  return {
    stretches: [
      ...(lower > 0 ? [{ from: 0, to: lower }] : []),
      ...(upper > lower ? [{ from: lower, to: upper, partly: true } as const] : []),
    ],
    ...(duration.max === undefined && { openEnd: true }),
  };
}

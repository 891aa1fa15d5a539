import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsLeaning } from '../../frontend/src/domain/geometry';
import type { Dimensions } from '../../frontend/src/domain/quantities';
import { forAny } from './support/forAny';

const cm = (...size: [number, number, number]): Dimensions => ({ size, unit: 'cm' });
const upTo = (max: number) => fc.integer({ min: 1, max });
/** A long and thin box in a room that is shorter, of any height. */
const boxAndRoom = fc.tuple(upTo(50), upTo(5), upTo(5), upTo(10), upTo(50)).map(
  ([long, wide, high, less, height]) =>
    [
      [long, wide, high],
      [Math.max(1, long - less), wide, height],
    ] as const,
);

describe('A box that leans in a room', () => {
  it.each<[fits: boolean, box: Dimensions, room: Dimensions]>([
    // Shorter than the diagonal of 14.1, but too thick.
    [true, cm(12, 5, 1), cm(10, 10, 5)],
    [false, cm(12, 5, 3), cm(10, 10, 5)],
  ])('%s: %j in %j', (fits, inner, room) => expect(fitsLeaning(inner, room)).toBe(fits));

  forAny(
    'goes in if an angle is found by trying',
    [boxAndRoom],
    ([[long, wide, high], room]) => {
      const isFound = Array.from({ length: 90 }, (_, degrees) => (degrees * Math.PI) / 180).some(
        (angle) =>
          long * Math.cos(angle) + high * Math.sin(angle) <= room[0] &&
          long * Math.sin(angle) + high * Math.cos(angle) <= room[2],
      );
      if (isFound) expect(fitsLeaning(cm(long, wide, high), cm(...room))).toBe(true);
    },
    1000,
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countInRows, fitOf, fitsLeaning } from '../../frontend/src/domain/geometry';
import type { Dimensions } from '../../frontend/src/domain/quantities';
import { forAny, forRuns } from './support/forAny';

type Sides = [number, number, number];
const cm = (...size: Sides): Dimensions => ({ size, unit: 'cm' });
const upTo = (max: number) => fc.integer({ min: 1, max });
/** A long and thin box in a room that is shorter, of any height. */
const boxAndRoom = fc
  .tuple(upTo(50), upTo(5), upTo(5), upTo(10), upTo(50))
  .map(([long, wide, high, less, height]): [Sides, Sides] => [
    [long, wide, high],
    [Math.max(1, long - less), wide, height],
  ]);

const anySides = fc.tuple(upTo(50), upTo(50), upTo(50));
/** Written out here, as the code's own would lack the turn that a fault drops. */
const turnsOf = ([a, b, c]: Sides): Sides[] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
];
/** The space that a box leaves in the turn that leaves the most on its tightest side; negative if it fits in none. */
const spareIn = (box: Sides, room: Sides) =>
  Math.max(...turnsOf(box).map((sides) => Math.min(...sides.map((side, at) => (room[at] ?? 0) - side))));

describe('A box in a room', () => {
  forAny('fits in any turn, with the space that it leaves in the best one', [anySides, anySides], (box, room) => {
    const spare = spareIn(box, room);
    for (const sides of turnsOf(box)) {
      const fit = fitOf(cm(...sides), cm(...room));
      expect(fit.fits).toBe(spare >= 0);
      if (fit.fits) expect(fit.spareMm + 0).toBe(spare * 10);
      else for (const { mm } of fit.excess) expect(mm).toBeGreaterThan(0);
    }
  });

  forAny('goes in as often as in its best turn', [anySides, anySides], (box, room) => {
    const counts = turnsOf(box).map((sides) =>
      sides.reduce((all, side, at) => all * Math.floor((room[at] ?? 0) / side), 1),
    );
    expect(countInRows(cm(...box), cm(...room))).toBe(Math.max(...counts));
  });

  it('leaves whole millimeters, rounded down, and is too large by whole ones, rounded up', () => {
    expect(fitOf(cm(9.85, 5, 5), cm(10, 6, 6))).toEqual({ fits: true, spareMm: 1 });
    expect(fitOf(cm(10.01, 5, 5), cm(10, 6, 6))).toEqual({ fits: false, excess: [{ side: 'long', mm: 1 }] });
    // In the turn in which it is too large by the least in all.
    expect(fitOf(cm(11, 2, 5), cm(8, 8, 4))).toEqual({ fits: false, excess: [{ side: 'long', mm: 30 }] });
    expect(fitOf(cm(12, 5, 7), cm(10, 6, 6))).toEqual({
      fits: false,
      excess: [
        { side: 'long', mm: 20 },
        { side: 'high', mm: 10 },
      ],
    });
  });
});

const quarters = Array.from({ length: 361 }, (_, quarter) => (quarter * Math.PI) / 720);
forRuns(1000)(
  'A box leans in a room where an angle is found by trying, and not where none is found in a room 3 mm larger',
  [fc.oneof(fc.tuple(anySides, anySides), boxAndRoom)],
  ([box, room]: [Sides, Sides]) => {
    const isFound = (more: number) =>
      turnsOf(room).some(([length, width, height]) =>
        turnsOf(box).some(
          ([long, wide, high]) =>
            wide <= width &&
            quarters.some(
              (angle) =>
                long * Math.cos(angle) + high * Math.sin(angle) <= length + more &&
                long * Math.sin(angle) + high * Math.cos(angle) <= height + more,
            ),
        ),
      );
    const leans = fitsLeaning(cm(...box), cm(...room));
    if (isFound(0)) expect(leans).toBe(true);
    else if (!isFound(0.3)) expect(leans).toBe(false);
  },
);

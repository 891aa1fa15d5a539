/** Properties of the verdict on any need: a smaller need never rules out a cooler that a larger one does not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { goods } from '../../frontend/src/content/goods';
import { carryingWays } from '../../frontend/src/domain/cooler';
import type { Need, NeededRange } from '../../frontend/src/domain/need';
import { readNeed } from '../../frontend/src/domain/need';
import { compare, resultOf, verdicts } from '../../frontend/src/domain/verdict';
import { forAny } from './support/forAny';

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** A number with at most one decimal, from `min` to `max`. */
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

const temperature = tenths(-40, 90);

const range: fc.Arbitrary<NeededRange> = fc
  .record({ ends: fc.tuple(optional(temperature), optional(temperature)), unit: fc.constantFrom('°C', '°F') })
  .map(({ ends: [a, b], unit }) => {
    const [min, max] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), unit: unit as '°C' | '°F' };
  });

const side = tenths(1, 40);

interface Asked {
  readonly range: NeededRange;
  readonly hours: number | undefined;
  readonly openings: number | undefined;
  readonly box: readonly [number, number, number] | undefined;
  readonly carry: (typeof carryingWays)[number] | undefined;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  range,
  hours: optional(tenths(1, 60)),
  openings: optional(fc.integer({ min: 1, max: 12 })),
  box: optional(fc.tuple(side, side, side)),
  carry: optional(fc.constantFrom(...carryingWays)),
});

/** How much smaller the need is, part by part. */
const relief = fc.record({
  colder: tenths(0, 20),
  warmer: tenths(0, 20),
  opensCold: fc.boolean(),
  opensWarm: fc.boolean(),
  hours: fc.double({ min: 0.01, max: 1, noNaN: true }),
  openings: fc.nat(11),
  box: fc.double({ min: 0.05, max: 1, noNaN: true }),
});

const needOf = ({ range, hours, openings, box, carry }: Asked): Need => ({
  range,
  ...(hours !== undefined && { hours }),
  ...(openings !== undefined && { openings }),
  ...(box && { box: { size: box, unit: 'cm' } }),
  ...(carry && { carry }),
});

const rank = (verdict: (typeof verdicts)[number]) => verdicts.indexOf(verdict);

/** The coolers whose verdict on the second need is worse than on the first. */
const worse = (first: Need, second: Need) =>
  candidates
    .filter((cooler) => rank(resultOf(cooler, second).verdict) > rank(resultOf(cooler, first).verdict))
    .map(({ id }) => id);

describe('a smaller need', () => {
  forAny(
    'never makes the verdict on a cooler worse: a wider range, fewer hours, fewer openings, a smaller box',
    [asked, relief],
    (more, by) => {
      const { min, max, unit } = more.range;
      const less: Asked = {
        range: {
          ...(min !== undefined && !by.opensCold && { min: min - by.colder }),
          ...(max !== undefined && !by.opensWarm && { max: max + by.warmer }),
          unit,
        },
        hours: more.hours === undefined ? undefined : more.hours * by.hours,
        openings: more.openings === undefined ? undefined : Math.max(1, more.openings - by.openings),
        box: more.box && [more.box[0] * by.box, more.box[1] * by.box, more.box[2] * by.box],
        carry: more.carry,
      };
      expect(worse(needOf(more), needOf(less))).toEqual([]);
    },
    2000,
  );

  it('for the same goods, with a wider range, never makes it worse either', () => {
    const ends = fc.tuple(tenths(-40, 30), tenths(0, 30), tenths(0, 20), tenths(0, 20));
    fc.assert(
      fc.property(
        fc.constantFrom(...goods),
        ends,
        fc.constantFrom('C', 'F'),
        (carried, [min, span, colder, warmer], unit) => {
          const query = (from: number, to: number) =>
            readNeed(new URLSearchParams({ specimen: carried.id, min: `${from}`, max: `${to}`, unit }), goods).need;
          const rounded = (value: number) => Math.round(value * 10) / 10;
          const strict = query(min, rounded(min + span));
          const wide = query(rounded(min - colder), rounded(min + span + warmer));
          expect(worse(strict, wide)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a verdict', () => {
  forAny('is the worst of its findings, and a list of coolers is in the order of verdicts', [asked], (need) => {
    const results = compare(candidates, needOf(need));
    const ranks = results.map(({ verdict }) => rank(verdict));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    for (const { verdict, packOuts } of results) {
      expect(rank(verdict)).toBe(Math.min(...packOuts.map((packOut) => rank(packOut.verdict))));
      for (const packOut of packOuts)
        expect(rank(packOut.verdict)).toBe(Math.max(...packOut.findings.map(({ outcome }) => rank(outcome))));
    }
  });
});

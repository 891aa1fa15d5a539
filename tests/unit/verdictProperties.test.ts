/** Properties of the verdict on any need: a smaller need never rules out a cooler that a larger one does not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { sentenceOf } from '../../frontend/src/content/finder/finder';
import { goods } from '../../frontend/src/content/goods';
import { convertedSize } from '../../frontend/src/domain/conversion';
import { carryingWays } from '../../frontend/src/domain/cooler';
import { type Need, type NeededRange, readNeed } from '../../frontend/src/domain/need';
import { perInch } from '../../frontend/src/domain/quantities';
import { resultOf, verdicts } from '../../frontend/src/domain/verdict';
import { forRuns } from './support/forAny';

/** A number with at most one decimal, from `min` to `max`. */
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

const temperature = tenths(-40, 90);
const range: fc.Arbitrary<NeededRange> = fc
  .record({ min: temperature, max: temperature, unit: fc.constantFrom('°C', '°F') }, { requiredKeys: ['unit'] })
  .map((given) => {
    const { min, max } = given;
    return min === undefined || max === undefined
      ? given
      : { ...given, min: Math.min(min, max), max: Math.max(min, max) };
  });

const anyGoods = fc.constantFrom(...goods);
const side = tenths(1, 40);
const asked = fc.record(
  {
    range,
    hours: tenths(1, 60),
    openings: fc.integer({ min: 1, max: 12 }),
    box: fc.record({ size: fc.tuple(side, side, side), unit: fc.constant('cm') }),
    carry: fc.constantFrom(...carryingWays),
  },
  { requiredKeys: ['range'] },
);

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

const rank = (verdict: (typeof verdicts)[number]) => verdicts.indexOf(verdict);

/** The coolers whose verdict on the second need is worse than on the first. */
const worse = (first: Need, second: Need) =>
  candidates
    .filter((cooler) => rank(resultOf(cooler, second).verdict) > rank(resultOf(cooler, first).verdict))
    .map(({ id }) => id);

describe('a smaller need', () => {
  forRuns(2000)(
    'never makes the verdict on a cooler worse: a wider range, fewer hours, fewer openings, a smaller box',
    [asked, relief],
    (more, by) => {
      const { hours, openings, box } = more;
      const { min, max, unit } = more.range;
      const less: Need = {
        ...more,
        range: {
          ...(min !== undefined && !by.opensCold && { min: min - by.colder }),
          ...(max !== undefined && !by.opensWarm && { max: max + by.warmer }),
          unit,
        },
        ...(hours !== undefined && { hours: hours * by.hours }),
        ...(openings !== undefined && { openings: Math.max(1, openings - by.openings) }),
        ...(box && { box: { ...box, size: [box.size[0] * by.box, box.size[1] * by.box, box.size[2] * by.box] } }),
      };
      expect(worse(more, less)).toEqual([]);
    },
  );

  forRuns(1000)(
    'for the same goods, with a wider range, never makes it worse either',
    [anyGoods, tenths(-40, 30), tenths(0, 30), tenths(0, 20), tenths(0, 20), fc.constantFrom('C', 'F')],
    (carried, min, span, colder, warmer, unit) => {
      const rounded = (value: number) => `${Math.round(value * 10) / 10}`;
      const need = (from: number, to: number) => {
        const query = { specimen: carried.id, min: rounded(from), max: rounded(to), unit };
        return readNeed(new URLSearchParams(query), goods).need;
      };
      expect(worse(need(min, min + span), need(min - colder, min + span + warmer))).toEqual([]);
    },
  );
});

const measured = candidates.filter(({ interior }) => interior.length > 0);
it.each(measured)('a box of the interior of $name, converted and rounded, is not ruled out', (cooler) => {
  for (const { value } of cooler.interior) {
    const { size, unit } = convertedSize(value);
    // Each side as its page rounds it or, if that is larger, rounded to a hundredth of the unit.
    const [long = 0, wide = 0, high = 0] = size.map((side, index) =>
      Math.max(side, ((value.size[index] ?? 0) * perInch[unit]) / perInch[value.unit] + 0.005),
    );
    const result = resultOf(cooler, { box: { size: [long, wide, high], unit } });
    expect(result.verdict).not.toBe('fails');
    expect(result.packOuts[0].findings.map(sentenceOf).join()).not.toContain('too ');
  }
});

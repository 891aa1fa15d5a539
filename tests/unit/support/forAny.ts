import fc from 'fast-check';
import { it } from 'vitest';

/** As `forAny`, but tries this many values. */
export const forRuns =
  (runs: number) =>
  <Values extends [unknown, ...unknown[]]>(
    name: string,
    arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    check: (...values: Values) => unknown,
  ) => {
    const property = fc.asyncProperty(...arbitraries, async (...values) => void (await check(...values)));
    it(name, () => fc.assert(property, { numRuns: runs }));
  };

/** A test that holds for any values of these arbitraries. */
export const forAny = forRuns(100);

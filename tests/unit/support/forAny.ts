import fc from 'fast-check';
import { it } from 'vitest';

/** A test that holds for any values of these arbitraries; `runs` is how many it tries. */
export const forAny = <Values extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => unknown,
  runs = 100,
) => {
  const property = fc.asyncProperty(...arbitraries, async (...values) => void (await check(...values)));
  it(name, () => fc.assert(property, { numRuns: runs }));
};

/** What the check on a cooler's page may ask for, by what is published of the cooler. */
import { expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { goods } from '../../frontend/src/content/goods';
import { askedBy } from '../../frontend/src/features/finder/askedBy';

it.each([
  ['monarch-xvo-10', goods, 'loadAndBox'],
  ['safeguard-xvo-10', goods, 'load'],
  ['eclipse', [], 'box'],
  ['monarch-xvo-5', [], 'box'],
] as const)('asks on the page of %s for what can be answered', (id, ofItsTables, asked) => {
  const cooler = candidates.find((candidate) => candidate.id === id);
  expect(cooler && askedBy(cooler, ofItsTables)).toBe(asked);
});

/** The fields of the fit check on a cooler's page, which depend on what is published of the cooler. */
import { expect, it } from 'vitest';
import { goods } from '../../frontend/src/content/goods';
import { askedBy } from '../../frontend/src/features/finder/askedBy';
import { coolerOf } from './support/content';

it.each([
  ['monarch-xvo-10', goods, 'loadAndBox'],
  ['safeguard-xvo-10', goods, 'load'],
  ['eclipse', [], 'box'],
  ['monarch-xvo-5', [], 'box'],
] as const)('has on the page of %s only the fields that can be checked', (id, ofItsTables, asked) => {
  expect(askedBy(coolerOf(id), ofItsTables)).toBe(asked);
});

import { expect, it } from 'vitest';
import { anchorOf } from '../../frontend/src/lib/anchor';

it.each([
  ['#contact-us-form', 'contact-us-form'],
  ['#caf%C3%A9', 'café'],
  ['#%', '%'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('the id that the hash %s names is %s', (hash, id) => {
  expect(anchorOf(hash)).toBe(id);
});

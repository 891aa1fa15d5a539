import { describe, expect, it } from 'vitest';
import { anchorOf } from '../../frontend/src/lib/anchor';

describe('the id that a hash names', () => {
  it.each([
    ['#contact-us-form', 'contact-us-form'],
    ['#caf%C3%A9', 'café'],
    ['#%', '%'],
    ['#100%', '100%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['', ''],
  ])('reads %s as %s', (hash, id) => {
    expect(anchorOf(hash)).toBe(id);
  });
});

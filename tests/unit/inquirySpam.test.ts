import { describe, expect, it } from 'vitest';
import { minimumFillMs, waitAfter } from '../../frontend/src/features/inquiry/spam';

// That one with a text in the invisible field is refused is in browser/inquiryOutcomes.test.ts.
describe('An inquiry', () => {
  it('that took as long as a person needs is sent at once', () => {
    expect([waitAfter(minimumFillMs), waitAfter(600_000)]).toEqual([0, 0]);
  });

  it('that was filled in faster waits for the rest of that time, at most for all of it', () => {
    expect([waitAfter(minimumFillMs - 300), waitAfter(0), waitAfter(-5000)]).toEqual([
      300,
      minimumFillMs,
      minimumFillMs,
    ]);
  });
});

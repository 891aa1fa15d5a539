import { expect, it } from 'vitest';
import { minimumFillMs, waitAfter } from '../../frontend/src/features/inquiry/spam';

// That one with a text in the invisible field is refused is in browser/inquiryOutcomes.test.ts.
it.each([
  [minimumFillMs, 0],
  [600_000, 0],
  [minimumFillMs - 300, 300],
  [0, minimumFillMs],
  [-5000, minimumFillMs],
])('An inquiry that was filled in within %i ms waits for another %i ms', (took, rest) =>
  expect(waitAfter(took)).toBe(rest),
);

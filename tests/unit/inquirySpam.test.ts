import { describe, expect, it } from 'vitest';
import { judge, minimumFillMs } from '../../frontend/src/features/inquiry/spam';

// That one with a text in the invisible field is refused is in browser/inquiryOutcomes.test.ts.
describe('An inquiry', () => {
  it('that took as long as a person needs is sent at once', () => {
    expect(judge({ trap: '', elapsedMs: minimumFillMs })).toEqual({ kind: 'send', afterMs: 0 });
    expect(judge({ trap: '', elapsedMs: 600_000 })).toEqual({ kind: 'send', afterMs: 0 });
  });

  it('that was filled in faster waits for the rest of that time, at most for all of it', () => {
    expect(judge({ trap: '', elapsedMs: minimumFillMs - 300 })).toEqual({ kind: 'send', afterMs: 300 });
    expect(judge({ trap: '', elapsedMs: 0 })).toEqual({ kind: 'send', afterMs: minimumFillMs });
    expect(judge({ trap: '', elapsedMs: -5000 })).toEqual({ kind: 'send', afterMs: minimumFillMs });
  });
});

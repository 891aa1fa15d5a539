import { describe, expect, it } from 'vitest';
import { judge, minimumFillMs } from '../../frontend/src/features/inquiry/spam';

describe('An inquiry', () => {
  it('that took a person’s time is sent at once', () => {
    expect(judge({ trap: '', elapsedMs: minimumFillMs })).toEqual({ kind: 'send', afterMs: 0 });
    expect(judge({ trap: '', elapsedMs: 600_000 })).toEqual({ kind: 'send', afterMs: 0 });
  });

  it('that comes sooner waits for the rest of that time, and no longer than all of it', () => {
    expect(judge({ trap: '', elapsedMs: minimumFillMs - 300 })).toEqual({ kind: 'send', afterMs: 300 });
    expect(judge({ trap: '', elapsedMs: 0 })).toEqual({ kind: 'send', afterMs: minimumFillMs });
    expect(judge({ trap: '', elapsedMs: -5000 })).toEqual({ kind: 'send', afterMs: minimumFillMs });
  });

  it.each(['x', ' ', 'https://example.com'])('with "%s" in the field that nobody sees is refused', (trap) =>
    expect(judge({ trap, elapsedMs: 600_000 })).toEqual({ kind: 'refuse' }),
  );
});

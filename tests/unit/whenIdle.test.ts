import { expect, it, vi } from 'vitest';
import { whenIdle } from '../../frontend/src/lib/startup/whenIdle';

it('Work for idle time is done though the browser never reports any, unless it is canceled', () => {
  vi.useFakeTimers();
  const requestIdleCallback = (run: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout ? setTimeout(run, timeout) : undefined;
  const cancelIdleCallback = (id: number) => clearTimeout(id);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
  vi.stubGlobal('document', { readyState: 'complete' });
  const [done, canceled] = [vi.fn(), vi.fn()];
  whenIdle(done);
  whenIdle(canceled)();
  vi.runAllTimers();
  expect([done, canceled].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

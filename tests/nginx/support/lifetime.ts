/** What lives as long as a block of tests, and what runs in the background of one. */
import { afterAll, beforeAll } from 'vitest';
import type { Answer } from './request';

/**
 * Starts something before the tests of the enclosing block and stops it after them. Returns a stand-in for it, which
 * works inside hooks and tests alone. What is declared later is started later and stopped earlier.
 */
export function started<T extends object>(start: () => Promise<T>, stop: (it: T) => Promise<unknown>): T {
  let it: T | undefined;
  beforeAll(async () => {
    it = await start();
  });
  afterAll(() => it && stop(it));
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(it as T, key),
    set: (_, key, value) => Reflect.set(it as T, key, value),
  });
}

/** Repeats an action, with a pause in ms between, until the returned function is called, which resolves after the last one. */
export function keepDoing(action: () => Promise<unknown>, pause = 0): () => Promise<void> {
  let going = true;
  const doing = (async () => {
    while (going) {
      await action();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  return () => {
    going = false;
    return doing;
  };
}

/**
 * Reads pages one after the other until the returned function is called, which resolves to the statuses, each once, and
 * `lost` where a page was not whole.
 */
export function keepReading(site: { get(path: string): Promise<Answer> }): () => Promise<readonly (number | 'lost')[]> {
  const seen = new Set<number | 'lost'>();
  const paths = ['/', '/Products/Kelvin', '/ContactUs'];
  let turn = 0;
  const read = async () => {
    const answer = await site.get(paths[turn % paths.length] ?? '/').catch(() => undefined);
    seen.add(answer?.body.includes('</html>') ? answer.status : 'lost');
    turn += 1;
  };
  const stop = keepDoing(read, 20);
  return async () => {
    await stop();
    // Each path at least once, however short the time.
    while (turn < paths.length) await read();
    return [...seen];
  };
}

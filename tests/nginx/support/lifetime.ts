/** What lives as long as a block of tests, and what runs in the background of one. */
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { pathOf } from '../../../frontend/src/routes/paths';
import type { Answer } from './request';
import { kelvin } from './webRoot';

interface Stoppable {
  stop(): Promise<unknown>;
}

/**
 * Starts something before the tests of the enclosing block and stops it after them. Returns a stand-in for it, which
 * works inside hooks and tests alone. What is declared later is started later and stopped earlier.
 */
export function started<T extends Stoppable>(start: () => Promise<T>): T {
  let it: T | undefined;
  beforeAll(async () => {
    it = await start();
  });
  afterAll(() => it?.stop());
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(it as T, key),
    set: (_, key, value) => Reflect.set(it as T, key, value),
  });
}

/** What a test starts for itself, which is stopped after the test. */
export async function forThisTest<T extends Stoppable>(starting: Promise<T>): Promise<T> {
  const it = await starting;
  onTestFinished(() => it.stop().then(() => {}));
  return it;
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
  const paths = ['/', kelvin, pathOf('contact')];
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

/** What lives as long as a block of tests, and what runs in the background of one. */
import { afterAll, beforeAll } from 'vitest';
import type { Site } from './site';

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

/** The status of a response, or `lost` where there was none. */
export type Outcome = number | 'lost';

/** Reads a page; `lost` also where it is not whole. */
export const pageOutcome = (site: Pick<Site, 'get'>, path: string): Promise<Outcome> =>
  site.get(path).then(
    ({ status, body }) => (body.includes('</html>') ? status : 'lost'),
    () => 'lost',
  );

/** Reads pages one after the other until the returned function is called, which resolves to the outcomes, each once. */
export function keepReading(site: Pick<Site, 'get'>): () => Promise<readonly Outcome[]> {
  const seen = new Set<Outcome>();
  const paths = ['/', '/Products/Kelvin', '/ContactUs'];
  let turn = 0;
  const stop = keepDoing(async () => {
    seen.add(await pageOutcome(site, paths[turn % paths.length] ?? '/'));
    turn += 1;
  }, 20);
  return async () => {
    await stop();
    // Each path at least once, however short the time.
    for (; turn < paths.length; turn += 1) seen.add(await pageOutcome(site, paths[turn] ?? '/'));
    return [...seen];
  };
}

import { beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '../../frontend/src/content/page';

const pageAt = (path: string) => ({ path, screen: 'about' }) as unknown as Page;
const workerOf = () => ({ postMessage: vi.fn() });

/** The paths that a worker is told to cache. */
const told = ({ postMessage }: ReturnType<typeof workerOf>): readonly string[] =>
  postMessage.mock.calls.flatMap(([{ payload }]) =>
    payload.urlsToCache.map((address: string) => new URL(address).pathname),
  );

let serviceWorker: Record<'register' | 'ready' | 'controller', unknown>;
let keep: (page: Page) => Promise<void>;

beforeEach(async () => {
  serviceWorker = { register: vi.fn(async () => {}), ready: undefined, controller: null };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: new URL('https://site.test/') });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.resetModules();
  ({ keep } = await import('../../frontend/src/app/offline/keep'));
});

it('Pages are kept by the worker that is active when they are shown, also after an update', async () => {
  const [first, second, third] = [workerOf(), workerOf(), workerOf()];
  const registration = { active: first };
  serviceWorker.ready = registration;
  await keep(pageAt('/a'));
  // It claims the tab.
  serviceWorker.controller = second;
  await keep(pageAt('/b'));
  // A reload that bypasses the worker is not controlled.
  serviceWorker.controller = null;
  registration.active = third;
  await keep(pageAt('/c'));
  expect([first, second, third].map(told)).toEqual([['/a'], ['/b'], ['/c']]);
});

it('A page is kept though the registration failed for the page before it', async () => {
  const active = workerOf();
  serviceWorker.ready = { active };
  serviceWorker.register = vi.fn(async () => {}).mockRejectedValueOnce(new Error('No network'));
  await expect(keep(pageAt('/a'))).rejects.toThrow('No network');
  await keep(pageAt('/b'));
  expect(told(active)).toEqual(['/b']);
});

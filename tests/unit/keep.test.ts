import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  serviceWorker = { register: vi.fn(async () => ({})), ready: undefined, controller: null };
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

it('A page is kept by the worker that waits for the active one to end its work', async () => {
  const [active, waiting] = [workerOf(), workerOf()];
  serviceWorker.ready = { active, waiting };
  await keep(pageAt('/a'));
  expect([active, waiting].map(told)).toEqual([[], ['/a']]);
});

it('A page is kept though the registration failed for the page before it', async () => {
  const active = workerOf();
  serviceWorker.ready = { active };
  serviceWorker.register = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('No network'));
  await expect(keep(pageAt('/a'))).rejects.toThrow('No network');
  await keep(pageAt('/b'));
  expect(told(active)).toEqual(['/b']);
});

describe('Where the worker that is being installed fails', () => {
  const active = workerOf();
  /** The response of `register`; `then` runs after the failure. */
  const failing = (registration: object, then = () => {}) => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    setTimeout(() => {
      Object.assign(installing, { state: 'redundant' }).dispatchEvent(new Event('statechange'));
      then();
    });
    return { ...registration, installing, update: vi.fn() };
  };
  beforeEach(() => void active.postMessage.mockClear());

  it('the next page is kept if it was the first worker', async () => {
    serviceWorker.ready = new Promise(() => {});
    serviceWorker.register = vi.fn(async () => ({})).mockImplementationOnce(async () => failing({ active: null }));
    await expect(keep(pageAt('/a'))).rejects.toThrow('The service worker could not be installed');
    serviceWorker.ready = { active };
    await keep(pageAt('/b'));
    expect(told(active)).toEqual(['/b']);
  });

  it('the page is kept by the worker that it was to replace', async () => {
    serviceWorker.ready = new Promise((ready) => {
      serviceWorker.register = async () => failing({ active }, () => ready({ active }));
    });
    await keep(pageAt('/a'));
    expect(told(active)).toEqual(['/a']);
  });
});

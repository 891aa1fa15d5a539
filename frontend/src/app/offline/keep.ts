/** Registers the service worker (frontend/worker) and has it cache what was fetched before it was active. */
import { fieldSheetHref } from '../../content/field-sheet';
import type { Page } from '../../content/page';
import type { RouteId } from '../../routes/manifest';

/** After this time in ms without a response of the worker, the request is repeated. */
export const RETRY_MS = 15_000;

const kept = new Set<string>();
let registered: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Asks the newest worker to cache URLs of this site, each once; it ignores those that it does not handle. Without its
 * confirmation they are sent again: a request failed, or the worker was being replaced.
 */
function requestCaching(registration: ServiceWorkerRegistration, addresses: readonly string[], retries = 3): void {
  // A worker that is being installed takes over at once, or waits until the active one has ended its work.
  const { installing, waiting, active } = registration;
  const newest = installing ?? waiting ?? navigator.serviceWorker.controller ?? active;
  const urlsToCache = addresses
    .map((address) => new URL(address, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    // The cache's keys have no query.
    .map(({ origin, pathname }) => origin + pathname)
    .filter((address) => !kept.has(address));
  if (!newest || urlsToCache.length === 0) return;
  for (const address of urlsToCache) kept.add(address);
  const { port1, port2 } = new MessageChannel();
  const retry = setTimeout(() => {
    port1.close();
    for (const address of urlsToCache) kept.delete(address);
    if (retries > 0) requestCaching(registration, urlsToCache, retries - 1);
  }, RETRY_MS);
  port1.onmessage = () => {
    clearTimeout(retry);
    port1.close();
  };
  newest.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
}

/** Whether the response of a request that went to the worker is in a cache. */
const hasCached = async ({ name, workerStart }: PerformanceResourceTiming): Promise<boolean> =>
  workerStart > 0 && (await caches.match(name, { ignoreSearch: true })) !== undefined;

/** Rejects if the installation of a first worker fails: `ready` would never resolve then. A failed update leaves `active`. */
const installationFailure = (registration: ServiceWorkerRegistration) =>
  new Promise<never>((_, reject) => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && !registration.active)
        reject(new Error('The service worker could not be installed'));
    });
  });

async function start(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registering = await serviceWorker.register('/sw.js');
  // A registration that was removed (OFFLINE=off) while another tab uses it is returned with the script of that time.
  if (registering.active && !serviceWorker.controller) await registering.update();
  const registration = await Promise.race([serviceWorker.ready, installationFailure(registering)]);
  // Reports the document, its resources and later requests unless the worker has cached them. A request that
  // went to the worker may not be cached: while one worker replaces another, the browser uses the network.
  const observer = new PerformanceObserver(async (list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const cached = await Promise.all(entries.map(hasCached));
    requestCaching(
      registration,
      entries.filter((_, index) => !cached[index]).map(({ name }) => name),
    );
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document && (await hasCached(document))) kept.add(document.name.replace(/[?#].*$/, ''));
  return registration;
}

/** Caches a page for offline use with its resources and field sheet; the first call registers the worker. */
export async function keep({ path, screen, id }: Page): Promise<void> {
  registered ??= start().catch((error) => {
    // The next page tries again.
    registered = undefined;
    throw error;
  });
  requestCaching(await registered, [path, ...(screen === 'product' ? [fieldSheetHref(id as RouteId)] : [])]);
}

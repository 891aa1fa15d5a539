/** Registers the service worker (frontend/worker) and tells it to cache resources that were fetched before it was active. */
import { fieldSheetHref } from '../../content/field-sheet';
import type { Page } from '../../content/page';
import type { RouteId } from '../../routes/manifest';

const kept = new Set<string>();
let worker: Promise<ServiceWorker> | undefined;

/** Sends URLs of this site to the worker, each once. The worker ignores those that it does not serve. */
function requestCaching(active: ServiceWorker, addresses: readonly string[]): void {
  const urlsToCache = addresses
    .map((address) => new URL(address, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    // The cache's keys have no query.
    .map(({ origin, pathname }) => origin + pathname)
    .filter((address) => !kept.has(address));
  if (urlsToCache.length === 0) return;
  for (const address of urlsToCache) kept.add(address);
  active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

async function start(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.register('/sw.js').then(() => serviceWorker.ready);
  if (!active) throw new Error('The service worker is registered, but none is active');
  // Reports what was fetched without the worker: the document, its resources, and requests that were pending meanwhile.
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    requestCaching(
      active,
      entries.filter(({ workerStart }) => !workerStart).map(({ name }) => name),
    );
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document?.workerStart) kept.add(document.name.replace(/[?#].*$/, ''));
  return active;
}

/**
 * Caches a page for offline use with its resources and, for a product, its field sheet. Registers the service worker at
 * the first call.
 */
export async function keep({ path, screen, id }: Page): Promise<void> {
  worker ??= start();
  requestCaching(await worker, [path, ...(screen === 'product' ? [fieldSheetHref(id as RouteId)] : [])]);
}

/** What the app asks of the service worker (frontend/worker): to keep what it has not passed on itself. */
import { fieldSheetHref } from '../../content/field-sheet';
import type { Page } from '../../content/page';
import type { RouteId } from '../../routes/manifest';

const kept = new Set<string>();
let worker: Promise<ServiceWorker> | undefined;

/** Asks for these addresses of the site, each once. The worker leaves out what it does not answer for. */
function ask(active: ServiceWorker, addresses: readonly string[]): void {
  const urlsToCache = addresses
    .map((address) => new URL(address, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    // Pages are kept without their query.
    .map(({ origin, pathname }) => origin + pathname)
    .filter((address) => !kept.has(address));
  if (urlsToCache.length === 0) return;
  for (const address of urlsToCache) kept.add(address);
  active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

async function start(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.register('/sw.js').then(() => serviceWorker.ready);
  if (!active) throw new Error('The service worker has gone');
  // What the document came with before there was a worker, itself included, and what was on its way meanwhile.
  const watch = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    ask(
      active,
      entries.filter(({ workerStart }) => !workerStart).map(({ name }) => name),
    );
  });
  for (const type of ['navigation', 'resource']) watch.observe({ type, buffered: true });
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document?.workerStart) kept.add(document.name.replace(/[?#].*$/, ''));
  return active;
}

/**
 * Has a page kept in the browser, to open again without a network, with all that it is made of and a product's field
 * sheet. Registers the worker that does it.
 */
export async function keep({ path, screen, id }: Page): Promise<void> {
  worker ??= start();
  ask(await worker, [path, ...(screen === 'product' ? [fieldSheetHref(id as RouteId)] : [])]);
}

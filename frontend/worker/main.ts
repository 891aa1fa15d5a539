/**
 * The service worker, served as /sw.js: opened pages work without a network. A new one takes over at once, which
 * is safe: pages come from the network first, and the names of their files contain a content hash or the release.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { inTime } from '../src/lib/inTime';
import { isAsset, isData, isNamedPicture, isPage, isPrintable } from './addresses';
import { noticeStyles, noticeStylesPath, responseWithNotice } from './keptCopy';
import { listCachedPages, titleIn } from './keptPages';

declare const self: ServiceWorkerGlobalScope;
/** Hash of offline.html, defined by the build: a changed page changes the worker, which then downloads it. */
declare const OFFLINE_PAGE_REVISION: string;

const PAGES_CACHE = 'pages';
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_CACHE_PREFIX = 'offline-';
const OFFLINE_CACHE = OFFLINE_CACHE_PREFIX + OFFLINE_PAGE_REVISION;
/** After this time without a response the cached page or PDF is used. */
const NETWORK_TIMEOUT_SECONDS = 10;

/** Caches a page once for all query strings: its HTML is the same. */
const keyByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** For back and forward the browser requests `force-cache`, which would return an old page without the notice. */
const revalidateHttpCache: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === 'force-cache' ? new Request(request, { cache: 'no-cache' }) : request,
};

/** Caches no errors and no redirected responses: a browser rejects these for a navigation. */
const cacheOnlyOk: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

const addNotice: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && responseWithNotice(cachedResponse),
};

/** Responds to a failed navigation with offline.html instead of the browser's error page; scripts get the error. */
const offlineFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => (request.mode === 'navigate' ? offlineResponse() : undefined),
};

async function offlineResponse(): Promise<Response | undefined> {
  const stored = await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE });
  if (!stored) return undefined;
  const cache = await caches.open(PAGES_CACHE);
  const cachedPages = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: titleIn((await (await cache.match(request))?.text()) ?? ''),
    })),
  );
  // The headers contain the content security policy.
  return new Response(listCachedPages(await stored.text(), cachedPages), { status: 503, headers: stored.headers });
}

// Expiration deletes the least recently used entries first. None is too old to be shown: pages and field sheets are dated,
// and say that the figures may have changed.
const expire = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/**
 * URL of the cached page for which the app's HEAD request has just failed: the navigation that follows is answered from
 * the cache at once, as the visitor has already waited for the timeout.
 */
let failedProbeUrl: string | undefined;
const cachedPage = new CacheOnly({ cacheName: PAGES_CACHE, plugins: [keyByPath, addNotice, offlineFallback] });
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.href === failedProbeUrl,
  (options) => {
    failedProbeUrl = undefined;
    return cachedPage.handle(options);
  },
);

// The limits of all caches are above what one release has; that of assets is enough for several releases.
registerRoute(
  // A navigation, or a page that the app asks to cache with Workbox's message CACHE_URLS.
  ({ url, request, event, sameOrigin }) =>
    sameOrigin && isPage(url.pathname) && (request.mode === 'navigate' || event.type === 'message'),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [keyByPath, revalidateHttpCache, cacheOnlyOk, expire(100), addNotice, offlineFallback],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPrintable(url.pathname),
  new NetworkFirst({
    cacheName: 'files',
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [keyByPath, cacheOnlyOk, expire(50), offlineFallback],
  }),
);
for (const [cacheName, isOf, maxEntries] of [
  ['assets', isAsset, 600],
  ['data', isData, 150],
  ['pictures', isNamedPicture, 150],
] as const)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isOf(url.pathname),
    new CacheFirst({ cacheName, plugins: [expire(maxEntries)] }),
  );

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === noticeStylesPath,
  async () => noticeStyles(),
);

// Before the app leaves its document for a URL it checks with HEAD that the server responds (src/lib/serverResponds.ts).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPage(url.pathname),
  async ({ url, request }) => {
    try {
      return await inTime((signal) => fetch(request, { signal }), NETWORK_TIMEOUT_SECONDS * 1000);
    } catch {
      const cached = await caches.match(url.origin + url.pathname, { cacheName: PAGES_CACHE });
      failedProbeUrl = cached && url.href;
      return cached ? new Response(null, { status: cached.status }) : Response.error();
    }
  },
  'HEAD',
);

self.addEventListener('install', (event) => {
  // `reload` bypasses the browser's HTTP cache, which may contain an earlier version.
  event.waitUntil(
    caches.open(OFFLINE_CACHE).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))),
  );
});
self.addEventListener('activate', (event) => {
  const isOutdated = (name: string) => name.startsWith(OFFLINE_CACHE_PREFIX) && name !== OFFLINE_CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOutdated).map((name) => caches.delete(name)))),
  );
});
void self.skipWaiting();
clientsClaim();

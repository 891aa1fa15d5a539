/**
 * The service worker, served as /sw.js: what was opened opens again without a network. No page loads this file; the app
 * registers it (src/app/offline).
 *
 * Nothing in its caches belongs to a release: pages come from the network while there is one, and all that they ask for is
 * named by its content or its release. So a new worker may take over at once, whatever pages are open: an open page of
 * an earlier release still gets its own files, and no page is ever given another's.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { isAsset, isData, isNamedPicture, isPage, isPrintable } from './addresses';
import { asKeptCopy, noticeStyles, noticeStylesPath } from './keptCopy';
import { listKept, titleIn } from './keptPages';

declare const self: ServiceWorkerGlobalScope;
/** Of offline.html, by the build: another one makes another worker, which fetches it. */
declare const OFFLINE_PAGE_REVISION: string;

const pages = 'pages';
const offlinePage = '/offline.html';
const offlinePrefix = 'offline-';
const offline = offlinePrefix + OFFLINE_PAGE_REVISION;
const days = 24 * 60 * 60;
/** Seconds that a page or a PDF is kept: its figures may have changed since. */
const month = 30 * days;
/** Seconds after which what is kept takes the place of an answer that does not begin to come. */
const patience = 10;

/** A page is kept by its path: its HTML is the same for every query. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** On the way back a browser would have its own cache answer, however old that is, and nobody would know. */
const askedFor: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === 'force-cache' ? new Request(request, { cache: 'no-cache' }) : request,
};

/** Nothing but what was found here is kept: no error, and nothing of a redirect, which a browser refuses as a page. */
const foundAlone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** Says so over a page that was kept: its figures must not be taken for today's. */
const saysKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && asKeptCopy(cachedResponse),
};

/** Says that there is no network, in place of a browser's own error, to a visitor; a script hears of the error. */
const saysOffline: WorkboxPlugin = {
  handlerDidError: async ({ request }) => (request.mode === 'navigate' ? offlineAnswer() : undefined),
};

async function offlineAnswer(): Promise<Response | undefined> {
  const stored = await caches.match(offlinePage, { cacheName: offline });
  if (!stored) return undefined;
  const cache = await caches.open(pages);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: titleIn((await (await cache.match(request))?.text()) ?? ''),
    })),
  );
  // Its headers hold as well: the policy above all.
  return new Response(listKept(await stored.text(), kept), { status: 503, headers: stored.headers });
}

// Those used longest ago go first, so what a page needs goes after it. They never change: no age is too great.
const lastUsed = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
const fresh = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: month, purgeOnQuotaError: true });

/** The kept page for which the network was just asked in vain: whoever is led there has waited for it already. */
let askedInVain: string | undefined;
const answersKept = new CacheOnly({ cacheName: pages, plugins: [byPath, saysKept, saysOffline] });
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.href === askedInVain,
  (asked) => {
    // Once: to load it again asks the network again.
    askedInVain = undefined;
    return answersKept.handle(asked);
  },
);

// More of each than one release of the site has, assets of several.
const answersPages = new NetworkFirst({
  cacheName: pages,
  networkTimeoutSeconds: patience,
  plugins: [byPath, askedFor, foundAlone, fresh(100), saysKept, saysOffline],
});
registerRoute(
  // Asked for by a visitor, or by the app to be kept: a message of Workbox's own, CACHE_URLS.
  ({ url, request, event, sameOrigin }) =>
    sameOrigin && isPage(url.pathname) && (request.mode === 'navigate' || event.type === 'message'),
  answersPages,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPrintable(url.pathname),
  new NetworkFirst({ cacheName: 'files', plugins: [byPath, foundAlone, fresh(50), saysOffline] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
  new CacheFirst({ cacheName: 'assets', plugins: [lastUsed(600)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isData(url.pathname),
  new CacheFirst({ cacheName: 'data', plugins: [lastUsed(150)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isNamedPicture(url.pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [lastUsed(150)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === noticeStylesPath,
  async () => noticeStyles(),
);

// The app asks so whether it may leave its document for an address (src/lib/serverResponds.ts).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPage(url.pathname),
  async ({ url, request }) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(patience * 1000) });
    } catch {
      const kept = await caches.match(url.origin + url.pathname, { cacheName: pages });
      askedInVain = kept && url.href;
      return kept ? new Response(null, { status: kept.status }) : Response.error();
    }
  },
  'HEAD',
);

self.addEventListener('install', (event) => {
  // Past the browser's own cache, which may have an earlier one.
  event.waitUntil(caches.open(offline).then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' }))));
});
self.addEventListener('activate', (event) => {
  const earlier = (name: string) => name.startsWith(offlinePrefix) && name !== offline;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(earlier).map((name) => caches.delete(name)))));
});
void self.skipWaiting();
clientsClaim();

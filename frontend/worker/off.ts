/** Served as /sw.js if OFFLINE=off: unregisters the worker and deletes its caches. Open pages continue without one. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.unregister();
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      // Workbox's timestamps of last use.
      indexedDB.deleteDatabase('workbox-expiration');
    })(),
  );
});

// Makes this file a module, so that its declaration of `self` is not global.
export {};

/**
 * Served as /sw.js in the worker's place where OFFLINE=off: takes the worker and all that it has kept out of each
 * browser that comes by. Open pages stay as they are, and go on by the network alone.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.unregister();
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      // What Workbox noted of when each was used last.
      indexedDB.deleteDatabase('workbox-expiration');
    })(),
  );
});

// Makes a module of it, whose declarations are its own.
export {};

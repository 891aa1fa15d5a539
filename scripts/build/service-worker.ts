/**
 * Bundles the service worker into /sw.js, and the one that removes it, which nginx serves in its place where
 * OFFLINE=off. A worker is a script of its own: no page loads it, and it shares no chunk with the app. It has no list of
 * files, as it caches what is opened (frontend/worker/addresses.ts says which URLs); only offline.html is cached ahead.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuildStep } from './step';

const worker = path.join(import.meta.dirname, '../../frontend/worker');

/** Runs after the pages, as it contains the revision of offline.html. */
export const bundleServiceWorker: BuildStep = async (webRoot) => {
  const offlinePage = await readFile(path.join(webRoot, 'offline.html'));
  const revision = createHash('sha256').update(offlinePage).digest('hex').slice(0, 12);
  await build({
    entryPoints: { sw: path.join(worker, 'main.ts'), 'sw-off': path.join(worker, 'off.ts') },
    outdir: webRoot,
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    // The same as Vite's for the app.
    target: ['chrome107', 'edge107', 'firefox104', 'safari16'],
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_PAGE_REVISION: JSON.stringify(revision) },
  });
  return `sw.js, for offline.html ${revision}`;
};

/**
 * After the pages: bundles the service worker into /sw.js, and the one that removes it, which nginx serves in its place
 * where OFFLINE=off. Scripts of their own, as a worker must be: no page loads them, and no chunk is shared with the app.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const webRoot = path.join(root, 'dist/client');
const offlinePage = await readFile(path.join(webRoot, 'offline.html'));
const revision = createHash('sha256').update(offlinePage).digest('hex').slice(0, 12);

await build({
  entryPoints: {
    sw: path.join(root, 'frontend/worker/main.ts'),
    'sw-off': path.join(root, 'frontend/worker/off.ts'),
  },
  outdir: webRoot,
  bundle: true,
  minify: true,
  legalComments: 'none',
  format: 'iife',
  // As Vite's for the app.
  target: ['chrome107', 'edge107', 'firefox104', 'safari16'],
  define: { 'process.env.NODE_ENV': '"production"', OFFLINE_PAGE_REVISION: JSON.stringify(revision) },
});
console.log(`service worker: sw.js, for offline.html ${revision}`);

/**
 * The part of `npm run build` after Vite's bundles, in one process: each step writes files into dist/client and prints
 * one line. Exits with status 1 at the first step that fails.
 */
import path from 'node:path';
import { loadEnv } from 'vite';
import type { BuildStep } from './step';

const root = path.join(import.meta.dirname, '../..');
// React and the content read these when they are loaded, so the steps are imported afterwards.
Object.assign(process.env, loadEnv('production', root, 'SITE_'), { NODE_ENV: 'production' });

/** In this order: each step may read the files of those before it; compression reads them all. */
const steps: Readonly<Record<string, () => Promise<BuildStep>>> = {
  pages: async () => (await import('./prerender')).prerender,
  'service worker': async () => (await import('./service-worker')).bundleServiceWorker,
  'site files': async () => (await import('./site-files')).writeSiteFiles,
  licenses: async () => (await import('./licenses')).writeLicenses,
  'inline hashes': async () => (await import('./inline-hashes')).writeInlineHashes,
  'social pictures': async () => (await import('./social-pictures')).drawSocialPictures,
  PDFs: async () => (await import('./pdfs')).writePdfs,
  compression: async () => (await import('./compress')).compressSite,
};

for (const [name, load] of Object.entries(steps)) {
  const started = performance.now();
  const step = await load();
  const written = await step(path.join(root, 'dist/client'));
  console.log(`${name}: ${written} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

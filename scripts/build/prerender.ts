/**
 * After the bundles: writes the HTML of every page, one after the other, each with its styles and the names of its
 * scripts. The content is read here and handed over page by page: the bundles hold none of it, and neither a page nor its
 * HTML is kept once it is written.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { releaseOf } from '../lib/release';
import { openPreloads } from './lib/preloads';

const root = path.join(import.meta.dirname, '../..');
const webRoot = path.join(root, 'dist/client');
// React and the content read their settings when they are loaded, so these come first.
Object.assign(process.env, { ...loadEnv('production', root, 'SITE_'), ...process.env, NODE_ENV: 'production' });
const { renderHtml } = await import('../../frontend/renderer/renderHtml');
const { notFoundPage, offlinePage, pageAt, pagePaths } = await import('../../frontend/src/site/pages');
const { searchIndex } = await import('../../frontend/src/site/search-index');

/** Every page that has data, made when its turn comes. */
function* pages() {
  for (const address of pagePaths()) yield pageAt(address);
}

/** A page's HTML that stands by itself: nothing starts the app on it. */
const withoutScripts = (html: string) =>
  html.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');

const release = releaseOf(pages(), searchIndex());
const preloaded = await openPreloads(path.join(root, 'dist/assets.json'));

async function write(page: ReturnType<typeof pageAt>, file: string): Promise<void> {
  const html = preloaded(await renderHtml(page, release), page.screen);
  await writeHtml(html, file);
}

async function writeHtml(html: string, file: string): Promise<void> {
  const target = path.join(webRoot, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, html);
}

for (const page of pages()) await write(page, path.join(page.path, 'index.html'));
// nginx answers unknown paths with it.
await write(notFoundPage(), '404.html');
// The service worker answers with it, at any address: the app would take it for the page of that address.
await writeHtml(withoutScripts(await renderHtml(offlinePage(), release)), 'offline.html');
// The renderer's own list, which nobody but it reads.
await rm(path.join(webRoot, 'vite-plugin-ssr.json'));
console.log(`prerendered: ${pagePaths().length + 2} pages`);

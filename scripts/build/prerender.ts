/**
 * Writes the HTML of every page, one after the other, each with its styles and the names of its scripts. The content is
 * read here and passed page by page: the bundles do not contain it, and neither a page nor its HTML stays in memory.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderHtml } from '../../frontend/renderer/renderHtml';
import { notFoundPage, offlinePage, pageAt, pagePaths } from '../../frontend/src/site/pages';
import { searchIndex } from '../../frontend/src/site/search-index';
import { releaseOf } from '../lib/release';
import type { BuildStep } from './main';
import { openPreloads } from './preloads';

/** Generates each page when it is read. */
function* pages() {
  for (const address of pagePaths()) yield pageAt(address);
}

const withoutScripts = (html: string) =>
  html.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');

export const prerender: BuildStep = async (webRoot) => {
  const release = releaseOf(pages(), searchIndex());
  const withPreloads = await openPreloads(path.join(webRoot, '../assets.json'));
  const write = async (html: string, file: string) => {
    const target = path.join(webRoot, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
  };
  const render = async (page: ReturnType<typeof pageAt>) => withPreloads(await renderHtml(page, release), page.screen);

  for (const page of pages()) await write(await render(page), path.join(page.path, 'index.html'));
  // nginx serves it for unknown paths.
  await write(await render(notFoundPage()), '404.html');
  // The service worker serves it at any address; with scripts the app would take it for the page of that address.
  await write(withoutScripts(await renderHtml(offlinePage(), release)), 'offline.html');
  // The renderer's own list, which nothing else reads.
  await rm(path.join(webRoot, 'vite-plugin-ssr.json'));
  return `${pagePaths().length + 2} pages`;
};

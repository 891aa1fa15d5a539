/**
 * Writes the HTML of every page, one after the other, each with its styles and the names of its scripts, and the style
 * sheets of the screens for navigation inside the app. The content is read here and passed page by page: the bundles do not
 * contain it, and neither a page nor its HTML stays in memory.
 * Results are cached in .cache/, without the name of the release.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RenderedPage, renderHtml } from '../../frontend/renderer/renderHtml';
import { screenStylesUrl } from '../../frontend/src/app/navigation/screenStyles';
import type { Page } from '../../frontend/src/content/page';
import { indexFiles } from '../../frontend/src/features/search/split';
import { notFoundPage, offlinePage, pageAt, pagePaths } from '../../frontend/src/site/pages';
import { searchIndex } from '../../frontend/src/site/search-index';
import { releaseOf } from '../lib/release';
import { writeUnder } from '../lib/write-under';
import { openBuildCache } from './cache';
import { openPreloads } from './preloads';
import { ScreenStyles } from './screen-styles';
import type { BuildStep } from './step';

/** Generates each page when it is read. */
function* pages() {
  for (const address of pagePaths()) yield pageAt(address);
}

const withoutScripts = (html: string) =>
  html.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');

/** What a page is made with beside its content: the server bundle, the list of scripts and the packages. */
async function sourcesIn(dist: string): Promise<readonly [string, ...string[]]> {
  const entries = await readdir(path.join(dist, 'server'), { recursive: true, withFileTypes: true });
  const bundle = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const assets = path.join(dist, 'assets.json');
  return [import.meta.filename, 'frontend/renderer/renderHtml.ts', 'package-lock.json', assets, ...bundle.sort()];
}

/** Takes the place of the release's name in the cache. */
const anyRelease = 'release-of-this-build';

export const prerender: BuildStep = async (webRoot) => {
  const dist = path.join(webRoot, '..');
  const release = releaseOf(pages(), [...indexFiles(searchIndex())]);
  const withPreloads = openPreloads(dist);
  const cache = await openBuildCache(await sourcesIn(dist), [process.version]);
  const styles = new ScreenStyles();
  const renderOnce = async (page: Page) => {
    const rendered = await cache.take([JSON.stringify(page)], async () =>
      Buffer.from(JSON.stringify(await renderHtml(page, anyRelease))),
    );
    const { html, rules }: RenderedPage = JSON.parse(rendered.toString());
    styles.add(page.screen, rules);
    return html.replace(anyRelease, release);
  };
  const render = async (page: Page) => withPreloads(await renderOnce(page), page.screen);

  for (const page of pages()) await writeUnder(webRoot, path.join(page.path, 'index.html'), await render(page));
  // nginx serves it for unknown paths.
  await writeUnder(webRoot, '404.html', await render(notFoundPage()));
  // The service worker serves it at any address; with scripts the app would take it for the page of that address.
  await writeUnder(webRoot, 'offline.html', withoutScripts(await renderOnce(offlinePage())));
  for (const [screen, css] of styles.sheets())
    await writeUnder(webRoot, screenStylesUrl(screen, release), JSON.stringify(css));
  // The renderer's own list, which nothing else reads.
  await rm(path.join(webRoot, 'vite-plugin-ssr.json'));
  await cache.sweep();
  return `${pagePaths().length + 2} pages`;
};

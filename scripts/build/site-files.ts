/**
 * Writes the files beside the pages that come from the manifest and the content: `assets/data/**.json` for navigation
 * inside the app, the search index, the sitemap, robots.txt and the web manifest.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageDataUrl } from '../../frontend/src/app/navigation/pageData';
import { indexFiles } from '../../frontend/src/features/search/split';
import { dataUrl } from '../../frontend/src/lib/release';
import { canonicalUrl } from '../../frontend/src/routes/paths';
import { readSiteEnvironment } from '../../frontend/src/site/environment';
import { pageAt, pagePaths } from '../../frontend/src/site/pages';
import { searchIndex } from '../../frontend/src/site/search-index';
import { webManifest } from '../../frontend/src/theme/webManifest';
import { releaseNamedIn } from '../lib/release';
import { writeUnder } from '../lib/write-under';
import type { BuildStep } from './step';

/** Runs after the pages, as their HTML names the release. */
export const writeSiteFiles: BuildStep = async (webRoot) => {
  const site = readSiteEnvironment(process.env);
  const paths = pagePaths();
  const write = (file: string, text: string) => writeUnder(webRoot, file, text);

  const release = releaseNamedIn(await readFile(path.join(webRoot, 'index.html'), 'utf8'));
  for (const page of paths) await write(pageDataUrl(page, release), JSON.stringify(pageAt(page)));
  for (const [file, content] of indexFiles(searchIndex()))
    await write(dataUrl(`/search-index${file}`, release), JSON.stringify(content));

  const urls = paths.map((page) => `  <url><loc>${canonicalUrl(site.origin, page)}</loc></url>`);
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  await write('site.webmanifest', JSON.stringify(webManifest(site.name)));
  return `data of ${paths.length} pages, search index, sitemap, robots.txt, web manifest`;
};

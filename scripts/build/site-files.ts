/**
 * After the pages' HTML, which names the release: the files beside the pages that come from the same manifest and content.
 * `assets/data/**.json` for navigation inside the app, the search index, the sitemap, robots.txt and the manifest.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { releaseNamedIn } from '../lib/release';

const root = path.join(import.meta.dirname, '../..');
const webRoot = path.join(root, 'dist/client');
// Content reads the settings when it is loaded, so they come first.
Object.assign(process.env, { ...loadEnv('production', root, 'SITE_'), ...process.env });

const { pageAt, pagePaths } = await import('../../frontend/src/site/pages');
const { searchIndex } = await import('../../frontend/src/site/search-index');
const { pageDataUrl } = await import('../../frontend/src/app/navigation/pageData');
const { dataUrl } = await import('../../frontend/src/lib/release');
const { readSiteEnvironment } = await import('../../frontend/src/site/environment');
const { canonicalUrl } = await import('../../frontend/src/routes/paths');
const { color } = await import('../../frontend/src/theme/tokens');

const site = readSiteEnvironment(process.env);
const paths = pagePaths();

async function write(file: string, text: string) {
  const target = path.join(webRoot, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

const release = releaseNamedIn(await readFile(path.join(webRoot, 'index.html'), 'utf8'));
for (const page of paths) await write(pageDataUrl(page, release), JSON.stringify(pageAt(page)));
await write(dataUrl('/search-index', release), JSON.stringify(searchIndex()));

const urls = paths.map((page) => `  <url><loc>${canonicalUrl(site.origin, page)}</loc></url>`);
await write(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
);
await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
await write(
  'site.webmanifest',
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    theme_color: color.navy900,
    background_color: color.white,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }),
);
console.log(`site files: ${paths.length} pages' data, search index, sitemap, robots.txt, web manifest`);

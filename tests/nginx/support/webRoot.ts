/** A small built site: the manifest's pages, a file of each kind, and files that a build leaves behind. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { manifest } from '../../../frontend/src/routes/manifest';
import { pathOf } from '../../../frontend/src/routes/paths';
import { openBuildCache } from '../../../scripts/build/cache';
import { compressFolder } from '../../../scripts/build/compress';
import { writeInlineHashes } from '../../../scripts/build/inline-hashes';
import { writeUnder } from '../../../scripts/lib/write-under';

/** Long enough for both encodings to make it smaller. */
const filler = 'Passive cooling for medical transport. '.repeat(60);

/** The inline styles differ between pages; the inline script is the same on all. */
export const pageStyles = (marker: string) => `[data-page=${marker}] { color: navy }`;
export const pageScript = 'document.documentElement.dataset.scheme = "light";';

/** The source by which a policy allows an inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the policy does not apply to: a comment, a data block and a file. */
const withoutHash =
  '<!-- <style>a{}</style> --><script type="application/ld+json">{"a":"<style>b{}</style>"}</script><script src="/a.js"></script>';

/** The HTML of a route's page, identified by `marker`. */
const pageHtml = (marker: string) =>
  `<!doctype html><html lang="en"><title>${marker}</title><script>${pageScript}</script><style>${pageStyles(marker)}</style>${withoutHash}` +
  `<p data-page="${marker}">${filler}</p></html>`;

export const notFoundMarker = 'page-not-found';

/** The path of a page whose path may change: the tests ask for it by this name. */
export const kelvin = pathOf('kelvin');

/** Files that are served, with their content. */
export const servedFiles = {
  '/assets/app.3f9a1c2b.js': `export const words = "${filler}";`,
  '/assets/app.77e0d1aa.css': `body { --words: "${filler}"; }`,
  '/assets/manrope.1a2b3c4d.woff2': 'wOF2 not compressible',
  '/assets/eclipse.5d6e7f80.glb': `glTF ${filler}`,
  '/images/kelvin.9c8b7a6d.webp': 'RIFF not compressible',
  '/images/kelvin-9c8b7a6d-640.webp': 'RIFF not compressible',
  '/images/marks/first-responders.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${filler}</desc></svg>`,
  '/assets/data/3f9a1c2b5d6e/Products/Kelvin.json': JSON.stringify({ title: 'Kelvin', words: filler }),
  '/files/ista-7d.pdf': '%PDF-1.7 not compressible',
  '/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${filler}</desc></svg>`,
  '/apple-touch-icon.png': 'png',
  '/robots.txt': 'User-agent: *\n',
  '/sitemap.xml': `<?xml version="1.0"?><urlset><!-- ${filler} --></urlset>`,
  '/third-party-licenses.txt': 'Copyright (c) the authors of a package\n',
  '/sw.js': `const words = "${filler}";`,
  '/site.webmanifest': JSON.stringify({ name: filler }),
} as const;

/** Files in the web root that are never served. */
export const hiddenFiles = [
  '/vite-plugin-ssr.json',
  '/assets.json',
  '/.env',
  '/.git/config',
  '/assets/.htpasswd',
  '/assets/app.3f9a1c2b.js.map',
  '/files/notes.txt',
  `${kelvin}/notes.html`,
  '/package.json',
  '/sw-off.js',
  '/index.html.bak',
] as const;

export const secret = 'SECRET-THAT-IS-NEVER-SERVED';

/** Writes files into a folder, by their paths in it. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) await writeUnder(folder, path, content);
}

/** Beside the build's own, from which each build removes what it has not used. */
const cacheFolder = join(import.meta.dirname, '../../../.cache/tests');

/** Writes the site into `folder`, compressed siblings included. */
export async function writeWebRoot(folder: string): Promise<void> {
  await writeFiles(folder, Object.fromEntries(manifest.map(({ id, path }) => [`${path}/index.html`, pageHtml(id)])));
  await writeFiles(folder, { '404.html': pageHtml(notFoundMarker), 'offline.html': pageHtml('offline') });
  await writeFiles(folder, servedFiles);
  await writeFiles(folder, Object.fromEntries(hiddenFiles.map((path) => [path, `${secret} ${filler}`])));
  await writeInlineHashes(folder);
  await compressFolder(folder, await openBuildCache(['scripts/build/compress.ts'], [process.version], cacheFolder));
}

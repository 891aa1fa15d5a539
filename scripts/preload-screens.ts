/**
 * After the build: names in each page's head the scripts that its entry imports as it runs, the app's and the
 * screen's, so that they are fetched beside it and not after it. The build's own list says which file a source became.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import type { ScreenKind } from '../frontend/src/routes/manifest';

const root = path.join(import.meta.dirname, '..');
// Content reads the settings when it is loaded, so they come first.
Object.assign(process.env, { ...loadEnv('production', root, 'SITE_'), ...process.env });
const { pageAt, pagePaths } = await import('../frontend/src/content/pages');

interface Chunk {
  readonly file: string;
  /** The name of the source that it was split off for. */
  readonly name?: string;
  readonly imports?: readonly string[];
}
const chunks = JSON.parse(await readFile(path.join(root, 'dist/assets.json'), 'utf8')) as Record<string, Chunk>;

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** The chunk's own file and those it imports. @throws Error for a source that the build did not split off. */
function filesOf(key: string | undefined, what: string, seen = new Set<string>()): Set<string> {
  const chunk = key === undefined ? undefined : chunks[key];
  if (!chunk) throw new Error(`dist/assets.json has no chunk for ${what}`);
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) if (!seen.has(chunks[name]?.file ?? '')) filesOf(name, name, seen);
  return seen;
}

const keyOf = (name: string) => Object.keys(chunks).find((key) => chunks[key]?.name === name);

function filesFor(kind: ScreenKind): Set<string> {
  const names = ['takeOver', `${pascal(kind)}Screen`];
  return new Set(names.flatMap((name) => [...filesOf(keyOf(name), name)]));
}

async function preload(html: string, kind: ScreenKind) {
  const target = path.join(root, 'dist/client', html);
  const text = await readFile(target, 'utf8');
  const links = [...filesFor(kind)]
    .filter((file) => !text.includes(`/${file}"`))
    // After the first view's picture: the page is readable without them.
    .map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`);
  await writeFile(target, text.replace('</head>', `${links.join('\n')}\n</head>`));
}

for (const page of pagePaths()) await preload(path.join(page, 'index.html'), pageAt(page).screen);
await preload('404.html', 'not-found');
console.log(`preloads: ${pagePaths().length + 1} pages name their screen`);

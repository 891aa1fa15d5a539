/**
 * The scripts that a page needs, from Vite's manifest. Those of the loader are preloaded in the page's head; those of
 * the app and the screen are in a list that the loader reads after the load event (frontend/src/app/startup), so that
 * they load in parallel.
 */
import { readFile } from 'node:fs/promises';
import type { ScreenKind } from '../../frontend/src/routes/manifest';
import { type Chunks, filesOf } from '../lib/chunks';

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/**
 * Returns a function that adds a screen's scripts to a page's HTML. `assets` is the path of Vite's manifest.
 * Rejects where it cannot be read. @throws Error, when called, for a source that the build did not split off.
 */
export async function openPreloads(assets: string): Promise<(html: string, screen: ScreenKind) => string> {
  const chunks = JSON.parse(await readFile(assets, 'utf8')) as Chunks;
  const keyOf = new Map(Object.entries(chunks).map(([key, { name }]) => [name, key]));
  /** The files of chunks with these names, and of all that they import. */
  const filesNamed = (...names: string[]) => [
    ...filesOf(
      chunks,
      names.map((name) => keyOf.get(name) ?? name),
    ),
  ];
  const loader = filesNamed('entries/renderer/_default.page.client');

  return (html, screen) => {
    const links = loader
      .filter((file) => !html.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">\n`);
    const later = filesNamed('hydrate', `${pascal(screen)}Screen`).filter((file) => !loader.includes(file));
    const list = later.map((file) => `/${file}`).join(' ');
    return html.replace('</head>', `${links.join('')}<meta name="scripts" content="${list}">\n</head>`);
  };
}

/**
 * The scripts that a page needs, from Vite's manifest. Those of the loader are preloaded in the page's head; those of
 * the app and the screen are in a list that the loader reads after the load event (frontend/src/app/startup), so that
 * they load in parallel.
 */
import { readFile } from 'node:fs/promises';
import type { ScreenKind } from '../../frontend/src/routes/manifest';

interface Chunk {
  readonly file: string;
  /** The name of the source that it was split off for. */
  readonly name?: string;
  readonly imports?: readonly string[];
}

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/**
 * Returns a function that adds a screen's scripts to a page's HTML. `assets` is the path of Vite's manifest.
 * Rejects where it cannot be read. @throws Error, when called, for a source that the build did not split off.
 */
export async function openPreloads(assets: string): Promise<(html: string, screen: ScreenKind) => string> {
  const chunks = JSON.parse(await readFile(assets, 'utf8')) as Record<string, Chunk>;
  const keyOf = new Map(Object.entries(chunks).map(([key, { name }]) => [name, key]));

  /** The files of these sources and of all that they import. @throws Error for an unknown source. */
  function filesOf(names: readonly string[]): ReadonlySet<string> {
    const files = new Set<string>();
    const collect = (key: string | undefined, what: string): void => {
      const chunk = key === undefined ? undefined : chunks[key];
      if (!chunk) throw new Error(`${assets} has no chunk for ${what}`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const name of chunk.imports ?? []) collect(name, name);
    };
    for (const name of names) collect(keyOf.get(name), name);
    return files;
  }

  const loader = filesOf(['entries/renderer/_default.page.client']);
  const known = new Map<ScreenKind, string>();

  return (html, screen) => {
    const beside = [...loader].filter((file) => !html.includes(`/${file}"`));
    const later =
      known.get(screen) ??
      [...filesOf(['hydrate', `${pascal(screen)}Screen`])]
        .filter((file) => !loader.has(file))
        .map((file) => `/${file}`)
        .join(' ');
    known.set(screen, later);
    const links = beside.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">\n`).join('');
    return html.replace('</head>', `${links}<meta name="scripts" content="${later}">\n</head>`);
  };
}

/**
 * The scripts that a page's entry imports as it runs, the app's and the screen's, to be named in its head so that they
 * are fetched beside it and not after it. The build's own list says which file a source became.
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
 * Gives a function that adds the preloads of a screen to a page's HTML. `assets` is the path of the build's list.
 * Rejects where it cannot be read. @throws Error, when called, for a source that the build did not split off.
 */
export async function openPreloads(assets: string): Promise<(html: string, screen: ScreenKind) => string> {
  const chunks = JSON.parse(await readFile(assets, 'utf8')) as Record<string, Chunk>;
  const keyOf = new Map(Object.entries(chunks).map(([key, { name }]) => [name, key]));
  const filesOfScreens = new Map<ScreenKind, readonly string[]>();

  /** Adds the chunk's own file and those it imports. */
  function collect(key: string | undefined, what: string, files: Set<string>): void {
    const chunk = key === undefined ? undefined : chunks[key];
    if (!chunk) throw new Error(`${assets} has no chunk for ${what}`);
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) if (!files.has(chunks[name]?.file ?? '')) collect(name, name, files);
  }

  function filesOf(screen: ScreenKind): readonly string[] {
    const known = filesOfScreens.get(screen);
    if (known) return known;
    const files = new Set<string>();
    for (const name of ['hydrate', `${pascal(screen)}Screen`]) collect(keyOf.get(name), name, files);
    filesOfScreens.set(screen, [...files]);
    return [...files];
  }

  return (html, screen) => {
    const files = filesOf(screen).filter((file) => !html.includes(`/${file}"`));
    const list = files.map((file) => `/${file}`).join(' ');
    return html.replace('</head>', `<meta name="scripts" content="${list}">\n</head>`);
  };
}

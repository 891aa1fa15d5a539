import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The chunks of the build in this folder, by source. */
export const readChunks = (dist: string): Manifest => JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));

/** The files of the chunks with these names, and of all that they import, directly or not. @throws Error for an unknown one. */
export function filesOf(chunks: Manifest, names: readonly string[]): readonly string[] {
  const sources = new Map(Object.entries(chunks).map(([source, { name }]) => [name, source]));
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(sources.get(name) ?? name);
  return [...files];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The chunks of a build, as Vite's manifest lists them by source. */
export type Chunks = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>;

/** The chunks of the build in this folder. */
export const readChunks = (dist: string): Chunks => JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));

/** The files of these sources and of all that they import, directly or not. @throws Error for an unknown source. */
export function filesOf(chunks: Chunks, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

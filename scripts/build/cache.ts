/**
 * Results of earlier builds, in .cache/, so that a build repeats only what has changed. Each result is stored under the
 * hash of all its inputs and can never be out of date.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BuildCache {
  /** The result of `make` for these inputs, or the stored one. Rejects as `make` does. */
  take(inputs: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes every result that this build has not used. */
  sweep(): Promise<void>;
}

/** Stores nothing. */
export const noCache: BuildCache = { take: (_, make) => make(), sweep: async () => {} };

const ownRoot = path.join(import.meta.dirname, '../../.cache/build');

/**
 * The cache of one script. `script` is its file (`import.meta.filename`) and `versions` are those of the libraries that
 * it uses: a change of one of them invalidates its results.
 */
export async function openBuildCache(
  script: string,
  versions: readonly (string | undefined)[],
  root = ownRoot,
): Promise<BuildCache> {
  const folder = path.join(root, path.basename(script, '.ts'));
  await mkdir(folder, { recursive: true });
  const maker = [await readFile(script), ...versions.map(String)];
  const taken = new Set<string>();
  /** Results in the making, by name: files with the same content request one at the same time. */
  const underWay = new Map<string, Promise<Buffer>>();

  async function read(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(folder, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const result = await make();
    // Renamed once it is complete.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, result);
    await rename(unfinished, file);
    return result;
  }

  return {
    async take(inputs, make) {
      const hash = createHash('sha256');
      // With their lengths, so that no two lists of inputs have the same hash.
      for (const input of [...maker, ...inputs]) hash.update(`${Buffer.byteLength(input)}:`).update(input);
      const name = hash.digest('hex');
      taken.add(name);
      const result = underWay.get(name) ?? read(name, make).finally(() => underWay.delete(name));
      underWay.set(name, result);
      return result;
    },
    async sweep() {
      const left = (await readdir(folder)).filter((name) => !taken.has(name));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

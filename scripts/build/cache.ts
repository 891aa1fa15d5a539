/**
 * What earlier builds have made, under .cache/, so that a build makes anew only what has changed. A result stands
 * under the hash of everything that it is made from, and so can never be out of date.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BuildCache {
  /** The result of `make` for these inputs, from an earlier build where one has made it. Rejects as `make` does. */
  take(inputs: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes every result that this build has not taken. */
  sweep(): Promise<void>;
}

/** Makes everything anew and keeps nothing. */
export const noCache: BuildCache = { take: (_, make) => make(), sweep: async () => {} };

const ownRoot = path.join(import.meta.dirname, '../../.cache/build');

/**
 * The cache of one script. `script` is its file (`import.meta.filename`) and `versions` are those of the libraries that
 * it works with: where one of them changes, no result is taken over.
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
  /** By name, while it is being made: several may ask for one result at once, as for files of the same content. */
  const underWay = new Map<string, Promise<Buffer>>();

  async function read(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(folder, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const result = await make();
    // Under its name only once it is whole.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, result);
    await rename(unfinished, file);
    return result;
  }

  return {
    async take(inputs, make) {
      const hash = createHash('sha256');
      // With their lengths, so that no two lists of inputs read the same.
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

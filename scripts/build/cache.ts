/**
 * Results of earlier builds, in .cache/, so that a build repeats only what has changed. Each result is stored under the
 * hash of all its inputs and can never be out of date, and with its own hash, so that a damaged file is made again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface BuildCache {
  /** The result of `make` for these inputs, or the stored one. Rejects as `make` does. */
  take(inputs: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes every result that this build has not used. */
  sweep(): Promise<void>;
}

const repository = path.join(import.meta.dirname, '../..');

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The stored result, unless it is missing or damaged. */
async function stored(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const [hash, result] = [bytes.subarray(0, 32), bytes.subarray(32)];
  return digest(result).equals(hash) ? result : undefined;
}

/**
 * The cache of one script. `sources` are its file (`import.meta.filename`) and the other files that every result is made
 * with, absolute or of the repository; `versions` are those of libraries. A change of one of them invalidates its results.
 */
export async function openBuildCache(
  sources: readonly [script: string, ...others: string[]],
  versions: readonly (string | undefined)[],
  root = path.join(repository, '.cache/build'),
): Promise<BuildCache> {
  const folder = path.join(root, path.basename(sources[0], '.ts'));
  await mkdir(folder, { recursive: true });
  const maker = [
    ...(await Promise.all(sources.map((file) => readFile(path.resolve(repository, file))))),
    ...versions.map(String),
  ];
  const taken = new Set<string>();
  return {
    async take(inputs, make) {
      const hash = createHash('sha256');
      // With their lengths, so that no two lists of inputs have the same hash.
      for (const input of [...maker, ...inputs]) hash.update(`${Buffer.byteLength(input)}:`).update(input);
      const name = hash.digest('hex');
      taken.add(name);
      const file = path.join(folder, name);
      const known = await stored(file);
      if (known) return known;
      const result = await make();
      // Renamed once it is complete.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, Buffer.concat([digest(result), result]));
      await rename(unfinished, file);
      return result;
    },
    async sweep() {
      const left = (await readdir(folder)).filter((name) => !taken.has(name));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

/**
 * Writes a `.br` and a `.gz` file beside every compressible file, for nginx's brotli_static and gzip_static; results
 * are cached in .cache/. Vite's compression plugins see the bundle alone: 99 of the 195 compressed files are pages,
 * data, sitemap and licenses, which are written after it.
 */
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type BuildCache, noCache, openBuildCache } from './cache';
import type { BuildStep } from './main';

// The site's other formats (woff2, webp, avif, png, pdf) are compressed already.
const compressible = /\.(css|glb|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;

// The highest level takes minutes for the files that grow with the catalogue, after every change of a product.
const large = 1_000_000;
const largeQuality = 9;

/** Each encoding by the suffix of its files; both are deterministic. */
const encodings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: bytes.length > large ? largeQuality : zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': async (bytes) => {
    const packed = await promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION });
    packed[9] = 255; // The header's "operating system": unknown, so that every machine writes the same bytes.
    return packed;
  },
};

/** zlib runs on libuv's four threads. */
const PARALLEL_FILES = 4;

/**
 * Writes the compressed files under `folder` and removes those that save nothing or whose original is gone. Returns how
 * many there are.
 */
export async function compressFolder(folder: string, cache: BuildCache = noCache): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const kept = new Set<string>();

  const queue = [...files].filter((file) => compressible.test(file)).sort();
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      for (const sibling of await compressFile(file, cache)) kept.add(sibling);
  };
  await Promise.all(Array.from({ length: PARALLEL_FILES }, work));

  const leftOver = [...files].filter((file) => extname(file) in encodings && !kept.has(file));
  await Promise.all(leftOver.map((file) => rm(file)));
  return kept.size;
}

/** Writes the compressed files that are smaller than the original; returns their paths. */
async function compressFile(file: string, cache: BuildCache): Promise<readonly string[]> {
  const [bytes, { atime, mtime }] = await Promise.all([readFile(file), stat(file)]);
  const siblings: string[] = [];
  for (const [suffix, compress] of Object.entries(encodings)) {
    const packed = await cache.take([suffix, bytes], () => compress(bytes));
    if (packed.length >= bytes.length) continue;
    await writeFile(file + suffix, packed);
    // All encodings of a file have the same Last-Modified.
    await utimes(file + suffix, atime, mtime);
    siblings.push(file + suffix);
  }
  return siblings;
}

export const compressSite: BuildStep = async (webRoot) => {
  const cache = await openBuildCache(import.meta.filename, [process.versions.brotli, process.versions.zlib]);
  const count = await compressFolder(webRoot, cache);
  await cache.sweep();
  return `${count} .br and .gz files`;
};

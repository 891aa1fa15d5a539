/**
 * Puts a `.br` and a `.gz` sibling beside every compressible file of a folder, for nginx's
 * brotli_static and gzip_static: `npx tsx scripts/build/compress.ts dist/client`. What an earlier build has compressed is
 * taken from .cache/. A plugin of Vite's would see the bundle alone: pages, sitemap and licenses are written after it.
 */
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type BuildCache, noCache, openBuildCache } from './lib/cache';

// Everything else on the site (woff2, webp, avif, png, pdf) is compressed already.
const compressible = new Set([
  '.css',
  '.glb',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

// The highest level takes minutes for what grows with the catalogue, and anew after every change of a product.
const large = 1_000_000;
const largeQuality = 9;

/** A sibling's suffix and how its bytes are made; both are deterministic. */
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

/** Files in work at once: zlib runs on libuv's four threads. */
const atOnce = 4;

/**
 * Writes the siblings under `folder` and removes those that no longer save anything or have lost
 * their original. Gives the number of siblings kept. Rejects where a file cannot be read or written.
 */
export async function compressFolder(folder: string, cache: BuildCache = noCache): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const kept = new Set<string>();

  const queue = [...files].filter((file) => compressible.has(extname(file))).sort();
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      for (const sibling of await compressFile(file, cache)) kept.add(sibling);
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const leftOver = [...files].filter((file) => extname(file) in encodings && !kept.has(file));
  await Promise.all(leftOver.map((file) => rm(file)));
  return kept.size;
}

/** Writes the siblings of one file that are smaller than it; gives their paths. */
async function compressFile(file: string, cache: BuildCache): Promise<readonly string[]> {
  const [bytes, { atime, mtime }] = await Promise.all([readFile(file), stat(file)]);
  const siblings: string[] = [];
  for (const [suffix, compress] of Object.entries(encodings)) {
    const packed = await cache.take([suffix, bytes], () => compress(bytes));
    if (packed.length >= bytes.length) continue;
    await writeFile(file + suffix, packed);
    // One Last-Modified for all the encodings of a file.
    await utimes(file + suffix, atime, mtime);
    siblings.push(file + suffix);
  }
  return siblings;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Usage: tsx scripts/build/compress.ts FOLDER');
    process.exitCode = 1;
  } else {
    const cache = await openBuildCache(import.meta.filename, [process.versions.brotli, process.versions.zlib]);
    console.log(`${await compressFolder(folder, cache)} compressed siblings in ${folder}`);
    await cache.sweep();
  }
}

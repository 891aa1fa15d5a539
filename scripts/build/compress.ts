/**
 * Writes a `.br` and a `.gz` file beside every compressible file, for nginx's brotli_static and gzip_static; results
 * are cached in .cache/. Vite's compression plugins see the bundle alone: 99 of the 195 compressed files are pages,
 * data, sitemap and licenses, which are written after it.
 */
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, crc32, createBrotliCompress, deflateRaw, constants as zlib } from 'node:zlib';
import { type BuildCache, noCache, openBuildCache } from './cache';
import type { BuildStep } from './main';

// The site's other formats (woff2, webp, avif, png, pdf) are compressed already.
const compressible = /\.(css|glb|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;

// The highest level takes minutes for the files that grow with the catalogue, after every change of a product.
const large = 1_000_000;
const largeQuality = 9;

/**
 * The opening tag of a page names the release, which every change of content changes. It is stored as it is, and only
 * what follows is compressed: of an unchanged page that is the same in every release, and comes from the cache.
 */
const openingTag = /^<!doctype html>\s*<html[^>]*>/;
const longestOpening = 120;

/** A file as its opening, which may be empty, and the rest. */
function split(bytes: Buffer): readonly [opening: Buffer, rest: Buffer] {
  const length = openingTag.exec(bytes.toString('latin1', 0, 4 * longestOpening))?.[0].length ?? 0;
  const end = length <= longestOpening ? length : 0;
  return [bytes.subarray(0, end), bytes.subarray(end)];
}

interface Encoding {
  /** Compresses what follows an opening of this length and these last two bytes. */
  readonly compress: (rest: Buffer, length: number, last: Buffer) => Promise<Buffer>;
  /** The whole file. */
  readonly join: (opening: Buffer, packed: Buffer, bytes: Buffer) => Buffer;
}

const number = (value: number, bytes: number) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
};

/** Each encoding by the suffix of its files; both are deterministic. */
const encodings: Readonly<Record<string, Encoding>> = {
  '.br': {
    async compress(rest, length, last) {
      const stream = createBrotliCompress({
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: rest.length > large ? largeQuality : zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_SIZE_HINT]: length + rest.length,
        },
      });
      if (length > 0) {
        // In place of the opening: bytes of no text and each once, so that nothing refers to them.
        stream.write(Buffer.concat([Buffer.from(Array.from({ length: length - 2 }, (_, at) => 255 - at)), last]));
        await new Promise<void>((done) => stream.flush(zlib.BROTLI_OPERATION_FLUSH, done));
        stream.read();
      }
      stream.end(rest);
      return Buffer.concat(await stream.toArray());
    },
    join(opening, packed, bytes) {
      if (opening.length === 0) return packed;
      // RFC 7932: the window's size, 2²², in 4 bits, and the header of an uncompressed block in 20.
      const joined = Buffer.concat([number((1 << 23) | ((opening.length - 1) << 7) | 11, 3), opening, packed]);
      if (!brotliDecompressSync(joined).equals(bytes)) throw new Error('This brotli compresses in another way');
      return joined;
    },
  },
  '.gz': {
    compress: (rest) => promisify(deflateRaw)(rest, { level: zlib.Z_BEST_COMPRESSION }),
    join(opening, packed, bytes) {
      const { length } = opening;
      // RFC 1952: no name, no time, and the same "operating system" on every machine. RFC 1951: a stored block.
      const header = Buffer.from('1f8b08000000000002ff', 'hex');
      const stored = length > 0 ? [number(0, 1), number(length, 2), number(length ^ 0xffff, 2), opening] : [];
      return Buffer.concat([header, ...stored, packed, number(crc32(bytes), 4), number(bytes.length, 4)]);
    },
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
  const [opening, rest] = split(bytes);
  const [length, last] = [opening.length, opening.subarray(-2)];
  for (const [suffix, { compress, join: whole }] of Object.entries(encodings)) {
    const result = await cache.take([suffix, `${length}`, last, rest], () => compress(rest, length, last));
    const packed = whole(opening, result, bytes);
    if (packed.length >= bytes.length) continue;
    await writeFile(file + suffix, packed);
    // All encodings of a file have the same Last-Modified.
    await utimes(file + suffix, atime, mtime);
    siblings.push(file + suffix);
  }
  return siblings;
}

export const compressSite: BuildStep = async (webRoot) => {
  const cache = await openBuildCache([import.meta.filename], [process.versions.brotli, process.versions.zlib]);
  const count = await compressFolder(webRoot, cache);
  await cache.sweep();
  return `${count} .br and .gz files`;
};

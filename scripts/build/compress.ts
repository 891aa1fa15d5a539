/**
 * Writes a `.br` and a `.gz` file beside every file that both make smaller, for nginx's brotli_static and gzip_static; results
 * are cached in .cache/. Vite's compression plugins see only the bundle, 40 % of the files: pages, data, sitemap and
 * licenses are written after it.
 */
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliCompress, gzip as gzipInZlib, constants as zlib } from 'node:zlib';
import { type BuildCache, openBuildCache } from './cache';
import type { BuildStep } from './step';

// The site's other formats (woff2, webp, avif, png, pdf) are compressed already.
const compressible = /\.(css|glb|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;

// The highest level takes minutes for the files that grow with the catalogue, after every change of a product.
const large = 1_000_000;
const largeQuality = 9;

/** Compresses a text that follows `before` in its file. */
async function brotliAfter(before: Buffer, text: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: text.length > large ? largeQuality : zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: before.length + text.length,
    },
  });
  if (before.length > 0) {
    stream.write(before);
    await new Promise<void>((done) => stream.flush(zlib.BROTLI_OPERATION_FLUSH, done));
    stream.read();
  }
  stream.end(text);
  return Buffer.concat(await stream.toArray());
}

const openingTag = /^<!doctype html>\s*<html[^>]*>/;
const longestOpening = 120;

/**
 * The opening tag of a page names the release, which every change of content changes. It is stored as it is, and only
 * what follows is compressed: of an unchanged page that is the same in every release, and comes from the cache. With 300
 * products a build after one changed sentence would otherwise spend 62 s of processor time on compression.
 */
async function brotli(bytes: Buffer, cache: BuildCache): Promise<Buffer> {
  const found = openingTag.exec(bytes.toString('latin1', 0, 4 * longestOpening))?.[0].length ?? 0;
  const length = found <= longestOpening ? found : 0;
  const [opening, text] = [bytes.subarray(0, length), bytes.subarray(length)];
  // A stand-in for the opening, the same for every release, as it is a part of the cache's key. Its bytes are not ASCII and
  // differ, so that brotli repeats none of them in the text. The last two are the opening's own: brotli codes the first
  // letters of the text by the two before them.
  const anyOpening = Buffer.from(opening.map((byte, at) => (at < length - 2 ? 255 - at : byte)));
  const packed = await cache.take(['.br', anyOpening, text], () => brotliAfter(anyOpening, text));
  if (length === 0) return packed;
  // RFC 7932: the size of the window, 2²², in 4 bits, and in 20 the header of an uncompressed block.
  const header = Buffer.alloc(3);
  header.writeUIntLE((1 << 23) | ((length - 1) << 7) | 11, 0, 3);
  const joined = Buffer.concat([header, opening, packed]);
  // A text with other letters than a page's may contain some of the stand-in's bytes in their order.
  const unpacked = await promisify(brotliDecompress)(joined).catch(() => undefined);
  return unpacked?.equals(bytes) ? joined : cache.take(['.br', bytes], () => brotliAfter(Buffer.alloc(0), bytes));
}

async function gzip(bytes: Buffer): Promise<Buffer> {
  const packed = await promisify(gzipInZlib)(bytes, { level: zlib.Z_BEST_COMPRESSION });
  packed[9] = 255; // The header's "operating system": unknown, so that every machine writes the same bytes.
  return packed;
}

/** zlib runs on libuv's four threads. */
const PARALLEL_FILES = 4;

/** Writes the compressed files under `folder`, which a build begins without any. Returns how many there are. */
export async function compressFolder(folder: string, cache: BuildCache): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return Readable.from(names.filter((name) => compressible.test(name)))
    .map((name: string) => compressFile(join(folder, name), cache), { concurrency: PARALLEL_FILES })
    .reduce((sum, written: number) => sum + written, 0);
}

/**
 * Writes the compressed files where both are smaller than the original; returns how many. With one alone nginx would say
 * only in some answers that they vary with Accept-Encoding.
 */
async function compressFile(file: string, cache: BuildCache): Promise<number> {
  const [bytes, { mtimeNs }] = await Promise.all([readFile(file), stat(file, { bigint: true })]);
  // All encodings of a file have the same Last-Modified, which is in seconds. Node rounds a Date up.
  const lastModified = Number(mtimeNs / 1_000_000_000n);
  const packed = { '.br': await brotli(bytes, cache), '.gz': await cache.take(['.gz', bytes], () => gzip(bytes)) };
  if (Object.values(packed).some(({ length }) => length >= bytes.length)) return 0;
  for (const [suffix, content] of Object.entries(packed)) {
    await writeFile(file + suffix, content);
    await utimes(file + suffix, lastModified, lastModified);
  }
  return 2;
}

export const compressSite: BuildStep = async (webRoot) => {
  const cache = await openBuildCache([import.meta.filename], [process.versions.brotli, process.versions.zlib]);
  const count = await compressFolder(webRoot, cache);
  await cache.sweep();
  return `${count} .br and .gz files`;
};

import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBuildCache } from '../../scripts/build/cache';
import { compressFolder } from '../../scripts/build/compress';
import { emptyFolder, folder } from './support/folder';
import { forRuns } from './support/forAny';

emptyFolder();

describe('the build cache', () => {
  const open = () => openBuildCache([import.meta.filename], ['1.0'], folder);
  /** The result in a build of its own, which would be `text`. */
  const take = async (inputs: readonly string[], text: string) =>
    String(await (await open()).take(inputs, async () => Buffer.from(text)));

  it('has one result for several simultaneous requests, such as those for files with the same content', async () => {
    const cache = await open();
    const request = () => cache.take(['input'], async () => Buffer.from('result'));
    const results = await Promise.all(Array.from({ length: 50 }, request));
    expect(new Set(results.map(String))).toEqual(new Set(['result']));
  });

  it('returns the result in a later build, and makes a new one for other inputs', async () => {
    await take(['ab', 'c'], 'first');
    expect(await take(['ab', 'c'], 'second')).toBe('first');
    expect(await take(['a', 'bc'], 'second')).toBe('second');
  });

  it('rejects where making the result fails, and keeps nothing', async () => {
    const cache = await open();
    const broken = async () => Promise.reject(new Error('cannot be made'));
    await expect(cache.take(['input'], broken)).rejects.toThrow('cannot be made');
    expect(String(await cache.take(['input'], async () => Buffer.from('made')))).toBe('made');
  });

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte)))],
  ])('makes a result again whose file was %s', async (_, damage) => {
    await take(['input'], 'result');
    const [file = ''] = (await readdir(folder, { recursive: true })).filter((name) => name.includes(path.sep));
    await writeFile(path.join(folder, file), damage(await readFile(path.join(folder, file))));
    expect(await take(['input'], 'remade')).toBe('remade');
    expect(await take(['input'], 'again')).toBe('remade');
  });

  it('makes a result again when its sources or the version of a library have changed', async () => {
    const source = path.join(folder, 'source.ts');
    const made = async (text: string, version: string) => {
      await writeFile(source, text);
      const cache = await openBuildCache([import.meta.filename, source], [version], folder);
      return String(await cache.take(['input'], async () => Buffer.from(`${text} ${version}`)));
    };
    expect(await made('a', '1')).toBe('a 1');
    expect(await made('b', '1')).toBe('b 1');
    expect(await made('b', '2')).toBe('b 2');
  });
});

describe('compression, which keeps its results in the cache', () => {
  const cache = () => openBuildCache([import.meta.filename], [], path.join(folder, 'cache'));

  /** Compresses a page in a build of its own, beside the results of those before, and returns both files, read back. */
  async function build(content: string): Promise<readonly string[]> {
    const page = path.join(folder, 'index.html');
    await writeFile(page, content);
    await compressFolder(folder, await cache());
    return [`${brotliDecompressSync(await readFile(`${page}.br`))}`, `${gunzipSync(await readFile(`${page}.gz`))}`];
  }

  const opening = fc.constantFrom('<!doctype html>\n<html lang="en-US" data-release="', '<html class="', '');
  const text = fc.string({ unit: 'grapheme', maxLength: 150 });
  forRuns(50)('keeps every byte of any page', [opening, text, text], async (start, attribute, rest) => {
    const content = `${start}${attribute}">${rest}${'Passive cooling. '.repeat(40)}`;
    expect(await build(content)).toEqual([content, content]);
  });

  it('keeps every byte of a text that has the bytes of the opening that it is compressed after', async () => {
    const content = `<!doctype html>\n<html lang="en-US" data-release=" \u0800\u{10000}\u{10000}\u{10000}\u0800">\u{10F7C}${'Passive cooling. '.repeat(40)}`;
    expect(await build(content)).toEqual([content, content]);
  });

  it('makes siblings where both are smaller, with the Last-Modified of the file, also at the end of a second', async () => {
    const words = 'Passive cooling for medical transport. '.repeat(100);
    // Brotli makes it smaller, gzip does not.
    const short = 'User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n';
    const files = { 'index.html': words, 'tiny.txt': 'ok', 'robots.txt': short, 'photo.webp': words };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    await utimes(path.join(folder, 'index.html'), 0, 1_700_000_000.9999);
    expect(await compressFolder(folder, await cache())).toBe(2);
    const siblings = (await readdir(folder)).filter((name) => /\.(?:br|gz)$/.test(name)).sort();
    expect(siblings).toEqual(['index.html.br', 'index.html.gz']);
    for (const name of ['index.html', ...siblings])
      expect(Math.floor((await stat(path.join(folder, name))).mtimeMs / 1000), name).toBe(1_700_000_000);
  });
});

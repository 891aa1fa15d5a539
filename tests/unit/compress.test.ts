import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBuildCache } from '../../scripts/build/cache';
import { compressFolder } from '../../scripts/build/compress';
import { emptyFolder, folder } from './support/folder';
import { forRuns } from './support/forAny';

describe('compression', () => {
  emptyFolder();
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

  it('makes siblings where they are smaller, with the Last-Modified of the file, also at the end of a second', async () => {
    const words = 'Passive cooling for medical transport. '.repeat(100);
    for (const [name, content] of Object.entries({ 'index.html': words, 'tiny.txt': 'ok', 'photo.webp': words }))
      await writeFile(path.join(folder, name), content);
    await utimes(path.join(folder, 'index.html'), 0, 1_700_000_000.9999);
    expect(await compressFolder(folder, await cache())).toBe(2);
    const siblings = (await readdir(folder)).filter((name) => /\.(?:br|gz)$/.test(name)).sort();
    expect(siblings).toEqual(['index.html.br', 'index.html.gz']);
    for (const name of ['index.html', ...siblings])
      expect(Math.floor((await stat(path.join(folder, name))).mtimeMs / 1000), name).toBe(1_700_000_000);
  });
});

import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBuildCache } from '../../scripts/build/cache';
import { compressFolder } from '../../scripts/build/compress';
import { emptyFolder, folder } from './support/folder';
import { forAny } from './support/forAny';

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
  forAny(
    'keeps every byte, whatever the opening tag and the rest are',
    [opening, text, text],
    async (start, attribute, rest) => {
      const content = `${start}${attribute}">${rest}${'Passive cooling. '.repeat(40)}`;
      expect(await build(content)).toEqual([content, content]);
    },
    50,
  );

  describe('siblings', () => {
    const words = 'Passive cooling for medical transport. '.repeat(100);
    const file = (name: string) => path.join(folder, name);
    const siblings = async () => (await readdir(folder)).filter((name) => /\.(?:br|gz)$/.test(name)).sort();
    beforeEach(async () => {
      for (const [name, text] of Object.entries({ 'index.html': words, 'tiny.txt': 'ok', 'photo.webp': words }))
        await writeFile(file(name), text);
    });

    it('are made where they are smaller', async () => {
      expect(await compressFolder(folder, await cache())).toBe(2);
      expect(await siblings()).toEqual(['index.html.br', 'index.html.gz']);
    });

    it('have the Last-Modified of the file, also in the last millisecond of a second', async () => {
      await utimes(file('index.html'), 0, 1_700_000_000.9999);
      await compressFolder(folder, await cache());
      for (const name of ['index.html', ...(await siblings())])
        expect(Math.floor((await stat(file(name))).mtimeMs / 1000), name).toBe(1_700_000_000);
    });
  });
});

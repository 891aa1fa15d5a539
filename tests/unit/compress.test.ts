/** The compressed siblings of files, and when they are made again. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuildCache, openBuildCache } from '../../scripts/build/cache';
import { compressFolder } from '../../scripts/build/compress';
import { emptyFolder, folder } from './support/folder';
import { forAny } from './support/forAny';

describe('compression', () => {
  emptyFolder();
  let made = 0;

  /** A page of a release; `text` is followed by words that compress. */
  const html = (release: string, text: string) =>
    `<!doctype html>\n<html lang="en-US" data-release="${release}">\n<p>${text}</p>${'Passive cooling. '.repeat(40)}`;

  /** Compresses the page in a build of its own and returns both files, read back. */
  async function build(content: string): Promise<readonly string[]> {
    const { take, sweep } = await openBuildCache([import.meta.filename], [], path.join(folder, 'cache'));
    made = 0;
    const counted: BuildCache = {
      sweep,
      take: (inputs, make) =>
        take(inputs, () => {
          made += 1;
          return make();
        }),
    };
    const page = path.join(folder, 'index.html');
    await writeFile(page, content);
    await compressFolder(folder, counted);
    return [`${brotliDecompressSync(await readFile(`${page}.br`))}`, `${gunzipSync(await readFile(`${page}.gz`))}`];
  }

  it('of a page is done again for another sentence, and for another release in gzip alone, which is fast', async () => {
    for (const [release, text, times] of [
      ['22c00388e11d', 'One', 2],
      ['22c00388e11d', 'One', 0],
      ['5bed9827483e', 'One', 1],
      ['5bed9827483e', 'Two', 2],
    ] as const) {
      const content = html(release, text);
      expect(await build(content)).toEqual([content, content]);
      expect(made, `${release} ${text}`).toBe(times);
    }
  });

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
      expect(await compressFolder(folder)).toBe(2);
      expect(await siblings()).toEqual(['index.html.br', 'index.html.gz']);
    });
  });
});

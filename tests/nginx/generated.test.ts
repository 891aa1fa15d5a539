/** Files that scripts generate for nginx: the map of canonical paths, and compressed siblings. */
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from '../../scripts/build/compress';
import { canonicalPathsMap } from '../../scripts/build/nginx-maps';
import { temporaryFolder } from './support/site';

/** That the committed map is the generated one is checked by `npm run check:generated`. */
describe('the map of canonical paths', () => {
  it.each([
    ['/products/kelvin.html', '/Products/Kelvin.html'],
    ['/products/kelvin/', '/Products/Kelvin'],
    ['/products/kelvin', '/Products/Kelvin/'],
    ['/products/a b', '/Products/A B'],
    ['/products/$uri', '/Products/X'],
    ['/a;', '/A'],
    ['//evil', '/Evil'],
    ['/a', 'https://evil.example'],
    ['/Products', '/Products'],
    ['/api/inquiry', '/Api/Inquiry'],
    ['/assets', '/Assets'],
    ['/healthz', '/Healthz'],
  ])('cannot have %s with the value %s', (key, path) => {
    expect(() => canonicalPathsMap(new Map([[key, path]]))).toThrow(/nginx cannot serve these paths/);
  });
});

describe('compressed siblings', () => {
  let folder: string;
  const words = 'Passive cooling for medical transport. '.repeat(100);
  beforeEach(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'Products/Kelvin'), { recursive: true });
    await writeFile(join(folder, 'Products/Kelvin/index.html'), words);
    await writeFile(join(folder, 'tiny.txt'), 'ok');
    await writeFile(join(folder, 'photo.webp'), words);
  });
  afterEach(() => rm(folder, { recursive: true }));
  const names = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name)).sort();

  it('hold the same bytes, where they are smaller', async () => {
    expect(await compressFolder(folder)).toBe(2);
    expect(await names()).toEqual(['Products/Kelvin/index.html.br', 'Products/Kelvin/index.html.gz']);
    const read = (suffix: string) => readFile(join(folder, `Products/Kelvin/index.html${suffix}`));
    expect(brotliDecompressSync(await read('.br')).toString()).toBe(words);
    expect(gunzipSync(await read('.gz')).toString()).toBe(words);
  });

  it('are the same on every run, with the date of their original', async () => {
    const original = join(folder, 'Products/Kelvin/index.html');
    await utimes(original, 1_000_000_000, 1_000_000_000);
    await compressFolder(folder);
    const first = await readFile(`${original}.gz`);
    await compressFolder(folder);
    expect(await readFile(`${original}.gz`)).toEqual(first);
    // gzip's header has neither a time nor an operating system.
    expect([...first.subarray(4, 8), first[9]]).toEqual([0, 0, 0, 0, 255]);
    for (const suffix of ['.br', '.gz']) expect((await stat(original + suffix)).mtimeMs).toBe(1_000_000_000_000);
  });

  it('are removed where their original is gone or has become too small', async () => {
    await compressFolder(folder);
    await writeFile(join(folder, 'Products/Kelvin/index.html'), 'x');
    await writeFile(join(folder, 'gone.js.br'), 'stale');
    expect(await compressFolder(folder)).toBe(0);
    expect(await names()).toEqual([]);
  });
});

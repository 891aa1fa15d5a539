import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBuildCache } from '../../scripts/build/cache';
import { emptyFolder, folder } from './support/folder';

describe('the build cache', () => {
  emptyFolder();
  const open = () => openBuildCache([import.meta.filename], ['1.0'], folder);

  it('has one result for several simultaneous requests, such as those for files with the same content', async () => {
    const cache = await open();
    const request = () => cache.take(['input'], async () => Buffer.from('result'));
    const results = await Promise.all(Array.from({ length: 50 }, request));
    expect(new Set(results.map(String))).toEqual(new Set(['result']));
  });

  it('returns the result in a later build, and makes a new one for other inputs', async () => {
    await (await open()).take(['ab', 'c'], async () => Buffer.from('first'));
    const cache = await open();
    const remade = async () => Buffer.from('second');
    expect(String(await cache.take(['ab', 'c'], remade))).toBe('first');
    expect(String(await cache.take(['a', 'bc'], remade))).toBe('second');
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
    await (await open()).take(['input'], async () => Buffer.from('result'));
    const [file = ''] = (await readdir(folder, { recursive: true })).filter((name) => name.includes(path.sep));
    await writeFile(path.join(folder, file), damage(await readFile(path.join(folder, file))));
    const remade = async () => Buffer.from('remade');
    expect(String(await (await open()).take(['input'], remade))).toBe('remade');
    expect(String(await (await open()).take(['input'], async () => Buffer.from('again')))).toBe('remade');
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

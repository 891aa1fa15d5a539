import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBuildCache } from '../../scripts/build/cache';
import { emptyFolder, folder } from './support/folder';

describe('the build cache', () => {
  emptyFolder();
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

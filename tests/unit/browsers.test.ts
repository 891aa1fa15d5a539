import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '../../frontend');

it.each([
  ['a pattern with a lookbehind, with which a script does not start in Safari before 16.4', /\(\?<[=!]/],
  ['a call of AbortSignal.timeout, which Safari before 16 lacks', /AbortSignal\.timeout\(/],
])('No script of the browser has %s', (_, pattern) => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  // site/ runs at build time alone.
  const read = files.filter((file) => /^(?:src\/(?!site\/)|worker\/).*\.tsx?$/.test(file));
  expect(read.length).toBeGreaterThan(300);
  expect(read.filter((file) => pattern.test(readFileSync(path.join(sources, file), 'utf8')))).toEqual([]);
});

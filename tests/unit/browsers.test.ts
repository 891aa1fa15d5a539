import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '../../frontend/src');

it('No pattern has a lookbehind, with which a script does not start in Safari before 16.4', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  // site/ runs at build time alone.
  const read = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('site/'));
  expect(read.length).toBeGreaterThan(300);
  expect(read.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(sources, file), 'utf8')))).toEqual([]);
});

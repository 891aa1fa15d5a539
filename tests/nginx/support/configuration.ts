/** The text of nginx's configuration files and templates. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { repository } from '../../unit/support/run';

const folder = join(repository, 'nginx');

/** Relative to nginx/. */
export const configurationFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.conf\b/.test(name),
);

/** Without comments and indentation. */
export const textOf = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll(/^\s*#.*\n|^[ \t]+/gm, '');

export const configuration = configurationFiles.map(textOf).join('\n');

/** The first groups of all matches in the configuration, of which there has to be one. */
export function found(pattern: RegExp): readonly string[] {
  const groups = [...configuration.matchAll(pattern)].map(([, group = '']) => group);
  expect(groups, `${pattern}`).not.toEqual([]);
  return groups;
}

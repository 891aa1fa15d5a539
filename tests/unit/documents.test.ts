import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const documents = ['.', '.github', 'deploy', 'frontend', 'nginx', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
);

it.each(documents)('%s links to files that exist', (document) => {
  const targets = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => !existsSync(path.join(path.dirname(document), target)))).toEqual([]);
});

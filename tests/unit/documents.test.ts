import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The anchors that GitHub gives the headings of a document. */
const anchorsIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

const documents = ['.', '.github', 'deploy', 'frontend', 'nginx', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
);

it.each(documents)('%s links to files and headings that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file, heading]) => {
    const target = file ? path.join(path.dirname(document), file) : document;
    return !existsSync(target) || (heading && !anchorsIn(target).includes(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

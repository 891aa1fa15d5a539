/**
 * Allows each page its own inline styles and scripts, and no others: writes inline-hashes.map, which nginx/render.sh
 * reads into the content security policy. It has no address on the site (nginx/snippets/files.conf).
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byTag, openingTag, parseHtml } from '../check/site/html';
import { viewerStyles } from '../lib/viewer-styles';

// Emotion inserts rules into empty style elements: the browser only checks the empty text. The viewer of 3D models adds
// its own element to any page, as navigation inside the app keeps the policy of the first page.
const always = ['', viewerStyles()];

const sources = (texts: readonly string[]) => [
  "'self'",
  ...[...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort(),
];

/** Whether a browser runs a script of this type; the policy does not apply to data blocks. */
const isProgram = (type = '') => type === '' || type === 'module' || type === 'text/javascript';

/**
 * The directives for the inline styles and scripts of a page's HTML. @throws Error that names the page, for a style
 * attribute, which the policy blocks; single properties that a script sets are allowed.
 */
export function inlinePolicy(html: string, page: string): string {
  const document = parseHtml(html);
  const refused = document.elements.find(({ attributes }) => 'style' in attributes);
  if (refused) throw new Error(`/${page}: The policy blocks this style attribute: ${openingTag(refused)}`);
  const styles = byTag(document, 'style').map(({ text }) => text);
  const scripts = byTag(document, 'script')
    .filter(({ attributes: { src, type } }) => src === undefined && isProgram(type))
    .map(({ text }) => text);
  const directives = [
    ['script-src', ...sources(scripts)],
    ['style-src', ...sources([...always, ...styles])],
    ['style-src-attr', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** Writes the map for every page under a folder. Rejects for a page that the policy would break. */
export async function writeInlineHashes(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  // One after the other: a page's tree is many times the size of its HTML.
  const lines: string[] = [];
  for (const page of pages) lines.push(`/${page} "${inlinePolicy(await readFile(join(folder, page), 'utf8'), page)}";`);
  const head = '# Written by scripts/build/inline-hashes.ts: file, directives for its inline styles and scripts.';
  await writeFile(join(folder, 'inline-hashes.map'), [head, ...lines, ''].join('\n'));
  return `inline-hashes.map, of ${pages.length} pages`;
}

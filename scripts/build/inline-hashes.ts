/**
 * Allows each page its own inline styles and its own inline script, and no others: writes FOLDER/inline-hashes.map, which
 * nginx/render.sh reads into the content security policy. After the build: `npx tsx scripts/build/inline-hashes.ts dist/client`.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byTag, openingTag, parseHtml } from '../check/site/html';
import { viewerStyles } from '../lib/viewer-styles';

/** The file's name; it has no address on the site (nginx/snippets/files.conf). */
export const inlineHashesFile = 'inline-hashes.map';

// Emotion fills empty style elements rule by rule: only the empty text is ever judged. The viewer of 3D models brings its
// own, on any page: whoever moves on inside the app to one with a model still has the policy of the first.
const always = ['', viewerStyles()];

const sources = (texts: readonly string[]) => [
  "'self'",
  ...[...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort(),
];

/** What a browser runs: a script without a type, or of one of JavaScript's. Blocks of data are judged by no policy. */
const isProgram = (type = '') => type === '' || type === 'module' || type === 'text/javascript';

/**
 * The directives for what stands inside a page's HTML. @throws Error for a style attribute: the policy refuses them all,
 * and the page would look otherwise than it was built. One that a script sets, one property at a time, is under no rule.
 */
export function inlinePolicy(html: string): string {
  const document = parseHtml(html);
  const refused = document.elements.find(({ attributes }) => 'style' in attributes);
  if (refused) throw new Error(`A style attribute, which the policy refuses: ${openingTag(refused)}`);
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

/**
 * Writes the map for every page under `folder`; gives their number. Rejects where a file cannot be read or written, and
 * for a page that the policy would break.
 */
export async function writeInlineHashes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  // One after the other: a page's tree is many times its size, and the catalogue may be long.
  const lines: string[] = [];
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    try {
      lines.push(`/${page} "${inlinePolicy(html)}";`);
    } catch (error) {
      throw new Error(`/${page}: ${(error as Error).message}`);
    }
  }
  const head = [
    '# Generated from the built pages by scripts/build/inline-hashes.ts. Do not edit.',
    '# File, directives for what stands inside it.',
  ];
  await writeFile(join(folder, inlineHashesFile), [...head, ...lines, ''].join('\n'));
  return pages.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Usage: tsx scripts/build/inline-hashes.ts FOLDER');
    process.exitCode = 1;
  } else {
    console.log(`${inlineHashesFile}: hashes of ${await writeInlineHashes(folder)} pages`);
  }
}

/**
 * Allows each page its own inline styles and no others: writes FOLDER/style-hashes.map, which nginx/render.sh
 * reads into the content security policy. After the build: `npx tsx scripts/style-hashes.ts dist/client`.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** The file's name; it has no address on the site (nginx/snippets/files.conf). */
export const styleHashesFile = 'style-hashes.map';

// nginx reads a value of at most 4,096 characters, and some proxies refuse a header of more than 4 KiB. A page with
// more pictures in more shapes and tints than this gets 'unsafe-inline', for style attributes alone: what an
// attribute can do to its one element is little, and no other way would let the page show them.
const mostAttributeHashes = 60;

// Emotion, where MUI is used, fills empty style elements rule by rule: only the empty text is ever judged.
const always = [''];

const sources = (texts: Iterable<string>) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

/**
 * The style directives of a page's policy. Takes the page's HTML; style attributes that scripts set
 * one property at a time need none.
 */
export function stylePolicy(html: string): string {
  const elements: string[] = [...always];
  const attributes: string[] = [];
  const visit = (node: Node) => {
    if ('attrs' in node)
      attributes.push(...node.attrs.filter(({ name }) => name === 'style').map(({ value }) => value));
    if (node.nodeName === 'style' && 'childNodes' in node)
      elements.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html));

  const hashes = sources(attributes);
  const inline = hashes.length > mostAttributeHashes ? "'unsafe-inline'" : ["'unsafe-hashes'", ...hashes].join(' ');
  return `style-src 'self' ${sources(elements).join(' ')}; style-src-attr ${hashes.length > 0 ? inline : "'none'"}`;
}

/** Writes the map for every page under `folder`; gives their number. Rejects where a file cannot be read or written. */
export async function writeStyleHashes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  // One after the other: a page's tree is many times its size, and the catalogue may be long.
  const lines: string[] = [];
  for (const page of pages) lines.push(`/${page} "${stylePolicy(await readFile(join(folder, page), 'utf8'))}";`);
  const head = [
    '# Generated from the built pages by scripts/style-hashes.ts. Do not edit.',
    '# File, style directives.',
  ];
  await writeFile(join(folder, styleHashesFile), [...head, ...lines, ''].join('\n'));
  return pages.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Usage: tsx scripts/style-hashes.ts FOLDER');
    process.exitCode = 1;
  } else {
    console.log(`${styleHashesFile}: style hashes of ${await writeStyleHashes(folder)} pages`);
  }
}

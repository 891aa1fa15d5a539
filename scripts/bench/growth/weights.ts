/** Bytes as they travel: of a file, and of all that a page's HTML names for a visit. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes that a file is sent with: those of its brotli sibling, where it has one. */
export async function sentBytes(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

/** HTML, scripts with those of the app, style sheets and fonts of a page in a built site; without pictures. */
export async function firstVisitBytes(webRoot: string, address: string): Promise<number> {
  const file = path.join(webRoot, address, 'index.html');
  const html = await readFile(file, 'utf8');
  const named = html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)\b/g);
  const files = new Set([...named].map(([name]) => path.join(webRoot, name)));
  const sizes = await Promise.all([file, ...files].map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const template = createRequire(import.meta.url).resolve('@google/model-viewer/lib/template.js');

/** The text of the style element that model-viewer adds to a page. @throws Error unless the package has exactly one. */
export function viewerStyles(): string {
  const [found, another] = readFileSync(template, 'utf8').matchAll(/<style>(.*?)<\/style>/gs);
  if (found?.[1] === undefined || another) throw new Error(`One style element is expected in ${template}`);
  return found[1];
}

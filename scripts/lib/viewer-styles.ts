/** The style element that model-viewer puts into its own part of a page when it is opened. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const template = createRequire(import.meta.url).resolve('@google/model-viewer/lib/template.js');

/** Its text, as the browser comes to judge it. @throws Error where the package has none or several. */
export function viewerStyles(): string {
  const [styles, another] = [...readFileSync(template, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, text = '']) => text,
  );
  if (styles === undefined || another !== undefined) throw new Error(`One style element is expected in ${template}`);
  return styles;
}

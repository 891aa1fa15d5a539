/**
 * After the build: puts the styles that a page needs into its own head, so that it is painted without waiting for
 * a second file, and moves the link to the whole sheet to the end of its body. What the page's elements can match is
 * kept, whatever state they are in; what scripts add later finds the whole sheet there.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { type HtmlDocument, parseHtml } from './lib/check-site/html';

const webRoot = path.join(import.meta.dirname, '../dist/client');
const sheetLink = /<link rel="stylesheet"[^>]* href="(\/[^"]+\.css)">/;

/** What selectors ask for. Pages that use the same names have the same styles. */
interface Names {
  readonly tags: string[];
  readonly classes: string[];
  readonly ids: string[];
  readonly attributes: { readonly names: string[]; readonly values: string[] };
  readonly undetermined: string[];
}

/** The words of a sheet: a name that is none of them is asked for by no selector. */
const wordsOf = (sheet: string): ReadonlySet<string> => new Set(sheet.match(/[\w-]+/g));

function namesIn({ elements }: HtmlDocument, words: ReadonlySet<string>): Names {
  const asked = (values: readonly string[]) => [...new Set(values)].filter((value) => words.has(value)).sort();
  const attributes = elements.flatMap((element) => Object.entries(element.attributes));
  const valuesOf = (name: string) => attributes.flatMap(([key, value]) => (key === name ? value.split(/\s+/) : []));
  return {
    tags: asked(elements.map(({ tag }) => tag)),
    classes: asked(valuesOf('class')),
    ids: asked(valuesOf('id')),
    attributes: { names: asked(attributes.map(([name]) => name)), values: asked(attributes.map(([, value]) => value)) },
    undetermined: [],
  };
}

async function purge(sheet: string, names: Names): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: sheet }],
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => names }],
    keyframes: true,
  });
  if (!result?.css) throw new Error('No styles are left');
  return result.css.replaceAll('\n', '');
}

/** Rules for fonts stand in every page. Were they in the sheet again, all text would be laid out anew when it comes. */
const fontRules = /@font-face\s*\{[^}]*\}/g;

const files = (await readdir(webRoot, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
const [link = '', href = ''] = sheetLink.exec(await readFile(path.join(webRoot, 'index.html'), 'utf8')) ?? [];
if (!href) throw new Error('index.html links to no style sheet');
const sheet = await readFile(path.join(webRoot, href), 'utf8');
const words = wordsOf(sheet);
const sets = new Map<string, string>();
for (const file of files) {
  const target = path.join(webRoot, file);
  const html = await readFile(target, 'utf8');
  const names = namesIn(parseHtml(html), words);
  const key = JSON.stringify(names);
  const styles = sets.get(key) ?? (await purge(sheet, names));
  sets.set(key, styles);
  // Functions, as `$` in the styles would mean something in a text.
  const painted = html.replace(link, () => `<style>${styles}</style>`);
  if (painted === html) throw new Error(`${file} does not link to ${link}`);
  await writeFile(
    target,
    painted.replace('</body>', () => `${link}</body>`),
  );
}
await writeFile(path.join(webRoot, href), sheet.replace(fontRules, ''));
console.log(`critical styles: ${files.length} pages, ${sets.size} sets`);

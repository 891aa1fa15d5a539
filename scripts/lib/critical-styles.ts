/**
 * Puts the styles that a page needs into its own head, so that it is painted without waiting for a second file, and
 * moves the link to the whole sheet to the end of its body. What the page's elements can match is kept, whatever state
 * they are in; what scripts add later finds the whole sheet there.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { type HtmlDocument, parseHtml } from './check-site/html';

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
type Words = ReadonlySet<string>;

function namesIn({ elements }: HtmlDocument, words: Words): Names {
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

export interface CriticalStyles {
  /** A page with its own styles in its head. Rejects where it does not link to the one sheet of the site. */
  inline(html: string): Promise<string>;
  /** Takes from the sheet what stands in every page. After the last page. */
  trimSheet(): Promise<void>;
}

/** For pages that link to a sheet under `webRoot`. */
export function openCriticalStyles(webRoot: string): CriticalStyles {
  let whole: { readonly link: string; readonly file: string; readonly text: string; readonly words: Words } | undefined;
  const sets = new Map<string, string>();

  async function sheetOf(html: string) {
    const [link = '', href = ''] = sheetLink.exec(html) ?? [];
    if (whole?.link === link) return whole;
    if (whole || !href) throw new Error(`A page links to ${link || 'no style sheet'}, not to ${whole?.link ?? 'one'}`);
    const file = path.join(webRoot, href);
    const text = await readFile(file, 'utf8');
    whole = { link, file, text, words: new Set(text.match(/[\w-]+/g)) };
    return whole;
  }

  return {
    async inline(html) {
      const { link, text, words } = await sheetOf(html);
      const names = namesIn(parseHtml(html), words);
      const key = JSON.stringify(names);
      const styles = sets.get(key) ?? (await purge(text, names));
      sets.set(key, styles);
      // Functions, as `$` in the styles would mean something in a text.
      return html.replace(link, () => `<style>${styles}</style>`).replace('</body>', () => `${link}</body>`);
    },
    async trimSheet() {
      if (whole) await writeFile(whole.file, whole.text.replace(fontRules, ''));
    },
  };
}

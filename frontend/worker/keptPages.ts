/** The answer for a page that has not been kept: offline.html with the list of those that have. */

/** A page in the cache: its path, and its title as HTML. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** A page's title by its HTML, without the site's name. */
export const titleIn = (html: string): string => /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/.exec(html)?.[1] ?? '';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The HTML with the entry marked `data-kept` once for each of these pages in its place. */
export function listKept(html: string, pages: readonly KeptPage[]): string {
  return html.replace(/<li data-kept[^>]*>.*?<\/li>/s, (entry) =>
    pages
      .map(({ path, title }) =>
        entry
          .replace(/ href="[^"]*"/, () => ` href="${attribute(path)}"`)
          .replace(/>[^<]*<\/a>/, () => `>${title || attribute(path)}</a>`),
      )
      .join(''),
  );
}

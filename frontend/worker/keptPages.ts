/** The list of cached pages in offline.html, the response for a page that is not cached. */

/** The title of a page's HTML, without the site's name. */
export const titleIn = (html: string): string => /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/.exec(html)?.[1] ?? '';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Replaces the template entry, which has `data-kept`, with one entry per page, whose title is HTML. */
export function listCachedPages(html: string, pages: readonly { readonly path: string; readonly title: string }[]) {
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

import { renderPage } from 'vite-plugin-ssr/server';
import type { Page } from '../src/content/page';

/** Renders the HTML document of a page with the server bundle in dist/. Rejects with the error that rendering threw. */
export async function renderHtml(page: Page, release: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: page.path, page, release });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse?.statusCode !== 200) throw new Error(`${page.path} was not rendered`);
  // `defer` has no effect on a module script, and the HTML standard forbids it there.
  return httpResponse.body.replace(/(<script type="module"[^>]*) defer>/g, '$1>');
}

import { renderPage } from 'vite-plugin-ssr/server';
import type { Page } from '../src/content/page';

/** The whole HTML document of a page in a release, by the server bundle under dist/. Rejects with what rendering it threw. */
export async function renderHtml(page: Page, release: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: page.path, page, release });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse?.statusCode !== 200) throw new Error(`${page.path} was not rendered`);
  // A module waits by itself, and HTML forbids it to say so.
  return httpResponse.body.replace(/(<script type="module"[^>]*) defer>/g, '$1>');
}

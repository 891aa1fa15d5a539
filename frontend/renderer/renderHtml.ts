import { renderPage } from 'vite-plugin-ssr/server';
import type { Page } from '../src/content/page';
import type { PageRules } from '../src/theme/styleCache';

/** Renders the HTML document of a page with the server bundle in dist/. Rejects with the error that rendering threw. */
export async function renderHtml(page: Page, release: string) {
  const { httpResponse, errorWhileRendering, rules } = await renderPage<
    { rules?: PageRules },
    { urlOriginal: string; page: Page; release: string }
  >({
    urlOriginal: page.path,
    page,
    release,
  });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse?.statusCode !== 200 || !rules) throw new Error(`${page.path} was not rendered`);
  // `defer` has no effect on a module script, and the HTML standard forbids it there.
  return { html: httpResponse.body.replace(/(<script type="module"[^>]*) defer>/g, '$1>'), rules };
}

export type RenderedPage = Awaited<ReturnType<typeof renderHtml>>;

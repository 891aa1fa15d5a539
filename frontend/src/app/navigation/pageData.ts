import type { Page } from '../../content/page';
import { dataUrl, releaseOfDocument } from '../../lib/release';

/** A page as JSON for a `<script type="application/json">`, without the structured data that the HTML's head contains. */
export function pageJson(page: Page): string {
  const { structuredData: _, ...head } = page.head;
  return JSON.stringify({ ...page, head: { ...head, structuredData: [] } }).replace(/</g, '\\u003c');
}

/** The data that the current document was prerendered with. @throws Error when the document contains none. */
export const embeddedPage = () => JSON.parse(document.getElementById('page')?.textContent ?? '') as Page;

/**
 * The URL of a page's data, which contains the release: `/assets/data/a71d0208f322/index.json`.
 */
export const pageDataUrl = (path: string, release: string) => dataUrl(path === '/' ? '/index' : path, release);

const requests = new Map<string, Promise<Page>>();
const cached = new Map<string, Page>();

/** The data of a page that has been fetched before. */
export const cachedData = (path: string): Page | undefined => cached.get(path);

/** Fetches a page's data, once: later calls share the request. Rejects if it fails or `signal` aborts. */
export function fetchData(path: string, signal: AbortSignal): Promise<Page> {
  const shared = requests.get(path);
  if (shared)
    return shared.catch((error) => {
      if (signal.aborted) throw error;
      // An earlier call that it shares, such as a prefetch, may have aborted it.
      return fetchData(path, signal);
    });
  const request = fetch(pageDataUrl(path, releaseOfDocument()), { signal }).then((response) => {
    if (!response.ok) throw new Error(`No page at ${path}: ${response.status}`);
    return response.json() as Promise<Page>;
  });
  requests.set(path, request);
  request.then(
    (page) => cached.set(path, page),
    () => requests.delete(path),
  );
  return request;
}

/**
 * A page's data is embedded in its own HTML, and is also a JSON file for navigation inside the app. The URL of that file
 * contains the release, so that code never reads data of another build.
 */
import type { Page } from '../../content/page';
import { dataUrl, releaseOfDocument } from '../../lib/release';

const ELEMENT_ID = 'page';

/** A page as JSON for a `<script type="application/json">`, without the structured data that the HTML's head contains. */
export function pageJson(page: Page): string {
  const { structuredData: _, ...head } = page.head;
  return JSON.stringify({ ...page, head: { ...head, structuredData: [] } }).replace(/</g, '\\u003c');
}

/** The data that the current document was prerendered with. @throws Error when the document contains none. */
export function embeddedPage(): Page {
  const element = document.getElementById(ELEMENT_ID);
  if (!element?.textContent) throw new Error('The page carries no data');
  return JSON.parse(element.textContent) as Page;
}

/** The URL of a page's data in a release: `/assets/data/3f9a1c2b/index.json`, `…/Products/Kelvin.json`. */
export const pageDataUrl = (path: string, release: string) => dataUrl(path === '/' ? '/index' : path, release);

const requests = new Map<string, Promise<Page>>();
const cached = new Map<string, Page>();

/** The data of a page that has been fetched before. */
export const cachedData = (path: string): Page | undefined => cached.get(path);

/**
 * Fetches the data of the page at a canonical path, once; later calls share the request, and make their own if it fails.
 * Rejects for a path that this release does not have, a failed request and when `signal` aborts; the next call tries again.
 */
export function fetchData(path: string, signal: AbortSignal): Promise<Page> {
  const shared = requests.get(path);
  if (shared)
    return shared.catch((error) => {
      if (signal.aborted) throw error;
      // It may have been aborted with the signal of a call that came long before, such as a prefetch.
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

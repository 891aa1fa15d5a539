/**
 * How a page's data travels: embedded in its own HTML, and as a file for navigation inside the app. The files of one
 * release have its name in their address, so that no code is ever given data that was made for another.
 */
import type { Page } from '../../content/page';
import { dataUrl, releaseOfDocument } from '../../lib/release';

const ELEMENT_ID = 'page';

/** A page's data for a `<script type="application/json">`; the head is in the HTML already. */
export function pageJson(page: Page): string {
  const { structuredData: _, ...head } = page.head;
  return JSON.stringify({ ...page, head: { ...head, structuredData: [] } }).replace(/</g, '\\u003c');
}

/** The data that the current document was prerendered with. @throws Error when the document has none. */
export function embeddedPage(): Page {
  const element = document.getElementById(ELEMENT_ID);
  if (!element?.textContent) throw new Error('The page carries no data');
  return JSON.parse(element.textContent) as Page;
}

/** Where a page's data is served in a release: `/assets/data/3f9a1c2b/index.json`, `…/Products/Kelvin.json`. */
export const pageDataUrl = (path: string, release: string) => dataUrl(path === '/' ? '/index' : path, release);

const requests = new Map<string, Promise<Page>>();
const arrived = new Map<string, Page>();

/** The data of a page where it has been fetched already. */
export const fetchedData = (path: string): Page | undefined => arrived.get(path);

/**
 * Fetches the data of the page at a canonical path; asking again gives the same answer.
 * Rejects when there is no such page in this release or it cannot be had; the next call tries again.
 */
export function fetchData(path: string): Promise<Page> {
  const known = requests.get(path);
  if (known) return known;
  const request = fetch(pageDataUrl(path, releaseOfDocument())).then((response) => {
    if (!response.ok) throw new Error(`No page at ${path}: ${response.status}`);
    return response.json() as Promise<Page>;
  });
  requests.set(path, request);
  request.then(
    (page) => arrived.set(path, page),
    () => requests.delete(path),
  );
  return request;
}

/** A page is what it says, its data, and what shows it, its screen's code: it can be shown once both are here. */
import { shell } from 'virtual:shell';
import { matchPath } from 'react-router-dom';
import type { Page } from '../../content/page';
import { KEPT_COPY_ID } from '../../lib/keptCopy';
import type { ScreenKind } from '../../routes/manifest';
import { screenFor } from '../screenFor';
import { fetchData, fetchedData } from './pageData';

/** The screen that shows a path; undefined for a path that no page has. */
export const screenAt = (path: string): ScreenKind | undefined =>
  shell.patterns.find((pattern) => matchPath({ path: pattern.path, caseSensitive: true }, path))?.screen;

const broken = new WeakSet<Page>();

/** Notes that a page cannot be shown by the code that is here: it counts as one that cannot be had. */
export const noteBroken = (page: Page) => void broken.add(page);

/** A page that can be shown at once. */
export function pageAtHand(path: string): Page | undefined {
  const page = fetchedData(path);
  return page && !broken.has(page) && screenFor(page.screen).isHere() ? page : undefined;
}

/**
 * Fetches a page, data and code side by side. Rejects where one of them cannot be had, or does not work; and always in a
 * document that the service worker had kept, whose release may be an earlier one: the next page is then a document as
 * well, the server's or a copy that says so itself.
 */
export async function loadPage(path: string): Promise<Page> {
  if (document.getElementById(KEPT_COPY_ID)) throw new Error(`A copy that was kept leads to ${path} as a document`);
  const screen = screenAt(path);
  const [page] = await Promise.all([fetchData(path), screen && screenFor(screen).preload()]);
  // What is no page's path may yet have been given one, with another screen.
  await screenFor(page.screen).preload();
  if (broken.has(page)) throw new Error(`The code of ${path} has failed`);
  return page;
}

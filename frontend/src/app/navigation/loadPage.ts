import { shell } from 'virtual:shell';
import { matchPath } from 'react-router-dom';
import type { Page } from '../../content/page';
import { inTime } from '../../lib/inTime';
import { KEPT_COPY_ID } from '../../lib/keptCopy';
import type { ScreenKind } from '../../routes/manifest';
import { screenFor } from '../screenFor';
import { cachedData, fetchData } from './pageData';
import { loadScreenStyles } from './screenStyles';

/** The screen that renders a path; undefined for a path without a page. */
export const screenAt = (path: string): ScreenKind | undefined =>
  shell.patterns.find((pattern) => matchPath({ path: pattern.path, caseSensitive: true }, path))?.screen;

const broken = new WeakSet<Page>();

/** Marks a page whose code threw: `cachedPage` no longer returns it and `loadPage` rejects. */
export const markBroken = (page: Page) => void broken.add(page);

/** A page whose data and code have already loaded. */
export function cachedPage(path: string): Page | undefined {
  const page = cachedData(path);
  return page && !broken.has(page) && screenFor(page.screen).isLoaded() ? page : undefined;
}

async function loadDataAndCode(path: string, signal: AbortSignal): Promise<Page> {
  const screen = screenAt(path);
  if (screen) void loadScreenStyles(screen);
  const [page] = await Promise.all([fetchData(path, signal), screen && screenFor(screen).preload()]);
  // The data decides on the screen: a path unknown to this build may exist in the data.
  await screenFor(page.screen).preload();
  if (broken.has(page)) throw new Error(`The code of ${path} has failed`);
  return page;
}

/**
 * Loads a page's data and code in parallel. Rejects when one has failed or takes longer than LOAD_TIMEOUT_MS, and in a
 * document from the service worker's cache, which may be of an earlier release: its links load documents.
 */
export async function loadPage(path: string): Promise<Page> {
  if (document.getElementById(KEPT_COPY_ID))
    throw new Error(`This document is from the service worker's cache, so ${path} is loaded as a document`);
  return inTime((signal) => loadDataAndCode(path, signal));
}

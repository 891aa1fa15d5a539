/** The engine and the site of a file's journeys, and what a journey does with them. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Engine } from './engine';
import { type NotedSite, startNotedSite, takeNotes } from './notedSite';

export let engine: Engine;
export let site: NotedSite;

/** Starts the engine and a site for the tests of a file, which share one window. */
export function engineForTests(launch: () => Promise<Engine>): void {
  beforeAll(async () => {
    [site, engine] = await Promise.all([startNotedSite(), launch()]);
  });
  afterAll(() => Promise.all([engine?.close(), site?.stop()]));
  beforeEach(() => engine.resize(1280, 800));
  afterEach(async () => {
    const notes = await engine.evaluate(takeNotes);
    // In a document without scripts: a page may store a draft after this, and the next form would restore it.
    await engine.open(`${site.siteUrl}/robots.txt`);
    await engine.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    expect(notes).toEqual([]);
  });
}

/** Polls what a function returns in the page. */
export const until = <Given extends readonly unknown[], Value>(run: (...given: Given) => Value, ...given: Given) =>
  expect.poll(() => engine.evaluate(run, ...given));
// To be run in the page, on the first element that a selector finds.
export const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
export const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
export const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
// To be run in the page.
export const count = (selector: string) => document.querySelectorAll(selector).length;
export const focused = () => document.activeElement?.textContent ?? null;
export const address = () => location.pathname + location.search + location.hash;

/** The paths of the pages that were opened, without their queries. */
export const opened = new Set<string>();

/** Waits until React has hydrated all of the page. */
export const hydrated = () =>
  until(() =>
    ['header', 'main', 'footer'].every((part) => performance.getEntriesByName(`interactive:${part}`).length > 0),
  ).toBe(true);

/** Opens a page and waits until it is hydrated. */
export async function open(path: string): Promise<void> {
  opened.add(path.split(/[?#]/, 1)[0] ?? '');
  // Firefox does not fire it where WebDriver navigates.
  await engine.evaluate(() => void dispatchEvent(new Event('beforeunload')));
  await engine.open(site.siteUrl + path);
  await hydrated();
  expect(await engine.evaluate(text, 'h1'), path).toBeTruthy();
  expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
}

/** Scrolls an element to the middle of the window, clear of the header, and clicks it. */
export async function press(selector: string): Promise<void> {
  // WebKit has no scroll anchoring: content that comes into view above an element moves it.
  const moved = () =>
    engine.evaluate((found) => {
      const element = document.querySelector(found);
      const before = element?.getBoundingClientRect().top;
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return before !== element?.getBoundingClientRect().top;
    }, selector);
  await expect.poll(moved).toBe(false);
  await engine.click(selector);
}

/** Shared by the tests of this folder: a browser for a file, a context and a page for a test, and functions for pages. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launchBrowser } from './launchBrowser';
import { chunkPath } from './site';

/** Origin of the suite's site, no trailing slash. */
export const site = inject('siteUrl');

/** The file's browser, and the context and the page that were opened last. */
export let browser: Browser;
export let context: BrowserContext;
export let page: Page;

/** What the page that was opened last has logged, as `type: text`, and its uncaught errors, in order. */
export let logged: string[] = [];
/** The errors among them. */
export const faults = () => logged.filter((line) => /^(?:error|uncaught): /.test(line));

/** What the content security policy has blocked in the pages of `openPage` since the last test, by the console. */
const blocked: string[] = [];

/**
 * Starts one browser with these switches for the tests of a file; contexts are closed after each test, or after all.
 * After each test the content security policy must have blocked nothing.
 */
export function shareBrowser(switches: readonly string[] = [], closeAfter: 'each' | 'all' = 'each'): void {
  beforeAll(async () => {
    browser = await launchBrowser(switches);
  });
  afterEach(() => expect(blocked.splice(0)).toEqual([]));
  if (closeAfter === 'each') afterEach(() => Promise.all(browser.contexts().map(closeContext)));
  afterAll(() => browser?.close());
}

/** The same, with a page in a context of its own, made with these options, before each test. */
export function pagePerTest(options: BrowserContextOptions = {}): void {
  shareBrowser();
  beforeEach(async () => {
    await openPage(options);
  });
}

/** The same, with one page for all tests of the file. */
export function pagePerFile(options: BrowserContextOptions = {}): void {
  shareBrowser([], 'all');
  beforeAll(async () => {
    await openPage(options);
  });
}

/**
 * Opens an empty page in a context of its own: `page` and `context` from now on. Without the service worker unless
 * `serviceWorkers` is `allow`, as tests cannot hold or count what the worker responds.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext(options);
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  page = await context.newPage();
  const lines: string[] = [];
  logged = lines;
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    lines.push(`${message.type()}: ${message.text()}`);
    if (/Content.Security.Policy|Refused to|violates/i.test(message.text())) blocked.push(message.text());
  });
  return page;
}

/** Closes a context, also if requests of its pages are pending or held. */
export async function closeContext(closed: BrowserContext): Promise<void> {
  await Promise.all(closed.pages().map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })));
  await closed.close();
}

const idleLimitMs = 3000;

/** Waits until the page is idle, or for 3 s: Chromium may never report idle for a page without a network. */
export const idle = (target = page): Promise<void> =>
  target.evaluate(
    (timeout) => new Promise<void>((settle) => requestIdleCallback(() => settle(), { timeout })),
    idleLimitMs,
  );

/** Waits until the app has marked each of these parts of the page as hydrated (lib/startup/InteractiveMark.tsx). */
export const interactive = (parts: readonly string[], target = page) =>
  target.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(`interactive:${name}`).length > 0),
    parts,
    // Without `polling` Playwright asks in each frame, and thereby has the browser draw frames while the page loads.
    { polling: 50 },
  );

/** Waits until React has hydrated every part of the page, and has nothing left to do for it. */
export async function hydrated(target = page): Promise<void> {
  await interactive(['header', 'main', 'footer'], target);
  await idle(target);
}

/** Opens a page of the suite's site, and waits until it is hydrated. */
export async function open(path: string): Promise<void> {
  // From one fragment of a page to another, no document would be loaded.
  if ((page.url() + path).includes('#')) await page.goto('about:blank');
  await page.goto(site + path);
  await hydrated();
}

/** Opens a page of the suite's site in a context of its own, without JavaScript. */
export async function openWithoutScript(path: string): Promise<void> {
  await openPage({ javaScriptEnabled: false });
  await page.goto(site + path);
}

/** Changes the size of the window, and waits until the page has it: the renderer learns of it later than the browser. */
export async function resize(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => `${innerWidth} ${innerHeight}` === size, `${width} ${height}`);
}

/** Sets the browser's size of text, by default 16 px. */
export async function setTextSize(standard: number): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Changes the color scheme of the visitor's system, and waits until the page has followed. */
export async function showIn(colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor();
}

/** Replaces every text of the page, as Chrome's translation does: the text nodes are no longer those that React made. */
export const translate = () =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg, option, textarea, noscript')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(font);
    }
  });

export const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
/** Scrolls the page to another position, and waits for the event by which the app stores it. */
export const scrollTo = (position: number) =>
  page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, top);
    await scrolled;
  }, position);
/** A link in the footer, which every page has. */
export const footerLink = (name: string) => page.locator('footer').getByRole('link', { name, exact: true });
/** Follows the link in the footer to a page that has its name as the heading. */
export async function follow(name: string): Promise<void> {
  await footerLink(name).click();
  await heading(name).waitFor();
}
/** Follows such a link where the page is; Playwright would scroll to it. */
export async function followInPlace(name: string): Promise<void> {
  await footerLink(name).evaluate((link: HTMLElement) => link.click());
  await heading(name).waitFor();
}
/** Goes back, until a page with this heading is shown. */
export async function goBackTo(name: string): Promise<void> {
  await page.goBack();
  await heading(name).waitFor();
}

/** For `addInitScript`: the browser refuses storage. */
export const refuseStorage = () => {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperties(window, { sessionStorage: { get }, localStorage: { get } });
};

/** Marks the document, to detect whether another one is loaded. */
export const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
export const stillMarked = () => page.evaluate(() => 'marked' in window);
export const markGone = () => page.waitForFunction(() => !('marked' in window));

/** The paths of a page's scripts by its HTML: the loader's own file, and the app's, which it fetches. */
export async function scriptsOf(path: string): Promise<{ entry: string; app: readonly string[] }> {
  const html = await (await fetch(site + path)).text();
  const [, entry] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const [, list] = /<meta name="scripts" content="([^"]+)"/.exec(html) ?? [];
  if (!entry || !list) throw new Error(`${path} does not name its scripts`);
  return { entry, app: list.split(' ') };
}

/** What a request's path is held against. */
export type PathTest = (path: string) => boolean;
/** The site's scripts, of the loader and of the app. */
export const isScript: PathTest = (path) => path.endsWith('.js');

/** Changes the HTML of a page's document on its way to the browser. */
export const changeHtml = (path: string, change: (html: string) => string) =>
  page.route(site + path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Holds the page's requests for these paths until the returned function is called. */
export async function hold(
  matches: PathTest,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letThrough = () => {};
  const free = new Promise<void>((settle) => {
    letThrough = settle;
  });
  await page.route(
    ({ pathname }) => matches(pathname),
    async (route) => {
      await free;
      // The page may have been left.
      await answer(route).catch(() => {});
    },
  );
  return letThrough;
}

/** Holds React back, and with it the app, until the function that comes back is called. The loader is there. */
export const holdApp = () => hold((path) => path === chunkPath('react-dom'));

/**
 * Opens a page of the suite's site before its app has loaded, or its loader either.
 * @returns a function that lets it load, and waits until the page is hydrated.
 */
export async function openEarly(path: string, late: 'app' | 'loader' = 'app'): Promise<() => Promise<void>> {
  const letThrough = await (late === 'app' ? holdApp() : hold(isScript));
  await page.goto(site + path, { waitUntil: late === 'app' ? 'load' : 'commit' });
  return async () => {
    letThrough();
    await hydrated();
    await page.unrouteAll();
  };
}

/** Fails the page's requests for these paths, as where there is no network for them. */
export const block = (matches: PathTest) =>
  page.route(
    ({ pathname }) => matches(pathname),
    (route) => route.abort(),
  );

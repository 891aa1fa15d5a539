/** How a page starts: it is read before any of its app is there, and whatever is done to it meanwhile is answered. */
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { readBuild } from '../../scripts/lib/check-weights';
import { launchBrowser } from './support/launchBrowser';

const site = inject('siteUrl');
const { chunks } = readBuild(resolve(import.meta.dirname, '../../dist'));

let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => context.close());

// ---- The page's scripts ---------------------------------------------------------------------------

/** The paths of a page's scripts by its HTML: of the loader, in one file or two, and of the app that it fetches. */
async function scriptsOf(path: string): Promise<{ loader: string[]; app: string[] }> {
  const html = await (await fetch(site + path)).text();
  const [, entry] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const [, list] = /<meta name="scripts" content="([^"]+)"/.exec(html) ?? [];
  if (!entry || !list) throw new Error(`${path} does not name its scripts`);
  const shared = Object.values(chunks).filter(({ name }) => name === 'loader');
  const loader = [entry, ...shared.map(({ file }) => `/${file}`)];
  return { loader, app: list.split(' ').filter((file) => !loader.includes(file)) };
}

/** Lets requests for these paths wait until what it gives is called; then they are answered. */
async function hold(
  matches: (path: string) => boolean,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let letThrough = () => {};
  const free = new Promise<void>((settle) => {
    letThrough = settle;
  });
  await page.route(
    ({ pathname }) => matches(pathname),
    async (route) => {
      await free;
      // The page may be another one by now.
      await answer(route).catch(() => {});
    },
  );
  return letThrough;
}

/** Lets the whole app wait; the page is read, and its loader runs. */
async function openWithoutApp(path: string): Promise<() => void> {
  const { app } = await scriptsOf(path);
  const letThrough = await hold((asked) => app.includes(asked));
  await page.goto(site + path);
  return letThrough;
}

/** Scripts that the page has asked for so far, with whether that was before its load event. */
const scriptsAsked = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart || Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, early: startTime < loaded }));
  });

/** Waits until React answers in every part of the page, and has nothing left to do for it. */
async function hydrated(): Promise<void> {
  await page.waitForFunction(() =>
    ['header a', 'main h1', 'footer a'].every((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  await idle();
}

const idle = () => page.evaluate(() => new Promise<void>((settle) => requestIdleCallback(() => settle())));

/** Marks the document, to tell one that stays from one that is left. */
const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
const stillMarked = () => page.evaluate(() => 'marked' in window);

describe('a page that nobody touches', () => {
  it.each(['home', 'kelvin', 'products', 'contact'] as const)(
    'asks for its loader alone before it has loaded, and for the app after that: %s',
    async (id) => {
      const { loader, app } = await scriptsOf(pathOf(id));
      await page.goto(site + pathOf(id));
      await hydrated();
      const asked = await scriptsAsked();
      expect(asked.flatMap(({ path, early }) => (early ? path : [])).sort()).toEqual(loader.sort());
      expect(asked.flatMap(({ path, early }) => (early ? [] : path))).toEqual(expect.arrayContaining(app));
    },
  );

  it('gets no app where data is saved, until there is a sign of somebody', async () => {
    const { loader } = await scriptsOf(pathOf('kelvin'));
    const browserOfPage = await context.newCDPSession(page);
    await browserOfPage.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(site + pathOf('kelvin'), { waitUntil: 'networkidle' });
    await idle();
    expect((await scriptsAsked()).map(({ path }) => path).sort()).toEqual(loader.sort());
    await page.mouse.move(640, 400);
    await hydrated();
  });

  it('is hydrated over plain HTTP under a name too, where the browser keeps some functions back', async () => {
    const named = await launchBrowser(['--host-resolver-rules=MAP site.test 127.0.0.1']);
    try {
      page = await named.newPage();
      await page.goto(`http://site.test:${new URL(site).port}/`);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await hydrated();
    } finally {
      await named.close();
    }
  });
});

describe.each(manifest.map(({ path }) => ({ path })))('$path', ({ path }) => {
  it('is hydrated as it stands: its styles stay, none is added, and nothing is said', async () => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await page.addInitScript(noteStyles);
    await page.goto(site + path);
    await hydrated();
    const { before, now, touched } = await page.evaluate(() => (window as unknown as Noted).noted());
    expect(before).toMatchObject({ same: true });
    expect(now).toEqual(before);
    expect(touched).toEqual([]);
    expect(await rulesAdded()).toEqual([]);
    expect(said).toEqual([]);
  });
});

interface Noted {
  noted(): { readonly before: object; readonly now: object; readonly touched: readonly string[] };
}

/** Notes how the page's own sheet stands before anything is hydrated, and what is done to it from then on. */
function noteStyles(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const find = () => document.querySelector<HTMLStyleElement>('style[data-styles]');
    const sheet = find();
    const stand = () => ({
      same: sheet !== null && find() === sheet,
      after: [...document.head.children].indexOf(sheet as Element),
      characters: sheet?.textContent?.length,
      rules: sheet?.sheet?.cssRules.length,
    });
    const before = stand();
    const touched: string[] = [];
    const concerns = (node: Node) => node === sheet || sheet?.contains(node) === true;
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records)
        if ([target, ...addedNodes, ...removedNodes].some(concerns)) touched.push(type);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { noted: () => ({ before, now: stand(), touched }) });
  });
}

/** The selectors of the rules that Emotion has added. */
const rulesAdded = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.split('{')[0]?.trim()),
    ),
  );

describe('a click on a picture of the gallery', () => {
  const picture = () => page.locator('#gallery a').first();

  beforeEach(() =>
    page.addInitScript(() => {
      const open = HTMLDialogElement.prototype.showModal;
      Object.assign(window, { opened: 0 });
      HTMLDialogElement.prototype.showModal = function () {
        (window as unknown as { opened: number }).opened += 1;
        open.call(this);
      };
    }),
  );
  const timesOpened = () => page.evaluate(() => (window as unknown as { opened: number }).opened);

  const lightbox = () => page.locator('dialog[open]');

  /** That it is open with the picture that was clicked, and nothing else yet. */
  async function expectPreview(): Promise<void> {
    const alt = await picture().getByRole('img').first().getAttribute('alt');
    expect(await lightbox().getByRole('img').first().getAttribute('alt')).toBe(alt);
    expect(
      await lightbox()
        .getByText(/^1 of /)
        .count(),
    ).toBe(0);
  }

  async function expectOneLightbox(): Promise<void> {
    await lightbox()
      .getByText(/^1 of /)
      .waitFor();
    await hydrated();
    expect(await timesOpened()).toBe(1);
    expect(await lightbox().count()).toBe(1);
    expect(await lightbox().locator('[data-preview] > *').count()).toBe(0);
    expect(await stillMarked()).toBe(true);
    expect(page.url()).toBe(site + pathOf('kelvin'));
  }

  it('opens the lightbox once, while the page is still loading', async () => {
    const { app } = await scriptsOf(pathOf('kelvin'));
    const letAppThrough = await hold((path) => app.includes(path));
    const letPicturesThrough = await hold((path) => path.startsWith('/images/'));
    await page.goto(site + pathOf('kelvin'), { waitUntil: 'domcontentloaded' });
    await mark();
    await picture().click();
    await expectPreview();
    letAppThrough();
    await expectOneLightbox();
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    letPicturesThrough();
  });

  it('opens it once, whichever file of the app is still on its way', async () => {
    const { app } = await scriptsOf(pathOf('kelvin'));
    for (const missing of app) {
      const letThrough = await hold((path) => path === missing);
      const others = app.filter((path) => path !== missing).map((path) => page.waitForResponse(site + path));
      await page.goto(site + pathOf('kelvin'));
      await Promise.all(others);
      await mark();
      await picture().click();
      expect(await lightbox().count(), missing).toBe(1);
      letThrough();
      await expectOneLightbox();
      await page.unrouteAll();
    }
  });

  it('opens it once where the app comes at that click', async () => {
    const browserOfPage = await context.newCDPSession(page);
    await browserOfPage.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(site + pathOf('kelvin'));
    await mark();
    await picture().click();
    await expectOneLightbox();
  });

  it('leaves it closed once the visitor has closed it again, before the app is there', async () => {
    const letThrough = await openWithoutApp(pathOf('kelvin'));
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => lightbox().getByRole('button', { name: 'Close' }).click(),
    ]) {
      await picture().click();
      await expectPreview();
      await close();
      expect(await lightbox().count()).toBe(0);
    }
    letThrough();
    await hydrated();
    expect(await lightbox().count()).toBe(0);
  });

  it('opens it where the app cannot be had, again and again', async () => {
    const { app } = await scriptsOf(pathOf('kelvin'));
    const fail = await hold(
      (path) => app.includes(path),
      (route) => route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(site + pathOf('kelvin'));
    await mark();
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('The page stays'));
    await picture().click();
    fail();
    await failed;
    await expectPreview();
    await lightbox().getByRole('button', { name: 'Close' }).click();
    await picture().click();
    await expectPreview();
    expect(await stillMarked()).toBe(true);
  });

  it('is the browser’s with Ctrl held: the picture opens in a tab of its own, and no lightbox here', async () => {
    const letThrough = await openWithoutApp(pathOf('kelvin'));
    await mark();
    const tab = context.waitForEvent('page');
    await picture().click({ modifiers: ['Control'] });
    expect((await tab).url()).toContain(await picture().getAttribute('href'));
    letThrough();
    await hydrated();
    expect(await timesOpened()).toBe(0);
    expect(await stillMarked()).toBe(true);
  });
});

describe('before the app is there', () => {
  it('a link leads to its page as a document', async () => {
    const letThrough = await openWithoutApp(pathOf('home'));
    await mark();
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    expect(await stillMarked()).toBe(false);
    letThrough();
    await hydrated();
  });

  it('two quick clicks on a button are answered once', async () => {
    const letThrough = await openWithoutApp(pathOf('products'));
    const button = page.getByRole('button', { name: 'Open the Customization Form' });
    // Clicks that reach the button itself; those that are kept do not.
    await button.evaluate((element) => {
      Object.assign(window, { clicks: 0 });
      element.addEventListener('click', () => {
        (window as unknown as { clicks: number }).clicks += 1;
      });
    });
    await button.dblclick();
    letThrough();
    await page.getByRole('dialog').waitFor();
    await hydrated();
    expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(1);
  });

  it('a form is sent with what was typed, once it can be checked', async () => {
    const letThrough = await openWithoutApp(pathOf('contact'));
    const form = page.locator('#contact-us-form form');
    await form.getByLabel('Full name').fill('Ada Byron');
    await form.getByRole('button', { name: 'Submit' }).click();
    letThrough();
    await form.getByRole('alert').getByRole('link', { name: 'Email' }).waitFor();
    expect(await form.getByLabel('Full name').inputValue()).toBe('Ada Byron');
  });

  it('a carousel moves at each click, and goes on from there', async () => {
    const letThrough = await openWithoutApp(pathOf('home'));
    const carousel = page.getByRole('group', { name: 'Highlights', exact: true });
    const slides = carousel.getByRole('group', { name: 'Highlights, slides' });
    const at = () => slides.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
    const move = (way: 'Next' | 'Previous') => carousel.getByRole('button', { name: `${way} slide` }).click();
    const last = (await slides.locator('.swiper-slide').count()) - 1;
    await move('Next');
    expect(await at()).toBe(1);
    await move('Previous');
    expect(await at()).toBe(0);
    await move('Previous');
    expect(await at()).toBe(last);
    await move('Next');
    expect(await at()).toBe(0);
    await move('Next');
    letThrough();
    await expect.poll(() => carousel.locator('.swiper-slide-active').getAttribute('aria-label')).toMatch(/^2 of/);
  });

  it('what is typed stands in its field, and stays there with the focus and the caret', async () => {
    const letThrough = await openWithoutApp(pathOf('search'));
    const field = page.getByRole('searchbox');
    const caret = () => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    await field.pressSequentially('kelin');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    letThrough();
    await hydrated();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await caret()).toEqual([3, 3]);
    await page.keyboard.type('v');
    expect(await field.inputValue()).toBe('kelvin');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /result/ })
      .waitFor();
  });
});

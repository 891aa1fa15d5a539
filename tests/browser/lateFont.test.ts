/** A font that comes after the first paint causes no layout shift on a page of any kind, and is shown from the next page on. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { representativePages } from './support/pages';
import { noteShifts, shiftsOf, UNSEEN_SHIFT } from './support/shifts';
import { hydrated, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser([], 'all');

const windows = [
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
];

/**
 * Holds back the font of each document of a page. Not by a route, with which Playwright switches off the cache for scripts
 * and pictures too. @returns a function that opens a path, delivers the font after the first paint, and waits until it is
 * loaded and the page hydrated.
 */
async function withLateFont(target: Page): Promise<(path: string) => Promise<void>> {
  const devTools = await target.context().newCDPSession(target);
  let held: string[] | undefined;
  const deliver = (requestId: string) =>
    devTools
      .send('Fetch.continueResponse', {
        requestId,
        responseCode: 200,
        // Or else the next document would take it from the memory of this one.
        responseHeaders: [{ name: 'Cache-Control', value: 'no-store' }],
      })
      // The page may have been left.
      .catch(() => {});
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    if (held) held.push(requestId);
    else void deliver(requestId);
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2', requestStage: 'Response' }] });
  const font = () => target.evaluate(() => [...document.fonts].map(({ display, status }) => `${display} ${status}`)[0]);
  const paints = () => target.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  return async (path) => {
    held = [];
    await target.goto(site + path, { waitUntil: 'commit' });
    await expect.poll(paints).toBe(1);
    expect(await font()).toBe('optional loading');
    const late = held;
    held = undefined;
    await Promise.all(late.map(deliver));
    await expect.poll(font).toBe('optional loaded');
    await hydrated(target);
  };
}

describe('moves nothing at any width', () => {
  const visits: { target: Page; open: (path: string) => Promise<void> }[] = [];
  beforeAll(async () => {
    for (const options of windows) {
      const target = await openPage(options);
      await target.addInitScript(noteShifts);
      visits.push({ target, open: await withLateFont(target) });
    }
  });

  it.each(representativePages().map(({ path }) => path))('%s', async (path) => {
    // At the same time, as most of a visit is waiting.
    const found = visits.map(async ({ target, open }) => {
      await open(path);
      return { width: target.viewportSize()?.width, ...(await shiftsOf(target)) };
    });
    expect((await Promise.all(found)).filter(({ shifted }) => shifted > UNSEEN_SHIFT)).toEqual([]);
  });
});

it.each([
  ['', () => {}],
  [
    ', also where its face has failed by then, as in Firefox',
    () => Object.defineProperty(FontFace.prototype, 'loaded', { get: () => Promise.reject(new DOMException()) }),
  ],
])('is shown from the next page on%s', async (_, change: () => unknown) => {
  const open = await withLateFont(await openPage());
  await page.addInitScript(change);
  await page.addInitScript(() => {
    // As on a slow link: the font is not preloaded. Of a response that is held, the timing would say that it was there.
    Object.defineProperty(PerformanceResourceTiming.prototype, 'requestStart', { get: () => -1000 });
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      return load.call(this).finally(() => performance.mark('loaded again'));
    };
  });
  await open(pathOf('home'));
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('loaded again').length)).toBe(1);
  /** The width of a text in the font, or in its fallback. */
  const width = () =>
    page.evaluate(() => {
      const text = Object.assign(document.createElement('b'), { textContent: 'Passive cooling' });
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
  const inFallback = await width();
  expect(await width()).toBe(inFallback);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await expect.poll(width).not.toBe(inFallback);
});

/** What has requested the font: the document's link, or the style sheet. */
const requestedBy = () =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  );

// On a slow link the preload would delay the first paint.
it.each([
  { ms: 140, worker: false, scripts: true, by: 'link' },
  { ms: 160, worker: false, scripts: true, by: 'css' },
  { ms: 160, worker: true, scripts: true, by: 'link' },
  { ms: 160, worker: false, scripts: false, by: 'link' },
])('is requested by $by where the HTML is parsed after $ms ms, worker: $worker, scripts: $scripts', async (visit) => {
  await openPage({ javaScriptEnabled: visit.scripts });
  await page.addInitScript(({ ms, worker }) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    performance.now = () => (document?.requestStart ?? 0) + ms;
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: worker ? {} : null } });
  }, visit);
  await page.goto(site + pathOf('home'));
  await expect.poll(requestedBy).toEqual([visit.by]);
});

/** How a page starts: it is readable before its app has loaded, and handles input from before that. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { launchBrowser } from './support/launchBrowser';
import { chunkPath } from './support/site';
import {
  context,
  hold,
  holdApp,
  hydrated,
  idle,
  mark,
  openEarly,
  openPage,
  page,
  pagePerTest,
  scriptsOf,
  site,
  stillMarked,
} from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** The loader's scripts: its own file, and what it shares with the app. */
const loaderOf = async (path: string) => [(await scriptsOf(path)).entry, chunkPath('loader')];

/** The scripts that the page has requested so far, and whether before its load event. */
const scriptsAsked = () =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart || Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, early: startTime < loaded }));
  });

describe('a page without input', () => {
  it('requests only its loader before the load event, and the app after it', async () => {
    const loader = await loaderOf(pathOf('kelvin'));
    const { app } = await scriptsOf(pathOf('kelvin'));
    await page.goto(site + pathOf('kelvin'));
    await hydrated();
    const asked = await scriptsAsked();
    expect(asked.flatMap(({ path, early }) => (early ? path : [])).sort()).toEqual(loader.sort());
    expect(asked.flatMap(({ path, early }) => (early ? [] : path))).toEqual(expect.arrayContaining([...app]));
  });

  it.each([360, 1280])(
    'requests its first picture once, by the link in the head, before the font and other pictures, at %i px: home',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site + pathOf('home'), { waitUntil: 'load' });
      const requests = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(avif|webp|woff2)$/.test(name))
            .sort((a, b) => a.startTime - b.startTime)
            .map((entry) => ({ name: entry.name, by: (entry as PerformanceResourceTiming).initiatorType })),
        );
      const font = expect.objectContaining({ name: expect.stringMatching(/\.woff2$/) });
      await expect.poll(requests).toContainEqual(font);
      const asked = await requests();
      expect(asked[0]).toEqual({ name: expect.stringContaining('/hero-range-'), by: 'link' });
      expect(asked.filter(({ name }) => name.includes('/hero-range-'))).toHaveLength(1);
    },
  );

  it.each(['home', 'kelvin', 'contact', 'find'] as const)(
    'throws no exception that it catches itself: %s',
    async (id) => {
      const devTools = await context.newCDPSession(page);
      const thrown: string[] = [];
      devTools.on('Debugger.paused', ({ data }) => {
        thrown.push(String(data?.description));
        // The test may have ended.
        devTools.send('Debugger.resume').catch(() => {});
      });
      await devTools.send('Debugger.enable');
      await devTools.send('Debugger.setPauseOnExceptions', { state: 'all' });
      await page.goto(site + pathOf(id));
      await hydrated();
      // React throws these where a part has not loaded.
      expect(thrown.filter((what) => !/^Promise|React error #460/.test(what))).toEqual([]);
    },
  );

  it('is hydrated over plain HTTP on a named host too, which is no secure context', async () => {
    const named = await launchBrowser(['--host-resolver-rules=MAP site.test 127.0.0.1']);
    onTestFinished(() => named.close());
    const there = await named.newPage();
    await there.goto(`http://site.test:${new URL(site).port}/`);
    expect(await there.evaluate(() => isSecureContext)).toBe(false);
    await hydrated(there);
  });
});

describe('a click on a picture of the gallery', () => {
  const picture = () => page.locator('#gallery a').first();

  const countOpened = () => {
    const open = HTMLDialogElement.prototype.showModal;
    Object.assign(window, { opened: 0 });
    HTMLDialogElement.prototype.showModal = function () {
      (window as unknown as { opened: number }).opened += 1;
      open.call(this);
    };
  };
  beforeEach(() => page.addInitScript(countOpened));
  const timesOpened = () => page.evaluate(() => (window as unknown as { opened: number }).opened);

  const lightbox = () => page.locator('dialog[open]');
  const number = () => lightbox().getByText(/^1 of /);

  /** Expects the lightbox to be open with a copy of the clicked picture only. */
  async function expectPreview(): Promise<void> {
    const alt = await picture().getByRole('img').first().getAttribute('alt');
    expect(await lightbox().getByRole('img').first().getAttribute('alt')).toBe(alt);
    expect(await number().count()).toBe(0);
  }

  async function expectOneLightbox(): Promise<void> {
    await number().waitFor();
    await hydrated();
    expect(await timesOpened()).toBe(1);
    expect(await lightbox().count()).toBe(1);
    expect(await lightbox().locator('[data-preview] > *').count()).toBe(0);
    expect(await stillMarked()).toBe(true);
    expect(page.url()).toBe(site + pathOf('kelvin'));
  }

  it('opens the lightbox once, while the page is still loading', async () => {
    const letAppThrough = await holdApp();
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

  it('opens it once with Save-Data, when it loads the app, which loads no other page and no worker', async () => {
    await openPage({ serviceWorkers: 'allow' });
    await page.addInitScript(countOpened);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await (await context.newCDPSession(page)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.waitForFunction(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
    await page.goto(site + pathOf('kelvin'));
    await picture().scrollIntoViewIfNeeded();
    await idle();
    await idle();
    expect((await scriptsAsked()).map(({ path }) => path).sort()).toEqual((await loaderOf(pathOf('kelvin'))).sort());
    await mark();
    await picture().click();
    await expectOneLightbox();
    await expect.poll(() => asked).toContain(chunkPath('startZoom'));
    await idle();
    const workers = ['/sw.js', chunkPath('keep')];
    expect(asked.filter((path) => path.startsWith('/assets/data/') || workers.includes(path))).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  it('leaves it closed if the visitor has closed it before the app has loaded', async () => {
    const load = await openEarly(pathOf('kelvin'));
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => lightbox().getByRole('button', { name: 'Close' }).click(),
    ]) {
      await picture().click();
      await expectPreview();
      await close();
      expect(await lightbox().count()).toBe(0);
    }
    await load();
    expect(await lightbox().count()).toBe(0);
  });

  it('opens it repeatedly where the app fails to load', async () => {
    const { app } = await scriptsOf(pathOf('kelvin'));
    const fail = await hold(
      (path) => app.includes(path),
      (route) => route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(site + pathOf('kelvin'));
    await mark();
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('A part of the page could not be loaded'),
    );
    await picture().click();
    fail();
    await failed;
    await expectPreview();
    await lightbox().getByRole('button', { name: 'Close' }).click();
    await picture().click();
    await expectPreview();
    expect(await stillMarked()).toBe(true);
  });
});

it('a click before the loader has loaded moves a carousel once it has, and the carousel continues from that slide', async () => {
  const carousel = page.getByRole('group', { name: 'Highlights', exact: true });
  const slides = carousel.getByRole('group', { name: 'Highlights, slides' });
  const at = () => slides.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
  const next = () => carousel.getByRole('button', { name: 'Next slide' }).click();
  const { entry } = await scriptsOf(pathOf('home'));
  const letAppThrough = await holdApp();
  const letThrough = await hold((path) => path === entry);
  await page.goto(site + pathOf('home'), { waitUntil: 'commit' });
  await next();
  expect(await at()).toBe(0);
  letThrough();
  await expect.poll(at).toBe(1);
  await next();
  await expect.poll(at).toBe(0);
  await next();
  letAppThrough();
  await hydrated();
  await expect.poll(() => carousel.locator('.swiper-slide-active').getAttribute('aria-label')).toMatch(/^2 of/);
});

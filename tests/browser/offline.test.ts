/** What the service worker caches, in a browser that loses its network and the server behind it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RETRY_MS } from '../../frontend/src/app/offline/keep';
import { fieldSheetHref } from '../../frontend/src/content/field-sheet';
import { pathOf } from '../../frontend/src/routes/paths';
import { freePort } from '../../scripts/lib/free-port';
import { forThisTest, started } from '../nginx/support/lifetime';
import * as form from './inquiryPage';
import { findings } from './support/axe';
import { writeOtherRelease } from './support/otherBuild';
import { builtSite, inquiriesAt, type RunningSite, startSite } from './support/site';
import {
  browser,
  closeContext,
  context,
  follow,
  footerLink,
  heading,
  hydrated,
  idle,
  mark,
  openPage,
  page,
  shareBrowser,
  stillMarked,
} from './support/visit';

const kelvin = pathOf('kelvin');
const policy = pathOf('privacy-policy');
const sheet = fieldSheetHref('kelvin');

const site = started(startSite);
const port = await freePort();
/** The server behind the address; without one, requests for pages and PDFs are received and get no response. */
let served: RunningSite | undefined;
/** Request lines that got no response. */
const heard: string[] = [];
const sockets = new Set<Socket>();

/** The site's address, for all servers of this file: a TCP proxy that can be closed and opened at once. */
const address = createServer((socket) => {
  sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
  if (served) pipeline(socket, connect(Number(new URL(served.siteUrl).port), '127.0.0.1'), socket, () => {});
  else
    socket.on('data', (data) => {
      const line = String(data).split(' HTTP/', 1)[0] ?? '';
      // A browser opens six connections to a server: other requests must not occupy them.
      if (/\.(?!pdf$)\w+$/.test(line)) socket.destroy();
      else heard.push(line);
    });
});
async function closeAddress(): Promise<void> {
  if (!address.listening) return;
  const closed = new Promise((resolve) => address.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
}
async function serve(server: RunningSite | undefined): Promise<void> {
  await closeAddress();
  served = server;
  await new Promise<void>((resolve) => address.listen(port, '127.0.0.1', resolve));
}

async function goOnline(server = site): Promise<void> {
  await serve(server);
  await context.setOffline(false);
}
/** Sets the page offline and closes the server's address, so that the worker's requests fail too. */
async function goOffline(): Promise<void> {
  await context.setOffline(true);
  await closeAddress();
}

afterAll(closeAddress);
shareBrowser([], 'all');

/** Opens an empty page in a browser without caches, with a network. */
async function begin(): Promise<void> {
  await Promise.all(browser.contexts().map(closeContext));
  await serve(site);
  await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'allow' });
}

const open = (path: string) => page.goto(`http://127.0.0.1:${port}${path}`);
const notice = () => page.getByRole('region', { name: 'Kept copy', exact: true });

const cached = (name: string) =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
/** Clears the browser's own cache, where a PDF is fresh for an hour. */
const clearHttpCache = async () => (await context.newCDPSession(page)).send('Network.clearBrowserCache');
const cacheNames = () => page.evaluate(() => caches.keys());
const registrations = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

/** For the message of a failure: what keeps a page from being cached. */
const workerStates = () =>
  page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const states = [active, waiting, installing, navigator.serviceWorker.controller].map((worker) => worker?.state);
    return `Active, waiting, installing, controller: ${JSON.stringify(states)}`;
  });

/** Scripts and fonts of the current page that are not cached. */
const notCached = () =>
  page.evaluate(async () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const assets = paths.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/data/'));
    const found = await Promise.all(assets.map((path) => caches.match(path)));
    return assets.filter((_, index) => !found[index]);
  });

/** Moves the mouse, as any visitor does, and waits until the current page is cached with its resources. */
async function untilCached(path: string): Promise<void> {
  await hydrated();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  // Hooks call this, which expect.poll does not allow.
  await vi.waitFor(async () => {
    expect(await cached('pages'), await workerStates()).toContain(path);
    expect(await notCached()).toEqual([]);
  }, 30_000);
}
async function openAndCache(path: string): Promise<void> {
  await open(path);
  await untilCached(path);
}

/** Expects the page as the network would give it: hydrated, complete and with its pictures. */
async function expectWhole(name: string): Promise<void> {
  await heading(name).waitFor();
  await hydrated();
  expect(await page.locator('html').getAttribute('data-incomplete')).toBeNull();
  const image = page.locator('main img').first();
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
}
/** Opens the field sheet by the page's link: Chromium without a window downloads it. */
async function openSheet(): Promise<void> {
  const download = page.waitForEvent('download');
  await Promise.all([download, page.getByRole('link', { name: /^Field sheet/ }).click()]);
  expect(await (await download).failure()).toBeNull();
}
const expectPolicy = () => page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();

it('A page that was reached inside the app is cached as a document, and its data for documents of its release', async () => {
  const toKelvin = async () => {
    await openAndCache(pathOf('home'));
    await mark();
    await follow('Kelvin');
    expect(await stillMarked()).toBe(true);
  };
  await begin();
  await toKelvin();
  await expect.poll(() => cached('data')).toContainEqual(expect.stringMatching(/\/Kelvin\.json$/));
  await toKelvin();
  expect(await notice().count()).toBe(0);
  await untilCached(kelvin);
  await goOffline();
  await page.reload();
  await expectWhole('Kelvin');
  expect(await stillMarked()).toBe(false);
});

it('A page is cached where the worker did not get the first request to cache it, and where its resources are in no cache any more', async () => {
  await begin();
  await context.addInitScript((limit) => {
    const { setTimeout: wait } = window;
    // Shortens the limit after which the page sends its request again.
    const shortened = (run: () => void, ms?: number) => wait(run, ms === limit ? 100 : ms);
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = () => {
      ServiceWorker.prototype.postMessage = postMessage;
    };
    Object.assign(window, { setTimeout: shortened });
  }, RETRY_MS);
  await openAndCache(kelvin);
  // Its resources now go to the worker.
  await open(kelvin);
  await hydrated();
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await untilCached(kelvin);
  await goOffline();
  await page.reload();
  await expectWhole('Kelvin');
});

describe('A page from the cache', () => {
  const day = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * day);
  const dates = { [kelvin]: daysAgo(3), [policy]: daysAgo(100), [sheet]: daysAgo(100) };
  const written = (path: string) => dates[path]?.toLocaleDateString('en-US', { dateStyle: 'long' });

  const setDate = (path: string, date: Date) =>
    page.evaluate(
      async ([key, sent]) => {
        const cache = await caches.open(key.endsWith('.pdf') ? 'files' : 'pages');
        const response = await cache.match(key);
        if (!response) throw new Error(`${key} is not cached`);
        const headers = new Headers(response.headers);
        headers.set('Date', sent);
        await cache.put(key, new Response(await response.blob(), { headers }));
      },
      [path, date.toUTCString()] as const,
    );

  beforeAll(async () => {
    await begin();
    // The first one is opened before there is a worker.
    for (const path of [kelvin, policy]) await openAndCache(path);
    expect(await notice().count()).toBe(0);
    await vi.waitFor(async () => expect(await cached('files')).toEqual([sheet]), 30_000);
    await clearHttpCache();
    for (const [path, date] of Object.entries(dates)) await setDate(path, date);
  });
  beforeEach(goOffline);

  it('says so with its date, in view, before and after hydration, on screen and on paper', async () => {
    await open(`${kelvin}?from=mail#faq`);
    await expectWhole('Kelvin');
    expect(await notice().textContent()).toBe(
      `You are reading a copy that was kept on ${written(kelvin)}. The current page may differ.`,
    );
    // Nothing covers it.
    await notice().click({ trial: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, 'body > section')).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await notice().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  it('is listed at the address of a page that was never opened, and opens at any age, as does a field sheet', async () => {
    const response = await open(pathOf('eclipse'));
    expect(response?.status()).toBe(503);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await heading('You are offline').waitFor();
    // The page has no script: its buttons must work without one.
    expect(await page.locator('button').count()).toBeGreaterThan(0);
    expect(await page.locator('button:not([popovertarget])').count()).toBe(0);
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
    const listed = page.locator('main [data-kept]').getByRole('link');
    const paths = await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.toSorted()).toEqual([kelvin, policy].toSorted());
    await listed.filter({ hasText: 'Privacy' }).click();
    await expectPolicy();
    expect(await notice().textContent()).toContain(`kept on ${written(policy)}.`);
    await open(kelvin);
    await openSheet();
    await goOnline();
    await open(pathOf('eclipse'));
    await expectWhole('Eclipse');
  });

  it('leads to another one as a document, which says so itself, and to the current page once there is a network', async () => {
    await page.evaluate(() => caches.delete('data'));
    await open(kelvin);
    await hydrated();
    await mark();
    await footerLink('Privacy Policy').click();
    await expectPolicy();
    expect(await stillMarked()).toBe(false);
    expect(await notice().textContent()).toContain(`kept on ${written(policy)}.`);
    await hydrated();
    await page.goBack();
    await expectWhole('Kelvin');
    expect(await notice().textContent()).toContain(`kept on ${written(kelvin)}.`);
    await goOnline();
    await footerLink('Privacy Policy').click();
    await expectPolicy();
    await hydrated();
    expect(await notice().count()).toBe(0);
  });

  it('is used when the server does not respond within the limit, as is a field sheet; the limit applies once more to a link', async () => {
    await serve(undefined);
    await context.setOffline(false);
    const [worker] = context.serviceWorkers();
    // Ends a wait of ten seconds when the server has received the request, in place of waiting.
    await worker?.evaluate(() => {
      const waits: (() => void)[] = [];
      const { setTimeout: wait } = globalThis;
      const held = (run: () => void, ms?: number) => (ms === 10_000 ? waits.push(run) : wait(run, ms));
      Object.assign(globalThis, { setTimeout: held, endWaits: () => waits.splice(0).map((run) => run()).length });
    });
    const endWait = async (request: string) => {
      await expect.poll(() => heard).toContain(request);
      const end = () => worker?.evaluate(() => (globalThis as unknown as { endWaits(): number }).endWaits());
      await expect.poll(end).toBeGreaterThan(0);
    };
    heard.length = 0;
    const opened = open(kelvin);
    await endWait(`GET ${kelvin}`);
    await opened;
    await expectWhole('Kelvin');
    expect(await notice().count()).toBe(1);
    await clearHttpCache();
    await Promise.all([openSheet(), endWait(`GET ${sheet}`)]);
    await footerLink('Privacy Policy').click();
    await endWait(`HEAD ${policy}`);
    await expectPolicy();
    expect(await notice().count()).toBe(1);
    expect(heard.filter((line) => line.endsWith(` ${policy}`))).toEqual([`HEAD ${policy}`]);
  });
});

it('An inquiry without a network survives a reload, and is sent at the next submission with one, never cached', async () => {
  const outcome = () => form.locator().locator('[role=status]').last();
  const received = async () => (await inquiriesAt(site.mockUrl)).length;
  const submitOffline = async () => {
    await form.submitButton().click();
    await expect.poll(() => outcome().textContent()).toContain('You are offline, and nothing was sent.');
  };
  await begin();
  const before = await received();
  await openAndCache(form.contactPath);
  await form.ready();
  await form.fillIn(form.goodInquiry);
  await goOffline();
  await submitOffline();
  await page.reload();
  await form.ready();
  await expect.poll(() => form.control('FullName').inputValue()).toBe(form.goodInquiry.FullName);
  expect(await form.control('Message').inputValue()).toBe(form.goodInquiry.Message);
  await submitOffline();

  await goOnline();
  await expect.poll(() => outcome().textContent()).toContain('You are connected again.');
  await idle();
  expect(await received()).toBe(before);
  await form.submitButton().click();
  await expect.poll(() => outcome().textContent()).toBe('Your inquiry was sent.');
  expect(await received()).toBe(before + 1);

  // Nor are errors cached.
  await open('/nowhere');
  const all = (await Promise.all((await cacheNames()).map(cached))).flat();
  expect(all).toContain(form.contactPath);
  expect(all.filter((path) => /^\/api|nowhere/.test(path))).toEqual([]);
});

it('Another release is loaded by a link, leaves cached pages whole, and is cached at the next visit', async () => {
  const release = () => page.locator('html').getAttribute('data-release');
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeOtherRelease(builtSite, join(folder, 'web'));
  const other = await forThisTest(startSite({ webRoot: join(folder, 'web') }));
  await begin();
  await openAndCache(kelvin);
  const first = await release();
  await page.evaluate(() => caches.delete('data'));
  await serve(other);
  // Data and code of the first release are gone, so that the link loads the document of the other one.
  await footerLink('Privacy Policy').click();
  await expectPolicy();
  await expect.poll(release).not.toBe(first);
  await untilCached(policy);
  await goOffline();
  await open(kelvin);
  expect(await release()).toBe(first);
  await expectWhole('Kelvin');

  await goOnline(other);
  await openAndCache(kelvin);
  expect(await release()).not.toBe(first);
  const keptHtml = () => page.evaluate(async (path) => (await caches.match(path))?.text(), kelvin);
  await expect.poll(keptHtml).not.toContain(first);
  await goOffline();
  await page.reload();
  expect(await release()).not.toBe(first);
  await expectWhole('Kelvin');
});

it('The worker is registered at the first input; OFFLINE=off removes it and its caches, and on brings them back', async () => {
  const off = await forThisTest(startSite({ offline: 'off' }));
  const switchOff = async () => {
    await serve(off);
    await open(pathOf('home'));
    await expect.poll(registrations).toEqual([]);
    await expect.poll(cacheNames).toEqual([]);
  };
  await begin();
  await open(kelvin);
  await hydrated();
  expect(await registrations()).toEqual([]);
  expect(await cacheNames()).toEqual([]);
  await untilCached(kelvin);
  expect(await registrations()).toHaveLength(1);
  await switchOff();
  await open(kelvin);
  await expectWhole('Kelvin');
  expect(await cacheNames()).toEqual([]);

  await serve(site);
  await openAndCache(kelvin);
  expect(await registrations()).toHaveLength(1);

  // While another tab uses the removed registration, the browser returns it with its worker, which caches nothing.
  await (await context.newPage()).goto(page.url());
  await switchOff();
  await serve(site);
  await openAndCache(kelvin);
});

it('a font that is shown stays where the window changes after the worker has taken over', async () => {
  await begin();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const shown = async () => {
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  // Shown at the first paint if the machine is fast enough.
  await expect
    .poll(async () => {
      await open(pathOf('eclipse'));
      await hydrated();
      return shown();
    })
    .toContain('Manrope');
  await untilCached(pathOf('eclipse'));
  for (const [width, height] of [
    [740, 360],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(await shown()).toContain('Manrope');
  }
});

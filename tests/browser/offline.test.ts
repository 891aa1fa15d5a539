/** What the service worker keeps, by a browser that loses its network: its line, and the server behind it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { readBuild } from '../../scripts/check/weights';
import { freePort } from '../../scripts/lib/free-port';
import { contactPath, control, fillIn, formOf, formReady, goodInquiry, submitOf } from './inquiryPage';
import { findings } from './support/axe';
import { writeOtherRelease } from './support/otherBuild';
import { builtSite, type RunningSite, type SiteOptions, startSite } from './support/site';
import { noteViolations } from './support/violations';
import { context, hydrated, idle, mark, openPage, page, shareBrowser, stillMarked } from './support/visit';

const kelvin = pathOf('kelvin');
const fieldSheet = '/files/kelvin-field-sheet.pdf';

let port: number;
let site: RunningSite | undefined;

/** Opens the server, or another release of it at the same address. */
async function serve(options: SiteOptions = {}): Promise<void> {
  await site?.stop();
  site = undefined;
  site = await startSite({ port, ...options });
}

/** Gives the network back. */
async function goOnline(): Promise<void> {
  await serve();
  await context.setOffline(false);
}

/** A server at the site's address that takes every request, which it notes, and answers none, until it is closed. */
async function goSilent(): Promise<{ readonly heard: readonly string[]; close(): Promise<void> }> {
  await site?.stop();
  site = undefined;
  const open = new Set<Socket>();
  const heard: string[] = [];
  const silent: Server = createServer((socket) => {
    open.add(socket.on('error', () => {}).on('data', (data) => heard.push(String(data).split(' HTTP/', 1)[0] ?? '')));
  });
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  return {
    heard,
    close: () =>
      new Promise((resolve) => {
        silent.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Takes away the network: the page knows, and neither it nor its worker reaches anything. */
async function goOffline(): Promise<void> {
  await context.setOffline(true);
  await site?.stop();
  site = undefined;
}

beforeEach(async () => {
  port = await freePort();
  await serve();
  await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'allow' });
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
});
shareBrowser();

const open = (path: string) => page.goto(`http://127.0.0.1:${port}${path}`);
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The paths that a cache of this name holds; none where there is none. */
const held = (name: string) =>
  page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
const cacheNames = () => page.evaluate(() => caches.keys());
const registrations = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

/** Scripts and fonts of the page on show that no cache holds. */
const notHeld = () =>
  page.evaluate(async () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const assets = paths.filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/data/'));
    const found = await Promise.all(assets.map((path) => caches.match(path)));
    return assets.filter((_, index) => !found[index]);
  });

/** Does what any visitor does, and waits until the page on show is kept with all that it is made of. */
async function untilKept(path: string): Promise<void> {
  await hydrated();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect.poll(() => held('pages')).toContain(path);
  await expect.poll(notHeld).toEqual([]);
}

/** Says that the page on show is what the network would give: hydrated, complete and with its pictures. */
async function expectWhole(name: string): Promise<void> {
  await heading(name).waitFor();
  await hydrated();
  expect(await page.locator('html').getAttribute('data-incomplete')).toBeNull();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
}

describe('without a network', () => {
  it('a page that was opened, before there was a worker, opens again whole', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    await goOffline();
    await page.reload();
    await expectWhole('Kelvin');
    // Its address may have a query, which its HTML does not depend on.
    await open(`${kelvin}?from=mail`);
    await expectWhole('Kelvin');
  });

  it('so does one that was reached inside the app, as a document that was never asked for', async () => {
    await open(pathOf('home'));
    await untilKept(pathOf('home'));
    await mark();
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
    await heading('Kelvin').waitFor();
    expect(await stillMarked()).toBe(true);
    await untilKept(kelvin);
    await goOffline();
    await page.reload();
    await expectWhole('Kelvin');
    expect(await stillMarked()).toBe(false);
  });

  it("a product's field sheet can be had once its page was opened", async () => {
    await open(kelvin);
    await untilKept(kelvin);
    await expect.poll(() => held('files')).toEqual([fieldSheet]);
    await goOffline();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Field sheet/ }).click();
    expect(await (await download).failure()).toBeNull();
  });

  /** Kelvin as it was kept, without a network and without the data of any other page. */
  async function openKeptKelvin() {
    await open(kelvin);
    await untilKept(kelvin);
    await page.evaluate(() => caches.delete('data'));
    await goOffline();
    await page.reload();
    await hydrated();
  }

  it('a link leads to a page that was opened as a document, and whose data was never asked for', async () => {
    const policy = pathOf('privacy-policy');
    await open(policy);
    await untilKept(policy);
    await openKeptKelvin();
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
  });

  it('a link to a page that was never opened leaves what is read where it is', async () => {
    await openKeptKelvin();
    await page.locator('footer').getByRole('link', { name: 'Terms and Conditions' }).click();
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
    await heading('Kelvin').waitFor();
  });

  it('a page that was never opened says so, and leads to those that were', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    await goOffline();
    const answer = await open(pathOf('eclipse'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await heading('You are offline').waitFor();
    // It has no script: what is pressed there is the browser's own to answer.
    expect(await page.locator('button').count()).toBeGreaterThan(0);
    expect(await page.locator('button:not([popovertarget])').count()).toBe(0);
    const kept = page.locator('main [data-kept]').getByRole('link');
    expect(await kept.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([kelvin]);
    expect(await page.locator('main').getByRole('link', { name: '+1 800 555 0199' }).getAttribute('href')).toMatch(
      /^tel:/,
    );
    await kept.click();
    await expectWhole('Kelvin');
    await goOnline();
    await open(pathOf('eclipse'));
    await expectWhole('Eclipse');
  });
});

describe('a page that was kept', () => {
  const notice = () => page.getByRole('region', { name: 'Kept copy', exact: true });
  const days = 24 * 60 * 60 * 1000;
  const written = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long' });

  /** Has the cache say that the server sent a page earlier. */
  const keptEarlier = (path: string, date: Date) =>
    page.evaluate(
      async ([kept, sent]) => {
        const cache = await caches.open('pages');
        const answer = await cache.match(kept);
        if (!answer) throw new Error(`${kept} was not kept`);
        const headers = new Headers(answer.headers);
        headers.set('Date', sent);
        await cache.put(kept, new Response(await answer.blob(), { headers }));
      },
      [path, date.toUTCString()] as const,
    );

  it('says so, with its day, in view wherever it is entered, and after React has taken over', async () => {
    const stopped = await noteViolations(page);
    await open(kelvin);
    await untilKept(kelvin);
    expect(await notice().count()).toBe(0);
    const earlier = new Date(Date.now() - 3 * days);
    await keptEarlier(kelvin, earlier);
    await goOffline();
    await open(`${kelvin}?from=mail#faq`);
    await expectWhole('Kelvin');
    expect(await notice().textContent()).toBe(
      `You are reading a copy that was kept on ${written(earlier)}. The current page may differ.`,
    );
    expect(
      await notice().evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, 'body > section')).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.emulateMedia({ media: 'print' });
    expect(await notice().isVisible()).toBe(true);
    expect(stopped).toEqual([]);
  });

  it('leads to another one as a document, which says so itself', async () => {
    const policy = pathOf('privacy-policy');
    await open(policy);
    await untilKept(policy);
    await open(kelvin);
    await untilKept(kelvin);
    const earlier = new Date(Date.now() - 5 * days);
    await keptEarlier(policy, earlier);
    await goOffline();
    await page.reload();
    await hydrated();
    await mark();
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    expect(await stillMarked()).toBe(false);
    expect(await notice().textContent()).toContain(`kept on ${written(earlier)}.`);
  });

  it('leads to the current page once there is a network, though both are at hand', async () => {
    const policy = pathOf('privacy-policy');
    await open(policy);
    await untilKept(policy);
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
    await heading('Kelvin').waitFor();
    await untilKept(kelvin);
    await goOffline();
    await page.reload();
    await hydrated();
    expect(await notice().count()).toBe(1);
    await goOnline();
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await hydrated();
    expect(await notice().count()).toBe(0);
  });

  it('is no page that a current document leads to, as the data that was kept is of its release', async () => {
    const toKelvin = async () => {
      await open(pathOf('home'));
      await untilKept(pathOf('home'));
      await mark();
      await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
      await heading('Kelvin').waitFor();
    };
    await toKelvin();
    await expect.poll(() => held('data')).toContainEqual(expect.stringMatching(/\/Kelvin\.json$/));
    await toKelvin();
    expect(await stillMarked()).toBe(true);
    expect(await notice().count()).toBe(0);
  });

  it('says so on the way back as well, which a browser would answer from a cache of its own', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    await open(pathOf('home'));
    await untilKept(pathOf('home'));
    await goOffline();
    await page.goBack();
    await expectWhole('Kelvin');
    expect(await notice().count()).toBe(1);
  });

  it('is shown where the server takes a request and does not begin to answer it, and leads on after one more', async () => {
    const policy = pathOf('privacy-policy');
    await open(policy);
    await untilKept(policy);
    await open(kelvin);
    await untilKept(kelvin);
    const silent = await goSilent();
    try {
      await page.reload();
      await expectWhole('Kelvin');
      expect(await notice().count()).toBe(1);
      await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
      expect(await notice().count()).toBe(1);
      expect(silent.heard.filter((line) => line.endsWith(` ${policy}`))).toEqual([`HEAD ${policy}`]);
    } finally {
      await silent.close();
    }
  });
});

describe('with a network', () => {
  it('a visit that touches nothing registers nothing', async () => {
    // A script that a test runs in the page counts as the visitor's own doing.
    await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));
    await open(kelvin);
    await hydrated();
    expect(await registrations()).toEqual([]);
    expect(await cacheNames()).toEqual([]);
    await page.mouse.move(300, 300);
    await expect.poll(registrations).toHaveLength(1);
  });

  it('a visitor who saves data gets no worker, nor what registers it', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    const keepScript = `/${readBuild(join(builtSite, '..')).chunks['src/app/offline/keep.ts']?.file}`;
    expect(keepScript).toMatch(/\.js$/);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(kelvin);
    await page.mouse.move(300, 300);
    await hydrated();
    await page.mouse.move(310, 310);
    await idle();
    await idle();
    expect(await registrations()).toEqual([]);
    expect(await cacheNames()).toEqual([]);
    expect(asked).toContain(kelvin);
    expect(asked.filter((path) => path === '/sw.js' || path === keepScript)).toEqual([]);
  });

  it('what is served is shown, and not what was kept', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    await page.evaluate(async (path) => {
      const cache = await caches.open('pages');
      await cache.put(path, new Response('<h1>Earlier</h1>', { headers: { 'Content-Type': 'text/html' } }));
    }, kelvin);
    await page.reload();
    await expectWhole('Kelvin');
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), kelvin))
      .toContain('<title>');
  });

  it('neither the inquiry nor what was not found is kept, and nothing of nginx’s own', async () => {
    await open(contactPath);
    await untilKept(contactPath);
    await formReady(page);
    await fillIn(page, goodInquiry);
    const answered = page.waitForResponse(`**${inquiryEndpoint}`);
    await submitOf(page).click();
    expect((await answered).status()).toBe(200);
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
      ['/api/none', '/healthz', '/assets/none.js', '/files/none.pdf', '/nowhere'],
    );
    expect(statuses).toEqual([404, 200, 404, 404, 404]);
    await open('/nowhere');
    const all = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(all).toContain(contactPath);
    expect(all.filter((path) => /^\/(?:api|healthz)|none|nowhere/.test(path))).toEqual([]);
  });
});

describe('another release', () => {
  let folder: string;
  let other: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'offline-'));
    other = join(folder, 'web');
    await writeOtherRelease(builtSite, other);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const release = () => page.locator('html').getAttribute('data-release');

  it('is shown at the next visit, and kept; an open page of the earlier one leads on to it', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    const first = await release();
    await page.evaluate(() => caches.delete('data'));
    await serve({ webRoot: other });
    // Its data and its code are gone with its server: the document of the next page is the new release's.
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await expect.poll(release).not.toBe(first);
    const second = await release();
    await open(kelvin);
    expect(await release()).toBe(second);
    await expectWhole('Kelvin');
    await untilKept(kelvin);

    await goOffline();
    await page.reload();
    expect(await release()).toBe(second);
    await expectWhole('Kelvin');
  });

  it('leaves a page of the earlier one, opened again without a network, whole', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    const first = await release();
    await serve({ webRoot: other });
    await open(pathOf('home'));
    await untilKept(pathOf('home'));
    expect(await release()).not.toBe(first);

    await goOffline();
    await open(kelvin);
    expect(await release()).toBe(first);
    await expectWhole('Kelvin');
  });
});

describe('the switch', () => {
  it('takes the worker and all that it kept out of a browser, and brings it back', async () => {
    await open(kelvin);
    await untilKept(kelvin);
    await serve({ offline: 'off' });
    await open(pathOf('home'));
    await expect.poll(registrations).toEqual([]);
    await expect.poll(cacheNames).toEqual([]);
    // By the network alone, as if there had never been one.
    await open(kelvin);
    await expectWhole('Kelvin');
    expect(await cacheNames()).toEqual([]);

    await serve();
    await open(kelvin);
    await untilKept(kelvin);
    expect(await registrations()).toHaveLength(1);
  });
});

describe('an inquiry without a network', () => {
  const outcome = () => formOf(page).locator('[role=status]').last();
  const received = async () => ((await (await fetch(`${site?.mockUrl}/inquiries`)).json()) as unknown[]).length;

  it('is kept over a reload, and sent at another press alone when there is one again', async () => {
    await open(contactPath);
    await untilKept(contactPath);
    await formReady(page);
    await fillIn(page, goodInquiry);
    await goOffline();
    await submitOf(page).click();
    await expect.poll(() => outcome().textContent()).toContain('You are offline, and nothing was sent.');
    await page.reload();
    await formReady(page);
    await expect.poll(() => control(page, 'FullName').inputValue()).toBe(goodInquiry.FullName);
    expect(await control(page, 'Message').inputValue()).toBe(goodInquiry.Message);
    await submitOf(page).click();
    await expect.poll(() => outcome().textContent()).toContain('You are offline, and nothing was sent.');

    await goOnline();
    await expect.poll(() => outcome().textContent()).toContain('You are connected again.');
    await idle();
    expect(await received()).toBe(0);
    await submitOf(page).click();
    await expect.poll(() => outcome().textContent()).toBe('Your inquiry was sent.');
    expect(await received()).toBe(1);
  });
});

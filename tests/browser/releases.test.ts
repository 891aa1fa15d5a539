/** Two releases behind one balancer without sessions: each request of a page may reach the other release. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { launchBrowser } from './support/launchBrowser';
import { type Balancer, startBalancer, writeOtherRelease } from './support/otherBuild';
import { onePagePerScreen } from './support/pages';
import { builtSite, type RunningSite, startSite } from './support/site';
import { hydrated } from './support/visit';

describe('two releases served side by side', () => {
  let browser: Browser;
  let folder: string;
  let balancer: Balancer;
  const sites: RunningSite[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
    const other = join(folder, 'web');
    await writeOtherRelease(builtSite, other);
    const ports = [await freePort(), await freePort()] as const;
    sites.push(await startSite({ port: ports[0], releasePeers: `127.0.0.1:${ports[1]}` }));
    sites.push(await startSite({ port: ports[1], releasePeers: `127.0.0.1:${ports[0]}`, webRoot: other }));
    balancer = await startBalancer(sites.map(({ siteUrl }) => siteUrl));
  });
  afterAll(async () => {
    await browser?.close();
    await balancer?.close();
    await Promise.all(sites.map(({ stop }) => stop()));
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('have names of their own', async () => {
    const [one, two] = await Promise.all(sites.map(async ({ siteUrl }) => (await fetch(siteUrl)).text()));
    const named = (html = '') =>
      [/data-release="(\w+)"/, /<script type="module" src="([^"]+)"/].map((name) => name.exec(html)?.[1]);
    for (const [index, name] of named(one).entries()) {
      expect(name).toBeDefined();
      expect(name).not.toBe(named(two)[index]);
    }
  });

  it('loads a page of each screen from either release, and its links work', { timeout: 120_000 }, async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
    const releases = new Set<string | null>();
    for (const { path } of onePagePerScreen) {
      await page.goto(balancer.origin + path);
      releases.add(await page.locator('html').getAttribute('data-release'));
      await hydrated(page);
      // A navigation inside the app, to a page whose data and code have not been requested yet.
      await page.evaluate(() => Object.assign(window, { marked: true }));
      await page.locator('footer').getByRole('link', { name: 'Eclipse' }).click();
      await page.getByRole('heading', { level: 1, name: 'Eclipse' }).waitFor();
      expect(await page.evaluate(() => 'marked' in window), path).toBe(true);
    }
    expect(releases.size).toBe(2);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/**
 * The next page and the way back: from a tap on a link to the new page's heading on the screen, with and without what
 * the site fetches ahead; then the way back from another document. Browser tests check back and forward inside the
 * site.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { pathOf } from '../../frontend/src/routes/paths';
import { asPhone, slowPhone, type Tab, until, withSite } from './phone';
import { inRounds, middle, ratio, type Section, type Table } from './section';
import { resultOf, watchTap } from './taps';

/** Pages that are left by a link in view, and pages that the visitor returns to. */
const starts = ['home', 'kelvin'] as const;
const returns = ['home', 'kelvin', 'products', 'contact'] as const;

/** The network counts as idle when nothing was loaded for this long. */
const idleMs = 2000;

export const run: Section = ({ rounds, site, log }) =>
  withSite(site, async (origin, browser) => {
    const subjects = starts.flatMap((from) => [1, 4].map((cpu) => ({ from, cpu })));
    const results = await inRounds(rounds, subjects, async ({ from, cpu }, round) => {
      const ahead = await measureStep(browser, `${origin}${pathOf(from)}`, cpu, true);
      const without = await measureStep(browser, `${origin}${pathOf(from)}`, cpu, false);
      log(`round ${round}: ${from} to ${ahead.to} at CPU ${cpu}×: ${Math.round(ahead.shownMs)} ms`);
      return { ahead, without };
    });
    const rows = subjects.map(({ from, cpu }, index) => {
      const steps = results[index] ?? [];
      const shown = middle(steps, ({ ahead }) => ahead.shownMs);
      const shownWithout = middle(steps, ({ without }) => without.shownMs);
      return [
        `${pathOf(from)} → ${steps[0]?.ahead.to}`,
        `${cpu}×`,
        Math.round(shown),
        middle(steps, ({ ahead }) => ahead.frames),
        middle(steps, ({ ahead }) => ahead.delayMs),
        middle(steps, ({ ahead }) => ahead.requests),
        Math.round(shownWithout),
        middle(steps, ({ without }) => without.frames),
        ratio(shownWithout, shown),
      ];
    });
    const steps = {
      title: 'Next page: from a tap on a link to the new heading on the screen',
      note: `Slow 4G; the page was left alone until the network was idle for ${idleMs / 1000} s, scrolled by a pixel, and left alone again. Times in ms; 1 frame is the very next one. "Requests": for scripts and data, between tap and heading. "Without": nothing is fetched ahead, as for visitors who save data.`,
      columns: ['from → to', 'CPU', 'ms', 'frames', 'tap delay', 'requests', 'ms without', 'frames without', 'ratio'],
      rows,
    };
    return [steps, await returnsTable(browser, origin)];
  });

/** True once the page has another heading than before the tap. */
const headingChanged = `(() => {
  const heading = document.querySelector('main h1')?.textContent;
  return heading && heading !== window.benchHeading;
})()`;

function measureStep(browser: Browser, url: string, cpu: number, ahead: boolean) {
  return asPhone(browser, { ...slowPhone, cpu }, async (tab) => {
    const idle = watchNetwork(tab);
    if (!ahead) await tab.saveData();
    await tab.first(watchTap, 'click', headingChanged);
    await tab.open(url);
    await idle();
    // The first sign of a visitor: where data is saved, the app is loaded only now.
    await tab.run(() => window.scrollTo({ top: 1, behavior: 'instant' }));
    await idle();
    const link = await tab.run(linkInView);
    if (!link) throw new Error(`${url} has no link in view`);
    await tab.run(() => void Object.assign(window, { benchHeading: document.querySelector('main h1')?.textContent }));
    const requestedAt: number[] = [];
    tab.cdp.on('Network.requestWillBeSent', ({ type, wallTime }) => {
      if (type === 'Script' || type === 'Fetch') requestedAt.push(wallTime * 1000);
    });
    await tab.tap(link);
    return until(`the heading of ${link.to}`, async () => {
      const { shownMs, shownAt, frames, delayMs } = await resultOf(tab);
      if (shownMs === undefined || shownAt === undefined || delayMs === undefined) return undefined;
      // Later requests are what the new page fetches ahead.
      return { to: link.to, shownMs, frames, delayMs, requests: requestedAt.filter((at) => at < shownAt).length };
    });
  });
}

/** Returns a function that settles when nothing was under way for `idleMs`. */
function watchNetwork({ cdp }: Tab): () => Promise<void> {
  const open = new Set<string>();
  let last = Date.now();
  const change = (edit: () => void) => {
    edit();
    last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => change(() => open.add(requestId)));
  cdp.on('Network.loadingFinished', ({ requestId }) => change(() => open.delete(requestId)));
  cdp.on('Network.loadingFailed', ({ requestId }) => change(() => open.delete(requestId)));
  return async () => {
    last = Date.now();
    await until('an idle network', async () => (open.size === 0 && Date.now() - last > idleMs) || undefined);
  };
}

async function returnsTable(browser: Browser, origin: string): Promise<Table> {
  const rows: (string | number)[][] = [];
  for (const route of returns) rows.push(await measureReturn(browser, origin, pathOf(route)));
  return {
    title: 'Back from another document',
    note: 'How far from where the visitor was, in CSS pixels, and whether the browser had kept the page in its back/forward cache.',
    columns: ['page', 'distance', 'kept', 'or why not'],
    rows,
  };
}

/** The row of one page. */
function measureReturn(browser: Browser, origin: string, address: string): Promise<(string | number)[]> {
  return asPhone(browser, { ...slowPhone, cpu: 1 }, async (tab) => {
    const reasons: string[] = [];
    tab.cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`));
    });
    const idle = watchNetwork(tab);
    await tab.open(origin + address);
    await idle();
    const left = await tab.run(() => {
      Object.assign(window, { benchWasHere: true });
      window.scrollTo({ top: 700, behavior: 'instant' });
      return window.scrollY;
    });
    // Time for the page to handle the event.
    await wait(500);
    await tab.open(origin + pathOf('about'));
    await tab.run(() => history.back());
    const isShown = (wanted: string) => location.pathname === wanted && document.readyState === 'complete';
    // Between two documents the evaluation fails.
    await until(address, async () => (await tab.run(isShown, address).catch(() => false)) || undefined);
    await wait(500);
    const [top, kept] = await tab.run(() => [window.scrollY, 'benchWasHere' in window] as const);
    return [address, Math.round(top - left), kept ? 'yes' : 'no', reasons.join(', ')];
  });
}

/** Runs in the page: the first link to another page of the site that can be tapped now, by its middle. */
function linkInView(): { readonly x: number; readonly y: number; readonly to: string } | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]')) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inView = width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    // Files are documents of their own.
    if (!inView || link.pathname.includes('.') || link.pathname === location.pathname) continue;
    if (link.contains(document.elementFromPoint(x, y))) return { x, y, to: link.pathname };
  }
  return undefined;
}

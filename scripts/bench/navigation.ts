/**
 * The next page and the way back: from a tap on a link in view to the new page's heading on the screen, with what the
 * site fetches ahead and without (for a visitor who saves data); then scroll positions after back and
 * forward, and whether the browser keeps the page whole for the way back from another document.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../../frontend/src/routes/paths';
import { type Chromium, launchBrowser, type Tab } from './chromium';
import { asPhone, nextFrameShown, type Pace, saveData, slowPhone } from './phone';
import { type BenchContext, inRounds } from './section';
import { serveSite } from './serve';
import { median, ratio, type Table } from './table';
import { type Answer, answerOf, watchAnswer } from './taps';

/** Pages that are left by a link in view. */
const starts = ['home', 'kelvin'] as const;
/** Pages that are returned to. */
const returns = ['home', 'kelvin', 'products', 'contact'] as const;
type Route = (typeof returns)[number];

/** A page is left alone until nothing was loaded for this long, in ms. */
const stillMs = 2000;
const limitMs = 60_000;
const atOnce: Pace = { cpu: 1 };

/** Measures navigation. @throws Error where a link leads nowhere, or a page does not come back. */
export async function run({ rounds, site, log }: BenchContext): Promise<readonly Table[]> {
  const served = await serveSite(site);
  const browser = await launchBrowser();
  try {
    const subjects = starts.flatMap((from) =>
      [1, 4].flatMap((cpu) => [true, false].map((ahead) => ({ from, cpu, ahead }))),
    );
    const results = await inRounds(rounds, subjects, async ({ from, cpu, ahead }, round) => {
      const step = await measureStep(browser, `${served.origin}${pathOf(from)}`, { ...slowPhone, cpu }, ahead);
      const how = ahead ? 'fetched ahead' : 'not';
      log(`round ${round}: ${from} to ${step.to} at CPU ${cpu}×, ${how}: ${Math.round(step.shownMs)} ms`);
      return step;
    });
    const steps = subjects.map((subject, index) => ({ ...subject, steps: results[index] ?? [] }));
    const back = [];
    for (const route of returns) back.push(await returnTo(browser, served.origin, route));
    return [stepsTable(steps), returnsTable(back)];
  } finally {
    await browser.close();
    await served.stop();
  }
}

// ---- The next page ------------------------------------------------------------------------------

interface Step extends Required<Omit<Answer, 'href' | 'shownAt'>> {
  readonly to: string;
  /** Scripts and data that were asked for only after the tap. */
  readonly requests: number;
}

/** True once another heading stands in the page than before the tap. */
const headingChanged = `(() => {
  const heading = document.querySelector('main h1')?.textContent;
  return heading && heading !== window.benchHeading;
})()`;

async function measureStep(browser: Chromium, url: string, pace: Pace, ahead: boolean): Promise<Step> {
  return asPhone(browser, pace, async (tab) => {
    const still = watchNetwork(tab);
    if (!ahead) await saveData(tab);
    await watchAnswer(tab, { from: 'click', answered: headingChanged });
    await tab.open(url, 'load');
    await still();
    // A first sign of a visitor: where data is saved, the app comes only now.
    await tab.run(() => window.scrollTo({ top: 1, behavior: 'instant' }));
    await still();
    const link = await tab.run(linkInView);
    if (!link) throw new Error(`${url} has no link in view`);
    await tab.run(() => {
      Object.assign(window, { benchHeading: document.querySelector('main h1')?.textContent });
    });
    const askedAt: number[] = [];
    tab.on('Network.requestWillBeSent', ({ type, wallTime }) => {
      if (type === 'Script' || type === 'Fetch') askedAt.push(wallTime * 1000);
    });
    await tab.tap(link.x, link.y);
    return until(`the heading of ${link.to}`, async () => {
      const { shownMs, shownAt, frames, delayMs } = await answerOf(tab);
      if (shownMs === undefined || shownAt === undefined || delayMs === undefined) return undefined;
      // The new page fetches ahead in its turn.
      const requests = askedAt.filter((at) => at < shownAt).length;
      return { to: link.to, shownMs, frames, delayMs, requests };
    });
  });
}

/** Gives a function that settles when nothing has been under way for `stillMs`. */
function watchNetwork(tab: Tab): () => Promise<void> {
  const open = new Set<string>();
  let last = Date.now();
  const ended = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    last = Date.now();
  };
  tab.on('Network.requestWillBeSent', ({ requestId }) => {
    open.add(requestId);
    last = Date.now();
  });
  tab.on('Network.loadingFinished', ended);
  tab.on('Network.loadingFailed', ended);
  return async () => {
    last = Date.now();
    await until('a still network', async () => (open.size === 0 && Date.now() - last > stillMs) || undefined);
  };
}

async function until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(100)) {
    const result = await look();
    if (result !== undefined) return result;
  }
  throw new Error(`Waited in vain for ${what}`);
}

interface StepSubject {
  readonly from: Route;
  readonly cpu: number;
  readonly ahead: boolean;
  readonly steps: readonly Step[];
}

function stepsTable(subjects: readonly StepSubject[]): Table {
  const middle = (steps: readonly Step[], value: (step: Step) => number) => median(steps.map(value));
  const rows = subjects
    .filter(({ ahead }) => ahead)
    .map(({ from, cpu, steps }) => {
      const other = subjects.find((subject) => !subject.ahead && subject.from === from && subject.cpu === cpu);
      const without = other?.steps ?? [];
      const [shown, shownWithout] = [steps, without].map((list) => middle(list, ({ shownMs }) => shownMs));
      return [
        `${pathOf(from)} → ${steps[0]?.to}`,
        `${cpu}×`,
        Math.round(shown ?? 0),
        middle(steps, ({ frames }) => frames),
        Math.max(...steps.map(({ frames }) => frames)),
        middle(steps, ({ delayMs }) => delayMs),
        middle(steps, ({ requests }) => requests),
        Math.round(shownWithout ?? 0),
        middle(without, ({ frames }) => frames),
        ratio(shownWithout ?? 0, shown ?? 0),
      ];
    });
  return {
    title: 'Next page: from a tap on a link to the new heading on the screen',
    note: `Slow 4G; the page was left alone until nothing had been loaded for ${stillMs / 1000} s, scrolled by a pixel, and left alone again. Times in ms; a frame is a sixtieth of a second at best, 1 is the very next one. "Requests": scripts and data asked for between the two. "Without": nothing is fetched ahead, as for visitors who save data.`,
    columns: [
      'from → to',
      'CPU',
      'ms',
      'frames',
      'most',
      'tap delay',
      'requests',
      'ms without',
      'frames without',
      'without is',
    ],
    rows,
  };
}

// ---- The way back -------------------------------------------------------------------------------

interface Return {
  readonly from: string;
  readonly to: string;
  /** How far from where the visitor was, in CSS pixels. */
  readonly backPx: number;
  readonly forwardPx: number;
  /** The same after another document. */
  readonly documentPx: number;
  /** Whether the browser had kept the page whole meanwhile. */
  readonly kept: boolean;
  /** Why not. */
  readonly reasons: readonly string[];
}

function returnTo(browser: Chromium, origin: string, route: Route): Promise<Return> {
  return asPhone(browser, atOnce, async (tab) => {
    const reasons: string[] = [];
    tab.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`));
    });
    const still = watchNetwork(tab);
    const from = pathOf(route);
    await tab.open(`${origin}${from}`, 'load');
    await still();

    const { left, link } = await scrollToLink(tab, from);
    await tab.tap(link.x, link.y);
    await arrive(tab, link.to);
    const leftNext = await scrollTo(tab, 300);
    await tab.run(() => history.back());
    await arrive(tab, from);
    const backPx = (await scrolled(tab)) - left;
    await tab.run(() => history.forward());
    await arrive(tab, link.to);
    const forwardPx = (await scrolled(tab)) - leftNext;

    // The same from another document; the first page again, so that its own state is what is kept.
    await tab.open(`${origin}${from}`, 'load');
    await still();
    const leftDocument = await scrollTo(tab, left);
    await tab.run(() => Object.assign(window, { benchWasHere: true }) && undefined);
    await tab.open(`${origin}${link.to}`, 'load');
    await tab.run(() => history.back());
    await arrive(tab, from);
    const documentPx = (await scrolled(tab)) - leftDocument;
    const kept = await tab.run(() => 'benchWasHere' in window);
    return { from, to: link.to, backPx, forwardPx, documentPx, kept, reasons };
  });
}

/** Scrolls down until a link can be tapped. @throws Error where there is none. */
async function scrollToLink(tab: Tab, from: string) {
  for (let y = 700; ; y += 350) {
    const left = await scrollTo(tab, y);
    const link = await tab.run(linkInView);
    if (link) return { left, link };
    if (left < y) break;
  }
  throw new Error(`${from} has no link to tap`);
}

/** Scrolls down and gives where that led, once the page has noticed. */
async function scrollTo(tab: Tab, y: number): Promise<number> {
  await tab.run((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await wait(500);
  return tab.run(() => window.scrollY);
}

async function scrolled(tab: Tab): Promise<number> {
  await nextFrameShown(tab);
  await wait(500);
  return tab.run(() => window.scrollY);
}

/** Waits until the page of this path shows, with its own heading. */
async function arrive(tab: Tab, path: string): Promise<void> {
  await until(path, async () => {
    // Between two documents there is nowhere to ask.
    const there = await tab
      .run(
        (wanted) =>
          location.pathname === wanted &&
          document.readyState === 'complete' &&
          document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(wanted) === true,
        path,
      )
      .catch(() => false);
    return there || undefined;
  });
}

function returnsTable(returned: readonly Return[]): Table {
  return {
    title: 'Back and forward: where the visitor is',
    note: 'How far from where the visitor was, in CSS pixels, after back and forward inside the site and after back from another document; and whether the browser had kept the page whole meanwhile (its back/forward cache).',
    columns: ['page', 'left for', 'back', 'forward', 'from a document', 'kept whole', 'or why not'],
    rows: returned.map(({ from, to, backPx, forwardPx, documentPx, kept, reasons }) => [
      from,
      to,
      Math.round(backPx),
      Math.round(forwardPx),
      Math.round(documentPx),
      kept ? 'yes' : 'no',
      reasons.join(', '),
    ]),
  };
}

// ---- What runs in the page ----------------------------------------------------------------------

/** The first link to another page of the site that can be tapped now, by its middle. */
function linkInView(): { readonly x: number; readonly y: number; readonly to: string } | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]')) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inView = width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    // Files are documents of their own; what lies under something else cannot be tapped.
    if (!inView || link.pathname.includes('.') || link.pathname === location.pathname) continue;
    if (link.contains(document.elementFromPoint(x, y))) return { x, y, to: link.pathname };
  }
  return undefined;
}

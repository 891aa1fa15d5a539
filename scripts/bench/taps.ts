/** Taps: from a tap until the frame that shows its result. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { asPhone, slowPhone, type Tab } from './phone';

/** What is tapped, and how its result is recognized. */
export interface Tapped {
  readonly what: string;
  /** A CSS selector; the first visible element. */
  readonly target: string;
  /** An expression in the page that is true once the tap has had its result. */
  readonly shown: string;
}

/** The result of the taps so far. */
export interface TapResult {
  /** From the first tap to the frame that shows the result, in ms. */
  readonly shownMs?: number;
  /** The same from the start of the visit. */
  readonly openMs?: number;
  /** The same in ms since 1970. */
  readonly shownAt?: number;
  /** Frames after the first tap; 1 is the very next one. */
  readonly frames: number;
  /** The slowest tap, from input to next paint, as INP counts it. */
  readonly delayMs?: number;
}

export type MenuResult = { readonly openMs: number; readonly taps: number; readonly delayMs: number };
/** In ms, or what happened instead. */
export type TapOutcome = number | 'no result' | 'left the page';

const menuLimitMs = 30_000;
const tapLimitMs = 15_000;

/** Visits a page with an empty cache and taps its menu button, from the first paint on, until the menu is open. */
export function measureMenu(browser: Browser, url: string, menu: Tapped): Promise<MenuResult> {
  return asPhone(browser, slowPhone, async (tab) => {
    await tab.first(watchTap, 'touchstart', menu.shown);
    await tab.open(url, 'document');
    let taps = 0;
    for (const deadline = Date.now() + menuLimitMs; Date.now() < deadline; await wait(50)) {
      const { openMs, delayMs } = await resultOf(tab);
      // The delay of a tap is reported shortly after its paint.
      if (openMs !== undefined && delayMs !== undefined) return { openMs, taps, delayMs };
      const middle = openMs === undefined && (await tab.run(paintedTarget, menu.target));
      if (!middle) continue;
      taps += 1;
      await tab.tap(middle);
      await nextFrameShown(tab);
    }
    throw new Error(`${url}: ${menu.target} did not open a menu after ${taps} taps`);
  });
}

/** Visits a page with an empty cache and taps once, `afterMs` after its load event and right after scrolling there. */
export function measureTap(browser: Browser, url: string, tapped: Tapped, afterMs: number): Promise<TapOutcome> {
  return asPhone(browser, slowPhone, async (tab) => {
    await tab.first(watchTap, 'touchstart', tapped.shown);
    await tab.open(url);
    await wait(afterMs);
    await tab.tap(await tab.run(bringIntoView, tapped.target));
    for (const deadline = Date.now() + tapLimitMs; Date.now() < deadline; await wait(100)) {
      const href = await tab.run(() => location.href).catch(() => url);
      if (href !== url) return 'left the page';
      const { shownMs } = await resultOf(tab);
      if (shownMs !== undefined) return shownMs;
    }
    return 'no result';
  });
}

/** What a page that runs `watchTap` has recorded; between two documents nothing. */
export function resultOf(tab: Tab): Promise<TapResult> {
  return tab.run(() => (window as unknown as Watched).benchTap).catch(() => ({ frames: 0 }));
}

/** Waits for a frame and the start of the next one, when the first is on the screen. */
export async function nextFrameShown(tab: Tab): Promise<void> {
  await tab.run(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

// ---- Functions that run in the page ---------------------------------------------------------------

declare const webVitals: typeof import('web-vitals');

interface Watched {
  readonly benchTap: TapResult;
}

/** From the first event of this type on, evaluates `shown` in every frame and records when it is painted. */
export function watchTap(type: 'touchstart' | 'click', shown: string): void {
  const benchTap: { -readonly [Key in keyof TapResult]: TapResult[Key] } = { frames: 0 };
  Object.assign(window, { benchTap });
  const isShown = new Function(`return Boolean(${shown})`) as () => boolean;
  const tapped = ({ timeStamp }: Event) => {
    const look = () => {
      benchTap.frames += 1;
      if (!isShown()) {
        requestAnimationFrame(look);
        return;
      }
      // A frame paints the state at its start; a message is delivered right after.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const openMs = performance.now();
        Object.assign(benchTap, { openMs, shownMs: openMs - timeStamp, shownAt: Date.now() });
      };
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener(type, tapped, { capture: true, once: true, passive: true });
  const options = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onINP(({ value }) => Object.assign(benchTap, { delayMs: value }), options);
}

/** The middle of the first visible element; undefined before the first paint. */
function paintedTarget(selector: string): { readonly x: number; readonly y: number } | undefined {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 0 && height > 0);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Scrolls to the target and returns its middle. @throws Error where it is missing or covered. */
async function bringIntoView(target: string) {
  const element = document.querySelector(target);
  if (!element) throw new Error(`There is no ${target}`);
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  };
  // Parts that are laid out as they scroll into view may move the target once more.
  for (let tries = 0; tries < 5 && !isInView(); tries += 1) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!element.contains(document.elementFromPoint(x, y))) throw new Error(`${target} cannot be tapped`);
  return { x, y };
}

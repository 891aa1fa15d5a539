/** Taps in fresh visits: from a tap until its answer is on the screen. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Chromium, Tab } from './chromium';
import { asPhone, nextFrameShown, slowPhone } from './phone';

/** How a menu is opened, and when it is open. */
export interface Menu {
  /** CSS selector of its button; the first that is shown. */
  readonly button: string;
  /** Expression in the page that is true once the menu is open. */
  readonly opened: string;
}

export interface MenuAnswer {
  /** From the start of the visit to the frame that shows the menu open, for a visitor who taps as soon as there is a button. */
  readonly openMs: number;
  /** Taps it took. */
  readonly taps: number;
  /** The slowest tap, from input to next paint: INP (rounded to 8 ms). */
  readonly delayMs: number;
}

/** What is tapped, and what comes of it. */
export interface Tapped {
  /** In words. */
  readonly what: string;
  /** CSS selector; the first that there is. */
  readonly target: string;
  /** Expression in the page that is true once the tap is answered. */
  readonly answered: string;
}

/** From the tap to the frame that shows its answer, in ms; or what came of it instead. */
export type TapAnswer = number | 'no answer' | 'left the page';

/** What came of the first tap so far. */
export interface Answer {
  /** The address of the page that tells it. */
  readonly href?: string;
  /** From the tap to the frame that shows its answer, in ms. */
  readonly shownMs?: number;
  /** When that was, in ms since 1970. */
  readonly shownAt?: number;
  /** Frames until then; 1 is the very next one. */
  readonly frames: number;
  /** From the tap to the next paint, whatever it shows: INP. */
  readonly delayMs?: number;
}

const menuLimitMs = 30_000;
const answerLimitMs = 15_000;

/**
 * Visits a page cold and taps its menu button from when it is shown, again and again until the menu is open.
 * @throws Error where that takes more than half a minute.
 */
export function measureMenu(browser: Chromium, url: string, menu: Menu): Promise<MenuAnswer> {
  return asPhone(browser, slowPhone, async (tab) => {
    await tab.first(watchMenu, menu);
    await tab.open(url, 'document');
    let taps = 0;
    for (const deadline = Date.now() + menuLimitMs; Date.now() < deadline; await wait(50)) {
      const { openMs, delayMs } = await tab.run(() => (window as unknown as Watched).benchMenu);
      // A tap's delay is told a little after its paint.
      if (openMs !== undefined && delayMs !== undefined) return { openMs, taps, delayMs };
      const button = openMs === undefined && (await tab.run(shownButton, menu.button));
      if (!button) continue;
      taps += 1;
      await tab.tap(button.x, button.y);
      await nextFrameShown(tab);
    }
    throw new Error(`${url}: ${menu.button} did not open a menu after ${taps} taps`);
  });
}

/**
 * Visits a page cold and taps once, `afterMs` after its load event and right after scrolling there.
 * @throws Error where the target is not there, or something else lies over it.
 */
export function measureTap(browser: Chromium, url: string, tapped: Tapped, afterMs: number): Promise<TapAnswer> {
  return asPhone(browser, slowPhone, async (tab) => {
    await watchAnswer(tab, { from: 'touchstart', answered: tapped.answered });
    await tab.open(url, 'load');
    await wait(afterMs);
    const { x, y, hit } = await tab.run(bringIntoView, tapped.target);
    if (!hit) throw new Error(`${url}: ${tapped.target} cannot be tapped`);
    await tab.tap(x, y);
    for (const deadline = Date.now() + answerLimitMs; Date.now() < deadline; await wait(100)) {
      const { href = url, shownMs } = await answerOf(tab);
      if (href !== url) return 'left the page';
      if (shownMs !== undefined) return shownMs;
    }
    return 'no answer';
  });
}

/** Has a page watch, from its first event of this kind on, for its answer. Before it is opened. */
export async function watchAnswer(
  tab: Tab,
  watched: { from: 'touchstart' | 'click'; answered: string },
): Promise<void> {
  await tab.first(watchFirst, watched);
}

/** What such a page has seen so far; nothing between two documents, where there is nowhere to ask. */
export function answerOf(tab: Tab): Promise<Answer> {
  return tab
    .run(() => ({ ...(window as unknown as Watched).benchAnswer, href: location.href }))
    .catch(() => ({ frames: 0 }));
}

// ---- What runs in the page ----------------------------------------------------------------------

declare const webVitals: typeof import('web-vitals');

interface Watched {
  readonly benchAnswer: Answer;
  readonly benchMenu: { readonly openMs?: number; readonly delayMs?: number };
}

/** Looks every frame for the menu being open, and notes how long taps take. */
function watchMenu({ opened }: Menu): void {
  const menu: { openMs?: number; delayMs?: number } = {};
  Object.assign(window, { benchMenu: menu });
  const isOpen = new Function(`return Boolean(${opened})`) as () => boolean;
  const look = (frame: number) => {
    if (document.body && isOpen()) menu.openMs = frame;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const note = ({ value }: { value: number }) => {
    menu.delayMs = value;
  };
  webVitals.onINP(note, { reportAllChanges: true, durationThreshold: 16 });
}

/** The middle of the first button that is shown; before the first paint there is nothing to tap at. */
function shownButton(selector: string): { readonly x: number; readonly y: number } | undefined {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 0 && height > 0);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Scrolls to the target where it is out of view, and gives its middle once the page stands still there. */
async function bringIntoView(target: string) {
  const element = document.querySelector(target);
  if (!element) throw new Error(`There is no ${target}`);
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  };
  // What is laid out as it comes into view may move the rest once more.
  for (let tries = 0; tries < 5 && !isInView(); tries += 1) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x, y, hit: element.contains(document.elementFromPoint(x, y)) };
}

/** From the first such event on, looks every frame for its answer, and notes when that is painted. */
function watchFirst({ from, answered }: { from: string; answered: string }): void {
  const answer: { -readonly [Key in keyof Answer]: Answer[Key] } = { frames: 0 };
  Object.assign(window, { benchAnswer: answer });
  const isAnswered = new Function(`return Boolean(${answered})`) as () => boolean;
  const tapped = ({ timeStamp }: Event) => {
    const look = () => {
      answer.frames += 1;
      if (!isAnswered()) {
        requestAnimationFrame(look);
        return;
      }
      // What stands there at the start of a frame is painted by it; a message comes right after.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        answer.shownMs = performance.now() - timeStamp;
        answer.shownAt = Date.now();
      };
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener(from, tapped, { capture: true, once: true, passive: true });
  const note = ({ value }: { value: number }) => {
    answer.delayMs = value;
  };
  webVitals.onINP(note, { reportAllChanges: true, durationThreshold: 16 });
}

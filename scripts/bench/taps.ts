/** Taps on what only React can answer, in fresh visits of a slow phone: from the tap until its answer is on the screen. */
import { setTimeout as wait } from 'node:timers/promises';
import { asPhone, slowPhone } from './browser';
import type { Chromium, Tab } from './chromium';

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

const answerLimitMs = 15_000;

/**
 * Visits a page cold and taps once, `afterMs` after its load event and right after scrolling there.
 * @throws Error where the target is not there, or something else lies over it.
 */
export function measureTap(browser: Chromium, url: string, tapped: Tapped, afterMs: number): Promise<TapAnswer> {
  return asPhone(browser, slowPhone, async (tab) => {
    await tab.first(watchTap, tapped);
    await tab.open(url, 'load');
    await wait(afterMs);
    const { x, y, hit } = await tab.run(bringIntoView, tapped);
    if (!hit) throw new Error(`${url}: ${tapped.target} cannot be tapped`);
    await tab.tap(x, y);
    return answerOf(tab, url);
  });
}

async function answerOf(tab: Tab, url: string): Promise<TapAnswer> {
  for (const deadline = Date.now() + answerLimitMs; Date.now() < deadline; await wait(100)) {
    // Between two documents there is nowhere to ask.
    const there = await tab
      .run(() => ({ href: location.href, shownMs: (window as unknown as Watched).benchTap?.shownMs }))
      .catch(() => undefined);
    if (there && there.href !== url) return 'left the page';
    if (there?.shownMs !== undefined) return there.shownMs;
  }
  return 'no answer';
}

// ---- What runs in the page ----------------------------------------------------------------------

interface Watched {
  readonly benchTap?: { readonly shownMs?: number };
}

/** Scrolls to the target where it is out of view, and gives its middle once the page stands still there. */
async function bringIntoView({ target }: { target: string }) {
  const element = document.querySelector(target);
  if (!element) throw new Error(`There is no ${target}`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  };
  // What is laid out as it comes into view may move the rest once more.
  for (let tries = 0; tries < 5 && !isInView(); tries += 1) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frame();
  }
  const { x, y } = middle();
  return { x, y, hit: element.contains(document.elementFromPoint(x, y)) };
}

/** From the first touch on, looks every frame for its answer, and notes when that is painted. */
function watchTap({ answered }: { answered: string }): void {
  const isAnswered = new Function(`return Boolean(${answered})`) as () => boolean;
  const tap: { shownMs?: number } = {};
  Object.assign(window, { benchTap: tap });
  const touched = ({ timeStamp }: Event) => {
    const look = () => {
      if (!isAnswered()) {
        requestAnimationFrame(look);
        return;
      }
      // What stands there at the start of a frame is painted by it; a message comes right after.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        tap.shownMs = performance.now() - timeStamp;
      };
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('touchstart', touched, { capture: true, once: true, passive: true });
}

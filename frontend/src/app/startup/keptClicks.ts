import { answerAtOnce, isForBrowser } from '../../lib/startup/atOnce';

/**
 * Answers at once what can be answered without the app, and keeps the other clicks until it is there. Links, menus and disclosures answer by themselves, and what
 * is typed or chosen stands in its field: neither is touched.
 */

/** What does not answer by itself: buttons, but for a popover's and those in the lightbox, and links that open a dialog in place of their address. */
const needsApp = 'button:not([popovertarget], dialog *), a[aria-haspopup]';

/** A click whose part does not come in this time, in ms, is the browser's. */
const LONGEST_WAIT_MS = 10_000;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Whether React answers events on an element of the page that it hydrates. It stops an event on its way to a part that
 * is not hydrated yet, and hydrates that part at once where its code is there. Nobody listens to this event otherwise.
 * WebKit follows a link that hears of it, as it does after a click: its default is prevented beforehand.
 */
function answers(element: Element): boolean {
  let reached = false;
  element.addEventListener(
    'auxclick',
    () => {
      reached = true;
    },
    { once: true },
  );
  const asked = new MouseEvent('auxclick', { bubbles: true, cancelable: true });
  asked.preventDefault();
  element.dispatchEvent(asked);
  return reached;
}

export interface KeptClicks {
  /** Answers them, once each and in order, as React comes to hydrate what they were made on. */
  readonly answer: () => void;
  /** Keeps no more, as the app cannot be had: what does not answer at once is left to the browser. */
  readonly letGo: () => void;
}

/** Begins to keep clicks; `onKept` hears of each. */
export function keepClicks(onKept: () => void): KeptClicks {
  /** Each with the time, on the clock of `performance.now()`, until which it is kept. */
  const kept = new Map<HTMLElement, number>();
  const released = new WeakSet<HTMLElement>();
  let hydrating = false;
  let answering = false;
  let gone = false;

  const answerAll = async () => {
    if (answering) return;
    answering = true;
    while (kept.size > 0) {
      // All of them in each frame: a part whose code cannot be had must not keep the others waiting.
      for (const [target, until] of kept) {
        const isLate = performance.now() > until;
        if (target.isConnected && !isLate && !answers(target)) continue;
        kept.delete(target);
        if (isLate) released.add(target);
        target.click();
      }
      if (kept.size > 0) await frame();
    }
    answering = false;
  };

  const keep = (event: MouseEvent) => {
    // Another tab or window is the browser's to open.
    if (isForBrowser(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(needsApp);
    if (!target || released.has(target) || (hydrating && answers(target))) return;
    const answered = answerAtOnce(target);
    if (gone && !answered) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onKept();
    if (answered) return;
    // A second click on what has not answered yet asks for the same.
    if (!kept.has(target)) kept.set(target, performance.now() + LONGEST_WAIT_MS);
    if (hydrating) void answerAll();
  };
  window.addEventListener('click', keep, { capture: true });

  return {
    answer: () => {
      hydrating = true;
      void answerAll();
    },
    letGo: () => {
      gone = true;
      kept.clear();
    },
  };
}

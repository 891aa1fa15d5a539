/**
 * Keeps the clicks that only the app can answer until it is there. Links, menus and disclosures answer by themselves,
 * and what is typed or chosen stands in its field: neither is touched.
 */

/** What needs the app: buttons without a popover of their own, and links that open a dialog in place of their address. */
const needsApp = 'button:not([popovertarget]), a[aria-haspopup]';

export interface KeptClicks {
  /** Whether a click waits. */
  readonly waiting: () => boolean;
  /** Answers what was kept, once each and in order, and keeps no more. */
  readonly answer: () => void;
}

/** Begins to keep clicks; `onClick` hears of each. */
export function keepClicks(onClick: () => void): KeptClicks {
  const kept = new Set<HTMLElement>();
  const off = new AbortController();
  const keep = (event: MouseEvent) => {
    // Another tab or window is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(needsApp);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second click on what has not answered yet asks for the same.
    kept.add(target);
    onClick();
  };
  window.addEventListener('click', keep, { capture: true, signal: off.signal });
  return {
    waiting: () => kept.size > 0,
    answer: () => {
      off.abort();
      for (const target of kept) target.click();
    },
  };
}

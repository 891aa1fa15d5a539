/** Whether somebody is there: what a page does for itself waits for idle time, what a visitor does hurries it. */

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/** Settles at the first sign of a visitor. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const off = new AbortController();
    const seen = () => {
      off.abort();
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true, signal: off.signal });
  });
}

/** When a form's code is due: its controls are prerendered, and most visitors of the page never touch them. */
import { whenEngaged } from '../../lib/startup/whenEngaged';
import { whenIdle } from '../../lib/startup/whenIdle';

/**
 * Settles when the form at `element` is touched; when it has come into view, or the visitor has begun to do something
 * with the page, and the browser is idle; at once where it is not prerendered, where the visitor is in it already, or
 * where something is kept to fill it in with (`hasDraft`).
 */
export function whenNeeded(element: Element | null, hasDraft: boolean): Promise<void> {
  if (!element || element.contains(document.activeElement) || hasDraft) return Promise.resolve();
  return new Promise((resolve) => {
    const off = new AbortController();
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(due);
    });
    const due = () => {
      off.abort();
      seen.disconnect();
      callOff();
      resolve();
    };
    const callOff = whenEngaged(Number.POSITIVE_INFINITY, due);
    for (const event of ['pointerover', 'touchstart', 'focusin', 'input'])
      element.addEventListener(event, due, { passive: true, signal: off.signal });
    seen.observe(element);
  });
}

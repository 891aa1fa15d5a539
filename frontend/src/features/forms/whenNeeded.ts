import { whenEngaged } from '../../lib/startup/whenEngaged';
import { whenIdle } from '../../lib/startup/whenIdle';

/**
 * Resolves when the code of the prerendered form at `element` should load. At once if the form is not prerendered, contains
 * the focus or has stored input (`hasInput`); otherwise when the form is touched, or when the browser is idle after the form
 * has come into view or the visitor has interacted with the page. Most visitors never use the form. Also when React has
 * removed the form: it does so if the color scheme of the system changes before it could hydrate the form.
 */
export function whenNeeded(element: Element | null, hasInput: boolean): Promise<void> {
  if (!element || element.contains(document.activeElement) || hasInput) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = new AbortController();
    const inView = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(load);
    });
    const removed = new MutationObserver(() => {
      if (!element.isConnected) load();
    });
    const load = () => {
      touched.abort();
      inView.disconnect();
      removed.disconnect();
      cancelWait();
      resolve();
    };
    const cancelWait = whenEngaged(Number.POSITIVE_INFINITY, load);
    for (const event of ['pointerover', 'touchstart', 'focusin', 'input'])
      element.addEventListener(event, load, { passive: true, signal: touched.signal });
    inView.observe(element);
    removed.observe(document.body, { childList: true, subtree: true });
  });
}

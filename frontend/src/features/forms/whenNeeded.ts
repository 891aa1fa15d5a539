import { whenEngaged } from '../../lib/startup/whenEngaged';

/**
 * Resolves when the code of the prerendered form at `element` should load:
 * - at once if the form is not prerendered, contains the focus or has stored input (`hasInput`);
 * - when the form is touched;
 * - when `ahead` calls back, by default when the browser is idle after the visitor's first input;
 * - when React removes the form, as it does if the system's color scheme changes before the form is hydrated.
 */
export function whenNeeded(element: Element | null, hasInput: boolean, ahead = whenEngaged): Promise<void> {
  if (!element || element.contains(document.activeElement) || hasInput) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = new AbortController();
    const removed = new MutationObserver(() => {
      if (!element.isConnected) load();
    });
    const load = () => {
      touched.abort();
      removed.disconnect();
      cancelWait();
      resolve();
    };
    const cancelWait = ahead(load);
    const onTouch = ({ target }: Event) => {
      if (element.contains(target as Node)) load();
    };
    // On window: React stops the propagation of these events to a boundary that is not hydrated, at its root element.
    const options = { capture: true, passive: true, signal: touched.signal };
    for (const event of ['pointerover', 'touchstart', 'focusin', 'input'])
      window.addEventListener(event, onTouch, options);
    removed.observe(document.body, { childList: true, subtree: true });
  });
}

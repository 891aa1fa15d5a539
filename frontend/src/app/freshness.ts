import { recall, remember } from '../lib/sessionStore';

/** Keeps a tab working that was opened before a new release: the old release's scripts are gone by then. */

const STORE = 'reloaded-for-release';

/** No second reload within this time: a file that stays missing must not make the page reload for ever. */
const PAUSE_MS = 60_000;

/** Reloads the page once when a script of its release cannot be had any more; the inquiry form keeps its draft. */
export function reloadForNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Nothing could be had again: what is read stays.
    if (!navigator.onLine) return;
    if (Date.now() - Number(recall(STORE) ?? 0) < PAUSE_MS) return;
    // Without a memory there might be no end to reloading.
    if (!remember(STORE, String(Date.now()))) return;
    event.preventDefault();
    window.location.reload();
  });
}

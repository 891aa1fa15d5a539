/** Keeps a tab working that was opened before a new release: the old release's scripts are gone by then. */

const STORE = 'reloaded-for-release';

/** No second reload within this time: a file that stays missing must not make the page reload for ever. */
const PAUSE_MS = 60_000;

/** Reloads the page once when a script of its release cannot be had any more; the inquiry form keeps its draft. */
export function reloadForNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORE) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(STORE, String(Date.now()));
    window.location.reload();
  });
}

/** Delay in ms for browsers without requestIdleCallback (Safari). */
const FALLBACK_DELAY_MS = 500;
/** After this time in ms it is called back anyway: on a busy machine Chromium may report no idle time at all. */
const IDLE_LIMIT_MS = 5000;

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const off = new AbortController();
  const wait = () => {
    const hasIdle = 'requestIdleCallback' in window;
    const id = hasIdle
      ? requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
      : window.setTimeout(callback, FALLBACK_DELAY_MS);
    off.signal.addEventListener('abort', () => (hasIdle ? cancelIdleCallback(id) : clearTimeout(id)));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: off.signal });
  return () => off.abort();
}

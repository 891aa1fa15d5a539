/** Delay in ms for browsers without requestIdleCallback (Safari). */
const FALLBACK_DELAY_MS = 500;

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const off = new AbortController();
  const wait = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, FALLBACK_DELAY_MS);
      off.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const idle = window.requestIdleCallback(callback);
    off.signal.addEventListener('abort', () => window.cancelIdleCallback(idle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: off.signal });
  return () => off.abort();
}

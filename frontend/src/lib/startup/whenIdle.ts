/** Where the browser cannot tell when it is idle: after this many ms. */
const PATIENCE_MS = 500;

/** Calls back once the page has loaded and nothing else waits to be done. What it returns calls that off. */
export function whenIdle(callback: () => void): () => void {
  const off = new AbortController();
  const wait = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, PATIENCE_MS);
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

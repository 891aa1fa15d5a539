import { whenIdle } from './whenIdle';

const inputs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;
let engaged = false;

/**
 * Calls back when the browser is idle after the visitor's first input, or after `timeout` ms of idle time without one
 * (Infinity for never). The callback receives whether it was the timeout. Returns a function that cancels it.
 */
export function whenEngaged(timeout: number, callback: (timedOut: boolean) => void): () => void {
  engaged ||= navigator.userActivation?.hasBeenActive === true;
  if (engaged) return whenIdle(() => callback(false));
  const off = new AbortController();
  let cancel = () => {};
  const due = (timedOut: boolean) => {
    off.abort();
    cancel();
    cancel = whenIdle(() => callback(timedOut));
  };
  const onInput = () => {
    engaged = true;
    due(false);
  };
  for (const type of inputs)
    window.addEventListener(type, onInput, { passive: true, capture: true, signal: off.signal });
  if (Number.isFinite(timeout))
    cancel = whenIdle(() => {
      const timer = setTimeout(() => due(true), timeout);
      cancel = () => clearTimeout(timer);
    });
  return () => {
    off.abort();
    cancel();
  };
}

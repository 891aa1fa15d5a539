import { whenIdle } from './whenIdle';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;
let engaged = false;

/**
 * Calls back once the visitor has done something with the page, or `patience` ms after it was first idle, and then
 * only when it is idle: the code of what a glance does not need stays away from the first view. The callback is told
 * whether it was patience that ended. What `whenEngaged` returns calls that off.
 */
export function whenEngaged(patience: number, callback: (patienceEnded: boolean) => void): () => void {
  engaged ||= navigator.userActivation?.hasBeenActive === true;
  if (engaged) return whenIdle(() => callback(false));
  const off = new AbortController();
  let callOff = () => {};
  const due = (patienceEnded: boolean) => {
    off.abort();
    callOff();
    callOff = whenIdle(() => callback(patienceEnded));
  };
  const shown = () => {
    engaged = true;
    due(false);
  };
  for (const sign of signs) window.addEventListener(sign, shown, { passive: true, capture: true, signal: off.signal });
  if (Number.isFinite(patience))
    callOff = whenIdle(() => {
      const timer = setTimeout(() => due(true), patience);
      callOff = () => clearTimeout(timer);
    });
  return () => {
    off.abort();
    callOff();
  };
}

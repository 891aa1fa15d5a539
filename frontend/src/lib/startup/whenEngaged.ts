import { onFirstInput } from './firstInput';
import { whenIdle } from './whenIdle';

let engaged = false;

/**
 * Calls back when the browser is idle after the visitor's first input, or after `timeout` ms of idle time without one
 * (Infinity for never). The callback receives whether it was the timeout. Returns a function that cancels it.
 */
export function whenEngaged(timeout: number, callback: (timedOut: boolean) => void): () => void {
  engaged ||= navigator.userActivation?.hasBeenActive === true;
  if (engaged) return whenIdle(() => callback(false));
  let cancel = () => {};
  const due = (timedOut: boolean) => {
    cancelInput();
    cancel();
    cancel = whenIdle(() => callback(timedOut));
  };
  const cancelInput = onFirstInput(() => {
    engaged = true;
    due(false);
  });
  if (Number.isFinite(timeout))
    cancel = whenIdle(() => {
      const timer = setTimeout(() => due(true), timeout);
      cancel = () => clearTimeout(timer);
    });
  return () => {
    cancelInput();
    cancel();
  };
}

import { hasHadInput, onNextInput } from './firstInput';
import { whenIdle } from './whenIdle';

/** Calls back when the browser is idle after the visitor's first input. Returns a function that cancels it. */
export function whenEngaged(callback: () => void): () => void {
  if (hasHadInput()) return whenIdle(callback);
  let cancelIdle = () => {};
  const cancelInput = onNextInput(() => {
    cancelIdle = whenIdle(callback);
  });
  return () => {
    cancelInput();
    cancelIdle();
  };
}

import { useLayoutEffect, useRef } from 'react';

/** Calls back in a layout effect when `value` has changed since the last commit, not on mount. */
export function useChange(value: unknown, callback: () => void): void {
  const seen = useRef(value);
  useLayoutEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    callback();
  });
}

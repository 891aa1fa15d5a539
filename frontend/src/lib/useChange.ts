import { useLayoutEffect, useRef } from 'react';

/** Calls back in the commit of each render with another value, not of the first one, before the effects of children. */
export function useChange(value: unknown, callback: () => void): void {
  const seen = useRef(value);
  useLayoutEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    callback();
  });
}

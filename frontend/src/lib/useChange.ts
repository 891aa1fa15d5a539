import { useLayoutEffect, useRef } from 'react';

/**
 * Calls back in the commit of each render with another value than before, but not of the first one: before the effects of
 * its children, which may change what it sets.
 */
export function useChange(value: unknown, callback: () => void): void {
  const seen = useRef(value);
  useLayoutEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    callback();
  });
}

import { useEffect, useRef } from 'react';

/** Calls back after each render with another value than before, but not after the first one. */
export function useChange(value: unknown, callback: () => void): void {
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    callback();
  });
}

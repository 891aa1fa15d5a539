import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls what it is given when the address changes, and not at the start: what was opened before the app was there stays. */
export function useOnNavigation(call: () => void): void {
  const location = useLocation();
  const seen = useRef(location);
  useEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    call();
  });
}

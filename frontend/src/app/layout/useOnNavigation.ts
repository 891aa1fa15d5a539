import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back when the URL changes, but not on mount: a menu that was opened before hydration stays open. */
export function useOnNavigation(call: () => void): void {
  const location = useLocation();
  const seen = useRef(location);
  useEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    call();
  });
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back when the URL changes, but not on mount: a menu that was opened before hydration stays open. A component, so
 * that a change of the location re-renders only this, which renders nothing, and not the whole menu.
 */
export function OnNavigation({ call }: { readonly call: () => void }) {
  const location = useLocation();
  const seen = useRef(location);
  useEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    call();
  });
  return null;
}

import { useLocation } from 'react-router-dom';
import { useChange } from '../../lib/useChange';

/**
 * Calls back when the URL changes, but not on mount: a menu that was opened before hydration stays open. A component, so
 * that a change of the location re-renders only this, which renders nothing, and not the whole menu.
 */
export function OnNavigation({ call }: { readonly call: () => void }) {
  useChange(useLocation(), call);
  return null;
}

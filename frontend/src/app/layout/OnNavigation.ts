import { useLocation } from 'react-router-dom';
import { useChange } from '../../lib/useChange';

/** Calls back when the URL changes, not on mount. A component, so that only this renders when the location changes. */
export function OnNavigation({ call }: { readonly call: () => void }) {
  useChange(useLocation(), call);
  return null;
}

import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * The location of the displayed page. The router's location already changes when a navigation starts; while the next page
 * loads, the displayed one must not read its query and hash.
 */
const ShownLocation = createContext<Location | undefined>(undefined);

export const ShownLocationProvider = ShownLocation.Provider;

/** The location of the displayed page. @throws Error outside the provider. */
export function useShownLocation(): Location {
  const location = useContext(ShownLocation);
  if (!location) throw new Error('useShownLocation needs a ShownLocationProvider');
  return location;
}

import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * The address of the page on show. The router's own is that of the page that the visitor wants to see: while it is
 * loading, the page on show must not take the next one's query and anchor for its own.
 */
const ShownLocation = createContext<Location | undefined>(undefined);

export const ShownLocationProvider = ShownLocation.Provider;

/** The address of the page on show. @throws Error outside the app. */
export function useShownLocation(): Location {
  const location = useContext(ShownLocation);
  if (!location) throw new Error('No page is on show here');
  return location;
}

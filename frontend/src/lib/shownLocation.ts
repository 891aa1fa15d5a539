import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** The router's location changes when a navigation starts; the shown page must not read the next one's query. */
const ShownLocation = createContext<Location | undefined>(undefined);

export const ShownLocationProvider = ShownLocation.Provider;

/** The location of the displayed page, which every screen is rendered with. */
export const useShownLocation = () => useContext(ShownLocation) as Location;

/** Returns a function that changes the URL of the displayed page, without the router, which would navigate to it. */
export function useReplaceUrl() {
  const { pathname } = useShownLocation();
  return (url: string) => {
    // Where another page is loading, the URL is that page's. The router would end its navigation.
    if (window.location.pathname === pathname) window.history.replaceState(window.history.state, '', url);
  };
}

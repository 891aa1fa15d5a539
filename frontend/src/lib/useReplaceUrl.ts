import { useLocation } from 'react-router-dom';

/** Returns a function that changes the URL of the displayed page, without the router, which would navigate to it. */
export function useReplaceUrl() {
  const { pathname } = useLocation();
  return (url: string) => {
    // Where another page is loading, the URL is that page's. The router would end its navigation.
    if (window.location.pathname === pathname) window.history.replaceState(window.history.state, '', url);
  };
}

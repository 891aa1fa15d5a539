import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../content/page';
import { fetchPage, pageAtHand } from './pageData';
import { screenFor } from './screens';

/** The page on show, and the navigation that brought it. */
export interface ShownPage {
  readonly page: Page;
  readonly location: Location;
  readonly arrivedBy: NavigationType;
}

/**
 * Follows the address: the page on show stays until the next one's data is here, then both change in
 * one step. What has been prefetched is shown in the very frame of the click. A path whose data cannot be had is
 * handed to the server, which redirects or answers 404.
 */
export function usePage(initialPage: Page): ShownPage {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const [shown, setShown] = useState<ShownPage>({ page: initialPage, location, arrivedBy });
  const path = useRef(location.pathname);

  useLayoutEffect(() => {
    if (location.pathname === path.current) {
      setShown((now) => (now.location === location ? now : { ...now, location, arrivedBy }));
      return;
    }
    const atHand = pageAtHand(location.pathname);
    if (atHand && screenFor(atHand.screen).isHere()) {
      path.current = location.pathname;
      setShown({ page: atHand, location, arrivedBy });
      return;
    }
    let current = true;
    fetchPage(location.pathname).then(
      (page) => {
        if (!current) return;
        path.current = location.pathname;
        startTransition(() => setShown({ page, location, arrivedBy }));
      },
      () => {
        if (current) window.location.reload();
      },
    );
    return () => {
      current = false;
    };
  }, [location, arrivedBy]);

  return shown;
}

import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from '../../content/page';
import { serverAnswers } from '../../lib/serverAnswers';
import { writeLeftOut } from '../../theme/styleCache';
import { loadPage, noteBroken, pageAtHand } from './loadPage';
import { type Navigation, navigate } from './navigation';

interface UseNavigation {
  readonly retry: () => void;
  readonly giveUp: (page: Page, wasShown: boolean) => void;
}

/**
 * Follows the address: the page on show stays until the next one is here, data and code, then both change in one step. What
 * has been prefetched is shown in the very frame of the click. A page that cannot be had is the server's to answer, which
 * redirects, has a newer release or says 404; where there is no server either, what is read stays. The same for a page
 * whose code fails, which `giveUp` says.
 */
export function useNavigation(initialPage: Page): Navigation & UseNavigation {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const first = useRef(location);
  const [navigation, dispatch] = useReducer(navigate, {
    status: 'shown',
    shown: { page: initialPage, location, arrivedBy },
  });

  useLayoutEffect(() => {
    if (location !== first.current) writeLeftOut();
    dispatch({ type: 'went', visit: { location, arrivedBy }, atHand: pageAtHand(location.pathname) });
  }, [location, arrivedBy]);

  const loading = navigation.status === 'loading' ? navigation.wanted : undefined;
  useEffect(() => {
    if (!loading) return;
    loadPage(loading.location.pathname).then(
      (page) => startTransition(() => dispatch({ type: 'loaded', visit: loading, page })),
      async (error) => {
        console.warn('The next page could not be loaded:', error);
        dispatch({ type: 'failed', visit: loading, serverAnswers: await serverAnswers(window.location.href) });
      },
    );
  }, [loading]);

  const leaving = navigation.status === 'leaving';
  useEffect(() => {
    if (leaving) window.location.reload();
  }, [leaving]);

  return {
    ...navigation,
    retry: () => dispatch({ type: 'retried' }),
    giveUp: (page, wasShown) => {
      noteBroken(page);
      dispatch({ type: 'broke', page, wasShown });
    },
  };
}

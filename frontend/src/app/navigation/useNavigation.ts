import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react';
import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { Page } from '../../content/page';
import { serverResponds } from '../../lib/serverResponds';
import { afterNextFrame } from '../../lib/startup/afterNextFrame';
import { insertOmittedStyles } from '../../theme/styleCache';
import { cachedPage, loadPage, markBroken } from './loadPage';
import { navigate } from './navigation';

/** Goes back to the shown page, by so many entries of the history; the next Tab continues in it. */
function goBack(entries: number): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.history.go(-entries);
}

/** React Router's history, of the browser or, while prerendering, of memory. */
export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * Renders the page of the current URL, and calls `onStart` when a navigation starts. The shown page stays until the next one
 * has loaded and a frame has shown the pending state. The part in view is rendered in one task
 * (.github/decisions/6-own-navigation.md). If a page cannot be loaded, or its code throws (`giveUp`), the browser loads the
 * URL: the server may redirect or have a newer release.
 */
export function useNavigation(initialPage: Page, history: RouterHistory, onStart: () => void) {
  const [navigation, dispatch] = useReducer(navigate, history, ({ location, action }) => ({
    status: 'shown' as const,
    shown: { page: initialPage, location, arrivedBy: action },
  }));

  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        insertOmittedStyles();
        onStart();
        dispatch({ type: 'went', visit: { location, arrivedBy: action } });
      }),
    [history, onStart],
  );

  const loading = navigation.status === 'loading' ? navigation.wanted : undefined;
  useEffect(() => {
    if (!loading) return;
    const { pathname } = loading.location;
    const show = (page: Page) => dispatch({ type: 'loaded', visit: loading, page });
    const cached = cachedPage(pathname);
    if (cached) {
      void afterNextFrame().then(() => show(cached));
      return;
    }
    loadPage(pathname).then(show, async (error) => {
      console.warn('The next page could not be loaded:', error);
      dispatch({ type: 'failed', visit: loading, serverResponds: await serverResponds(window.location.href) });
    });
  }, [loading]);

  const leaving = navigation.status === 'leaving';
  useEffect(() => {
    if (leaving) window.location.reload();
  }, [leaving]);

  const retry = useCallback(() => dispatch({ type: 'retried' }), []);
  const ahead = navigation.status === 'stuck' ? navigation.ahead : 0;
  const giveUp = useCallback((page: Page, wasShown: boolean) => {
    markBroken(page);
    dispatch({ type: 'broke', page, wasShown });
  }, []);
  return { ...navigation, retry, stay: ahead > 0 ? () => goBack(ahead) : undefined, giveUp };
}

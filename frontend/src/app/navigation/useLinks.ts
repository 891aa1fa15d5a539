import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { hasModifier } from '../../lib/startup/atOnce';
import { screenAt } from './loadPage';
import type { RouterHistory } from './useNavigation';

/**
 * Follows links to pages of the site, and to anchors of the shown one, without a reload, by one click listener
 * (.github/decisions/6-own-navigation.md).
 */
export function useLinks(shown: Location, history: RouterHistory): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target || link.hasAttribute('download')) return;
      const { origin, hash, href } = link;
      // While another page is pending, the URL that an anchor is resolved against is that page's.
      const isAnchor = link.getAttribute('href')?.startsWith('#') && link.pathname !== shown.pathname;
      const { pathname, search } = isAnchor ? shown : link;
      if (origin !== window.location.origin || !screenAt(pathname)) return;
      event.preventDefault();
      const go = href === window.location.href ? history.replace : history.push;
      go({ pathname, search, hash });
    };
    // After React's listeners, which may have prevented the default.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history, shown]);
}

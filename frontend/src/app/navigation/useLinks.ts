import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasModifier } from '../../lib/startup/atOnce';
import { screenAt } from './loadPage';

/**
 * Navigates without a reload when a link to a page of the site is clicked. One listener for all links: React Router's
 * `Link` subscribes to the location, so that each of a page's 150 links rendered again at every navigation, before the
 * next page did. A link to the current URL replaces the history entry, as in browsers.
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target || link.hasAttribute('download')) return;
      const { origin, pathname, search, hash, href } = link;
      if (origin !== window.location.origin || !screenAt(pathname)) return;
      event.preventDefault();
      navigate({ pathname, search, hash }, { replace: href === window.location.href });
    };
    // After React's listeners, which may have prevented the default.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

import { shell } from 'virtual:shell';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchPage } from './pageData';

const isPage = (path: string) =>
  shell.patterns.some((pattern) => matchPath({ path: pattern.path, caseSensitive: true }, path));

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches a page's data when a link to it is pointed at, focused or touched, unless the visitor saves data. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      if (savesData() || !isPage(link.pathname)) return;
      // A failure is the click's to tell.
      fetchPage(link.pathname).catch(() => {});
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}

import { shell } from 'virtual:shell';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchPage } from './pageData';
import { screenFor } from './screens';

const patternOf = (path: string) =>
  shell.patterns.find((pattern) => matchPath({ path: pattern.path, caseSensitive: true }, path));

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches a page's data and its screen's code when a link to it is pointed at, focused or touched, unless the visitor saves data. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      const pattern = patternOf(link.pathname);
      if (!pattern || savesData()) return;
      // A failure is the click's to tell.
      fetchPage(link.pathname).catch(() => {});
      screenFor(pattern.screen)
        .preload()
        .catch(() => {});
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}

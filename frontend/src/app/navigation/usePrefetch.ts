import { useEffect } from 'react';
import type { Page } from '../../content/page';
import { whenIdle } from '../../lib/startup/whenIdle';
import { loadPage, screenAt } from './loadPage';

/** Whether the visitor's connection is to be spared, as only Chromium tells, or there is none. */
function spared(): boolean {
  if (!navigator.onLine) return true;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Fetches the page a link leads to, data and code; settles when both are here, or cannot be had. */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  if (!screenAt(link.pathname) || spared()) return;
  // A failure is the click's to tell: nobody has asked for this page yet.
  await loadPage(link.pathname).catch(() => {});
}

/**
 * Fetches the pages that links lead to ahead of the click, unless the visitor saves data: at once when a link is
 * pointed at, focused or touched, and those of the links in view one after the other while the browser is idle.
 */
export function usePrefetch(page: Page): void {
  useEffect(() => {
    const meant = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) void prefetch(link);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, meant, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, meant);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => {
    const inView = new Set<HTMLAnchorElement>();
    let callOff: (() => void) | undefined;
    const next = () => {
      const [link] = inView;
      if (!link) {
        callOff = undefined;
        return;
      }
      inView.delete(link);
      watch.unobserve(link);
      void prefetch(link).then(() => {
        if (callOff) callOff = whenIdle(next);
      });
    };
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target as HTMLAnchorElement);
        else inView.delete(target as HTMLAnchorElement);
      callOff ??= whenIdle(next);
    });
    // The search stands on every page, and no other screen weighs as much: when it is pointed at is soon enough.
    for (const link of document.querySelectorAll('a')) if (screenAt(link.pathname) !== 'search') watch.observe(link);
    return () => {
      watch.disconnect();
      callOff?.();
      callOff = undefined;
    };
  }, [page]);
}

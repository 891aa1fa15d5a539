import { useEffect } from 'react';
import type { Page } from '../../content/page';
import { savesData } from '../../lib/startup/savesData';
import { whenIdle } from '../../lib/startup/whenIdle';
import type { ScreenKind } from '../../routes/manifest';
import { loadPage, screenAt } from './loadPage';

/** The largest chunks, linked from every page: loaded on hover, focus or touch only. */
const onIntentOnly: ReadonlySet<ScreenKind | undefined> = new Set(['search', 'find']);

/** Whether nothing is prefetched: offline, Save-Data or 2G. Only Chromium reports the latter two. */
function isDisabled(): boolean {
  const { onLine, connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return !onLine || savesData() || connection?.effectiveType?.endsWith('2g') === true;
}

/** Loads the page that a link leads to, data and code; resolves when both have loaded or failed. */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  if (!screenAt(link.pathname) || isDisabled()) return;
  // A failure is reported when the link is clicked.
  await loadPage(link.pathname).catch(() => {});
}

/**
 * Loads pages ahead of the click: at once on hover, focus or touch, and those of links in view one by one when idle.
 */
export function usePrefetch(page: Page): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) void prefetch(link);
    };
    const off = new AbortController();
    for (const event of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(event, onIntent, { passive: true, signal: off.signal });
    return () => off.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the links of each page
  useEffect(() => {
    const inView = new Set<HTMLAnchorElement>();
    let cancel: (() => void) | undefined;
    const next = () => {
      const [link] = inView;
      if (!link) {
        cancel = undefined;
        return;
      }
      inView.delete(link);
      observer.unobserve(link);
      void prefetch(link).then(() => {
        if (cancel) cancel = whenIdle(next);
      });
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target as HTMLAnchorElement);
        else inView.delete(target as HTMLAnchorElement);
      cancel ??= whenIdle(next);
    });
    // In idle time the whole page is rendered (components/AfterPaint.tsx).
    const cancelStart = whenIdle(() => {
      for (const link of document.querySelectorAll('a'))
        if (!onIntentOnly.has(screenAt(link.pathname))) observer.observe(link);
    });
    return () => {
      cancelStart();
      observer.disconnect();
      cancel?.();
      cancel = undefined;
    };
  }, [page]);
}

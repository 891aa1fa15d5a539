import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf } from '../../lib/anchor';
import { recall, remember } from '../../lib/sessionStore';
import { sections } from '../../routes/manifest';
import { layOutAll, layOutGradually, layOutLater } from '../startup/earlyLayout';
import type { ShownPage } from './navigation';

/** Sections that the specification scrolls to smoothly, with the delay in ms (section 2, "Contact page"). */
const SMOOTH_SECTIONS: Readonly<Record<string, number>> = {
  [sections.inquiryForm]: 100,
  [sections.catalogue]: 0,
};

const STORE = 'scroll-positions';

/** Without `scrollend`, as in older Safari, a scroll has ended when this many ms have passed without another event. */
const SCROLL_PAUSE_MS = 150;

/** Calls back with the position at the end of each scroll. What it returns calls that off. */
function onScrollEnd(callback: () => void): () => void {
  if ('onscrollend' in globalThis) {
    window.addEventListener('scrollend', callback);
    return () => window.removeEventListener('scrollend', callback);
  }
  let pause: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(pause);
    pause = setTimeout(callback, SCROLL_PAUSE_MS);
  };
  window.addEventListener('scroll', wait);
  return () => {
    clearTimeout(pause);
    window.removeEventListener('scroll', wait);
  };
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(recall(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Whether the visitor is at work in a form, as one may be before the page is hydrated, or reads what is wrong with it. */
const isEntering = () => document.activeElement?.matches('input, select, textarea, [role=alert]') === true;

function scrollToSection(id: string): () => void {
  const section = document.getElementById(id);
  if (!section) return () => {};
  // An answer opens with the link to it: its question, and what holds the questions that are not shown at first.
  for (let details = section.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const delay = SMOOTH_SECTIONS[id];
  const behavior = delay !== undefined && !calm ? 'smooth' : 'auto';
  const timer = setTimeout(() => {
    if (isEntering()) return;
    section.scrollIntoView({ behavior, block: 'start' });
    // The next Tab goes on from here.
    section.focus({ preventScroll: true });
  }, delay ?? 0);
  return () => clearTimeout(timer);
}

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

/**
 * Keeps scroll position and focus sensible: a new path starts at the top with the focus on its heading,
 * a `#section` scrolls there (section 2), back and forward return to where the visitor was, with the focus on the heading
 * as well: what had it is gone with the page before, and nothing else would say which page this is.
 */
export function useScrolling({ page, location, arrivedBy }: ShownPage): void {
  const shownPath = useRef(page.path);
  const firstRun = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections
  useEffect(layOutGradually, [page]);

  // Before the browser paints or scrolls: the next page's own scroll events must not count for the last one.
  useLayoutEffect(() => {
    const restoreOurselves = () => {
      history.scrollRestoration = 'manual';
    };
    const rememberPosition = () => {
      remember(STORE, JSON.stringify({ ...readPositions(), [location.key]: window.scrollY }));
    };
    const leave = () => {
      rememberPosition();
      // A reload and a return from another site are restored by the browser, on the prerendered page.
      history.scrollRestoration = 'auto';
    };
    restoreOurselves();
    const callOff = onScrollEnd(rememberPosition);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', restoreOurselves);
    return () => {
      callOff();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', restoreOurselves);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const first = firstRun.current;
    firstRun.current = false;
    const changedPath = shownPath.current !== page.path;
    shownPath.current = page.path;
    // A position is one of the whole page. The browser itself restores one after a reload or a return.
    if (location.hash || (first ? cameBack() : arrivedBy === 'POP')) layOutAll();
    else if (changedPath) layOutLater();

    // Where a reload, or a return from another site, leads to is the browser's to restore, not the anchor's.
    if (first && cameBack()) return;
    if (changedPath) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (arrivedBy === 'POP' && !first) {
      window.scrollTo(0, readPositions()[location.key] ?? 0);
      return;
    }
    if (changedPath) window.scrollTo(0, 0);
    if (location.hash) return scrollToSection(anchorOf(location.hash));
  }, [page, location, arrivedBy]);
}

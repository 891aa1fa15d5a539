import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { anchorOf } from '../../lib/anchor';
import { LOAD_TIMEOUT_MS } from '../../lib/inTime';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion';
import { hasUsedPage } from '../../lib/startup/firstInput';
import { sections } from '../../routes/manifest';
import { deferLayout, layOutAll, layOutGradually } from '../startup/earlyLayout';
import type { ShownPage } from './navigation';
import { rememberDetails, restoreDetails } from './openDetails';
import { perHistoryEntry } from './perHistoryEntry';

/** Sections that the specification scrolls to smoothly, with the delay in ms (section 2, "Contact page"). */
const SMOOTH_SECTIONS: Readonly<Record<string, number>> = {
  [sections.inquiryForm]: 100,
  [sections.catalogue]: 0,
};

const positions = perHistoryEntry<number>('scroll-positions');

/** React Router's key of an entry that it did not create: the visitor edited the URL's fragment. */
const BY_FRAGMENT = 'default';

/** Without `scrollend` (Safari before 26.2), a scroll has ended after this many ms without a scroll event. */
const SCROLL_PAUSE_MS = 150;

/**
 * Calls back with the position at the end of each scroll. Returns a function that reports a pending one and stops.
 */
function onScrollEnd(callback: (position: number) => void): () => void {
  const hasScrollEnd = 'onscrollend' in globalThis;
  let unsaved: number | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(pause);
    if (unsaved !== undefined) callback(unsaved);
    unsaved = undefined;
  };
  const onScroll = () => {
    unsaved = window.scrollY;
    if (hasScrollEnd) return;
    clearTimeout(pause);
    pause = setTimeout(end, SCROLL_PAUSE_MS);
  };
  window.addEventListener('scroll', onScroll);
  window.addEventListener('scrollend', end);
  return () => {
    end();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('scrollend', end);
  };
}

/** Whether the visitor is in a form field or its error message, possibly since before hydration, or presses a part of a form. */
const isInForm = () => document.querySelector('form:active, :is(input, select, textarea, [role=alert]):focus') !== null;

function scrollToSection(id: string): () => void {
  const section = document.getElementById(id);
  if (!section) return () => {};
  // A link to an answer opens its question and the group of questions that is closed at first.
  for (let details = section.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
  const delay = SMOOTH_SECTIONS[id];
  const behavior = delay !== undefined && !prefersReducedMotion() ? 'smooth' : 'auto';
  const timer = setTimeout(() => {
    if (isInForm()) return;
    section.scrollIntoView({ behavior, block: 'start' });
    // The next Tab continues from here.
    section.focus({ preventScroll: true });
  }, delay ?? 0);
  return () => clearTimeout(timer);
}

/** Whether the visitor, before hydration, has scrolled far from the section that the browser had scrolled to. */
function hasScrolledOn(id: string): boolean {
  const section = document.getElementById(id);
  if (!section || !hasUsedPage()) return false;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const distance = section.getBoundingClientRect().top - padding;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  return distance < -clientHeight / 4 || (distance > clientHeight / 4 && !isAtEnd);
}

/** Whether the document was reloaded or restored from history, so that the browser restores the scroll position. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}

/**
 * What shows that the visitor uses the page; a screen reader may fire `click` alone. Not `pointermove`, as the mouse comes
 * from the browser's Back button.
 */
const HOLD_ENDS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'resize'];

/** The position being restored, while the page is too short for it. */
let held: number | undefined;

/**
 * Restores a scroll position, again whenever the page grows, as when results are rendered late. Ends when the page has not
 * grown for as long as a part may take to load, it is used or scrolled, or the window is resized.
 */
function holdAsItGrows(position: number): () => void {
  const root = document.documentElement;
  let settled: ReturnType<typeof setTimeout> | undefined;
  let height = 0;
  const restore = () => {
    window.scrollTo(0, position);
    clearTimeout(settled);
    height = root.scrollHeight;
    const isReached = height - root.clientHeight >= position;
    held = isReached ? undefined : position;
    if (isReached) settled = setTimeout(end, LOAD_TIMEOUT_MS);
  };
  const growth = new ResizeObserver(restore);
  const off = new AbortController();
  const end = () => {
    held = undefined;
    clearTimeout(settled);
    growth.disconnect();
    off.abort();
  };
  for (const event of HOLD_ENDS)
    window.addEventListener(event, end, { capture: true, passive: true, signal: off.signal });
  // As a screen reader does, without another event. The browser itself scrolls a page that grows.
  const endIfScrolled = () => {
    if (held === undefined && root.scrollHeight === height && Math.abs(window.scrollY - position) > 1) end();
  };
  window.addEventListener('scroll', endIfScrolled, { signal: off.signal });
  growth.observe(document.body);
  restore();
  return end;
}

/**
 * Sets scroll position and focus after navigation: a new path starts at its top, a `#section` is scrolled to (section
 * 2), Back and Forward restore the position. The heading of a new page gets the focus, for screen readers; on an empty
 * search its field does.
 */
export function useScrolling({ page, location, arrivedBy }: ShownPage): void {
  const shownPath = useRef(page.path);
  const firstRun = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the sections of each page
  useEffect(layOutGradually, [page]);

  // A layout effect, so that scroll events of the next page are not stored for the previous one.
  useLayoutEffect(() => {
    const disableNative = () => {
      history.scrollRestoration = 'manual';
    };
    const rememberPosition = (position: number) => {
      positions.set(location.key, held ?? position);
    };
    const leave = () => {
      rememberPosition(window.scrollY);
      // The browser restores the position after a reload and a return from another site, on the prerendered page.
      history.scrollRestoration = 'auto';
    };
    // Scrolled before hydration, or to an anchor.
    if (firstRun.current && positions.get(location.key) === undefined) rememberPosition(window.scrollY);
    disableNative();
    const cancel = onScrollEnd(rememberPosition);
    const cancelDetails = rememberDetails(location.key);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', disableNative);
    return () => {
      cancel();
      cancelDetails();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', disableNative);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const first = firstRun.current;
    firstRun.current = false;
    const changedPath = shownPath.current !== page.path;
    shownPath.current = page.path;
    // Before the layout of sections moves it.
    const scrolledOn = first && location.hash !== '' && hasScrolledOn(anchorOf(location.hash));
    // A stored position is valid only if all sections have their layout.
    if (location.hash || (first ? isRestored() : arrivedBy === NavigationType.Pop)) layOutAll();
    else if (changedPath) deferLayout();

    // The position, not the anchor. Unless Back before hydration has reloaded (startup/start.ts), the browser restores it too.
    if (first && isRestored()) {
      if (hasUsedPage()) return;
      restoreDetails(location.key);
      const position = positions.get(location.key);
      return position ? holdAsItGrows(position) : undefined;
    }
    const isEmptySearch = page.screen === 'search' && !location.search;
    const start = isEmptySearch ? 'main [name="q"]' : 'main h1';
    if (changedPath) document.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
    if (arrivedBy === NavigationType.Pop && !first && location.key !== BY_FRAGMENT) {
      restoreDetails(location.key);
      return holdAsItGrows(positions.get(location.key) ?? 0);
    }
    if (changedPath) window.scrollTo(0, 0);
    if (location.hash && !scrolledOn) return scrollToSection(anchorOf(location.hash));
  }, [page, location, arrivedBy]);
}

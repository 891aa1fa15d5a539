/**
 * `data-early` on the root element (theme/globalStyles.ts) skips the layout of sections out of view, whose first one is
 * the longest task on a slow phone. They are laid out when they scroll into view, or one by one in idle time.
 */
import { whenIdle } from '../../lib/startup/whenIdle';

const root = () => document.documentElement;

/** Defers the layout of sections out of view, for a page that is about to be shown from its top. */
export function deferLayout(): void {
  root().dataset.early = '';
}

/** Lays out all sections now, before a position is measured or scrolled to. */
export function layOutAll(): void {
  delete root().dataset.early;
}

/** Lays out the deferred sections one by one in idle time. Returns a function that cancels it. */
export function layOutGradually(): () => void {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  let cancel = () => {};
  const next = () => {
    const section = sections.shift();
    if (!section || root().dataset.early === undefined) return layOutAll();
    section.dataset.laidOut = '';
    // Forces the layout now, so that each section is a task of its own.
    section.getBoundingClientRect();
    cancel = whenIdle(next);
  };
  cancel = whenIdle(next);
  return () => cancel();
}

/**
 * The first layout of a long page takes longer than all else on a slow phone, and comes again with the font. So sections
 * out of view wait (`data-early` in theme/globalStyles.ts): they are laid out as they come into view, or one by one once
 * the page is idle.
 */
import { whenIdle } from '../../lib/startup/whenIdle';

const root = () => document.documentElement;

/** Lets sections out of view wait, those of a page that is about to be shown from its top. */
export function layOutLater(): void {
  root().dataset.early = '';
}

/** Lays out what still waits, at once: before anything is measured or scrolled to. */
export function layOutAll(): void {
  delete root().dataset.early;
}

/** Lays out what waits, a section at a time. What it returns calls that off. */
export function layOutGradually(): () => void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section')];
  let callOff = () => {};
  const next = () => {
    const section = sections.shift();
    if (!section || root().dataset.early === undefined) return layOutAll();
    section.dataset.laidOut = '';
    // Now, and not together with the next one in one frame.
    section.getBoundingClientRect();
    callOff = whenIdle(next);
  };
  callOff = whenIdle(next);
  return () => callOff();
}

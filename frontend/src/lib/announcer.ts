/**
 * Announces visible changes to screen readers (WCAG 4.1.3), in one live region that every page has from the start: a
 * region that is inserted together with its text is ignored.
 */
import { useSyncExternalStore } from 'react';

let announced = '';
const listeners = new Set<() => void>();

/** Announces a text after the current speech. A repeated one gets a space, as only changes are announced. */
export function announce(text: string): void {
  announced = text && text === announced ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The last announced text, or an empty string. */
export const useAnnounced = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announced,
    () => '',
  );

/**
 * Announces visible changes, such as a product that was added to the request, to screen readers (WCAG 4.1.3). The text is
 * rendered in one live region that every page has from the start: screen readers ignore a region that is inserted with it.
 */
import { useSyncExternalStore } from 'react';

let announced = '';
const listeners = new Set<() => void>();

/** Announces a text after the current speech. Repeating the last text announces nothing. */
export function announce(text: string): void {
  announced = text;
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

/**
 * What is said aloud of something that is seen at once, such as a product that went into the request: by one live region
 * that is in every page from the start, as screen readers need it (WCAG 4.1.3).
 */
import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Has a text said when whatever is being said has been said. The same text twice is said once. */
export function announce(text: string): void {
  said = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What was announced last; empty until then. */
export const useAnnounced = (): string =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  );

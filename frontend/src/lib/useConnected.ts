import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Whether the browser has a network, by its own account: where it has one, it may yet lead nowhere. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

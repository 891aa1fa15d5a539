import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The second value during prerendering and hydration, then the first. React renders again only if they differ. */
export function useAfterHydration<T extends string | boolean>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  );
}

/** False during prerendering and hydration, true afterwards. */
export const useHydrated = () => useAfterHydration<boolean>(true, false);

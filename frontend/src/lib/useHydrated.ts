import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered page is being hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

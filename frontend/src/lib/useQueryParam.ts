import { useShownLocation } from './shownLocation';
import { useHydrated } from './useHydrated';

/**
 * A parameter of the address's query, trimmed; empty where it is absent, and until the prerendered page,
 * which is the same for every query, has been hydrated.
 */
export function useQueryParam(name: string): string {
  const { search } = useShownLocation();
  const hydrated = useHydrated();
  return hydrated ? (new URLSearchParams(search).get(name) ?? '').trim() : '';
}

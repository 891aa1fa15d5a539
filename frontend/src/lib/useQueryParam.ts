import { useLocation } from 'react-router-dom';
import { useAfterHydration } from './useHydrated';

/**
 * A parameter of the URL's query, trimmed, or an empty string; repeated, as by checkboxes, a list with commas. Empty
 * until hydration has finished, as the prerendered HTML is the same for every query.
 */
export function useQueryParam(name: string): string {
  const { search } = useLocation();
  return useAfterHydration(new URLSearchParams(search).getAll(name).join(',').trim(), '');
}

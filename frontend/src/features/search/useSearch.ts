import { useEffect, useMemo, useState } from 'react';
import type { SearchIndex } from '../../content/screen-content';
import { dataUrl, releaseOfDocument } from '../../lib/release';
import type { Found } from './engine';

type Search = (query: string) => Found;

async function loadSearch(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([
    import('./engine'),
    fetch(dataUrl('/search-index', releaseOfDocument())).then((response) => {
      if (!response.ok) throw new Error(`The search index failed to load: ${response.status}`);
      return response.json() as Promise<SearchIndex>;
    }),
  ]);
  return createSearch(index);
}

let loading: Promise<Search> | undefined;

/** The state of the search; `found` is absent until the index has loaded, and for an empty query. */
export interface SearchResult {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly found?: Found | undefined;
}

/** Searches the site. The index and the search code load when a component first uses this. */
export function useSearch(query: string): SearchResult {
  const [search, setSearch] = useState<{ run?: Search; failed?: true }>({});
  const { run, failed } = search;

  useEffect(() => {
    let unmounted = false;
    loading ??= loadSearch();
    loading.then(
      (run) => !unmounted && setSearch({ run }),
      (error) => {
        // The next mount retries.
        loading = undefined;
        console.error(error);
        if (!unmounted) setSearch({ failed: true });
      },
    );
    return () => {
      unmounted = true;
    };
  }, []);

  const found = useMemo(() => (query === '' ? undefined : run?.(query)), [run, query]);
  if (failed) return { state: 'failed' };
  return run ? { state: 'ready', found } : { state: 'loading' };
}

import { useEffect, useMemo, useState } from 'react';
import type { SearchIndex } from '../../content/screen-content';
import { dataUrl, releaseOfDocument } from '../../lib/release';
import type { Found } from './engine';

type Search = (query: string) => Found;

async function loadSearch(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([
    import('./engine'),
    fetch(dataUrl('/search-index', releaseOfDocument())).then((response) => {
      if (!response.ok) throw new Error(`The search index could not be had: ${response.status}`);
      return response.json() as Promise<SearchIndex>;
    }),
  ]);
  return createSearch(index);
}

let loading: Promise<Search> | undefined;

/** What a query leads to; `found` is absent until the index is here, and while nothing is searched for. */
export interface SearchResult {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly found?: Found | undefined;
}

/** Searches the site. The index and its library are fetched when a component first uses this. */
export function useSearch(query: string): SearchResult {
  const [search, setSearch] = useState<{ run?: Search; failed?: true }>({});
  const { run, failed } = search;

  useEffect(() => {
    let left = false;
    loading ??= loadSearch();
    loading.then(
      (run) => !left && setSearch({ run }),
      (error) => {
        // The next visit tries again.
        loading = undefined;
        console.error(error);
        if (!left) setSearch({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, []);

  const found = useMemo(() => (query === '' ? undefined : run?.(query)), [run, query]);
  if (failed) return { state: 'failed' };
  return run ? { state: 'ready', found } : { state: 'loading' };
}

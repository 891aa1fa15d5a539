import { useEffect, useState } from 'react';
import type { SearchEntry } from '../../content/screen-content';
import { dataUrl, releaseOfDocument } from '../../lib/release';
import type { Hit } from './engine';

type Search = (query: string) => readonly Hit[];

async function loadSearch(): Promise<Search> {
  const [{ createSearch }, entries] = await Promise.all([
    import('./engine'),
    fetch(dataUrl('/search-index', releaseOfDocument())).then((response) => {
      if (!response.ok) throw new Error(`The search index could not be had: ${response.status}`);
      return response.json() as Promise<readonly SearchEntry[]>;
    }),
  ]);
  return createSearch(entries);
}

let loading: Promise<Search> | undefined;

/** What a query finds; `hits` is absent until the index is here. */
export interface SearchResult {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly hits?: readonly Hit[];
}

/** Searches the site. The index and its library are fetched when a component first uses this. */
export function useSearch(query: string): SearchResult {
  const [search, setSearch] = useState<{ run?: Search; failed?: true }>({});

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

  if (search.failed) return { state: 'failed' };
  return search.run ? { state: 'ready', hits: search.run(query) } : { state: 'loading' };
}

import { useEffect, useMemo, useState } from 'react';
import { inTime } from '../../lib/inTime';
import { dataUrl, releaseOfDocument } from '../../lib/release';
import type { Result, Search } from './engine';

async function fetchFile(path: string) {
  const response = await fetch(dataUrl(`/search-index${path}`, releaseOfDocument()));
  if (!response.ok) throw new Error(`The search index failed to load: ${response.status}`);
  return response.json();
}

const requests = new Map<string, Promise<Search>>();

/** Shares a request until it fails or is late; the next call then tries again. */
function once(name: string, start: () => Promise<Search>): Promise<Search> {
  const request = requests.get(name) ?? start();
  requests.set(name, request);
  inTime(() => request).catch(() => requests.delete(name));
  return request;
}

const loadSearch = () =>
  once('', async () => {
    const [{ createSearch }, index] = await Promise.all([import('./engine'), fetchFile('')]);
    return createSearch(index);
  });

async function withFiles(search: Search, names: readonly string[]): Promise<Search> {
  const add = async (name: string) => {
    search.add(name, await fetchFile(`/${name}`));
    return search;
  };
  await Promise.all(names.map((name) => once(name, () => add(name))));
  return search;
}

/**
 * Searches the site. Each file of the index loads when a query first needs it; `found` is absent until then, and for an
 * empty query. After a failure a new `key` requests them again. A late file counts as failed until it
 * arrives. `loadAll` loads the results not shown at first.
 */
export function useSearch(query: string, key: string) {
  const [loaded, setLoaded] = useState<{ search?: Search }>({});
  const [whole, setWhole] = useState<{ query: string }>();
  const [failed, setFailed] = useState<{ readonly result: Result; readonly key: string }>();
  const result = useMemo(
    (): Result => (query !== '' && loaded.search?.find(query, whole?.query === query)) || { missing: [] },
    [loaded, query, whole],
  );

  useEffect(() => {
    if (loaded.search && result.missing.length === 0) return;
    let superseded = false;
    const loading = loaded.search ? withFiles(loaded.search, result.missing) : loadSearch();
    const fail = (error: unknown) => {
      console.error(error);
      if (!superseded) setFailed({ result, key });
    };
    loading.then(
      (search) => !superseded && setLoaded({ search }),
      () => {},
    );
    inTime(() => loading).catch(fail);
    return () => {
      superseded = true;
    };
  }, [loaded, result, key]);

  const { found } = result;
  const reached = found || (query === '' && loaded.search) ? 'ready' : 'loading';
  const state = failed?.result === result && failed.key === key ? 'failed' : reached;
  return { state, found, loadAll: () => setWhole({ query }) } as const;
}

import { expect, it, vi } from 'vitest';
import { fetchData } from '../../frontend/src/app/navigation/pageData';

/** A server that does not respond to its first request, for as long as it is not aborted. */
function serveAfterFirst(page: object) {
  const requests = vi.fn((_url: string, { signal }: { signal: AbortSignal }) =>
    requests.mock.calls.length > 1
      ? Promise.resolve(Response.json(page))
      : new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('document', { documentElement: { getAttribute: () => 'release' } });
  vi.stubGlobal('fetch', requests);
  return requests;
}

it('A request that a prefetch has started and aborted is made again for the click that shares it', async () => {
  const page = { path: '/clicked' };
  const requests = serveAfterFirst(page);
  const [prefetch, click] = [new AbortController(), new AbortController()];
  const prefetched = fetchData(page.path, prefetch.signal);
  const clicked = fetchData(page.path, click.signal);
  expect(requests).toHaveBeenCalledTimes(1);
  prefetch.abort();
  await expect(prefetched).rejects.toThrow('aborted');
  expect(await clicked).toEqual(page);
  expect(requests).toHaveBeenCalledTimes(2);
});

it('A shared request that fails is not made again for a click whose own time has passed', async () => {
  const requests = serveAfterFirst({});
  const [prefetch, click] = [new AbortController(), new AbortController()];
  const shared = [prefetch, click].map(({ signal }) => fetchData('/late', signal));
  click.abort();
  prefetch.abort();
  for (const request of shared) await expect(request).rejects.toThrow('aborted');
  expect(requests).toHaveBeenCalledTimes(1);
});

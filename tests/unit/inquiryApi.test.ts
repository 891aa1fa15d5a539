import { afterEach, describe, expect, it, vi } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint, resultOf, sendInquiry } from '../../frontend/src/features/inquiry/api';

const payload = toPayload(inquiryDefaults);
const answer = (status: number, headers: Record<string, string> = {}) =>
  resultOf({ status, headers: new Headers(headers) });

afterEach(() => vi.unstubAllGlobals());

describe('The answer to an inquiry', () => {
  it('is a success with 200 alone', () => expect(answer(200)).toEqual({ kind: 'success' }));

  it.each([201, 202, 204, 299])('%i is neither success nor failure', (status) =>
    expect(answer(status)).toEqual({ kind: 'unhandled', status }),
  );

  it.each([0, 199, 300, 304, 400, 404, 413, 429, 500, 502, 504])('%i is a failure', (status) =>
    expect(answer(status)).toMatchObject({ kind: 'failure' }),
  );

  it.each([502, 504])('%i leaves open whether the inquiry was received', (status) =>
    expect(answer(status)).toMatchObject({ unconfirmed: true }),
  );

  it.each([0, 302, 400, 429, 500, 503])('%i means that it was not', (status) =>
    expect(answer(status)).not.toHaveProperty('unconfirmed'),
  );

  it('says when to try again where the server does so in seconds', () => {
    expect(answer(429, { 'Retry-After': '30' })).toMatchObject({ kind: 'failure', retryAfterSeconds: 30 });
    expect(answer(429)).not.toHaveProperty('retryAfterSeconds');
    expect(answer(503, { 'Retry-After': 'Fri, 20 Nov 2026 22:00:00 GMT' })).not.toHaveProperty('retryAfterSeconds');
  });
});

describe('Sending an inquiry', () => {
  it('posts the payload as JSON to the site’s own origin, once', async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('not read', { status: 200 }));
    vi.stubGlobal('fetch', fetch);
    await expect(sendInquiry(payload)).resolves.toEqual({ kind: 'success' });
    expect(fetch).toHaveBeenCalledOnce();
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe(inquiryEndpoint);
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual(payload);
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it('reports a call that throws as a failure, and does not throw itself', async () => {
    const reason = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', async () => Promise.reject(reason));
    await expect(sendInquiry(payload)).resolves.toEqual({ kind: 'failure', reason, unconfirmed: true });
  });

  it('knows that nothing was received where there was no network to begin with', async () => {
    const reason = new TypeError('Failed to fetch');
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', async () => Promise.reject(reason));
    await expect(sendInquiry(payload)).resolves.toEqual({ kind: 'failure', reason, offline: true });
  });
});

describe('An inquiry that is not answered', () => {
  it('fails when 30 seconds are over', async () => {
    const over = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const result = sendInquiry(payload);
    over.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await expect(result).resolves.toMatchObject({ kind: 'failure', reason: { name: 'TimeoutError' } });
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });
});

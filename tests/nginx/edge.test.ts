/** The edge of a swarm: what it keeps, whom it believes, and where plain HTTP leads. The stack suite runs it in a swarm. */
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, tlsRequest } from './support/certificate';
import { type Edge, startEdge } from './support/edge';
import { request } from './support/request';
import { describeWithNginx } from './support/site';
import { servedFiles } from './support/webRoot';

const script = '/assets/app.3f9a1c2b.js';

(hasOpenssl ? describeWithNginx : describe.skip)('the edge of a swarm', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await startEdge('www.example.test');
  });
  afterAll(() => edge?.stop());

  const kept = async () =>
    (await readdir(edge.cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

  it('passes on what a replica answers, over TLS', async () => {
    const [there, here] = [
      await edge.replica.get('/Products/Kelvin'),
      await tlsRequest(edge.tlsPort, '/Products/Kelvin'),
    ];
    expect([here.status, here.body.toString()]).toEqual([200, there.body.toString()]);
    expect(here.header('Strict-Transport-Security')).toBe('max-age=31536000');
    expect((await tlsRequest(edge.tlsPort, '/products/kelvin/?x=1')).header('Location')).toBe('/Products/Kelvin?x=1');
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['deflate, gzip;q=0.1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['', undefined],
  ])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
    const has = (await edge.replica.get(script, { headers: { 'Accept-Encoding': accepted } })).header(
      'Content-Encoding',
    );
    for (const path of [script, '/Products/Kelvin']) {
      // The first time from the replica, the second from what is kept.
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await tlsRequest(edge.tlsPort, path, { headers: { 'Accept-Encoding': accepted } });
        expect(answer.status).toBe(200);
        expect(answer.header('Vary')).toBe('Accept-Encoding');
        // A host without the module has no brotli.
        expect(answer.header('Content-Encoding')).toBe(encoding === 'br' ? has : encoding);
        if (!encoding && path === script) expect(answer.body.toString()).toBe(servedFiles[script]);
      }
    }
  });

  it('keeps a file once for each encoding, however it is asked for: nobody fills its memory with one', async () => {
    const spellings = [
      ...Array.from({ length: 20 }, (_, number) => `${script}?${number}`),
      `/${script}`,
      '/assets/./app.3f9a1c2b.js',
      '/assets/app.3f9a1c2b%2ejs',
      '/assets/%61pp.3f9a1c2b.js',
    ];
    for (const spelling of spellings) expect((await tlsRequest(edge.tlsPort, spelling)).status).toBe(200);
    for (let number = 0; number < 20; number += 1) {
      const headers = { 'Accept-Encoding': `br, x-${number}` };
      expect((await tlsRequest(edge.tlsPort, script, { headers })).status).toBe(200);
    }
    expect(await kept()).toBeGreaterThan(0);
    expect(await kept()).toBeLessThanOrEqual(3);
  });

  it('keeps no page, and nothing that is missing', async () => {
    const before = await kept();
    for (const path of ['/', '/Products/Kelvin', '/assets/missing.3f9a1c2b.js', '/images/kelvin.9c8b7a6d.webp'])
      await tlsRequest(edge.tlsPort, path);
    expect(await kept()).toBe(before);
  });

  it('believes nobody who they are, and names each request itself', async () => {
    const claimed = 'chosen-by-a-visitor';
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'http', 'X-Request-Id': claimed };
    const answer = await tlsRequest(edge.tlsPort, '/Products/Kelvin', { headers });
    const id = answer.header('X-Request-Id');
    expect(id).not.toBe(claimed);
    await expect
      .poll(async () => (await edge.replica.accessLog()).find(({ request_id }) => request_id === id)?.client)
      .toBe('127.0.0.1');
    // https, as far as the replica knows.
    expect(answer.header('Reporting-Endpoints')).toBeDefined();
  });

  it.each([
    ['/products/kelvin/?x=1', 'https://www.example.test/products/kelvin/?x=1'],
    ['//evil.example/', 'https://www.example.test//evil.example/'],
    ['http://evil.example/products', 'https://www.example.test/products'],
  ])('leads %s over plain HTTP to its own host', async (target, location) => {
    const answer = await request(edge.httpPort, target, { headers: { Host: 'evil.example' } });
    expect([answer.status, answer.header('Location')]).toEqual([301, location]);
    // A browser would keep it for ever, a mistake in SITE_HOST too.
    expect(answer.header('Cache-Control')).toBe('public, max-age=3600');
  });

  it('takes no inquiry over plain HTTP', async () => {
    const options = { method: 'POST', body: '{}' };
    expect((await request(edge.httpPort, '/api/Inquiry/AddCryoCustomerInquiry', options)).status).toBe(403);
  });
});

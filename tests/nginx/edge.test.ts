/** The edge of a swarm: its cache, its headers and its redirect. The stack suite runs it in a swarm. */
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tlsRequest } from './support/certificate';
import { startEdge } from './support/edge';
import { started } from './support/lifetime';
import { request } from './support/request';
import { describeWithTls } from './support/site';
import { servedFiles } from './support/webRoot';

const script = '/assets/app.3f9a1c2b.js';

describeWithTls('the edge of a swarm', () => {
  const edge = started(
    () => startEdge('www.example.test'),
    (it) => it.stop(),
  );
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    tlsRequest(edge.tlsPort, path, { headers });
  /** The number of files in its cache. */
  const cached = async () =>
    (await readdir(edge.cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

  it('passes on the answers of a replica with their headers, and adds HSTS', async () => {
    const [original, answer] = [await edge.replica.get('/Products/Kelvin'), await get('/Products/Kelvin')];
    expect([answer.status, answer.body.toString()]).toEqual([200, original.body.toString()]);
    // The replica knows that visitors use TLS.
    const added = ['reporting-endpoints', 'strict-transport-security'];
    const namesOf = (one: typeof original) => one.headers.map(([name]) => name).toSorted();
    expect(namesOf(answer)).toEqual([...namesOf(original), ...added].toSorted());
    expect(answer.header('Strict-Transport-Security')).toBe('max-age=31536000');
    expect((await get('/products/kelvin/?x=1')).header('Location')).toBe('/Products/Kelvin?x=1');
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
  ])('chooses the encoding by Accept-Encoding: %s gives %s', async (accepted, encoding) => {
    const headers = { 'Accept-Encoding': accepted };
    // A host without the module has no brotli.
    const available = (await edge.replica.get(script, { headers })).header('Content-Encoding');
    for (const path of [script, script, '/Products/Kelvin']) {
      // The second time from the cache.
      const answer = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(answer.header('Vary')).toBe('Accept-Encoding');
      expect(answer.header('Content-Encoding')).toBe(encoding === 'br' ? available : encoding);
      if (!encoding && path === script) expect(answer.body.toString()).toBe(servedFiles[script]);
    }
  });

  it('caches a file once per encoding, so that no request can fill its memory', async () => {
    const spellings = [
      ...Array.from({ length: 20 }, (_, number) => `${script}?${number}`),
      `/${script}`,
      ...['/assets/./app.3f9a1c2b.js', '/assets/app.3f9a1c2b%2ejs', '/assets/%61pp.3f9a1c2b.js'],
    ];
    for (const spelling of spellings) expect((await get(spelling)).status).toBe(200);
    for (let number = 0; number < 20; number += 1)
      expect((await get(script, { 'Accept-Encoding': `br, x-${number}` })).status).toBe(200);
    expect(await cached()).toBeGreaterThan(0);
    expect(await cached()).toBeLessThanOrEqual(3);
  });

  it('caches no page, and no missing file', async () => {
    const before = await cached();
    for (const path of ['/', '/Products/Kelvin', '/assets/missing.3f9a1c2b.js', '/images/kelvin.9c8b7a6d.webp'])
      await get(path);
    expect(await cached()).toBe(before);
  });

  it('ignores headers of the visitor about address, scheme and id, and gives each request an id', async () => {
    const claims = {
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Proto': 'http',
      'X-Request-Id': 'chosen-by-a-visitor',
    };
    const answer = await get('/Products/Kelvin', claims);
    const id = answer.header('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await expect
      .poll(async () => (await edge.replica.accessLog()).find(({ request_id }) => request_id === id)?.client)
      .toBe('127.0.0.1');
    expect(answer.header('Reporting-Endpoints')).toBeDefined();
  });

  it.each([
    ['/products/kelvin/?x=1', 'https://www.example.test/products/kelvin/?x=1'],
    ['//evil.example/', 'https://www.example.test//evil.example/'],
    ['http://evil.example/products', 'https://www.example.test/products'],
  ])('redirects %s over plain HTTP to its own host', async (target, location) => {
    const answer = await request(edge.httpPort, target, { headers: { Host: 'evil.example' } });
    expect([answer.status, answer.header('Location')]).toEqual([301, location]);
    // Without it browsers would keep the redirect for ever, also one with a mistake in SITE_HOST.
    expect(answer.header('Cache-Control')).toBe('public, max-age=3600');
  });

  it('refuses inquiries over plain HTTP', async () => {
    const options = { method: 'POST', body: '{}' };
    expect((await request(edge.httpPort, '/api/Inquiry/AddCryoCustomerInquiry', options)).status).toBe(403);
  });
});

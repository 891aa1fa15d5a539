import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { describeWithNginx, type Site, startSite } from './support/site';

/** What only a document carries. */
const documentHeaders = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

describeWithNginx('headers', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it.each([
    ['a page', 200, '/Products/Kelvin', {}],
    ['a page asked for with HEAD', 200, '/', { method: 'HEAD' }],
    ['a redirect', 301, '/products/kelvin', {}],
    ['the page for what does not exist', 404, '/nowhere', {}],
    ['a method that is not allowed', 405, '/Products/Kelvin', { method: 'DELETE' }],
    ['a request that is malformed', 400, '/%00', {}],
    ['a target that is too long', 414, `/${'a'.repeat(9000)}`, {}],
  ])('protects the document that %s gives (%i)', async (_, status, target, options) => {
    const answer = await site.get(target, options);
    expect(answer.status).toBe(status);
    expect(answer.header('Content-Type')).toMatch(/^text\/html/);
    for (const [name, value] of Object.entries(documentHeaders)) expect(answer.header(name), name).toBe(value);
    expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.header('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('protects every page of the manifest', async () => {
    for (const { path } of manifest) {
      const answer = await site.get(path);
      for (const [name, value] of Object.entries(documentHeaders)) expect(answer.header(name), path).toBe(value);
    }
  });

  it('repeats them with a 304, so that a new policy reaches who keeps the page', async () => {
    const headers = { 'If-None-Match': (await site.get('/Products/Kelvin')).header('ETag') ?? '' };
    const answer = await site.get('/Products/Kelvin', { headers });
    expect(answer.status).toBe(304);
    for (const [name, value] of Object.entries(documentHeaders)) expect(answer.header(name), name).toBe(value);
  });

  it.each([
    ['a script', '/assets/app.3f9a1c2b.js', 'same-origin'],
    ['a style sheet', '/assets/app.77e0d1aa.css', 'same-origin'],
    ['a picture', '/images/kelvin.9c8b7a6d.webp', 'cross-origin'],
    ['a document to download', '/files/ista-7d.pdf', 'cross-origin'],
    ["a page's data", '/data/Products/Kelvin.json', 'same-origin'],
    ['a missing script', '/assets/nothing.js', 'same-origin'],
    ['liveness', '/healthz', 'same-origin'],
    ['an unknown endpoint', '/api/nothing', 'same-origin'],
  ])('sends %s without what only documents need', async (_, path, sharing) => {
    const answer = await site.get(path);
    for (const name of Object.keys(documentHeaders)) expect(answer.header(name), name).toBeUndefined();
    expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.header('Cross-Origin-Resource-Policy')).toBe(sharing);
  });

  it.each(['/', '/products', '/nowhere', '/assets/nothing.js', '/api/nothing', '/healthz', '/%00'])(
    'does not say on %s which nginx answers, nor lets other sites read',
    async (target) => {
      const answer = await site.get(target, { headers: { Origin: 'http://evil.com' } });
      expect(answer.header('Server')).toBe('nginx');
      expect(answer.raw).not.toMatch(/nginx\/\d/);
      expect(answer.header('X-Powered-By')).toBeUndefined();
      expect(answer.header('Access-Control-Allow-Origin')).toBeUndefined();
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'EVIL'])(
    'refuses %s on pages and files',
    async (method) => {
      for (const target of ['/', '/Products/Kelvin', '/products/kelvin/', '/nowhere', '/assets/app.3f9a1c2b.js']) {
        const answer = await site.get(target, { method, ...(method === 'POST' && { body: 'a=b' }) });
        // A method name in lower case is malformed for nginx.
        expect(answer.status, target).toBe(method === 'get' ? 400 : 405);
        if (method !== 'get') expect(answer.header('Allow'), target).toBe('GET, HEAD');
        expect(answer.header('Location'), target).toBeUndefined();
        expect(answer.header('Cache-Control'), target).toBe('no-store');
      }
    },
  );

  it('sends no Allow and no Retry-After where nothing was refused', async () => {
    for (const target of ['/', '/products', '/nowhere', '/assets/nothing.js']) {
      const answer = await site.get(target);
      expect([answer.header('Allow'), answer.header('Retry-After')], target).toEqual([undefined, undefined]);
    }
  });
});

describeWithNginx('liveness', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it('answers 200 ok in plain text, not kept by anybody', async () => {
    const answer = await site.get('/healthz');
    expect([answer.status, answer.body.toString()]).toEqual([200, 'ok']);
    expect(answer.header('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(answer.header('Cache-Control')).toBe('no-store');
    expect((await site.get('/healthz', { method: 'HEAD' })).status).toBe(200);
  });

  it('is not logged, while pages are, without their query', async () => {
    await site.get('/healthz?probe');
    await site.get('/search?q=jane.doe@example.com');
    await site.get('/products/kelvin?email=jane.doe@example.com');
    // nginx writes a line after the answer is out.
    await expect.poll(() => site.log()).toMatch(/"GET \/products\/kelvin HTTP\/1\.1" 301 /);
    const log = await site.log();
    expect(log).toMatch(/"GET \/search HTTP\/1\.1" 200 /);
    expect(log).not.toContain('healthz');
    expect(log).not.toContain('jane.doe');
  });

  it('has one spelling', async () => {
    for (const target of ['/HEALTHZ', '/healthz/']) expect((await site.get(target)).status, target).toBe(404);
  });
});

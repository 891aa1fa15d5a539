import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { viewerStyles } from '../../scripts/lib/viewer-styles';
import type { Answer } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
import { notFoundMarker, pageScript, pageStyles } from './support/webRoot';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a document; `marker` is that of a built page, none of nginx's own pages. */
function policy(marker?: string): string {
  const inline = marker
    ? `script-src 'self' ${hash(pageScript)}; style-src 'self' ${['', viewerStyles(), pageStyles(marker)].map(hash).sort().join(' ')}`
    : "script-src 'self'; style-src 'self'";
  return `default-src 'self'; ${inline}; style-src-attr 'none'; img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /csp-report`;
}

/** What only a document carries, beside its policy. */
const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

function expectDocumentHeaders(answer: Answer, marker?: string): void {
  for (const [name, value] of Object.entries(documentHeaders)) expect(answer.header(name), name).toBe(value);
  expect(answer.header('Content-Security-Policy')).toBe(policy(marker));
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.header('Cross-Origin-Resource-Policy')).toBe('same-origin');
}

describeWithNginx('headers', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it.each([
    ['a page', 200, '/Products/Kelvin', {}, 'kelvin'],
    ['a page in brotli', 200, '/Products/Kelvin', { headers: { 'Accept-Encoding': 'br' } }, 'kelvin'],
    ['a page asked for with HEAD', 200, '/', { method: 'HEAD' }, 'home'],
    ['a redirect', 301, '/products/kelvin', {}, undefined],
    ['the page for what does not exist', 404, '/nowhere', {}, notFoundMarker],
    ['a method that is not allowed', 405, '/Products/Kelvin', { method: 'DELETE' }, undefined],
    ['a request that is malformed', 400, '/%00', {}, undefined],
    ['a target that is too long', 414, `/${'a'.repeat(9000)}`, {}, undefined],
    ['a header that is too long', 400, '/', { headers: { Cookie: 'a'.repeat(9000) } }, undefined],
    // nginx waits for the rest of a refused body, until it hears that none will come.
    ['a body that is too large', 413, '/', { headers: { 'Content-Length': '99999999' }, end: true }, undefined],
  ])('protects the document that %s gives (%i)', async (_, status, target, options, marker) => {
    const answer = await site.get(target, options);
    expect(answer.status).toBe(status);
    expect(answer.header('Content-Type')).toMatch(/^text\/html/);
    expectDocumentHeaders(answer, marker);
  });

  it('protects every page of the manifest, each with the hashes of its own script and styles', async () => {
    for (const { id, path } of manifest) expectDocumentHeaders(await site.get(path), id);
  });

  it('lets no inline script, no eval, and no inline style element without its hash through', async () => {
    for (const { path } of manifest) {
      const sent = (await site.get(path)).header('Content-Security-Policy') ?? '';
      expect(sent).not.toMatch(/'unsafe-(?:inline|eval)'|data:|https?:|\*/);
    }
  });

  it('repeats them with a 304, so that a new policy reaches who keeps the page', async () => {
    const headers = { 'If-None-Match': (await site.get('/Products/Kelvin')).header('ETag') ?? '' };
    const answer = await site.get('/Products/Kelvin', { headers });
    expect(answer.status).toBe(304);
    expectDocumentHeaders(answer, 'kelvin');
  });

  it('are the same for a page with a query, which other rules answer', async () => {
    const told = async (target: string) =>
      (await site.get(target)).headers.filter(([name]) => !['date', 'x-request-id'].includes(name)).sort();
    for (const { path } of manifest) expect(await told(`${path}?a=1`), path).toEqual(await told(path));
  });

  it.each([
    ['a page', '/Products/Kelvin', 412, { 'If-Match': '"other"' }],
    ['a page', '/', 413, { 'Content-Length': '99999999' }],
    ['a script', '/assets/app.3f9a1c2b.js', 412, { 'If-Match': '"other"' }],
    ['a script', '/assets/app.3f9a1c2b.js', 413, { 'Content-Length': '99999999' }],
    ['a picture', '/images/kelvin.9c8b7a6d.webp', 412, { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }],
    ['the service worker', '/sw.js', 412, { 'If-Match': '"other"' }],
    ['the page without a network', '/offline.html', 412, { 'If-Match': '"other"' }],
  ])('protect the refusal of %s, and keep it out of caches: %s (%i)', async (_, path, status, headers) => {
    const answer = await site.get(path, { headers, end: status === 413 });
    expect(answer.status).toBe(status);
    expect(answer.header('Cache-Control')).toBe('no-store');
    expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.header('X-Request-Id')).toBeDefined();
    // Where the page was found, the policy is the page's.
    if (answer.header('Content-Type')?.startsWith('text/html'))
      expectDocumentHeaders(answer, status === 412 ? (path === '/offline.html' ? 'offline' : 'kelvin') : undefined);
  });

  const notInTheClear = ['Strict-Transport-Security', 'Alt-Svc', 'Reporting-Endpoints'];
  it.each([
    ['a script', '/assets/app.3f9a1c2b.js', 'same-origin'],
    ['a style sheet', '/assets/app.77e0d1aa.css', 'same-origin'],
    ['a picture', '/images/kelvin.9c8b7a6d.webp', 'cross-origin'],
    ['a document to download', '/files/ista-7d.pdf', 'cross-origin'],
    ["a page's data", '/assets/data/3f9a1c2b5d6e/Products/Kelvin.json', 'same-origin'],
    ['the service worker', '/sw.js', 'same-origin'],
    ['a missing script', '/assets/nothing.js', 'same-origin'],
    ['liveness', '/healthz', 'same-origin'],
    ['readiness', '/readyz', 'same-origin'],
    ['an unknown endpoint', '/api/nothing', 'same-origin'],
  ])('sends %s without what only documents need', async (_, path, sharing) => {
    const answer = await site.get(path);
    for (const name of ['Content-Security-Policy', ...Object.keys(documentHeaders), ...notInTheClear])
      expect(answer.header(name), name).toBeUndefined();
    expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.header('Cross-Origin-Resource-Policy')).toBe(sharing);
  });

  it('says nothing about TLS where there is none', async () => {
    for (const target of ['/', '/products', '/nowhere', '/%00'])
      for (const name of notInTheClear) expect((await site.get(target)).header(name), target).toBeUndefined();
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

  it('has one spelling', async () => {
    for (const target of ['/HEALTHZ', '/healthz/', '/READYZ', '/readyz/'])
      expect((await site.get(target)).status, target).toBe(404);
  });
});

describeWithNginx('readiness', () => {
  it('ends with the built site, while liveness goes on', async () => {
    const site = await startSite();
    try {
      const ready = await site.get('/readyz');
      expect([ready.status, ready.body.toString()]).toEqual([200, 'ready']);
      expect(ready.header('Cache-Control')).toBe('no-store');
      expect((await site.get('/readyz', { method: 'POST' })).status).toBe(405);

      await rm(join(site.webRoot, '404.html'));
      const unready = await site.get('/readyz');
      expect([unready.status, unready.body.toString()]).toEqual([503, expect.stringMatching(/^not ready/)]);
      expect(unready.header('Content-Type')).toMatch(/^text\/plain/);
      expect((await site.get('/healthz')).status).toBe(200);
    } finally {
      await site.stop();
    }
  });
});

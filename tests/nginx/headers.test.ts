/**
 * Every header of every kind of answer. `table` is complete: an answer with another header fails, and so does a header of
 * the configuration without a row. To add a header, add it to a file of nginx/headers/ and to `table`.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { viewerStyles } from '../../scripts/lib/viewer-styles';
import { hasOpenssl, tlsRequest } from './support/certificate';
import { configurationFiles, found } from './support/configuration';
import { endpoint } from './support/inquiry';
import { started } from './support/lifetime';
import { type Answer, constantHeaders, type RequestOptions } from './support/request';
import { describeWithNginx, startSite, startTlsSite } from './support/site';
import { useUpstream } from './support/upstream';
import { hashSource, kelvin, notFoundMarker, pageScript, pageStyles, writeFiles } from './support/webRoot';

type Transport = 'http' | 'https';

const documents = ['error', 'page', 'redirect'] as const;
const shared = ['picture', 'shared-file'] as const;
const own = [...documents, 'api', 'asset', 'file', 'message', 'well-known', 'worker'] as const;
/** The files of nginx/headers/ that a location includes. */
const kinds = [...own, ...shared];
type Kind = (typeof kinds)[number];

/** The policy of a document. `marker` identifies a page of the build; nginx's own documents have none. */
function policy(transport: Transport, marker?: string): string {
  const styles = ['', viewerStyles(), pageStyles(marker ?? '')].map(hashSource).sort().join(' ');
  const inline = marker
    ? `script-src 'self' ${hashSource(pageScript)}; style-src 'self' ${styles}`
    : "script-src 'self'; style-src 'self'";
  const reports = transport === 'https' ? 'report-uri /csp-report; report-to csp' : 'report-uri /csp-report';
  return `default-src 'self'; ${inline}; style-src-attr 'none'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ${reports}`;
}

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(self)';

interface Row {
  readonly name: string;
  /** The kinds of answer that have this header with this value. */
  readonly on: readonly Kind[];
  readonly value: string | RegExp | typeof policy;
  readonly overTlsAlone?: true;
}

const table: readonly Row[] = [
  { name: 'X-Content-Type-Options', on: kinds, value: 'nosniff' },
  { name: 'X-Request-Id', on: kinds, value: /^[0-9a-f]{32}$/ },
  { name: 'Strict-Transport-Security', on: kinds, value: 'max-age=31536000', overTlsAlone: true },
  { name: 'Cross-Origin-Resource-Policy', on: own, value: 'same-origin' },
  { name: 'Cross-Origin-Resource-Policy', on: shared, value: 'cross-origin' },
  { name: 'Cache-Control', on: ['error', 'message'], value: 'no-store' },
  { name: 'Cache-Control', on: ['page', 'well-known', 'worker'], value: 'no-cache' },
  { name: 'Cache-Control', on: ['file', 'redirect', 'shared-file'], value: 'public, max-age=3600' },
  { name: 'Cache-Control', on: ['asset', 'picture'], value: 'public, max-age=31536000, immutable' },
  { name: 'Content-Security-Policy', on: documents, value: policy },
  { name: 'Content-Security-Policy', on: ['api'], value: "default-src 'none'; frame-ancestors 'none'" },
  { name: 'Reporting-Endpoints', on: documents, value: 'csp="/csp-report"', overTlsAlone: true },
  { name: 'Cross-Origin-Opener-Policy', on: documents, value: 'same-origin' },
  { name: 'Permissions-Policy', on: documents, value: permissions },
  { name: 'Referrer-Policy', on: documents, value: 'strict-origin' },
  { name: 'X-Frame-Options', on: documents, value: 'DENY' },
];
const rowsOf = (kind: Kind, transport: Transport) =>
  table.filter(({ on, overTlsAlone }) => on.includes(kind) && (transport === 'https' || !overTlsAlone));

/** Headers of a refusal, whose values the samples below have, and of HTTP/3, whose value render.test.ts has. */
const others = ['Allow', 'Retry-After', 'Alt-Svc'];
/** Headers that nginx makes of the file and the connection. files.test.ts and canonicalPaths.test.ts have their values. */
const ofProtocol =
  /^(?:connection|content-encoding|content-length|content-type|date|etag|last-modified|location|server|transfer-encoding|vary)$/;

interface Own {
  /** Of a page. */
  readonly marker?: string;
  readonly refusal?: Readonly<Record<string, string>>;
}

/** Asserts that an answer has the headers of its kind with their values, and no other. */
function expectHeaders(answer: Answer, kind: Kind, transport: Transport, { marker, refusal = {} }: Own = {}): void {
  const rows = rowsOf(kind, transport);
  const names = [...rows.map(({ name }) => name), ...Object.keys(refusal)].map((name) => name.toLowerCase());
  const sent = answer.headers.map(([name]) => name).filter((name) => !ofProtocol.test(name));
  expect(sent.toSorted()).toEqual(names.toSorted());
  for (const { name, value } of rows) {
    const expected = typeof value === 'function' ? value(transport, marker) : value;
    if (expected instanceof RegExp) expect(answer.header(name), name).toMatch(expected);
    else expect(answer.header(name), name).toBe(expected);
  }
  for (const [name, value] of Object.entries(refusal)) expect(answer.header(name), name).toBe(value);
  expect(answer.header('Server')).toBe('nginx');
  expect(answer.raw).not.toMatch(/nginx\/\d/);
  if (names.includes('x-frame-options') && answer.status !== 304)
    expect(answer.header('Content-Type')).toMatch(/^text\/html/);
}

type SampleRow = [what: string, kind: Kind, status: number, target: string, options?: RequestOptions & Own];
const tooLarge = { body: 'x'.repeat(65_537) };
const ifMatch = { headers: { 'If-Match': '"other"' } };
const script = '/assets/app.3f9a1c2b.js';
const picture = '/images/kelvin.9c8b7a6d.webp';

const samples: readonly SampleRow[] = [
  ['a page', 'page', 200, kelvin, { marker: 'kelvin' }],
  ['a page in brotli', 'page', 200, kelvin, { headers: { 'Accept-Encoding': 'br' }, marker: 'kelvin' }],
  ['the response to HEAD', 'page', 200, '/', { method: 'HEAD', marker: 'home' }],
  // So that a new policy reaches cached pages.
  ['a page that is cached', 'page', 304, kelvin, { headers: { 'If-None-Match': '*' }, marker: 'kelvin' }],
  ['the offline page', 'page', 200, '/offline.html', { marker: 'offline' }],
  ['a redirect', 'redirect', 301, `${kelvin}/`],
  ['a redirect from the file of a page', 'redirect', 301, `${kelvin}/index.html`, { marker: 'kelvin' }],
  ['the 404 page', 'error', 404, '/nowhere', { marker: notFoundMarker }],
  ['a malformed request', 'error', 400, '/%00'],
  ['a target that is too long', 'error', 414, `/${'a'.repeat(9000)}`],
  ['a body that is too large', 'error', 413, '/', tooLarge],
  ['a failed condition on a page', 'error', 412, kelvin, { ...ifMatch, marker: 'kelvin' }],
  ['a failed condition on the offline page', 'error', 412, '/offline.html', { ...ifMatch, marker: 'offline' }],
  ['a script', 'asset', 200, script],
  ['a style sheet', 'asset', 200, '/assets/app.77e0d1aa.css'],
  ['the data of a page', 'asset', 200, '/assets/data/3f9a1c2b5d6e/Products/Kelvin.json'],
  ['a missing script', 'message', 404, '/assets/nothing.js'],
  ['a failed condition on a script', 'message', 412, script, ifMatch],
  ['a picture', 'picture', 200, picture],
  ['a picture without a hash', 'shared-file', 200, '/images/marks/first-responders.svg'],
  ['a document to download', 'shared-file', 200, '/files/ista-7d.pdf'],
  ['an icon', 'file', 200, '/favicon.svg'],
  ['a file under /.well-known/', 'well-known', 200, '/.well-known/security.txt'],
  ['the service worker', 'worker', 200, '/sw.js'],
  ['liveness', 'message', 200, '/healthz'],
  ['readiness', 'message', 200, '/readyz'],
  ['an answer of the inquiry API', 'api', 200, endpoint, { method: 'POST', body: '{}' }],
  ['an unknown endpoint', 'message', 404, '/api/nothing'],
  ['another method at the inquiry API', 'message', 405, endpoint, { refusal: { Allow: 'POST' } }],
];

describeWithNginx('headers', () => {
  it('have a sample of every kind, and a row for every header that the configuration can send', () => {
    expect(new Set(samples.map(([, kind]) => kind))).toEqual(new Set(kinds));
    const included = configurationFiles.filter((file) => file.startsWith('headers/'));
    // Those two are included by the others.
    const files = ['document', 'every-answer', ...kinds].map((kind) => `headers/${kind}.conf`);
    expect(included.toSorted()).toEqual(files.toSorted());
    const added = found(/^add_header (\S+)/gm).filter((name) => !ofProtocol.test(name.toLowerCase()));
    expect(new Set(added)).toEqual(new Set([...table.map(({ name }) => name), ...others]));
  });

  describe.each<Transport>(hasOpenssl ? ['http', 'https'] : ['http'])('over %s', (transport) => {
    const upstream = useUpstream();
    const site = started(async () => {
      const environment = { INQUIRY_HOST: upstream.origin };
      if (transport === 'http') return { ...(await startSite(environment)), tlsPort: 0 };
      return startTlsSite(['DNS:localhost'], environment);
    });
    beforeAll(() => writeFiles(site.webRoot, { '.well-known/security.txt': 'Contact: mailto:security@example.com' }));
    // No header depends on the page that sends the request.
    const get = (target: string, options: RequestOptions = {}) => {
      const all = { ...options, headers: { Origin: 'http://evil.com', ...options.headers } };
      return transport === 'http' ? site.get(target, all) : tlsRequest(site.tlsPort, target, all);
    };

    it.each(samples)('of %s are complete: "%s" (%i)', async (_, kind, status, target, options = {}) => {
      const answer = await get(target, options);
      expect(answer.status).toBe(status);
      expectHeaders(answer, kind, transport, options);
    });

    it('of an inquiry over the limit are complete: "message" (429)', async () => {
      let answer = await get(endpoint, { method: 'POST', body: '{}' });
      for (let sent = 0; sent < 7; sent += 1) answer = await get(endpoint, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(429);
      expectHeaders(answer, 'message', transport, { refusal: { 'Retry-After': '7' } });
    });

    it('of every page are those of a page, with the hashes of its own script and styles, with a query too', async () => {
      for (const { id, path } of manifest) {
        const answer = await get(path);
        expectHeaders(answer, 'page', transport, { marker: id });
        const withQuery = await get(`${path}?a=1`);
        expect(constantHeaders(withQuery), path).toEqual(constantHeaders(answer));
        for (const { status, body } of [answer, withQuery])
          expect([status, body.toString()], path).toEqual([200, expect.stringContaining(`data-page="${id}"`)]);
      }
    });

    it.runIf(transport === 'https')(
      'over plain HTTP are those of a redirect to HTTPS, without those that need HTTPS',
      async () => {
        expectHeaders(await site.get(kelvin), 'redirect', 'http');
        expectHeaders(await site.get(endpoint), 'message', 'http');
        const refused = await site.get('/', tooLarge);
        expect(refused.status).toBe(413);
        expectHeaders(refused, 'error', 'http');
      },
    );

    it.each(['POST', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'EVIL'])('of pages and files refuse %s', async (method) => {
      for (const target of ['/', kelvin, `${kelvin}/`, '/nowhere', script]) {
        const answer = await get(target, { method, ...(method === 'POST' && { body: 'a=b' }) });
        // nginx treats a method name in lower case as malformed.
        const [status, refusal] = method === 'get' ? [400, {}] : [405, { Allow: 'GET, HEAD' }];
        expect(answer.status, target).toBe(status);
        expectHeaders(answer, 'error', transport, { refusal });
        expect(answer.header('Location'), target).toBeUndefined();
      }
    });

    it('of readiness without the built site are those of a message, while the process is alive', async () => {
      const ready = await get('/readyz');
      expect([ready.status, ready.body.toString()]).toEqual([200, 'ready']);
      // No test comes after this one.
      await rm(join(site.webRoot, '404.html'));
      const unready = await get('/readyz');
      expect([unready.status, unready.body.toString()]).toEqual([503, expect.stringMatching(/^not ready/)]);
      expectHeaders(unready, 'message', transport);
      const alive = await get('/healthz');
      expect([alive.status, alive.body.toString()]).toEqual([200, 'ok']);
      for (const { header } of [unready, alive]) expect(header('Content-Type')).toMatch(/^text\/plain/);
    });
  });
});

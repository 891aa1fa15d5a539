import { readFileSync, watch } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCertificateIn } from './support/certificate';
import { endpoint, expectOwnError, inquiry, newVisitor, rawPost, send } from './support/inquiry';
import { forThisTest } from './support/lifetime';
import { exchange, parse } from './support/request';
import { describeWithNginx, describeWithTls, startSite, temporaryFolder, useSite } from './support/site';
import { startNameServer, startUpstream, useUpstream } from './support/upstream';
import { kelvin } from './support/webRoot';

/** The headers of the API that a visitor receives, beside the type and the length of the body. */
const passedOn = {
  'Content-Type': 'text/plain',
  'Cache-Control': 'private, max-age=7',
  'Content-Encoding': 'identity',
  'Retry-After': '42',
  Allow: 'PATCH',
};

describeWithNginx('the inquiry API', () => {
  const upstream = useUpstream();
  // Without the limit for all visitors together.
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin }), { 'rate=10r/s': 'rate=9999r/s' });
  /** Sends bytes from a new address. */
  const sendRaw = async (headers: readonly string[], body: string) =>
    parse(await exchange(site.port, rawPost(headers, body), { from: newVisitor() }));
  const chunked = 'Transfer-Encoding: chunked';

  describe('receives an inquiry', () => {
    const given = ['host', 'x-forwarded-for', 'x-forwarded-proto', 'x-inquiry-host', 'x-request-id'];
    const always = ['connection', 'content-length', ...given];

    it('unchanged, under its own name, with the address of the visitor as nginx sees it', async () => {
      const [from, url] = [newVisitor(), `${endpoint}?lang=en%20US`];
      const sent = { method: 'POST', body: inquiry };
      const type = { 'content-type': 'application/json; charset=utf-8' };
      const claims = { Host: 'evil.com', 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'gopher' };
      const answer = await site.get(url, { ...sent, headers: { ...type, ...claims }, from });
      expect([answer.status, answer.body.toString()]).toEqual([200, '{"id":"1"}']);
      const seen = { host: `127.0.0.1:${upstream.port}`, 'x-forwarded-for': from, 'x-forwarded-proto': 'http' };
      expect(upstream.calls).toMatchObject([{ ...sent, url, headers: { ...type, ...seen } }]);
    });

    it('with the headers that the API needs where the visitor sent them, and no other', async () => {
      const others = [
        'Forwarded Via Cookie Authorization Proxy-Authorization Origin Referer Range If-Match TE Trailer Upgrade',
        'X-Real-IP X-Client-IP True-Client-IP X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-User',
        'X-Original-URL X-Rewrite-URL X-HTTP-Method-Override X-HTTP-Method X-Accel-Redirect',
        'Accept-Encoding Accept-Language traceparent X-Whatever',
      ].flatMap((line) => line.split(' '));
      const needed = { accept: 'application/json', 'content-type': 'text/plain', 'user-agent': 'Browser/1.0' };
      const headers = { ...Object.fromEntries(others.map((name) => [name, 'evil'])), ...needed };
      const post = { method: 'POST', body: inquiry };
      await site.get(endpoint, { ...post, headers, from: newVisitor() });
      const received = upstream.calls[0]?.headers ?? {};
      expect(Object.keys(received).sort()).toEqual([...always, ...Object.keys(needed)].sort());
      expect(received).toMatchObject(needed);
      expect(JSON.stringify(received)).not.toContain('evil');

      await site.get(endpoint, { ...post, from: newVisitor() });
      expect(Object.keys(upstream.calls[1]?.headers ?? {}).sort()).toEqual(always);
    });

    it('also when the visitor leaves before the response', async () => {
      let finished = false;
      upstream.answer = (response) => {
        setTimeout(() => {
          finished = !response.destroyed && response.socket?.destroyed === false;
          response.end('{}');
        }, 300);
      };
      const socket = connect({ host: '127.0.0.1', port: site.port, localAddress: newVisitor() });
      socket.write(rawPost(['Content-Length: 2']));
      await expect.poll(() => upstream.calls.length).toBe(1);
      socket.destroy();
      await expect.poll(() => finished).toBe(true);
    });

    it.each([`/${endpoint}`, '/api/./Inquiry/x/../AddCryoCustomerInquiry', endpoint.replace('I', '%49')])(
      'at its path, from another spelling: %s',
      async (target) => {
        const answer = await site.get(target, { method: 'POST', body: '{}', from: newVisitor() });
        expect(answer.status).toBe(200);
        expect(upstream.calls.map(({ url }) => url)).toEqual([endpoint]);
      },
    );
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'refuses %s with 405 and names POST',
    async (method) => {
      const answer = await site.get(endpoint, { method });
      expect(answer.header('Allow')).toBe('POST');
      if (method === 'HEAD') expect([answer.status, answer.body.length]).toEqual([405, 0]);
      else expectOwnError(answer, 405);
      expect(upstream.calls).toHaveLength(0);
    },
  );

  it.each([
    '/api',
    '/api/Inquiry',
    `${endpoint}/`,
    `${endpoint}/index.html`,
    `${endpoint}%20x`,
    endpoint.toLowerCase(),
    endpoint.toUpperCase().replace('/API', '/api'),
    '/api/script.js',
    '/api/Products/Kelvin',
    ...[endpoint.replace('api', 'API'), endpoint.toUpperCase(), '/API/x.json', '//%41pi//Inquiry'],
  ])('has no other path, and says so in an error that the form can read: %s', async (target) => {
    // In another case, GET has the page for what is not found.
    const methods = target.startsWith('/api') ? ['GET', 'POST', 'DELETE'] : ['POST', 'DELETE'];
    for (const method of methods) {
      const answer = await site.get(target, { method, body: inquiry });
      expectOwnError(answer, 404);
      expect(answer.header('Allow')).toBeUndefined();
    }
    expect(upstream.calls).toHaveLength(0);
  });

  it('receives inquiries of up to 64 KiB', async () => {
    const body = 'x'.repeat(65_536);
    expect((await send(site, { body })).status).toBe(200);
    expect(upstream.calls[0]?.body.length).toBe(65_536);
    const written: unknown[] = [];
    const watcher = watch(join(site.folder, 'nginx/tmp/client-body'), (_, name) => written.push(name));
    const inChunks = `400\r\n${'x'.repeat(1024)}\r\n`.repeat(64);
    expect((await sendRaw(['Connection: close', chunked], `${inChunks}0\r\n\r\n`)).status).toBe(200);
    expect(upstream.calls[1]?.body.length).toBe(65_536);
    watcher.close();
    expect(written).toEqual([]);
  });

  const tooLong = 'x'.repeat(65_537);
  it.each([
    ['longer than 64 KiB', 413, () => send(site, { body: tooLong })],
    ['longer than 64 KiB in chunks', 413, () => sendRaw([chunked], `10001\r\n${tooLong}\r\n0\r\n\r\n`)],
    ['announced as huge', 413, () => send(site, { body: '', end: true, headers: { 'Content-Length': '99999999999' } })],
    ['in malformed chunks', 400, () => sendRaw([chunked], 'zz\r\nab\r\n0\r\n\r\n')],
  ])('does not receive an inquiry %s', async (_, status, refused) => {
    expectOwnError(await refused(), status);
    expect(upstream.calls).toHaveLength(0);
  });

  it('limits the inquiries from one address to a burst of six', async () => {
    const from = newVisitor();
    // Other requests do not count.
    for (let count = 0; count < 10; count += 1) {
      await site.get(endpoint, { from });
      await site.get('/api/nothing', { from, method: 'POST' });
    }
    for (let count = 1; count <= 6; count += 1) expect((await send(site, { from })).status, `${count}`).toBe(200);
    expectOwnError(await send(site, { from }), 429);
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls).toHaveLength(7);
    // The limit is for inquiries only.
    expect((await site.get(kelvin, { from })).status).toBe(200);
  });

  it('has its responses passed on unchanged, except for headers that are not on the list', async () => {
    const own = (await send(site)).headers.map(([name]) => name);
    const token = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,30}$/);
    // Node writes these by itself, and a length that is wrong is another fault.
    const name = token.filter(
      (some) => !/^(?:connection|content-length|date|keep-alive|trailer|transfer-encoding|upgrade)$/i.test(some),
    );
    const known = fc.constantFrom(
      ...[
        'Accept-Ranges Access-Control-Allow-Origin Age Alt-Svc Clear-Site-Data Content-Disposition Content-Language',
        'Content-Location Content-Range Content-Security-Policy E-Tag ETag Expires Last-Modified Link Location P3P Pragma',
        'Refresh Server Service-Worker-Allowed Set-Cookie Strict-Transport-Security Trailers Vary Via WWW-Authenticate',
        // Which nginx would follow.
        'X-Accel-Buffering X-Accel-Charset X-Accel-Expires X-Accel-Limit-Rate X-Accel-Redirect',
      ].flatMap((line) => line.split(' ')),
    );
    const headers = fc.dictionary(fc.oneof(name, known), fc.constantFrom('evil', ['evil', 'evil']), {
      minKeys: 1,
      maxKeys: 20,
    });
    const success = [200, 201, 202, 204, 301, 302, 307];
    // Those of nginx's own errors among them.
    const failure = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 501, 502, 503, 504];
    const property = fc.asyncProperty(headers, fc.constantFrom(...success, ...failure), async (sent, status) => {
      const body = status === 204 ? '' : `{"from":"upstream","status":${status}}`;
      upstream.calls.length = 0;
      upstream.answer = (response) => void response.writeHead(status, { ...sent, ...passedOn }).end(body);
      const answer = await send(site);
      expect([answer.status, answer.body.toString()]).toEqual([status, body]);
      expect(answer.raw).not.toContain('evil');
      const allowed = [...own, ...Object.keys(passedOn)].map((some) => some.toLowerCase());
      expect(answer.headers.map(([some]) => some).filter((some) => !allowed.includes(some))).toEqual([]);
      for (const [some, value] of Object.entries(passedOn)) expect(answer.header(some), some).toBe(value);
      expect(upstream.calls).toHaveLength(1);
    });
    await fc.assert(property, { numRuns: 400 });
  });
});

describeWithTls('an inquiry API over TLS', () => {
  it('is called only when its certificate is valid for its name', async () => {
    const { TLS_CERTIFICATE, TLS_KEY } = makeCertificateIn(await temporaryFolder(), ['DNS:api.example.test']);
    const tls = { key: readFileSync(TLS_KEY, 'utf8'), cert: readFileSync(TLS_CERTIFICATE, 'utf8') };
    const upstream = await forThisTest(startUpstream({ tls }));
    const addresses = { 'api.example.test': '127.0.0.1', 'other.example.test': '127.0.0.1' };
    const names = await forThisTest(startNameServer(addresses));
    const statusFor = async (name: string, authority: Readonly<Record<string, string>>) => {
      const INQUIRY_HOST = `https://${name}:${upstream.port}`;
      const settings = { INQUIRY_HOST, RESOLVER: `127.0.0.1:${names.port}`, ...authority };
      return (await send(await forThisTest(startSite(settings)))).status;
    };
    const known = { INQUIRY_CA: TLS_CERTIFICATE };
    const statuses = await Promise.all([
      statusFor('api.example.test', known),
      // Of an unknown authority.
      statusFor('api.example.test', {}),
      // For another host.
      statusFor('other.example.test', known),
    ]);
    expect(statuses).toEqual([200, 502, 502]);
    expect(upstream.calls).toHaveLength(1);
  });
});

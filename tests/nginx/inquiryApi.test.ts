import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasOpenssl, makeCertificate } from './support/certificate';
import { endpoint, expectOwnError, inquiry, newVisitor, send } from './support/inquiry';
import { exchange, parse } from './support/request';
import { describeWithNginx, type Site, startSite, temporaryFolder } from './support/site';
import { startNameServer, startUpstream, type Upstream } from './support/upstream';

describeWithNginx('the inquiry API', () => {
  let site: Site;
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}` });
  });
  beforeEach(() => {
    upstream.calls.length = 0;
    upstream.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}');
    };
  });
  afterAll(async () => {
    await site.stop();
    await upstream.close();
  });

  describe('passes an inquiry on', () => {
    it('with its body, its type and its query as they came', async () => {
      const answer = await site.get(`${endpoint}?lang=en%20US`, {
        method: 'POST',
        body: inquiry,
        from: newVisitor(),
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
      });
      expect([answer.status, answer.body.toString()]).toEqual([200, '{"id":"1"}']);
      expect(upstream.calls).toHaveLength(1);
      const call = upstream.calls[0];
      expect(call?.method).toBe('POST');
      expect(call?.url).toBe(`${endpoint}?lang=en%20US`);
      expect(call?.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(call?.body).toBe(inquiry);
    });

    it("under the upstream's own name, and with the visitor's address as seen here", async () => {
      const from = newVisitor();
      await send(site, {
        from,
        headers: { Host: 'evil.com', 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'gopher' },
      });
      const headers = upstream.calls[0]?.headers;
      expect(headers?.host).toBe(`127.0.0.1:${upstream.port}`);
      expect(headers?.['x-forwarded-for']).toBe(from);
      expect(headers?.['x-forwarded-proto']).toBe('http');
    });

    it('with the headers that the API needs, and no other of the visitor', async () => {
      const steering = [
        'Forwarded',
        'X-Real-IP',
        'X-Client-IP',
        'True-Client-IP',
        'X-Forwarded-Host',
        'X-Forwarded-Port',
        'X-Forwarded-Prefix',
        'X-Forwarded-User',
        'X-Original-URL',
        'X-Rewrite-URL',
        'X-HTTP-Method-Override',
        'X-HTTP-Method',
        'X-Accel-Redirect',
        'Cookie',
        'Authorization',
        'Proxy-Authorization',
        'Origin',
        'Referer',
        'Range',
        'If-Match',
        'TE',
        'Trailer',
        'Upgrade',
        'Via',
        'Accept-Encoding',
        'Accept-Language',
        'traceparent',
        'X-Whatever',
      ];
      const answer = await send(site, {
        headers: {
          ...Object.fromEntries(steering.map((name) => [name, 'evil'])),
          Accept: 'application/json',
          'User-Agent': 'Browser/1.0',
          'Content-Type': 'application/json',
        },
      });
      expect(answer.status).toBe(200);
      const headers = upstream.calls[0]?.headers ?? {};
      expect(Object.keys(headers).sort()).toEqual([
        'accept',
        'connection',
        'content-length',
        'content-type',
        'host',
        'user-agent',
        'x-forwarded-for',
        'x-forwarded-proto',
        'x-request-id',
      ]);
      expect(headers.accept).toBe('application/json');
      expect(headers['user-agent']).toBe('Browser/1.0');
      expect(headers['content-length']).toBe(String(Buffer.byteLength(inquiry)));
      expect(JSON.stringify(headers)).not.toContain('evil');
    });

    it('without those that the visitor did not send', async () => {
      await site.get(endpoint, { method: 'POST', body: inquiry, from: newVisitor() });
      expect(Object.keys(upstream.calls[0]?.headers ?? {}).sort()).toEqual([
        'connection',
        'content-length',
        'host',
        'x-forwarded-for',
        'x-forwarded-proto',
        'x-request-id',
      ]);
    });

    it('whole, when it comes in chunks', async () => {
      const bytes = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const answer = parse(
        await exchange(site.port, `${bytes}3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`, { from: newVisitor() }),
      );
      expect(answer.status).toBe(200);
      expect(upstream.calls[0]?.body).toBe('{"a":1}');
    });

    it('also when the visitor leaves before the answer', async () => {
      let finished = false;
      upstream.answer = (response) => {
        setTimeout(() => {
          finished = !response.destroyed && response.socket?.destroyed === false;
          response.end('{}');
        }, 300);
      };
      const socket = connect({ host: '127.0.0.1', port: site.port, localAddress: newVisitor() });
      socket.write(`POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`);
      await expect.poll(() => upstream.calls.length).toBe(1);
      socket.destroy();
      await expect.poll(() => finished).toBe(true);
    });

    it('at one path, however its slashes and dots were written', async () => {
      for (const target of [
        `/${endpoint}`,
        '/api/./Inquiry/x/../AddCryoCustomerInquiry',
        endpoint.replace('I', '%49'),
      ]) {
        const answer = await site.get(target, { method: 'POST', body: '{}', from: newVisitor() });
        expect(answer.status, target).toBe(200);
        expect(upstream.calls.pop()?.url, target).toBe(endpoint);
      }
    });
  });

  describe("returns the upstream's answers as they are", () => {
    it.each([200, 201, 202, 301, 307, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 501, 502, 503, 504])(
      'status %i',
      async (status) => {
        const body = `{"from":"upstream","status":${status}}`;
        upstream.answer = (response) => {
          response
            .writeHead(status, {
              'Content-Type': 'text/plain',
              'Cache-Control': 'private, max-age=7',
              'Retry-After': '42',
              Allow: 'PATCH',
              Location: 'http://elsewhere.example/inquiries/1',
              'X-Content-Type-Options': 'nosniff',
              'X-Trace': 'abc',
            })
            .end(body);
        };
        const answer = await send(site);
        expect(answer.status).toBe(status);
        expect(answer.body.toString()).toBe(body);
        expect(answer.header('Content-Type')).toBe('text/plain');
        expect(answer.header('Cache-Control')).toBe('private, max-age=7');
        expect(answer.header('Retry-After')).toBe('42');
        expect(answer.header('Allow')).toBe('PATCH');
        expect(answer.header('Location')).toBe('http://elsewhere.example/inquiries/1');
        expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
        expect(answer.header('X-Trace')).toBe('abc');
        expect(upstream.calls).toHaveLength(1);
      },
    );

    it('an answer without a body', async () => {
      upstream.answer = (response) => response.writeHead(204).end();
      const answer = await send(site);
      expect([answer.status, answer.body.length]).toEqual([204, 0]);
    });

    it('a long answer, and one in chunks', async () => {
      const long = 'x'.repeat(300_000);
      upstream.answer = (response) => {
        response.write(long.slice(0, 1000));
        setTimeout(() => response.end(long.slice(1000)), 50);
      };
      expect((await send(site)).body.toString()).toBe(long);
    });

    it('an answer with many cookies, or another long header', async () => {
      const long = 'x'.repeat(3000);
      upstream.answer = (response) =>
        response.writeHead(200, { 'X-One': long, 'X-Two': long, 'X-Three': long, 'X-Four': long }).end('{}');
      const answer = await send(site);
      expect([answer.status, answer.body.toString(), answer.header('X-Four')]).toEqual([200, '{}', long]);
    });

    it('and where that is a page, nothing in it runs', async () => {
      upstream.answer = (response) =>
        response.writeHead(500, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>');
      const answer = await send(site);
      expect([answer.status, answer.body.toString()]).toEqual([500, '<script>alert(1)</script>']);
      expect(answer.header('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    });

    it('but takes no orders from it', async () => {
      upstream.answer = (response) =>
        response.writeHead(200, { 'X-Accel-Redirect': '/404.html', 'Content-Type': 'application/json' }).end('{}');
      const answer = await send(site);
      expect([answer.status, answer.body.toString()]).toEqual([200, '{}']);
    });
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers %s with 405 and names POST',
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
    '/api/',
    '/api/Inquiry',
    '/api/Inquiry/',
    `${endpoint}/`,
    `${endpoint}/index.html`,
    `${endpoint}.json`,
    '/api/inquiry/addcryocustomerinquiry',
    endpoint.toUpperCase().replace('/API', '/api'),
    '/api/Inquiry/AddCryoCustomerInquiry%00x'.replace('%00', '%20'),
    '/api/page.html',
    '/api/script.js',
    '/api/.env',
    '/api/Products/Kelvin',
  ])('answers %s with 404, whatever the method', async (target) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await site.get(target, { method });
      expectOwnError(answer, 404);
      expect(answer.header('Allow')).toBeUndefined();
    }
    expect(upstream.calls).toHaveLength(0);
  });

  describe('limits the size of an inquiry', () => {
    it('passes 64 KiB', async () => {
      const body = 'x'.repeat(65_536);
      expect((await send(site, { body })).status).toBe(200);
      expect(upstream.calls[0]?.body.length).toBe(65_536);
    });

    it('refuses a byte more, announced or in chunks', async () => {
      const body = 'x'.repeat(65_537);
      expectOwnError(await send(site, { body }), 413);
      const head = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const chunked = await exchange(site.port, `${head}10001\r\n${body}\r\n0\r\n\r\n`, { from: newVisitor() });
      expectOwnError(parse(chunked), 413);
      expect(upstream.calls).toHaveLength(0);
    });

    it('refuses at once what is announced as huge', async () => {
      expectOwnError(await send(site, { body: '', end: true, headers: { 'Content-Length': '99999999999' } }), 413);
      expect(upstream.calls).toHaveLength(0);
    });
  });

  it('answers chunks that are none with 400', async () => {
    const head = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expectOwnError(parse(await exchange(site.port, `${head}zz\r\nab\r\n0\r\n\r\n`, { from: newVisitor() })), 400);
    expect(upstream.calls).toHaveLength(0);
  });

  describe('limits the inquiries from one address', () => {
    it('lets a burst of six through, refuses the next with the time to wait, and nobody else', async () => {
      const from = newVisitor();
      for (let count = 1; count <= 6; count += 1) expect((await send(site, { from })).status, `${count}`).toBe(200);
      for (let count = 0; count < 3; count += 1) {
        const refused = await send(site, { from });
        expectOwnError(refused, 429);
        expect(refused.header('Retry-After')).toBe('7');
      }
      expect((await send(site)).status).toBe(200);
      expect(upstream.calls).toHaveLength(7);
      // The limit is for inquiries; the pages keep answering.
      expect((await site.get('/Products/Kelvin', { from })).status).toBe(200);
    });

    it('does not believe the address a client claims', async () => {
      const from = newVisitor();
      const statuses: number[] = [];
      for (let count = 1; count <= 7; count += 1)
        statuses.push((await send(site, { from, headers: { 'X-Forwarded-For': `9.9.9.${count}` } })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    });

    it('does not count what is no inquiry', async () => {
      const from = newVisitor();
      for (let count = 0; count < 10; count += 1) {
        await site.get(endpoint, { from });
        await site.get('/api/nothing', { from, method: 'POST' });
      }
      expect((await send(site, { from })).status).toBe(200);
    });
  });
});

describeWithNginx('an upstream over TLS', () => {
  it.skipIf(!hasOpenssl)('is believed with the right certificate only', async () => {
    const folder = await temporaryFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    makeCertificate(cert, key, ['DNS:api.example.test']);
    const upstream = await startUpstream({ tls: { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } });
    const names = await startNameServer({ 'api.example.test': '127.0.0.1', 'other.example.test': '127.0.0.1' });
    const RESOLVER = `127.0.0.1:${names.port}`;
    const origin = `https://api.example.test:${upstream.port}`;
    try {
      for (const [environment, status] of [
        [{ INQUIRY_HOST: origin, INQUIRY_CA: cert, RESOLVER }, 200],
        // Of an authority that nobody named.
        [{ INQUIRY_HOST: origin, RESOLVER }, 502],
        // For another host, of an authority that is known.
        [{ INQUIRY_HOST: `https://other.example.test:${upstream.port}`, INQUIRY_CA: cert, RESOLVER }, 502],
      ] as const) {
        const site = await startSite(environment);
        const answer = await send(site).finally(() => site.stop());
        expect(answer.status, JSON.stringify(environment)).toBe(status);
      }
      expect(upstream.calls).toHaveLength(1);
    } finally {
      await names.close();
      await upstream.close();
      await rm(folder, { recursive: true });
    }
  });
});

/**
 * Slow, broken and hostile clients: pages keep being served, no inquiry is sent twice, and no answer leads to another host
 * or repeats what was sent.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { canonicalPathsByKey } from '../../frontend/src/routes/paths';
import { endpoint, inquiry, newVisitor, rawPost, send } from './support/inquiry';
import { keepReading } from './support/lifetime';
import { type Answer, exchange, exchangeOver, statusesIn } from './support/request';
import { describeWithNginx, useSite } from './support/site';
import { useUpstream } from './support/upstream';
import { kelvin, secret } from './support/webRoot';

const canonicalPaths = new Set(canonicalPathsByKey().values());

function expectHarmless(answer: Answer, what: string): void {
  const location = answer.header('Location');
  if (location !== undefined) expect([...canonicalPaths], what).toContain(location.split('?')[0]);
  expect(answer.raw.split('\r\n\r\n')[0], what).not.toMatch(/^(?:Set-Cookie|X-Injected)/im);
  expect(answer.raw.replace(location ?? '', ''), what).not.toMatch(/evil|injected|passwd|<script>alert/i);
  expect(answer.raw, what).not.toContain(secret);
}

describeWithNginx('a client', () => {
  const upstream = useUpstream();
  // The two limits are ten seconds each; a shorter wait shows the same.
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin }), {
    'client_header_timeout 10s;': 'client_header_timeout 2s;',
    'client_body_timeout 10s;': 'client_body_timeout 2s;',
    // Of all visitors together.
    'rate=10r/s': 'rate=9999r/s',
  });
  let reading: ReturnType<typeof keepReading>;
  const sockets: Socket[] = [];
  beforeEach(() => {
    reading = keepReading(site);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    expect(await reading()).toEqual([200]);
  });
  afterAll(async () => expect(await site.log()).not.toMatch(/\[(?:crit|alert|emerg)\]/));

  /** Opens connections that are closed after the test. */
  const open = async (count: number, from = newVisitor()) => {
    const opened = Array.from({ length: count }, () =>
      connect({ host: '127.0.0.1', port: site.port, localAddress: from }),
    );
    sockets.push(...opened);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    return opened;
  };
  /** Sends text a byte at a time until its end, or until the server closes. */
  const drip = (socket: Socket, text: string) => {
    let at = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || at === text.length) clearInterval(timer);
      else socket.write(text[at++] ?? '');
    }, 500);
    socket.on('close', () => clearInterval(timer));
  };

  it('that sends a header byte by byte is disconnected', async () => {
    const slow = await open(50);
    // nginx resets the connection, which may destroy its response.
    const over = Promise.all(slow.map((socket) => exchangeOver(socket, 'GET ').catch(() => '')));
    for (const socket of slow) drip(socket, `${kelvin} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(1000)}`);
    // The limit is for the whole header.
    for (const received of await over) expect(received.toString()).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  it('that sends bodies byte by byte has ten connections at most, and others can send inquiries', async () => {
    const slow = await open(20, newVisitor());
    const refused: string[] = [];
    for (const [index, socket] of slow.entries()) {
      socket.on('data', (chunk) => refused.push(String(chunk).slice(0, 12)));
      // Policy reports count as well, and have a larger burst.
      const report = ['Content-Type: application/csp-report', 'Content-Length: 16000'];
      socket.write(index < 6 ? rawPost(['Content-Length: 60000'], '') : rawPost(report, '', '/csp-report'));
      drip(socket, 'x'.repeat(1000));
    }
    await expect.poll(() => refused.length).toBe(10);
    expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429']));
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls).toHaveLength(1);
  });

  it('that opens a thousand idle connections does not block others', async () => {
    await open(1000);
    expect((await send(site)).status).toBe(200);
  });

  it('that sends a long header without an end is refused', async () => {
    const from = newVisitor();
    // nginx closes before it has read everything, so its response may be lost; the log has its status.
    await exchange(site.port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}`, { from }).catch(() => {});
    await expect
      .poll(async () => (await site.accessLog()).filter(({ client }) => client === from).map(({ status }) => status))
      .toEqual([400]);
  });

  it('that announces more than it sends is disconnected, and no partial inquiry is passed on', async () => {
    const bytes = rawPost(['Content-Length: 5000'], inquiry);
    await expect(exchange(site.port, bytes, { from: newVisitor() })).rejects.toThrow('ECONNRESET');
    expect(upstream.calls).toHaveLength(0);
  });

  it('that announces a body in any way smuggles no request past nginx', async () => {
    const inner = `0\r\n\r\nPOST /smuggled HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n`;
    const chunked = 'Transfer-Encoding: chunked';
    const lengths = ['4', '5', '4, 5', '+4', '0x4', '1e3'].map((length) => `Content-Length: ${length}`);
    const codings = ['Transfer-Encoding: identity', `${chunked}, identity`, 'Transfer-Encoding: \x0bchunked'];
    const folded = [`X: a\r\n ${chunked}`, 'Transfer-Encoding:\r\n chunked'];
    const odd = ['Transfer-Encoding : chunked', `X: a\r${chunked}`, 'X: a\x00'];
    const headers = fc.constantFrom(...lengths, chunked, ...codings, ...folded, ...odd);
    const tooLong = 'FFFFFFFFFFFFFFFFF\r\nx\r\n0\r\n\r\n';
    const body = fc.constantFrom(inner, tooLong, '2\r\n{}POST /smuggled HTTP/1.1\r\n\r\n', '{}{}');
    const change = fc.constantFrom(
      (head: string) => head,
      (head: string) => head.replace('HTTP/1.1', 'HTTP/1.0'),
      (head: string) => head.replaceAll('\r\n', '\n'),
    );
    const seen = new Set<number | undefined>();
    const several = fc.array(headers, { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(several, body, change, async (announced, sent, changed) => {
      upstream.calls.length = 0;
      const bytes = changed(rawPost(['Connection: close', ...announced], '')) + sent;
      const statuses = statusesIn(await exchange(site.port, bytes, { from: newVisitor(), end: true }));
      seen.add(statuses[0]);
      // One request, one response; what is passed on is what nginx understood: one length, and no other request.
      expect(statuses.length).toBeLessThanOrEqual(1);
      expect(upstream.calls.length).toBe(statuses[0] === 200 ? 1 : 0);
      for (const { url, headers, body } of upstream.calls) {
        expect(url).toBe(endpoint);
        expect(headers['transfer-encoding']).toBeUndefined();
        expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
        expect(body).not.toContain('smuggled');
      }
    });
    await fc.assert(property, { numRuns: 1000 });
    expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
  });

  it.each(['GET /\r\n', 'GET /nowhere\r\n', 'GET /api/x\r\n'])(
    'that uses HTTP/0.9, which has no headers, receives nothing: %j',
    async (bytes) => {
      const received = await exchange(site.port, bytes, { end: true }).catch(({ code }) => code);
      expect(['', 'ECONNRESET']).toContain(String(received));
    },
  );

  const fragments = [
    '/ // %2f %5C \\ . .. %2e %252e %00 %0d%0a %0a %09 %c0%ae %ff % ; : @ ? # | %7C $uri {{7*7}} * ~ \' "',
    'evil.com http://evil.com X-Injected:%201 Set-Cookie:%20a=b <script>alert(1)</script> etc/passwd',
    'products Products/Kelvin kelvin index.html assets files .git/config .env .htpasswd api cgi-bin ..; *',
    '%0d%0a%0d%0a<script>alert(1)</script> %E5%98%8A%E5%98%8D javascript:alert(1)',
  ].flatMap((line) => line.split(' '));
  const others = ['\t', '\r\t', '\x00', '\x7f', ' ', '\xc3\xb6', 'a/'.repeat(2000), '%41'.repeat(3000)];
  it('that combines parts of hostile targets in any way receives nothing harmful', async () => {
    const target = fc
      .array(fc.constantFrom(...fragments, ...others), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(''));
    const property = fc.asyncProperty(fc.constantFrom('/', '//', '/assets/', ''), target, async (start, rest) => {
      const answer = await site.get(start + rest);
      expectHarmless(answer, start + rest);
      expect([200, 301, 400, 404, 414]).toContain(answer.status);
      // A page is served under its canonical path alone.
      const [path = ''] = (start + rest)
        .replace(/^ +| +$/g, '')
        .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
        .split(/[?#]/);
      if (answer.status === 200) expect([...canonicalPaths, '/404.html']).toContain(path || '/');
    });
    await fc.assert(property, { numRuns: 1000 });
  });

  it.each<[headers: Readonly<Record<string, string>>, status: number]>([
    [{ Host: 'evil.com' }, 301],
    [{ Host: '127.0.0.1@evil.com' }, 301],
    [{ Host: '[::1]' }, 301],
    [{ Host: 'evil.com/path' }, 400],
    [{ Host: 'evil.com\x00' }, 400],
    [{ Host: '' }, 400],
    [{ 'X-Forwarded-Host': 'evil.com', 'X-Original-URL': '/evil.com/x', Forwarded: 'host=evil.com' }, 301],
  ])('that names a host or a path in headers has them ignored: %j', async (headers, status) => {
    const answer = await site.get(`${kelvin}/`, { headers });
    expectHarmless(answer, 'headers');
    const location = status === 301 ? kelvin : undefined;
    expect([answer.status, answer.header('Location')]).toEqual([status, location]);
  });
});

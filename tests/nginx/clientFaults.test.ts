/** Visitors who mean harm or have a bad line. Whatever they send, the pages keep answering and no inquiry is sent twice. */
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoint, inquiry, newVisitor, send } from './support/inquiry';
import { keepReading } from './support/lifetime';
import { exchange, parse } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

describeWithNginx('a visitor', () => {
  let site: Site;
  let upstream: Upstream;
  let asking: ReturnType<typeof keepReading>;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}` });
  });
  beforeEach(() => {
    upstream.calls.length = 0;
    asking = keepReading(site);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    expect(await asking()).toEqual([200]);
  });
  afterAll(async () => {
    expect(await site.log()).not.toMatch(/\[(?:crit|alert|emerg)\]/);
    await site.stop();
    await upstream.close();
  });

  /** Opens connections, which end with the test. */
  const open = (count: number, from = newVisitor()) =>
    Promise.all(
      Array.from(
        { length: count },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect({ host: '127.0.0.1', port: site.port, localAddress: from });
            sockets.push(socket);
            socket.once('connect', () => resolve(socket)).once('error', reject);
          }),
      ),
    );
  /** What the server says until it closes. */
  const closed = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {}).on('close', () => resolve(text));
    });
  /** Sends text a byte at a time until it is over or the other end has had enough. */
  const drip = (socket: Socket, text: string) => {
    let at = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || at === text.length) clearInterval(timer);
      else socket.write(text[at++] ?? '');
    }, 1000);
    socket.on('close', () => clearInterval(timer));
  };

  it('who sends a header byte by byte is cut off', async () => {
    const slow = await open(50);
    const over = Promise.all(slow.map(closed));
    for (const socket of slow) drip(socket, `GET /Products/Kelvin HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(1000)}`);
    // The limit is ten seconds for the whole header.
    for (const text of await over) expect(text).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  it('who sends bodies byte by byte holds ten connections, others send their inquiries', async () => {
    const from = newVisitor();
    const head = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n`;
    // Policy reports count as well, and have a larger burst.
    const report = head
      .replace(endpoint, '/csp-report')
      .replace('60000', '16000\r\nContent-Type: application/csp-report');
    const slow = await open(20, from);
    const refused: string[] = [];
    for (const [index, socket] of slow.entries()) {
      socket.on('data', (chunk) => refused.push(String(chunk).slice(0, 12)));
      socket.write(index < 6 ? head : report);
      drip(socket, 'x'.repeat(1000));
    }
    await expect.poll(() => refused.length).toBe(10);
    expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429']));
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls).toHaveLength(1);
  });

  it('who opens a thousand connections and says nothing keeps nobody out', async () => {
    await open(1000);
    expect((await site.get('/')).status).toBe(200);
    expect((await send(site)).status).toBe(200);
  });

  it.each([
    ['one long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-Header: some value\r\n'.repeat(10_000)}\r\n`],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(3_000_000)}`],
    ['a long cookie', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a=b; '.repeat(5000)}\r\n\r\n`],
  ])('who sends %s is refused', async (_, bytes) => {
    const from = newVisitor();
    // A server that has had enough closes; what it said may be lost on the way. Its log has it.
    const said = await exchange(site.port, bytes, { from }).catch((error: NodeJS.ErrnoException) => {
      expect(error.code).toBe('ECONNRESET');
      return Buffer.alloc(0);
    });
    if (said.length > 0) expect(parse(said).status).toBe(400);
    await expect
      .poll(async () => (await site.accessLog()).filter(({ client }) => client === from).map(({ status }) => status))
      .toEqual([400]);
  });

  it('who announces more than they send leaves no half inquiry, and is let go', async () => {
    const [socket] = await open(1);
    const over = closed(socket as Socket);
    socket?.write(`POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n${inquiry}`);
    expect(await over).not.toContain(' 200 ');
    expect(upstream.calls).toHaveLength(0);
  });

  it('who announces less than they send has sent what was announced, and nothing that hid behind it', async () => {
    const hidden = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nConnection: close\r\n\r\nhidden`;
    for (const [rest, statuses] of [
      ['garbage\r\n\r\n', [200, 400]],
      // A second request of one's own is no smuggling: nginx sees it, limits it and passes it on by itself.
      [hidden, [200, 200]],
    ] as const) {
      upstream.calls.length = 0;
      const bytes = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}${rest}`;
      const said = (await exchange(site.port, bytes, { from: newVisitor() })).toString('latin1');
      expect([...said.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))).toEqual(statuses);
      expect(upstream.calls.map(({ body }) => body)).toEqual(statuses[1] === 200 ? ['{}', 'hidden'] : ['{}']);
    }
  });

  const inner = `0\r\n\r\nPOST /smuggled HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n`;
  const post = (headers: string, body = inner, eol = '\r\n') =>
    [`POST ${endpoint} HTTP/1.1`, 'Host: a', 'Connection: close', headers, '', body].join(eol);
  it.each([
    ['both lengths', post(`Content-Length: ${inner.length}\r\nTransfer-Encoding: chunked`)],
    ['both lengths the other way round', post('Transfer-Encoding: chunked\r\nContent-Length: 4')],
    ['two lengths', post('Content-Length: 4\r\nContent-Length: 40')],
    ['two lengths in one header', post('Content-Length: 4, 40')],
    ['a signed length', post('Content-Length: +4')],
    ['a hexadecimal length', post('Content-Length: 0x4')],
    ['two codings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity')],
    ['a coding that is not the last', post('Transfer-Encoding: chunked, identity')],
    ['a coding with a vertical tab', post('Transfer-Encoding: \x0bchunked')],
    ['a blank before the colon', post('Transfer-Encoding : chunked')],
    ['a folded header', post('X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 4')],
    ['a folded coding', post('Transfer-Encoding:\r\n chunked')],
    ['a carriage return in a header', post('X: a\rTransfer-Encoding: chunked')],
    ['a zero byte in a header', post('X: a\x00\r\nTransfer-Encoding: chunked')],
    ['a coding in HTTP/1.0', post('Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0')],
    ['a chunk length that overflows', post('Transfer-Encoding: chunked', 'FFFFFFFFFFFFFFFFF\r\nx\r\n0\r\n\r\n')],
    ['a chunk without its end', post('Transfer-Encoding: chunked', '2\r\n{}POST /smuggled HTTP/1.1\r\n\r\n')],
    ['line feeds alone', post('Content-Length: 2', '{}', '\n')],
    ['line feeds alone and both lengths', post('Content-Length: 2\nTransfer-Encoding: chunked', inner, '\n')],
  ])('who sends %s smuggles nothing past nginx', async (_, bytes) => {
    const said = await exchange(site.port, bytes, { from: newVisitor(), end: true });
    const statuses = [...said.toString('latin1').matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
    // One request, one answer; and where it was passed on, as nginx understood it: one length, and no other request.
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(upstream.calls.length).toBe(statuses[0] === 200 ? 1 : 0);
    for (const { url, headers, body } of upstream.calls) {
      expect(url).toBe(endpoint);
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
      expect(body).not.toContain('smuggled');
    }
  });

  it('who sends a thousand requests at once gets a thousand answers, in order', async () => {
    const paths = ['/Products/Kelvin', '/products/kelvin', '/nowhere', '/robots.txt'];
    const requests = Array.from({ length: 1000 }, (_, index) => `GET ${paths[index % 4]} HTTP/1.1\r\nHost: a\r\n`);
    requests[999] += 'Connection: close\r\n';
    const said = (await exchange(site.port, `${requests.join('\r\n')}\r\n`, { timeout: 20_000 })).toString('latin1');
    const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(statuses).toEqual(Array.from({ length: 1000 }, (_, index) => [200, 301, 404, 200][index % 4]));
  });

  it('who sends a thousand inquiries at once has sent six, and is told so of the others', async () => {
    const one = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n`;
    const last = `${one}Connection: close\r\n\r\n{}`;
    const said = await exchange(site.port, `${one}\r\n{}`.repeat(999) + last, { from: newVisitor(), timeout: 20_000 });
    const statuses = [...said.toString('latin1').matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => status === 200)).toHaveLength(upstream.calls.length);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // Six, and one more for every six seconds that this took.
    expect(upstream.calls.length).toBeGreaterThanOrEqual(6);
    expect(upstream.calls.length).toBeLessThan(12);
  });

  it.each(['GET /\r\n', 'GET /Products/Kelvin\r\n\r\n', 'GET /products\n', 'GET /nowhere\r\n', 'GET /api/x\r\n'])(
    'who speaks HTTP/0.9, which has no headers to protect anything with, gets no answer: %j',
    async (bytes) => {
      const said = await exchange(site.port, bytes, { end: true }).catch((error: NodeJS.ErrnoException) => error.code);
      expect(['', 'ECONNRESET']).toContain(String(said));
    },
  );

  it('who has sent all and closes their half of the line still gets the answer', async () => {
    const bytes = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    upstream.answer = (response) => void setTimeout(() => response.end('{}'), 200);
    const answer = parse(await exchange(site.port, bytes, { from: newVisitor(), end: true }));
    expect(answer.status).toBe(200);
    expect(upstream.calls).toHaveLength(1);
  });

  it('who breaks off in the middle leaves nothing behind', async () => {
    const socketsOpen = await open(100);
    for (const [index, socket] of socketsOpen.entries()) {
      socket.on('error', () => {});
      socket.write(`POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{`.slice(0, index));
      socket.resetAndDestroy();
    }
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls).toHaveLength(1);
  });
});

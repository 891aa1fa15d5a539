/** What can go wrong behind nginx, and what the visitor sees of it: a small JSON error, and pages as ever. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { endpoint, expectOwnError, newVisitor, send } from './support/inquiry';
import { keepReading } from './support/lifetime';
import { exchange } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
import { type NameServer, startNameServer, startSilentAddress, startUpstream, type Upstream } from './support/upstream';

describeWithNginx('an upstream that breaks off', () => {
  let site: Site;
  let server: Server;
  let connections = 0;
  let behave: (socket: Socket) => void;
  beforeAll(async () => {
    const port = await freePort();
    server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => {});
      behave(socket);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${port}` });
  });
  beforeEach(() => {
    connections = 0;
  });
  afterAll(async () => {
    await site.stop();
    server.close();
  });

  const onRequest = (act: (socket: Socket) => void) => (socket: Socket) => socket.once('data', () => act(socket));
  it.each([
    ['closes without an answer', onRequest((socket) => socket.end())],
    ['resets the connection', onRequest((socket) => socket.resetAndDestroy())],
    ['resets it before the request', (socket: Socket) => socket.resetAndDestroy()],
    ['stops in the middle of a header', onRequest((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Ty'))],
    [
      'sends a header of a megabyte',
      onRequest((socket) => socket.end(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(1e6)}\r\n\r\n`)),
    ],
  ])('and %s gives 502, and is called once', async (_, behaviour) => {
    behave = behaviour;
    expectOwnError(await send(site), 502);
    expect(connections).toBe(1);
  });

  // nginx takes an answer without a status line for HTTP/0.9 and passes it on without one; it has no setting against
  // that. No browser takes it for a success: over HTTP/1.1 it is no answer, over HTTP/2 the status is 0.
  it('and speaks something else gives no status at all', async () => {
    behave = onRequest((socket) => socket.end('220 smtp.example ready\r\n\r\n'));
    const head = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    const bytes = await exchange(site.port, head, { from: newVisitor() });
    expect(bytes.toString()).toBe('220 smtp.example ready\r\n\r\n');
    expect(connections).toBe(1);
  });

  it('falls silent, before its answer or in the middle of it, is given up after 15 seconds and called once', async () => {
    const visitors = [newVisitor(), newVisitor()];
    const asking = keepReading(site);
    let calls = 0;
    behave = onRequest((socket) => {
      calls += 1;
      if (calls === 2) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"id":');
    });
    const first = send(site, { from: visitors[0] as string, timeout: 25_000 });
    await expect.poll(() => calls).toBe(1);
    const second = await send(site, { from: visitors[1] as string, timeout: 25_000 });
    expectOwnError(await first, 504);
    // Cut off short of the length it announced: no browser takes that for an answer.
    expect(second.header('Content-Length')).toBe('1000');
    expect(second.body.length).toBeLessThan(1000);
    expect(connections).toBe(2);
    expect(await asking()).toEqual([200]);
  });

  it('sends megabytes fills no disk and keeps no page waiting', async () => {
    const asking = keepReading(site);
    const length = 8_000_000;
    behave = onRequest((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`),
    );
    const answer = await send(site);
    expect([answer.status, answer.body.length]).toEqual([200, length]);
    expect(await readdir(join(site.folder, 'nginx/tmp/proxy'), { recursive: true })).toEqual([]);
    expect(await asking()).toEqual([200]);
  });

  it.each([200, 201, 500])('answers %i and breaks off says what it answered, once', async (status) => {
    behave = onRequest((socket) => {
      socket.write(`HTTP/1.1 ${status} X\r\nContent-Length: 2\r\n\r\n{}`);
      socket.resetAndDestroy();
    });
    const answer = await send(site);
    // What came before a reset is read before it.
    expect([answer.status, answer.body.toString()]).toEqual([status, '{}']);
    expect(connections).toBe(1);
  });

  it('in the middle of a body does not pass for a whole answer', async () => {
    behave = onRequest((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"id":'));
    const answer = await send(site);
    expect(answer.header('Content-Length')).toBe('1000');
    expect(answer.body.length).toBeLessThan(1000);
    expect(connections).toBe(1);
  });
});

describeWithNginx('an upstream that is not there', () => {
  let names: NameServer;
  let site: Site | undefined;
  let upstream: Upstream | undefined;
  beforeAll(async () => {
    names = await startNameServer({ 'api.example.test': '127.0.0.1' });
  });
  afterEach(async () => {
    await site?.stop();
    await upstream?.close();
    site = upstream = undefined;
  });
  afterAll(() => names.close());

  it('does not keep nginx from starting, and is used as soon as it is', async () => {
    const port = await freePort();
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${port}` });
    expect((await site.get('/Products/Kelvin')).status).toBe(200);
    expectOwnError(await send(site), 502);
    upstream = await startUpstream({ port });
    expect((await send(site)).status).toBe(200);
  });

  it('by a name that does not exist gives 502', async () => {
    site = await startSite({ INQUIRY_HOST: 'http://unknown.example.test', RESOLVER: `127.0.0.1:${names.port}` });
    expectOwnError(await send(site), 502);
    expect((await site.get('/')).status).toBe(200);
  });

  it('by a name, where the name server is down, gives 502', async () => {
    site = await startSite({ INQUIRY_HOST: 'http://api.example.test', RESOLVER: `127.0.0.1:${await freePort()}` });
    expectOwnError(await send(site, { timeout: 15_000 }), 502);
  });

  it('by a name that a name server knows is found', async () => {
    upstream = await startUpstream();
    const authority = `api.example.test:${upstream.port}`;
    site = await startSite({ INQUIRY_HOST: `http://${authority}`, RESOLVER: `127.0.0.1:${names.port}` });
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls[0]?.headers.host).toBe(authority);
  });

  it('by a name whose address changes is found again, and each inquiry arrives once', async () => {
    const addresses = { 'moving.example.test': '127.0.0.1' };
    const moving = await startNameServer(addresses);
    upstream = await startUpstream();
    const moved = await startUpstream({ port: upstream.port, address: '127.0.0.2' });
    try {
      site = await startSite({
        INQUIRY_HOST: `http://moving.example.test:${upstream.port}`,
        RESOLVER: `127.0.0.1:${moving.port}`,
      });
      expect((await send(site)).status).toBe(200);
      expect([upstream.calls.length, moved.calls.length]).toEqual([1, 0]);
      addresses['moving.example.test'] = '127.0.0.2';
      let sent = 1;
      const running = site;
      await expect
        .poll(
          async () => {
            expect((await send(running)).status).toBe(200);
            sent += 1;
            return moved.calls.length;
          },
          { timeout: 20_000, interval: 500 },
        )
        .toBe(1);
      expect(upstream.calls.length + moved.calls.length).toBe(sent);
    } finally {
      await moved.close();
      await moving.close();
    }
  });

  it('by a name of /etc/hosts is found, without a name server', async () => {
    upstream = await startUpstream();
    site = await startSite({ INQUIRY_HOST: `http://LocalHost:${upstream.port}`, RESOLVER: `127.0.0.1:${names.port}` });
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls[0]?.headers.host).toBe(`LocalHost:${upstream.port}`);
  });
});

describeWithNginx('an upstream with two addresses', () => {
  const name = 'two.example.test';
  let names: NameServer;
  let site: Site;
  let port: number;
  let upstreams: Upstream[] = [];
  beforeAll(async () => {
    port = await freePort();
    names = await startNameServer({ [name]: '127.0.0.2 127.0.0.3' });
    site = await startSite({ INQUIRY_HOST: `http://${name}:${port}`, RESOLVER: `127.0.0.1:${names.port}` });
  });
  afterEach(async () => {
    await Promise.all(upstreams.map((upstream) => upstream.close()));
    upstreams = [];
  });
  afterAll(async () => {
    await site.stop();
    await names.close();
  });

  const start = async (...addresses: readonly string[]) => {
    upstreams = await Promise.all(addresses.map((address) => startUpstream({ port, address })));
  };
  /** The bodies that arrived, at whatever address. */
  const arrived = () => upstreams.flatMap(({ calls }) => calls.map(({ body }) => body)).sort();
  const bodies = ['1', '2', '3', '4', '5', '6'].map((number) => `{"FullName":"${number}"}`);

  it('of which one is dead loses no inquiry, and each arrives once', async () => {
    await start('127.0.0.2');
    // nginx begins with either address, by chance: of so many some began with the dead one.
    const many = Array.from({ length: 24 }, (_, index) => `{"FullName":"${index + 10}"}`);
    for (const body of many) expect((await send(site, { body })).status).toBe(200);
    expect(arrived()).toEqual(many);
    await expect
      .poll(async () => (await site.accessLog()).filter((line) => line.upstream_status === '502, 200').length)
      .toBeGreaterThan(0);
  });

  it('of which one takes no connection and refuses none loses no inquiry, and each arrives once', async () => {
    await start('127.0.0.2');
    const silent = await startSilentAddress(port, '127.0.0.3');
    try {
      const many = Array.from({ length: 24 }, (_, index) => `{"FullName":"${index + 10}"}`);
      const answers = await Promise.all(many.map((body) => send(site, { body, timeout: 25_000 })));
      expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
      expect(arrived()).toEqual(many);
      await expect
        .poll(async () => (await site.accessLog()).filter((line) => line.upstream_status === '504, 200').length)
        .toBeGreaterThan(0);
    } finally {
      await silent.close();
    }
  });

  it('that both break off with an inquiry in hand are sent it once', async () => {
    await start('127.0.0.2', '127.0.0.3');
    for (const upstream of upstreams) upstream.answer = (response) => void response.destroy();
    for (const body of bodies) expectOwnError(await send(site, { body }), 502);
    expect(arrived()).toEqual(bodies);
  });

  it('that both fall silent with an inquiry in hand are sent it once', async () => {
    await start('127.0.0.2', '127.0.0.3');
    for (const upstream of upstreams) upstream.answer = () => {};
    const answers = await Promise.all(bodies.map((body) => send(site, { body, timeout: 25_000 })));
    for (const answer of answers) expectOwnError(answer, 504);
    expect(arrived()).toEqual(bodies);
  });

  it('that both answer 500 and 503 are asked once: the answer is theirs', async () => {
    await start('127.0.0.2', '127.0.0.3');
    for (const status of [500, 503]) {
      for (const upstream of upstreams) upstream.answer = (response) => void response.writeHead(status).end();
      expect((await send(site)).status).toBe(status);
    }
    expect(arrived()).toHaveLength(2);
  });

  it('that are both dead give 502', async () => {
    expectOwnError(await send(site), 502);
  });
});

describe('the longest that an inquiry may take', () => {
  it('is less than nginx waits before it ends or reloads', async () => {
    const read = (file: string) => readFile(join(import.meta.dirname, '../../nginx', file), 'utf8');
    const [api, process] = await Promise.all([read('snippets/inquiry-api.conf'), read('nginx.conf.template')]);
    const names = await read('optional/http/resolver.conf.template');
    const seconds = (text: string, directive: string) => {
      const [, value] = new RegExp(`\\b${directive} (\\d+)s;`).exec(text) ?? [];
      expect(value, directive).toBeDefined();
      return Number(value);
    };
    const tries = Number(/\bproxy_next_upstream_tries (\d+);/.exec(api)?.[1]);
    const longest =
      seconds(names, 'resolver_timeout') +
      tries * seconds(api, 'proxy_connect_timeout') +
      seconds(api, 'proxy_send_timeout') +
      seconds(api, 'proxy_read_timeout');
    expect(seconds(process, 'worker_shutdown_timeout')).toBeGreaterThan(longest);
  });
});

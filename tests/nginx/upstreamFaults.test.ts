/** Faults of the inquiry API: the visitor gets a small JSON error, and pages are still served. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { expectOwnError, newVisitor, rawPost, send } from './support/inquiry';
import { forThisTest, keepReading, started } from './support/lifetime';
import { exchange } from './support/request';
import { describeWithNginx, startSite, useSite } from './support/site';
import { startNameServer, startSilentAddress, startUpstream, type Upstream, useUpstream } from './support/upstream';
import { kelvin } from './support/webRoot';

describeWithNginx('an upstream', () => {
  const addresses: Record<string, string> = {};
  const upstream = useUpstream();
  const names = started(() => startNameServer(addresses));
  const start = (origin: string, port = names.port) =>
    forThisTest(
      startSite(
        // Every worker resolves the name by itself.
        { INQUIRY_HOST: origin, RESOLVER: `127.0.0.1:${port}`, WORKERS: '1' },
        { 'resolver_timeout 5s;': 'resolver_timeout 1s;', 'valid=10s': 'valid=1s' },
      ),
    );

  it('that is down does not prevent nginx from starting, and is called by its name in /etc/hosts once it has started', async () => {
    // The name server does not know it.
    const port = await freePort();
    const site = await start(`http://LocalHost:${port}`);
    expect((await site.get(kelvin)).status).toBe(200);
    expectOwnError(await send(site), 502);
    const { calls } = await forThisTest(startUpstream({ port }));
    expect((await send(site)).status).toBe(200);
    expect(calls[0]?.headers.host).toBe(`LocalHost:${port}`);
  });

  it('that is this site itself gives 508 after one round, and the log says why', async () => {
    const port = await freePort();
    const site = await forThisTest(startSite({ INQUIRY_HOST: `http://127.0.0.1:${port}`, LISTEN_PORT: `${port}` }));
    expect((await send(site)).status).toBe(508);
    const statuses = async () => (await site.accessLog()).map(({ upstream_status }) => upstream_status);
    await expect.poll(statuses).toEqual(['', '508']);
    expect(await site.log()).toContain('INQUIRY_HOST leads to this site itself');
  });

  it('whose name server is down gives 502', async () => {
    const site = await start('http://api.example.test', await freePort());
    expectOwnError(await send(site), 502);
    expect((await site.get('/')).status).toBe(200);
  });

  it('whose name is unknown gives 502, and is found as soon as it is known and when it moves, each inquiry once', async () => {
    const name = 'moving.example.test';
    const moved = await forThisTest(startUpstream({ port: upstream.port, address: '127.0.0.2' }));
    const site = await start(`http://${name}:${upstream.port}`);
    expectOwnError(await send(site), 502);
    addresses[name] = '127.0.0.1';
    expect((await send(site)).status).toBe(200);
    expect(upstream.calls.map(({ headers }) => headers.host)).toEqual([`${name}:${upstream.port}`]);
    expect(moved.calls).toEqual([]);
    addresses[name] = '127.0.0.2';
    let sent = 1;
    const sendOneMore = async () => {
      expect((await send(site)).status).toBe(200);
      sent += 1;
      return moved.calls.length;
    };
    await expect.poll(sendOneMore, { timeout: 20_000, interval: 250 }).toBe(1);
    expect(upstream.calls.length + moved.calls.length).toBe(sent);
  });
});

describeWithNginx('an upstream with two addresses', async () => {
  const name = 'two.example.test';
  const names = started(() => startNameServer({ [name]: '127.0.0.2 127.0.0.3' }));
  const port = await freePort();
  // The limits are 15 s for a response and 5 s for a connection; shorter ones show the same.
  const site = useSite(() => ({ INQUIRY_HOST: `http://${name}:${port}`, RESOLVER: `127.0.0.1:${names.port}` }), {
    'proxy_read_timeout 15s;': 'proxy_read_timeout 1s;',
    'proxy_connect_timeout 5s;': 'proxy_connect_timeout 1s;',
  });
  let upstreams: readonly Upstream[] = [];
  const start = async (...addresses: readonly string[]) => {
    upstreams = await Promise.all(addresses.map((address) => forThisTest(startUpstream({ port, address }))));
  };
  const startBoth = async (answer: Upstream['answer']) => {
    await start('127.0.0.2', '127.0.0.3');
    for (const upstream of upstreams) upstream.answer = answer;
  };
  /** The bodies of the inquiries that arrived, at whatever address. */
  const arrived = () => upstreams.flatMap(({ calls }) => calls.map(({ body }) => body)).sort();
  const inquiries = (count: number) => Array.from({ length: count }, (_, index) => `{"FullName":"${index + 10}"}`);

  it.each([
    ['refuses connections', '502, 200', async () => {}],
    ['never accepts them', '504, 200', () => forThisTest(startSilentAddress(port, '127.0.0.3'))],
  ])('of which one %s loses no inquiry, and each arrives once', async (_, statuses, startOther) => {
    await start('127.0.0.2');
    await startOther();
    const [sent, statusesSent]: [string[], number[]] = [[], []];
    // nginx begins with either address, by chance, but with the same one for all that wait for the name.
    const sendSome = async () => {
      const bodies = inquiries(8).map((body) => body.replace('{', `{"Batch":"${sent.length}",`));
      sent.push(...bodies);
      const answers = await Promise.all(bodies.map((body) => send(site, { body })));
      statusesSent.push(...answers.map(({ status }) => status));
      return (await site.accessLog()).map(({ upstream_status }) => upstream_status);
    };
    await expect.poll(sendSome).toContain(statuses);
    expect(statusesSent).toEqual(sent.map(() => 200));
    expect(arrived()).toEqual(sent.sort());
  });

  const sending = (bytes: string) => (response: ServerResponse) => void response.socket?.end(bytes);
  /** nginx would pass it on as the body of an interim response, which clients read as the response that follows. */
  const withCookie = '\r\nSet-Cookie: session=1\r\nContent-Length: 2\r\n\r\n{}';
  it.each<[string, number, Upstream['answer']]>([
    ['close without an answer', 502, sending('')],
    ['reset the connection', 502, ({ socket }) => void socket?.resetAndDestroy()],
    ['stop in the middle of a header', 502, sending('HTTP/1.1 200 OK\r\nContent-Ty')],
    ['send a status of one digit', 502, sending(`HTTP/1.1 007 X${withCookie}`)],
    ['send an interim response', 502, sending(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK${withCookie}`)],
    ['send hints before their response', 502, sending(`HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK${withCookie}`)],
    ['send a header of a megabyte', 502, sending(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(1e6)}\r\n\r\n`)],
    ['do not respond', 504, () => {}],
    ['respond with an error', 503, (response) => void response.writeHead(503).end()],
  ])('of which both %s gives %i, is sent each inquiry once, and delays no page', async (_, status, answer) => {
    await startBoth(answer);
    const reading = keepReading(site);
    const bodies = inquiries(6);
    for (const received of await Promise.all(bodies.map((body) => send(site, { body })))) {
      if (status === 503) expect(received.status).toBe(status);
      else expectOwnError(received, status);
    }
    expect(arrived()).toEqual(bodies);
    expect(await reading()).toEqual([200]);
  });

  it('that resets connections before a request gives 502', async () => {
    const server = createServer((socket) => socket.resetAndDestroy()).listen(port, '127.0.0.2');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expectOwnError(await send(site), 502);
  });

  // nginx takes a response without a status line for HTTP/0.9, and over HTTP/1.1 sends no status line either; no setting
  // prevents that. No browser takes it for a success.
  it('that does not respond with HTTP has none of its bytes passed on', async () => {
    await startBoth(sending('220 smtp.example ready\r\n\r\n'));
    const post = rawPost(['Connection: close', 'Content-Length: 2']);
    const bytes = await exchange(site.port, post, { from: newVisitor() });
    expect(JSON.parse(bytes.toString())).toMatchObject({ status: 502 });
    expect(arrived()).toHaveLength(1);
  });

  it('that stops within its response is disconnected after a time limit, and is called once', async () => {
    const part = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"id":';
    await startBoth((response) => void response.socket?.write(part));
    const answer = await send(site);
    // Shorter than the length that it announced: browsers treat that as an error.
    expect(answer.header('Content-Length')).toBe('1000');
    expect(answer.body.length).toBeLessThan(1000);
    expect(arrived()).toHaveLength(1);
  });

  it('that sends long headers, and megabytes in chunks, has them passed on, uses no disk and delays no page', async () => {
    const [header, body] = ['x'.repeat(3000), 'x'.repeat(8_000_000)];
    await startBoth((response) => {
      response.writeHead(200, { 'X-One': header, 'X-Two': header, 'X-Three': header, 'Retry-After': header });
      response.write(body.slice(0, 1000), () => response.end(body.slice(1000)));
    });
    const reading = keepReading(site);
    const answer = await send(site);
    expect([answer.status, answer.header('Retry-After')]).toEqual([200, header]);
    expect(answer.body.equals(Buffer.from(body))).toBe(true);
    // nginx removes such a file as soon as it has opened it.
    expect(await site.log()).not.toContain('buffered to a temporary file');
    expect(await reading()).toEqual([200]);
  });
});

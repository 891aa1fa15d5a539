/** Faults of the inquiry API: the visitor gets a small JSON error, and pages are still served. */
import { createServer, type Socket } from 'node:net';
import { beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { expectOwnError, newVisitor, rawPost, send } from './support/inquiry';
import { forThisTest, keepReading, started } from './support/lifetime';
import { exchange } from './support/request';
import { describeWithNginx, startSite, useSite } from './support/site';
import { startNameServer, startSilentAddress, startUpstream, type Upstream, useUpstream } from './support/upstream';
import { kelvin } from './support/webRoot';

/** The limits are 15 s for a response and 5 s for a connection and for a name; shorter ones show the same. */
const shortLimits = {
  'proxy_read_timeout 15s;': 'proxy_read_timeout 1s;',
  'proxy_connect_timeout 5s;': 'proxy_connect_timeout 1s;',
};

/** nginx would pass it on as the body of an interim response, which clients read as the response that follows. */
const withCookie = '\r\nSet-Cookie: session=1\r\nContent-Length: 2\r\n\r\n{}';

describeWithNginx('a faulty upstream', () => {
  let connections = 0;
  let behave: (socket: Socket) => void;
  const server = started(async () => {
    const it = createServer((socket) => {
      connections += 1;
      socket.on('error', () => {});
      behave(socket);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => it.listen(port, '127.0.0.1', resolve));
    return { port, stop: async () => it.close() };
  });
  const site = useSite(() => ({ INQUIRY_HOST: `http://127.0.0.1:${server.port}` }), shortLimits);
  beforeEach(() => {
    connections = 0;
  });

  const onRequest = (act: (socket: Socket) => void) => (socket: Socket) => socket.once('data', () => act(socket));
  const responding = (bytes: string) => onRequest((socket) => socket.end(bytes));
  it.each([
    ['closes without an answer', onRequest((socket) => socket.end())],
    ['resets the connection', onRequest((socket) => socket.resetAndDestroy())],
    ['resets it before the request', (socket: Socket) => socket.resetAndDestroy()],
    ['stops in the middle of a header', responding('HTTP/1.1 200 OK\r\nContent-Ty')],
    ['sends a status of one digit', responding(`HTTP/1.1 007 X${withCookie}`)],
    ['sends an interim response', responding(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK${withCookie}`)],
    ['sends hints before its response', responding(`HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK${withCookie}`)],
    ['sends a header of a megabyte', responding(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(1e6)}\r\n\r\n`)],
  ])('that %s gives 502, and is called once', async (_, behaviour) => {
    behave = behaviour;
    expectOwnError(await send(site), 502);
    expect(connections).toBe(1);
  });

  // nginx takes a response without a status line for HTTP/0.9, and over HTTP/1.1 sends no status line either; no setting
  // prevents that. No browser takes it for a success.
  it('that does not respond with HTTP has none of its bytes passed on', async () => {
    behave = responding('220 smtp.example ready\r\n\r\n');
    const post = rawPost(['Connection: close', 'Content-Length: 2']);
    const bytes = await exchange(site.port, post, { from: newVisitor() });
    expect(JSON.parse(bytes.toString())).toMatchObject({ status: 502 });
    expect(connections).toBe(1);
  });

  it('that stops before or within its response is disconnected after a time limit, and is called once', async () => {
    const reading = keepReading(site);
    let calls = 0;
    behave = onRequest((socket) => {
      calls += 1;
      if (calls === 2) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"id":');
    });
    const first = send(site);
    await expect.poll(() => calls).toBe(1);
    const second = await send(site);
    expectOwnError(await first, 504);
    // Shorter than the length that it announced: browsers treat that as an error.
    expect(second.header('Content-Length')).toBe('1000');
    expect(second.body.length).toBeLessThan(1000);
    expect(connections).toBe(2);
    expect(await reading()).toEqual([200]);
  });

  it('that sends megabytes uses no disk and delays no page', async () => {
    const reading = keepReading(site);
    const length = 8_000_000;
    behave = responding(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`);
    const answer = await send(site);
    expect([answer.status, answer.body.length]).toEqual([200, length]);
    // nginx removes such a file as soon as it has opened it.
    expect(await site.log()).not.toContain('buffered to a temporary file');
    expect(await reading()).toEqual([200]);
  });
});

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
  const site = useSite(
    () => ({ INQUIRY_HOST: `http://${name}:${port}`, RESOLVER: `127.0.0.1:${names.port}` }),
    shortLimits,
  );
  let upstreams: readonly Upstream[] = [];
  const start = async (...addresses: readonly string[]) => {
    upstreams = await Promise.all(addresses.map((address) => forThisTest(startUpstream({ port, address }))));
  };
  /** The bodies of the inquiries that arrived, at whatever address. */
  const arrived = () => upstreams.flatMap(({ calls }) => calls.map(({ body }) => body)).sort();
  const inquiries = (count: number) => Array.from({ length: count }, (_, index) => `{"FullName":"${index + 10}"}`);
  const upstreamStatuses = async () => (await site.accessLog()).map(({ upstream_status }) => upstream_status);

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
      return upstreamStatuses();
    };
    await expect.poll(sendSome).toContain(statuses);
    expect(statusesSent).toEqual(sent.map(() => 200));
    expect(arrived()).toEqual(sent.sort());
  });

  it.each<[string, number, Upstream['answer']]>([
    ['close the connection', 502, (response) => void response.destroy()],
    ['stop responding', 504, () => {}],
    ['respond with an error', 503, (response) => void response.writeHead(503).end()],
  ])('that both %s after they have received an inquiry are sent it once', async (_, status, answer) => {
    await start('127.0.0.2', '127.0.0.3');
    for (const upstream of upstreams) upstream.answer = answer;
    const bodies = inquiries(6);
    const answers = await Promise.all(bodies.map((body) => send(site, { body })));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => status));
    expect(arrived()).toEqual(bodies);
  });
});

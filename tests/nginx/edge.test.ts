/** The edge of a swarm: what visitors, the replicas and the logs get through it. The stack suite runs it in a swarm. */
import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../unit/support/run';
import { describeWithEdge, startEdge } from './support/edge';
import { endpoint, expectOwnError, newVisitor, send } from './support/inquiry';
import { started } from './support/lifetime';
import { type Answer, request } from './support/request';
import { logLine } from './support/site';
import { useUpstream } from './support/upstream';
import { kelvin } from './support/webRoot';

describeWithEdge('the edge of a swarm', () => {
  const api = useUpstream();
  const edge = started(() =>
    startEdge(
      { PROXY_FROM: '127.0.9.1', TRUSTED_PROXIES: '127.0.9.2' },
      { TRUSTED_PROXIES: '127.0.0.1 127.0.9.2', INQUIRY_HOST: api.origin },
    ),
  );
  const accessLog = async () => (await Promise.all(edge.replicas.map((replica) => replica.accessLog()))).flat();
  const lineOf = (id: string | undefined) => logLine({ accessLog }, { request_id: id });

  it('passes on the answers of a replica, whose log and inquiries have the visitor’s address, as its own log has', async () => {
    const answer = await edge.get(kelvin, { from: '127.0.7.7' });
    expect([answer.status, answer.header('Strict-Transport-Security')]).toEqual([200, 'max-age=31536000']);
    // HTTP/3 takes UDP, which it does not pass on.
    expect(answer.header('Alt-Svc')).toBeUndefined();
    const line = { client: '127.0.7.7', path: kelvin, tls: 'TLSv1.3' };
    await lineOf(answer.header('X-Request-Id')).toMatchObject(line);
    await send(edge, { from: '127.0.7.7' });
    expect(api.calls[0]?.headers['x-forwarded-for']).toBe('127.0.7.7');
    // A line a connection.
    const lines = async () => (await edge.log()).split('\n').filter((line) => line.includes('"127.0.7.7"'));
    await expect.poll(lines).toHaveLength(2);
    const connection = { event: 'connection', to: 'https', replica: expect.stringMatching(/^127\.0\.0\.[23]$/) };
    expect(JSON.parse((await lines())[0] ?? '')).toMatchObject(connection);
  });

  it('has replicas believe headers about the visitor of TRUSTED_PROXIES alone', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'http', 'X-Request-Id': 'chosen-before' };
    const ofVisitor = await edge.get(kelvin, { headers, from: '127.0.7.9' });
    expect(ofVisitor.header('Reporting-Endpoints')).toBeDefined();
    await lineOf(ofVisitor.header('X-Request-Id')).toMatchObject({ client: '127.0.7.9' });
    expect((await edge.get('/', { headers, from: '127.0.9.2' })).header('X-Request-Id')).toBe('chosen-before');
    await lineOf('chosen-before').toMatchObject({ client: '192.0.2.1' });
  });

  it.each(['192.0.2.7', '2001:db8::7'])('accepts the visitor’s address from PROXY_FROM alone: %s', async (visitor) => {
    const answer = await edge.get(kelvin, { visitor, from: '127.0.9.1' });
    await lineOf(answer.header('X-Request-Id')).toMatchObject({ status: 200, client: visitor });
    await expect(edge.get('/', { visitor, from: '127.0.7.10' })).rejects.toThrow();
    // Without an address it is not the balancer's.
    await expect(edge.get('/', { from: '127.0.9.1' })).rejects.toThrow();
  });

  it.each([
    ['an IPv4 address', () => '192.0.2.8'],
    ['a network of IPv6', (turn: number) => `2001:db8:0:7:${turn}::1`],
  ])('passes on the limits and errors of the replicas, and their ids are in the log, for %s', async (_, addressOf) => {
    const sendFrom = (visitor: string) =>
      send({ get: (target, options) => edge.get(target, { ...options, visitor }) }, { from: '127.0.9.1' });
    const answers = [];
    for (let turn = 0; turn < 8; turn += 1) answers.push(await sendFrom(addressOf(turn)));
    // A visitor stays with one replica.
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429, 429]);
    for (const turn of [6, 7]) {
      const answer = answers[turn] as Answer;
      expectOwnError(answer, 429);
      await lineOf(answer.header('X-Request-Id')).toMatchObject({ status: 429, client: addressOf(turn) });
    }
    expectOwnError(await edge.get(endpoint), 405);
    for (const visitor of ['192.0.2.9', '2001:db8:0:8::1']) expect((await sendFrom(visitor)).status).toBe(200);
  });

  it('redirects plain HTTP to the host of the certificate, and refuses inquiries over it', async () => {
    const answer = await request(edge.httpPort, `${kelvin}/?x=1`, { headers: { Host: 'evil.example' } });
    expect([answer.status, answer.header('Location')]).toEqual([301, `https://www.example.test${kelvin}?x=1`]);
    expect(answer.header('Cache-Control')).toBe('public, max-age=3600');
    expectOwnError(await request(edge.httpPort, endpoint, { method: 'POST', body: '{}' }), 403);
  });

  /** Resident memory in MiB of the edge and each replica with its workers. */
  const memory = () =>
    [edge.pid, ...edge.replicas.map(({ pid }) => pid)].map((pid) => {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
      const sizes = [pid, ...children].map((process) => {
        const [, kilobytes] = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
        return Number(kilobytes) / 1024;
      });
      return sizes.reduce((sum, size) => sum + size, 0);
    });

  it('takes under 32 MiB for 20 connections with unfinished bodies, and other visitors lose nothing', async () => {
    const before = memory();
    const statuses: unknown[] = [];
    const sessions = Array.from({ length: 20 }, () => {
      const options = { rejectUnauthorized: false, localAddress: '127.0.6.6' };
      const session = connectHttp2(`https://127.0.0.1:${edge.tlsPort}`, options).on('error', () => {});
      session.on('remoteSettings', ({ maxConcurrentStreams = 100 }) => {
        for (let stream = 0; stream < maxConcurrentStreams; stream += 1) {
          const post = session.request({ ':method': 'POST', ':path': '/', 'content-length': 65_000 });
          post.on('response', ({ ':status': status }) => statuses.push(status)).on('error', () => {});
          post.resume().write(Buffer.alloc(2 ** 14, 'x'));
        }
      });
      return session;
    });
    onTestFinished(() => {
      for (const session of sessions) session.destroy();
    });
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(2000);
    for (let turn = 0; turn < 20; turn += 1) expect((await edge.get('/', { from: newVisitor() })).status).toBe(200);
    for (const [index, size] of memory().entries()) expect(size - (before[index] ?? 0)).toBeLessThan(32);
    expect(new Set(statuses)).toEqual(new Set([405]));
  });

  it('leaves room for others beside 300 connections of one network of IPv6', async () => {
    const sockets = Array.from({ length: 300 }, (_, turn) => {
      const socket = connect({ host: '127.0.0.1', port: edge.tlsPort, localAddress: '127.0.9.1' });
      socket.on('error', () => {});
      const address = `2001:db8:0:3:${turn.toString(16)}::1`;
      socket.write(`PROXY TCP6 ${address} ${address} 1 443\r\n`);
      return socket;
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(300 - 256);
    expect(await edge.metrics()).toContain('haproxy_frontend_denied_sessions_total{proxy="visitors"} 44');
    expect((await edge.get('/', { from: newVisitor() })).status).toBe(200);
  });

  it('has visitors on all replicas, and tries another one where one does not accept', async () => {
    const visit = () => edge.get('/robots.txt', { from: newVisitor() });
    for (let turn = 0; turn < 20; turn += 1) expect((await visit()).status).toBe(200);
    const isVisited = async ({ accessLog }: (typeof edge.replicas)[number]) =>
      (await accessLog()).some(({ path }) => path === '/robots.txt');
    await expect.poll(() => Promise.all(edge.replicas.map(isVisited))).toEqual([true, true]);
    const [first] = edge.replicas;
    // The name server still has its address.
    await first?.stop();
    for (let turn = 0; turn < 20; turn += 1) expect((await visit()).status).toBe(200);
  });

  it('does not start with bad settings, which the error names, as those of a replica', async () => {
    const bad = { PROXY_FROM: 'balancer.example.com', TRUSTED_PROXIES: '0.0.0.0/0', IPV6: 'no' };
    const { status, errors } = await run('sh', ['deploy/edge/start.sh'], { PATH: process.env.PATH, ...bad });
    expect(status).toBe(1);
    expect(errors).toMatch(
      /PROXY_FROM is 'balancer.example.com': .*\n.*TRUSTED_PROXIES has '0.0.0.0\/0', .*\n.*IPV6 is 'no': /,
    );
  });
});

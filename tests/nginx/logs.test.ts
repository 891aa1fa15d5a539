/** What an operator sees: the access log, request ids, metrics. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { endpoint, expectOwnError, newVisitor, send } from './support/inquiry';
import { exchange, request } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

describeWithNginx('the access log', () => {
  let site: Site;
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}` });
  });
  afterAll(async () => {
    await site.stop();
    await upstream.close();
  });
  beforeEach(() => {
    upstream.calls.length = 0;
  });

  /** The line of a request; nginx writes it after the answer is out. */
  const lineOf = (id: string | undefined) =>
    expect.poll(async () => (await site.accessLog()).find(({ request_id }) => request_id === id));

  it('has one JSON object a request, with path, status, times and the browser, without the query', async () => {
    const from = newVisitor();
    const answer = await site.get('/products/kelvin?email=jane.doe@example.com', {
      from,
      headers: { 'User-Agent': 'Test "agent" \\ 1', Referer: 'http://127.0.0.1/search?q=jane.doe' },
    });
    await lineOf(answer.header('X-Request-Id')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      request_id: answer.header('X-Request-Id'),
      client: from,
      method: 'GET',
      path: '/products/kelvin',
      protocol: 'HTTP/1.1',
      tls: '',
      status: 301,
      bytes: answer.body.length,
      seconds: expect.any(Number),
      upstream_status: '',
      upstream_seconds: '',
      user_agent: 'Test "agent" \\ 1',
    });
    expect(await site.log()).not.toContain('jane.doe');
  });

  it('has what the upstream answered and when, and nothing of the inquiry', async () => {
    const answer = await send(site);
    await lineOf(answer.header('X-Request-Id')).toMatchObject({
      method: 'POST',
      path: endpoint,
      status: 200,
      upstream_status: '200',
      upstream_seconds: expect.stringMatching(/^\d+\.\d{3}$/),
    });
    expect(await site.log()).not.toMatch(/Ana|ana@example/);
  });

  it('has none of liveness and readiness', async () => {
    for (const target of ['/healthz', '/healthz?probe', '/readyz']) await site.get(target);
    await lineOf((await site.get('/')).header('X-Request-Id')).toBeDefined();
    expect(await site.log()).not.toMatch(/healthz|readyz/);
  });

  it.each(['SIGTERM', 'SIGQUIT', 'SIGHUP'] as const)('has every line when nginx gets %s just after', async (signal) => {
    const other = await startSite();
    try {
      for (let count = 0; count < 20; count += 1) await other.get('/');
      other.signal(signal);
      if (signal !== 'SIGHUP') await other.over;
      await expect.poll(async () => (await other.accessLog()).length).toBe(20);
    } finally {
      await other.stop();
    }
  });

  it.each([200, 99, 10, 9, 0, 600])('is JSON whatever status the upstream has: %i', async (status) => {
    upstream.answer = (response) => {
      const line = `HTTP/1.1 ${String(status).padStart(3, '0')} X`;
      response.socket?.end(`${line}\r\nContent-Length: 2\r\n\r\n{}`);
    };
    const from = newVisitor();
    const head = `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    await exchange(site.port, head, { from });
    await expect
      .poll(async () => (await site.accessLog()).find(({ client }) => client === from))
      .toMatchObject({ status });
  });

  it('is JSON whatever was sent', async () => {
    const before = (await site.accessLog()).length;
    for (const bytes of [
      'GET /"\\\x01 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /\xff\xfe"} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nUser-Agent: \xff"\\\x1b[31m\r\n\r\n',
      'nonsense\r\n\r\n',
      `GET /${'x'.repeat(7000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nUser-Agent: ${'y'.repeat(7000)}\r\n\r\n`,
    ])
      await exchange(site.port, Buffer.from(bytes, 'latin1'));
    await expect.poll(async () => (await site.accessLog()).length).toBe(before + 4);
    const lines = (await site.log()).split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) expect(line.length).toBeLessThan(1500);
  });
});

describeWithNginx('a request id', () => {
  let site: Site;
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}` });
  });
  afterAll(async () => {
    await site.stop();
    await upstream.close();
  });

  it.each(['/', '/products', '/nowhere', '/assets/nothing.js', '/healthz', '/%00', '/api/nothing'])(
    'comes with the answer to %s, a new one each time',
    async (target) => {
      const ids = [(await site.get(target)).header('X-Request-Id'), (await site.get(target)).header('X-Request-Id')];
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );

  it('is one and the same for the visitor, the upstream and the error', async () => {
    upstream.answer = (response) => response.writeHead(200, { 'X-Request-Id': 'of-the-upstream' }).end('{}');
    const answer = await send(site);
    expect(upstream.calls.at(-1)?.headers['x-request-id']).toBe(answer.header('X-Request-Id'));
    expectOwnError(await site.get('/api/nothing'), 404);
  });

  it('is none that a visitor chose', async () => {
    const id = '0af7651916cd43dd8448eb211c80319c';
    const answer = await send(site, { headers: { 'X-Request-Id': id } });
    expect(answer.header('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.header('X-Request-Id')).not.toBe(id);
    expect(upstream.calls.at(-1)?.headers['x-request-id']).toBe(answer.header('X-Request-Id'));
  });
});

describeWithNginx('metrics', () => {
  it('are on a port of their own, and nowhere on the site', async () => {
    const port = await freePort();
    const site = await startSite({ METRICS_PORT: String(port) });
    try {
      const answer = await request(port, '/stub_status');
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toMatch(/^Active connections: \d+/);
      expect((await request(port, '/')).status).toBe(404);
      expect((await site.get('/stub_status')).status).toBe(404);
      // The site's own 404 is logged; what came before it on the other port would be as well by now.
      await expect
        .poll(async () => (await site.accessLog()).map(({ status, path }) => [status, path]))
        .toEqual([[404, '/stub_status']]);
    } finally {
      await site.stop();
    }
  });
});

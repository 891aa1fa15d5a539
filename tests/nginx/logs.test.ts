/** For operators: the access log and request ids. */
import { expect, it } from 'vitest';
import { endpoint, newVisitor, rawPost, send } from './support/inquiry';
import { exchange } from './support/request';
import { describeWithNginx, logLine, useSite } from './support/site';
import { useUpstream } from './support/upstream';

describeWithNginx('the access log', () => {
  const upstream = useUpstream();
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin }));

  const lineOf = (id: string | undefined) => logLine(site, { request_id: id });

  it('has one JSON object per request, with path, status, times and user agent, without the query', async () => {
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

  it('has of an inquiry the id that visitor and upstream have, status and time of the upstream, and no more', async () => {
    upstream.answer = (response) => response.writeHead(200, { 'X-Request-Id': 'of-the-upstream' }).end('{}');
    const ids = [await send(site), await send(site)].map((answer) => answer.header('X-Request-Id'));
    expect(upstream.calls.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids)
      await lineOf(id).toMatchObject({
        method: 'POST',
        path: endpoint,
        status: 200,
        upstream_status: '200',
        upstream_seconds: expect.stringMatching(/^\d+\.\d{3}$/),
      });
    expect(await site.log()).not.toMatch(/Ana|ana@example/);
  });

  it('leaves out liveness and readiness', async () => {
    for (const target of ['/healthz', '/healthz?probe', '/readyz']) await site.get(target);
    await lineOf((await site.get('/')).header('X-Request-Id')).toBeDefined();
    expect(await site.log()).not.toMatch(/healthz|readyz/);
  });

  it.each([...[200, 600].map((status) => [status, status]), ...[99, 10, 9, 0].map((status) => [status, 502])])(
    'is JSON for any status of the upstream: %i as %i',
    async (status = 0, logged) => {
      upstream.answer = (response) => {
        const line = `HTTP/1.1 ${String(status).padStart(3, '0')} X`;
        response.socket?.end(`${line}\r\nContent-Length: 2\r\n\r\n{}`);
      };
      const from = newVisitor();
      await exchange(site.port, rawPost(['Connection: close', 'Content-Length: 2']), { from });
      await logLine(site, { client: from }).toMatchObject({ status: logged });
    },
  );

  it('is JSON for any request', async () => {
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

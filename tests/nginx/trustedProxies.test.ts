/** Whose word nginx takes for who the visitor is. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOwnError, newVisitor, send } from './support/inquiry';
import { describeWithNginx, type Site, startSite } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

describeWithNginx('behind proxies', () => {
  let upstream: Upstream;
  let site: Site | undefined;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  beforeEach(() => {
    upstream.calls.length = 0;
  });
  afterEach(async () => {
    await site?.stop();
    site = undefined;
  });
  afterAll(() => upstream.close());

  const start = async (TRUSTED_PROXIES: string) => {
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}`, TRUSTED_PROXIES });
    return site;
  };
  const balancer = '127.0.9.1';
  const through = (running: Site, forwarded: string, proto = 'https', from = balancer) =>
    send(running, { from, headers: { 'X-Forwarded-For': forwarded, 'X-Forwarded-Proto': proto } });
  const seen = () => {
    const headers = upstream.calls.at(-1)?.headers;
    return [headers?.['x-forwarded-for'], headers?.['x-forwarded-proto']];
  };

  it('that are trusted, the visitor is whom they name, in limits, logs and to the upstream', async () => {
    const running = await start('127.0.9.0/24 10.0.0.0/8 fd00::/8');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await through(running, '203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(seen()).toEqual(['203.0.113.7', 'https']);
    // Another visitor of the same balancer.
    expect((await through(running, '203.0.113.8', 'http')).status).toBe(200);
    expect(seen()).toEqual(['203.0.113.8', 'http']);
    await expect
      .poll(async () => (await running.accessLog()).map(({ client }) => client))
      .toEqual(expect.arrayContaining(['203.0.113.7', '203.0.113.8']));
  });

  it('that are trusted, a visitor cannot pass for another', async () => {
    const running = await start('127.0.9.1 10.0.0.0/8');
    // The balancers append; what stands before the first that is none of them is the visitor's own invention.
    await through(running, '198.51.100.1, 203.0.113.7, 10.1.2.3');
    expect(seen()[0]).toBe('203.0.113.7');
    await through(running, 'nonsense', 'gopher');
    expect(seen()).toEqual([balancer, 'http']);
  });

  it('that are trusted, a request keeps the id they gave it where that can do no harm', async () => {
    const running = await start('127.0.9.1');
    const named = (id: string, from = balancer) => send(running, { from, headers: { 'X-Request-Id': id } });
    for (const id of ['0af7651916cd43dd8448eb211c80319c', 'edge-1.A_b', 'x'.repeat(64)]) {
      expect((await named(id)).header('X-Request-Id')).toBe(id);
      expect(upstream.calls.at(-1)?.headers['x-request-id']).toBe(id);
    }
    for (const id of [
      '',
      'short',
      'x'.repeat(65),
      'has blanks in it',
      '"},{"a":"b',
      '../../etc/passwd',
      '-leading-dash',
      'é'.repeat(10),
    ]) {
      const answer = await running.get('/api/nothing', { from: balancer, headers: { 'X-Request-Id': id } });
      expect(answer.header('X-Request-Id'), id).toMatch(/^[0-9a-f]{32}$/);
      expectOwnError(answer, 404);
    }
    expect((await named('edge-1.A_b', newVisitor())).header('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['', '10.0.0.0/8'])('that are not among %j, nothing they say is believed', async (trusted) => {
    const running = await start(trusted);
    await through(running, '203.0.113.7');
    expect(seen()).toEqual([balancer, 'http']);
    await expect.poll(async () => (await running.accessLog()).at(-1)?.client).toBe(balancer);
  });
});

/** TRUSTED_PROXIES: the proxies whose headers about the visitor are believed. */
import { afterEach, expect, it } from 'vitest';
import { expectOwnError, newVisitor, send } from './support/inquiry';
import { describeWithNginx, type Site, startSite } from './support/site';
import { useUpstream } from './support/upstream';

describeWithNginx('behind proxies', () => {
  const upstream = useUpstream();
  let site: Site;
  afterEach(() => site.stop());

  const start = async (TRUSTED_PROXIES: string) => {
    site = await startSite({ INQUIRY_HOST: upstream.origin, TRUSTED_PROXIES });
  };
  const balancer = '127.0.9.1';
  const through = (forwarded: string, proto = 'https') =>
    send(site, { from: balancer, headers: { 'X-Forwarded-For': forwarded, 'X-Forwarded-Proto': proto } });
  /** The visitor as the upstream sees them. */
  const seen = () => {
    const headers = upstream.calls.at(-1)?.headers;
    return [headers?.['x-forwarded-for'], headers?.['x-forwarded-proto']];
  };

  it('that are trusted, the visitor is the one they name, for limits, logs and the upstream', async () => {
    await start('127.0.9.0/24 10.0.0.0/8 fd00::/8');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await through('203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(seen()).toEqual(['203.0.113.7', 'https']);
    // Another visitor behind the same balancer.
    expect((await through('203.0.113.8', 'http')).status).toBe(200);
    expect(seen()).toEqual(['203.0.113.8', 'http']);
    await expect
      .poll(async () => (await site.accessLog()).map(({ client }) => client))
      .toEqual(expect.arrayContaining(['203.0.113.7', '203.0.113.8']));
  });

  it('that are trusted, a visitor cannot pose as another', async () => {
    await start('127.0.9.1 10.0.0.0/8');
    // Balancers append. Addresses before the last one that is not a balancer are the claim of the visitor.
    await through('198.51.100.1, 203.0.113.7, 10.1.2.3');
    expect(seen()[0]).toBe('203.0.113.7');
    await through('nonsense', 'gopher');
    expect(seen()).toEqual([balancer, 'http']);
  });

  it('that are trusted, a request keeps the id they gave it, if its characters are harmless', async () => {
    await start('127.0.9.1');
    const named = (id: string, from = balancer) => send(site, { from, headers: { 'X-Request-Id': id } });
    for (const id of ['0af7651916cd43dd8448eb211c80319c', 'edge-1.A_b', 'x'.repeat(64)]) {
      expect((await named(id)).header('X-Request-Id')).toBe(id);
      expect(upstream.calls.at(-1)?.headers['x-request-id']).toBe(id);
    }
    const bad = [
      '',
      'short',
      'x'.repeat(65),
      'with spaces',
      '"},{"a":"b',
      '../../etc/passwd',
      '-a-dash',
      'é'.repeat(10),
    ];
    for (const id of bad) {
      const answer = await site.get('/api/nothing', { from: balancer, headers: { 'X-Request-Id': id } });
      expect(answer.header('X-Request-Id'), id).toMatch(/^[0-9a-f]{32}$/);
      expectOwnError(answer, 404);
    }
    expect((await named('edge-1.A_b', newVisitor())).header('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['', '10.0.0.0/8'])('that are not among %j, none of these headers is believed', async (trusted) => {
    await start(trusted);
    await through('203.0.113.7');
    expect(seen()).toEqual([balancer, 'http']);
    await expect.poll(async () => (await site.accessLog()).at(-1)?.client).toBe(balancer);
  });
});

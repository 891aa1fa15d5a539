/** TRUSTED_PROXIES: the proxies whose headers about the visitor are accepted. limits.test.ts counts by them. */
import { expect, it } from 'vitest';
import { expectOwnError, newVisitor, send } from './support/inquiry';
import { describeWithNginx, logLine, useSite } from './support/site';
import { useUpstream } from './support/upstream';

const balancer = '127.0.9.1';

describeWithNginx('behind trusted proxies', () => {
  const upstream = useUpstream();
  const TRUSTED_PROXIES = '127.0.9.0/24 10.0.0.0/8 fd00::/8';
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin, TRUSTED_PROXIES }));
  const id = 'edge-1.A_b';
  const through = (forwarded: string, proto = 'https', from = balancer) =>
    send(site, { from, headers: { 'X-Forwarded-For': forwarded, 'X-Forwarded-Proto': proto, 'X-Request-Id': id } });
  /** The visitor's address and scheme, and the request's id, as the upstream sees them. */
  const seen = () =>
    ['x-forwarded-for', 'x-forwarded-proto', 'x-request-id'].map((name) => upstream.calls.at(-1)?.headers[name]);

  it('the visitor and the id are those that they name, for logs and the upstream', async () => {
    expect((await through('203.0.113.7')).header('X-Request-Id')).toBe(id);
    expect(seen()).toEqual(['203.0.113.7', 'https', id]);
    // Another visitor behind the same balancer.
    expect((await through('203.0.113.8', 'http')).status).toBe(200);
    expect(seen()).toEqual(['203.0.113.8', 'http', id]);
    await logLine(site, { client: '203.0.113.8' }).toBeDefined();
  });

  it('a visitor can claim neither the address of another nor an id', async () => {
    // Balancers append. Addresses before the last one that is not a balancer are the claim of the visitor.
    await through('198.51.100.1, 203.0.113.9, 10.1.2.3');
    expect(seen()[0]).toBe('203.0.113.9');
    // So is an address before that of a node, which is private and no balancer: as behind a Service of Kubernetes with
    // "externalTrafficPolicy: Cluster".
    await through('203.0.113.9, 192.168.7.1');
    expect(seen()[0]).toBe('192.168.7.1');
    await through('nonsense', 'gopher');
    expect(seen()).toEqual([balancer, 'http', id]);
    // Nor from an address that is not among them.
    const visitor = newVisitor();
    const ownId = (await through('203.0.113.9', 'https', visitor)).header('X-Request-Id');
    expect(ownId).toMatch(/^[0-9a-f]{32}$/);
    expect(seen()).toEqual([visitor, 'http', ownId]);
    await logLine(site, { client: visitor }).toBeDefined();
  });

  it.each([6, 7, 62, 63])('a request keeps no id that could be more than an id: with %i times x', async (length) => {
    for (const first of ['x', '-', '.'])
      for (const inside of ['', ...' "\',:;{}/\\é']) {
        const id = `${first}${inside}${'x'.repeat(length)}`;
        const answer = await site.get('/api/nothing', { from: balancer, headers: { 'X-Request-Id': id } });
        const isKept = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/.test(id);
        expect(answer.header('X-Request-Id'), id).toEqual(isKept ? id : expect.stringMatching(/^[0-9a-f]{32}$/));
        expectOwnError(answer, 404);
      }
  });
});

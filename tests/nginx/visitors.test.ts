/**
 * Who a visitor is: the proxies whose headers about the visitor are accepted (TRUSTED_PROXIES), and the limits, which count
 * by IPv4 address, by /64 network of IPv6, and all visitors together.
 */
import { expect, it } from 'vitest';
import { endpoint, expectOwnError, inquiry, newVisitor, rawPost, send } from './support/inquiry';
import { forThisTest } from './support/lifetime';
import { exchange, requestBytes, statusesIn } from './support/request';
import { describeWithNginx, logLine, startSite, useSite } from './support/site';
import { useUpstream } from './support/upstream';

const balancer = '127.0.9.1';
const mapped = ['192.0.2.1', '::ffff:192.0.2.1'];

const passed = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

// Every test of limits has networks of its own. Together they pass fewer inquiries than the limit for all visitors allows.
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

  /** One request from each address, one after the other. Returns their statuses. */
  const fromEach = async (addresses: readonly string[], path: string, type: string, body: string) => {
    const requests = addresses.map((address) => {
      const headers = { Connection: 'keep-alive', 'X-Forwarded-For': address, 'Content-Type': type };
      return requestBytes('a', path, { method: 'POST', body, headers });
    });
    const last = requestBytes('a', '/healthz');
    const statuses = statusesIn(await exchange(site.port, Buffer.concat([...requests, last]), { from: balancer }));
    return statuses.slice(0, -1);
  };
  const inquiries = (addresses: readonly string[]) => fromEach(addresses, endpoint, 'application/json', inquiry);
  const reports = (addresses: readonly string[]) => fromEach(addresses, '/csp-report', 'application/csp-report', '{}');

  const oneNetwork = (index: number) => `2001:db8::${(index + 1).toString(16)}`;
  it.each([
    ['inquiries', 'one /64', inquiries, 6, oneNetwork],
    ['inquiries', 'all parts of one /64', inquiries, 6, (index: number) => `2001:db8:1:2:${index}:abcd:${index * 7}:1`],
    ['inquiries', 'both spellings of an IPv4 address', inquiries, 6, (index: number) => mapped[index % 2] ?? ''],
    ['policy reports', 'one /64', reports, 11, oneNetwork],
  ] as const)('limits of %s count %s as one visitor', async (_, _network, statusesFrom, burst, address) => {
    const statuses = await statusesFrom(times(40, address));
    expect(passed(statuses.slice(0, burst))).toBe(burst);
    // One more for every six seconds that this took, or every two.
    expect(passed(statuses)).toBeLessThan(2 * burst);
  });

  it.each([
    ['inquiries', 'IPv4 addresses', inquiries, (index: number) => `203.0.113.${index}`],
    ['inquiries', 'IPv4 addresses written as IPv6', inquiries, (index: number) => `::ffff:198.51.100.${index}`],
    ['policy reports', 'networks of IPv6', reports, (index: number) => `2001:db8:0:${index + 1}::1`],
  ] as const)('limits of %s count %s separately', async (_, _networks, statusesFrom, address) => {
    expect(passed(await statusesFrom(times(12, address)))).toBe(12);
  });

  it('limits of inquiries count all visitors together as well', async () => {
    // With a limit that no other test has used.
    const own = await forThisTest(startSite({ INQUIRY_HOST: upstream.origin, TRUSTED_PROXIES: balancer }));
    const connection = (index: number) => `Connection: ${index === 999 ? 'close' : 'keep-alive'}`;
    const bytes = times(1000, (index) =>
      rawPost([`X-Forwarded-For: 2001:db8:${index.toString(16)}::1`, 'Content-Length: 2', connection(index)]),
    );
    const statuses = statusesIn(await exchange(own.port, bytes.join(''), { from: balancer }));
    expect(statuses).toHaveLength(1000);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(upstream.calls).toHaveLength(passed(statuses));
    // At least the burst.
    expect(passed(statuses)).toBeGreaterThanOrEqual(100);
    expect((await own.get('/')).status).toBe(200);
  });
});

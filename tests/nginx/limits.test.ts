/** The limits count by IPv4 address and by /64 network of IPv6, and all visitors together. */
import { expect, it } from 'vitest';
import { endpoint, inquiry, rawPost } from './support/inquiry';
import { exchange, requestBytes, statusesIn } from './support/request';
import { describeWithNginx, useSite } from './support/site';
import { useUpstream } from './support/upstream';

const balancer = '127.0.9.1';
const mapped = ['192.0.2.1', '::ffff:192.0.2.1'];

const passed = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

// Every test has networks of its own. Together they pass fewer inquiries than the limit for all visitors allows.
describeWithNginx('limits by address', () => {
  const upstream = useUpstream();
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin, TRUSTED_PROXIES: balancer }));

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
  ] as const)('of %s count %s as one visitor', async (_, _network, statusesFrom, burst, address) => {
    const statuses = await statusesFrom(times(40, address));
    expect(passed(statuses.slice(0, burst))).toBe(burst);
    // One more for every six seconds that this took, or every two.
    expect(passed(statuses)).toBeLessThan(2 * burst);
  });

  it.each([
    ['inquiries', 'IPv4 addresses', inquiries, (index: number) => `203.0.113.${index}`],
    ['inquiries', 'IPv4 addresses written as IPv6', inquiries, (index: number) => `::ffff:198.51.100.${index}`],
    ['policy reports', 'networks of IPv6', reports, (index: number) => `2001:db8:0:${index + 1}::1`],
  ] as const)('of %s count %s separately', async (_, _networks, statusesFrom, address) => {
    expect(passed(await statusesFrom(times(12, address)))).toBe(12);
  });
});

describeWithNginx('the limit of inquiries', () => {
  const upstream = useUpstream();
  const site = useSite(() => ({ INQUIRY_HOST: upstream.origin, TRUSTED_PROXIES: balancer }));

  it('counts all visitors together as well', async () => {
    const connection = (index: number) => `Connection: ${index === 999 ? 'close' : 'keep-alive'}`;
    const bytes = times(1000, (index) =>
      rawPost([`X-Forwarded-For: 2001:db8:${index.toString(16)}::1`, 'Content-Length: 2', connection(index)]),
    );
    const statuses = statusesIn(await exchange(site.port, bytes.join(''), { from: balancer, timeout: 20_000 }));
    expect(statuses).toHaveLength(1000);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(upstream.calls).toHaveLength(passed(statuses));
    // At least the burst.
    expect(passed(statuses)).toBeGreaterThanOrEqual(100);
    expect((await site.get('/')).status).toBe(200);
  });
});

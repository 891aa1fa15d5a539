/** The limits count by IPv4 address and by /64 network of IPv6, and all visitors together. */
import { expect, it } from 'vitest';
import { endpoint, expectOwnError, inquiry, rawPost } from './support/inquiry';
import { type Answer, exchange, parse, requestBytes, statusesIn } from './support/request';
import { describeWithNginx, useSite } from './support/site';
import { useUpstream } from './support/upstream';

const balancer = '127.0.9.1';

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

  it.each([
    ['abbreviated', (index: number) => `2001:db8::${(index + 1).toString(16)}`],
    ['spread over the network', (index: number) => `2001:db8:1:2:${index}:abcd:${index * 7}:1`],
  ])('of inquiries count the addresses of one /64 as one: %s', async (_, address) => {
    const statuses = await inquiries(times(40, address));
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(200));
    // One more for every six seconds that this took.
    expect(passed(statuses)).toBeLessThan(12);
    expect(upstream.calls).toHaveLength(passed(statuses));
  });

  it.each([
    ['IPv4 addresses', (index: number) => `203.0.113.${index}`],
    ['IPv4 addresses that are written as IPv6', (index: number) => `::ffff:198.51.100.${index}`],
  ])('of inquiries count %s separately', async (_, address) => {
    expect(await inquiries(times(12, address))).toEqual(Array(12).fill(200));
  });

  it('of inquiries count both spellings of an IPv4 address as one', async () => {
    const both = await inquiries(times(20, (index) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')));
    expect(passed(both)).toBeGreaterThanOrEqual(6);
    expect(passed(both)).toBeLessThan(12);
  });

  it('of policy reports count the addresses of one /64 as one', async () => {
    const statuses = await reports(times(40, (index) => `2001:db8::${(index + 1).toString(16)}`));
    expect(statuses.slice(0, 11)).toEqual(Array(11).fill(204));
    expect(passed(statuses)).toBeLessThan(20);
    expect(await reports(['2001:db8:0:1::1', '203.0.113.7'])).toEqual([204, 204]);
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
    const received = await exchange(site.port, bytes.join(''), { from: balancer, timeout: 20_000 });
    const texts = received.toString('latin1').split(/(?=HTTP\/1\.1 \d)/);
    const answers = texts.map((text) => parse(Buffer.from(text, 'latin1')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toHaveLength(1000);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(upstream.calls).toHaveLength(passed(statuses));
    // At least the burst.
    expect(passed(statuses)).toBeGreaterThanOrEqual(100);
    expectOwnError(answers.find(({ status }) => status === 429) as Answer, 429);
    expect((await site.get('/')).status).toBe(200);
  });
});

/** Whom the limits count together: one address of IPv4, one network of 64 bits of IPv6; and everybody. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoint, expectOwnError, inquiry } from './support/inquiry';
import { type Answer, exchange, parse } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

const balancer = '127.0.9.1';

describeWithNginx('limits', () => {
  let upstream: Upstream;
  let site: Site;
  beforeEach(async () => {
    upstream = await startUpstream();
    site = await startSite({ INQUIRY_HOST: `http://127.0.0.1:${upstream.port}`, TRUSTED_PROXIES: balancer });
  });
  afterEach(async () => {
    await site.stop();
    await upstream.close();
  });

  /** One request from each address, one after the other; gives the statuses. */
  const fromEach = async (addresses: readonly string[], path: string, type: string, body: string) => {
    const statuses: number[] = [];
    for (const address of addresses) {
      const headers = { 'X-Forwarded-For': address, 'Content-Type': type };
      statuses.push((await site.get(path, { method: 'POST', body, from: balancer, headers })).status);
    }
    return statuses;
  };
  const inquiries = (addresses: readonly string[]) => fromEach(addresses, endpoint, 'application/json', inquiry);
  const reports = (addresses: readonly string[]) => fromEach(addresses, '/csp-report', 'application/csp-report', '{}');
  const passed = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));

  describe('of inquiries', () => {
    it.each([
      ['written in short', (index: number) => `2001:db8::${(index + 1).toString(16)}`],
      ['spread over the network', (index: number) => `2001:db8:1:2:${index}:abcd:${index * 7}:1`],
      ['in full', (index: number) => `2001:0db8:0000:0000:ffff:0000:0000:${(index + 4096).toString(16)}`],
      ['beside the loopback', (index: number) => `::${(index + 1).toString(16)}`],
    ])('count the addresses of one /64 as one: %s', async (_, address) => {
      const statuses = await inquiries(times(40, address));
      expect(statuses.slice(0, 6)).toEqual(Array(6).fill(200));
      // One more for every six seconds that this took.
      expect(passed(statuses)).toBeLessThan(12);
      expect(upstream.calls).toHaveLength(passed(statuses));
    });

    it('count one /64 apart from the next', async () => {
      expect(await inquiries(times(20, (index) => `2001:db8:0:${index}::1`))).toEqual(Array(20).fill(200));
    });

    it('count each IPv4 address by itself, also where it is written as one of IPv6', async () => {
      expect(await inquiries(times(20, (index) => `203.0.113.${index}`))).toEqual(Array(20).fill(200));
      expect(await inquiries(times(20, (index) => `::ffff:198.51.100.${index}`))).toEqual(Array(20).fill(200));
      const both = await inquiries(times(20, (index) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')));
      expect(passed(both)).toBeGreaterThanOrEqual(6);
      expect(passed(both)).toBeLessThan(12);
    });

    it('count everybody together as well', async () => {
      const ask = (index: number) =>
        `POST ${endpoint} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 2001:db8:${index.toString(16)}::1\r\n` +
        `Content-Length: 2\r\n${index === 999 ? 'Connection: close\r\n' : ''}\r\n{}`;
      const bytes = times(1000, ask).join('');
      const said = (await exchange(site.port, bytes, { from: balancer, timeout: 20_000 })).toString('latin1');
      const answers = said.split(/(?=HTTP\/1\.1 \d)/).map((text) => parse(Buffer.from(text, 'latin1')));
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toHaveLength(1000);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(upstream.calls).toHaveLength(passed(statuses));
      // The burst, at the least.
      expect(passed(statuses)).toBeGreaterThanOrEqual(100);
      expectOwnError(answers.find(({ status }) => status === 429) as Answer, 429);
      expect((await site.get('/')).status).toBe(200);
    });
  });

  it('of policy reports count the addresses of one /64 as one', async () => {
    const statuses = await reports(times(40, (index) => `2001:db8::${(index + 1).toString(16)}`));
    expect(statuses.slice(0, 11)).toEqual(Array(11).fill(204));
    expect(passed(statuses)).toBeLessThan(20);
    expect(await reports(['2001:db8:0:1::1', '203.0.113.7'])).toEqual([204, 204]);
  });
});

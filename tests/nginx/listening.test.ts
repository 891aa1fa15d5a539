/** LISTEN_ADDRESS: the addresses of both families that nginx listens on. */
import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { tlsRequest } from './support/certificate';
import { request } from './support/request';
import { describeWithNginx, describeWithTls, useSite, useTlsSite } from './support/site';

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const [ipv4, ipv6] = ['127.0.0.1', '::1'];

/** The status of the home page at an address, or the error of the connection. */
const statusAt = (host: string, port: number) =>
  request(port, '/', { from: host, to: host }).then(
    ({ status }) => status,
    ({ code }) => code,
  );

describeWithNginx.each([
  ['[::]', 200, 200],
  ['0.0.0.0', 200, 'ECONNREFUSED'],
])('LISTEN_ADDRESS=%s', (LISTEN_ADDRESS, overIpv4, overIpv6) => {
  const site = useSite(() => ({ LISTEN_ADDRESS }));

  it(`answers over IPv4 with ${overIpv4}`, async () => {
    expect(await statusAt(ipv4, site.port)).toBe(overIpv4);
    // Not as an IPv6 address, of which a limit would take the first half.
    await expect.poll(async () => (await site.accessLog()).at(-1)?.client).toBe(ipv4);
  });

  it.runIf(hasIpv6)(`answers over IPv6 with ${overIpv6}`, async () => {
    expect(await statusAt(ipv6, site.port)).toBe(overIpv6);
    if (overIpv6 === 200) await expect.poll(async () => (await site.accessLog()).at(-1)?.client).toBe(ipv6);
  });
});

describeWithTls('with a certificate', () => {
  const site = useTlsSite(['DNS:localhost'], () => ({ LISTEN_ADDRESS: '' }));

  it.each([ipv4, ...(hasIpv6 ? [ipv6] : [])])('both ports answer at %s', async (host) => {
    expect(await statusAt(host, site.port)).toBe(301);
    expect((await tlsRequest(site.tlsPort, '/', { from: host, to: host })).status).toBe(200);
  });
});

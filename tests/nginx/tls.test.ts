import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { run } from '../unit/support/run';
import { tlsRequest } from './support/certificate';
import { endpoint, expectOwnError, inquiry } from './support/inquiry';
import { type Answer, type RequestOptions, request } from './support/request';
import { describeWithTls, logLine, temporaryFolder, useTlsSite } from './support/site';
import { useUpstream } from './support/upstream';
import { kelvin, writeFiles } from './support/webRoot';

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

describeWithTls('over TLS', () => {
  const upstream = useUpstream();
  // Repeated names and keywords of nginx among them.
  const names = 'www.example.test Localhost *.Wild.example.test default include volatile WWW.example.test'.split(' ');
  const site = useTlsSite([...names.map((name) => `DNS:${name}`), 'IP:127.0.0.1'], () => ({
    INQUIRY_HOST: upstream.origin,
    LISTEN_ADDRESS: '',
  }));

  it('accepts TLS 1.3, and 1.2 with forward secrecy', async () => {
    expect((await tlsRequest(site.tlsPort, '/', { tls: { minVersion: 'TLSv1.3' } })).protocol).toBe('TLSv1.3');
    const older = await tlsRequest(site.tlsPort, '/', { tls: { maxVersion: 'TLSv1.2' } });
    expect([older.protocol, older.cipher]).toEqual(['TLSv1.2', expect.stringMatching(/^ECDHE-.*(?:GCM|POLY1305)/)]);
  });

  it.each([
    { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' },
  ] as const)('refuses older and weaker handshakes: %j', async (tls) => {
    await expect(tlsRequest(site.tlsPort, '/', { tls })).rejects.toThrow();
  });

  /** One request over HTTP/2; the length of its body is not announced. */
  const http2Request = async (headers: Readonly<Record<string, string>>, body?: string) => {
    const session = connectHttp2(`https://localhost:${site.tlsPort}`, { rejectUnauthorized: false });
    onTestFinished(() => session.close());
    // A body that is refused may fail after the response.
    const stream = session.request(headers).on('error', () => {});
    stream.resume().end(body);
    const [received] = await once(stream, 'response');
    return { ...received, protocol: session.alpnProtocol, status: received[':status'] };
  };

  const post = { ':method': 'POST', ':path': endpoint, 'content-type': 'application/json' };

  it('serves pages over HTTP/2, and redirects to their paths without host and port', async () => {
    expect(await http2Request({ ':path': kelvin })).toMatchObject({ protocol: 'h2', status: 200 });
    const redirect = { status: 301, location: `${kelvin}?a=1` };
    expect(await http2Request({ ':path': `${kelvin}/?a=1` })).toMatchObject(redirect);
  });

  it('passes inquiries on as sent over https, and keeps those of any length in memory', async () => {
    const written: unknown[] = [];
    const watcher = watch(join(site.folder, 'nginx/tmp/client-body'), (_, name) => written.push(name));
    const statuses: Record<number, unknown> = {};
    for (const length of [65_535, 65_536, 65_537, 70_000, 300_000])
      statuses[length] = (await http2Request(post, 'x'.repeat(length))).status;
    watcher.close();
    expect(statuses).toEqual({ 65535: 200, 65536: 200, 65537: 413, 70000: 413, 300000: 413 });
    expect(written).toEqual([]);
    const passedOn = (length: number) => ({ headers: { 'x-forwarded-proto': 'https' }, body: 'x'.repeat(length) });
    expect(upstream.calls).toMatchObject([passedOn(65_535), passedOn(65_536)]);
  });

  describe.each([
    ['plain HTTP', 301, 405],
    // 308 keeps the method, so that the site refuses it.
    ['plain HTTP on the port for TLS', 308, 308],
  ])('%s', (_, redirect, posted) => {
    const ask = (target: string, host = 'localhost', options: RequestOptions = {}) =>
      request(redirect === 301 ? site.port : site.tlsPort, target, { ...options, headers: { Host: host } });
    const withInquiry = { method: 'POST', body: inquiry };
    const expectRedirect = ({ status, header }: Answer, host: string, path: string, target = path) =>
      expect([status, header('Location')], target).toEqual([redirect, `https://${host}:${site.tlsPort}${path}`]);

    it('redirects every page in any spelling to its canonical path over HTTPS, in one step', async () => {
      for (const { path } of manifest)
        for (const target of [path, `${path.toUpperCase()}/`, `//${path}/index.html`])
          expectRedirect(await ask(`${target}?a=1`), 'localhost', `${path}?a=1`, target);
    });

    it('redirects any other path as it is, unless a Location cannot have it', async () => {
      for (const path of [
        '/robots.txt',
        '/nowhere/At%20all',
        '/"><script>',
        '/a|b[c]\\d^`{e}',
        `/${'x'.repeat(2000)}`,
      ]) {
        const answer = await ask(path);
        expectRedirect(answer, 'localhost', path);
        expect(answer.header('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
      }
      for (const target of ['/caf\u00e9?a=1', `/${'x'.repeat(2001)}`]) {
        const { status, header } = await ask(target);
        expect([status, header('Location'), header('Cache-Control')], target).toEqual([404, undefined, 'no-store']);
      }
    });

    const named = 'localhost 127.0.0.1 www.example.test shop.wild.example.test default include volatile'.split(' ');
    it.each(named)('redirects to a host that the certificate names: %s', async (host) => {
      expectRedirect(await ask(kelvin, host), host, kelvin);
    });

    it.each([
      ...['evil.com', 'a.b.wild.example.test', 'evil.com#.wild.example.test', 'evilwild.example.test'],
      ...['localhost.evil.com', 'wwwxexample.test', 'a.include', 'includes'],
    ])('redirects any other host to the first one of the certificate: %s', async (host) => {
      expectRedirect(await ask(kelvin, host), 'www.example.test', kelvin);
      // A host in the target counts instead of the header.
      expectRedirect(await ask(`http://evil.com${kelvin}/`), 'www.example.test', kelvin);
    });

    it.each([endpoint, endpoint.toUpperCase(), '/api', '/Api'])('refuses inquiries with an error: %s', async (path) => {
      expectOwnError(await ask(path, 'localhost', withInquiry), 403);
      expect(upstream.calls).toEqual([]);
    });

    it('makes no GET of a POST', async () => {
      expect((await ask(kelvin, 'localhost', withInquiry)).status).toBe(posted);
    });
  });

  it('responds to health checks over plain HTTP, and takes no policy reports', async () => {
    expect((await site.get('/healthz')).status).toBe(200);
    expect((await site.get('/csp-report', { method: 'POST' })).status).toBe(404);
  });

  it.each(['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])])('answers at the addresses of both families: %s', async (host) => {
    const local = { from: host, to: host };
    expect((await tlsRequest(site.tlsPort, '/', local)).status).toBe(200);
    const answer = await site.get('/', local);
    expect(answer.status).toBe(301);
    // Not as an IPv6 address, of which a limit would take the first half.
    await logLine(site, { request_id: answer.header('X-Request-Id') }).toMatchObject({ client: host });
  });
});

describeWithTls('a certificate with wildcards alone', () => {
  const site = useTlsSite(['DNS:*.example.test'], () => ({ TLS_PUBLIC_PORT: '443' }));

  it('is used without a port in the redirect where visitors use 443', async () => {
    const answer = await site.get('/products', { headers: { Host: 'www.example.test' } });
    expect(answer.header('Location')).toBe('https://www.example.test/Products');
  });

  it('refuses a host that it does not cover', async () => {
    for (const port of [site.port, site.tlsPort]) {
      const stray = await request(port, '/products', { headers: { Host: 'evil.com' } });
      expect([stray.status, stray.header('Location')]).toEqual([421, undefined]);
    }
  });
});

describeWithTls('a certificate whose only name is its common name', () => {
  const site = useTlsSite([], undefined, '/O=Test/CN=LocalHost');

  it('is served', async () => {
    expect((await tlsRequest(site.tlsPort, '/')).status).toBe(200);
    expect((await site.get('/products')).header('Location')).toBe(`https://localhost:${site.tlsPort}/Products`);
  });

  it('is loaded, when it is renewed, by the watcher of the container, which exits with nginx', async () => {
    const serial = async () => (await tlsRequest(site.tlsPort, '/')).serial;
    const before = await serial();
    const script = 'deploy/web/reload-on-renewal.sh';
    const watching = run('sh', [script, `${site.pid}`, '0.2'], { ...process.env, ...site.certificate });
    // Renewed again at each poll: the watcher does not see a renewal from before its start.
    const renewed = () => {
      site.renew();
      return serial();
    };
    await expect.poll(renewed, { timeout: 15_000, interval: 500 }).not.toBe(before);
    site.signal('SIGTERM');
    await watching;
  });
});

// Messages by which a certificate authority checks that a host is its owner’s (RFC 8555, 8.3).
const token = 'DGyRejmCefe7v4NfDGDKfA-_x';
const path = `/.well-known/acme-challenge/${token}`;
const content = `${token}.9jg46WB3rR_AHD-EBXdN7cBkH1WOu0tA3M9fm21mqTI`;

const expectChallenge = (answer: Answer) => {
  expect([answer.status, answer.body.toString()]).toEqual([200, content]);
  expect(answer.header('Content-Type')).toMatch(/^text\/plain/);
  expect(answer.header('Cache-Control')).toBe('no-store');
  expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
};

describeWithTls('a challenge', async () => {
  // A webroot as certbot makes it, with one challenge.
  const root = await temporaryFolder();
  await writeFiles(root, { [path]: content, outside: 'SECRET' });
  const folder = dirname(join(root, path));
  const site = useTlsSite(['DNS:localhost'], () => ({ ACME_ROOT: root }));
  const get = (target: string, options?: RequestOptions) => tlsRequest(site.tlsPort, target, options);

  it('is sent as it was written, over HTTPS too, and over plain HTTP without a redirect, for any host', async () => {
    expectChallenge(await get(path));
    for (const Host of ['localhost', 'other.example.test'])
      expectChallenge(await site.get(path, { headers: { Host } }));
    // The other files under /.well-known/ are the site's.
    const other = '/.well-known/security.txt';
    await writeFiles(site.webRoot, { [other]: 'Contact: mailto:a@example.com' });
    expect((await site.get(other)).status).toBe(301);
    expect((await get(other)).body.toString()).toContain('Contact');
  });

  it('is sent as soon as, and as long as, there is one', async () => {
    const other = 'another-token_0123456789';
    expect((await site.get(path.replace(token, other))).status).toBe(404);
    await writeFile(join(folder, other), 'new');
    expect((await site.get(path.replace(token, other))).body.toString()).toBe('new');
    await rm(join(folder, other));
    expect((await site.get(path.replace(token, other))).status).toBe(404);
  });

  it('is the only thing in its folder', async () => {
    await symlink(join(root, 'outside'), join(folder, 'a-link'));
    await mkdir(join(folder, 'a-folder'));
    for (const target of [
      ...['', 'a-link', 'a-folder', 'a-folder/', `${token}/`, `${token}.html`, `${token.toLowerCase()}`, '%00'],
      ...['../../outside', '..%2f..%2foutside', '%2e%2e/%2e%2e/outside', '....//outside', '.', '..', '*'],
    ]) {
      const answer = await get(`/.well-known/acme-challenge/${target}`);
      expect([400, 404], target).toContain(answer.status);
      expect(answer.body.toString(), target).not.toMatch(/SECRET|outside|a-folder/);
      expect(answer.header('Location'), target).toBeUndefined();
    }
    // Nothing else in the webroot is served.
    expect((await get('/outside')).status).toBe(404);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
  });
});

import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { freePort } from '../../scripts/lib/free-port';
import { hasOpenssl, makeCertificate, tlsRequest } from './support/certificate';
import { endpoint, expectOwnError, inquiry } from './support/inquiry';
import { describeWithNginx, type Site, startSite, temporaryFolder } from './support/site';
import { startUpstream, type Upstream } from './support/upstream';

describeWithNginx('TLS', () => {
  describe.skipIf(!hasOpenssl)('with a certificate and its key', () => {
    let folder: string;
    let cert: string;
    let key: string;
    let tlsPort: number;
    let site: Site;
    let upstream: Upstream;
    beforeAll(async () => {
      folder = await temporaryFolder();
      [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
      makeCertificate(cert, key, ['DNS:www.example.test', 'DNS:Localhost', 'DNS:*.Wild.example.test', 'IP:127.0.0.1']);
      tlsPort = await freePort();
      upstream = await startUpstream();
      site = await startSite({
        INQUIRY_HOST: `http://127.0.0.1:${upstream.port}`,
        TLS_CERTIFICATE: cert,
        TLS_KEY: key,
        TLS_PORT: String(tlsPort),
      });
    });
    afterAll(async () => {
      await site.stop();
      await upstream.close();
      await rm(folder, { recursive: true });
    });

    it('redirects to the canonical path on the same host, naming neither host nor port', async () => {
      expect((await tlsRequest(tlsPort, '/products/kelvin/?a=1')).header('Location')).toBe('/Products/Kelvin?a=1');
    });

    it('speaks TLS 1.2 and 1.3 with forward secrecy, and nothing older or weaker', async () => {
      const newest = await tlsRequest(tlsPort, '/', { tls: { minVersion: 'TLSv1.3' } });
      expect(newest.protocol).toBe('TLSv1.3');
      const older = await tlsRequest(tlsPort, '/', { tls: { maxVersion: 'TLSv1.2' } });
      expect([older.protocol, older.cipher]).toEqual(['TLSv1.2', expect.stringMatching(/^ECDHE-.*(?:GCM|POLY1305)/)]);
      await expect(
        tlsRequest(tlsPort, '/', {
          tls: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
        }),
      ).rejects.toThrow();
      for (const ciphers of ['ECDHE-ECDSA-AES128-SHA', 'AES128-GCM-SHA256', 'ECDHE-ECDSA-AES256-SHA384'])
        await expect(tlsRequest(tlsPort, '/', { tls: { maxVersion: 'TLSv1.2', ciphers } }), ciphers).rejects.toThrow();
    });

    it('speaks HTTP/2', async () => {
      const session = connectHttp2(`https://localhost:${tlsPort}`, { rejectUnauthorized: false });
      try {
        const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
          session.on('error', reject);
          session.request({ ':path': '/Products/Kelvin' }).on('error', reject).on('response', resolve).resume();
        });
        expect(session.alpnProtocol).toBe('h2');
        expect(headers[':status']).toBe(200);
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
      } finally {
        session.close();
      }
    });

    it('passes inquiries on as having come over https', async () => {
      const session = connectHttp2(`https://localhost:${tlsPort}`, { rejectUnauthorized: false });
      try {
        const status = await new Promise((resolve, reject) => {
          session.on('error', reject);
          const stream = session.request({ ':method': 'POST', ':path': endpoint, 'content-type': 'application/json' });
          stream.on('error', reject).on('response', (headers) => resolve(headers[':status']));
          stream.resume().end(inquiry);
        });
        expect(status).toBe(200);
        expect(upstream.calls.at(-1)?.headers['x-forwarded-proto']).toBe('https');
        expect(upstream.calls.at(-1)?.body).toBe(inquiry);
      } finally {
        session.close();
      }
    });

    describe('and over plain HTTP', () => {
      const at = (target: string, host: string, method = 'GET') =>
        site.get(target, { method, headers: { Host: host } });

      it('leads every page in any spelling to its canonical path over HTTPS, in one hop', async () => {
        for (const { path } of manifest)
          for (const target of [path, `${path.toUpperCase()}/`, `//${path}/index.html`]) {
            const answer = await at(`${target}?a=1`, 'localhost');
            expect([answer.status, answer.header('Location')], target).toEqual([
              301,
              `https://localhost:${tlsPort}${path}?a=1`,
            ]);
          }
      });

      it.each([
        ['/robots.txt', '/robots.txt'],
        ['/assets/app.js?v=1', '/assets/app.js?v=1'],
        ['/nowhere/At%20all', '/nowhere/At%20all'],
        ['//evil.com/', '//evil.com/'],
        ['/"><script>', '/'],
      ])('leads %s to %s there', async (target, path) => {
        expect((await at(target, 'localhost')).header('Location')).toBe(`https://localhost:${tlsPort}${path}`);
      });

      it('leads a target with another host to none but its own', async () => {
        const location = (await at('http://evil.com/products/', 'localhost')).header('Location');
        expect(location).toBe(`https://www.example.test:${tlsPort}/Products`);
      });

      it.each([
        ['localhost', 'localhost'],
        ['LOCALHOST:8080', 'localhost'],
        ['127.0.0.1', '127.0.0.1'],
        ['www.example.test', 'www.example.test'],
        ['shop.wild.example.test', 'shop.wild.example.test'],
        // Not the certificate's: to its first name.
        ['evil.com', 'www.example.test'],
        ['wild.example.test', 'www.example.test'],
        ['a.b.wild.example.test', 'www.example.test'],
        ['evil.com#.wild.example.test', 'www.example.test'],
        ['evil.com?.wild.example.test', 'www.example.test'],
        ['evilwild.example.test', 'www.example.test'],
        ['localhost.evil.com', 'www.example.test'],
      ])('leads Host %s to %s', async (host, name) => {
        const answer = await at('/Products', host);
        expect(answer.header('Location')).toBe(`https://${name}:${tlsPort}/Products`);
        expect(answer.header('Strict-Transport-Security')).toBeUndefined();
      });

      it('refuses inquiries, and says why', async () => {
        const before = upstream.calls.length;
        expectOwnError(await site.get(endpoint, { method: 'POST', body: inquiry }), 403);
        expectOwnError(await site.get('/api', { method: 'POST', body: inquiry }), 403);
        expect(upstream.calls).toHaveLength(before);
      });

      it('refuses other methods, and answers liveness and readiness', async () => {
        expect((await at('/Products', 'localhost', 'POST')).status).toBe(405);
        for (const method of ['POST', 'PUT']) expect((await at('/csp-report', 'localhost', method)).status).toBe(404);
        for (const target of ['/healthz', '/readyz']) expect((await at(target, 'localhost')).status).toBe(200);
      });
    });
  });

  it.skipIf(!hasOpenssl)('shows no port where visitors use 443', async () => {
    const folder = await temporaryFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    makeCertificate(cert, key, ['DNS:*.example.test']);
    const tlsPort = String(await freePort());
    const site = await startSite({
      TLS_CERTIFICATE: cert,
      TLS_KEY: key,
      TLS_PORT: tlsPort,
      TLS_PUBLIC_PORT: '443',
    });
    try {
      const answer = await site.get('/products', { headers: { Host: 'www.example.test' } });
      expect(answer.header('Location')).toBe('https://www.example.test/Products');
      // A certificate of wildcards alone says nothing about where else to go.
      const stray = await site.get('/products', { headers: { Host: 'evil.com' } });
      expect([stray.status, stray.header('Location')]).toEqual([421, undefined]);
    } finally {
      await site.stop();
      await rm(folder, { recursive: true });
    }
  });

  it.skipIf(!hasOpenssl)('takes any names, also twice, and those that are words of its configuration', async () => {
    const folder = await temporaryFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const names = ['default', 'include', 'volatile', 'www.example.test', 'WWW.example.test', '*.example.test'];
    makeCertificate(
      cert,
      key,
      names.map((name) => `DNS:${name}`),
    );
    const tlsPort = String(await freePort());
    const site = await startSite({ TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_PORT: tlsPort, TLS_PUBLIC_PORT: '443' });
    try {
      for (const name of [...names.slice(0, 4), 'shop.example.test']) {
        const answer = await site.get('/products', { headers: { Host: name } });
        expect(answer.header('Location')).toBe(`https://${name}/Products`);
      }
      for (const stray of ['wwwxexample.test', 'a.include', 'includes'])
        expect((await site.get('/products', { headers: { Host: stray } })).header('Location')).toBe(
          'https://default/Products',
        );
    } finally {
      await site.stop();
      await rm(folder, { recursive: true });
    }
  });

  it.skipIf(!hasOpenssl)('serves a certificate whose only name is its common name', async () => {
    const folder = await temporaryFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    makeCertificate(cert, key, [], '/O=Test/CN=LocalHost');
    const tlsPort = await freePort();
    const site = await startSite({ TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_PORT: String(tlsPort) });
    try {
      expect((await tlsRequest(tlsPort, '/')).status).toBe(200);
      expect((await site.get('/products')).header('Location')).toBe(`https://localhost:${tlsPort}/Products`);
    } finally {
      await site.stop();
      await rm(folder, { recursive: true });
    }
  });

  it.skipIf(!hasOpenssl)('is reloaded by itself in the container, once the certificate is renewed', async () => {
    const folder = await temporaryFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    makeCertificate(cert, key, ['DNS:localhost']);
    const tlsPort = await freePort();
    const site = await startSite({ TLS_CERTIFICATE: cert, TLS_KEY: key, TLS_PORT: String(tlsPort) });
    const script = fileURLToPath(new URL('../../deploy/web/reload-on-renewal.sh', import.meta.url));
    const env = { ...process.env, TLS_CERTIFICATE: cert, TLS_KEY: key };
    const watch = spawn('sh', [script, `${site.pid}`, '0.2'], { env, stdio: 'ignore' });
    const watched = new Promise((resolve) => watch.once('exit', resolve));
    try {
      const first = await tlsRequest(tlsPort, '/');
      // Renewed again and again: the watch may not have seen the first one yet.
      const serial = () => {
        makeCertificate(cert, key, ['DNS:localhost']);
        return tlsRequest(tlsPort, '/').then((answer) => answer.serial);
      };
      await expect.poll(serial, { timeout: 15_000, interval: 1000 }).not.toBe(first.serial);
    } finally {
      await site.stop();
      // With nginx goes its watch.
      await watched;
      await rm(folder, { recursive: true });
    }
  });

  it.skipIf(!hasOpenssl)('takes a renewed certificate on a reload, and cuts nobody off', async () => {
    const folder = await temporaryFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    makeCertificate(cert, key, ['DNS:localhost']);
    const tlsPort = await freePort();
    const upstream = await startUpstream();
    const site = await startSite({
      INQUIRY_HOST: `http://127.0.0.1:${upstream.port}`,
      TLS_CERTIFICATE: cert,
      TLS_KEY: key,
      TLS_PORT: String(tlsPort),
    });
    let release = () => {};
    upstream.answer = (response) => {
      release = () => void response.end('{}');
    };
    const underWay = connect({ host: '127.0.0.1', port: tlsPort, rejectUnauthorized: false });
    try {
      const first = await tlsRequest(tlsPort, '/');
      // An inquiry that is waiting for its answer.
      const answered = text(underWay);
      underWay.write(`POST ${endpoint} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`);
      await expect.poll(() => upstream.calls.length).toBe(1);

      makeCertificate(cert, key, ['DNS:localhost']);
      site.signal('SIGHUP');
      await expect
        .poll(async () => (await tlsRequest(tlsPort, '/')).serial, { timeout: 15_000 })
        .not.toBe(first.serial);
      release();
      expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
      expect(upstream.calls).toHaveLength(1);
    } finally {
      underWay.destroy();
      await site.stop();
      await upstream.close();
      await rm(folder, { recursive: true });
    }
  });
});

/** Everything that comes until the other end closes. */
function text(socket: TLSSocket): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(all));
  });
}

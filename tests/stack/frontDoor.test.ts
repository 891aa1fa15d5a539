/** `make up` and `make down` as a user runs them, with both engines. */
import { createHash, X509Certificate } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { freePort } from '../../scripts/lib/free-port';
import { launchBrowser } from '../browser/support/launchBrowser';
import { inquiriesAt } from '../browser/support/site';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { makeCertificateIn, tlsRequest } from '../nginx/support/certificate';
import { commands } from '../unit/support/firstPage';
import { say, stackOn, whatDockerLacks } from './support';

const endpoint = '/api/Inquiry/AddCryoCustomerInquiry';
const body = JSON.stringify(exampleInquiry);
const json = { 'Content-Type': 'application/json' };

type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;

/** An instance with its own ports, records and Compose project. */
async function openFrontDoor(engine: string, settings: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'front-door-'));
  const own = { SITE_RUN_DIR: folder, ENGINE: engine, ...settings };
  const stack = stackOn(await freePort(), await freePort(), own);
  return {
    ...stack,
    /** Runs a target of the Makefile and returns its output. Rejects when it fails. */
    make: (target: string) => stack.shell(`make --no-print-directory ${target}`),
    /** The files in which make up records running processes. */
    records: () => readdir(folder),
    /** Removes what make down keeps: the inquiries that the mock received. */
    async forget() {
      await rm(folder, { recursive: true });
      if (engine !== 'docker') return;
      await say('docker', 'volume', 'rm', '--force', `${stack.project}_inquiries`);
      await stack.removeImages();
    },
  };
}

const lacks = whatDockerLacks();
for (const engine of ['native', 'docker']) {
  const reason = engine === 'docker' && lacks ? ` (skipped: ${lacks})` : '';
  describe.skipIf(reason !== '')(`make up ENGINE=${engine}${reason}`, () => {
    let door: FrontDoor;
    let said: string;
    beforeAll(async () => {
      door = await openFrontDoor(engine);
      said = await door.make('up');
    });
    afterAll(async () => {
      await door.make('down');
      await door.forget();
    });

    it('prints the engine and the addresses, serves the site, passes an inquiry to the mock, and can be repeated, which keeps it', async () => {
      expect(said).toContain(`Engine: ${engine} (ENGINE=${engine})\n`);
      expect(said).toContain(`The site        ${door.siteUrl.replace('127.0.0.1', 'localhost')}\n`);
      expect(said).toContain(`The mock        ${door.mockUrl.replace('127.0.0.1', 'localhost')}\n`);

      const page = await fetch(`${door.siteUrl}${pathOf('kelvin')}`, { headers: { 'Accept-Encoding': 'br' } });
      expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>/)]);
      // Compressed at build time.
      expect(page.headers.get('Content-Encoding')).toBe('br');
      const answer = await fetch(`${door.siteUrl}${endpoint}`, { method: 'POST', headers: json, body });
      expect(answer.status).toBe(200);
      expect(await inquiriesAt(door.mockUrl)).toEqual([exampleInquiry]);

      await door.make('up');
      expect((await fetch(`${door.siteUrl}/readyz`)).status).toBe(200);
      expect(await inquiriesAt(door.mockUrl)).toEqual([exampleInquiry]);
    });

    it('finishes an inquiry that is under way, and leaves nothing running after make down', async () => {
      await fetch(`${door.mockUrl}/behaviour`, { method: 'PUT', headers: json, body: '{ "delayMs": 5000 }' });
      const [answer, stopped] = await Promise.all([
        fetch(`${door.siteUrl}${endpoint}`, { method: 'POST', headers: json, body }),
        door.make('down'),
      ]);
      expect([answer.status, stopped]).toEqual([200, expect.stringMatching(/^Stop/)]);
      for (const url of [door.siteUrl, door.mockUrl])
        await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
      expect((await door.records()).filter((name) => /\.pid$|^compose$/.test(name))).toEqual([]);
      if (engine !== 'docker') return;
      const filter = `label=com.docker.compose.project=${door.project}`;
      expect(await say('docker', 'ps', '--all', '--quiet', '--filter', filter)).toBe('');
      expect(await say('docker', 'network', 'ls', '--quiet', '--filter', filter)).toBe('');
    });
  });
}

const title = 'make up ENGINE=docker with a certificate';
describe.skipIf(lacks !== '')(lacks ? `${title} (skipped: ${lacks})` : title, () => {
  let door: FrontDoor;
  let folder: string;
  let certificate: X509Certificate;
  let tlsPort: number;
  /** Where certbot writes. */
  let challenges: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'front-door-tls-'));
    const { TLS_CERTIFICATE, TLS_KEY } = makeCertificateIn(folder, ['DNS:localhost', 'IP:127.0.0.1']);
    // Readable by user 33 of the container.
    await chmod(folder, 0o755);
    await chmod(TLS_KEY, 0o644);
    certificate = new X509Certificate(await readFile(TLS_CERTIFICATE));
    tlsPort = await freePort();
    challenges = join(folder, '.well-known/acme-challenge');
    await mkdir(challenges, { recursive: true });
    const settings = { TLS_CERTIFICATE, TLS_KEY, TLS_FOLDER: folder, TLS_PORT: `${tlsPort}`, ACME_ROOT: folder };
    door = await openFrontDoor('docker', settings);
    expect(await door.make('up')).toContain(`, https://localhost:${tlsPort}\n`);
  });
  afterAll(async () => {
    await door.make('down');
    await door.forget();
    await rm(folder, { recursive: true });
  });

  it('passes an inquiry over TLS, and redirects plain HTTP but for a new challenge of a certificate authority', async () => {
    const tls = { ca: certificate.toString() };
    expect((await tlsRequest(tlsPort, endpoint, { method: 'POST', headers: json, body, tls })).status).toBe(200);
    expect(await inquiriesAt(door.mockUrl)).toEqual([exampleInquiry]);

    await writeFile(join(challenges, 'token'), 'token.thumbprint');
    const plain = (path: string) => fetch(door.siteUrl + path, { redirect: 'manual' });
    const page = await plain(pathOf('kelvin'));
    expect([page.status, page.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(new RegExp(`^https://[^/]+:${tlsPort}/`)),
    ]);
    const challenge = await plain('/.well-known/acme-challenge/token');
    expect([challenge.status, await challenge.text()]).toEqual([200, 'token.thumbprint']);
  });

  it('tells when the certificate ends, as the first page of operations asks', async () => {
    const [command = ''] = commands.compose.filter((line) => line.includes('TLS_CERTIFICATE'));
    const end = await door.shell(command);
    expect(Date.parse(end.replace('notAfter=', ''))).toBe(Date.parse(certificate.validTo));
  });

  it('serves a page with all its files to a browser over HTTP/3', async () => {
    const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
    const browser = await launchBrowser([
      '--enable-quic',
      `--origin-to-force-quic-on=localhost:${tlsPort}`,
      // The port is published on this address alone, and QUIC does not try a second one.
      '--host-resolver-rules=MAP localhost 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    ]);
    try {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      const protocols: (string | undefined)[] = [];
      session.on('Network.responseReceived', ({ response: { url, protocol } }) => {
        // Not the preview in the HTML.
        if (!url.startsWith('data:')) protocols.push(protocol);
      });
      await session.send('Network.enable');
      const answer = await page.goto(`https://localhost:${tlsPort}${pathOf('kelvin')}`);
      expect(answer?.status()).toBe(200);
      expect(protocols.length).toBeGreaterThan(3);
      expect(new Set(protocols)).toEqual(new Set(['h3']));
    } finally {
      await browser.close();
    }
  });

  it('runs on where the container cannot read what make up is to use', async () => {
    await chmod(join(folder, 'key.pem'), 0o600);
    await expect(door.make('up')).rejects.toThrow(/TLS_KEY is .*\nmake up: nginx cannot be configured\n/);
    expect((await tlsRequest(tlsPort, '/healthz', { tls: { ca: certificate.toString() } })).status).toBe(200);
  });
});

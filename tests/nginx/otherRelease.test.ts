/** Two releases side by side, as during a roll-out or a roll-back: a page of either finds its files at either. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port';
import { describeWithNginx, type Site, startSite } from './support/site';
import { type NameServer, startNameServer, startUpstream, type Upstream } from './support/upstream';
import { notFoundMarker, servedFiles } from './support/webRoot';

const year = 'public, max-age=31536000, immutable';
/** Of the other release alone. */
const files = {
  '/assets/app.aaaaaaaa.js': 'export const other = 1;',
  '/assets/app.aaaaaaaa.css': 'body { color: navy; }',
  '/assets/font.bbbbbbbb.woff2': 'wOF2 other',
  '/assets/data/0123456789ab/Products/Kelvin.json': '{"title":"Kelvin"}',
  '/images/kelvin-800.cccccccc.webp': 'RIFF other',
} as const;

describeWithNginx('beside another release', () => {
  let other: Site;
  let site: Site;
  let names: NameServer;
  /** A replica of this very release, at another address of the same name. */
  let replica: Upstream;

  beforeAll(async () => {
    other = await startSite();
    for (const [path, content] of Object.entries(files)) {
      const file = join(other.webRoot, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    replica = await startUpstream({ port: other.port, address: '127.0.0.2' });
    replica.answer = (response) => response.writeHead(404).end('Not found\n');
    names = await startNameServer({ 'web.example.test': '127.0.0.2 127.0.0.1' });
    site = await startSite({
      RELEASE_PEERS: `web.example.test:${other.port}`,
      RESOLVER: `127.0.0.1:${names.port}`,
    });
  });
  afterAll(() => Promise.all([site?.stop(), other?.stop(), replica?.close(), names?.close()]));
  beforeEach(() => {
    replica.calls.length = 0;
  });

  it.each(Object.entries(files))('%s is had from it, wherever that is', async (path, content) => {
    const itself = await other.get(path);
    // nginx begins with either address, by chance: until the replica was asked first, which 64 turns will not fail to bring.
    for (let turn = 0; turn < 4 || (replica.calls.length === 0 && turn < 64); turn += 1) {
      const answer = await site.get(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, content]);
      for (const name of [
        'Content-Type',
        'Cache-Control',
        'ETag',
        'X-Content-Type-Options',
        'Cross-Origin-Resource-Policy',
      ])
        expect(answer.header(name), name).toBe(itself.header(name));
      expect(answer.header('Cache-Control')).toBe(year);
      expect(answer.header('X-Request-Id')).toBeDefined();
    }
    expect(replica.calls.length).toBeGreaterThan(0);
  });

  it('what is here is not asked for', async () => {
    for (const [path, content] of Object.entries(servedFiles)) {
      const answer = await site.get(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, content]);
    }
    expect(replica.calls).toEqual([]);
  });

  it('what nobody has is a short 404, and is asked for once', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await site.get('/assets/nothing.dddddddd.js');
      expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
      expect(answer.header('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(answer.header('Cache-Control')).toBe('no-store');
    }
    expect(replica.calls.length).toBe(2);
  });

  it('a peer that asks is not sent round again', async () => {
    const answer = await site.get('/assets/app.aaaaaaaa.js', { headers: { 'X-Release-Peer': '1' } });
    expect(answer.status).toBe(404);
    expect(replica.calls).toEqual([]);
    await site.get('/assets/nothing.dddddddd.js');
    expect(replica.calls[0]?.headers['x-release-peer']).toBe('1');
  });

  it('it hears nothing of who asks', async () => {
    const headers = {
      Cookie: 'id=1',
      Authorization: 'Basic eA==',
      'X-Forwarded-For': '203.0.113.7',
      'X-Original-URL': '/evil',
      'User-Agent': 'Browser/1.0',
      'Accept-Encoding': 'br',
      'If-None-Match': '"1"',
    };
    await site.get('/assets/nothing.dddddddd.js', { headers });
    expect(Object.keys(replica.calls[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'host',
      'if-none-match',
      'x-release-peer',
    ]);
  });

  it.each(['/nowhere', '/Products/Nothing', '/files/nothing.pdf', '/assets/app.3f9a1c2b.js.map', '/assets/.htpasswd'])(
    '%s is not its to answer',
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.includes(notFoundMarker)).toBe(!path.includes('.'));
      expect(replica.calls).toEqual([]);
    },
  );

  it('that cannot be reached, a missing file is a 404', async () => {
    const alone = await startSite({ RELEASE_PEERS: `127.0.0.1:${await freePort()}` });
    try {
      const answer = await alone.get('/assets/app.aaaaaaaa.js');
      expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
    } finally {
      await alone.stop();
    }
  });
});

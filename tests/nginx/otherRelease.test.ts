/** Two releases at once, as during an update: the files of each are served by both. */
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { freePort } from '../../scripts/lib/free-port';
import { run } from '../unit/support/run';
import { forThisTest, started } from './support/lifetime';
import { constantHeaders } from './support/request';
import { describeWithNginx, startSite, useSite } from './support/site';
import { startNameServer, useUpstream } from './support/upstream';
import { notFoundMarker, servedFiles, writeFiles } from './support/webRoot';

/** Files of the other release alone. */
const files = {
  '/assets/app.aaaaaaaa.js': 'export const other = 1;',
  '/assets/app.aaaaaaaa.css': 'body { color: navy; }',
  '/assets/font.bbbbbbbb.woff2': 'wOF2 other',
  '/assets/data/0123456789ab/Products/Kelvin.json': '{"title":"Kelvin"}',
  '/images/kelvin-800.cccccccc.webp': 'RIFF other',
} as const;

describeWithNginx('beside another release', () => {
  const other = useSite();
  beforeAll(() => writeFiles(other.webRoot, files));
  /** A replica of this release, at another address of the same name. */
  const replica = useUpstream(() => ({ port: other.port, address: '127.0.0.2' }));
  beforeEach(() => {
    replica.answer = (response) => response.writeHead(404).end('Not found\n');
  });
  const names = started(() => startNameServer({ 'web.example.test': '127.0.0.2 127.0.0.1' }));
  const site = useSite(() => ({
    RELEASE_PEERS: `web.example.test:${other.port}`,
    RESOLVER: `127.0.0.1:${names.port}`,
  }));

  it.each(Object.entries(files))('%s is served with its headers, whichever peer has it', async (path, content) => {
    const original = await other.get(path);
    // nginx starts with either address by chance: repeated until the replica was asked first.
    for (let turn = 0; turn < 4 || (replica.calls.length === 0 && turn < 64); turn += 1) {
      const answer = await site.get(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, content]);
      expect(constantHeaders(answer)).toEqual(constantHeaders(original));
      expect(answer.header('X-Request-Id')).toBeDefined();
    }
    expect(replica.calls.length).toBeGreaterThan(0);
  });

  it('a file of this release is not requested from peers', async () => {
    for (const path of Object.keys(servedFiles)) expect((await site.get(path)).status, path).toBe(200);
    expect(replica.calls).toEqual([]);
  });

  it('a file that no peer has is a short 404, after one request to each', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await site.get('/assets/nothing.dddddddd.js');
      expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
      expect(answer.header('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(answer.header('Cache-Control')).toBe('no-store');
    }
    expect(replica.calls.length).toBe(2);
  });

  it('a request of a peer is not passed on to peers', async () => {
    const answer = await site.get('/assets/app.aaaaaaaa.js', { headers: { 'X-Release-Peer': '1' } });
    expect(answer.status).toBe(404);
    expect(replica.calls).toEqual([]);
  });

  it('peers receive no header about the visitor, and no body', async () => {
    const ofVisitor = 'Cookie Authorization X-Forwarded-For X-Original-URL User-Agent Accept-Encoding If-None-Match';
    const headers = Object.fromEntries(ofVisitor.split(' ').map((name) => [name, 'x']));
    await site.get('/assets/nothing.dddddddd.js', { headers, body: 'x'.repeat(1000) });
    const passedOn = { 'accept-encoding': 'x', host: expect.any(String), 'if-none-match': 'x', 'x-release-peer': '1' };
    expect(replica.calls).toMatchObject([{ body: '' }]);
    expect(replica.calls[0]?.headers).toEqual(passedOn);
  });

  it('pages, also one that the build left out, documents and hidden files are not requested from peers', async () => {
    await rm(join(site.webRoot, pathOf('blog')), { recursive: true });
    const hidden = ['/assets/app.3f9a1c2b.js.map', '/assets/.htpasswd'];
    for (const path of [pathOf('blog'), '/Products/Nothing', '/files/nothing.pdf', ...hidden]) {
      const answer = await site.get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body.includes(notFoundMarker), path).toBe(!path.includes('.'));
    }
    expect(replica.calls).toEqual([]);
  });

  it('files of earlier releases are served with their headers, for 30 days after their last start or their successor’s', async () => {
    const kept = join(site.folder, 'kept');
    await mkdir(join(kept, 'assets'), { recursive: true });
    // Of a release before these two.
    await writeFile(join(kept, 'assets/app.00000000.js'), 'old');
    await writeFile(join(kept, 'not-of-a-release.txt'), 'old');
    const keep = async (webRoot: string) => {
      const env = { PATH: process.env.PATH, KEPT_FILES: kept, WEB_ROOT: webRoot };
      expect(await run('sh', ['deploy/web/keep-files.sh'], env)).toMatchObject({ status: 0, errors: '' });
    };
    await keep(other.webRoot);
    const long = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    for (const name of await readdir(kept, { recursive: true })) await utimes(join(kept, name), long, long);
    await keep(site.webRoot);
    expect((await readdir(kept)).toSorted()).toEqual(['assets', 'images', 'last-release', 'not-of-a-release.txt']);

    // Its peer cannot be reached.
    const alone = await forThisTest(startSite({ KEPT_FILES: kept, RELEASE_PEERS: `127.0.0.1:${await freePort()}` }));
    for (const [path, content] of Object.entries(files)) {
      const [answer, original] = [await alone.get(path), await other.get(path)];
      expect([answer.status, answer.body.toString()], path).toEqual([200, content]);
      for (const name of ['Cache-Control', 'Content-Type']) expect(answer.header(name)).toBe(original.header(name));
    }
    const gone = await alone.get('/assets/app.00000000.js');
    expect([gone.status, gone.body.toString()]).toEqual([404, 'Not found\n']);
    expect((await alone.get('/last-release')).status).toBe(404);
  });
});

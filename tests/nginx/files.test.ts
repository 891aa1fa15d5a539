import { rm } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { describeWithNginx, useSite } from './support/site';
import { hiddenFiles, kelvin, secret, servedFiles, writeFiles } from './support/webRoot';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const data = '/assets/data/3f9a1c2b5d6e/Products/Kelvin.json';

describeWithNginx('files', () => {
  const site = useSite();

  it.each([
    ['/assets/app.3f9a1c2b.js', 'text/javascript; charset=utf-8', year],
    ['/assets/app.77e0d1aa.css', 'text/css; charset=utf-8', year],
    ['/assets/manrope.1a2b3c4d.woff2', 'font/woff2', year],
    ['/assets/eclipse.5d6e7f80.glb', 'model/gltf-binary', year],
    ['/images/kelvin.9c8b7a6d.webp', 'image/webp', year],
    ['/images/kelvin-9c8b7a6d-640.webp', 'image/webp', year],
    ['/images/marks/first-responders.svg', 'image/svg+xml; charset=utf-8', hour],
    [data, 'application/json', year],
    ['/files/ista-7d.pdf', 'application/pdf', hour],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', hour],
    ['/apple-touch-icon.png', 'image/png', hour],
    ['/robots.txt', 'text/plain; charset=utf-8', hour],
    ['/sitemap.xml', 'application/xml; charset=utf-8', hour],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', hour],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/third-party-licenses.txt', 'text/plain; charset=utf-8', hour],
  ] as const)('are served: %s as %s, cached with %j', async (path, type, caching) => {
    const isCompressed = /font|webp|png|pdf/.test(type);
    const answer = await site.get(path, { headers: isCompressed ? { 'Accept-Encoding': 'br, gzip' } : {} });
    expect(answer.header('Content-Encoding')).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(answer.header('Content-Type')).toBe(type);
    expect(answer.header('Cache-Control')).toBe(caching);
    expect(answer.header('ETag')).toMatch(/^"[0-9a-f-]+"$/);
    expect(answer.body.toString()).toBe(servedFiles[path]);
  });

  it('have an icon at /favicon.ico, which readers of PDFs and feeds request', async () => {
    const answer = await site.get('/favicon.ico');
    expect([answer.status, answer.body.toString()]).toEqual([200, servedFiles['/apple-touch-icon.png']]);
    expect([answer.header('Content-Type'), answer.header('Cache-Control')]).toEqual(['image/png', hour]);
  });

  /** Of a file: its compressed siblings, another spelling, and paths that begin as it does. */
  const besides = (path: string) => [
    ...[`${path}.br`, `${path}.gz`, `${path}.json`, `${path}/`],
    ...(path === path.toUpperCase() ? [] : [path.toUpperCase()]),
    ...(dirname(path) === '/' ? [] : [dirname(path), `${dirname(path)}/`, `${dirname(path)}/nothing${extname(path)}`]),
  ];
  const notServed = new Set([
    // A page's name is the 404 page's.
    ...hiddenFiles.filter((path) => !path.endsWith('.html')),
    ...Object.keys(servedFiles).flatMap(besides),
    '/index.html.br',
    `${kelvin}.json`,
    '/Products/nothing.png',
    '/assets/deep/folder/',
    '/assets/nothing.html',
    '/nothing.',
  ]);
  it.each([...notServed])('are not served: %s is a short 404 in plain text', async (path) => {
    for (const encoding of ['identity', 'br, gzip']) {
      const answer = await site.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
      expect(answer.header('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(answer.header('ETag')).toBeUndefined();
      expect(answer.raw).not.toContain(secret);
    }
  });

  it.each([
    ['/.well-known/acme-challenge/LoqXcYV8q5ONbJQxbmR7SCTNo3tiAXDfowyjxAjEuX0', 'token', 'text/plain; charset=utf-8'],
    ['/.well-known/assetlinks.json', '[]', 'application/json'],
  ])('under /.well-known/ are served exactly as long as they exist: %s', async (path, content, type) => {
    expect((await site.get(path)).body.toString()).toBe('Not found\n');
    await writeFiles(site.webRoot, { [path]: content });
    const answer = await site.get(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, content]);
    expect(answer.header('Content-Type')).toBe(type);
    await rm(join(site.webRoot, path));
    expect((await site.get(path)).status).toBe(404);
  });

  it.each(['/.well-known/.env', '/.well-known/a/.git/config'])(
    'whose name begins with a dot are never served: %s',
    async (path) => {
      await writeFiles(site.webRoot, { [path]: secret });
      for (const target of [path, path.replace('/.well-known', '/%2ewell-known'), path.replace('/.', '//.')]) {
        const answer = await site.get(target);
        expect([answer.status, answer.body.toString()], target).toEqual([404, 'Not found\n']);
      }
    },
  );

  it.each(['bytes=0-3', 'bytes=9999999-', 'bytes=0-1,1-2,2-3'])('are served whole for Range: %s', async (Range) => {
    const answer = await site.get('/files/ista-7d.pdf', { headers: { Range } });
    expect([answer.status, answer.body.toString()]).toEqual([200, servedFiles['/files/ista-7d.pdf']]);
    expect(answer.header('Cache-Control')).toBe(hour);
  });

  const scripts = ['/assets/app.3f9a1c2b.js', data, '/assets/eclipse.5d6e7f80.glb'];
  const compressed = ['/', kelvin, '/nowhere', ...scripts, '/sitemap.xml', '/favicon.svg'];

  it.each<[headers: Readonly<Record<string, string>>, encoding?: 'br' | 'gzip']>([
    [{ 'Accept-Encoding': 'br' }, 'br'],
    [{ 'Accept-Encoding': 'gzip' }, 'gzip'],
    [{ 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 'br'],
    [{ 'Accept-Encoding': '' }],
    // Behind a proxy.
    [{ 'Accept-Encoding': 'gzip', Via: '1.1 cdn' }, 'gzip'],
  ])('are compressed as Accept-Encoding asks: %j gives %s', async (headers, encoding) => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const decode = encoding ? decoders[encoding] : (body: Buffer) => body;
    for (const path of compressed) {
      const answer = await site.get(path, { headers });
      expect(answer.header('Content-Encoding'), path).toBe(encoding);
      expect(answer.header('Vary'), path).toBe('Accept-Encoding');
      expect(answer.header('Content-Length'), path).toBe(String(answer.body.length));
      expect(decode(answer.body).toString(), path).toContain('Passive cooling');
    }
  });

  it.each([
    ['gzip', 'br'],
    ['br', 'identity'],
    ['identity', 'gzip'],
  ])('are revalidated by the ETag of the %s copy, and by the date of all copies', async (encoding, another) => {
    for (const path of ['/', kelvin, data, '/assets/app.3f9a1c2b.js']) {
      const first = await site.get(path, { headers: { 'Accept-Encoding': encoding } });
      const other = await site.get(path, { headers: { 'Accept-Encoding': another } });
      const [ETag = '', date = ''] = [first.header('ETag'), first.header('Last-Modified')];
      expect(other.header('ETag'), path).not.toBe(ETag);
      expect(other.header('Last-Modified'), path).toBe(date);
      for (const condition of [{ 'If-None-Match': `"other", ${ETag}` }, { 'If-Modified-Since': date }]) {
        const again = await site.get(path, { headers: { 'Accept-Encoding': encoding, ...condition } });
        expect([again.status, again.body.length], path).toEqual([304, 0]);
        const repeated = { ETag, 'Cache-Control': first.header('Cache-Control'), Vary: 'Accept-Encoding' };
        for (const [name, value] of Object.entries(repeated)) expect(again.header(name), path).toBe(value);
      }
    }
  });
});

/** Attacks by request target, Host and request line: no answer leads to another host or repeats what was sent. */
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { canonicalPathsByKey } from '../../frontend/src/routes/paths';
import type { Answer } from './support/request';
import { describeWithNginx, useSite } from './support/site';
import { secret } from './support/webRoot';

const canonicalPaths = new Set(canonicalPathsByKey().values());

function expectHarmless(answer: Answer, what: string): void {
  const location = answer.header('Location');
  if (location !== undefined) expect([...canonicalPaths], what).toContain(location.split('?')[0]);
  expect(answer.raw.split('\r\n\r\n')[0], what).not.toMatch(/^(?:Set-Cookie|X-Injected)/im);
  expect(answer.raw.replace(location ?? '', ''), what).not.toMatch(/evil|injected|passwd|<script>alert/i);
  expect(answer.raw, what).not.toContain(secret);
}

describeWithNginx('hostile targets', () => {
  const site = useSite();

  const fragments = [
    '/ // %2f %5C \\ . .. %2e %252e %00 %0d%0a %0a %09 %c0%ae %ff % ; : @ ? # | %7C $uri {{7*7}} * ~ \' "',
    'evil.com http://evil.com X-Injected:%201 Set-Cookie:%20a=b <script>alert(1)</script> etc/passwd',
    'products Products/Kelvin kelvin index.html assets files .git/config .env .htpasswd api cgi-bin ..; *',
    '%0d%0a%0d%0a<script>alert(1)</script> %E5%98%8A%E5%98%8D javascript:alert(1)',
  ].flatMap((line) => line.split(' '));
  const others = ['\t', '\r\t', '\x00', '\x7f', ' ', '\xc3\xb6', 'a/'.repeat(2000), '%41'.repeat(3000)];
  it('are harmless in any combination of their parts', async () => {
    const target = fc
      .array(fc.constantFrom(...fragments, ...others), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(''));
    const property = fc.asyncProperty(fc.constantFrom('/', '//', '/assets/', ''), target, async (start, rest) => {
      const answer = await site.get(start + rest);
      expectHarmless(answer, start + rest);
      expect([200, 301, 400, 404, 414]).toContain(answer.status);
      // A page is served under its canonical path alone.
      const [path = ''] = (start + rest)
        .replace(/^ +| +$/g, '')
        .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
        .split(/[?#]/);
      if (answer.status === 200) expect([...canonicalPaths, '/404.html']).toContain(path || '/');
    });
    await fc.assert(property, { numRuns: 1000 });
  }, 120_000);

  it.each<[headers: Readonly<Record<string, string>>, status: number]>([
    [{ Host: 'evil.com' }, 301],
    [{ Host: '127.0.0.1@evil.com' }, 301],
    [{ Host: '[::1]' }, 301],
    [{ Host: 'evil.com/path' }, 400],
    [{ Host: 'evil.com\x00' }, 400],
    [{ Host: '' }, 400],
    [{ 'X-Forwarded-Host': 'evil.com', 'X-Original-URL': '/evil.com/x', Forwarded: 'host=evil.com' }, 301],
  ])('are answered without use of headers that name a host or a path: %j', async (headers, status) => {
    const answer = await site.get('/products/kelvin', { headers });
    expectHarmless(answer, 'headers');
    const location = status === 301 ? '/Products/Kelvin' : undefined;
    expect([answer.status, answer.header('Location')]).toEqual([status, location]);
  });

  afterAll(async () => expect(await site.log()).not.toMatch(/\[(?:crit|alert|emerg)\]/));
});

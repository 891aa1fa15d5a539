/** Request targets that mean harm. Whatever they are, no answer leads to another host or repeats what was sent. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalPathsByKey } from '../../frontend/src/routes/paths';
import { type Answer, exchange, parse } from './support/request';
import { describeWithNginx, type Site, startSite } from './support/site';
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
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  // Status, then the targets that get it.
  it.each(
    Object.entries({
      '400': [
        '/%00',
        '/Products/Kelvin%00',
        '/Products/Kelvin%00.js',
        '/%',
        '/%zz',
        '/%c',
        '/../evil.com',
        '/../../../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%2f..%2f..%2fetc%2fpasswd',
        '/assets/../../etc/passwd',
        '/assets/..%2f..%2fetc/passwd',
        '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
        'Products/Kelvin',
        '\\evil.com',
        '\\\\evil.com/products/kelvin',
        '@evil.com',
        '.evil.com/products',
        '/products\tkelvin',
        '/products\x00kelvin',
        '/products kelvin',
        '/products\r\tX-Injected: 1',
        '/products\x7fkelvin',
        '*',
        'javascript:alert(1)',
        '%2F%2Fevil.com',
      ],
      '414': [`/${'a'.repeat(9000)}`, `/products?${'q'.repeat(9000)}`, `/${'%41'.repeat(3000)}`],
      '404': [
        '//evil.com',
        '//evil.com/',
        '//evil.com//index.html',
        '/%2f%2fevil.com',
        '/%2F/evil.com/',
        '/%5Cevil.com/',
        '/%5C%5Cevil.com/index.html',
        '/\\evil.com',
        '/\\evil.com/',
        '/\\/evil.com/',
        '/\\\\evil.com/index.html',
        '//evil.com\\@example.com/products/kelvin',
        '/@evil.com/',
        '/.evil.com/',
        '/evil.com/',
        '/http://evil.com/',
        '/https:/evil.com/index.html',
        '/%09/evil.com/',
        '/%0d%0aX-Injected:%201/',
        '/%0aX-Injected:%201',
        '/products%0d%0aX-Injected:%201',
        '/products/%0d%0aSet-Cookie:%20a=b/',
        '/products%0d%0a%0d%0a<script>alert(1)</script>',
        '/products%E5%98%8A%E5%98%8DX-Injected:1',
        '/products;jsessionid=evil',
        '/products/kelvin;/../evil',
        '/products/..;/evil.com/',
        '/%252e%252e%252fetc%252fpasswd',
        '/products/%252f%252fevil.com',
        '/..%5c..%5cetc%5cpasswd',
        '/..\\..\\etc\\passwd',
        '/%c0%ae%c0%ae/etc/passwd',
        '/%ff%fe/products',
        '/pr\xc3\xb6ducts/evil',
        '/products/\xf0\x9f\x92\x89',
        '/\u00e9vil/',
        '/products|/evil',
        '/%7C/products/kelvin',
        '/|',
        '/products/kelvin%7C%7C',
        '/$redirect_to',
        '/$%7Buri%7D/',
        '/{{7*7}}/',
        '/products/kelvin"><script>alert(1)</script>',
        "/products/kelvin'--",
        '/etc/passwd',
        '/cgi-bin/evil.sh',
        '/wp-login.php',
        '/.git/config',
        '/.env',
        '/%2eenv',
        '/.%67it/config',
        '/Products/.git/config',
        '/./.env',
        '/assets/.htpasswd',
        '/assets/%2ehtpasswd',
        '/assets//.htpasswd',
        '/.well-known/evil',
        `/${'a/'.repeat(2000)}evil`,
        `/${'x'.repeat(300)}/products/kelvin`,
        `/assets/${'x'.repeat(5000)}`,
      ],
    }).flatMap(([status, targets]) => targets.map((target) => ({ status: Number(status), target }))),
  )('answers $status to $target', async ({ status, target }) => {
    const answer = await site.get(target);
    expectHarmless(answer, target);
    expect(answer.status).toBe(status);
  });

  it.each([
    ['///products//kelvin', '/Products/Kelvin'],
    ['/%2fproducts%2fkelvin', '/Products/Kelvin'],
    ['/evil.com/../products/kelvin', '/Products/Kelvin'],
    ['//evil.com/../products', '/Products'],
    ['//evil.com/..', '/'],
    ['///evil.com/%2e%2e', '/'],
    ['//evil.com/%2f..', '/'],
    ['/products/kelvin/?next=//evil.com', '/Products/Kelvin?next=//evil.com'],
    ['/products/kelvin?%0d%0aX-Injected:1', '/Products/Kelvin?%0d%0aX-Injected:1'],
    ['/products/kelvin?/../../evil.com', '/Products/Kelvin?/../../evil.com'],
    ['/products/kelvin??//evil.com', '/Products/Kelvin??//evil.com'],
    ['/products/kelvin#@evil.com', '/Products/Kelvin'],
    ['/products/kelvin/#?@evil.com', '/Products/Kelvin'],
    ['http://evil.com/products/kelvin', '/Products/Kelvin'],
    ['http://evil.com//index.html?a=1', '/?a=1'],
    ['https://evil.com:443/cube/', '/Products/Cube'],
  ])('leads %s to the canonical path on this host', async (target, location) => {
    const answer = await site.get(target);
    expectHarmless(answer, target);
    expect([answer.status, answer.header('Location')]).toEqual([301, location]);
  });

  it.each([
    ['evil.com', 301],
    ['evil.com:80', 301],
    ['evil.com.', 301],
    ['127.0.0.1@evil.com', 301],
    ['[::1]', 301],
    ['evil.com/path', 400],
    ['evil .com', 400],
    ['..evil.com', 400],
    ['evil.com\x00', 400],
    ['', 400],
  ])('takes nothing from the Host header %j', async (host, status) => {
    const answer = await site.get('/products/kelvin', { headers: { Host: host } });
    expectHarmless(answer, host);
    expect(answer.status).toBe(status);
    if (status === 301) expect(answer.header('Location')).toBe('/Products/Kelvin');
  });

  it.each(['X-Forwarded-Host', 'X-Forwarded-Prefix', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'Referer'])(
    'takes nothing from the %s header',
    async (name) => {
      const headers = { [name]: name === 'Forwarded' ? 'host=evil.com' : '/evil.com/x' };
      expect((await site.get('/products/kelvin', { headers })).header('Location')).toBe('/Products/Kelvin');
      expect((await site.get('/Products/Kelvin', { headers })).status).toBe(200);
    },
  );

  it.each([
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: evil.com\r\n\r\n'],
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
    ['both lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an unknown transfer coding', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: evil\r\n\r\n'],
    ['a length that is no number', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1e3\r\n\r\n'],
    ['a version that does not exist', 'GET / HTTP/9.1\r\nHost: a\r\n\r\n'],
    ['a method with a blank in it', 'G ET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('refuses a request with %s', async (_, bytes) => {
    const answer = parse(await exchange(site.port, bytes));
    expectHarmless(answer, bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(600);
  });

  it('keeps answering after all that', async () => {
    expect((await site.get('/')).status).toBe(200);
    expect(await site.log()).not.toMatch(/\[(?:crit|alert|emerg)\]/);
  });
});

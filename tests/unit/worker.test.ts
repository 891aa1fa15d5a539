import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../frontend/src/content/pictures/pictures';
import { variantsOf } from '../../frontend/src/content/pictures/variants';
import { manifest } from '../../frontend/src/routes/manifest';
import { isAsset, isData, isNamedPicture, isPage, isPrintable } from '../../frontend/worker/addresses';
import { responseWithNotice } from '../../frontend/worker/keptCopy';
import { listCachedPages } from '../../frontend/worker/keptPages';

describe('The service worker handles', () => {
  it('every page', () => expect(manifest.filter(({ path }) => !isPage(path))).toEqual([]));

  it('a picture of the catalogue, by the hash in its name', () => {
    const files = variantsOf(picturesOf('kelvin').card.id)?.avif.map(({ src }) => src) ?? [];
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !isNamedPicture(file))).toEqual([]);
  });

  it('nothing else', () => {
    const handlers = [isPage, isPrintable, isAsset, isData, isNamedPicture];
    const others =
      '/api/Inquiry/AddCryoCustomerInquiry /csp-report /healthz /sw.js /.well-known/security.txt /index.html';
    expect(others.split(' ').filter((path) => handlers.some((handles) => handles(path)))).toEqual([]);
  });

  it('each immutable file from one cache', () => {
    const data = '/assets/data/3f9a1c2b4d5e/Products/Kelvin.json';
    expect([isAsset(data), isData(data)]).toEqual([false, true]);
    const script = '/assets/chunks/chunk-DI8bkMLB.js';
    expect([isAsset(script), isData(script)]).toEqual([true, false]);
  });
});

it('The list of the cached pages has an entry for each page', () => {
  const html =
    '<ul class="a"><li data-kept="true"><a class="b" href="/">Home</a></li></ul><ul><li><a href="/">Home</a></li></ul>';
  const kept = [
    { path: '/Products/Kelvin', title: 'Kelvin: blood &amp; plasma' },
    { path: '/a"b&c', title: '' },
  ];
  expect(listCachedPages(html, kept)).toBe(
    '<ul class="a"><li data-kept="true"><a class="b" href="/Products/Kelvin">Kelvin: blood &amp; plasma</a></li>' +
      '<li data-kept="true"><a class="b" href="/a&quot;b&amp;c">/a&quot;b&amp;c</a></li></ul>' +
      '<ul><li><a href="/">Home</a></li></ul>',
  );
});

// What the notice says is tested by the browser suite.
it('A cached page keeps its headers and its content, and gets no inline style', async () => {
  const html = '<html><head></head><body class="a"><div id="app"><h1>Kelvin</h1></div></body></html>';
  const headers = { Date: new Date().toUTCString(), 'Content-Security-Policy': "default-src 'self'" };
  const answer = await responseWithNotice(new Response(html, { headers }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  const noted = await answer.text();
  expect(noted.replace(/<link [^>]*><section.*?<\/section>/, '')).toBe(html);
  expect(noted).not.toContain('style=');
});

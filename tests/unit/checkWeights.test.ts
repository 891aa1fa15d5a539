import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { firstLoad } from '../../scripts/check/weights';

describe('the weight of a first visit', () => {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'weights-'));
  afterAll(() => rmSync(webRoot, { recursive: true }));
  const write = (file: string, bytes = 0) => {
    mkdirSync(path.dirname(path.join(webRoot, file)), { recursive: true });
    writeFileSync(path.join(webRoot, file), Buffer.alloc(bytes));
  };
  // The bytes of files, and of their brotli siblings.
  const scripts = {
    entry: [900, 300],
    shared: [90, 30],
    hydrate: [300, 100],
    react: [12_000, 4000],
    form: [6000, 2000],
  };
  for (const [name, [bytes, packed]] of Object.entries({ ...scripts, yup: [600, 200] })) {
    write(`${name}.js`, bytes);
    write(`${name}.js.br`, packed);
  }
  const pictures = { 'hero-small.avif': 5000, 'hero-large.avif': 50_000, 'hero.webp': 80_000, 'later.webp': 70_000 };
  const others = { 'a.woff2': 20_000, 'b.woff2': 25_000, 'print.css': 1000, 'print.css.br': 50 };
  const pages = { 'index.html.br': 7, 'bare.html.br': 5 };
  for (const [file, bytes] of Object.entries({ ...pictures, ...others, ...pages })) write(file, bytes);
  writeFileSync(
    path.join(webRoot, 'index.html'),
    `<!doctype html><title>t</title>
    <meta name="scripts" content="/hydrate.js /react.js /shared.js"><link rel="stylesheet" href="/print.css">
    <style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{src:url("/b.woff2") format("woff2"),local("B")}
    p{background:url(/hero.webp)}</style>
    <link rel="modulepreload" href="/shared.js"><script type="module" src="/entry.js"></script><script>0</script>
    <picture><source srcset="/hero-small.avif 400w, /hero-large.avif 1600w"><img src="/hero.webp" alt=""></picture>
    <img src="/later.webp" loading="lazy" alt="">`,
  );
  writeFileSync(path.join(webRoot, 'bare.html'), '<!doctype html><title>t</title><script src="/entry.js"></script>');
  const weights = () => firstLoad(webRoot, 'index.html');

  it('counts the HTML with its sheets, the largest picture in view and the heaviest font', () => {
    expect(weights()).toMatchObject({ html: 57, pictures: 50_000, font: 25_000 });
  });

  it('counts each script once: what comes with the page, and that with the app', () => {
    expect(weights()).toMatchObject({ scripts: 330, app: 4430 });
  });

  it('says so where a page does not name the scripts of the app', () => {
    expect(() => firstLoad(webRoot, 'bare.html')).toThrow('bare.html');
  });
});

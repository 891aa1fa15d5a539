import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstLoad } from '../../scripts/check/weights';
import { emptyFolder, folder } from './support/folder';

describe('the weight of a first visit', () => {
  emptyFolder();
  // The bytes of files, and of their brotli siblings.
  const scripts: Readonly<Record<string, readonly [bytes: number, packed: number]>> = {
    entry: [900, 300],
    shared: [90, 30],
    hydrate: [300, 100],
    react: [12_000, 4000],
  };
  const pictures = { 'hero-small.avif': 5000, 'hero-large.avif': 50_000, 'hero.webp': 80_000, 'later.webp': 70_000 };
  const others = { 'a.woff2': 20_000, 'b.woff2': 25_000, 'print.css': 1000, 'print.css.br': 50 };
  const pages = { 'index.html.br': 7, 'bare.html.br': 5 };
  const html = `<!doctype html><title>t</title>
    <meta name="scripts" content="/hydrate.js /react.js /shared.js"><link rel="stylesheet" href="/print.css">
    <style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{src:url("/b.woff2") format("woff2"),local("B")}
    p{background:url(/hero.webp)}</style>
    <link rel="modulepreload" href="/shared.js"><script type="module" src="/entry.js"></script><script>0</script>
    <picture><source srcset="/hero-small.avif 400w, /hero-large.avif 1600w"><img src="/hero.webp" alt=""></picture>
    <img src="/later.webp" loading="lazy" alt="">`;

  beforeEach(() => {
    const write = (file: string, content: string | Buffer) => writeFileSync(path.join(folder, file), content);
    for (const [name, [bytes, packed]] of Object.entries(scripts)) {
      write(`${name}.js`, Buffer.alloc(bytes));
      write(`${name}.js.br`, Buffer.alloc(packed));
    }
    for (const [file, bytes] of Object.entries({ ...pictures, ...others, ...pages })) write(file, Buffer.alloc(bytes));
    write('index.html', html);
    write('bare.html', '<!doctype html><title>t</title><script src="/entry.js"></script>');
  });
  const weights = () => firstLoad(folder, 'index.html');

  it('counts the HTML with its sheets, the largest picture in view and the heaviest font', () => {
    expect(weights()).toMatchObject({ html: 57, pictures: 50_000, font: 25_000 });
  });

  it('counts each script once: what comes with the page, and that with the app', () => {
    expect(weights()).toMatchObject({ scripts: 330, app: 4430 });
  });

  it('says so where a page does not name the scripts of the app', () => {
    expect(() => firstLoad(folder, 'bare.html')).toThrow('bare.html');
  });
});

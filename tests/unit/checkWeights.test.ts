import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitsOf } from '../../scripts/check/limits';
import { firstLoad } from '../../scripts/check/weights';
import { emptyFolder, folder } from './support/folder';

describe('the weight of a first visit', () => {
  emptyFolder();
  /** The bytes of files; a .br file is what is sent in place of the one without. */
  const files = {
    'entry.js': 900,
    'entry.js.br': 300,
    'shared.js': 30,
    'hydrate.js': 100,
    'react.js': 4000,
    'hero-small.avif': 5000,
    'hero-large.avif': 50_000,
    'hero.webp': 80_000,
    'later.webp': 70_000,
    'a.woff2': 20_000,
    'b.woff2': 25_000,
    'print.css': 50,
    'index.html.br': 7,
  };
  const html = `<!doctype html><title>t</title>
    <meta name="scripts" content="/hydrate.js /react.js /shared.js"><link rel="stylesheet" href="/print.css">
    <style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{src:url("/b.woff2") format("woff2"),local("B")}
    p{background:url(/hero.webp)}</style>
    <link rel="modulepreload" href="/shared.js"><script type="module" src="/entry.js"></script><script>0</script>
    <picture><source srcset="/hero-small.avif 400w, /hero-large.avif 1600w"><img src="/hero.webp" alt=""></picture>
    <img src="/later.webp" loading="lazy" alt="">`;

  beforeEach(() => {
    for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(folder, file), Buffer.alloc(bytes));
    writeFileSync(path.join(folder, 'index.html'), html);
    writeFileSync(path.join(folder, 'bare.html'), '<!doctype html><title>t</title><script src="/entry.js"></script>');
  });

  it('counts the HTML with its sheets, each script once, the largest picture in view and the heaviest font', () => {
    const weights = { html: 57, scripts: 330, app: 4430, pictures: 50_000, font: 25_000 };
    expect(firstLoad(folder, 'index.html')).toMatchObject(weights);
  });

  it('says so where a page does not name the scripts of the app', () => {
    expect(() => firstLoad(folder, 'bare.html')).toThrow('bare.html');
  });
});

describe('the budget of a page', () => {
  it.each(['kelvin', 'find'])(
    'of %s has room for the link and the row of each added product, and for nothing else',
    (id) => {
      const [now, then] = [limitsOf(id, 16), limitsOf(id, 18)];
      // An added product took 47 bytes of HTML and 111 of the app.
      expect(then.html - now.html).toBeGreaterThanOrEqual(2 * 47);
      expect(then.app - now.app).toBeGreaterThanOrEqual(2 * 111);
      expect({ ...then, html: now.html, app: now.app }).toEqual(now);
    },
  );

  it('does not shrink with the catalog', () => {
    expect(limitsOf('kelvin', 15)).toEqual(limitsOf('kelvin', 16));
  });
});

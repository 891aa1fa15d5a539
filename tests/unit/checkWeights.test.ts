import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, firstLoad } from '../../scripts/lib/check-weights';

const chunks = {
  'entry.ts': { file: 'entry.js', imports: ['shared.ts'] },
  'shared.ts': { file: 'shared.js', imports: ['entry.ts'] },
  'form.ts': { file: 'form.js', imports: ['shared.ts', 'yup.ts'] },
  'yup.ts': { file: 'yup.js' },
};

describe('the weight of a first visit', () => {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'weights-'));
  afterAll(() => rmSync(webRoot, { recursive: true }));
  const write = (file: string, bytes: number) => {
    mkdirSync(path.dirname(path.join(webRoot, file)), { recursive: true });
    writeFileSync(path.join(webRoot, file), Buffer.alloc(bytes));
  };
  // Pictures and siblings weigh what they are; everything else has its brotli sibling.
  for (const [file, bytes] of Object.entries({
    'entry.js': 900,
    'entry.js.br': 300,
    'shared.js': 90,
    'shared.js.br': 30,
    'form.js': 6000,
    'form.js.br': 2000,
    'yup.js': 600,
    'yup.js.br': 200,
    'hero-small.avif': 5000,
    'hero-large.avif': 50_000,
    'hero.webp': 80_000,
    'later.webp': 70_000,
    'a.woff2': 20_000,
    'b.woff2': 25_000,
    'index.html.br': 7,
  }))
    write(file, bytes);
  writeFileSync(
    path.join(webRoot, 'index.html'),
    `<!doctype html><title>t</title>
    <link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="font" href="/b.woff2">
    <link rel="modulepreload" href="/shared.js"><script type="module" src="/entry.js"></script>
    <picture><source srcset="/hero-small.avif 400w, /hero-large.avif 1600w"><img src="/hero.webp" alt=""></picture>
    <img src="/later.webp" loading="lazy" alt="">`,
  );

  it('counts the HTML, each script once, the largest picture in view and the heaviest font', () => {
    expect(firstLoad({ webRoot, chunks }, 'index.html')).toEqual({
      html: 7,
      scripts: 330,
      pictures: 50_000,
      font: 25_000,
    });
  });

  it('says which source the build has no chunk of', () => {
    expect(() => filesOf(chunks, ['gone.ts'])).toThrow('gone.ts');
  });
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { canonicalPathsByKey, pathOf, shownRows } from '../../frontend/src/routes/paths';
import { canonicalPathsMap } from '../../scripts/build/nginx-maps';
import { emptyFolder, folder } from './support/folder';
import { repository, run, source } from './support/run';
import { ownScreens, specifiedProducts } from './support/specifiedProducts';

describe('the route manifest', () => {
  it('lists the 31 screens of the specification, and each path and id once', () => {
    const others = manifest.filter(({ id, screen }) => screen !== 'product' && !ownScreens.includes(id));
    const advice = 'a screen that the specification does not list belongs in `ownScreens`';
    expect(others.length + specifiedProducts.length, advice).toBe(31);
    expect(manifest.map(({ id }) => id)).toEqual(expect.arrayContaining([...specifiedProducts]));
    expect(new Set(manifest.map((row) => row.id)).size).toBe(manifest.length);
    expect(new Set(manifest.map((row) => row.path)).size).toBe(manifest.length);
  });

  it('has the other names that section 2 of the specification has for pages', () => {
    const pathFor = canonicalPathsByKey();
    const paths = ['/products/monarch', '/cube', '/corethree'].map((name) => pathFor.get(name));
    expect(paths).toEqual(['/Products/Monrach', '/Products/Cube', '/Products/Corethree']);
  });

  it.each([
    ['/contact', 'contact'],
    ['/faq', 'faqs'],
    ['/about', 'about'],
    ['/blog', 'blog'],
    ['/finder', 'find'],
    ['/compare-coolers', 'compare'],
    ['/specimens', 'specimens'],
  ] as const)('has the likely guess %s', (name, id) => expect(canonicalPathsByKey().get(name)).toBe(pathOf(id)));

  it('refuses two rows that differ only by case', () => {
    expect(() =>
      canonicalPathsByKey([
        { id: 'a', path: '/One', screen: 'home', label: 'One' },
        { id: 'b', path: '/one', screen: 'home', label: 'Other' },
      ]),
    ).toThrow('/one of b leads to /One already, in some casing');
  });

  it('leaves out the template filler when placeholders are hidden', () => {
    const hidden = shownRows('hide').map((row) => row.id);
    expect(hidden).not.toContain('blog');
    expect(shownRows('show')).toHaveLength(hidden.length + 3);
  });
});

/** That the committed map is the generated one is checked by `npm run check:generated`. */
it.each([
  ['/products/kelvin', '/Products/Kelvin/'],
  ['/products/kelvin.html', '/Products/Kelvin.html'],
  ['/products/a b', '/Products/A B'],
  ['/products/$uri', '/Products/X'],
  ['//evil', '/Evil'],
  ['/a', 'https://evil.example'],
  ['/Products', '/Products'],
  ['/api/inquiry', '/Api/Inquiry'],
])('nginx’s map of canonical paths cannot have %s with the value %s', (key, path) => {
  expect(() => canonicalPathsMap(new Map([[key, path]]))).toThrow(/nginx cannot serve these paths/);
});

describe('the generator of nginx’s map', () => {
  emptyFolder();
  it('names the paths that no longer have a page or a redirect, and with --check only says to run it', async () => {
    await mkdir(join(folder, 'nginx/maps'), { recursive: true });
    const file = join(folder, 'nginx/maps/canonical-paths.map');
    const map = source('nginx/maps/canonical-paths.map');
    await writeFile(file, `${map}/words /Glossary;\n`);
    const generate = (flag: string) => {
      const command = `cd ${folder} && ${repository}/node_modules/.bin/tsx ${repository}/scripts/build/nginx-maps.ts ${flag}`;
      return run('sh', ['-c', command], process.env);
    };
    expect(await generate('--check')).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^nginx\S+ differs [^\n]+\n$/),
    });
    expect(await generate('')).toMatchObject({ status: 0, output: expect.stringMatching(/answer 404.*: \/words\n$/) });
    expect(await readFile(file, 'utf8')).toBe(map);
    expect(await generate('')).toMatchObject({ status: 0, output: '' });
  });
});

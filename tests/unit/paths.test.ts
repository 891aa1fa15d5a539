import { describe, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { canonicalPathsByKey, shownRows } from '../../frontend/src/routes/paths';
import { canonicalPathsMap } from '../../scripts/build/nginx-maps';
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

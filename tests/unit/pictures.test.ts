import { describe, expect, it } from 'vitest';
import { fidelityWords } from '../../frontend/src/content/pictures/picture';
import { allPictures, picturesOf, productGallery } from '../../frontend/src/content/pictures/pictures';
import type { ScreenContent } from '../../frontend/src/content/screen-content';
import { manifest, type RouteId } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { pageAt } from '../../frontend/src/site/pages';
import { run } from './support/run';

const productRoutes = manifest.filter(({ screen }) => screen === 'product').map(({ id }) => id);
const productPage = (id: RouteId) => pageAt(pathOf(id)).content as ScreenContent['product'];

describe('pictures', () => {
  it('a product without pictures has an illustration as its card, and no gallery', () => {
    // No page but a product's has pictures of its own.
    const { card, gallery } = picturesOf('glossary');
    expect(card).toMatchObject({ id: 'glossary', use: 'card', fidelity: 'illustration', width: 1200, height: 900 });
    expect(gallery).toEqual([]);
    expect(allPictures).not.toContainEqual(card);
  });

  it('galleries have as many pictures as section 2 gives', () => {
    const counted: readonly [number, ...RouteId[]][] = [
      [1, 'cube'],
      [2, 'core-xvo-3-5', 'safeguard-xvo-10'],
      [3, 'core-xvo-30', 'biological-specimen'],
      [4, 'kelvin', 'eclipse', 'roller-bear'],
      [6, 'hard'],
      [15, 'first-aid-kit'],
    ];
    for (const [count, ...ids] of counted) for (const id of ids) expect(picturesOf(id).gallery, id).toHaveLength(count);
  });

  it('are named in the structured data of their product, the first one in its largest file', () => {
    const imageOf = (id: RouteId) =>
      pageAt(pathOf(id)).head.structuredData.find((data) => data['@type'] === 'Product')?.image;
    expect(imageOf('kelvin')).toMatch(/^https:\/\/[^/]+\/images\/kelvin-1200\.\w+\.webp$/);
    // One without pictures names none.
    for (const id of productRoutes) expect(Boolean(imageOf(id)), id).toBe(allPictures.includes(picturesOf(id).card));
  });

  it('have an id and a description of their own, except crops of one scene', () => {
    const ids = allPictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const described = allPictures.filter(({ use }) => use !== 'hero').map(({ alt }) => alt);
    expect(new Set(described).size).toBe(described.length);
  });

  it('are called renderings in their descriptions, and once on each page, beside its gallery', () => {
    for (const id of productRoutes) {
      const { renderings, picture, gallery } = productPage(id);
      expect(renderings, id).toMatch(/^Renderings, .*\. Details may differ\.$/);
      for (const { caption } of [picture, ...gallery]) expect(caption, id).not.toMatch(/rendering|may differ/i);
    }
    for (const { id, alt, caption } of allPictures) {
      expect(alt, id).toMatch(/^Rendering of /);
      expect(caption, id).not.toMatch(fidelityWords);
    }
    const { gallery } = pageAt(pathOf('about')).content as ScreenContent['about'];
    expect(gallery.intro).toContain('Renderings');
  });

  it('are said to be to scale or not, beside the gallery or in their own caption', () => {
    const said = {
      scale: /drawn to the listed dimensions[;.]/i,
      illustration: /not to scale[;.]/i,
    };
    for (const id of productRoutes) {
      const { renderings, picture, gallery } = productPage(id);
      const { card, gallery: pictures } = picturesOf(id);
      const captions = new Map([picture, ...gallery].map((shown) => [shown.id, shown.caption]));
      for (const { id: pictureId, caption, fidelity } of [card, ...pictures]) {
        const own = captions.get(pictureId)?.replace(caption, '').trim();
        expect(own || renderings, pictureId).toMatch(said[fidelity]);
      }
    }
  });

  it('a product without a published size is shown as not to scale', () => {
    for (const id of ['kelvin', 'cube', 'hard', 'oem', 'roller-bear'] as const)
      for (const { fidelity } of picturesOf(id).gallery) expect(fidelity, id).toBe('illustration');
  });

  it('the product gallery shows each product once', () => {
    expect(new Set(productGallery.map(({ product }) => product)).size).toBe(productGallery.length);
  });
});

it.each([
  ['render.ts --only=kelvn --list', /--only=kelvn: no picture and no product/],
  ['models.ts --only=eclpse', /^ONLY is 'eclpse': .+ eclipse, monarch-xvo-10\n$/],
])('make images and make models refuse an id that they do not have: %s', async (call, fault) => {
  const { status, errors } = await run('node_modules/.bin/tsx', `scripts/imagery/${call}`.split(' '), process.env);
  expect([status, errors]).toEqual([1, expect.stringMatching(fault)]);
});

import { describe, expect, it } from 'vitest';
import { allPictures, customLogoCard, picturesOf, productGallery } from '../../frontend/src/content/pictures/pictures';
import { manifest, type RouteId } from '../../frontend/src/routes/manifest';

const productRoutes = manifest.filter(({ screen }) => screen === 'product').map(({ id }) => id);

describe('pictures', () => {
  it('every product page has a card picture', () => {
    for (const id of productRoutes) expect(picturesOf(id).card.product, id).toBe(id);
    expect(customLogoCard.product).toBe('oem');
  });

  it('galleries hold as many pictures as section 2 counts', () => {
    const counted: Partial<Record<RouteId, number>> = {
      kelvin: 4,
      eclipse: 4,
      'roller-bear': 4,
      'core-xvo-30': 3,
      'biological-specimen': 3,
      'core-xvo-3-5': 2,
      'safeguard-xvo-10': 2,
      hard: 6,
      cube: 1,
      'first-aid-kit': 15,
    };
    for (const [id, count] of Object.entries(counted))
      expect(picturesOf(id as RouteId).gallery, id).toHaveLength(count as number);
  });

  it('no two pictures share an id or a description, crops of one scene aside', () => {
    const ids = allPictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const described = allPictures.filter(({ use }) => use !== 'hero').map(({ alt }) => alt);
    expect(new Set(described).size).toBe(described.length);
  });

  it('every caption says that the picture is a computer rendering', () => {
    for (const { id, caption } of allPictures) expect(caption, id).toContain('Computer rendering');
  });

  it('a product without a published size is captioned as not to scale', () => {
    for (const id of ['kelvin', 'cube', 'hard', 'oem', 'roller-bear'] as const)
      for (const { caption } of picturesOf(id).gallery) expect(caption, id).toContain('not to scale');
  });

  it('the product gallery shows fifteen different products', () => {
    expect(new Set(productGallery.map(({ product }) => product)).size).toBe(productGallery.length);
  });
});

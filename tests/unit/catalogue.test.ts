import { describe, expect, it } from 'vitest';
import {
  cardOf,
  catalogue,
  coolersGrid,
  productsCarousel,
  productsListing,
} from '../../frontend/src/content/catalogue';
import { products } from '../../frontend/src/content/products/all';
import type { Product } from '../../frontend/src/content/types';
import { manifest, type RouteId } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';

const routesOf = (items: readonly { route: RouteId }[]) => items.map(({ route }) => route);

describe('the catalogue', () => {
  it('has one card a page in the listing, though Custom Logo leads to a page that another item has', () => {
    const listed = routesOf(productsListing);
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(routesOf(catalogue))).toEqual(new Set(listed));
  });

  it('shows fifteen cards in the carousel, however long the listing is', () => {
    expect(productsCarousel).toHaveLength(15);
  });

  it('shows every product page in the grid of coolers that the menu does not call an accessory', () => {
    const coolers = manifest.filter((row) => row.screen === 'product' && row.menu.section !== 'accessories');
    expect(routesOf(coolersGrid).toSorted()).toEqual(coolers.map(({ id }) => id).toSorted());
  });
});

describe('the product pages', () => {
  it('are those of the manifest, no more and no fewer', () => {
    const routes = manifest.filter(({ screen }) => screen === 'product').map(({ id }) => id);
    expect([...products.keys()].toSorted()).toEqual(routes.toSorted());
  });

  it.each([...products])('%s stands under its own id', (id, product) => {
    expect(product.id).toBe(id);
  });

  it.each([...products])('%s relates to other products alone, since each becomes a card', (id, { related }) => {
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(id);
    for (const other of related) expect(products.has(other), other).toBe(true);
  });

  describe('beside a hold time', () => {
    it.each([...products])('of its own, %s asks for the outside temperature behind it', (_, product) => {
      expect(product.askAbout.includes('outside-temperature')).toBe(product.facts.holdTimes.length > 0);
    });

    it.each([...products])('%s leaves it to the finder which end of a range to plan with', (_, product) => {
      expect(JSON.stringify(product)).not.toMatch(/lower figure/);
    });

    it.each([...products])('of %s name no range as the time to plan with', (_, { sections, faqs }) => {
      const text = JSON.stringify([sections, faqs]).replaceAll('\u202f', ' ');
      expect(text).not.toMatch(/\d–\d+ h (?:is|as) the hold time to plan with|to plan with is \d+–\d/);
    });
  });

  it('cover every item of the catalogue', () => {
    for (const { route } of catalogue) expect(products.has(route), route).toBe(true);
  });
});

describe('a card', () => {
  const bare: Product = {
    id: 'cube',
    name: 'Cube',
    kind: 'Cooler',
    summary: 'A cooler.',
    seo: { title: '', description: '', keywords: [] },
    labels: ['blue'],
    facts: { temperatures: [], holdTimes: [], interior: [], exterior: [], capacity: [], testedTo: [], more: [] },
    features: [],
    sections: [],
    faqs: [],
    askAbout: [],
    related: [],
  };
  const withFacts = (facts: Partial<Product['facts']>) => cardOf({ ...bare, facts: { ...bare.facts, ...facts } });
  const inches = (...size: [number, number, number]) => ({ value: { size, unit: 'in' } as const });

  it('leaves out a figure that is not given', () => {
    expect(withFacts({})).toEqual({ id: 'cube', path: pathOf('cube'), title: 'Cube', kind: 'Cooler' });
  });

  it('joins the bands of several variants and writes each once', () => {
    const { range, holdTime } = withFacts({
      temperatures: [
        { value: { min: 1, max: 6, unit: '°C' }, source: 'white' },
        { value: { min: 1, max: 6, unit: '°C' }, source: 'another white' },
        { value: { max: -18, unit: '°C' }, source: 'gray' },
      ],
      holdTimes: [{ value: { max: 24, unit: 'h' } }, { value: { min: 12, max: 18, unit: 'h' } }],
    });
    expect(range).toBe('1–6\u202f°C, below −18\u202f°C');
    expect(holdTime).toBe('up to 24\u202fh, 12–18\u202fh');
  });

  it('tells the exterior before the interior, and both readings of it', () => {
    expect(withFacts({ interior: [inches(9, 6, 11.5)], exterior: [inches(10, 7, 12.5)] }).size).toBe(
      'Exterior 10 × 7 × 12.5\u202fin',
    );
    expect(withFacts({ exterior: [inches(14.5, 9.5, 11), inches(12, 8, 3.5)] }).size).toBe(
      'Exterior 14.5 × 9.5 × 11\u202fin or 12 × 8 × 3.5\u202fin',
    );
  });

  it('tells the interior where no exterior is given', () => {
    expect(withFacts({ interior: [inches(9, 6, 11.5)] }).size).toBe('Interior 9 × 6 × 11.5\u202fin');
  });

  it('tells the dimensions where neither is given', () => {
    expect(withFacts({ more: [{ label: 'Dimensions', value: '110 × 18\u202fmm', key: 'size' }] }).size).toBe(
      '110 × 18\u202fmm',
    );
  });

  it("says in the product's own words what they are given for, and the rest from its facts", () => {
    const facts = { ...bare.facts, temperatures: [{ value: { min: 1, max: 6, unit: '°C' } as const }] };
    expect(cardOf({ ...bare, facts, glance: { holdTime: '24 h, by variant', size: 'By cooler' } })).toMatchObject({
      range: '1–6\u202f°C',
      holdTime: '24 h, by variant',
      size: 'By cooler',
    });
    expect(cardOf({ ...bare, facts, glance: { range: 'By disk' } }).range).toBe('By disk');
  });

  it('never sets hold times of several variants or parts beside temperatures as if they were pairs', () => {
    for (const { id, facts, glance } of products.values())
      if (facts.holdTimes.filter(({ source }) => source).length > 1) expect(glance?.holdTime, id).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import {
  cardOf,
  catalogue,
  coolersGrid,
  productsCarousel,
  productsListing,
} from '../../frontend/src/content/catalogue';
import { products } from '../../frontend/src/content/products/all';
import { orderTopics, type TopicId } from '../../frontend/src/content/topics';
import type { Product } from '../../frontend/src/content/types';
import { between, upTo } from '../../frontend/src/domain/quantities';
import { manifest, type RouteId } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { noFacts, plain, productOf } from './support/content';

const routesOf = (items: readonly { route: RouteId }[]) => items.map(({ route }) => route).toSorted();

describe('the catalogue', () => {
  it('has one card a page in the listing, though Custom Logo leads to a page that another item has', () => {
    const listed = routesOf(productsListing);
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(routesOf(catalogue))).toEqual(new Set(listed));
    for (const { route } of catalogue) expect(products.has(route), route).toBe(true);
  });

  it('shows fifteen cards in the carousel, however long the listing is', () => {
    expect(productsCarousel).toHaveLength(15);
  });

  it('shows every product in the grid of coolers that the menu does not call an accessory', () => {
    const coolers = manifest.filter((row) => row.screen === 'product' && row.menu.section !== 'accessories');
    expect(routesOf(coolersGrid)).toEqual(coolers.map(({ id }) => id).toSorted());
  });
});

describe.each([...products])('the product %s', (id, product) => {
  const { askAbout, facts } = product;

  it('is related to other products, each once', () => {
    const others = new Set([...products.keys()].filter((other) => other !== id));
    expect(product.related.length).toBeGreaterThan(0);
    expect(product.related).toEqual([...new Set(product.related)].filter((other) => others.has(other)));
  });

  it('asks about three to six topics, each once, without those of the FAQ page', () => {
    expect(askAbout.length).toBeGreaterThanOrEqual(3);
    expect(askAbout.length).toBeLessThanOrEqual(6);
    expect(new Set(askAbout).size).toBe(askAbout.length);
    expect(orderTopics.filter((topic) => askAbout.includes(topic))).toEqual([]);
  });

  it('asks about no figure that its page gives, and for the outside temperature only where it has a hold time', () => {
    const given: Partial<Record<TopicId, readonly unknown[]>> = {
      'temperature-range': facts.temperatures,
      'hold-time': facts.holdTimes,
      interior: facts.interior,
      exterior: facts.exterior,
    };
    expect(askAbout.filter((topic) => given[topic]?.length)).toEqual([]);
    expect(askAbout.includes('outside-temperature')).toBe(facts.holdTimes.length > 0);
  });
});

it.each([
  ['weight', 'eclipse'],
  ['openings', 'kelvin', 'eclipse', 'safeguard-xvo-10'],
  ['coolant', 'monarch-xvo-10', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
  ['position', 'core-xvo-3-5', 'safeguard-xvo-10'],
] as const)('the pages that give %s by the specification do not ask about it', (topic, ...ids) => {
  expect(ids.filter((id) => productOf(id).askAbout.includes(topic))).toEqual([]);
});

describe('a card', () => {
  const cardWith = (facts: Partial<Product['facts']>, glance: Product['glance'] = {}) =>
    cardOf({ ...productOf('cube'), facts: { ...noFacts, ...facts }, glance });
  const inches = (...size: [number, number, number]) => ({ value: { size, unit: 'in' } as const });
  const white = { value: between(1, 6, '°C') };

  it('has no line for a figure that is not given', () => {
    const { kind } = productOf('cube');
    expect(cardWith({})).toEqual({ id: 'cube', path: pathOf('cube'), title: 'Cube', kind });
  });

  it('joins the figures of several variants, each once', () => {
    const { range, holdTime } = cardWith({
      temperatures: [{ ...white, source: 'white' }, { ...white, source: 'another white' }, { value: upTo(-18, '°C') }],
      holdTimes: [{ value: upTo(24, 'h') }, { value: between(12, 18, 'h') }],
    });
    expect(plain(range ?? '')).toBe('1–6 °C, below −18 °C');
    expect(plain(holdTime ?? '')).toBe('up to 24 h, 12–18 h');
  });

  const [interior, exterior] = [[inches(9, 6, 11.5)], [inches(10, 7, 12.5)]];
  it.each<[facts: Partial<Product['facts']>, size: string]>([
    [{ interior, exterior }, 'Exterior 10 × 7 × 12.5 in'],
    [
      { exterior: [...exterior, { ...inches(12, 8, 3.5), source: 'product FAQ' }] },
      'Exterior 10 × 7 × 12.5 in or 12 × 8 × 3.5 in',
    ],
    [{ interior }, 'Interior 9 × 6 × 11.5 in'],
    [{ more: [{ label: 'Dimensions', value: '110 × 18 mm', key: 'size' }] }, '110 × 18 mm'],
  ])('has all readings of the exterior, else the interior, else the dimensions: %#', (facts, size) => {
    expect(plain(cardWith(facts).size ?? '')).toBe(size);
  });

  it('has the words of the product where it gives them, and the rest from its facts', () => {
    const card = cardWith({ temperatures: [white] }, { holdTime: '24 h, by variant', size: 'By disk' });
    expect(card).toMatchObject({ range: '1–6\u202f°C', holdTime: '24 h, by variant', size: 'By disk' });
    expect(cardWith({ temperatures: [white] }, { range: 'By disk' }).range).toBe('By disk');
  });
});

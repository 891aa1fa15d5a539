import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import {
  cardOf,
  catalogue,
  coolersGrid,
  type Glance,
  productsCarousel,
  productsListing,
} from '../../frontend/src/content/catalogue';
import { products } from '../../frontend/src/content/products/all';
import { orderTopics, type TopicId } from '../../frontend/src/content/topics';
import { carryingWays } from '../../frontend/src/domain/cooler';
import { between, upTo } from '../../frontend/src/domain/quantities';
import { manifest, type RouteId } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { factsOf, noFacts, productOf, wordsOf } from './support/content';

const routesOf = (items: readonly { route: RouteId }[]): readonly RouteId[] =>
  items.map(({ route }) => route).toSorted();

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

  it('shows every product in the listing and in the grid of coolers that the menu does not call an accessory', () => {
    const coolers = manifest
      .filter((row) => row.screen === 'product' && row.menu.section !== 'accessories')
      .map(({ id }) => id)
      .toSorted();
    expect(routesOf(coolersGrid), '`coolersGrid` of content/catalogue.ts').toEqual(coolers);
    const listed = new Set<RouteId>(routesOf(catalogue));
    const missing = coolers.filter((id) => !listed.has(id));
    expect(missing, '`catalogue` of content/catalogue.ts has no item for').toEqual([]);
  });
});

it.each(candidates)(
  'the finder has the openings, the units and the ways to carry that the page of $id gives',
  (cooler) => {
    const { facts, features } = productOf(cooler.id);
    const words = wordsOf([facts.more, features]);
    const named = {
      openings: facts.more.some(({ label }) => /^opening/i.test(label)),
      units: facts.capacity.some(({ of }) => of === 'Units'),
      carrying: carryingWays.filter((way) => new RegExp(way.replace('-', ' '), 'i').test(words)),
    };
    const compared = {
      openings: cooler.openings !== undefined,
      units: cooler.unnamedUnits !== undefined,
      carrying: carryingWays.filter((way) => cooler.carrying.some((carried) => carried.way === way)),
    };
    expect(compared, `the row of ${cooler.id} in \`details\` of content/candidates.ts`).toEqual(named);
  },
);

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
  it.each<[id: string, figures: Glance]>([
    ['cube', {}],
    ['kelvin', { range: '1–6 °C, 2–8 °C, −18 °C', holdTime: 'up to 24 h, by variant' }],
    ['monarch-xvo-5', { range: '2–25 °C', holdTime: '12–18 h', size: 'Interior 9 × 6 × 11.5 in' }],
    ['eclipse', { range: '2–8 °C, 15–25 °C', holdTime: '10 h with 9 openings', size: 'Exterior 18 × 10 × 12 in' }],
    ['cryo-disk', { range: 'By kind, one below −20 °C' }],
    ['data-logger', { range: '−40 to +125 °C', size: '110 × 18 mm (4.33 × 0.71 in)' }],
  ])('of the %s has its main figures, in its own words where it gives them: %j', (id, figures) => {
    const product = productOf(id);
    const { name: title, kind } = product;
    expect(JSON.parse(wordsOf(cardOf(product)))).toEqual({ id, path: pathOf(id as RouteId), title, kind, ...figures });
  });

  it('joins the figures of several readings, each once, and leaves several sizes to the page', () => {
    const white = { value: between(1, 6, '°C') };
    const { exterior } = factsOf('core-xvo-30');
    const temperatures = [white, { ...white, source: 'another white' }, { value: upTo(-18, '°C') }];
    const holdTimes = [{ value: upTo(24, 'h') }, { value: between(12, 18, 'h') }];
    const product = { ...productOf('cube'), facts: { ...noFacts, temperatures, holdTimes, exterior } };
    const expected = { range: '1–6 °C, below −18 °C', holdTime: 'up to 24 h, 12–18 h' };
    const card = JSON.parse(wordsOf(cardOf(product)));
    expect([card, card.size]).toMatchObject([expected, undefined]);
    expect(cardOf({ ...product, glance: { size: 'By disk' } }).size).toBe('By disk');
  });
});

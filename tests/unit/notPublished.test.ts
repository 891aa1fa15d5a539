import { describe, expect, it } from 'vitest';
import { inquiryHref } from '../../frontend/src/content/inquiry-link';
import { products } from '../../frontend/src/content/products/all';
import { orderTopics, type TopicId, topics } from '../../frontend/src/content/topics';
import type { Product } from '../../frontend/src/content/types';
import { pathOf } from '../../frontend/src/routes/paths';
import { pageAt } from '../../frontend/src/site/pages';

const pages = [...products.values()];
const lists = ({ notPublished }: Product, topic: TopicId) => notPublished.includes(topic);

describe('the topics that a product page lists as not published', () => {
  it.each(pages)('are listed once on the page of $name, with all that an order needs', ({ notPublished }) => {
    expect(new Set(notPublished).size).toBe(notPublished.length);
    expect(notPublished).toEqual(expect.arrayContaining([...orderTopics]));
  });

  it('have words of their own, and each is asked about somewhere', () => {
    expect(new Set(Object.values(topics)).size).toBe(Object.keys(topics).length);
    const asked = JSON.stringify([pageAt(pathOf('evidence')), pageAt(pathOf('parts'))]).matchAll(/[?&]ask=([\w,-]+)/g);
    const used = new Set<string>([
      ...pages.flatMap(({ notPublished }) => notPublished),
      ...[...asked].flatMap(([, ids = '']) => ids.split(',')),
    ]);
    expect(Object.keys(topics).filter((id) => !used.has(id))).toEqual([]);
  });

  // A disk, a kit and a logger are no containers: theirs is one size, or none.
  it.each(pages.filter(({ facts }) => facts.carries !== false))(
    'are those of $name for which it has no figure, and no others',
    (product) => {
      const { temperatures, holdTimes, interior, exterior, capacity } = product.facts;
      // The variants have theirs, and the inserts of the Safeguard go by the goods.
      const wanted: Partial<Record<TopicId, boolean>> = {
        'temperature-range': temperatures.length === 0,
        'hold-time': holdTimes.length === 0,
        interior: interior.length === 0,
        exterior: exterior.length === 0,
        ...(capacity.length === 0 && { capacity: true }),
        // Where a hold time is given, the temperature around it is not.
        'outside-temperature': holdTimes.length > 0,
      };
      const listed = Object.keys(wanted).map((topic) => [topic, lists(product, topic as TopicId)]);
      expect(Object.fromEntries(listed)).toEqual(wanted);
    },
  );

  it.each([
    ['weight', 'eclipse'],
    ['openings', 'kelvin'],
    ['openings', 'eclipse'],
    ['openings', 'safeguard-xvo-10'],
    ['coolant', 'monarch-xvo-10'],
    ['coolant', 'eclipse'],
    ['coolant', 'core-xvo-3-5'],
    ['coolant', 'core-xvo-30'],
    ['tests', 'kelvin'],
    ['tests', 'monarch-xvo-10'],
    ['tests', 'core-xvo-3-5'],
    ['tests', 'eclipse'],
    ['options', 'monarch-xvo-10'],
    ['options', 'core-xvo-3-5'],
    ['position', 'core-xvo-3-5'],
    ['position', 'safeguard-xvo-10'],
  ] as const)('leave out %s where the specification gives it: %s', (topic, id) => {
    const product = products.get(id);
    expect(product && lists(product, topic)).toBe(false);
  });

  it('name the gray Kelvin, whose hold time alone is missing', () => {
    expect(pages.filter((product) => lists(product, 'hold-time-gray')).map(({ id }) => id)).toEqual(['kelvin']);
  });
});

describe('the link that asks about them', () => {
  it('leads to the inquiry form with the product and the topics', () => {
    expect(inquiryHref({ products: ['kelvin'], ask: ['weight', 'lead-time'] })).toBe(
      `${pathOf('contact')}?product=kelvin&ask=weight,lead-time#contact-us-form`,
    );
  });

  it.each(pages)('asks on the page of $name for what it lists, in plain characters', (product) => {
    const content = pageAt(pathOf(product.id)).content as {
      readonly notPublished: { readonly topics: readonly string[]; readonly href: string };
    };
    const { topics: shown, href } = content.notPublished;
    expect(shown).toEqual(product.notPublished.map((id) => topics[id]));
    const address = new URL(href, 'https://site.test');
    expect(address.searchParams.get('product')).toBe(product.id);
    expect(address.searchParams.get('ask')?.split(',')).toEqual(product.notPublished);
    expect(address.pathname + address.search + address.hash).toBe(href);
  });
});

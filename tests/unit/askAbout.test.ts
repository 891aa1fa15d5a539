import { describe, expect, it } from 'vitest';
import { products } from '../../frontend/src/content/products/all';
import { orderTopics, type TopicId } from '../../frontend/src/content/topics';
import type { Product } from '../../frontend/src/content/types';
import { productOf } from './support/content';

const pages = [...products.values()];
const asks = ({ askAbout }: Product, topic: TopicId) => askAbout.includes(topic);

describe('the topics that a product page asks about', () => {
  it.each(pages)('of $name are three to six, each once, without those of the FAQ page', (product) => {
    const { askAbout } = product;
    expect(askAbout.length).toBeGreaterThanOrEqual(3);
    expect(askAbout.length).toBeLessThanOrEqual(6);
    expect(new Set(askAbout).size).toBe(askAbout.length);
    expect(orderTopics.filter((topic) => asks(product, topic))).toEqual([]);
  });

  it.each(pages)('of $name are no figure that its page gives', (product) => {
    const { temperatures, holdTimes, interior, exterior } = product.facts;
    const given: Partial<Record<TopicId, boolean>> = {
      'temperature-range': temperatures.length > 0,
      'hold-time': holdTimes.length > 0,
      interior: interior.length > 0,
      exterior: exterior.length > 0,
    };
    expect(product.askAbout.filter((topic) => given[topic])).toEqual([]);
  });

  it.each([
    ['weight', 'eclipse'],
    ['openings', 'kelvin', 'eclipse', 'safeguard-xvo-10'],
    ['coolant', 'monarch-xvo-10', 'eclipse', 'core-xvo-3-5', 'core-xvo-30'],
    ['position', 'core-xvo-3-5', 'safeguard-xvo-10'],
  ] as const)('leave out %s where the specification gives it', (topic, ...ids) => {
    expect(ids.filter((id) => asks(productOf(id), topic))).toEqual([]);
  });
});

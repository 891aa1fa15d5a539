import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addItem,
  basketItems,
  countOf,
  currentRequest,
  emptyBasket,
  removeItem,
  setQuantity,
  storeRequest,
} from '../../frontend/src/lib/requestBasket';
import { storeItem } from '../../frontend/src/lib/startup/atOnce';
import { emptySession, fullStorage, newTab, session, shared } from './support/fakeStorage';

emptySession();
afterEach(emptyBasket);

const blue = { product: 'kelvin', variant: 'XVO 6.5 Blue' };

describe('The request basket', () => {
  it('has each product once, by its variant, in the order in which they were added', () => {
    addItem({ product: 'kelvin' });
    addItem(blue);
    addItem({ product: 'eclipse', need: 'hours=10' });
    addItem({ product: 'kelvin' });
    expect(basketItems()).toEqual([blue, { product: 'eclipse', need: 'hours=10' }, { product: 'kelvin' }]);
    expect(basketItems()).toBe(basketItems());
    removeItem({ product: 'kelvin' });
    removeItem({ product: 'eclipse' });
    expect(basketItems()).toEqual([blue]);
    emptyBasket();
    expect(shared.items.size).toBe(0);
  });

  it('is the same array whenever it is empty, so that components with it are not rendered again after hydration', () => {
    const atFirst = basketItems();
    addItem(blue);
    expect(basketItems()).not.toBe(atFirst);
    emptyBasket();
    expect(basketItems()).toBe(atFirst);
  });

  it('is one for all tabs, but for what a link to the form requested in one of them', () => {
    const [kelvin, eclipse] = [{ product: 'kelvin' }, { product: 'eclipse' }];
    addItem(blue);
    storeRequest({ items: [...basketItems(), { ...eclipse, linked: 7 }], query: 'ask=weight' });
    const turn = newTab();
    expect(currentRequest()).toEqual({ items: [blue], query: '' });
    addItem(kelvin);
    setQuantity(blue, 2);
    storeRequest({ items: [...basketItems(), { product: 'cube', linked: 8 }], query: '' });
    turn();
    const two = { ...blue, quantity: 2 };
    expect(currentRequest()).toEqual({ items: [two, kelvin, { ...eclipse, linked: 7 }], query: 'ask=weight' });
    addItem({ ...eclipse, quantity: 3 });
    removeItem(blue);
    turn();
    expect(basketItems()).toEqual([kelvin, { ...eclipse, quantity: 3 }, { product: 'cube', linked: 8 }]);
    setQuantity(eclipse, 4);
    turn();
    expect(basketItems()).toEqual([kelvin, { ...eclipse, quantity: 4, linked: 7, added: true }]);
    emptyBasket();
    turn();
    expect(basketItems()).toEqual([{ product: 'cube', linked: 8 }]);
  });

  it('has a stored product once, unchanged, if a button stores it again before hydration', () => {
    addItem({ product: 'kelvin', quantity: 2 });
    addItem({ product: 'eclipse' });
    for (const item of [{ product: 'kelvin' }, blue]) storeItem({ dataset: { item: JSON.stringify(item) } } as never);
    expect(basketItems()).toEqual([blue, { product: 'kelvin', quantity: 2 }, { product: 'eclipse' }]);
    emptyBasket();
    storeItem({ dataset: { item: JSON.stringify(blue) } } as never);
    expect(basketItems()).toEqual([blue]);
    storeItem({ dataset: {} } as never);
    expect(basketItems()).toEqual([blue]);
  });

  it('keeps the quantity of a product that is added again, unless a new one is given', () => {
    addItem({ product: 'kelvin', ask: ['weight'] });
    addItem({ product: 'eclipse' });
    setQuantity({ product: 'kelvin' }, 3);
    expect(countOf(basketItems())).toBe(4);
    addItem({ product: 'kelvin', need: 'hours=10' });
    expect(basketItems().at(-1)).toEqual({ product: 'kelvin', ask: ['weight'], need: 'hours=10', quantity: 3 });
    addItem({ product: 'kelvin', quantity: 2 });
    expect(countOf(basketItems())).toBe(3);
    removeItem({ product: 'kelvin' });
    addItem({ product: 'kelvin' });
    expect(countOf(basketItems())).toBe(2);
  });

  it('marks a linked item that is added too, also before hydration, and drops the query with the last linked one', () => {
    const [kelvin, eclipse] = [
      { product: 'kelvin', quantity: 2, linked: 7 },
      { product: 'eclipse', linked: 7 },
    ];
    storeRequest({ items: [kelvin, eclipse, { product: 'cube' }], query: 'ask=weight' });
    storeItem({ dataset: { item: '{"product":"eclipse"}' } } as never);
    expect(basketItems()).toEqual([{ product: 'cube' }, kelvin, { ...eclipse, added: true }]);
    addItem({ product: 'kelvin' });
    expect(basketItems().at(-1)).toEqual({ ...kelvin, added: true });
    const queryWithout = (product: string) => {
      removeItem({ product });
      return currentRequest().query;
    };
    expect(['cube', 'kelvin', 'eclipse'].map(queryWithout)).toEqual(['ask=weight', 'ask=weight', '']);
    storeRequest({ items: [{ product: 'cube' }], query: 'ask=weight' });
    expect(queryWithout('cube')).toBe('ask=weight');
    emptyBasket();
    expect([currentRequest(), session.items.size, shared.items.size]).toEqual([{ items: [], query: '' }, 0, 0]);
  });

  it.each([0, 1.5, 10_000])('ignores the quantity %d', (quantity) => {
    addItem({ product: 'kelvin', quantity: 2 });
    setQuantity({ product: 'kelvin' }, quantity);
    expect(basketItems()).toEqual([{ product: 'kelvin', quantity: 2 }]);
  });

  it.each([
    ['oops', []],
    ['[null,7,{"product":7},{"product":"kelvin","variant":7,"ask":"x","x":1}]', [{ product: 'kelvin' }]],
    [
      '[{"product":"kelvin","quantity":"2","once":1},{"product":"eclipse","quantity":1e9}]',
      [{ product: 'kelvin' }, { product: 'eclipse' }],
    ],
    [
      '[{"product":"kelvin","quantity":2,"once":true,"linked":7,"added":true},{"product":"eclipse","once":1}]',
      [{ product: 'kelvin', quantity: 2, once: true }, { product: 'eclipse' }],
    ],
  ])('reads %s in the storage as %j', (text, expected) => {
    addItem(blue);
    const [key] = shared.items.keys();
    shared.setItem(String(key), text);
    expect(basketItems()).toEqual(expected);
  });

  it('has room for every product, part and document of the site', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ product: `product-${index}` }));
    for (const item of items) addItem(item);
    expect(basketItems()).toEqual(items);
  });

  it('has what was added last where the storage is full, until it is removed', () => {
    addItem(blue);
    vi.stubGlobal('localStorage', fullStorage(shared));
    addItem({ product: 'eclipse' });
    expect(basketItems()).toEqual([blue, { product: 'eclipse' }]);
    emptyBasket();
    expect(basketItems()).toEqual([]);
  });
});

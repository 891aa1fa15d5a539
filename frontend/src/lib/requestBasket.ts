/**
 * What a visitor wants to ask for, stored until the inquiry is sent or the form is cleared. What was added on a page is shared
 * by the tabs of the site, as buyers open products in tabs of their own; what a link to the form requested is its tab's alone,
 * as another tab's form may be filled in by another link.
 */
import { useSyncExternalStore } from 'react';
import type { InquiryQuery, NamedProduct } from '../domain/inquiry/query';
import { announce } from './announcer';
import { BASKET } from './startup/atOnce';
import { fromJson, storedValue } from './storage';

/** An item of the request, with the topics to ask about and the requirements that it was chosen for. */
export interface BasketItem extends NamedProduct, Pick<InquiryQuery, 'ask' | 'need'> {
  /** Has no quantity: a document. */
  readonly once?: true;
  /** When the last link to the form requested it, in ms. The next such link replaces it, unless it was added too. */
  readonly linked?: number;
  /** Of a linked item: it was added on a page too. */
  readonly added?: true;
}

/** A request: its items, and what the last link to the form asked beside its products, as the query of that link. */
export interface StoredRequest {
  readonly items: readonly BasketItem[];
  readonly query: string;
}

const storedAdded = storedValue(BASKET, 'localStorage');
const storedLinked = storedValue('request-linked');
const storedQuery = storedValue('request-query');
/** More than the site has products, parts and documents. Limits what is read: the storage may contain anything. */
const MAX_ITEMS = 100;
const EMPTY: readonly BasketItem[] = [];

/** The last parsed JSON: useSyncExternalStore needs the same array until the basket changes. */
let parsed: { readonly text: string; readonly items: readonly BasketItem[] } = { text: '', items: EMPTY };
const listeners = new Set<() => void>();

/** A larger number is taken for a typing error. */
const MAX_QUANTITY = 9999;

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(text: string | undefined): readonly BasketItem[] {
  const listed = fromJson(text);
  if (!Array.isArray(listed)) return EMPTY;
  return listed
    .filter((item) => isText(item?.product))
    .map(({ product, variant, quantity, once, linked, ask, need }) => ({
      product,
      ...(isText(variant) && { variant }),
      ...(isCount(quantity) && { quantity }),
      ...(once === true && { once }),
      ...(typeof linked === 'number' && { linked }),
      ...(Array.isArray(ask) && ask.every(isText) && { ask }),
      ...(isText(need) && { need }),
    }))
    .filter((item, index, all) => !all.slice(index + 1).some((later) => isSameItem(item, later)))
    .slice(-MAX_ITEMS);
}

const withoutLink = ({ linked: _, added: _added, ...item }: BasketItem): BasketItem => item;

/** Those that were linked come last. What is both is as it was added, which is newer where another tab has changed it. */
function joined(added: readonly BasketItem[], linked: readonly BasketItem[]): readonly BasketItem[] {
  const both = linked.map((item) => {
    const also = added.find((other) => isSameItem(other, item));
    return also ? { ...item, ...also, added: true as const } : item;
  });
  return [...added.filter((item) => !both.some((other) => isSameItem(other, item))), ...both];
}

/** The current items; the same array until they change. */
export function basketItems(): readonly BasketItem[] {
  const [added, linked] = [storedAdded.get(), storedLinked.get()];
  const text = `${added}\n${linked}`;
  if (text !== parsed.text) {
    const items = joined(parse(added).map(withoutLink), parse(linked));
    // Another array than during hydration would render every component with the basket again.
    parsed = { text, items: items.length > 0 ? items : EMPTY };
  }
  return parsed.items;
}

const currentQuery = () => storedQuery.get() ?? '';

/** The current request; its query is empty if the last link named products alone. */
export const currentRequest = (): StoredRequest => ({ items: basketItems(), query: currentQuery() });

export function storeRequest({ items, query }: StoredRequest): void {
  const jsonOf = (listed: readonly BasketItem[]) => (listed.length > 0 ? JSON.stringify(listed) : undefined);
  storedAdded.set(jsonOf(items.filter(isAdded).map(withoutLink)));
  storedLinked.set(jsonOf(items.filter(({ linked }) => linked).map(({ added: _, ...item }) => item)));
  storedQuery.set(query || undefined);
  for (const listener of listeners) listener();
}

const store = (items: readonly BasketItem[]) => storeRequest({ items, query: currentQuery() });

/** Whether two items are the same variant of the same product, whatever their quantities. */
export const isSameItem = (a: BasketItem, b: BasketItem) => a.product === b.product && a.variant === b.variant;

/** Whether an item was added on a page. */
export const isAdded = ({ linked, added }: BasketItem) => !linked || added === true;

/** Removes an item; with the last one of a link, what that asks besides. */
export function removeItem(item: BasketItem): void {
  const items = basketItems().filter((other) => !isSameItem(other, item));
  const isLast = basketItems().some(({ linked }) => linked) && !items.some(({ linked }) => linked);
  storeRequest({ items, query: isLast ? '' : currentQuery() });
}

/** Adds an item at the end. If it is already in the basket, it moves there; properties that `item` lacks are kept. */
export function addItem(item: BasketItem): void {
  const before = basketItems().find((other) => isSameItem(other, item));
  const again = { ...before, ...item, ...(before?.linked && { added: true as const }) };
  store([...basketItems().filter((other) => other !== before), again]);
}

/** Sets the quantity of an item in the basket; ignores an invalid quantity. */
export function setQuantity(item: BasketItem, quantity: number): void {
  if (!isCount(quantity)) return;
  store(basketItems().map((other) => (isSameItem(other, item) ? { ...other, quantity } : other)));
}

/** The sum of the quantities. */
export const countOf = (items: readonly BasketItem[]): number =>
  items.reduce((count, { quantity = 1 }) => count + quantity, 0);

export function emptyBasket(): void {
  storeRequest({ items: EMPTY, query: '' });
  // It may have announced the number of items.
  announce('');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed the request, or another document of this one, before the back/forward cache restored this one.
  const elsewhere = ['storage', 'pageshow'];
  for (const type of elsewhere) window.addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    for (const type of elsewhere) window.removeEventListener(type, listener);
  };
}

/** The current items; empty during hydration. */
export const useBasket = (): readonly BasketItem[] => useSyncExternalStore(subscribe, basketItems, () => EMPTY);

/** The query of the current request; empty during hydration. */
export const useBasketQuery = (): string => useSyncExternalStore(subscribe, currentQuery, () => '');

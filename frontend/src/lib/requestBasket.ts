/** What a visitor wants to ask for, in session storage until the inquiry is sent or the form is cleared. */
import { useSyncExternalStore } from 'react';
import type { InquiryQuery, NamedProduct } from '../domain/inquiry/query';
import { announce } from './announcer';
import { fromJson, sessionValue } from './sessionStore';
import { BASKET } from './startup/atOnce';

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

const stored = sessionValue(BASKET);
const storedQuery = sessionValue('request-query');
/** More than the site has products, parts and documents. Limits what is read: the storage may contain anything. */
const MAX_ITEMS = 100;
const EMPTY: readonly BasketItem[] = [];

/** The last parsed JSON: useSyncExternalStore needs the same array until the basket changes. */
let parsed: { readonly text: string | undefined; readonly items: readonly BasketItem[] } = {
  text: undefined,
  items: EMPTY,
};
const listeners = new Set<() => void>();

/** A larger number is taken for a typing error. */
const MAX_QUANTITY = 9999;

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

const isText = (value: unknown): value is string => typeof value === 'string';

/** If an item was both linked and added before hydration, the linked one counts as added. */
function withEarlier(item: BasketItem, _: number, all: readonly BasketItem[]): BasketItem {
  const isAdded = all.some((other) => !other.linked && isSameItem(other, item));
  return item.linked && isAdded ? { ...item, added: true } : item;
}

function parse(text: string | undefined): readonly BasketItem[] {
  const listed = fromJson(text);
  if (!Array.isArray(listed)) return EMPTY;
  return listed
    .filter((item) => isText(item?.product))
    .map(({ product, variant, quantity, once, linked, added, ask, need }) => ({
      product,
      ...(isText(variant) && { variant }),
      ...(isCount(quantity) && { quantity }),
      ...(once === true && { once }),
      ...(typeof linked === 'number' && { linked, ...(added === true && { added }) }),
      ...(Array.isArray(ask) && ask.every(isText) && { ask }),
      ...(isText(need) && { need }),
    }))
    .map(withEarlier)
    .filter((item, index, all) => !all.slice(index + 1).some((later) => isSameItem(item, later)))
    .slice(-MAX_ITEMS);
}

/** The current items; the same array until they change. */
export function basketItems(): readonly BasketItem[] {
  const text = stored.get();
  if (text !== parsed.text) parsed = { text, items: parse(text) };
  return parsed.items;
}

const currentQuery = () => storedQuery.get() ?? '';

/** The current request; its query is empty if the last link named products alone. */
export const currentRequest = (): StoredRequest => ({ items: basketItems(), query: currentQuery() });

export function storeRequest({ items, query }: StoredRequest): void {
  stored.set(items.length > 0 ? JSON.stringify(items) : undefined);
  storedQuery.set(query || undefined);
  for (const listener of listeners) listener();
}

const store = (items: readonly BasketItem[]) => storeRequest({ items, query: currentQuery() });

/** Whether two items are the same variant of the same product, whatever their quantities. */
export const isSameItem = (a: BasketItem, b: BasketItem) => a.product === b.product && a.variant === b.variant;

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
  // A page restored from the back/forward cache does not know what another document of the tab has changed.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The current items; empty during hydration. */
export const useBasket = (): readonly BasketItem[] => useSyncExternalStore(subscribe, basketItems, () => EMPTY);

/** The query of the current request; empty during hydration. */
export const useBasketQuery = (): string => useSyncExternalStore(subscribe, currentQuery, () => '');

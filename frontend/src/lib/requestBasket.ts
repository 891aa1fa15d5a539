/**
 * The products that a visitor means to ask for, and how many of each, until the inquiry is sent: in the tab's session
 * storage, or as long as the page lives where the browser refuses that.
 */
import { useSyncExternalStore } from 'react';
import { isCount } from '../domain/inquiry/quantity';
import { forget, recall, remember } from './sessionStore';

/** A product of the basket: its route's id, what of it, how many, what is asked about it and what it was chosen for. */
export interface BasketItem {
  readonly product: string;
  /** A variant, or a part or a document of it. */
  readonly variant?: string;
  /** One where it is absent. */
  readonly quantity?: number;
  /** It has no quantity, as a document. */
  readonly once?: true;
  /** Ids of topics. */
  readonly ask?: readonly string[];
  /** What it was chosen for, as the finder's query. */
  readonly need?: string;
}

const name = 'request-basket';
/** More products than anybody asks for at once; what stands in the storage may be anything. */
const most = 20;
const none: readonly BasketItem[] = [];

let kept: string | undefined;
let read: { readonly text: string | undefined; readonly items: readonly BasketItem[] } = {
  text: undefined,
  items: none,
};
const listeners = new Set<() => void>();

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(text: string | undefined): readonly BasketItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    return stored
      .filter((item) => isText(item?.product))
      .map(({ product, variant, quantity, once, ask, need }) => ({
        product,
        ...(isText(variant) && { variant }),
        ...(isCount(quantity) && { quantity }),
        ...(once === true && { once }),
        ...(Array.isArray(ask) && ask.every(isText) && { ask }),
        ...(isText(need) && { need }),
      }))
      .slice(0, most);
  } catch {
    return none;
  }
}

/** What the basket holds; the same array until that changes. */
export function basketItems(): readonly BasketItem[] {
  const text = recall(name) ?? kept;
  if (text !== read.text) read = { text, items: parse(text) };
  return read.items;
}

function hold(items: readonly BasketItem[]): void {
  kept = items.length > 0 ? JSON.stringify(items) : undefined;
  if (kept === undefined) forget(name);
  // In the storage alone where there is one: another document of the tab may change it.
  else if (remember(name, kept)) kept = undefined;
  for (const listener of listeners) listener();
}

/** Whether two items are the same of the same product, however many. */
export const isSameItem = (a: BasketItem, b: BasketItem) => a.product === b.product && a.variant === b.variant;

/** Takes a product out, however many of it are in. */
export const takeOut = (item: BasketItem): void => hold(basketItems().filter((other) => !isSameItem(other, item)));

/**
 * Puts a product in, at the end. One that is in already stays once and as many as it was, unless the item says how many;
 * of what was said of it before, all stays that the item does not say anew.
 */
export function putIn(item: BasketItem): void {
  const before = basketItems().find((other) => isSameItem(other, item));
  hold([...basketItems().filter((other) => other !== before), { ...before, ...item }].slice(-most));
}

/** Sets how many of a product are in, where it is in. Anything but a quantity is ignored. */
export function setQuantity(item: BasketItem, quantity: number): void {
  if (!isCount(quantity)) return;
  hold(basketItems().map((other) => (isSameItem(other, item) ? { ...other, quantity } : other)));
}

/** How many products the basket holds in all. */
export const countOf = (items: readonly BasketItem[]): number =>
  items.reduce((count, { quantity = 1 }) => count + quantity, 0);

/** Takes everything out. */
export const emptyBasket = (): void => hold(none);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A page that comes back as it was may not know what another one has done since.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The basket as it is now; empty while the prerendered page is being hydrated. */
export const useBasket = (): readonly BasketItem[] => useSyncExternalStore(subscribe, basketItems, () => none);

import { itemName } from '../../content/inquiry-request';
import { type TopicId, topics } from '../../content/topics';
import type { Goods } from '../../domain/goods';
import { productsQuery } from '../../domain/inquiry/query';
import { needFields, readNeed } from '../../domain/need';
import { readNumber } from '../../domain/parsing';
import { type BasketItem, isAdded, isCount, isSameItem, type StoredRequest } from '../../lib/requestBasket';

/** What an address may refer to: products by id, and goods. */
export interface RequestCatalogue {
  readonly products: readonly { readonly id: string; readonly name: string }[];
  readonly goods: readonly Goods[];
}

/** Texts in an address are untrusted: variants and searches are cut at this length. */
const MAX_TEXT_LENGTH = 60;
/** Without half of a surrogate pair at the end. */
const shortText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
const topicsIn = (ids: readonly string[]) => ids.filter((id): id is TopicId => Object.hasOwn(topics, id));

/** The values of a parameter, separated by commas or by repeating the parameter. */
const listIn = (query: URLSearchParams, name: string) => query.getAll(name).flatMap((text) => text.split(','));

/** Reads a quantity; `undefined` for invalid text. */
function readCount(text: string): number | undefined {
  const value = readNumber(text);
  return isCount(value) ? value : undefined;
}

/** The items in a query. An invalid quantity counts as none. */
function namedIn(query: URLSearchParams): readonly BasketItem[] {
  const variants = query.getAll('variant').map(shortText);
  const quantities = listIn(query, 'quantity').map(readCount);
  return listIn(query, 'product').flatMap((product, index) => {
    const [variant, quantity] = [variants[index], quantities[index]];
    return product ? [{ product, ...(variant && { variant }), ...(quantity && { quantity }) }] : [];
  });
}

export const hasItem = (items: readonly BasketItem[], item: BasketItem) =>
  items.some((other) => isSameItem(item, other));

const fieldsOfQuery: readonly string[] = ['ask', 'about', ...needFields];

/**
 * The request after a link to the form was followed at the time `at` (ms): its items come last and replace those of
 * another link. Items that were added on a page stay. A link with topics alone asks about what is requested already. One
 * that requests nothing, as that of a menu, changes nothing.
 * Unknown products and parameters are ignored.
 */
export function afterLink(
  search: string,
  catalogue: RequestCatalogue,
  before: StoredRequest,
  at = Date.now(),
): StoredRequest {
  const query = new URLSearchParams(search);
  const named = namedIn(query)
    .filter(({ product }) => catalogue.products.some(({ id }) => id === product))
    .filter((item, index, all) => all.findIndex((other) => isSameItem(item, other)) === index);
  for (const name of [...query.keys()]) if (!fieldsOfQuery.includes(name)) query.delete(name);
  const link = { items: named, query: `${query}` };
  if (isEmptyRequest(readRequest(link, catalogue))) return before;
  if (named.length === 0 && [...query.keys()].every((name) => name === 'ask')) {
    const merged = new URLSearchParams(before.query);
    merged.set('ask', [...new Set([...listIn(merged, 'ask'), ...listIn(query, 'ask')])].join());
    return { items: before.items, query: `${merged}` };
  }
  // The link has a newer need.
  const hasNeed = needFields.some((field) => query.get(field));
  const own = ({ linked: _, added: _added, need, ...item }: BasketItem): BasketItem => ({
    ...item,
    ...(need && !hasNeed && { need }),
  });
  const linked = named.map((item) => {
    const held = before.items.find((other) => isSameItem(item, other));
    return { ...(held && own(held)), ...item, linked: at, ...(held && isAdded(held) && { added: true as const }) };
  });
  const others = before.items.filter((item) => isAdded(item) && !hasItem(linked, item)).map(own);
  return { ...link, items: [...others, ...linked] };
}

const linkOf = ({ items, query }: StoredRequest) => `${items.find(({ linked }) => linked)?.linked} ${query}`;

const asked = ({ quantity = 1, ask, need }: BasketItem) => JSON.stringify([quantity, ask, need]);

/** What remains after the state `sent` was sent: what was added, changed or linked since. */
export function afterSending(now: StoredRequest, sent: StoredRequest): StoredRequest {
  const isLater = linkOf(now) !== linkOf(sent);
  // A later link may have removed the need of an item, which is no change of it.
  const isSent = (item: BasketItem) =>
    sent.items.some((before) => isSameItem(item, before) && asked({ ...before, ...item }) === asked(before));
  const items = now.items.flatMap(({ added, ...item }) => {
    if (!isSent(item)) return [{ ...item, ...(added && { added }) }];
    return isLater && item.linked ? [item] : [];
  });
  return { items, query: isLater ? now.query : '' };
}

/** The query of a link that requests the same. */
export function searchOf({ items, query }: StoredRequest): string {
  // URLSearchParams escapes commas, which is not necessary in a query.
  return [productsQuery(items), query.replaceAll('%2C', ',')].filter(Boolean).join('&');
}

/**
 * Reads a request for display. Unknown values are ignored. The need is that of the last item that has one, else that of the
 * query; a quantity that is not given is 1.
 */
export function readRequest(stored: StoredRequest, { products, goods }: RequestCatalogue) {
  const query = new URLSearchParams(stored.query);
  const ask = [...new Set(topicsIn(listIn(query, 'ask')))];
  const chosenFor = stored.items.findLast((item) => item.need)?.need;
  const { need, staysClosed } = readNeed(chosenFor ? new URLSearchParams(chosenFor) : query, goods);
  return {
    items: stored.items.flatMap(({ need: _, ask: asked = [], quantity = 1, ...item }) => {
      const known = products.find(({ id }) => id === item.product);
      // Each topic once: one that is asked about all items is not asked again.
      const topics = topicsIn(asked).filter((topic) => !ask.includes(topic));
      return known ? [{ ...item, quantity, name: itemName(known.name, item.variant), ask: topics }] : [];
    }),
    /** Topics to ask about all items. */
    ask,
    /** The search that led here, or an empty text. */
    about: shortText(query.get('about') ?? ''),
    need,
    staysClosed,
  };
}

/** Without a request, its lists and its need are empty. */
export type InquiryRequest = ReturnType<typeof readRequest>;
export type InquiryItem = InquiryRequest['items'][number];

export const isEmptyRequest = ({ items, ask, about, need, staysClosed }: InquiryRequest): boolean =>
  items.length === 0 && ask.length === 0 && !about && !staysClosed && Object.keys(need).length === 0;

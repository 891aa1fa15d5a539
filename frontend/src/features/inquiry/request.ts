/** Reads the request, and a link to the form as one, and prefills the form's fields with it. */

import { neededInCelsius, needWords, rangeWords } from '../../content/finder/need-words';
import { notSureYet } from '../../content/inquiry';
import { itemName, requestTexts, someOf } from '../../content/inquiry-request';
import { type TopicId, topics } from '../../content/topics';
import { inWholeFahrenheit } from '../../domain/conversion';
import type { Goods } from '../../domain/goods';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { isCount } from '../../domain/inquiry/quantity';
import { productsQuery } from '../../domain/inquiry/query';
import { detailControls } from '../../domain/inquiry/steps';
import { type Need, type NeededRange, needFields, readNeed } from '../../domain/need';
import { readNumber } from '../../domain/parsing';
import { formatTemperature } from '../../domain/readings';
import { type BasketItem, isSameItem, type StoredRequest } from '../../lib/requestBasket';

/** What an address may refer to: products by id, and goods. */
export interface RequestCatalogue {
  readonly products: readonly { readonly id: string; readonly name: string }[];
  readonly goods: readonly Goods[];
}

export interface InquiryItem extends BasketItem {
  readonly name: string;
  readonly quantity: number;
  readonly ask: readonly TopicId[];
}

/** A request; without one, its lists and its need are empty. */
export interface InquiryRequest {
  readonly items: readonly InquiryItem[];
  /** Topics to ask about all items. */
  readonly ask: readonly TopicId[];
  /** The search that led here, or an empty text. */
  readonly about: string;
  readonly need: Need;
  /** The finder's answer "0 openings", which is not part of `need`. */
  readonly staysClosed: boolean;
}

/** Texts in an address are untrusted: variants and searches are cut at this length. */
const MAX_TEXT_LENGTH = 60;
const shortText = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
const topicsIn = (ids: readonly string[]) => ids.filter((id): id is TopicId => Object.hasOwn(topics, id));

/** The values of a parameter, separated by commas or by repeating the parameter. */
const listIn = (query: URLSearchParams, name: string) => query.getAll(name).flatMap((text) => text.split(','));

/** Reads a quantity; `undefined` for invalid text. */
export function readCount(text: string): number | undefined {
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

export const isIn = (items: readonly BasketItem[], item: BasketItem) => items.some((other) => isSameItem(item, other));

const fieldsOfQuery: readonly string[] = ['ask', 'about', ...needFields];
const isAdded = ({ linked, added }: BasketItem) => !linked || added === true;

/**
 * The request after a link to the form was followed `at` a time in ms: what the link requests comes last, and replaces what
 * another link has. Items that were added on a page stay. A link that requests nothing, as that of a menu, changes nothing.
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
  if (isEmpty(prefillOf(readRequest(link, catalogue)))) return before;
  // Needs of items are older.
  const hasNeed = needFields.some((field) => query.get(field));
  const own = ({ linked: _, added: _added, need, ...item }: BasketItem): BasketItem => ({
    ...item,
    ...(need && !hasNeed && { need }),
  });
  const linked = named.map((item) => {
    const held = before.items.find((other) => isSameItem(item, other));
    return { ...(held && own(held)), ...item, linked: at, ...(held && isAdded(held) && { added: true as const }) };
  });
  const others = before.items.filter((item) => isAdded(item) && !isIn(linked, item)).map(own);
  return { ...link, items: [...others, ...linked] };
}

const linkOf = ({ items, query }: StoredRequest) => `${items.find(({ linked }) => linked)?.linked} ${query}`;

/** The request after an inquiry was sent with an earlier state of it: what was added or linked since. */
export function afterSending(now: StoredRequest, sent: StoredRequest): StoredRequest {
  const isLater = linkOf(now) !== linkOf(sent);
  return {
    items: now.items.filter((item) => !isIn(sent.items, item) || (isLater && item.linked)),
    query: isLater ? now.query : '',
  };
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
export function readRequest(stored: StoredRequest, { products, goods }: RequestCatalogue): InquiryRequest {
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
    ask,
    about: shortText(query.get('about') ?? ''),
    need,
    staysClosed,
  };
}

/** Values of fields, and the message's first lines: what is requested, the need, the questions. A line may be empty. */
export interface Prefill {
  readonly values: Partial<InquiryValues>;
  readonly lines: readonly string[];
}

export const isEmpty = ({ values, lines }: Prefill) => !lines.some(Boolean) && Object.keys(values).length === 0;

/** A message is plain text, so its thin and non-breaking spaces become ordinary ones. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

/** A range in °F, the unit of the field, and in °C: "36–46 °F (2–8 °C)". */
function rangeInFahrenheit(range: NeededRange): string {
  if (range.unit === '°F') return rangeWords(range);
  const celsius = neededInCelsius(range);
  const isOpen = !range.below && (celsius.min === undefined || celsius.max === undefined);
  // For an open range, "at least 2 °C (at least 36 °F)" is as readable as the reverse.
  return isOpen
    ? rangeWords(range)
    : `${formatTemperature(inWholeFahrenheit(celsius))} (${formatTemperature(celsius)})`;
}

function detailsOf({ need, staysClosed }: InquiryRequest): Partial<InquiryValues> {
  const [length, width, height] = need.box?.size.map((side) => `${side} ${need.box?.unit}`) ?? [];
  return {
    ...(length && width && height && { PackagingLength: length, PackagingWidth: width, PackagingHeight: height }),
    ...(need.range && { TemperatureRange: plain(rangeInFahrenheit(need.range)) }),
    ...(need.hours !== undefined && { ProtectedDurationHours: `${need.hours}` }),
    ...((need.openings || staysClosed) && { IsContainerOpenedTransit: staysClosed ? 'no' : 'yes' }),
  };
}

/** The unedited lines of a message. */
const textOf = ({ lines }: Pick<Prefill, 'lines'>) => lines.filter(Boolean).join('\n');

/** Whether sizes of own packaging were entered and are sent, other than those of an earlier prefill. */
export const hasPackaging = (values: InquiryValues, prefilled: Partial<InquiryValues> = {}): boolean =>
  values.IsOwnPackaging === 'yes' &&
  (['PackagingLength', 'PackagingWidth', 'PackagingHeight'] as const).some(
    (side) => values[side] !== '' && values[side] !== prefilled[side],
  );

/**
 * The prefill of a request. Details are opened only if a value for one of them is known. They start with "no" for own
 * packaging, whose sizes would be required; not if the request has a box or the visitor entered `packaging`. The message
 * leaves that to the field, as the visitor may change the answer.
 */
export function prefillOf(request: InquiryRequest, packaging = false): Prefill {
  const { items, ask, about, need, staysClosed } = request;
  const needed = needWords(need);
  const details = detailsOf(request);
  const isCounted = items.some(({ quantity }) => quantity > 1);
  const hasDetails = isCounted || Object.keys(details).length > 0;
  const counted = items.filter(({ once }) => !once).map(({ quantity, name }) => someOf(quantity, name));
  const quantities = hasDetails ? counted.join(', ') : '';
  const names = items.map(({ name }) => name);
  const product = names.join(', ') || (needed.length > 0 || staysClosed || ask.length > 0 || about ? notSureYet : '');
  const labels = (asked: readonly TopicId[]) => asked.map((topic) => topics[topic]);
  const requested = items.map(({ once, quantity, name }) => (isCounted && !once ? someOf(quantity, name) : name));
  const lines = [
    [requested.length > 0 && requestTexts.request(requested), about && requestTexts.about(about)],
    [needed.length > 0 && requestTexts.need(items.length, needed), staysClosed && requestTexts.neverOpened],
    [
      ask.length > 0 && requestTexts.ask(labels(ask)),
      ...items.map((item) => item.ask.length > 0 && requestTexts.askAbout(item.name, labels(item.ask))),
    ],
  ];
  return {
    values: {
      ...(product && { ProductName: product }),
      ...details,
      ...(quantities && { QuantityOfTransport: quantities }),
      ...(hasDetails && {
        IsMoreSpecificDetails: 'yes',
        ...(!packaging && !request.need.box && { IsOwnPackaging: 'no' }),
      }),
    },
    lines: lines.map((sentences) => plain(sentences.filter(Boolean).join(' '))),
  };
}

/** The message after the request changed. The visitor's text stays below the prefilled lines, or around them. */
function messageFor(message: string, next: Prefill, earlier: Prefill): string {
  const [before, lines] = [textOf(earlier), textOf(next)];
  const isUntouched = message.startsWith(before);
  const isSameProducts = next.values.ProductName === earlier.values.ProductName;
  const rows = message.split('\n').map((row) => ({ row, at: row ? earlier.lines.indexOf(row) : -1 }));
  if (before && message.trim() && !isUntouched && (isSameProducts || rows.some(({ at }) => at === 0))) {
    const added = next.lines.filter((line, index) => line && !earlier.lines[index]);
    const last = rows.findLastIndex(({ at }) => at >= 0);
    const changed = rows.flatMap(({ row, at }, index) => [
      ...(at < 0 ? [row] : [next.lines[at] ?? ''].filter(Boolean)),
      ...(index === last ? added : []),
    ]);
    return [...(last < 0 ? added : []), ...changed].join('\n');
  }
  const own = isUntouched ? message.slice(before.length) : message;
  if (lines && own.includes(lines)) return message;
  return (lines && `${lines}\n\n`) + own.replace(/^\n+/, '');
}

/**
 * The changes that update a form from an earlier prefill to this one. The visitor's entries are kept: a field changes only
 * if it has its default value or the earlier prefill's, and of the message only the first lines change.
 */
export function changesFor(
  values: InquiryValues,
  defaults: Readonly<InquiryValues>,
  next: Prefill,
  earlier: Prefill = { values: {}, lines: [] },
): Partial<InquiryValues> {
  const changes: Partial<InquiryValues> = {};
  // Back to the default answer. Details are closed by each navigation (section 4).
  const isAnswered = (control: InquiryControl) =>
    earlier.values[control] !== undefined && defaults[control] !== '' && control !== 'IsMoreSpecificDetails';
  const isOwn = (control: InquiryControl) =>
    values[control] !== earlier.values[control] && (values[control] !== defaults[control] || isAnswered(control));
  for (const control of new Set([...Object.keys(earlier.values), ...Object.keys(next.values)]) as Set<InquiryControl>) {
    const wanted = next.values[control] ?? defaults[control];
    if (!isOwn(control) && values[control] !== wanted) changes[control] = wanted;
  }
  // Closed details are not sent, so those that the visitor has filled in stay open.
  if (changes.IsMoreSpecificDetails === 'no' && detailControls.some(isOwn)) delete changes.IsMoreSpecificDetails;
  const message = messageFor(values.Message, next, earlier);
  if (message !== values.Message) changes.Message = message;
  return changes;
}

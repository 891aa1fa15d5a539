/** A request that is carried into the form: read from the contact page's address, and put into the form's fields. */
import { notSureYet } from '../../content/inquiry';
import { inquiryParams, productsQuery } from '../../content/inquiry-query';
import { itemName, requestTexts, someOf } from '../../content/inquiry-request';
import { type TopicId, topics } from '../../content/topics';
import { inWholeFahrenheit } from '../../domain/conversion';
import type { Goods } from '../../domain/goods';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { isCount } from '../../domain/inquiry/quantity';
import { type Need, type NeededRange, type NeedValues, needFields, readNeed } from '../../domain/need';
import { readNumber } from '../../domain/parsing';
import { formatTemperature } from '../../domain/readings';
import { type BasketItem, isSameItem } from '../../lib/requestBasket';
import { neededInCelsius, needWords, rangeWords } from '../finder/needWords';

/** What an address may name: products by their id, and what may be carried. */
export interface RequestCatalogue {
  readonly products: readonly { readonly id: string; readonly name: string }[];
  readonly goods: readonly Goods[];
}

/** A product that is asked for. */
export interface InquiryItem extends BasketItem {
  readonly name: string;
  readonly quantity: number;
  readonly ask: readonly TopicId[];
}

/** All that is asked for. Empty lists and an empty need where nothing is. */
export interface InquiryRequest {
  readonly items: readonly InquiryItem[];
  /** What is asked about all of them. */
  readonly ask: readonly TopicId[];
  /** What was searched for; empty where nothing was. */
  readonly about: string;
  readonly need: Need;
  /** Said in the finder: never opened, which is no need of its own. */
  readonly staysClosed: boolean;
}

/** An address is anybody's: a variant is a name, a search a few words, and neither is longer. */
const longest = 60;
const shortText = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longest);
const topicsIn = (ids: readonly string[]) => ids.filter((id): id is TopicId => Object.hasOwn(topics, id));

/** A parameter's values, with commas between them or each under the parameter's name. */
const listIn = (query: URLSearchParams, name: string) => query.getAll(name).flatMap((text) => text.split(','));

/** The quantity that a text gives; `undefined` where that is none. */
export function readCount(text: string): number | undefined {
  const value = readNumber(text);
  return isCount(value) ? value : undefined;
}

/** The items that a query names. A quantity that cannot be read is as good as none. */
function namedIn(query: URLSearchParams): readonly BasketItem[] {
  const variants = query.getAll(inquiryParams.variant).map(shortText);
  const quantities = listIn(query, inquiryParams.quantity).map(readCount);
  return listIn(query, inquiryParams.product).flatMap((product, index) => {
    const [variant, quantity] = [variants[index], quantities[index]];
    return product ? [{ product, ...(variant && { variant }), ...(quantity && { quantity }) }] : [];
  });
}

/** An address's query with other items in the place of those that it names. */
function withItems(query: URLSearchParams, items: readonly BasketItem[]): string {
  for (const name of ['product', 'quantity', 'variant'] as const) query.delete(inquiryParams[name]);
  // Commas are plain in an address, which URLSearchParams does not know.
  return [productsQuery(items), query.toString().replaceAll('%2C', ',')].filter(Boolean).join('&');
}

/** An address's query without an item; `undefined` where it does not name it. */
export function withoutItem(search: string, item: BasketItem): string | undefined {
  const query = new URLSearchParams(search);
  const named = namedIn(query);
  const left = named.filter((other) => !isSameItem(other, item));
  return left.length === named.length ? undefined : withItems(query, left);
}

/** An address's query with a quantity of an item; `undefined` where it does not name it. */
export function withQuantity(search: string, item: BasketItem, quantity: number): string | undefined {
  const query = new URLSearchParams(search);
  const named = namedIn(query);
  if (!named.some((other) => isSameItem(other, item))) return undefined;
  return withItems(
    query,
    named.map((other) => (isSameItem(other, item) ? { ...other, quantity } : other)),
  );
}

/**
 * Reads a request from an address's query, with `more` items beside those it names. What is unknown is left out. Where
 * the address says nothing of a need, it is that of the last item that has one; where it does not say how many, it is as
 * many as among `more`, or one.
 */
export function readRequest(
  search: string,
  { products, goods }: RequestCatalogue,
  more: readonly BasketItem[] = [],
): InquiryRequest {
  const query = new URLSearchParams(search);
  const items = [...namedIn(query), ...more].flatMap(({ need: _, ask = [], ...item }) => {
    const known = products.find(({ id }) => id === item.product);
    return known ? [{ ...item, name: itemName(known.name, item.variant), ask: topicsIn(ask) }] : [];
  });
  const quantityOf = (name: string) => items.find((item) => item.name === name && item.quantity)?.quantity ?? 1;
  const own = readNeed(query, goods);
  const chosenFor = more.findLast((item) => item.need)?.need;
  const saysNothing = needFields.every((field) => own.values[field] === '');
  const { need, values } = saysNothing && chosenFor ? readNeed(new URLSearchParams(chosenFor), goods) : own;
  const ask = [...new Set(topicsIn(listIn(query, inquiryParams.ask)))];
  const askedAbout = (name: string) => new Set(items.flatMap((item) => (item.name === name ? item.ask : [])));
  return {
    // Each once, with all that is asked about it and not about all.
    items: items
      .filter(({ name }, index) => items.findIndex((other) => other.name === name) === index)
      .map((item) => ({
        ...item,
        quantity: quantityOf(item.name),
        ask: [...askedAbout(item.name)].filter((topic) => !ask.includes(topic)),
      })),
    ask,
    about: shortText(query.get(inquiryParams.about) ?? ''),
    need,
    staysClosed: isNought(values),
  };
}

const isNought = ({ openings }: NeedValues) => openings !== '' && Number(openings) === 0;

/**
 * What a request puts into the form: values of its fields, and lines for the start of the message: what is requested, what
 * it is needed for and what is asked about it. A line is empty where there is nothing to say.
 */
export interface Prefill {
  readonly values: Partial<InquiryValues>;
  readonly lines: readonly string[];
}

/** Thin and unbreakable spaces are for pages: a message is plain text. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

/** A range in °F as the field asks for it, and in °C: "36–46 °F (2–8 °C)". */
function rangeInFahrenheit(range: NeededRange): string {
  if (range.unit === '°F') return rangeWords(range);
  const celsius = neededInCelsius(range);
  const isOpen = !range.below && (celsius.min === undefined || celsius.max === undefined);
  // "at least 2 °C (at least 36 °F)" reads as well the other way round as it is.
  return isOpen
    ? rangeWords(range)
    : `${formatTemperature(inWholeFahrenheit(celsius))} (${formatTemperature(celsius)})`;
}

function detailsOf({ need, staysClosed }: InquiryRequest): Partial<InquiryValues> {
  const [length, width, height] = need.box?.size.map((side) => `${side} ${need.box?.unit}`) ?? [];
  return {
    ...(length && width && height && { PDLength: length, PDWidth: width, PDHeight: height }),
    ...(need.range && { TemperatureRange: plain(rangeInFahrenheit(need.range)) }),
    ...(need.hours !== undefined && { ProtectedDurationHours: `${need.hours}` }),
    ...((need.openings || staysClosed) && { IsContainerOpenedTransit: staysClosed ? 'no' : 'yes' }),
  };
}

/** "2 × Kelvin XVO 9.5 White", "1 × Eclipse": of what is asked for in a quantity. */
const counted = (items: readonly InquiryItem[]) =>
  items.filter(({ once }) => !once).map(({ quantity, name }) => someOf(quantity, name));

/** The lines of a message before a visitor has changed any. */
const textOf = ({ lines }: Pick<Prefill, 'lines'>) => lines.filter(Boolean).join('\n');

/** Whether sizes of a packaging were entered: whoever gave them has one. */
export const hasPackaging = ({ PackagingLength, PackagingWidth, PackagingHeight }: InquiryValues): boolean =>
  [PackagingLength, PackagingWidth, PackagingHeight].some(Boolean);

/**
 * What a request puts into a form. Details open only where one of them is known. They then start without packaging of
 * one's own, whose sizes would have to be given, and the message says so; but not for whoever has `packaging`.
 */
export function prefillOf(request: InquiryRequest, packaging = false): Prefill {
  const { items, ask, about, need, staysClosed } = request;
  const needed = needWords(need);
  const details = detailsOf(request);
  const isCounted = items.some(({ quantity }) => quantity > 1);
  const hasDetails = isCounted || Object.keys(details).length > 0;
  const quantities = hasDetails ? counted(items).join(', ') : '';
  const names = items.map(({ name }) => name);
  const product = names.join(', ') || (needed.length > 0 || staysClosed || ask.length > 0 || about ? notSureYet : '');
  const labels = (asked: readonly TopicId[]) => asked.map((topic) => topics[topic]);
  const requested = items.map(({ once, quantity, name }) => (isCounted && !once ? someOf(quantity, name) : name));
  const lines = [
    [requested.length > 0 && requestTexts.request(requested), about && requestTexts.about(about)],
    [
      needed.length > 0 && requestTexts.need(items.length, needed),
      staysClosed && requestTexts.neverOpened,
      hasDetails && !packaging && requestTexts.noPackaging,
    ],
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
      ...(hasDetails && { IsMoreSpecificDetails: 'yes', ...(!packaging && { IsOwnPackaging: 'no' }) }),
    },
    lines: lines.map((sentences) => plain(sentences.filter(Boolean).join(' '))),
  };
}

/**
 * A message after a change of the request. What the visitor wrote stays: below the lines, or in them, where only those
 * that are as they were filled in follow the request.
 */
function messageFor(message: string, next: Prefill, earlier: Prefill): string {
  const [before, lines] = [textOf(earlier), textOf(next)];
  const isUntouched = before !== '' && message.startsWith(before);
  const isSameProducts = next.values.ProductName === earlier.values.ProductName;
  if (before && message.trim() && !isUntouched && isSameProducts) {
    const rows = message.split('\n');
    return rows
      .flatMap((row) => {
        const at = row ? earlier.lines.indexOf(row) : -1;
        return at < 0 ? [row] : [next.lines[at] ?? ''].filter(Boolean);
      })
      .join('\n');
  }
  const own = isUntouched ? message.slice(before.length) : message;
  if (lines && own.includes(lines)) return message;
  return (lines && `${lines}\n\n`) + own.replace(/^\n+/, '');
}

/**
 * The changes that bring a form from an earlier prefill to this one. What the visitor entered stays: a field changes
 * where it is at its default or as the earlier prefill left it, and of the message the lines at its start alone.
 */
export function changesFor(
  values: InquiryValues,
  defaults: Readonly<InquiryValues>,
  next: Prefill,
  earlier: Prefill = { values: {}, lines: [] },
): Partial<InquiryValues> {
  const changes: Partial<InquiryValues> = {};
  for (const control of new Set([...Object.keys(earlier.values), ...Object.keys(next.values)]) as Set<InquiryControl>) {
    const isOurs = values[control] === defaults[control] || values[control] === earlier.values[control];
    const wanted = next.values[control] ?? defaults[control];
    if (isOurs && values[control] !== wanted) changes[control] = wanted;
  }
  const message = messageFor(values.Message, next, earlier);
  if (message !== values.Message) changes.Message = message;
  return changes;
}

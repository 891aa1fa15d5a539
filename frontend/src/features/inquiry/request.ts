/** A request that is carried into the form: read from the contact page's address, and put into the form's fields. */

import { notSureYet } from '../../content/inquiry';
import { inquiryParams } from '../../content/inquiry-query';
import { detailNames, requestTexts } from '../../content/inquiry-request';
import { type TopicId, topics } from '../../content/topics';
import { inWholeFahrenheit } from '../../domain/conversion';
import type { Goods } from '../../domain/goods';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { controlsInOrder, isDetail } from '../../domain/inquiry/visibility';
import { type Need, type NeededRange, type NeedValues, needFields, readNeed } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import type { BasketItem } from '../../lib/requestBasket';
import { neededInCelsius, needWords, rangeWords } from '../finder/needWords';

/** What an address may name: products by their id, and what may be carried. */
export interface RequestCatalogue {
  readonly products: readonly { readonly id: string; readonly name: string }[];
  readonly goods: readonly Goods[];
}

/** All that is asked for. Empty lists and an empty need where nothing is. */
export interface InquiryRequest {
  readonly items: readonly (BasketItem & { readonly name: string; readonly ask: readonly TopicId[] })[];
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
const shortText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest);
const list = (text: string | null) => (text ?? '').split(',').filter(Boolean);
const topicsIn = (ids: readonly string[]) => ids.filter((id): id is TopicId => Object.hasOwn(topics, id));

/** The items that a query names; a variant is the first one's. */
function namedIn(query: URLSearchParams): readonly BasketItem[] {
  const variant = shortText(query.get(inquiryParams.variant));
  return list(query.get(inquiryParams.product)).map((product, index) => ({
    product,
    ...(index === 0 && variant && { variant }),
  }));
}

/** An address's query without an item; `undefined` where it does not name it. */
export function withoutItem(search: string, { product, variant }: BasketItem): string | undefined {
  const query = new URLSearchParams(search);
  const named = namedIn(query);
  const left = named.filter((item) => item.product !== product || item.variant !== variant);
  if (left.length === named.length) return undefined;
  if (left[0] !== named[0]) query.delete(inquiryParams.variant);
  query.delete(inquiryParams.product);
  // Commas are plain in an address, which URLSearchParams does not know.
  const products = left.length > 0 ? `${inquiryParams.product}=${left.map((item) => item.product).join(',')}` : '';
  return [products, query.toString().replaceAll('%2C', ',')].filter(Boolean).join('&');
}

/**
 * Reads a request from an address's query, with `more` items beside those it names. What is unknown is left out. Where
 * the address says nothing of a need, it is that of the last item that has one.
 */
export function readRequest(
  search: string,
  { products, goods }: RequestCatalogue,
  more: readonly BasketItem[] = [],
): InquiryRequest {
  const query = new URLSearchParams(search);
  const items = [...namedIn(query), ...more].flatMap(({ need: _, ask = [], ...item }) => {
    const known = products.find(({ id }) => id === item.product);
    const name = item.variant ? `${known?.name} (${item.variant})` : known?.name;
    return name ? [{ ...item, name, ask: topicsIn(ask) }] : [];
  });
  const own = readNeed(query, goods);
  const chosenFor = more.findLast((item) => item.need)?.need;
  const saysNothing = needFields.every((field) => own.values[field] === '');
  const { need, values } = saysNothing && chosenFor ? readNeed(new URLSearchParams(chosenFor), goods) : own;
  const ask = topicsIn(list(query.get(inquiryParams.ask)));
  const askedAbout = (name: string) => new Set(items.flatMap((item) => (item.name === name ? item.ask : [])));
  return {
    // Each once, with all that is asked about it and not about all.
    items: items
      .filter(({ name }, index) => items.findIndex((other) => other.name === name) === index)
      .map((item) => ({ ...item, ask: [...askedAbout(item.name)].filter((topic) => !ask.includes(topic)) })),
    ask,
    about: shortText(query.get(inquiryParams.about)),
    need,
    staysClosed: isNought(values),
  };
}

const isNought = ({ openings }: NeedValues) => openings !== '' && Number(openings) === 0;

/** What a request puts into the form: values of its fields, and lines for the start of the message. */
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

/** What nobody was asked, by the names of the details, each once. */
const notStated = (stated: Partial<InquiryValues>): readonly string[] => {
  const names = (controls: readonly InquiryControl[]) => controls.flatMap((control) => detailNames[control] ?? []);
  const known = new Set(names(controlsInOrder.filter((control) => stated[control] !== undefined)));
  return [...new Set(names(controlsInOrder.filter(isDetail)))].filter((name) => !known.has(name));
};

/**
 * What a request puts into a form. Details open only where one of them is known; they then start without packaging of
 * one's own, whose sizes would have to be given, and the message names what nobody was asked.
 */
export function prefillOf(request: InquiryRequest): Prefill {
  const { items, ask, about, need, staysClosed } = request;
  const needed = [...needWords(need), ...(staysClosed ? [requestTexts.neverOpened] : [])];
  const details = detailsOf(request);
  const hasDetails = Object.keys(details).length > 0;
  const names = items.map(({ name }) => name);
  const product = names.join(', ') || (needed.length > 0 || ask.length > 0 || about ? notSureYet : '');
  const line = (start: string, parts: readonly string[]) => (parts.length > 0 ? [`${start} ${parts.join('; ')}`] : []);
  const words = (asked: readonly TopicId[]) => asked.map((topic) => topics[topic]);
  return {
    values: {
      ...(product && { ProductName: product }),
      ...details,
      ...(hasDetails && { IsMoreSpecificDetails: 'yes', IsOwnPackaging: 'no' }),
    },
    lines: [
      ...line(requestTexts.request, names),
      ...line(requestTexts.needed, needed.length > 0 ? [needed.join(', ')] : []),
      ...line(requestTexts.about, about ? [about] : []),
      ...line(requestTexts.ask, words(ask)),
      ...items.flatMap((item) => line(requestTexts.askAbout(item.name), words(item.ask))),
      ...(hasDetails ? [`${requestTexts.notStated} ${notStated(details).join('; ')}. ${requestTexts.defaults}`] : []),
    ].map(plain),
  };
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
  // Whoever gave sizes of a packaging has one.
  if (values.PackagingLength || values.PackagingWidth || values.PackagingHeight) delete changes.IsOwnPackaging;
  const before = earlier.lines.join('\n');
  const own = before && values.Message.startsWith(before) ? values.Message.slice(before.length) : values.Message;
  const lines = next.lines.join('\n');
  if (!lines || !own.includes(lines)) {
    // The visitor's own words go below the lines.
    const message = (lines && `${lines}\n\n`) + own.replace(/^\n+/, '');
    if (message !== values.Message) changes.Message = message;
  }
  return changes;
}

/** Computes what a request fills into the inquiry form, and what changes in the form when the request does. */

import { neededInCelsius, needWords, rangeWords } from '../../content/finder/need-words';
import { notSureYet } from '../../content/inquiry';
import { requestTexts, someOf } from '../../content/inquiry-request';
import { type TopicId, topics } from '../../content/topics';
import { inWholeFahrenheit } from '../../domain/conversion';
import type { InquiryControl, InquiryValues } from '../../domain/inquiry/contract';
import { controlGroups, detailControls } from '../../domain/inquiry/steps';
import type { NeededRange } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import type { InquiryRequest } from './request';

/** Values of fields, and the message's first lines: what is requested, the need, the questions. A line may be empty. */
export interface Prefill {
  readonly values: Partial<InquiryValues>;
  readonly lines: readonly string[];
}

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
 * The prefill of a request. Details are opened only if a value for one of them is known. Then own packaging, whose sizes
 * would be required, is "no", unless the request has a box or the visitor has entered `packaging`.
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

/**
 * The message after the request changed. Prefilled lines that the visitor has not edited are replaced, each by the next one
 * of its kind, and what is new comes after them; the visitor's own text stays. Where the line of the products was edited and
 * these have changed, all lines come first.
 */
function messageFor(message: string, next: Prefill, earlier: Prefill): string {
  const [before, lines] = [textOf(earlier), textOf(next)];
  const isUntouched = message.startsWith(before);
  const isSameProducts = next.values.ProductName === earlier.values.ProductName;
  const rows = message.split('\n').map((row) => ({ row, kind: row ? earlier.lines.indexOf(row) : -1 }));
  if (before && message.trim() && !isUntouched && (isSameProducts || rows.some(({ kind }) => kind === 0))) {
    const isHeld = (kind: number) => rows.some((row) => row.kind === kind);
    const added = next.lines.filter((line, kind) => kind > 0 && line !== earlier.lines[kind] && line && !isHeld(kind));
    const last = rows.findLastIndex(({ kind }) => kind >= 0);
    const changed = rows.flatMap(({ row, kind }, index) => [
      ...(kind < 0 ? [row] : [next.lines[kind] ?? ''].filter(Boolean)),
      ...(index === last ? added : []),
    ]);
    return [...(last < 0 ? added : []), ...changed].join('\n');
  }
  const others = rows.filter(({ kind }) => kind < 0).map(({ row }) => row);
  const own = isUntouched ? message.slice(before.length) : others.join('\n');
  if (lines && own.includes(lines)) return message;
  return (lines && `${lines}\n\n`) + own.replace(/^\n+/, '');
}

/**
 * The changes that update a form from an earlier prefill to this one. The visitor's entries are kept: a field changes only
 * if it and its group have their default values or the earlier prefill's, and of the message only the first lines change.
 * Details that the visitor has closed stay closed, unlike those that a navigation has (section 4).
 */
export function changesFor(
  values: InquiryValues,
  defaults: Readonly<InquiryValues>,
  next: Prefill,
  earlier: Prefill = { values: {}, lines: [] },
  isClosedByNavigation = true,
): Partial<InquiryValues> {
  const changes: Partial<InquiryValues> = {};
  // The visitor has set it back to the default.
  const isReset = (control: InquiryControl) =>
    earlier.values[control] !== undefined &&
    defaults[control] !== '' &&
    !(isClosedByNavigation && control === 'IsMoreSpecificDetails');
  const isOwn = (control: InquiryControl) =>
    values[control] !== earlier.values[control] && (values[control] !== defaults[control] || isReset(control));
  // Sizes of two boxes, or parts of two durations, are not mixed.
  const groups: readonly (readonly InquiryControl[])[] = Object.values(controlGroups);
  const isKept = (control: InquiryControl) =>
    (groups.find((group) => group.includes(control)) ?? [control]).some(isOwn);
  for (const control of new Set([...Object.keys(earlier.values), ...Object.keys(next.values)]) as Set<InquiryControl>) {
    const wanted = next.values[control] ?? defaults[control];
    if (!isKept(control) && values[control] !== wanted) changes[control] = wanted;
  }
  // Closed details are not sent, so those that the visitor has filled in stay open.
  if (changes.IsMoreSpecificDetails === 'no' && detailControls.some(isOwn)) delete changes.IsMoreSpecificDetails;
  const message = messageFor(values.Message, next, earlier);
  if (message !== values.Message) changes.Message = message;
  return changes;
}

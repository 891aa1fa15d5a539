/** A request in the address of the contact page, and what it fills into the inquiry form. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goods } from '../../frontend/src/content/goods';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { inquiryQuery, productsQuery } from '../../frontend/src/domain/inquiry/query';
import { changesFor, hasPackaging, type Prefill, prefillOf } from '../../frontend/src/features/inquiry/prefill';
import { afterLink, afterSending, readRequest, searchOf } from '../../frontend/src/features/inquiry/request';
import { summaryOf } from '../../frontend/src/features/inquiry/summary';
import { validate } from '../../frontend/src/features/inquiry/validate';
import type { BasketItem, StoredRequest } from '../../frontend/src/lib/requestBasket';
import { forAny } from './support/forAny';
import { filledIn } from './support/inquiry';

const catalogue = {
  products: [
    { id: 'kelvin', name: 'Kelvin' },
    { id: 'eclipse', name: 'Eclipse' },
  ],
  goods,
};
const none: StoredRequest = { items: [], query: '' };
const linked = (search: string, before = none, at = 1) => afterLink(search, catalogue, before, at);
const read = (search: string, items: readonly BasketItem[] = []) =>
  readRequest(linked(search, { items, query: '' }), catalogue);
const prefill = (search: string, more: readonly BasketItem[] = []) => prefillOf(read(search, more));
const nothing: Prefill = { values: {}, lines: ['', '', ''] };

// That it has products, a variant, topics and a need is in tests/browser/spoken/find.yml.
describe('The address of a request', () => {
  const item = fc.record({
    product: fc.constantFrom('kelvin', 'eclipse'),
    variant: fc.constantFrom('', 'XVO 9.5 White', 'A, B & C'),
    quantity: fc.integer({ min: 1, max: 9999 }),
  });
  const selector = ({ product, variant }: { product: string; variant: string }) => product + variant;
  forAny('is read as it was written', [fc.uniqueArray(item, { selector })], (named) => {
    const { items } = read(`?${productsQuery(named)}`);
    expect(items.map(({ product, variant = '', quantity }) => ({ product, variant, quantity }))).toEqual(named);
  });

  it.each(['', '?product=&ask=', '?product=no-such,toString&ask=nothing,constructor&hours=soon', '?utm_source=x'])(
    '%j requests nothing',
    (search) => expect(prefill(search)).toEqual(nothing),
  );

  it('has a few words of what was searched for', () => {
    const { search } = new URL(inquiryQuery({ about: 'dry  ice & −80 °C' }), 'https://site.test/');
    expect(prefill(search)).toEqual({
      values: { ProductName: 'Not sure yet' },
      lines: ['I am looking for “dry ice & −80 °C”.', '', ''],
    });
    expect(read(`?about=${'x'.repeat(200)}`).about).toHaveLength(60);
    // No half of a sign of two characters at the end.
    expect(read(`?about=${'x'.repeat(59)}🧊`).about).toBe('x'.repeat(59));
    expect(read(`?about=${'x'.repeat(58)}🧊`).about).toBe(`${'x'.repeat(58)}🧊`);
    expect(read(`?product=kelvin&variant=${'x'.repeat(200)}`).items[0]?.variant).toHaveLength(60);
  });

  it('has a product once, and the other items of the basket', () => {
    const basket = [{ product: 'eclipse' }, { product: 'kelvin' }, { product: 'kelvin', variant: 'XVO 6.5 Blue' }];
    const { items } = read('?product=kelvin,kelvin', basket);
    expect(items.map(({ name }) => name)).toEqual(['Eclipse', 'Kelvin XVO 6.5 Blue', 'Kelvin']);
  });

  it('has known topics, each once, in one parameter or in several', () => {
    const { search } = new URL(inquiryQuery({ ask: ['interior', 'weight'] }), 'https://site.test/');
    expect(read(`${search}&ask=no-such&ask=weight&ask=`).ask).toEqual(['interior', 'weight']);
  });
});

describe('A quantity in an address', () => {
  const items = (search: string) => read(search).items.map(({ quantity, name }) => `${quantity} × ${name}`);

  it('belongs to the product with the same index, also after one that is unknown', () => {
    expect(items('?product=no-such,kelvin&quantity=7,2')).toEqual(['2 × Kelvin']);
  });

  it.each(['', '&quantity=0', '&quantity=1.5', '&quantity=10000'])('is one where it is %j', (quantity) =>
    expect(items(`?product=kelvin,eclipse${quantity}`)).toEqual(['1 × Kelvin', '1 × Eclipse']),
  );
});

describe('A link to the form', () => {
  const [kelvin, eclipse] = [{ product: 'kelvin' }, { product: 'eclipse' }];
  const strap = { ...eclipse, variant: 'Strap', quantity: 2 };
  const before = linked('?product=kelvin&ask=weight', { items: [eclipse, strap], query: '' });

  it('replaces what another link has requested, and nothing that was added on a page, without parameters of others', () => {
    expect(before).toEqual({ items: [eclipse, strap, { ...kelvin, linked: 1 }], query: 'ask=weight' });
    const again = linked('?product=eclipse&variant=Strap&utm_source=x&hours=10', before, 2);
    expect(again).toEqual({ items: [eclipse, { ...strap, linked: 2, added: true }], query: 'hours=10' });
    expect(linked('?about=ice', again, 3)).toEqual({ items: [eclipse, strap], query: 'about=ice' });
  });

  it('that has topics alone asks about what is requested already', () => {
    const after = linked('?ask=price,lead-time', before, 2);
    expect(after.items).toEqual(before.items);
    expect(searchOf(after)).toBe(`${searchOf(before)},price,lead-time`);
    expect(linked('?ask=price', none, 2)).toEqual({ items: [], query: 'ask=price' });
  });

  it('leaves the quantity of a product that it requests again', () => {
    const counted = { items: [{ ...kelvin, quantity: 3, linked: 1 }], query: '' };
    expect(linked('?product=kelvin', counted, 2).items).toEqual([{ ...kelvin, quantity: 3, linked: 2 }]);
    expect(linked('?product=kelvin&quantity=2', counted, 2).items).toEqual([{ ...kelvin, quantity: 2, linked: 2 }]);
  });

  it.each(['', '?utm_source=x', '?product=no-such'])('that requests nothing changes nothing: %j', (search) =>
    expect(linked(search, before)).toBe(before),
  );

  const search = fc.constantFrom(
    '',
    '?product=kelvin',
    '?product=kelvin,eclipse&quantity=2,3&ask=weight',
    '?hours=10',
    '?ask=price',
  );
  forAny(
    'is followed once, and again changes nothing, nor does the URL of the request',
    [search, search],
    (one, two) => {
      const after = linked(two, linked(one, before));
      expect(linked(two, after)).toEqual(after);
      expect(searchOf(linked(`?${searchOf(after)}`))).toBe(searchOf(after));
    },
  );
});

describe('What is left of a request that was sent', () => {
  const [kelvin, eclipse, cube] = [{ product: 'kelvin' }, { product: 'eclipse' }, { product: 'cube' }];
  const sent = linked('?product=kelvin&ask=weight', { items: [eclipse], query: '' });
  const later = (search: string) => linked(search, sent, 2);
  const changed = [
    { ...kelvin, quantity: 2, linked: 1 },
    { ...eclipse, need: 'hours=5' },
  ];

  it.each<[since: string, now: StoredRequest, left: StoredRequest]>([
    ['nothing', sent, none],
    ['its item had another quantity for a while', { ...sent, items: [{ ...kelvin, quantity: 1, linked: 1 }] }, none],
    ['its items were changed', { ...sent, items: changed }, { items: changed, query: '' }],
    ['an item was added', { ...sent, items: [...sent.items, cube] }, { items: [cube], query: '' }],
    ['a link was followed', later('?product=kelvin&ask=price'), linked('?product=kelvin&ask=price', none, 2)],
    [
      'a link asks the same of a product that was added, which is only linked then',
      later('?product=eclipse&ask=weight'),
      linked('?product=eclipse&ask=weight', none, 2),
    ],
    ['a link has one more product', later('?product=kelvin,eclipse'), linked('?product=kelvin,eclipse', none, 2)],
  ])('where since then %s', (_, now, left) => expect(afterSending(now, sent)).toEqual(left));

  it('has no item whose need alone was replaced, by that of a link', () => {
    const needed = { items: [{ ...eclipse, need: 'hours=10' }], query: '' };
    const link = '?product=kelvin&hours=5';
    expect(afterSending(linked(link, needed, 2), needed)).toEqual(linked(link, none, 2));
  });
});

it('A request has the need that was given last: of a link, or of what was added since', () => {
  const basket = [
    { product: 'eclipse', need: 'hours=10' },
    { product: 'kelvin', need: 'hours=5' },
    { product: 'eclipse', variant: 'Strap' },
  ];
  expect(read('?product=eclipse&variant=Strap', basket).need).toEqual({ hours: 5 });
  const link = linked('?product=kelvin&carry=handle', { items: basket, query: '' });
  expect(readRequest(link, catalogue).need).toEqual({ carry: 'handle' });
  const items = [...link.items, { product: 'eclipse', need: 'hours=20' }];
  expect(readRequest({ ...link, items }, catalogue).need).toEqual({ hours: 20 });
});

describe('The message of a request', () => {
  const strap = { product: 'eclipse', variant: 'Shoulder strap', ask: ['price', 'no-such'] };

  it('has topics as the buyer would say them, each once about all items or about its own', () => {
    expect(prefill('?product=kelvin&ask=weight', [strap]).lines).toEqual([
      'I would like to request Eclipse (Shoulder strap) and Kelvin.',
      '',
      'Please tell me about weight. For Eclipse (Shoulder strap), please tell me about price.',
    ]);
  });

  it.each([
    ['?product=kelvin&carry=vertical', 'Kelvin', 'I need it carried vertically.', ''],
    ['?product=kelvin,eclipse&hours=10&carry=handle', 'Kelvin and Eclipse', 'I need them for 10 h, with a handle.', ''],
  ])('%s, %j', (search, names, ...lines) => {
    expect(prefill(search).lines).toEqual([`I would like to request ${names}.`, ...lines]);
  });

  it('leaves the answer about packaging where sizes are sent, other than those of an earlier request', () => {
    expect(prefillOf(read('?product=kelvin&hours=10'), true).values).not.toHaveProperty('IsOwnPackaging');
    const { values } = prefill('?product=kelvin&length=30&width=20&height=10');
    const entered = { ...inquiryDefaults, ...values };
    expect(hasPackaging(entered, values)).toBe(false);
    expect(hasPackaging({ ...entered, PackagingLength: '31 cm' }, values)).toBe(true);
    expect([hasPackaging(entered), hasPackaging({ ...entered, IsOwnPackaging: 'no' })]).toEqual([true, false]);
  });
});

describe('A request fills in', () => {
  it('values and lines', () => {
    const need = 'min=2&max=8&hours=10&openings=4&length=30&width=20&height=10&carry=handle';
    expect(prefill(`?product=kelvin&ask=weight&${need}`)).toEqual({
      values: {
        IsMoreSpecificDetails: 'yes',
        ProductName: 'Kelvin',
        QuantityOfTransport: '1 × Kelvin',
        PackagingLength: '30 cm',
        PackagingWidth: '20 cm',
        PackagingHeight: '10 cm',
        TemperatureRange: '36–46 °F (2–8 °C)',
        ProtectedDurationHours: '10',
        IsContainerOpenedTransit: 'yes',
      },
      lines: [
        'I would like to request Kelvin.',
        'I need it for 2–8 °C (36–46 °F), 10 h, 4 openings, a box of 30 × 20 × 10 cm, with a handle.',
        'Please tell me about weight.',
      ],
    });
  });

  it.each([
    ['?min=36&max=46&unit=f', '36–46 °F (2.2–7.8 °C)'],
    ['?specimen=frozen-plasma', 'below 0 °F (below −18 °C)'],
    ['?min=2', 'at least 2 °C (at least 36 °F)'],
    ['?max=8', 'at most 8 °C (at most 46 °F)'],
  ])('the temperature range of %s as %s', (search, range) => {
    expect(prefill(search).values).toMatchObject({ TemperatureRange: range, ProductName: 'Not sure yet' });
  });

  it('its products, and how many of each, without a number for a document', () => {
    const sheet = { product: 'eclipse', variant: 'Field sheet', once: true } as const;
    const { values, lines } = prefill('?product=kelvin&quantity=2', [sheet]);
    expect(values).toEqual({
      ProductName: 'Eclipse (Field sheet), Kelvin',
      QuantityOfTransport: '2 × Kelvin',
      IsMoreSpecificDetails: 'yes',
      IsOwnPackaging: 'no',
    });
    expect(lines[0]).toBe('I would like to request Eclipse (Field sheet) and 2 × Kelvin.');
  });

  it.each(['?ask=weight', '?hours=10', '?openings=0', '?about=ice'])('that the product is not sure yet: %s', (search) =>
    expect(prefill(search).values.ProductName).toBe('Not sure yet'),
  );

  it.each(['0', '0 openings', '0x'])('that the container stays closed: %s', (openings) => {
    const { values, lines } = prefill(`?product=kelvin&openings=${openings}`);
    expect(values).toMatchObject({ IsContainerOpenedTransit: 'no' });
    expect(lines[1]).toBe('It will not be opened on the way.');
  });

  it.each(['?product=kelvin&min=2&hours=10&openings=0&length=1&width=1&height=1', '?ask=weight'])(
    'only what is on the screen and can be sent: %s',
    (search) => {
      const { values, lines } = prefill(search);
      const filled = { ...inquiryDefaults, ...values, Message: lines.join('\n') };
      const shown = summaryOf(filled).map(({ value }) => value);
      const inWords = (text = '') => ({ yes: 'Yes', no: 'No' })[text] ?? text;
      for (const value of Object.values(values)) expect(shown).toContain(inWords(value));
      expect(validate({ ...filledIn, ...values, Message: filled.Message })).toEqual({});
    },
  );
});

describe('Filling in a request', () => {
  const kelvin = prefill('?product=kelvin&hours=10');
  const eclipse = prefill('?product=eclipse&ask=weight');
  const textOf = ({ lines }: Prefill) => lines.filter(Boolean).join('\n');
  const fill = (values: typeof inquiryDefaults, next: Prefill, earlier?: Prefill) => ({
    ...values,
    ...changesFor(values, inquiryDefaults, next, earlier),
  });
  const filled = fill(inquiryDefaults, kelvin);

  it('keeps what the visitor entered, and the visitor’s words below its lines', () => {
    const entered = { ...inquiryDefaults, ProductName: 'Cube', Message: 'By Friday.', ProtectedDurationHours: '12' };
    const after = fill(entered, kelvin);
    expect(after).toMatchObject({ ProductName: 'Cube', ProtectedDurationHours: '12', IsMoreSpecificDetails: 'yes' });
    expect(after.Message).toBe(`${textOf(kelvin)}\n\nBy Friday.`);
  });

  it('leaves sizes alone, and a duration, of which the visitor has entered a part', () => {
    const box = prefill('?product=kelvin&hours=10&length=30&width=20&height=10');
    const entered = { ...inquiryDefaults, PackagingLength: '9 in', ProtectedDurationDays: '2' };
    expect(fill(entered, box)).toMatchObject({
      ...{ PackagingLength: '9 in', PackagingWidth: '', PackagingHeight: '' },
      ...{ ProtectedDurationHours: '', ProtectedDurationDays: '2' },
    });
    const changed = { ...fill(inquiryDefaults, box), PackagingLength: '31 cm' };
    const sizes = { PackagingLength: '31 cm', PackagingWidth: '20 cm', PackagingHeight: '10 cm' };
    expect(fill(changed, eclipse, box)).toMatchObject(sizes);
  });

  it('again changes nothing, and another request replaces what was filled in, as does an empty one', () => {
    expect(changesFor(filled, inquiryDefaults, kelvin)).toEqual({});
    expect(changesFor(filled, inquiryDefaults, kelvin, kelvin)).toEqual({});
    expect(fill(filled, eclipse, kelvin)).toEqual(fill(inquiryDefaults, eclipse));
    expect(fill(filled, nothing, kelvin)).toEqual(inquiryDefaults);
  });

  it('keeps the details open where the visitor has filled in one', () => {
    const entered = { ...filled, OtherRequirementsMessage: 'By Friday.' };
    expect(fill(entered, eclipse, kelvin)).toMatchObject({
      IsMoreSpecificDetails: 'yes',
      ProtectedDurationHours: '',
      OtherRequirementsMessage: 'By Friday.',
    });
  });

  it('replaces what an earlier request filled in, except what was changed', () => {
    const worded = { ...filled, Message: `${filled.Message}By Friday.` };
    expect(fill(worded, eclipse, kelvin)).toEqual({
      ...inquiryDefaults,
      ProductName: 'Eclipse',
      Message: `${textOf(eclipse)}\n\nBy Friday.`,
    });
    expect(fill({ ...worded, ProductName: 'Kelvin, two' }, eclipse, kelvin).ProductName).toBe('Kelvin, two');
  });

  // # stands for the text of the request, and #0 for its first line.
  it.each([
    ['?product=kelvin', 'Hello,\n#\nThanks', '?product=kelvin&min=2&max=8&ask=weight', 'Hello,\n#\nThanks'],
    ['?product=kelvin', 'Kelvin, please.', '?product=kelvin&min=2&max=8&ask=weight', '#1\n#2\nKelvin, please.'],
    // Another product is in the place of the first line, also below words of the visitor.
    ['?product=kelvin&hours=10', 'Hello,\n#\nThanks', '?product=eclipse&ask=weight', 'Hello,\n#\nThanks'],
    ['?product=kelvin&hours=10', 'One Kelvin, please.\n#1', '?product=eclipse&ask=weight', '#\n\nOne Kelvin, please.'],
    // The need is added if it is of the same product.
    ['?product=kelvin&ask=weight', '#0\nHow heavy is it?', '?product=eclipse&ask=interior', '#0\n#2\nHow heavy is it?'],
    ['?product=kelvin&hours=10', '#0\nFor 10 h or so.', '?product=kelvin&hours=30', '#\nFor 10 h or so.'],
    // A quantity changes where its line was not edited.
    ['?product=kelvin&quantity=2&ask=weight', '#0\nHeavy?', '?product=kelvin&quantity=3&ask=weight', '#0\nHeavy?'],
    ['?product=kelvin&quantity=2&ask=weight', 'Two.\n#2', '?product=kelvin&quantity=3&ask=weight', 'Two.\n#2'],
    // A message that was emptied is filled in again.
    ['?product=kelvin&quantity=2', ' ', '?product=kelvin&quantity=3', '#\n\n '],
  ])('changes the message of %s, edited to %j, for %s to %j', (before, message, after, expected) => {
    const [earlier, next] = [prefill(before), prefill(after)];
    const written = (text: string, request: Prefill) =>
      text.replace(/#(\d?)/g, (_, line) => (line ? (request.lines[line] ?? '') : textOf(request)));
    const entered = { ...inquiryDefaults, ...earlier.values, Message: written(message, earlier) };
    expect(fill(entered, next, earlier).Message).toBe(written(expected, next));
  });

  it('keeps an answer that the visitor has set back to its default', () => {
    const requested = (quantity: number) => prefill(`?product=kelvin&openings=0&quantity=${quantity}`);
    const answers = { IsContainerOpenedTransit: 'yes', IsOwnPackaging: 'yes' };
    const answered = { ...fill(inquiryDefaults, requested(1)), ...answers };
    expect(fill(answered, requested(2), requested(1))).toMatchObject({
      ...answers,
      QuantityOfTransport: '2 × Kelvin',
    });
  });

  it('leaves details closed that the visitor has closed, unlike those that a navigation has closed', () => {
    const more = prefill('?product=kelvin&hours=10&quantity=2');
    const closed = { ...filled, IsMoreSpecificDetails: 'no' };
    const changesAfter = (isClosedByNavigation: boolean) =>
      changesFor(closed, inquiryDefaults, more, kelvin, isClosedByNavigation);
    expect(changesAfter(false)).not.toHaveProperty('IsMoreSpecificDetails');
    expect(changesAfter(false)).toHaveProperty('QuantityOfTransport', '2 × Kelvin');
    expect(changesAfter(true)).toHaveProperty('IsMoreSpecificDetails', 'yes');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goods } from '../../frontend/src/content/goods';
import { inquiryQuery, productsQuery } from '../../frontend/src/content/inquiry-query';
import { topics } from '../../frontend/src/content/topics';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import {
  changesFor,
  type Prefill,
  prefillOf,
  readCount,
  readRequest,
  withoutItem,
  withQuantity,
} from '../../frontend/src/features/inquiry/request';
import { validate } from '../../frontend/src/features/inquiry/schema';
import { summaryOf } from '../../frontend/src/features/inquiry/summary';

const catalogue = {
  products: [
    { id: 'kelvin', name: 'Kelvin' },
    { id: 'eclipse', name: 'Eclipse' },
  ],
  goods,
};
const prefill = (search: string) => prefillOf(readRequest(search, catalogue));
const nothing: Prefill = { values: {}, lines: ['', '', ''] };

describe('The address of a request', () => {
  it('names products, a variant, topics and a need, in this order', () => {
    expect(
      inquiryQuery({
        products: ['kelvin', 'eclipse'],
        variant: 'XVO 9.5 White',
        ask: ['weight', 'coolant'],
        need: 'min=2&max=8',
      }),
    ).toBe('?product=kelvin,eclipse&variant=XVO%209.5%20White&ask=weight,coolant&min=2&max=8#contact-us-form');
    expect(inquiryQuery({})).toBe('#contact-us-form');
  });

  it('is read again as it was written', () => {
    const { hash, search } = new URL(
      inquiryQuery({ products: ['kelvin'], variant: 'XVO 9.5 & more', ask: ['weight'] }),
      'https://site.test/',
    );
    expect(hash).toBe('#contact-us-form');
    expect(readRequest(search, catalogue)).toMatchObject({
      items: [{ product: 'kelvin', name: 'Kelvin XVO 9.5 & more', quantity: 1 }],
      ask: ['weight'],
    });
  });

  it.each(['', '?product=&ask=', '?product=no-such,toString&ask=nothing,constructor&hours=soon', '?utm_source=x'])(
    '%j asks for nothing',
    (search) => {
      expect(prefill(search)).toEqual(nothing);
    },
  );

  it('takes along what was searched for, a few words of it', () => {
    const { search } = new URL(inquiryQuery({ about: 'dry  ice & −80 °C' }), 'https://site.test/');
    expect(prefill(search)).toEqual({
      values: { ProductName: 'Not sure yet' },
      lines: ['I am looking for “dry ice & −80 °C”.', '', ''],
    });
    expect(readRequest(`?about=${'x'.repeat(200)}`, catalogue).about).toHaveLength(60);
  });

  it('tells what is asked about which item', () => {
    const { lines } = prefillOf(
      readRequest('?product=kelvin&ask=weight', catalogue, [
        { product: 'eclipse', variant: 'Shoulder strap', ask: ['price', 'no-such'] },
      ]),
    );
    expect(lines).toEqual([
      'I would like to request Kelvin and Eclipse (Shoulder strap).',
      '',
      'Please tell me about weight. For Eclipse (Shoulder strap), please tell me about price.',
    ]);
  });

  it('asks about an item that is named twice what is asked about either, and about all once', () => {
    const { lines } = prefillOf(
      readRequest('?product=kelvin&ask=weight', catalogue, [{ product: 'kelvin', ask: ['weight', 'coolant'] }]),
    );
    expect(lines).toEqual([
      'I would like to request Kelvin.',
      '',
      'Please tell me about weight. For Kelvin, please tell me about coolant.',
    ]);
  });

  it('has a product once, and other items beside its own', () => {
    const { items } = readRequest('?product=kelvin,kelvin', catalogue, [
      { product: 'eclipse' },
      { product: 'kelvin' },
      { product: 'kelvin', variant: 'XVO 6.5 Blue' },
    ]);
    expect(items.map(({ name }) => name)).toEqual(['Kelvin', 'Eclipse', 'Kelvin XVO 6.5 Blue']);
  });

  it('gives its topics in either way, each once, and is not led astray by one that there is not', () => {
    const asked = (search: string) => readRequest(search, catalogue).ask;
    expect(asked('?product=kelvin&ask=interior&ask=weight')).toEqual(['interior', 'weight']);
    expect(asked('?ask=interior,weight&ask=no-such&ask=weight&ask=')).toEqual(['interior', 'weight']);
  });
});

describe('A quantity in an address', () => {
  const items = (search: string) =>
    readRequest(search, catalogue).items.map(({ quantity, name }) => `${quantity} × ${name}`);

  it('goes by the place of its product, and so does a variant', () => {
    expect(items('?product=kelvin,eclipse&variant=XVO+9.5+White&quantity=2,1')).toEqual([
      '2 × Kelvin XVO 9.5 White',
      '1 × Eclipse',
    ]);
    expect(items('?product=kelvin&product=kelvin&variant=XVO+9.5&variant=XVO+6.5&quantity=2&quantity=3')).toEqual([
      '2 × Kelvin XVO 9.5',
      '3 × Kelvin XVO 6.5',
    ]);
    expect(items('?product=no-such,kelvin&quantity=7,2')).toEqual(['2 × Kelvin']);
  });

  it.each(['', '&quantity=', '&quantity=0', '&quantity=-2', '&quantity=1.5', '&quantity=two', '&quantity=10000'])(
    'is one where it is %j, and nothing else is lost',
    (quantity) => expect(items(`?product=kelvin,eclipse${quantity}`)).toEqual(['1 × Kelvin', '1 × Eclipse']),
  );

  it('is read back as it was written', () => {
    const item = fc.record({
      product: fc.constantFrom('kelvin', 'eclipse'),
      variant: fc.constantFrom('', 'XVO 9.5 White', 'A, B & C'),
      quantity: fc.integer({ min: 1, max: 9999 }),
    });
    const selector = ({ product, variant }: { product: string; variant: string }) => product + variant;
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector }), (named) => {
        const { items: read } = readRequest(`?${productsQuery(named)}`, catalogue);
        expect(read.map(({ product, variant = '', quantity }) => ({ product, variant, quantity }))).toEqual(named);
      }),
    );
  });

  it('goes over that of the basket, which counts where the address has none', () => {
    const basket = [{ product: 'kelvin', quantity: 4 }];
    expect(readRequest('?product=kelvin&quantity=2', catalogue, basket).items).toMatchObject([{ quantity: 2 }]);
    expect(readRequest('?product=kelvin', catalogue, basket).items).toMatchObject([{ quantity: 4 }]);
  });

  it('is changed in its place', () => {
    const search = '?product=kelvin,eclipse&variant=XVO%209.5&ask=weight&min=2';
    expect(withQuantity(search, { product: 'eclipse' }, 3)).toBe(
      'product=kelvin,eclipse&quantity=1,3&variant=XVO%209.5&ask=weight&min=2',
    );
    expect(withQuantity('?product=kelvin&quantity=2', { product: 'kelvin' }, 1)).toBe('product=kelvin');
    expect(withQuantity(search, { product: 'kelvin' }, 3)).toBeUndefined();
  });

  it('is a whole number from one on', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const count = readCount(text);
        expect(count === undefined || (Number.isInteger(count) && count >= 1 && count <= 9999)).toBe(true);
      }),
    );
  });
});

describe('An item taken out of an address', () => {
  const search = '?product=kelvin,eclipse&variant=XVO%209.5&ask=weight,coolant&min=2';

  it.each([
    [{ product: 'kelvin', variant: 'XVO 9.5' }, 'product=eclipse&ask=weight,coolant&min=2'],
    [{ product: 'eclipse' }, 'product=kelvin&variant=XVO%209.5&ask=weight,coolant&min=2'],
    [{ product: 'kelvin' }, undefined],
    [{ product: 'cube' }, undefined],
  ])('%j leaves %s', (item, left) => expect(withoutItem(search, item)).toBe(left));
});

describe('Items beside an address', () => {
  const more = [
    { product: 'kelvin', need: 'hours=10' },
    { product: 'eclipse', need: 'hours=12' },
    { product: 'kelvin' },
  ];

  it('bring what the last of them was chosen for', () => {
    expect(readRequest('', catalogue, more).need).toEqual({ hours: 12 });
    expect(readRequest('?hours=8', catalogue, more).need).toEqual({ hours: 8 });
  });
});

describe('A request puts into the form', () => {
  it('the products and the open questions, and leaves the details closed', () => {
    expect(prefill('?product=kelvin,eclipse&ask=weight,coolant')).toEqual({
      values: { ProductName: 'Kelvin, Eclipse' },
      lines: ['I would like to request Kelvin and Eclipse.', '', 'Please tell me about weight and coolant.'],
    });
  });

  it('what the finder was told: °F with °C beside it, hours, openings and the box with its unit', () => {
    const { values, lines } = prefill(
      '?product=kelvin&min=2&max=8&hours=10&openings=4&length=30&width=20&height=10&carry=handle',
    );
    expect(values).toEqual({
      ProductName: 'Kelvin',
      QuantityOfTransport: '1 × Kelvin',
      IsMoreSpecificDetails: 'yes',
      IsOwnPackaging: 'no',
      PDLength: '30 cm',
      PDWidth: '20 cm',
      PDHeight: '10 cm',
      TemperatureRange: '36–46 °F (2–8 °C)',
      ProtectedDurationHours: '10',
      IsContainerOpenedTransit: 'yes',
    });
    expect(lines).toEqual([
      'I would like to request Kelvin.',
      'I need it for 2–8 °C (36–46 °F), 10 h, 4 openings, a box of 30 × 20 × 10 cm, with a handle. I have no packaging of my own.',
      '',
    ]);
  });

  it('how many of each, in the message and in the quantity', () => {
    expect(prefill('?product=kelvin,eclipse&variant=XVO+9.5+White&quantity=2')).toEqual({
      values: {
        ProductName: 'Kelvin XVO 9.5 White, Eclipse',
        QuantityOfTransport: '2 × Kelvin XVO 9.5 White, 1 × Eclipse',
        IsMoreSpecificDetails: 'yes',
        IsOwnPackaging: 'no',
      },
      lines: [
        'I would like to request 2 × Kelvin XVO 9.5 White and 1 × Eclipse.',
        'I have no packaging of my own.',
        '',
      ],
    });
  });

  it('a document without a quantity, beside what has one', () => {
    const report = { product: 'eclipse', variant: topics['report-ista-7e'], once: true } as const;
    const { values, lines } = prefillOf(readRequest('?product=kelvin&quantity=2', catalogue, [report]));
    expect(values).toMatchObject({
      ProductName: 'Kelvin, Eclipse (Qualification to ISTA 7E)',
      QuantityOfTransport: '2 × Kelvin',
    });
    expect(lines[0]).toBe('I would like to request 2 × Kelvin and Eclipse (Qualification to ISTA 7E).');
  });

  it('topics as the buyer would say them', () => {
    const { lines } = prefill('?ask=capacity,pack-out,part-phase-5-pcms');
    expect(lines).toEqual([
      '',
      '',
      'Please tell me about capacity in my units, pack-out for my product and route and Phase 5 PCMs.',
    ]);
  });

  it('no sentence about packaging for whoever has given its sizes', () => {
    const request = readRequest('?product=kelvin&hours=10', catalogue);
    const { values, lines } = prefillOf(request, true);
    expect(values).not.toHaveProperty('IsOwnPackaging');
    expect(lines[1]).toBe('I need it for 10 h.');
  });

  it.each([
    '?product=kelvin&quantity=3',
    '?product=kelvin&min=2&hours=10&openings=0&length=1&width=1&height=1',
    '?ask=weight',
  ])('of %s nothing that is not on the screen', (search) => {
    const { values, lines } = prefill(search);
    const shown = summaryOf({ ...inquiryDefaults, ...values, Message: lines.join('\n') }).map(({ text }) => text);
    const inWords = (text = '') => ({ yes: 'Yes', no: 'No' })[text] ?? text;
    for (const value of Object.values(values)) expect(shown).toContain(inWords(value));
  });

  it.each([
    ['?carry=handle', 'I need a cooler with a handle.'],
    ['?product=kelvin&carry=vertical', 'I need it carried vertically.'],
    [
      '?product=kelvin,eclipse&hours=10&carry=handle',
      'I need them for 10 h, with a handle. I have no packaging of my own.',
    ],
  ])('what is needed as a sentence: %s', (search, line) => expect(prefill(search).lines[1]).toBe(line));

  it.each([
    ['?min=36&max=46&unit=F', '36–46 °F (2.2–7.8 °C)'],
    ['?specimen=frozen-plasma', 'below 0 °F (below −18 °C)'],
    ['?max=-18', 'at most −18 °C (at most 0 °F)'],
    ['?min=2', 'at least 2 °C (at least 36 °F)'],
  ])('%s as %s', (search, range) => {
    expect(prefill(search).values).toMatchObject({ TemperatureRange: range, ProductName: 'Not sure yet' });
  });

  it('that the container stays closed, where that was said', () => {
    expect(prefill('?product=kelvin&openings=0')).toMatchObject({
      values: { IsContainerOpenedTransit: 'no' },
      lines: [
        'I would like to request Kelvin.',
        'It will not be opened on the way. I have no packaging of my own.',
        '',
      ],
    });
  });

  it('nothing that keeps the inquiry from being sent', () => {
    const { values, lines } = prefill('?product=kelvin&min=2&max=8');
    const sender = { FullName: 'Ann Example', Email: 'ann@example.com', Phone: '8005550199' };
    expect(validate({ ...inquiryDefaults, ...sender, ...values, Message: lines.join('\n') })).toEqual({});
  });
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

  it('leaves what the visitor entered, and the visitor’s words below its lines', () => {
    const entered = { ...inquiryDefaults, ProductName: 'Cube', Message: 'By Friday.', ProtectedDurationHours: '12' };
    const after = fill(entered, kelvin);
    expect(after).toMatchObject({ ProductName: 'Cube', ProtectedDurationHours: '12', IsMoreSpecificDetails: 'yes' });
    expect(after.Message).toBe(`${textOf(kelvin)}\n\nBy Friday.`);
  });

  it('changes nothing the second time', () => {
    expect(changesFor(filled, inquiryDefaults, kelvin)).toEqual({});
    expect(changesFor(filled, inquiryDefaults, kelvin, kelvin)).toEqual({});
  });

  it('puts a later request in the place of an earlier one, but for what was changed', () => {
    const worded = { ...filled, Message: `${filled.Message}By Friday.` };
    expect(fill(worded, eclipse, kelvin)).toEqual({
      ...inquiryDefaults,
      ProductName: 'Eclipse',
      Message: `${textOf(eclipse)}\n\nBy Friday.`,
    });
    expect(fill({ ...worded, ProductName: 'Kelvin, two' }, eclipse, kelvin).ProductName).toBe('Kelvin, two');
  });

  it('takes away what an earlier one left when nothing is asked for any more', () => {
    expect(fill(filled, nothing, kelvin)).toEqual(inquiryDefaults);
  });

  it('follows a change of the quantity in the lines that are as they were, and leaves what was written', () => {
    const [two, three] = [
      prefill('?product=kelvin&quantity=2&ask=weight'),
      prefill('?product=kelvin&quantity=3&ask=weight'),
    ];
    const first = fill(inquiryDefaults, two);
    expect(fill(first, three, two)).toEqual(fill(inquiryDefaults, three));
    const asked = 'Please tell me about weight.';
    const edited = { ...first, Message: first.Message.replace(asked, 'How heavy is it?') };
    expect(fill(edited, three, two).Message).toBe(
      'I would like to request 3 × Kelvin.\nI have no packaging of my own.\nHow heavy is it?\n\n',
    );
    const worded = { ...first, Message: `Two or three Kelvins.\n${asked}` };
    expect(fill(worded, three, two)).toMatchObject({ Message: worded.Message, QuantityOfTransport: '3 × Kelvin' });
  });
});

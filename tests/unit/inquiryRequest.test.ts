import { describe, expect, it } from 'vitest';
import { goods } from '../../frontend/src/content/goods';
import { inquiryQuery } from '../../frontend/src/content/inquiry-query';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import {
  changesFor,
  type Prefill,
  prefillOf,
  readRequest,
  withoutItem,
} from '../../frontend/src/features/inquiry/request';
import { validate } from '../../frontend/src/features/inquiry/schema';

const catalogue = {
  products: [
    { id: 'kelvin', name: 'Kelvin' },
    { id: 'eclipse', name: 'Eclipse' },
  ],
  goods,
};
const prefill = (search: string) => prefillOf(readRequest(search, catalogue));

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
      items: [{ product: 'kelvin', name: 'Kelvin (XVO 9.5 & more)' }],
      ask: ['weight'],
    });
  });

  it.each(['', '?product=&ask=', '?product=no-such,toString&ask=nothing,constructor&hours=soon', '?utm_source=x'])(
    '%j asks for nothing',
    (search) => {
      expect(prefill(search)).toEqual({ values: {}, lines: [] });
    },
  );

  it('takes along what was searched for, a few words of it', () => {
    const { search } = new URL(inquiryQuery({ about: 'dry  ice & −80 °C' }), 'https://site.test/');
    expect(prefill(search)).toEqual({
      values: { ProductName: 'Not sure yet' },
      lines: ['I searched for: dry ice & −80 °C'],
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
      'Request: Kelvin; Eclipse (Shoulder strap)',
      'Please tell me: Weight',
      'Please tell me about Eclipse (Shoulder strap): Price',
    ]);
  });

  it('asks about an item that is named twice what is asked about either, and about all once', () => {
    const { lines } = prefillOf(
      readRequest('?product=kelvin&ask=weight', catalogue, [{ product: 'kelvin', ask: ['weight', 'coolant'] }]),
    );
    expect(lines).toEqual(['Request: Kelvin', 'Please tell me: Weight', 'Please tell me about Kelvin: Coolant']);
  });

  it('has a product once, and other items beside its own', () => {
    const { items } = readRequest('?product=kelvin,kelvin', catalogue, [
      { product: 'eclipse' },
      { product: 'kelvin' },
      { product: 'kelvin', variant: 'XVO 6.5 Blue' },
    ]);
    expect(items.map(({ name }) => name)).toEqual(['Kelvin', 'Eclipse', 'Kelvin (XVO 6.5 Blue)']);
  });
});

describe('An item taken out of an address', () => {
  const search = '?product=kelvin,eclipse&variant=XVO%209.5&ask=weight,coolant&min=2';

  it.each([
    [{ product: 'kelvin', variant: 'XVO 9.5' }, 'product=eclipse&ask=weight,coolant&min=2'],
    [{ product: 'eclipse' }, 'product=kelvin&variant=XVO+9.5&ask=weight,coolant&min=2'],
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
      lines: ['Request: Kelvin; Eclipse', 'Please tell me: Weight; Coolant'],
    });
  });

  it('what the finder was told: °F with °C beside it, hours, openings and the box with its unit', () => {
    const { values, lines } = prefill(
      '?product=kelvin&min=2&max=8&hours=10&openings=4&length=30&width=20&height=10&carry=handle',
    );
    expect(values).toEqual({
      ProductName: 'Kelvin',
      IsMoreSpecificDetails: 'yes',
      IsOwnPackaging: 'no',
      PDLength: '30 cm',
      PDWidth: '20 cm',
      PDHeight: '10 cm',
      TemperatureRange: '36–46 °F (2–8 °C)',
      ProtectedDurationHours: '10',
      IsContainerOpenedTransit: 'yes',
    });
    expect(lines.slice(0, 2)).toEqual([
      'Request: Kelvin',
      'Needed: 2–8 °C (36–46 °F), 10 h, 4 openings, a box of 30 × 20 × 10 cm, with a handle',
    ]);
    expect(lines[2]).toMatch(/^Not stated: own packaging; .*altitude above 5,000 ft; .*quantity of containers; /);
    expect(lines[2]).not.toMatch(/duration|openings|temperature range|size/);
  });

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
      lines: ['Request: Kelvin', 'Needed: not opened on the way', expect.any(String)],
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
  const fill = (values: typeof inquiryDefaults, next: Prefill, earlier?: Prefill) => ({
    ...values,
    ...changesFor(values, inquiryDefaults, next, earlier),
  });
  const filled = fill(inquiryDefaults, kelvin);

  it('leaves what the visitor entered, and the visitor’s words below its lines', () => {
    const entered = { ...inquiryDefaults, ProductName: 'Cube', Message: 'By Friday.', ProtectedDurationHours: '12' };
    const after = fill(entered, kelvin);
    expect(after).toMatchObject({ ProductName: 'Cube', ProtectedDurationHours: '12', IsMoreSpecificDetails: 'yes' });
    expect(after.Message).toBe(`${kelvin.lines.join('\n')}\n\nBy Friday.`);
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
      Message: `${eclipse.lines.join('\n')}\n\nBy Friday.`,
    });
    expect(fill({ ...worded, ProductName: 'Kelvin, two' }, eclipse, kelvin).ProductName).toBe('Kelvin, two');
  });

  it('takes away what an earlier one left when nothing is asked for any more', () => {
    expect(fill(filled, { values: {}, lines: [] }, kelvin)).toEqual(inquiryDefaults);
  });

  it('leaves own packaging to whoever gave its sizes', () => {
    expect(changesFor({ ...inquiryDefaults, PackagingLength: '10 in' }, inquiryDefaults, kelvin)).not.toHaveProperty(
      'IsOwnPackaging',
    );
  });
});

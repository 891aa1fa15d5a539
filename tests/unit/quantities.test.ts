import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converted, formatInBoth } from '../../frontend/src/domain/conversion';
import { readNumber, readQuantity } from '../../frontend/src/domain/parsing';
import { between, exactly, formatQuantity, type Quantity, type Unit, upTo } from '../../frontend/src/domain/quantities';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { plain } from './support/content';
import { forAny } from './support/forAny';
import { anyQuantity } from './support/quantities';

const unit = fc.constantFrom<Unit>(
  ...(['°C', '°F', 'in', 'cm', 'mm', 'ml', 'g', 'L', 'lb', 'kg', 'h', 's', 'min', 'days', 'years', 'ft'] as const),
);

/** Numbers with up to four decimals, as large as any that is published or asked for. */
const number = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((value) => value / 10_000 + 0);

const fraction = fc.constantFrom(['¼', '1/4'], ['½', '1/2'], ['¾', '3/4'], ['⅐', '1/7'], ['⅓', '1/3'], ['⅞', '7/8']);

describe('a number', () => {
  it.each([
    ['0,125', 0.125],
    ['１２．５', 12.5],
    ['.25', 0.25],
    ['1,234,567', 1_234_567],
    ['6\u00a01/4', 6.25],
  ])('%j is read as %d', (text, value) => expect(readNumber(text)).toBe(value));

  it.each(['', '1.2,345', '1,00,000', '1/0', '1e3', '6 1', '6.5 1/4', '1/2/4', '8/2', '4/4', '0/4', '15/20', '1/20'])(
    '%j is not read',
    (text) => expect(readNumber(text)).toBeUndefined(),
  );

  const part = fc
    .constantFrom(...[2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 64])
    .chain((whole) => fc.tuple(fc.integer({ min: 1, max: whole - 1 }), fc.constant(whole)));
  forAny('is read as the sum of its whole part and its fraction', [fc.nat(999), part], (whole, [a, b]) => {
    for (const separator of [' ', '-']) expect(readNumber(`${whole}${separator}${a}/${b}`)).toBe(whole + a / b);
  });

  forAny(
    'is read alike with the sign of a fraction and its figures',
    [fc.nat(999), fraction],
    (whole, [sign, text]) => {
      expect(readNumber(`${whole}${sign}`)).toBe(readNumber(`${whole} ${text}`));
      expect(readNumber(sign)).toBe(readNumber(text));
    },
  );
});

describe('a quantity', () => {
  it.each([
    ['-20 to -80', { min: -80, max: -20 }],
    ['-20--18', { min: -20, max: -18 }],
    ['-20 - +4', { min: -20, max: 4 }],
    ['2°-8 °C', { min: 2, max: 8, unit: '°C' }],
    ['From 2 to 8 °C', { min: 2, max: 8, unit: '°C' }],
    ['2 through 8', { min: 2, max: 8 }],
    ['between  2 and 8', { min: 2, max: 8 }],
    ['<8', { max: 8 }],
    ['≥2 °C', { min: 2, unit: '°C' }],
    ['over 2', { min: 2, exceeded: true }],
    ['2 ºC – 8 ˚C', { min: 2, max: 8, unit: '°C' }],
  ])('%j is read', (text, expected) => expect(readQuantity(text)).toEqual(expected));

  it.each([
    '2-8-10',
    '-25 -15',
    '2....8',
    '-20 – 10 °C',
    '2 °C to 46 °F',
    'up to 2-8',
    'above 2-8',
    'at least 2-8',
    '24 parsecs',
  ])('%j is not read', (text) => expect(readQuantity(text)).toBeUndefined());

  it.each<[Unit, string]>([
    ['°C', 'C|c|°C|° C|º C|deg C|deg. C|degree C|degrees Celsius|CELSIUS|centigrade'],
    ['°F', 'F|f|°F|deg F|deg. f|degree F|degrees Fahrenheit|fahrenheit'],
    ['h', 'h|hr|hrs|hour|hours'],
    ['days', 'd|day|days'],
    ['min', 'min|mins|minute|minutes'],
    ['in', 'in|inch|inches|"|″'],
  ])('has the unit %s as people write it: %s', (expected, spelled) => {
    for (const spelling of spelled.split('|'))
      expect(readQuantity(`7 ${spelling}`), spelling).toEqual({ min: 7, max: 7, unit: expected });
  });

  forAny('is read as it was written', [anyQuantity(number, unit)], (value) => {
    expect(readQuantity(formatQuantity(value))).toEqual(value);
    expect(readQuantity(formatTemperature(value))).toEqual(value);
  });
});

describe('a conversion', () => {
  // Those of sizes are in the tables of content-products.test.ts.
  const wholeDegrees = fc.integer({ min: -200, max: 300 });
  forAny(
    'of a label in whole °C to whole °F and back gives the same label',
    [wholeDegrees, fc.nat(100)],
    (min, span) => {
      const label: Quantity = { min, max: min + span, unit: '°C' };
      const there = converted(label);
      expect(there && converted(there)).toEqual(label);
    },
  );

  it.each([
    [upTo(-18, '°C'), 'below −18 °C (below 0 °F)'],
    [exactly(9.9, 'lb'), '9.9 lbs (4.5 kg)'],
    [between(12, 18, 'h'), '12–18 h'],
    [between(-20, -18, '°C'), '−20 to −18 °C (−4 to 0 °F)'],
    [between(0, 8, '°C'), '0–8 °C (32–46 °F)'],
    [upTo(30, 'lb'), 'up to 30 lbs (up to 13.6 kg)'],
  ])('of %j is written in parentheses after the published figure: %s', (value, text) => {
    expect(plain(formatInBoth(value))).toBe(text);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  celsiusToFahrenheit,
  converted,
  fahrenheitToCelsius,
  formatInBoth,
} from '../../frontend/src/domain/conversion';
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
    ['2,5', 2.5],
    ['.5', 0.5],
    ['1,234.5', 1234.5],
    ['0,125', 0.125],
    ['1/2', 0.5],
    ['−6¼', -6.25],
    ['１２．５', 12.5],
    ['−３', -3],
  ])('%j is read as %d', (text, value) => expect(readNumber(text)).toBe(value));

  it.each(['', '1.2,345', '1,00,000', '1/0', '1e3', '6 1', '6.5 1/4', '1/2/4'])('%j is not read', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );

  const digit = fc.integer({ min: 1, max: 9 });
  forAny('is read as the sum of its whole part and its fraction', [fc.nat(999), digit, digit], (whole, a, b) => {
    for (const separator of [' ', '-']) expect(readNumber(`${whole}${separator}${a}/${b}`)).toBe(whole + a / b);
  });

  forAny(
    'is read alike with the sign of a fraction and with its figures',
    [fc.nat(999), fraction],
    (whole, [sign, text]) => {
      expect(readNumber(`${whole}${sign}`)).toBe(readNumber(`${whole} ${text}`));
      expect(readNumber(sign)).toBe(readNumber(text));
    },
  );

  it('is written with thousands grouped in the whole part alone', () => {
    const written = [10.0001, 1234.5, -32_000].map((value) => plain(formatQuantity(exactly(value, 'h'))));
    expect(written).toEqual(['10.0001 h', '1,234.5 h', '−32,000 h']);
  });
});

describe('a quantity', () => {
  it.each([
    ['8-2', { min: 2, max: 8 }],
    ['-20 to -80', { min: -80, max: -20 }],
    ['-20--18', { min: -20, max: -18 }],
    ['2°C-8°C', { min: 2, max: 8, unit: '°C' }],
    ['between 2 and 8 c', { min: 2, max: 8, unit: '°C' }],
    ['below -18 °C', { max: -18, unit: '°C' }],
    ['1-1/2 to 2 days', { min: 1.5, max: 2, unit: 'days' }],
    ['22½ in', { min: 22.5, max: 22.5, unit: 'in' }],
    ['1/2 day', { min: 0.5, max: 0.5, unit: 'days' }],
    ['at least 2', { min: 2 }],
    ['5°', { min: 5, max: 5 }],
    ['2° to 8 degrees', { min: 2, max: 8 }],
    ['2°-8 °C', { min: 2, max: 8, unit: '°C' }],
    ['2-8 ℃', { min: 2, max: 8, unit: '°C' }],
  ])('%j is read', (text, expected) => expect(readQuantity(text)).toEqual(expected));

  it.each(['', 'cold', '2-8-10', '2 or 8', '2 °C to 46 °F', 'up to 2-8', '24 parsecs'])('%j is not read', (text) =>
    expect(readQuantity(text)).toBeUndefined(),
  );

  forAny('is read as it was written', [anyQuantity(number, unit)], (value) => {
    expect(readQuantity(formatQuantity(value))).toEqual(value);
    expect(readQuantity(formatTemperature(value))).toEqual(value);
  });
});

describe('a conversion', () => {
  forAny('of a temperature and back gives the same temperature', [number], (celsius) => {
    expect(fahrenheitToCelsius(celsiusToFahrenheit(celsius))).toBeCloseTo(celsius, 4);
  });

  forAny(
    'of a label in whole °C to whole °F and back gives the same label',
    [fc.integer({ min: -200, max: 300 }), fc.nat(100)],
    (min, span) => {
      const label: Quantity = { min, max: min + span, unit: '°C' };
      const there = converted(label);
      expect(there && converted(there)).toEqual(label);
    },
  );

  it.each([
    [between(20, 24, '°C'), '20–24 °C (68–75 °F)'],
    [upTo(-18, '°C'), 'below −18 °C (below 0 °F)'],
    [exactly(9.9, 'lb'), '9.9 lbs (4.5 kg)'],
    [between(12, 18, 'h'), '12–18 h'],
  ])('of %j is written in parentheses after the published figure: %s', (value, text) => {
    expect(plain(formatInBoth(value))).toBe(text);
  });
});

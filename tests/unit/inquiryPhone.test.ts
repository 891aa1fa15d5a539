import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canHoldPhone,
  countryCodes,
  phoneDigits,
  problemOfPhone,
  readPhone,
} from '../../frontend/src/domain/inquiry/phone';
import { forAny, forRuns } from './support/forAny';

const anyCode = fc.constantFrom(...countryCodes);
const digits = fc.stringMatching(/^\d{0,13}$/);
const typedPhone = fc.oneof(
  fc.string(),
  fc.tuple(fc.constantFrom('', '+', '+1', '+91', '+7', '00', '001', '1', '91'), digits).map((parts) => parts.join(' ')),
);
const tenDigits = fc.stringMatching(/^\d{10}$/);
/** The digits as people group them. */
const grouped = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

describe('a phone number', () => {
  forAny('of ten digits in any grouping has no country code', [tenDigits, fc.boolean()], (digits, pasted) => {
    expect(readPhone(digits, { pasted })).toEqual({ text: digits });
    expect(readPhone(grouped(digits), { pasted })).toEqual({ text: digits });
  });

  forAny('with a plus sign and country code gives both', [anyCode, tenDigits, fc.boolean()], (code, digits, pasted) => {
    expect(readPhone(`${code} ${grouped(digits)}`, { pasted })).toEqual({ text: digits, countryCode: code });
  });

  forRuns(1000)('has ten digits at most, or is unchanged', [typedPhone, fc.boolean()], (raw, pasted) => {
    const { text } = readPhone(raw, { pasted });
    if (text !== raw) expect(text).toMatch(/^\d*$/);
    if (text !== raw) expect(text.length).toBeLessThanOrEqual(phoneDigits);
  });

  it.each([
    ['800a555b0199c', '8005550199'],
    ['ext.', ''],
  ])('%j that is typed leaves the digits %j', (raw, text) => expect(readPhone(raw)).toEqual({ text }));

  it('has no eleventh digit: the problem is reported', () => {
    expect(readPhone('12345678901', { before: '1234567890' })).toEqual({ text: '1234567890', problem: 'eleventh' });
  });

  it.each(['+', '+7', '+1 800', '+7800555019', '+78005550199'])('%j is unchanged while it is incomplete', (raw) => {
    expect(readPhone(raw)).toEqual({ text: raw });
  });

  it.each([
    ['1-800-555-0199', '8005550199', '+1'],
    ['0091 98765 43210', '9876543210', '+91'],
    ['+61 412 345 678', '412345678', '+61'],
    ['＋９１ ９８７６５ ４３２１０', '9876543210', '+91'],
  ])('%j that is pasted gives %j and the country code %j', (raw, text, countryCode) => {
    expect(readPhone(raw, { pasted: true })).toEqual({ text, countryCode });
  });

  it.each([
    ['country', '+44 7700 900123', '(+49) 30 123456', '0044 7700 900123', '+7 800 555 01 99'],
    ['digits', '07700 900123', '(800) 555-0199 ext 12', '+61 2 5550 199999', '001 800 555 0199 12'],
  ])('that is pasted and cannot be sent for its %s is unchanged: %j', (problem, ...numbers) => {
    for (const text of numbers) expect(readPhone(text, { pasted: true })).toEqual({ text, problem });
  });

  it('that is too long is unchanged by an edit, until ten digits are left', () => {
    const before = '07700 900123';
    expect(readPhone('07700 90012', { before })).toEqual({ text: '0770090012' });
    expect(readPhone('07700 9001234', { before })).toEqual({ text: '07700 9001234', problem: 'digits' });
    expect(readPhone('+44 7700 90012', { before: '+44 7700 900123' }).problem).toBe('country');
  });

  forRuns(1000)('is held as it was read, and its problem is told again', [typedPhone, fc.boolean()], (raw, pasted) => {
    const { text, problem } = readPhone(raw, { pasted });
    expect(canHoldPhone(text)).toBe(true);
    if (pasted) expect(problemOfPhone(text)).toBe(problem);
  });

  it.each(['800a', '1234567890 1', '(800) 555'])('is not %j', (text) => expect(canHoldPhone(text)).toBe(false));
});

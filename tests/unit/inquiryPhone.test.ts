import { describe, expect, it } from 'vitest';
import { readPhone } from '../../frontend/src/features/inquiry/phone';

describe('A phone number that is typed', () => {
  it.each([
    ['8005550199', '8005550199'],
    ['(800) 555-0199', '8005550199'],
    ['800a555b0199c', '8005550199'],
    ['12345678901', '1234567890'],
    ['0012345678', '0012345678'],
    ['80055501', '80055501'],
    ['ext.', ''],
    ['', ''],
  ])('%j leaves the digits %j and the country code alone', (raw, digits) => {
    expect(readPhone(raw)).toEqual({ digits });
  });

  it.each([
    ['+1 (800) 555-0199', '8005550199', '+1'],
    ['+91 98765 43210', '9876543210', '+91'],
    ['+61 2 5550 19999', '2555019999', '+61'],
    ['+1 800 555 0199 ext. 5', '8005550199', '+1'],
  ])('%j with its plus sign gives %j and the country code %j', (raw, digits, countryCode) => {
    expect(readPhone(raw)).toEqual({ digits, countryCode });
  });

  it('keeps digits that only look like a code after a stray plus sign', () => {
    expect(readPhone('+7800555019')).toEqual({ digits: '7800555019' });
  });
});

describe('A phone number that is pasted', () => {
  it.each([
    ['1-800-555-0199', '8005550199', '+1'],
    ['0091 98765 43210', '9876543210', '+91'],
    ['919876543210', '9876543210', '+91'],
    ['+61 412 345 678', '412345678', '+61'],
  ])('%j gives %j and the country code %j', (raw, digits, countryCode) => {
    expect(readPhone(raw, { pasted: true })).toEqual({ digits, countryCode });
  });

  it.each([
    ['9198765432', '9198765432'],
    ['(800) 555-0199 ext 12', '8005550199'],
    ['44 20 7946 09991', '4420794609'],
  ])('%j, without a code of the list before ten digits, gives its first ten digits %j', (raw, digits) => {
    expect(readPhone(raw, { pasted: true })).toEqual({ digits });
  });
});

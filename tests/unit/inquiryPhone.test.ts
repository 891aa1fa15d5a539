import { describe, expect, it } from 'vitest';
import { readPhone } from '../../frontend/src/domain/inquiry/phone';

describe('A phone number that is typed', () => {
  it.each([
    ['8005550199', '8005550199'],
    ['(800) 555-0199', '8005550199'],
    ['800a555b0199c', '8005550199'],
    ['0012345678', '0012345678'],
    ['80055501', '80055501'],
    ['ext.', ''],
    ['', ''],
  ])('%j leaves the digits %j and the country code alone', (raw, text) => {
    expect(readPhone(raw)).toEqual({ text });
  });

  it('takes no eleventh digit, and says so', () => {
    expect(readPhone('12345678901', { before: '1234567890' })).toEqual({ text: '1234567890', problem: 'eleventh' });
  });

  it.each([
    ['+1 (800) 555-0199', '8005550199', '+1'],
    ['+91 98765 43210', '9876543210', '+91'],
    ['+61 25550 19999', '2555019999', '+61'],
  ])('%j with its plus sign gives %j and the country code %j', (raw, text, countryCode) => {
    expect(readPhone(raw)).toEqual({ text, countryCode });
  });

  it.each(['+', '+7', '+1 800', '+7800555019'])('%j stays until its digits are complete', (raw) => {
    expect(readPhone(raw)).toEqual({ text: raw });
  });
});

describe('A phone number that is pasted', () => {
  it.each([
    ['+1 (555) 010-0199', '5550100199', '+1'],
    ['1-800-555-0199', '8005550199', '+1'],
    ['1-555-010-0199', '5550100199', '+1'],
    ['0091 98765 43210', '9876543210', '+91'],
    ['919876543210', '9876543210', '+91'],
    ['+78 800 555 0199', '8005550199', '+78'],
    ['+61 412 345 678', '412345678', '+61'],
    ['Tel. +61 2555 019 999', '2555019999', '+61'],
  ])('%j gives %j and the country code %j', (raw, text, countryCode) => {
    expect(readPhone(raw, { pasted: true })).toEqual({ text, countryCode });
  });

  it.each(['9198765432', '(919) 876-5432'])('%j has ten digits, and none of them is taken for a code', (raw) => {
    expect(readPhone(raw, { pasted: true })).toEqual({ text: '9198765432' });
  });
});

describe('A phone number that the form cannot send', () => {
  it.each(['+44 7700 900123', '+44 20 79460', '(+49) 30 123456'])('%j, of another country, stays as it is', (raw) => {
    for (const pasted of [false, true]) expect(readPhone(raw, { pasted })).toEqual({ text: raw, problem: 'country' });
  });

  it.each([
    '44 7700 900123',
    '0044 7700 900123',
    '07700 900123',
    '(800) 555-0199 ext 12',
    '+1 800 555 0199 ext. 5',
    '+61 2 5550 199999',
  ])('%j, of too many digits, stays as it is when it is pasted', (raw) => {
    expect(readPhone(raw, { pasted: true })).toEqual({ text: raw, problem: 'digits' });
  });

  it('stays when it is edited, until ten digits are left', () => {
    const before = '07700 900123';
    expect(readPhone('07700 90012', { before })).toEqual({ text: '0770090012' });
    expect(readPhone('07700 9001234', { before })).toEqual({ text: '07700 9001234', problem: 'digits' });
    expect(readPhone('+44 7700 90012', { before: '+44 7700 900123' }).problem).toBe('country');
  });
});

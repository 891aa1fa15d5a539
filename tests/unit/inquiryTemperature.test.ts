import { describe, expect, it } from 'vitest';
import { echoOf, readRange, toCelsiusText, toFahrenheitText } from '../../frontend/src/domain/inquiry/temperature';

describe('A temperature range as people write it', () => {
  it.each([
    ['2-8', { min: 2, max: 8 }],
    ['2 – 8', { min: 2, max: 8 }],
    ['36 to 46 °F', { min: 36, max: 46, unit: '°F' }],
    ['2°C-8°C', { min: 2, max: 8, unit: '°C' }],
    ['2,5-8c', { min: 2.5, max: 8, unit: '°C' }],
    ['−18', { min: -18, max: -18 }],
    ['-20--18', { min: -20, max: -18 }],
    ['-20 to -18', { min: -20, max: -18 }],
    ['36–46 °F (2–8 °C)', { min: 36, max: 46, unit: '°F' }],
  ])('%j is read', (text, range) => expect(readRange(text)).toEqual(range));

  it.each(['', 'cold', '8-2', 'below -18', '2-8-10', '2 or 8'])('%j is left alone', (text) => {
    expect(readRange(text)).toBeUndefined();
    expect(echoOf(text)).toEqual({});
  });
});

describe('The inquiry has', () => {
  it.each([
    ['2-8', '36–46 °F (2–8 °C)'],
    ['1–6', '34–43 °F (1–6 °C)'],
    ['-18', '0 °F (−18 °C)'],
    ['cold', 'cold °C'],
    ['', ''],
  ])('for %j in °C the text %j', (text, expected) => expect(toFahrenheitText(text, '°C')).toBe(expected));

  it('°F as they were written', () => {
    expect(toFahrenheitText('about 36-46', '°F')).toBe('about 36-46');
  });

  it.each([
    ['36–46 °F (2–8 °C)', '2–8'],
    ['1–6', '1–6'],
    ['2-8 °C', '2-8'],
    ['', ''],
  ])('from %j in °F, in °C %j to go on with', (text, expected) => expect(toCelsiusText(text)).toBe(expected));
});

describe('What is written in the °F field', () => {
  it('is said in °C', () => {
    expect(echoOf('36-46')).toEqual({ same: { entered: '36–46 °F', other: '2–8 °C' } });
    expect(echoOf('68-77 F')).toEqual({ same: { entered: '68–77 °F', other: '20–25 °C' } });
  });

  it.each(['1–6', '2-8', '20-24', '-18'])('is asked about where it looks like °C: %s', (text) => {
    expect(echoOf(text).meant).toMatch(/°C$/);
  });

  it('is not asked about where the unit is written, unless that is °C', () => {
    expect(echoOf('20 °F').meant).toBeUndefined();
    expect(echoOf('1-6 °C')).toEqual({ meant: '1–6 °C' });
  });

  it('is not said again where it has both', () => {
    expect(echoOf('36–46 °F (2–8 °C)')).toEqual({});
  });
});

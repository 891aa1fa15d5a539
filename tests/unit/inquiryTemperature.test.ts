/** Temperatures that visitors enter in °C or °F into the inquiry's one field, which is in °F. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { echoOf, entered, storedTemperature, switchUnit } from '../../frontend/src/domain/inquiry/temperature';
import { readQuantity } from '../../frontend/src/domain/parsing';
import { formatQuantity } from '../../frontend/src/domain/quantities';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { forAny } from './support/forAny';
import { anyQuantity } from './support/quantities';

type Degrees = '°C' | '°F';
const sent = (text: string, unit: Degrees) => entered(text, unit).sent;

/** Temperatures in tenths of a degree, in the range in which goods are carried. */
const degrees = fc.integer({ min: -2000, max: 2000 }).map((tenths) => tenths / 10);
const temperature = (unit: Degrees) => anyQuantity(degrees, fc.constant(unit));
const inEither = fc.oneof(temperature('°C'), temperature('°F'));

/** Of texts, separated by |, what is sent. */
const cases: readonly [unit: Degrees, texts: string, expected: string][] = [
  ['°C', '2-8 | 2 to 8 | 8-2', '36–46 °F (2–8 °C)'],
  ['°C', 'below -18 °C | Below -18', 'below 0 °F (below −18 °C)'],
  ['°C', '2-8° | 2 - 8 degrees | 2-8 ℃', '36–46 °F (2–8 °C)'],
  ['°C', '2/8 | 2 / 8 °C | 2 °C/8 °C | +2/+8', '36–46 °F (2–8 °C)'],
  ['°C', '-25/-15 | −25/−15 °C', '−13 to 5 °F (−25 to −15 °C)'],
  // Not the range to +15 °C.
  ['°C', '-25 -15', '-25 -15 °C'],
  // The written unit has priority over the chosen one.
  ['°C', '68.5 °F', '68.5 °F (20.3 °C)'],
  // What is not a single temperature is unchanged; figures without a unit get the chosen one.
  ['°C', '2 or 8', '2 or 8 °C'],
  ['°C', '15/25/30 C', '15/25/30 C'],
  ['°C', '24 h', '24 h'],
  ['°C', '2-8 (a fridge) | 2-8(a fridge) | 2-8  (a fridge)', '36–46 °F (2–8 °C) (a fridge)'],
  ['°C', '36–46 °F (2–8 °C)', '36–46 °F (2–8 °C)'],
  // °F are unchanged.
  ['°F', 'about 36-46', 'about 36-46'],
];

describe('A temperature', () => {
  it.each(cases)('in %s, %s, is sent as %s', (unit, texts, expected) => {
    for (const text of texts.split(' | ')) expect(sent(text, unit), text).toBe(expected);
  });

  it('is read in a time that does not grow with the cube of its length', () => {
    const text = `${' '.repeat(20_000)}cold`;
    expect(sent(text, '°C')).toBe(text);
  });

  it.each(['2 or 8 C', '2 or 8 deg C', '2 or 8 deg. c', '2 or 8 degree C', '36 or 46 Fahrenheit', '2 or 8 CELSIUS'])(
    'that cannot be read, with its unit, is sent as it is: %s',
    (text) => expect(sent(text, '°C')).toBe(text),
  );

  forAny('is sent once in each unit, with its own figures', [inEither], (quantity) => {
    const both = sent(formatQuantity(quantity), '°C');
    expect(both.match(/°C/g)).toHaveLength(1);
    expect(both.match(/°F/g)).toHaveLength(1);
    const [, inFahrenheit = '', inCelsius = ''] = /^(.*) \((.*)\)$/.exec(both) ?? [];
    expect(readQuantity(quantity.unit === '°C' ? inCelsius : inFahrenheit)).toEqual(quantity);
  });
});

describe('Choosing the other unit', () => {
  const typed = fc.oneof(fc.string(), temperature('°C').map(formatTemperature));
  forAny('twice restores any text that was typed in °C', [typed], (text) => {
    expect(switchUnit(switchUnit(entered(text, '°C')))).toMatchObject(entered(text, '°C'));
  });

  forAny('does not change what is sent for a text in °F', [temperature('°F').map(formatTemperature)], (text) => {
    const typed = entered(text, '°F');
    const other = switchUnit(typed);
    expect(other).toMatchObject({ unit: '°C', sent: text });
    expect(switchUnit(other)).toMatchObject(typed);
  });

  it.each([
    [entered('36-46', '°F'), { unit: '°C', text: '2–8' }],
    [entered('2-8 °C', '°F'), { unit: '°C', text: '2–8' }],
    // Figures without a unit that are too cold for °F are read as °C.
    [entered('2-8', '°F'), { unit: '°C', text: '2-8', sent: '36–46 °F (2–8 °C)' }],
    [entered('2 or 8', '°F'), { unit: '°C', sent: '2 or 8 °C' }],
    // What was typed in °C is shown in °F in both, and never its figures alone.
    [entered('2-8', '°C'), { unit: '°F', text: '36–46 °F (2–8 °C)' }],
    // The text of a draft: not as 37 °F is converted, but as it was typed.
    [storedTemperature('37–46 °F (2.5–8 °C)'), { unit: '°C', text: '2.5–8' }],
  ])('for %j shows %j', (typed, shown) => expect(switchUnit(typed)).toMatchObject(shown));
});

describe('The hint below the field', () => {
  it.each([
    [entered('36-46', '°F'), { same: { entered: '36–46 °F', other: '2–8 °C' } }],
    [entered('1-6 °C', '°F'), { sent: '34–43 °F (1–6 °C)' }],
    [entered('cold', '°F'), {}],
    // Of a text in °C it is what is sent, if there is one; of a draft that has both units it is empty.
    [entered(' ', '°C'), {}],
    [entered('cold', '°C'), { sent: 'cold' }],
    [entered('2-8', '°C'), { sent: '36–46 °F (2–8 °C)' }],
    [storedTemperature('36–46 °F (2–8 °C)'), {}],
  ])('for %j: %j', (typed, hint) => expect(echoOf(typed)).toEqual(hint));

  it.each(['2-8', '-18', 'at least 2', 'above 2', 'below 8', '31'])('asks whether %s in °F is meant in °C', (text) => {
    expect(echoOf(entered(text, '°F')).meant).toMatch(/°C$/);
  });

  it.each(['20 °F', '32'])('does not ask that of %s', (text) => {
    expect(echoOf(entered(text, '°F')).meant).toBeUndefined();
  });
});

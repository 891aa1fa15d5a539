import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { echoOf, entered, heldTemperature, inOtherUnit } from '../../frontend/src/domain/inquiry/temperature';
import { readQuantity } from '../../frontend/src/domain/parsing';
import { formatQuantity, type Quantity } from '../../frontend/src/domain/quantities';
import { formatTemperature } from '../../frontend/src/domain/readings';

const sent = (text: string, unit: '°C' | '°F') => entered(text, unit).sent;

/** Temperatures in tenths of a degree, as far from zero as goods are carried. */
const degrees = fc.integer({ min: -2000, max: 2000 }).map((tenths) => tenths / 10);
const temperature = (unit: '°C' | '°F'): fc.Arbitrary<Quantity> =>
  fc.tuple(degrees, degrees, fc.constantFrom('range', 'below', 'from', 'over')).map(([a, b, shape]): Quantity => {
    if (shape === 'below') return { max: a, unit };
    if (shape === 'from') return { min: a, unit };
    if (shape === 'over') return { min: a, exceeded: true, unit };
    return { min: Math.min(a, b), max: Math.max(a, b), unit };
  });

describe('A temperature that is entered in °C goes into the inquiry', () => {
  it.each([
    ['2-8', '36–46 °F (2–8 °C)'],
    ['1–6', '34–43 °F (1–6 °C)'],
    ['2 to 8', '36–46 °F (2–8 °C)'],
    ['8-2', '36–46 °F (2–8 °C)'],
    ['2 °C', '36 °F (2 °C)'],
    ['2,5-8c', '37–46 °F (2.5–8 °C)'],
    ['-18', '0 °F (−18 °C)'],
    ['-20--18', '−4 to 0 °F (−20 to −18 °C)'],
    ['below -18 °C', 'below 0 °F (below −18 °C)'],
    ['Below -18', 'below 0 °F (below −18 °C)'],
    ['up to 8', 'up to 46 °F (up to 8 °C)'],
    ['at least 2 °C', 'at least 36 °F (at least 2 °C)'],
    ['2-8 (a fridge)', '36–46 °F (2–8 °C) (a fridge)'],
    ['', ''],
  ])('%j as %j', (text, expected) => expect(sent(text, '°C')).toBe(expected));

  it.each([
    ['36-46 °F', '36–46 °F (2–8 °C)'],
    ['below 0 F', 'below 0 °F (below −18 °C)'],
    ['68.5 °F', '68.5 °F (20.3 °C)'],
  ])('%j as %j: the unit that is written wins', (text, expected) => expect(sent(text, '°C')).toBe(expected));

  it.each([
    ['2 or 8', '2 or 8 °C'],
    ['cold', 'cold'],
    ['24 h', '24 h'],
    ['36–46 °F (2–8 °C)', '36–46 °F (2–8 °C)'],
    ['2-8 °C, or 36-46 °F', '2-8 °C, or 36-46 °F'],
  ])('%j, which is no single temperature, as %j', (text, expected) => expect(sent(text, '°C')).toBe(expected));
});

describe('A temperature that is entered in °F goes into the inquiry', () => {
  it.each(['about 36-46', '36-46', '36 – 46 F', 'cold', '2-8'])('%j as it was written', (text) =>
    expect(sent(text, '°F')).toBe(text),
  );

  it('in both where °C are written', () => {
    expect(sent('2-8 °C', '°F')).toBe('36–46 °F (2–8 °C)');
    expect(sent('below -18 °C', '°F')).toBe('below 0 °F (below −18 °C)');
  });
});

describe('A written unit', () => {
  it('decides, whichever was chosen', () => {
    fc.assert(
      fc.property(temperature('°C'), (quantity) => {
        const text = formatTemperature(quantity);
        expect(sent(text, '°C')).toBe(sent(text, '°F'));
      }),
    );
  });

  it('is sent once, with its own figures', () => {
    fc.assert(
      fc.property(fc.oneof(temperature('°C'), temperature('°F')), (quantity) => {
        const text = formatQuantity(quantity);
        const both = sent(text, '°C');
        expect(both.match(/°C/g)).toHaveLength(1);
        expect(both.match(/°F/g)).toHaveLength(1);
        const [, inFahrenheit = '', inCelsius = ''] = /^(.*) \((.*)\)$/.exec(both) ?? [];
        expect(readQuantity(quantity.unit === '°C' ? inCelsius : inFahrenheit)).toEqual(quantity);
      }),
    );
  });
});

describe('Choosing the other unit', () => {
  it('shows what is sent, and coming back what was typed', () => {
    const typed = entered('2 - 8', '°C');
    const there = inOtherUnit(typed);
    expect(there).toMatchObject({ unit: '°F', text: '36–46 °F (2–8 °C)', sent: typed.sent });
    expect(inOtherUnit(there)).toMatchObject({ unit: '°C', text: '2 - 8', sent: typed.sent });
  });

  it('there and back restores any text that was typed in °C', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), temperature('°C').map(formatTemperature)), (text) => {
        expect(inOtherUnit(inOtherUnit(entered(text, '°C')))).toMatchObject(entered(text, '°C'));
      }),
    );
  });

  it('changes nothing of what is sent for a text that says it is in °F', () => {
    fc.assert(
      fc.property(temperature('°F').map(formatTemperature), (text) => {
        const typed = entered(text, '°F');
        const there = inOtherUnit(typed);
        expect(there).toMatchObject({ unit: '°C', sent: text });
        expect(inOtherUnit(there)).toMatchObject(typed);
      }),
    );
  });

  it.each([
    ['36-46', '2–8'],
    ['36–46 °F (2–8 °C)', '2–8'],
    ['68.5 °F', '20.3'],
    ['2-8 °C', '2–8'],
    ['below 0 °F', 'below −18'],
  ])('of %j gives %j', (text, expected) => expect(inOtherUnit(entered(text, '°F')).text).toBe(expected));

  it('takes bare figures that are too cold for °F to have been meant in °C', () => {
    expect(inOtherUnit(entered('2-8', '°F'))).toMatchObject({ unit: '°C', text: '2-8', sent: '36–46 °F (2–8 °C)' });
    expect(inOtherUnit(entered('2 or 8', '°F')).sent).toBe('2 or 8 °C');
  });

  it('goes on from what a draft holds', () => {
    expect(inOtherUnit(heldTemperature('36–46 °F (2–8 °C)'))).toMatchObject({ unit: '°C', text: '2–8' });
  });
});

describe('What is written', () => {
  it('in °F is said in °C', () => {
    expect(echoOf(entered('36-46', '°F'))).toEqual({ same: { entered: '36–46 °F', other: '2–8 °C' } });
    expect(echoOf(entered('68-77 F', '°F'))).toEqual({ same: { entered: '68–77 °F', other: '20–25 °C' } });
    expect(echoOf(entered('below 0 °F', '°F'))).toEqual({ same: { entered: 'below 0 °F', other: 'below −18 °C' } });
  });

  it.each(['1–6', '2-8', '20-24', '-18'])('in °F is asked about where it looks like °C: %s', (text) => {
    expect(echoOf(entered(text, '°F')).meant).toMatch(/°C$/);
  });

  it('is not asked about where the unit is written', () => {
    expect(echoOf(entered('20 °F', '°F')).meant).toBeUndefined();
    expect(echoOf(entered('1-6 °C', '°F'))).toEqual({ sent: '34–43 °F (1–6 °C)' });
  });

  it('is not said again where it has both, or cannot be read', () => {
    expect(echoOf(heldTemperature('36–46 °F (2–8 °C)'))).toEqual({});
    for (const text of ['', 'cold', '2 or 8', '24 h']) expect(echoOf(entered(text, '°F'))).toEqual({});
  });

  it('in °C is said as it is sent', () => {
    expect(echoOf(entered('2-8', '°C'))).toEqual({ sent: '36–46 °F (2–8 °C)' });
    expect(echoOf(inOtherUnit(entered('36-46', '°F')))).toEqual({ sent: '36–46 °F' });
    expect(echoOf(entered('', '°C'))).toEqual({});
  });
});

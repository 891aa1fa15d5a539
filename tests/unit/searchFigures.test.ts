import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersAll, closeness } from '../../frontend/src/domain/publishedFigures';
import { THIN_SPACE } from '../../frontend/src/domain/quantities';
import {
  type Figure,
  formatFigure,
  fromFahrenheit,
  isHeldBy,
  liesWithin,
  readAsked,
  readFigures,
  standsIn,
} from '../../frontend/src/domain/searchFigures';
import { hasInRow, isOneLetterOff } from '../../frontend/src/features/search/answers';
import { excerpt, marked, placeOfSize } from '../../frontend/src/features/search/excerpt';
import { parseQuery } from '../../frontend/src/features/search/parseQuery';
import { publishedLines } from '../../frontend/src/features/search/published';

const celsius = (min?: number, max?: number): Figure => ({
  kind: 'temperature',
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
const hours = (min?: number, max?: number): Figure => ({ ...celsius(min, max), kind: 'time' });
const read = (text: string) => readFigures(text).map(({ figure }) => figure);

describe('Reading figures', () => {
  it.each<[string, Figure]>([
    ['2–8 °C', celsius(2, 8)],
    ['2-8C', celsius(2, 8)],
    ['2C - 8C', celsius(2, 8)],
    ['2 °C to 8 °C', celsius(2, 8)],
    ['+2 to +8 degrees Celsius', celsius(2, 8)],
    ['36-46 degrees F', celsius(2, 8)],
    ['68–77 °F', celsius(20, 25)],
    ['−40 to +125 °C', celsius(-40, 125)],
    ['−40 to +257 °F', celsius(-40, 125)],
    ['-20 to -18 C', celsius(-20, -18)],
    ['−18 °C', celsius(-18, -18)],
    ['below −18 °C', celsius(undefined, -18)],
    ['< -18 C', celsius(undefined, -18)],
    ['above 32 °F', celsius(0)],
    ['24 h', hours(24, 24)],
    ['24hrs', hours(24, 24)],
    ['18-hour', hours(18, 18)],
    ['12–18 h', hours(12, 18)],
    ['up to 24 hours', hours(undefined, 24)],
    ['2 days', hours(48, 48)],
    ['1,000 hours', hours(1000, 1000)],
    ['1/2 day', hours(12, 12)],
    ['1 1/2 days', hours(36, 36)],
    ['1.5 days', hours(36, 36)],
    ['90 minutes', hours(1.5, 1.5)],
    ['-20 to -80 C', celsius(-80, -20)],
    ['8–2 °C', celsius(2, 8)],
    ['48-24 h', hours(24, 48)],
    ['from 2 to 8 °C', celsius(2, 8)],
    ['2/8 °C', celsius(2, 8)],
    ['+2/+8 C', celsius(2, 8)],
    ['5c', celsius(5, 5)],
    ['39f', celsius(4, 4)],
    ['40 °F', celsius(4.4, 4.4)],
    ['36–46.5 °F', celsius(2, 8)],
    ['68–75.1 °F', celsius(20, 24)],
    ['2,5 h', hours(2.5, 2.5)],
  ])('reads %s', (text, figure) => {
    expect(read(text)).toEqual([figure]);
  });

  it('reads every time of a list', () => {
    for (const text of ['24, 48 and 72 h', '24/48/72 h', '24,48,72 h', '24, 48, or 72 hours'])
      expect(read(text), text).toEqual([hours(24, 24), hours(48, 48), hours(72, 72)]);
  });

  it('takes what stands before a temperature for no list of temperatures', () => {
    const text = 'XVO 10, 2–25 °C';
    expect(readFigures(text).map(({ figure, from, to }) => [figure, text.slice(from, to)])).toEqual([
      [celsius(2, 25), '2–25 °C'],
    ]);
    expect(read('XVO 10, 4 °C')).toEqual([celsius(4, 4)]);
  });

  it.each([
    'Monarch XVO 10',
    'ISTA 7D',
    'MIL-STD-810',
    '10-12 lbs',
    '3-4 units',
    '800 555-0199',
    '9 am',
    'COVID-19',
    '1,000',
  ])('finds no figure in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('leaves open what a range without a unit is', () => {
    expect(read('2-8')).toEqual([{ min: 2, max: 8 }]);
    expect(read('8-2')).toEqual([{ min: 2, max: 8 }]);
    expect(read('-18')).toEqual([{ min: -18, max: -18 }]);
    expect(read('-20 to -80')).toEqual([{ min: -80, max: -20 }]);
    expect(read('22 degrees')).toEqual([{ min: 22, max: 22, inDegrees: true }]);
  });

  it('rounds °F to the whole degrees that are published, where a label would', () => {
    expect(fromFahrenheit({ min: 36, max: 46 })).toEqual({ min: 2, max: 8 });
    expect(fromFahrenheit({ max: 0 })).toEqual({ max: -18 });
    expect(fromFahrenheit({ min: 47, max: 47 })).toEqual({ min: 8.3, max: 8.3 });
  });
});

describe('Any figure', () => {
  const number = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => value / 1000 + 0);
  const range = fc.tuple(number, number).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const figure = fc
    .record({ range, kind: fc.constantFrom('temperature', 'time'), shape: fc.constantFrom('range', 'most', 'least') })
    .map(({ range: [min, max], kind, shape }): Figure => {
      if (shape === 'most') return { kind, max };
      return shape === 'least' ? { kind, min } : { kind, min, max };
    });

  it('is found in a query as the pages write it', () => {
    fc.assert(
      fc.property(figure, fc.constantFrom('', 'plasma for '), fc.constantFrom('', ' on the road'), (each, a, b) => {
        const text = formatFigure(each);
        expect(read(a + text + b)).toEqual([each]);
        expect(read(a + text.replaceAll(THIN_SPACE, ' ') + b)).toEqual([each]);
      }),
    );
  });

  it('is the same range whichever end is named first', () => {
    const ends = fc.tuple(number, number);
    fc.assert(
      fc.property(ends, fc.constantFrom(' °C', ' °F', 'c', ' h', ' hours', ' days'), ([a, b], unit) => {
        expect(read(`${a} to ${b}${unit}`)).toEqual(read(`${b} to ${a}${unit}`));
        expect(read(`${a} to ${b}${unit}`)).toHaveLength(1);
      }),
    );
  });

  it('that one range holds, a wider one holds too', () => {
    fc.assert(
      fc.property(range, number, fc.nat(50), fc.nat(50), ([min, max], value, below, above) => {
        const asked = celsius(value, value);
        const wider = celsius(min - below, max + above);
        if (isHeldBy(asked, celsius(min, max))) expect(isHeldBy(asked, wider)).toBe(true);
        expect(closeness(asked, wider)).toBeGreaterThanOrEqual(isHeldBy(asked, wider) ? 1 : 0);
      }),
    );
  });

  it('that is published answers a range that contains it, and any wider one', () => {
    fc.assert(
      fc.property(range, range, fc.nat(50), fc.nat(50), (published, [min, max], below, above) => {
        const [narrow, wide] = [celsius(min, max), celsius(min - below, max + above)];
        if (min < max && closeness(narrow, celsius(...published)) >= 2)
          expect(closeness(wide, celsius(...published))).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('may be spelled in any way without an error', () => {
    fc.assert(fc.property(fc.string(), (text) => void readAsked(text, [])));
    const typed = fc.array(
      fc.constantFrom('1', '0', ',', '.', '/', ' ', '-', '–', 'to ', '°', 'F', 'c', 'h', 'x', '%'),
    );
    fc.assert(
      fc.property(typed, (parts) => {
        for (const { figure, from, to } of readFigures(parts.join(''))) {
          expect(from).toBeLessThan(to);
          for (const end of [figure.min, figure.max]) if (end !== undefined) expect(end).not.toBeNaN();
        }
      }),
    );
  });
});

describe('Comparing figures', () => {
  it('takes below a limit for below it, not at it', () => {
    expect(liesWithin(celsius(-20, -20), celsius(undefined, -18))).toBe(true);
    expect(liesWithin(celsius(-18, -18), celsius(undefined, -18))).toBe(false);
    expect(liesWithin(celsius(undefined, -20), celsius(undefined, -18))).toBe(true);
  });

  it('finds a range in the same range alone, and a value in the end of one', () => {
    expect(standsIn(celsius(2, 8), celsius(2, 25))).toBe(false);
    expect(standsIn(celsius(-18, -18), celsius(undefined, -18))).toBe(true);
    expect(standsIn(hours(24, 24), celsius(24, 24))).toBe(false);
  });

  it('prefers the same range to one inside it, and refuses one that reaches outside', () => {
    expect(closeness(celsius(2, 8), celsius(2, 8))).toBe(3);
    expect(closeness(celsius(2, 25), celsius(2, 8))).toBe(2);
    expect(closeness(celsius(2, 8), celsius(2, 25))).toBe(0);
    expect(closeness(celsius(2, 8), celsius(1, 6))).toBe(0);
    expect(closeness(celsius(9, 9), celsius(2, 8))).toBe(0);
    expect(closeness(hours(24, 24), hours(undefined, 24))).toBe(1);
    expect(closeness(hours(6, 6), hours(12, 18))).toBe(0);
  });

  it('finds one temperature in the ranges around it, the narrowest first, and below no limit that has no lower end', () => {
    const close = [celsius(4, 4), celsius(1, 6), celsius(2, 8), celsius(2, 25), celsius(20, 24)].map((published) =>
      closeness(celsius(4, 4), published),
    );
    expect(close).toEqual(close.toSorted((a, b) => b - a));
    expect(close.map((each) => each >= 1)).toEqual([true, true, true, true, false]);
    expect(closeness(celsius(6, 6), celsius(1, 6))).toBeGreaterThan(0);
    expect(closeness(celsius(-80, -80), celsius(undefined, -20))).toBe(0);
  });

  it('counts what an instrument measures for little', () => {
    const logger = [{ figure: celsius(-40, 125), measured: true }];
    expect(answersAll([celsius(4, 4)], logger)).toBeLessThan(1);
    expect(answersAll([celsius(-40, -40)], logger)).toBe(1);
    expect(answersAll([celsius(200, 200)], logger)).toBe(0);
  });

  it("holds a variant's range together with its own time", () => {
    const published = [
      { figure: celsius(1, 6), source: 'White' },
      { figure: celsius(2, 8), source: 'Blue' },
      { figure: hours(undefined, 24), source: 'White' },
      { figure: hours(undefined, 12), source: 'Blue' },
    ];
    expect(answersAll([celsius(1, 6), hours(24, 24)], published)).toBeGreaterThan(0);
    expect(answersAll([celsius(2, 8), hours(24, 24)], published)).toBe(0);
    expect(answersAll([hours(12, 12), celsius(2, 8)], published)).toBeGreaterThan(0);
    expect(publishedLines([celsius(2, 8)], published)).toEqual(['Blue: 2–8\u202f°C, up to 12\u202fh']);
    expect(publishedLines([hours(24, 24)], published)).toEqual(['White: 1–6\u202f°C, up to 24\u202fh']);
    expect(publishedLines([celsius(2, 8), hours(24, 24)], published)).toEqual([]);
  });

  it('names what a figure belongs to only where that is published', () => {
    const published = [
      { figure: celsius(2, 25) },
      { figure: hours(12, 18) },
      { figure: hours(10, 10), source: 'core' },
    ];
    expect(publishedLines([celsius(2, 25)], published)).toEqual([
      '2–25\u202f°C, 12–18\u202fh',
      'Core: 2–25\u202f°C, 10\u202fh',
    ]);
    expect(publishedLines([], published)).toEqual([]);
  });
});

describe('Parsing a query', () => {
  const published = [celsius(2, 8), celsius(20, 24), hours(24, 48)];

  it('separates figures, measures, numbers and words', () => {
    expect(parseQuery('Kelvin 2-8 C for 9 x 6 x 11.5 in, XVO 9.5', published)).toEqual({
      figures: [celsius(2, 8)],
      sizes: ['9 × 6 × 11.5'],
      numbers: ['9.5'],
      words: ['kelvin', 'xvo'],
      terms: ['kelvin', 'for', 'in', 'xvo', '9.5'],
    });
  });

  it('reads a range without a unit as what is published: °C, hours, then °F', () => {
    expect(parseQuery('20-24', published).figures).toEqual([celsius(20, 24)]);
    expect(parseQuery('24-48', published).figures).toEqual([hours(24, 48)]);
    expect(parseQuery('36-46', published).figures).toEqual([celsius(2, 8)]);
    expect(parseQuery('3-5', published).figures).toEqual([celsius(3, 5)]);
  });

  it('reads degrees without a scale as °C or °F, whichever is published', () => {
    expect(parseQuery('22 degrees', published).figures).toEqual([celsius(22, 22)]);
    expect(parseQuery('40 degrees', published).figures).toEqual([celsius(4.4, 4.4)]);
    expect(parseQuery('24-48 degrees', published).figures).toEqual([celsius(24, 48)]);
  });

  it.each([
    ['half a day', hours(12, 12)],
    ['1½ days', hours(36, 36)],
    ['5℃', celsius(5, 5)],
    ['negative 80 C', celsius(-80, -80)],
  ])('understands “%s”', (query, figure) => {
    expect(parseQuery(query, published)).toMatchObject({ figures: [figure], numbers: [], words: [] });
  });

  it('parts a name from its number, and leaves short ones together', () => {
    expect(parseQuery('xvo10', published)).toMatchObject({ words: ['xvo'], numbers: ['10'] });
    expect(parseQuery('ISTA 7D, IP67', published).numbers).toEqual(['7d', 'ip67']);
  });
});

describe('Leading to an answer', () => {
  it('knows several words in a row', () => {
    expect(hasInRow(['is', 'dry', 'ice', 'used'], ['dry', 'ice'])).toBe(true);
    expect(hasInRow(['ice', 'dry'], ['dry', 'ice'])).toBe(false);
    expect(hasInRow(['ice'], [])).toBe(false);
  });

  it.each([
    ['warrenty', 'warranty', true],
    ['vacine', 'vaccine', true],
    ['insuline', 'insulin', true],
    ['insulation', 'insulin', false],
    ['order', 'older', true],
    ['price', 'spices', false],
  ])('compares %s with %s by a letter', (a, b, near) => {
    expect(isOneLetterOff(a, b)).toBe(near);
  });
});

describe('Marking what was searched for', () => {
  const text = `${'Words that say nothing here. '.repeat(8)}The blue one holds 2–8 °C, the white one 1–6 °C.`;
  const searched = { terms: ['blue'], figures: [celsius(2, 8)], sizes: [] };

  it('marks figures as a whole beside words', () => {
    const marks = marked(text, searched).filter(({ match }) => match);
    expect(marks.map((part) => part.text)).toEqual(['blue', '2–8 °C']);
  });

  it('marks a size as a whole, and not within a longer one', () => {
    const sized = { terms: [], figures: [], sizes: ['9 × 6 × 11.5'] };
    expect(marked('Inside 9 × 6 × 11.5 in.', sized).map((part) => part.text)).toEqual([
      'Inside ',
      '9 × 6 × 11.5',
      ' in.',
    ]);
    expect(placeOfSize('19 × 6 × 11.5 in', '9 × 6 × 11.5')).toBe(-1);
    expect(placeOfSize('9 × 6 × 11.55 in', '9 × 6 × 11.5')).toBe(-1);
    expect(placeOfSize('It is 9 × 6 × 11.5.', '9 × 6 × 11.5')).toBe(6);
  });

  it('cuts the text around a figure', () => {
    expect(excerpt(text, searched)).toContain('2–8 °C');
    expect(excerpt(text, searched).length).toBeLessThan(text.length);
  });
});

import { describe, expect, it } from 'vitest';
import { hasInRow, isOneLetterOff } from '../../frontend/src/features/search/answers';
import { excerpt, marked, placeOfSize } from '../../frontend/src/features/search/excerpt';
import {
  type Figure,
  fromFahrenheit,
  liesWithin,
  readFigures,
  standsIn,
} from '../../frontend/src/features/search/figures';
import { parseQuery } from '../../frontend/src/features/search/parseQuery';
import { answersAll, closeness, publishedLines } from '../../frontend/src/features/search/published';

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
  ])('reads %s', (text, figure) => {
    expect(read(text)).toEqual([figure]);
  });

  it('reads every time of a list', () => {
    expect(read('24, 48 and 72 h')).toEqual([hours(24, 24), hours(48, 48), hours(72, 72)]);
  });

  it('takes what stands before a temperature for no list of temperatures', () => {
    const text = 'XVO 10, 2–25 °C';
    expect(readFigures(text).map(({ figure, from, to }) => [figure, text.slice(from, to)])).toEqual([
      [celsius(2, 25), '2–25 °C'],
    ]);
  });

  it.each(['Monarch XVO 10', 'ISTA 7D', 'MIL-STD-810', '10-12 lbs', '3-4 units', '8-2', '800 555-0199', '9 am'])(
    'finds no figure in %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('leaves open what a range without a unit is', () => {
    expect(read('2-8')).toEqual([{ min: 2, max: 8 }]);
    expect(read('-18')).toEqual([{ min: -18, max: -18 }]);
  });

  it('rounds °F to the whole degrees that are published', () => {
    expect(fromFahrenheit({ min: 36, max: 46 })).toEqual({ min: 2, max: 8 });
    expect(fromFahrenheit({ max: 0 })).toEqual({ max: -18 });
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
    expect(closeness(celsius(8, 8), celsius(2, 8))).toBe(0);
    expect(closeness(hours(24, 24), hours(undefined, 24))).toBe(1);
    expect(closeness(hours(6, 6), hours(12, 18))).toBe(0);
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

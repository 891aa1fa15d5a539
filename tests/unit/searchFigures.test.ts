import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeness } from '../../frontend/src/domain/publishedFigures';
import {
  type Figure,
  formatFigure,
  isPointWithin,
  isSameOrEndOf,
  isWithin,
  readAsked,
  readFigures,
} from '../../frontend/src/domain/searchFigures';
import { excerpt, marked, placeOfSize } from '../../frontend/src/features/search/excerpt';
import { parseQuery } from '../../frontend/src/features/search/parseQuery';
import { termsOf } from '../../frontend/src/features/search/terms';
import { plain } from './support/content';
import { forAny, forRuns } from './support/forAny';

const ends = (min?: number, max?: number) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
const celsius = (min?: number, max?: number): Figure => ({ kind: 'temperature', ...ends(min, max) });
const hours = (min?: number, max?: number): Figure => ({ kind: 'time', ...ends(min, max) });
const read = (text: string) => readFigures(text).map(({ figure }) => figure);

describe('Reading figures', () => {
  it.each<[texts: string, ...figures: Figure[]]>([
    ['2–8 °C | 2-8C | 2C - 8C | 2 °C to 8 °C | +2 to +8 degrees Celsius | from 2 to 8 °C', celsius(2, 8)],
    ['above 32 °F', celsius(0)],
    ['at least 2 °C | from 2 C | ≥ 2 °C | >= 2 C | > 2 C | warmer than 2 C | over 2 C | more than 2 C', celsius(2)],
    ['under 8 C | colder than 8 C | less than 8 C | at most 8 C | up to 8 C | ≤8 °C | <= 8 C', celsius(undefined, 8)],
    ['8 deg C | 8 deg. C | 8 degree C | 8 degrees centigrade', celsius(8, 8)],
    ['2/3 day | 16-hr | 960 mins', hours(16, 16)],
    ['24 h | 24hrs | 24-hour | 1 day', hours(24, 24)],
    ['90 minutes | 1,5 h', hours(1.5, 1.5)],
    ['24, 48 and 72 h | 24/48/72 h | 24,48,72 h | 24, 48, or 72 hours', hours(24, 24), hours(48, 48), hours(72, 72)],
    // A minus after a time or a negative number is a sign, any other one means a range.
    ['5 h −18 °C | 5h -18C | 5 hours  -18 °C', hours(5, 5), celsius(-18, -18)],
    ['5 h - 18 h | 5h-18h | 5 h -18 h | 5 h –18 h | 18-5 h', hours(5, 18)],
    ['2 - 8 C | 2 -8 C | 2 C -8 C | 2C - 8C', celsius(2, 8)],
    ['-25 -15 C | -25°C -15°C | -25-15 °C | −25 – 15 C', celsius(-25, -25), celsius(-15, -15)],
    ['-25 to -15 C | -25--15 C | −25 – −15 C', celsius(-25, -15)],
  ])('reads %s', (texts, ...figures) => {
    for (const text of texts.split(' | ')) expect(read(text), text).toEqual(figures);
  });

  it('does not read a number before a temperature as part of a list', () => {
    expect(readFigures('XVO 10, 2–25 °C')).toEqual([{ figure: celsius(2, 25), from: 8, to: 15 }]);
  });

  it.each(
    'Monarch XVO 10 | ISTA 7D | MIL-STD-810 | 10-12 lbs | 3-4 units | 800 555-0199 | 9 am | COVID-19 | 1,000 | 10-200 | 2-8-10 | 10-12 x 9 | 4-5 in | 4-5 inch | 4-5 inches | 4-5 cm | 4-5 mm | 4-5 ml | 4-5 l | 4-5 liters | 4-5 pounds | 1-2 pound | 4-5 kg | 4-5 g | 4-5 ft | 4-5 times | 4-5 openings | 4-5 bags | 4-5 years | 4-5%'.split(
      ' | ',
    ),
  )('finds no figure in %s', (text) => expect(read(text)).toEqual([]));
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

  const texts = [fc.constantFrom('', 'plasma for '), fc.constantFrom('', ' on the road')] as const;
  forAny('is read from a query that has it as the pages write it', [figure, ...texts], (each, before, after) => {
    const text = before + formatFigure(each) + after;
    expect(read(text)).toEqual([each]);
    expect(read(plain(text))).toEqual([each]);
  });

  const more = fc.tuple(fc.nat(50), fc.nat(50));
  forAny('that is in a range is in a wider one too', [range, number, more], ([min, max], value, [below, above]) => {
    const asked = celsius(value, value);
    const wider = celsius(min - below, max + above);
    if (isPointWithin(asked, celsius(min, max))) expect(isPointWithin(asked, wider)).toBe(true);
    expect(closeness(asked, wider)).toBeGreaterThanOrEqual(isPointWithin(asked, wider) ? 1 : 0);
  });

  forAny(
    'that is published is close to a range that contains it, and to any wider one',
    [range, range, fc.nat(50), fc.nat(50)],
    (published, [min, max], below, above) => {
      const [narrow, wide] = [celsius(min, max), celsius(min - below, max + above)];
      if (min < max && closeness(narrow, celsius(...published)) >= 2)
        expect(closeness(wide, celsius(...published))).toBeGreaterThanOrEqual(2);
    },
  );

  forAny(
    'of hours that a published hold time reaches is close to it, and fewer hours too',
    [fc.constantFrom('range', 'most', 'exact'), fc.integer({ min: 1, max: 90 }), fc.nat(30), fc.nat(90)],
    (shape, least, more, fewer) => {
      const longest = least + more;
      const published =
        shape === 'exact' ? hours(longest, longest) : hours(shape === 'most' ? undefined : least, longest);
      expect(closeness(hours(longest, longest), published)).toBeGreaterThanOrEqual(1);
      expect(closeness(hours(longest / (fewer + 1), longest / (fewer + 1)), published)).toBeGreaterThanOrEqual(1);
      expect(closeness(hours(longest + 1, longest + 1), published)).toBe(0);
    },
  );

  const parts = ['1', '0', ',', '.', '/', ' ', '-', '–', 'to ', '°', 'F', 'c', 'h', 'x', '%'];
  const typed = fc.array(fc.constantFrom(...parts)).map((typedParts) => typedParts.join(''));
  forAny('may be spelled in any way without an error', [fc.oneof(fc.string(), typed)], (text) => {
    readAsked(text, []);
    for (const { figure: found, from, to } of readFigures(text)) {
      expect(from).toBeLessThan(to);
      expect([found.min, found.max]).not.toContain(Number.NaN);
    }
  });
});

it('A queried range is the same as that range alone, not as one with the same end', () => {
  expect(isSameOrEndOf(celsius(2, 8), celsius(2, 25))).toBe(false);
  expect(isSameOrEndOf(celsius(2, 8), celsius(1, 8))).toBe(false);
  expect(isSameOrEndOf(celsius(2, 8), celsius(8, 25))).toBe(false);
});

it.each([
  [celsius(15), celsius(15), true],
  [celsius(2, 25), celsius(15), false],
  [celsius(undefined, 8), celsius(undefined, 8), true],
  [celsius(2, 8), celsius(undefined, 8), false],
])('Whether %j is within %j: %j', (inner, outer, expected) => expect(isWithin(inner, outer)).toBe(expected));

it('A query is parsed into figures, sizes, numbers and words', () => {
  const published = [celsius(2, 8), hours(24, 48)];
  expect(parseQuery('Kelvin 2-8 C for 9 x 6 x 11.5 in, 24 h, XVO 9.5', published, [])).toEqual({
    figures: [celsius(2, 8), hours(24, 24)],
    sizes: ['9 × 6 × 11.5'],
    box: { length: '9', width: '6', height: '11.5', size: 'in' },
    numbers: ['9.5'],
    named: ['9.5'],
    isCounting: false,
    words: ['kelvin', 'xvo'],
    terms: ['kelvin', 'for', 'xvo', '9.5'],
  });
  expect(parseQuery('24/48/72 h red blood cells', published, []).words).toEqual(['red', 'blood', 'cell']);
  expect(parseQuery('xvo10', published, [])).toMatchObject({ words: ['xvo'], numbers: ['10'] });
  expect(parseQuery('ISTA 7D, IP67', published, []).numbers).toEqual(['7d', 'ip67']);
});

describe('Marking what was searched for', () => {
  const text = `${'Words that say nothing here. '.repeat(8)}The blue one holds 2–8 °C, the white one 1–6 °C.`;
  const searched = { terms: ['blue'], figures: [celsius(2, 8)], sizes: [] };
  const size = '9 × 6 × 11.5';

  it('marks figures as a whole beside words, and cuts the text around them', () => {
    const marks = marked(text, searched).filter(({ match }) => match);
    expect(marks.map((part) => part.text)).toEqual(['blue', '2–8 °C']);
    expect(excerpt(text, searched)).toContain('2–8 °C');
    expect(excerpt(text, searched).length).toBeLessThan(text.length);
  });

  it('marks a size as a whole, and not within a longer one', () => {
    const parts = marked(`Inside ${size} in.`, { terms: [], figures: [], sizes: [size] });
    expect(parts.map((part) => part.text)).toEqual(['Inside ', size, ' in.']);
    const texts = ['It is 9 × 6 × 11.5.', '19 × 6 × 11.5 in', '9 × 6 × 11.55 in'];
    expect(texts.map((within) => placeOfSize(within, size))).toEqual([6, -1, -1]);
  });

  const aWord = fc.stringMatching(/^[a-z]{1,12}$/);
  forRuns(500)(
    'cuts the text between words, around the first word that was searched for',
    [fc.array(aWord, { minLength: 50, maxLength: 120 }), fc.nat()],
    (said, at) => {
      const whole = said.join(' ');
      const [term = ''] = termsOf(said[at % said.length] ?? '');
      const asked = { terms: [term], figures: [], sizes: [] };
      const cut = excerpt(whole, asked);
      const inner = cut.replace(/^…|…$/g, '');
      expect(` ${whole} `).toContain(` ${inner} `);
      expect(cut === inner).toBe(inner === whole);
      expect(inner.length).toBeLessThanOrEqual(190);
      expect(termsOf(inner)).toContain(term);
      const parts = marked(whole, asked).map(({ text: part }) => part);
      expect(parts.join('')).toBe(whole);
    },
  );
});

import { expect, it } from 'vitest';
import { between, exactly, upTo } from '../../frontend/src/domain/quantities';
import { figuresIn } from '../../scripts/check/figures/figures';
import { heldFigures, isHeld } from '../../scripts/check/figures/held';
import { proseIn } from '../../scripts/check/figures/prose';

/** What the check reports without a reason fails `make check` by itself; these are the figures that it must not miss. */
it.each<[text: string, ...figures: [values: readonly (readonly number[])[], unit: string][]]>([
  ['holds 12–18\u202fh', [[[12, 18]], 'h']],
  ['twelve to eighteen hours', [[[12, 18]], 'h']],
  ['a 24-hour hold', [[[24]], 'h']],
  ['24, 48 and 72 h', [[[24], [48], [72]], 'h']],
  ['−40 to +125 °C', [[[-40, 125]], '°C']],
  ['±0.5 °C', [[[0.5]], '°C']],
  ['more than 32,000 readings', [[[32000]], '']],
  ['opened four times', [[[4]], '']],
  ['fits 7 vials', [[[7]], '']],
  ['R-25 per inch', [[[25]], '']],
  ['XVO 9.5 White: 1-6 °C', [[[1, 6]], '°C']],
  ['Two 13 × 8 × 2 in −20 °C disks for 24 h', [[[13, 8, 2]], 'in'], [[[-20]], '°C'], [[[24]], 'h']],
])('reads the figures of "%s"', (text, ...figures) => {
  expect(figuresIn(text).map(({ values, unit }) => [values, unit])).toEqual(figures);
});

const held = heldFigures([
  { range: between(2, 8, '°C'), hold: upTo(24, 'h'), readings: [{ value: { size: [9, 6, 11.5], unit: 'in' } }] },
  [exactly(110, 'mm'), exactly(18, 'mm')],
  [between(3, 5, 'lb'), exactly(7, 'lb')],
  [exactly(13, 'in'), exactly(40, 'cm')],
  { size: [30, 20, 15], unit: 'cm' },
  { insulationR: 25, text: '48 h' },
]);

// Those that they hold are in use: `make check` fails where one of them is reported.
it.each([
  ['a value that is nowhere', '25 h'],
  ['a value in another unit', '24 days'],
  ['a value with another sign', '−8 °C'],
  ['a range that was put together', '2–24 h'],
  ['sides in another order', '6 x 9 x 11.5 in'],
  ['what only a text says', '48 h'],
  ['a range among the sides', '3 × 7 lb'],
  ['sides in two units', '13 × 40 in'],
  ['a list of which it holds one', '24 and 48 h'],
])('the typed facts do not hold %s', (_, text) => {
  expect(figuresIn(text).every((figure) => isHeld(figure, held))).toBe(false);
});

it('prose is all text but names, addresses and filler', () => {
  const page = {
    id: '24-h',
    title: 'Kelvin',
    sections: [{ paragraphs: ['Holds.', 'Opens.'] }, { placeholder: true, paragraphs: ['Weighs 3 kg.'] }],
    link: { label: 'More', href: '#24-h' },
  };
  expect(proseIn(page)).toEqual(['Kelvin', 'Holds.', 'Opens.', 'More']);
});

import { describe, expect, it } from 'vitest';
import { comparison } from '../../frontend/src/content/comparison';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { readItems } from '../../frontend/src/screens/compare/items';
import { ruledOut } from '../../frontend/src/screens/compare/ruledOut';
import { isInBothUnits } from '../../scripts/check/site/document-rules';
import { coolerOf, plain } from './support/content';

const known = ['kelvin', 'eclipse', 'cube', 'hard', 'oem'].map((id) => ({ id }));

it.each([
  [' Kelvin , kelvin,ECLIPSE,', ['kelvin', 'eclipse'], [], false],
  ['kelvin,unicorn,eclipse,cube,hard,oem', ['kelvin', 'eclipse', 'cube', 'hard'], ['unicorn'], true],
])('the coolers of an address: %j', (text, ids, unknown, isTooMany) => {
  expect(readItems(text, known)).toEqual({ items: ids.map((id) => ({ id })), unknown, isTooMany });
});

it.each([
  ['monarch-xvo-10', ['1–6 °C', '2–8 °C', '20–24 °C', 'below −18 °C']],
  // Its frozen pack-out has no published range.
  ['core-xvo-30', ['1–6 °C', '2–8 °C']],
  ['safeguard-xvo-10', []],
])('the ranges for which a cooler fails: %s', (id, ranges) => {
  expect(ruledOut(coolerOf(id)).map((range) => plain(formatTemperature(range)))).toEqual(ranges);
});

describe('the figures side by side', () => {
  const figuresOf = (id: string) => comparison.find((cooler) => cooler.id === id)?.figures;

  it.each([
    [
      'core-xvo-30',
      'interior',
      '13.5 × 8.5 × 10 in (34.3 × 21.6 × 25.4 cm), product specification',
      '11 × 7 × 2.25 in (27.9 × 17.8 × 5.7 cm), product FAQ',
    ],
    ['kelvin', 'openings', 'up to 4 per 24 h'],
    ['monarch-xvo-10', 'capacity', 'Syringe of IgSC 2 g: 10'],
    ['monarch-xvo-5', 'capacity', 'Units: 4'],
    // "Qualified" is not "tested".
    ['eclipse', 'tests', 'Qualified to ISTA 7E', 'Qualified to PDA Technical Report 39'],
  ] as const)('of %s, %s: each reading a line', (id, figure, ...lines) => {
    expect(figuresOf(id)?.[figure]?.map(plain)).toEqual(lines);
  });

  it.each(comparison)('of $name: temperatures and lengths in both units', ({ figures }) => {
    const lines = Object.values(figures).flat();
    expect(lines.filter((line) => !isInBothUnits(line))).toEqual([]);
  });
});

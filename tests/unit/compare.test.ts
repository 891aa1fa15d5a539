import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { comparison } from '../../frontend/src/content/comparison';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { readItems } from '../../frontend/src/screens/compare/items';
import { ruledOut } from '../../frontend/src/screens/compare/ruledOut';

const known = ['kelvin', 'eclipse', 'cube', 'hard', 'oem'].map((id) => ({ id }));
const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('the coolers of an address', () => {
  it.each([
    ['kelvin,eclipse', ['kelvin', 'eclipse'], [], false],
    [' Kelvin , kelvin,ECLIPSE,', ['kelvin', 'eclipse'], [], false],
    ['kelvin,unicorn', ['kelvin'], ['unicorn'], false],
    ['kelvin,eclipse,cube,hard,oem', ['kelvin', 'eclipse', 'cube', 'hard'], [], true],
    ['', [], [], false],
  ])('%j', (text, ids, unknown, isTooMany) => {
    expect(readItems(text, known, 4)).toEqual({ items: ids.map((id) => ({ id })), unknown, isTooMany });
  });
});

describe('what rules a cooler out', () => {
  const of = (id: string) => {
    const cooler = candidates.find((candidate) => candidate.id === id);
    return cooler && ruledOut(cooler).map((range) => plain(formatTemperature(range)));
  };

  it.each([
    ['kelvin', ['20–24 °C', 'below −18 °C']],
    ['monarch-xvo-10', ['1–6 °C', '2–8 °C', '20–24 °C', 'below −18 °C']],
    ['eclipse', ['1–6 °C', '20–24 °C', 'below −18 °C']],
    ['core-xvo-3-5', ['1–6 °C', '2–8 °C', 'below −18 °C']],
    // Its frozen pack-out has no published range.
    ['core-xvo-30', ['1–6 °C', '2–8 °C']],
    ['safeguard-xvo-10', []],
  ])('%s', (id, ranges) => {
    expect(of(id)).toEqual(ranges);
  });
});

describe('the figures side by side', () => {
  it('are those that are published, each reading a line', () => {
    const core = comparison.find(({ id }) => id === 'core-xvo-30');
    expect(core?.figures.interior?.map(plain)).toEqual([
      '13.5 × 8.5 × 10 in (34.3 × 21.6 × 25.4 cm), product specification',
      '11 × 7 × 2.25 in (27.9 × 17.8 × 5.7 cm), product FAQ',
    ]);
    expect(comparison.find(({ id }) => id === 'kelvin')?.figures.openings?.map(plain)).toEqual(['up to 4 per 24 h']);
    // "Qualified" and "tested" are not one word.
    expect(comparison.find(({ id }) => id === 'eclipse')?.figures.tests).toEqual([
      'Qualified to ISTA 7E',
      'Qualified to PDA Technical Report 39',
    ]);
  });

  it('leave out no test and no refrigerant that is published', () => {
    const of = (id: string) => comparison.find((cooler) => cooler.id === id)?.figures;
    expect(of('core-xvo-30')?.tests?.join()).toContain('Trailer tests: ');
    expect(of('monarch-xvo-5')?.tests?.join()).toContain('Profiles: ');
    expect(of('safeguard-xvo-10')?.refrigerant?.map(plain)).toEqual([
      'Cryo-disc inserts, top and bottom: 5.5 × 4 × 1 in (14 × 10.2 × 2.5 cm)',
      'Cryo-disc inserts, sides: 6 × 2 × 1 in (15.2 × 5.1 × 2.5 cm)',
    ]);
  });

  it('are absent where nothing is published', () => {
    const cube = comparison.find(({ id }) => id === 'cube');
    expect(cube?.figures).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { formatInBoth, formatSizeInBoth } from '../../frontend/src/domain/conversion';
import { between, exactly, upTo } from '../../frontend/src/domain/quantities';

const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('a figure in two units', () => {
  it.each([
    [between(2, 8, '°C'), '2–8 °C (36–46 °F)'],
    [between(1, 6, '°C'), '1–6 °C (34–43 °F)'],
    [between(20, 24, '°C'), '20–24 °C (68–75 °F)'],
    [exactly(-18, '°C'), '−18 °C (0 °F)'],
    [upTo(-18, '°C'), 'below −18 °C (below 0 °F)'],
    [exactly(32, '°F'), '32 °F (0 °C)'],
    [exactly(9.9, 'lb'), '9.9 lbs (4.5 kg)'],
    [between(12, 18, 'h'), '12–18 h'],
    [upTo(24, 'h'), 'up to 24 h'],
  ])('%j reads %s, the published one first', (quantity, text) => {
    expect(plain(formatInBoth(quantity))).toBe(text);
  });

  it.each([
    [{ size: [9, 6, 11.5], unit: 'in' }, '9 × 6 × 11.5 in (22.9 × 15.2 × 29.2 cm)'],
    [{ size: [24, 13, 1.4], unit: 'cm' }, '24 × 13 × 1.4 cm (9.45 × 5.12 × 0.55 in)'],
  ] as const)('%j reads %s', (size, text) => {
    expect(plain(formatSizeInBoth(size))).toBe(text);
  });
});

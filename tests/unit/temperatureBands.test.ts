import { describe, expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { formatTemperature } from '../../frontend/src/domain/readings';
import { ruledOut } from '../../frontend/src/screens/compare/ruledOut';
import { filledBands } from '../../frontend/src/site/temperature-bands';

const bandOf = (id: string) => filledBands.bands.find((band) => band.id === id);

describe("Home's temperature bands", () => {
  // A product has no caveat only where its published range lies within the band. Frozen goods are stored below its limit.
  it.each([
    ['white', 'Kelvin, Safeguard XVO 10 (confirm the range)'],
    ['blue', 'Kelvin, Eclipse, Monarch XVO 10 (range not within this band)'],
    [
      'orange',
      'CORE XVO 3.5 (not for inactivated platelets), CORE XVO 30 (confirm the pack-out), Safeguard XVO 10 (confirm the range)',
    ],
    ['frozen', 'CORE XVO 30 (confirm the range), Kelvin (range not within this band), Cryo-Disk (confirm the range)'],
  ])('list for %s: %s', (id, products) => {
    expect(
      bandOf(id)
        ?.products.map(({ label, caveat }) => [label, caveat].filter(Boolean).join(' '))
        .join(', '),
    ).toBe(products);
  });

  it('list everything that is stored in a band, including platelets from apheresis', () => {
    const stored = bandOf('orange')?.specimens.map(({ label }) => label);
    expect(stored).toEqual(['Inactivated platelets and Platelets Apheresis', 'Cryoprecipitate']);
  });

  it('say of a cooler what the comparison says: a published range is not within the band, or there is none to confirm', () => {
    for (const { temperature, products } of filledBands.bands)
      for (const { label, href, caveat } of products) {
        const cooler = candidates.find(({ path }) => path === href);
        const isRuledOut = cooler ? ruledOut(cooler).map(formatTemperature).includes(temperature) : false;
        expect(caveat?.includes('range not within this band') ?? false, label).toBe(isRuledOut);
      }
  });
});

import { describe, expect, it } from 'vitest';
import { filledBands } from '../../frontend/src/site/temperature-bands';

const productsOf = (id: string) => filledBands.bands.find((band) => band.id === id)?.products.map(({ label }) => label);

describe("Home's temperature bands", () => {
  it('lists a product without a caveat only where its published range lies within the band', () => {
    expect(productsOf('white')).toEqual(['Kelvin', 'Safeguard XVO 10 (confirm the range)']);
    expect(productsOf('blue')).toEqual(['Kelvin', 'Eclipse', 'Monarch XVO 10 (confirm the range)']);
    expect(productsOf('orange')).toEqual([
      'CORE XVO 3.5 (not for inactivated platelets)',
      'CORE XVO 30 (confirm the pack-out; not for inactivated platelets)',
      'Safeguard XVO 10 (confirm the range)',
    ]);
  });

  it('lists everything that is stored in a band, including platelets from apheresis', () => {
    const stored = filledBands.bands.find(({ id }) => id === 'orange')?.specimens.map(({ label }) => label);
    expect(stored).toEqual(['Inactivated platelets and Platelets Apheresis', 'Cryoprecipitate']);
  });

  it('lists a product at the storage limit of frozen goods as one to confirm, because they are stored below it', () => {
    expect(productsOf('frozen')).toContain('Kelvin (confirm the range)');
  });
});

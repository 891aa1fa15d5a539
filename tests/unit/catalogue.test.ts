import { describe, expect, it } from 'vitest';
import { cardOf, catalogue, coolersGrid, productsCarousel } from '../../frontend/src/content/catalogue';
import { halfDayHold, outsideTemperatureNote, toPlanWith } from '../../frontend/src/content/facts/hold-times';
import { products } from '../../frontend/src/content/products/all';
import { formatDimensions, formatQuantity } from '../../frontend/src/content/quantities';
import type { Product } from '../../frontend/src/content/types';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the catalogue', () => {
  it('lists the sixteen items in the order of the specification', () => {
    expect(titles(catalogue)).toEqual([
      'Kelvin',
      'Monarch XVO 10',
      'Monarch XVO 5',
      'CORE XVO 3.5',
      'CORE XVO 30',
      'Cube',
      'Medication Pack-Out Cooler',
      'OEM Pharmaceutical Rep Medical Transport Cooler',
      'Hard Coolers',
      'Custom Logo',
      'Roller Bear Med Cooler',
      'Biological Specimen Transport Chiller',
      'Eclipse',
      'Customized First Aid Kit',
      'Lascar EL-USB-1-PRO Data Logger',
      'Safeguard XVO 10',
    ]);
  });

  it('leads Custom Logo to the OEM cooler', () => {
    expect(catalogue.find(({ id }) => id === 'custom-logo')?.route).toBe('oem');
  });

  it('shows fifteen cards in the carousel, each leading to a page of its own', () => {
    expect(productsCarousel).toHaveLength(15);
    expect(new Set(productsCarousel.map(({ route }) => route)).size).toBe(15);
    expect(titles(productsCarousel)).not.toContain('Custom Logo');
  });

  it('shows thirteen coolers in the grid, in the order of the Coolers listing', () => {
    expect(coolersGrid.map(({ route }) => route)).toEqual([
      'medication',
      'oem',
      'hard',
      'roller-bear',
      'biological-specimen',
      'kelvin',
      'monarch-xvo-10',
      'monarch-xvo-5',
      'eclipse',
      'core-xvo-3-5',
      'core-xvo-30',
      'cube',
      'safeguard-xvo-10',
    ]);
  });
});

describe('the product pages', () => {
  it('are those of the manifest, no more and no fewer', () => {
    const routes = manifest.filter(({ screen }) => screen === 'product').map(({ id }) => id);
    expect([...products.keys()].toSorted()).toEqual(routes.toSorted());
  });

  it.each([...products])('%s stands under its own id', (id, product) => {
    expect(product.id).toBe(id);
  });

  it.each([...products])('%s relates to other products alone, since each becomes a card', (id, { related }) => {
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(id);
    for (const other of related) expect(products.has(other), other).toBe(true);
  });

  describe('beside a hold time', () => {
    const holdTimes = [...products.values()].flatMap(({ facts }) => facts.holdTimes.map(({ value }) => value));
    const given = (text: string) => holdTimes.filter((time) => text.includes(formatQuantity(time)));

    it.each([...products])('of %s say once that the outside temperature is not published', (_, { seo, ...product }) => {
      const text = JSON.stringify(product);
      const shown = given(text);
      expect(text.split(outsideTemperatureNote).length - 1).toBe(shown.length > 0 ? 1 : 0);
      if (shown.some(({ min, max }) => min !== undefined && min !== max))
        expect(text).toContain('plan with its lower figure');
    });

    it.each([...products])('of %s name no range as the time to plan with', (_, { sections, faqs }) => {
      const text = JSON.stringify([sections, faqs]).replaceAll('\u202f', ' ');
      expect(text).not.toMatch(/\d–\d+ h (?:is|as) the hold time to plan with|to plan with is \d+–\d/);
    });

    it('plan with the lower figure, and with none where there is no lower one', () => {
      expect(toPlanWith(halfDayHold)).toEqual({ min: 12, max: 12, unit: 'h' });
      expect(() => toPlanWith({ max: 24, unit: 'h' })).toThrow('without a lower figure');
    });
  });

  it('cover every item of the catalogue', () => {
    for (const { route } of catalogue) expect(products.has(route), route).toBe(true);
  });
});

describe('a card', () => {
  const bare: Product = {
    id: 'cube',
    name: 'Cube',
    kind: 'Cooler',
    summary: 'A cooler.',
    seo: { title: '', description: '', keywords: [] },
    labels: ['blue'],
    facts: { temperatures: [], holdTimes: [], interior: [], exterior: [], capacity: [], testedTo: [], more: [] },
    features: [],
    sections: [],
    faqs: [],
    related: [],
  };
  const withFacts = (facts: Partial<Product['facts']>) => cardOf({ ...bare, facts: { ...bare.facts, ...facts } });
  const inches = (...size: [number, number, number]) => ({ value: { size, unit: 'in' } as const });

  it('says "Ask us" where there is no figure', () => {
    expect(withFacts({})).toEqual({
      id: 'cube',
      path: pathOf('cube'),
      title: 'Cube',
      kind: 'Cooler',
      range: 'Ask us',
      holdTime: 'Ask us',
      size: 'Ask us',
    });
  });

  it('joins the bands of several variants and writes each once', () => {
    const { range, holdTime } = withFacts({
      temperatures: [
        { value: { min: 1, max: 6, unit: '°C' }, source: 'white' },
        { value: { min: 1, max: 6, unit: '°C' }, source: 'another white' },
        { value: { max: -18, unit: '°C' }, source: 'gray' },
      ],
      holdTimes: [{ value: { max: 24, unit: 'h' } }, { value: { min: 12, max: 18, unit: 'h' } }],
    });
    expect(range).toBe('1–6\u202f°C, below −18\u202f°C');
    expect(holdTime).toBe('up to 24\u202fh, 12–18\u202fh');
  });

  it('tells the exterior before the interior, and both readings of it', () => {
    expect(withFacts({ interior: [inches(9, 6, 11.5)], exterior: [inches(10, 7, 12.5)] }).size).toBe(
      'Exterior 10 × 7 × 12.5\u202fin',
    );
    expect(withFacts({ exterior: [inches(14.5, 9.5, 11), inches(12, 8, 3.5)] }).size).toBe(
      'Exterior 14.5 × 9.5 × 11\u202fin or 12 × 8 × 3.5\u202fin',
    );
  });

  it('tells the interior where no exterior is given', () => {
    expect(withFacts({ interior: [inches(9, 6, 11.5)] }).size).toBe('Interior 9 × 6 × 11.5\u202fin');
  });

  it.each(productsCarousel)('of $title has a path and a kind', ({ route }) => {
    const card = cardOf(products.get(route) as Product);
    expect(card.path).toBe(pathOf(route));
    expect(card.kind).not.toBe('');
  });

  it('of the Monarch XVO 10 tells its range, hold time and exterior', () => {
    const card = cardOf(products.get('monarch-xvo-10') as Product);
    expect(card.range).toBe('2–25\u202f°C');
    expect(card.holdTime).toBe('12–18\u202fh');
    expect(card.size).toBe(`Exterior ${formatDimensions({ size: [10, 7, 12.5], unit: 'in' })}`);
  });

  it.each([
    ['kelvin', 'holdTime', 'up to 24 h, by variant'],
    ['core-xvo-30', 'holdTime', '12–18 h at 20–24 °C, core up to 24 h'],
    ['core-xvo-30', 'range', '−20 °C disks for frozen plasma, steady 20–24 °C'],
    ['hard', 'holdTime', '24–48 h with a soft cooler and disks'],
    ['core-xvo-30', 'size', 'Exterior 14.5 × 9.5 × 11 in (product specification) or 12 × 8 × 3.5 in (product FAQ)'],
    ['cryo-disk', 'range', 'Phase 5, Phase 22, below −20 °C'],
    ['cryo-disk', 'size', 'By cooler'],
    ['data-logger', 'holdTime', 'Not applicable'],
  ] as const)('of %s says its %s in words of its own: %s', (id, figure, words) => {
    expect(cardOf(products.get(id) as Product)[figure].replaceAll('\u202f', ' ')).toBe(words);
  });

  it('never sets hold times of several variants or parts beside temperatures as if they were pairs', () => {
    for (const { id, facts, glance } of products.values())
      if (facts.holdTimes.filter(({ source }) => source).length > 1) expect(glance?.holdTime, id).toBeDefined();
  });

  it('of the data logger tells the two measures that are given', () => {
    expect(cardOf(products.get('data-logger') as Product).size).toBe('110 × 18\u202fmm');
  });
});

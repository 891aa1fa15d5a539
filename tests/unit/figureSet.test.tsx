import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../frontend/src/content/products/all';
import { Drawings } from '../../frontend/src/features/drawings/Drawings';
import { drawnCapacities, drawnHoldTimes, drawnTemperatures } from '../../frontend/src/features/drawings/drawn';
import { spansOf } from '../../frontend/src/features/drawings/spans';
import { SiteTheme } from '../../frontend/src/theme/SiteTheme';
import { pageStyleCache } from '../../frontend/src/theme/styleCache';

const drawings = [...products.values()].map((product) => ({
  ...product,
  html: renderToStaticMarkup(
    <SiteTheme cache={pageStyleCache()}>
      <Drawings name={product.name} facts={product.facts} />
    </SiteTheme>,
  ),
}));

describe('The drawings of a product', () => {
  it('are of the figures that it has, and none says that there is nothing to draw', () => {
    for (const { facts, html } of drawings) {
      expect(html.includes('>Capacity<')).toBe(drawnCapacities(facts).length > 0);
      expect(html.includes('>Hold time<')).toBe(drawnHoldTimes(facts).length > 0);
      expect(html.includes('>Temperature<')).toBe(drawnTemperatures(facts).length > 0);
      expect(html).not.toMatch(/not published/i);
    }
  });
});

describe('The cards of a set', () => {
  const cells = { wide: 2, tall: 2, one: 1 } as const;
  const sets = [0, 1, 2].flatMap((scales) =>
    [0, 1, 2].flatMap((sizes) => [0, 1, 2].map((capacities) => ({ scales, sizes, capacities }))),
  );

  it.each(sets)('fill their rows of two: $scales scales, $sizes sizes, $capacities capacities', (counts) => {
    const { scale, size, capacity } = spansOf(counts);
    const taken = [
      ...Array<typeof scale>(counts.scales).fill(scale),
      ...(counts.sizes > 0 ? [size] : []),
      ...(counts.capacities > 0 ? [capacity] : []),
    ];
    const sum = taken.reduce((total, span) => total + cells[span ?? 'one'], 0);
    expect(sum % 2).toBe(0);
  });
});

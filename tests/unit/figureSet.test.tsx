import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figures } from '../../frontend/src/components/figures/Figures';
import { products } from '../../frontend/src/content/products/all';
import { SiteTheme } from '../../frontend/src/theme/SiteTheme';
import { pageStyleCache } from '../../frontend/src/theme/styleCache';

const drawings = [...products.values()].map((product) => ({
  ...product,
  html: renderToStaticMarkup(
    <SiteTheme cache={pageStyleCache()}>
      <Figures name={product.name} facts={product.facts} />
    </SiteTheme>,
  ),
}));

describe('The drawings of a product', () => {
  it('have one of its capacity, but where nothing is carried in it', () => {
    const without = drawings.filter(({ html }) => !html.includes('Capacity')).map(({ id }) => id);
    expect(without).toEqual(['cryo-disk', 'first-aid-kit', 'data-logger']);
  });
});

/** On a link so slow that only the HTML has arrived, and with failing pictures, a product's page can be read. */
import { describe, expect, it } from 'vitest';
import { products } from '../../frontend/src/content/products/all';
import { pathOf } from '../../frontend/src/routes/paths';
import { representativePages } from './support/pages';
import { block, hold, isScript, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** The products whose pages have every kind of part of a product's page. */
const shown = representativePages().flatMap(({ id }) => products.get(id as never) ?? []);

describe.each(shown.map((product) => [product.name, product] as const))('%s', (name, product) => {
  it('shows its text before any script, font or picture has loaded', async () => {
    await openPage(phone);
    page.setDefaultTimeout(5000);
    await block((path) => path.startsWith('/images/'));
    const letThrough = await hold((path) => isScript(path) || path.endsWith('.woff2'));
    await page.goto(site + pathOf(product.id), { waitUntil: 'commit' });

    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const main = page.locator('main');
    await main.getByText(product.summary, { exact: true }).first().waitFor();
    for (const section of await main.getByRole('heading', { level: 2 }).all()) {
      await section.scrollIntoViewIfNeeded();
      expect(await section.isVisible()).toBe(true);
    }
    expect(await main.textContent()).toContain(product.features.at(-1));
    // The alternative text takes a picture's place.
    expect(await main.locator('img:not([alt])').count()).toBe(0);
    letThrough();
  });
});

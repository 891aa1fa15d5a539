/** The first view of a page while little more than its HTML has arrived: its text, and previews of its pictures. */
import { expect, it } from 'vitest';
import { products } from '../../frontend/src/content/products/all';
import { pathOf } from '../../frontend/src/routes/paths';
import { representativePages } from './support/pages';
import { block, hold, hydrated, isScript, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** The products whose pages have every kind of part of a product's page. */
const shown = representativePages().flatMap(({ id }) => products.get(id as never) ?? []);

it.each(shown.map((product) => [product.name, product] as const))(
  'The page of %s shows its text before any script, font or picture has loaded',
  async (name, product) => {
    await openPage(phone);
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
    letThrough();
  },
);

it.each([
  ['kelvin', 360],
  ['kelvin', 1280],
  ['products', 360],
  ['home', 360],
  ['home', 1280],
] as const)('The preview of the first picture of %s is shown until that is there, %i px wide', async (id, width) => {
  await openPage({ viewport: { width, height: 800 } });
  const letThrough = await hold((path) => path.startsWith('/images/'));
  await page.goto(site + pathOf(id), { waitUntil: 'commit' });
  const preview = page.locator('main img[src^="data:"]').filter({ visible: true }).first();
  await preview.waitFor();
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(400);
  const place = await preview.boundingBox();

  letThrough();
  const picture = page.locator('main picture img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  await hydrated();
  // Hydration neither removes nor moves it, and the picture covers it.
  expect(await preview.boundingBox()).toEqual(place);
  expect(await picture.boundingBox()).toEqual(place);
  await picture.scrollIntoViewIfNeeded();
  const drawn = await picture.evaluate((img) => {
    const { x, y, width, height } = img.getBoundingClientRect();
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
    return stack.filter((element) => element instanceof HTMLImageElement).map(({ src }) => src.slice(0, 5));
  });
  expect(drawn).toEqual(['http:', 'data:']);
});

/** The first view of a page while its pictures have not arrived. */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { hold, hydrated, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

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

/** The finder: the URL is its state, a form changes it, and typed text is kept. */
import { expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { pathOf } from '../../frontend/src/routes/paths';
import { specifiedProducts } from '../unit/support/specifiedProducts';
import { hydrated, openEarly, openWithoutScript, page, pagePerFile, resize, site, translate } from './support/visit';

pagePerFile({ reducedMotion: 'reduce' });
const open = (query: string) => page.goto(`${site}${pathOf('find')}${query}`);

const status = () => page.getByRole('status');
/** The specified products with this verdict, for which verdicts were worked out by hand. */
const productsOf = async (verdict: string) => {
  const cards = page.locator(`[data-verdict="${verdict}"]`);
  const ids = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-product')));
  return ids.filter((id) => specifiedProducts.some((specified) => specified === id));
};
const hours = () => page.getByRole('textbox', { name: 'Hours' });
const carried = () => page.locator('input[name=specimen]:checked');
const query = () => Object.fromEntries(new URL(page.url()).searchParams);

it('says what the nearest coolers lack if all are ruled out, and if a range exceeds the storage temperature', async () => {
  await open('?specimen=red-blood-cells&min=20&max=24&hours=49');
  await page.locator('[data-none]').waitFor();
  const nearest = page.getByRole('region', { name: 'The nearest' }).getByRole('listitem');
  const core = nearest.filter({ hasText: /CORE XVO 30.*holds at most \d+ of the 49.h you need/s });
  expect(await core.count()).toBe(1);
  const rules = page.getByRole('region', { name: 'Before you rely on it' });
  await rules.getByText('Red blood cells: the storage temperature is 1–6').waitFor();
});

it('writes the URL from its fields, is cleared, and is restored by Back, also where the browser has translated the page', async () => {
  await open('');
  await hydrated();
  await page.getByRole('button', { name: 'Compare coolers' }).click();
  await status().filter({ hasText: 'Fill in one field or more.' }).waitFor();
  await translate();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => status().filter({ hasText: 'Fill in' }).count()).toBe(0);
  await hours().fill('soon');
  await hours().press('Enter');
  await status().filter({ hasText: 'Nothing was compared yet' }).waitFor();
  await translate();
  // An iPhone's keyboard for decimals has no minus.
  for (const label of ['Coldest', 'Warmest'])
    expect(await page.getByLabel(label).getAttribute('inputmode')).toBe('text');
  await page.getByLabel('Coldest').fill('36');
  await page.getByLabel('Warmest').fill('46');
  await page.locator('#find-unit').selectOption('F');
  await hours().fill('10');
  await hours().press('Enter');
  await status().filter({ hasText: '36–46' }).waitFor();
  expect(query()).toEqual({ min: '36', max: '46', unit: 'F', hours: '10' });
  expect(await productsOf('match')).toEqual(['eclipse']);
  await translate();
  await page.getByLabel('Openings').fill('3');
  await page.getByRole('radio', { name: 'Red blood cells' }).check();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.waitForURL((url) => url.search === '');
  expect(await hours().inputValue()).toBe('');
  expect(await page.locator(':focus').textContent()).toBe('Clear');
  // It was typed after that, and is in no URL.
  expect(await page.getByLabel('Openings').inputValue()).toBe('');
  expect(await carried().inputValue()).toBe('');
  await page.goBack();
  await status().filter({ hasText: '36–46' }).waitFor();
  expect(await page.getByLabel('Coldest').inputValue()).toBe('36');
  expect(await page.locator('#find-unit').inputValue()).toBe('F');
  await page.getByRole('radio', { name: 'Red blood cells' }).check();
  await hours().press('Enter');
  await page.waitForURL((url) => url.searchParams.has('specimen'));
  await page.getByLabel('Coldest').fill('15');
  await page.goBack();
  await expect.poll(() => carried().inputValue()).toBe('');
  // It was not compared: the fields are those of the results.
  expect(await page.getByLabel('Coldest').inputValue()).toBe('36');
  // Every cooler is opened no times.
  await open('?openings=0');
  await status().filter({ hasText: 'Fill in one field or more.' }).waitFor();
});

it('compares nothing while a field is invalid, names it, and keeps its text, and what was typed before hydration', async () => {
  const load = await openEarly(`${pathOf('find')}?min=8&max=2&units=4`);
  await hours().fill('7');
  await load();
  await status()
    .filter({ hasText: /Nothing was compared yet.*What you carry, Warmest|Warmest, What you carry/ })
    .waitFor();
  expect(await productsOf('match')).toEqual([]);
  expect(await page.getByLabel('Warmest').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Warmest').inputValue()).toBe('2');
  expect(await hours().inputValue()).toBe('7');
  // Fields that few need are shown once one of them is filled in.
  expect(await page.getByLabel('Units').isVisible()).toBe(true);
});

it('leads past the form where it is above the results, to them or to the list of all coolers, and sets the focus there', async () => {
  const past = (name: string) => page.getByRole('main').getByRole('link', { name });
  await open('?min=20&max=24&hours=49');
  await page.locator('[data-none]').waitFor();
  expect(await past('see the results').count()).toBe(0);
  await resize(360, 780);
  await past('No published match: see the results').click();
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('results');
  await page.getByRole('button', { name: 'Clear' }).click();
  await past('All coolers and their figures').click();
  await page.locator('[data-product=kelvin]').getByText('Hold time').waitFor();
  expect(await page.locator(':focus').textContent()).toBe('All coolers and their figures');
  expect(await status().filter({ hasText: 'Fill in' }).count()).toBe(0);
});

it('shows the published figures of each cooler without JavaScript, and no form', async () => {
  await openWithoutScript(`${pathOf('find')}?min=2`);
  expect(await page.getByRole('note').textContent()).toContain('Comparing needs JavaScript.');
  expect(await hours().isVisible()).toBe(false);
  expect(await page.locator('[data-product]').count()).toBe(candidates.length);
  // They have the column of the form as well.
  const [results, all] = await Promise.all(['#results', 'main h1'].map((one) => page.locator(one).boundingBox()));
  expect(results?.x).toBe(all?.x);
  expect(results?.width).toBeGreaterThan(1000);
});

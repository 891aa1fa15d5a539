/** The finder: the URL is its state, a form changes it, and typed text is kept. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { pathOf } from '../../frontend/src/routes/paths';
import { isCountOf, specifiedProducts } from '../unit/support/specifiedProducts';
import { hold, openPage, page, scriptsOf, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser([], 'all');
beforeAll(async () => {
  await openPage({ reducedMotion: 'reduce' });
});
const open = (query: string) => page.goto(`${site}${pathOf('find')}${query}`);

const status = () => page.getByRole('status');
/** The specified products with this verdict, for which verdicts were worked out by hand. */
const productsOf = async (verdict: string) => {
  const cards = page.locator(`[data-verdict="${verdict}"]`);
  const ids = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-product')));
  return ids.filter((id) => specifiedProducts.some((specified) => specified === id));
};
const hours = () => page.getByRole('textbox', { name: 'Hours' });
const query = () => Object.fromEntries(new URL(page.url()).searchParams);

describe('The finder', () => {
  it('answers a URL: each cooler with its verdict and its reasons', async () => {
    await open('?min=2&max=8&hours=10&openings=4');
    await status()
      .filter({ hasText: /\d+ published match/ })
      .waitFor();
    expect(await productsOf('match')).toEqual(['eclipse']);
    expect(await productsOf('fails')).toEqual(['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30']);
    expect(await productsOf('confirm')).toEqual(['kelvin']);
    expect((await productsOf('unknown')).slice(0, 1)).toEqual(['safeguard-xvo-10']);
    const kelvin = page.locator('[data-product="kelvin"]');
    // The figure that decides is first.
    expect(await kelvin.getByRole('listitem').first().textContent()).toMatch(/^Up to 12.h: you need 10.h/);
    expect(await page.locator('[data-none]').count()).toBe(0);
    const rules = page.getByRole('region', { name: 'Before you rely on it' });
    expect(await rules.textContent()).toMatch(/half a degree F.*not a transport range.*not a substitute/s);
  });

  it('ends with one line for the coolers made to order, which are in no sum', async () => {
    await open('?min=2&max=8&hours=10');
    const closing = page.getByText(/^Made to order:/);
    await closing.waitFor();
    const toOrder = await closing.locator('[data-product]').count();
    expect(toOrder).toSatisfy((count: number) => isCountOf(5, count));
    const sums = await status()
      .filter({ hasText: /published match/ })
      .textContent();
    const counted = [...(sums ?? '').matchAll(/(\d+) (?:published match|to confirm|with a point|ruled out)/g)];
    const counts = counted.map(([, count]) => Number(count));
    for (const [index, specified] of [1, 1, 2, 4].entries())
      expect(counts[index]).toSatisfy((count: number) => isCountOf(specified, count));
    expect(counts.reduce((one, other) => one + other)).toBe(candidates.length - toOrder);
    const href = await closing.getByRole('link', { name: 'Ask for them' }).getAttribute('href');
    expect(href).toContain('product=cube,');
    expect(href).toContain('min=2&max=8&hours=10');
  });

  it('says what the nearest coolers lack if all are ruled out', async () => {
    await open('?hours=49');
    await page.locator('[data-none]').waitFor();
    const nearest = page.getByRole('region', { name: 'The nearest' }).getByRole('listitem');
    const texts = await nearest.allTextContents();
    // Only an added product may be nearer.
    const place = texts.findIndex((text) => /Hard Coolers.*holds 48 of the 49.h you need/s.test(text));
    expect(place).toSatisfy((index: number) => isCountOf(0, index));
  });

  it('says if a range exceeds the storage temperature of the goods', async () => {
    await open('?specimen=red-blood-cells&min=20&max=24');
    const said = () => page.getByRole('region', { name: 'Before you rely on it' }).getByText('storage temperature is');
    await said().waitFor();
    expect(await said().textContent()).toContain('Red blood cells: the storage temperature is 1–6');
    await open('?specimen=red-blood-cells');
    await status().filter({ hasText: 'Red blood cells' }).waitFor();
    expect(await said().count()).toBe(0);
  });

  it('is filled in and sent by keyboard, writes the URL, and is restored by it', async () => {
    await open('');
    await page.getByLabel('Coldest').fill('36');
    await page.getByLabel('Warmest').fill('46');
    await page.locator('#find-unit').selectOption('F');
    await hours().fill('10');
    await hours().press('Enter');
    await status().filter({ hasText: '36–46' }).waitFor();
    expect(query()).toEqual({ min: '36', max: '46', unit: 'F', hours: '10' });
    expect(await productsOf('match')).toEqual(['eclipse']);
    await page
      .locator(`[data-product="eclipse"] a[href^="${pathOf('eclipse')}"]`)
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Eclipse' }).waitFor();
    await page.goBack();
    await status().filter({ hasText: '36–46' }).waitFor();
    expect(await page.getByLabel('Warmest').inputValue()).toBe('46');
    expect(await productsOf('match')).toEqual(['eclipse']);

    await page.getByLabel('Openings').fill('3');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await hours().inputValue()).toBe('');
    // It was typed after that, and is in no URL.
    expect(await page.getByLabel('Openings').inputValue()).toBe('');
    await page.goBack();
    await status().filter({ hasText: '36–46' }).waitFor();
    expect(await page.getByLabel('Coldest').inputValue()).toBe('36');
    expect(await page.locator('#find-unit').inputValue()).toBe('F');
  });

  it('compares nothing while a field is invalid, names it, and keeps its text', async () => {
    await open('?min=8&max=2&units=4');
    await status()
      .filter({ hasText: /Nothing was compared yet.*What you carry, Warmest|Warmest, What you carry/ })
      .waitFor();
    expect(await productsOf('match')).toEqual([]);
    expect(await page.getByLabel('Warmest').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Warmest').inputValue()).toBe('2');
    // Fields that few need are shown once one of them is filled in.
    expect(await page.getByLabel('Units').isVisible()).toBe(true);
  });

  it('keeps text typed before hydration', async () => {
    const { app } = await scriptsOf(pathOf('find'));
    const letThrough = await hold((asked) => app.includes(asked));
    await page.goto(`${site}${pathOf('find')}?max=8`);
    await hours().fill('7');
    letThrough();
    await status().filter({ hasText: 'at most 8' }).waitFor();
    expect(await hours().inputValue()).toBe('7');
    expect(await page.getByLabel('Warmest').inputValue()).toBe('8');
    await page.unrouteAll();
  });

  it('shows the published figures of each cooler without JavaScript, and no form', async () => {
    await openPage({ javaScriptEnabled: false });
    await open('?min=2');
    expect(await page.getByRole('note').textContent()).toContain('Comparing needs JavaScript.');
    expect(await hours().isVisible()).toBe(false);
    expect(await page.locator('[data-product]').count()).toBe(candidates.length);
  });
});

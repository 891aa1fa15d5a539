/** The finder as it is used: the address is its state, a form fills it, and nothing that was typed is lost. */
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { pathOf } from '../../frontend/src/routes/paths';
import { closeContext, context, hold, openPage, page, scriptsOf, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser();

async function open(query: string, options: BrowserContextOptions = {}) {
  await openPage({ reducedMotion: 'reduce', ...options });
  await page.goto(`${site}${pathOf('find')}${query}`);
}

const status = () => page.getByRole('status');
const productsOf = (verdict: string) =>
  page
    .locator(`[data-verdict="${verdict}"]`)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product')));
const hours = () => page.getByRole('textbox', { name: 'Hours' });
const query = () => Object.fromEntries(new URL(page.url()).searchParams);

describe('The finder', () => {
  it('answers an address: each cooler with its verdict and its reasons', async () => {
    await open('?min=2&max=8&hours=10&openings=4');
    await status().filter({ hasText: '1 published match' }).waitFor();
    expect(await productsOf('match')).toEqual(['eclipse']);
    expect(await productsOf('fails')).toEqual(['monarch-xvo-10', 'monarch-xvo-5', 'core-xvo-3-5', 'core-xvo-30']);
    expect(await productsOf('confirm')).toEqual(['kelvin']);
    expect((await productsOf('unknown')).slice(0, 1)).toEqual(['safeguard-xvo-10']);
    const kelvin = page.locator('[data-product="kelvin"]');
    // The figure that decides comes first.
    expect(await kelvin.getByRole('listitem').first().textContent()).toMatch(/^Up to 12.h: you need 10.h/);
    expect(await page.locator('[data-none]').count()).toBe(0);
  });

  it('says beside the verdicts how they are to be read', async () => {
    await open('?min=2&max=8');
    const rules = page.getByRole('region', { name: 'Before you rely on it' });
    await rules.waitFor();
    expect(await rules.textContent()).toMatch(/half a degree F.*not a transport range.*not a substitute/s);
  });

  it('closes with one line for the coolers made to order, which are in no sum', async () => {
    await open('?min=2&max=8&hours=10');
    await status()
      .filter({ hasText: '1 published match; 1 to confirm; 2 with a point to ask about; 4 ruled out' })
      .waitFor();
    const closing = page.getByText(/^Made to order:/);
    expect(await closing.locator('[data-product]').count()).toBe(5);
    const href = await closing.getByRole('link', { name: 'Ask for them' }).getAttribute('href');
    expect(href).toContain('product=cube,');
    expect(href).toContain('min=2&max=8&hours=10');
  });

  it('says what the nearest coolers are short of where every one is ruled out', async () => {
    await open('?hours=49');
    await page.locator('[data-none]').waitFor();
    const [nearest] = await page.getByRole('region', { name: 'The nearest' }).getByRole('listitem').allTextContents();
    expect(nearest).toMatch(/Hard Coolers.*holds 48 of the 49.h you need/s);
  });

  it('says where a range reaches beyond the one that the goods are stored in', async () => {
    await open('?specimen=red-blood-cells&min=20&max=24');
    const said = () => page.getByRole('region', { name: 'Before you rely on it' }).getByText('storage temperature is');
    await said().waitFor();
    expect(await said().textContent()).toContain('Red blood cells: the storage temperature is 1–6');
    await closeContext(context);
    await open('?specimen=red-blood-cells');
    await status().filter({ hasText: 'Red blood cells' }).waitFor();
    expect(await said().count()).toBe(0);
  });

  it('is filled in and sent by keyboard, leads to an address, and comes back by it', async () => {
    await open('');
    await page.getByLabel('Coldest').fill('36');
    await page.getByLabel('Warmest').fill('46');
    await page.locator('#find-unit').selectOption('F');
    await hours().fill('10');
    await hours().press('Enter');
    await status().filter({ hasText: '36–46' }).waitFor();
    expect(query()).toEqual({ min: '36', max: '46', unit: 'F', hours: '10' });
    expect(await productsOf('match')).toEqual(['eclipse']);

    await page.getByLabel('Openings').fill('3');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await hours().inputValue()).toBe('');
    // It was typed since, and is in no address.
    expect(await page.getByLabel('Openings').inputValue()).toBe('');
    await page.goBack();
    await status().filter({ hasText: '36–46' }).waitFor();
    expect(await page.getByLabel('Coldest').inputValue()).toBe('36');
    expect(await page.locator('#find-unit').inputValue()).toBe('F');
  });

  it('compares nothing while a field cannot be read, says which, and keeps what stands in it', async () => {
    await open('?min=8&max=2&units=4');
    await status()
      .filter({ hasText: /Nothing was compared yet.*What you carry, Warmest|Warmest, What you carry/ })
      .waitFor();
    expect(await productsOf('match')).toEqual([]);
    expect(await page.getByLabel('Warmest').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Warmest').inputValue()).toBe('2');
    // Fields that few need are in sight once one of them is used.
    expect(await page.getByLabel('Units').isVisible()).toBe(true);
  });

  it('ends in an inquiry where nothing matches, with what was needed', async () => {
    await open('?specimen=frozen-plasma&hours=20');
    const none = page.locator('[data-none]');
    await none.waitFor();
    const href = await none.getByRole('link', { name: 'Send what you need' }).getAttribute('href');
    expect(href).toBe(`${pathOf('contact')}?specimen=frozen-plasma&hours=20#contact-us-form`);
  });

  it('keeps what is typed before the page is hydrated', async () => {
    await openPage();
    const { app } = await scriptsOf(pathOf('find'));
    const letThrough = await hold((asked) => app.includes(asked));
    await page.goto(`${site}${pathOf('find')}?max=8`);
    await hours().fill('7');
    letThrough();
    await status().filter({ hasText: 'at most 8' }).waitFor();
    expect(await hours().inputValue()).toBe('7');
    expect(await page.getByLabel('Warmest').inputValue()).toBe('8');
  });

  it('shows without script what is published of every cooler, and no form that could not answer', async () => {
    await open('?min=2', { javaScriptEnabled: false });
    expect(await page.getByRole('note').textContent()).toContain('Comparing needs JavaScript.');
    expect(await hours().isVisible()).toBe(false);
    expect(await page.locator('[data-product]').count()).toBe(candidates.length);
  });
});

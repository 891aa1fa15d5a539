import { describe, expect, inject, it } from 'vitest';
import { hydrated, openPage, shareBrowser } from './support/visit';

const site = inject('siteUrl');

shareBrowser();

describe('a page without JavaScript', () => {
  it('contains the menus, every answer and the inquiry form', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site}/Products/Kelvin`);
    await page.getByText('Products', { exact: true }).first().click();
    expect(await page.locator('header').getByRole('link', { name: 'Monarch XVO 10' }).isVisible()).toBe(true);
    expect(await page.locator('details[name^="faq"]').count()).toBe(16);
    await page.goto(`${site}/ContactUs`);
    expect(await page.locator('[name="FullName"]').isVisible()).toBe(true);
  });
});

describe('an unknown path', () => {
  it('answers 404 with a page of its own, and logs only the status, no violation of its policy', async () => {
    const page = await openPage();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
    const response = await page.goto(`${site}/Products/Nothing`);
    await hydrated(page);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toContain('does not exist');
    expect(logged.filter((line) => !line.includes('404'))).toEqual([]);
    expect(page.url()).toBe(`${site}/Products/Nothing`);
  });
});

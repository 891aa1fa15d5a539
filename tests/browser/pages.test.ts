import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { launchBrowser } from './support/launchBrowser';

const site = inject('siteUrl');
const widths = [360, 768, 1440];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Everything a page says to its console or throws, in order. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return said;
}

/** React has taken the page over once its root carries the container's mark. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

describe.each(manifest.map(({ id, path }) => ({ id, path })))('$path', ({ path }) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext();
  });
  afterAll(() => context.close());

  it('is taken over without a word in the console and fits every width', async () => {
    const page = await context.newPage();
    const said = listen(page);
    const response = await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(response?.status()).toBe(200);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px wide`).toBeLessThanOrEqual(
        width,
      );
    }
    expect(await page.locator('h1').count()).toBe(1);
    expect(said).toEqual([]);
    await page.close();
  });
});

describe('a page without script', () => {
  it('reads whole: menus, every answer and the inquiry form are in the document', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/Products/Kelvin`);
    await page.getByText('Products', { exact: true }).first().click();
    expect(await page.locator('header').getByRole('link', { name: 'Monarch XVO 10' }).isVisible()).toBe(true);
    expect(await page.locator('details[name^="faq"]').count()).toBe(16);
    await page.goto(`${site}/ContactUs`);
    expect(await page.locator('[name="FullName"]').isVisible()).toBe(true);
    await context.close();
  });
});

describe('an unknown path', () => {
  it('answers 404 with a page that helps, and says nothing in the console but the status', async () => {
    const page = await browser.newPage();
    const said = listen(page);
    const response = await page.goto(`${site}/Products/Nothing`, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toContain('does not exist');
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
    expect(page.url()).toBe(`${site}/Products/Nothing`);
    await page.close();
  });
});

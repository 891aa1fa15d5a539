/** What a product's page is on paper, and its way to the sheet of one page. What every page is there, its own test says. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fieldSheetLimit } from '../../frontend/src/content/field-sheet';
import { manifest } from '../../frontend/src/routes/manifest';
import { launchBrowser } from './support/launchBrowser';
import { closeContext, hydrated } from './support/visit';

const site = inject('siteUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(manifest.filter(({ screen }) => screen === 'product').map(({ id, path }) => ({ id, path })))(
  '$path',
  ({ id, path }) => {
    it('links to its field sheet, a PDF as small as the link says', async () => {
      const html = await (await fetch(site + path)).text();
      const [link] = html.match(/\/files\/[^"]+-field-sheet\.pdf/) ?? [];
      expect(link).toBe(`/files/${id}-field-sheet.pdf`);
      const sheet = await fetch(`${site}${link}`);
      const bytes = Buffer.from(await sheet.arrayBuffer());
      expect([sheet.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect(bytes.length).toBeLessThan(fieldSheetLimit * 1000);
    });
  },
);

describe('a page that was asked for something, printed', () => {
  const printed = async (path: string) => {
    const context = await browser.newContext({ viewport: { width: 720, height: 960 } });
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    return { context, page };
  };

  it('names the address that leads there again', async () => {
    const { context, page } = await printed('/find?min=2&max=8&hours=10');
    expect(await page.getByText(/^Uncontrolled copy of/).textContent()).toMatch(
      /^Uncontrolled copy of https?:\/\/[^/]+\/find\?min=2&max=8&hours=10, printed on /,
    );
    await closeContext(context);
  });

  it('has the compared coolers, and not what there is to choose from', async () => {
    const { context, page } = await printed('/compare?items=kelvin,eclipse');
    expect(await page.locator('main [data-row]').first().isVisible()).toBe(true);
    expect(await page.locator('main input[type=checkbox]').locator('visible=true').count()).toBe(0);
    await closeContext(context);

    const all = await printed('/compare');
    expect(await all.page.locator('main input[type=checkbox]').locator('visible=true').count()).toBeGreaterThan(5);
    await closeContext(all.context);
  });
});

describe('a product page, printed', () => {
  it('has its figures, where it comes from and the day, and nothing to press', async () => {
    const context = await browser.newContext({ viewport: { width: 720, height: 960 }, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${site}/Products/Kelvin`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const line = page.getByText(/^Uncontrolled copy of/);
    expect(await line.isVisible()).toBe(false);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
    expect(await line.textContent()).toMatch(
      new RegExp(`^Uncontrolled copy of https?://[^/]+/Products/Kelvin, printed on ${today}$`),
    );
    for (const shown of ['h1', '#variants table', '#specifications table', '#ask-about'])
      expect([shown, await page.locator(shown).isVisible()]).toEqual([shown, true]);
    const pressed = page.locator(':is(a[href^="/"], button, summary, nav, footer, #gallery, #faq, #related)');
    expect(await pressed.locator('visible=true').count()).toBe(0);
    // On paper that stays white, the heading is dark in either scheme.
    const channels = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g));
    expect(Math.max(...(channels ?? []).slice(0, 3).map(Number))).toBeLessThan(128);
    await closeContext(context);
  });
});

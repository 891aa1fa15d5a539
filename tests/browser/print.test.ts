/** What a product's page is on paper, and its way to the sheet of one page. What every page is there, its own test says. */
import { describe, expect, inject, it } from 'vitest';
import { fieldSheetLimit } from '../../frontend/src/content/field-sheet';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { hydrated, page, pagePerTest } from './support/visit';

const site = inject('siteUrl');

describe('a product', () => {
  const products = manifest.filter(({ screen }) => screen === 'product');
  it.each(products.map(({ path, id }) => [path, id]))(
    '%s links to its field sheet, a PDF as small as the link says',
    async (path, id) => {
      const html = await (await fetch(site + path)).text();
      const [link] = html.match(/\/files\/[^"]+-field-sheet\.pdf/) ?? [];
      expect(link).toBe(`/files/${id}-field-sheet.pdf`);
      const sheet = await fetch(`${site}${link}`);
      const bytes = Buffer.from(await sheet.arrayBuffer());
      expect([sheet.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect(bytes.length).toBeLessThan(fieldSheetLimit * 1000);
    },
  );
});

describe('printed', () => {
  pagePerTest({ viewport: { width: 720, height: 960 } });
  const line = () => page.getByText(/^Uncontrolled copy of/);
  const open = async (path: string) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(site + path);
    await hydrated();
  };
  const print = async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  };
  const shownBoxes = () => page.locator('main input[type=checkbox]').locator('visible=true').count();

  it('an answer of the finder names the URL that leads there again', async () => {
    await open('/find?min=2&max=8&hours=10');
    await print();
    expect(await line().textContent()).toMatch(
      /^Uncontrolled copy of https?:\/\/[^/]+\/find\?min=2&max=8&hours=10, printed on /,
    );
  });

  it('a comparison has the compared coolers, and not what there is to choose from', async () => {
    await open('/compare');
    await print();
    expect(await shownBoxes()).toBeGreaterThan(5);
    await open('/compare?items=kelvin,eclipse');
    await print();
    await page.locator('main [data-row]').first().waitFor();
    expect(await shownBoxes()).toBe(0);
  });

  it('a product page has its figures, where it comes from and the day, and nothing to press', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(pathOf('kelvin'));
    expect(await line().isVisible()).toBe(false);
    await print();
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
    expect(await line().textContent()).toMatch(
      new RegExp(`^Uncontrolled copy of https?://[^/]+/Products/Kelvin, printed on ${today}$`),
    );
    for (const shown of ['h1', '#variants table', '#specifications table', '#ask-about'])
      expect([shown, await page.locator(shown).isVisible()]).toEqual([shown, true]);
    const pressed = page.locator(':is(a[href^="/"], button, summary, nav, footer, #gallery, #faq, #related)');
    expect(await pressed.locator('visible=true').count()).toBe(0);
    // On paper that stays white, the heading is dark in either scheme.
    const channels = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g));
    expect(Math.max(...(channels ?? []).slice(0, 3).map(Number))).toBeLessThan(128);
  });
});

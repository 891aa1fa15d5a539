import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { launchBrowser } from './support/launchBrowser';

const site = inject('siteUrl');
/** How long the first slide stays (section 9), in ms. */
const DELAY = 8000;

let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  page = await context.newPage();
});
afterEach(() => context.close());

const carousel = () => page.getByRole('group', { name: 'Highlights', exact: true });
const button = (name: string) => carousel().getByRole('button', { name });
const shown = () => carousel().locator('.swiper-slide-active').getAttribute('aria-label');
const started = () => carousel().locator('.swiper-initialized').count();
/** The scripts that have come so far. */
const scripts = () =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

describe('A carousel', () => {
  it('fetches its code once the visitor does something, and no sooner', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    expect(await started()).toBe(0);
    const before = await scripts();
    await page.mouse.move(180, 700);
    await carousel().locator('.swiper-initialized').waitFor();
    expect(await scripts()).toBeGreaterThan(before);
  });

  it('goes on at the first press of its button', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await button('Next slide').and(page.locator(':enabled')).waitFor();
    await button('Next slide').evaluate((element: HTMLElement) => element.click());
    await expect.poll(shown).toBe('2 of 2');
  });

  it('moves on by itself when its time has come, with nobody there', async () => {
    await page.clock.install();
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await button('Pause').and(page.locator(':enabled')).waitFor();
    await page.clock.runFor(DELAY / 2);
    expect(await started()).toBe(0);
    await page.clock.runFor(DELAY);
    await expect.poll(shown).toBe('2 of 2');
  });

  it('takes over where the visitor has scrolled the row to', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    const row = carousel().getByRole('group', { name: 'Highlights, slides' });
    await row.evaluate((element) => {
      element.scrollLeft = element.clientWidth;
    });
    await expect.poll(shown).toBe('2 of 2');
  });
});

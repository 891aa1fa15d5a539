import { describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { block, hold, hydrated, isScript, page, pagePerTest } from './support/visit';

const site = inject('siteUrl');
/** How long the first slide stays (section 9), in ms. */
const DELAY = 8000;

pagePerTest({ viewport: { width: 360, height: 740 } });

const carousel = () => page.getByRole('group', { name: 'Highlights', exact: true });
const button = (name: string) => carousel().getByRole('button', { name });
const shown = () => carousel().locator('.swiper-slide-active').getAttribute('aria-label');
const started = () => carousel().locator('.swiper-initialized').count();
/** The slide that the row is scrolled to, from 0. */
const position = () =>
  carousel()
    .locator('.swiper')
    .evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
/** The scripts that have come so far. */
const scripts = () =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

describe('A carousel', () => {
  it('loads its code at the first input, and no sooner', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    expect(await started()).toBe(0);
    const before = await scripts();
    await page.mouse.move(180, 700);
    await carousel().locator('.swiper-initialized').waitFor();
    expect(await scripts()).toBeGreaterThan(before);
  });

  it('goes on at the first press of its button', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await button('Next slide').evaluate((element: HTMLElement) => element.click());
    await expect.poll(shown).toBe('2 of 2');
  });

  it('retries to load code that failed to load', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await hydrated();
    await block(isScript);
    await button('Next slide').evaluate((element: HTMLElement) => element.click());
    await page.locator('html[data-incomplete]').waitFor();
    expect(await started()).toBe(0);
    await page.unrouteAll();
    await button('Next slide').evaluate((element: HTMLElement) => element.click());
    await carousel().locator('.swiper-initialized').waitFor();
  });

  it('moves on by itself after its delay, without input', async () => {
    await page.clock.install();
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await page.clock.runFor(DELAY / 2);
    expect(await position()).toBe(0);
    await page.clock.runFor(DELAY);
    expect(await position()).toBe(1);
    await page.clock.runFor(DELAY);
    expect(await position()).toBe(0);
    expect(await started()).toBe(0);
  });

  it('starts at the slide that the visitor has scrolled the row to', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    const row = carousel().getByRole('group', { name: 'Highlights, slides' });
    await row.evaluate((element) => {
      element.scrollLeft = element.clientWidth;
    });
    await page.mouse.wheel(0, 1);
    await expect.poll(shown).toBe('2 of 2');
  });

  it('plays after Play, though the pointer and the focus stay on the button', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await button('Pause').click();
    await carousel().locator('.swiper-initialized').waitFor();
    await page.clock.install();
    await button('Play').click();
    await page.clock.runFor(DELAY);
    await expect.poll(shown).toBe('2 of 2');
  });

  it('pauses when the pointer or the focus comes back to it', async () => {
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await button('Pause').click();
    await carousel().locator('.swiper-initialized').waitFor();
    await page.clock.install();
    await button('Play').click();
    await page.mouse.move(180, 0);
    await carousel().hover();
    await page.clock.runFor(3 * DELAY);
    expect(await shown()).toBe('1 of 2');
    // The focus is where it was when Play was pressed.
    await page.mouse.move(180, 0);
    await page.clock.runFor(DELAY);
    await expect.poll(shown).toBe('2 of 2');
    await button('Next slide').focus();
    await page.clock.runFor(3 * DELAY);
    expect(await shown()).toBe('2 of 2');
  });

  it('does not move with reduced motion, and plays after Play', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(site + pathOf('home'), { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1);
    await carousel().locator('.swiper-initialized').waitFor();
    await page.clock.runFor(3 * DELAY);
    expect(await shown()).toBe('1 of 2');
    await button('Play').click();
    await page.clock.runFor(DELAY);
    await expect.poll(shown).toBe('2 of 2');
    await page.clock.runFor(DELAY);
    await expect.poll(shown).toBe('1 of 2');
  });

  it.each(['no-preference', 'reduce'] as const)(
    'handles its button before the app has loaded (%s)',
    async (reducedMotion) => {
      await page.emulateMedia({ reducedMotion });
      const say = reducedMotion === 'reduce' ? 'Play' : 'Pause';
      let early = true;
      page.once('domcontentloaded', () => {
        early = false;
      });
      const arrive = await hold((path) => isScript(path) && !early);
      await page.goto(site + pathOf('home'), { waitUntil: 'domcontentloaded' });
      await button(say).click();
      arrive();
      await button(say === 'Play' ? 'Pause' : 'Play').waitFor();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { context, holdApp, hydrated, open, page, pagePerTest, site } from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const pictures = () => page.locator('#gallery a');
const lightbox = () => page.locator('dialog[open]');
const pictureShown = (number: number) =>
  lightbox()
    .getByText(new RegExp(`^${number} of `))
    .waitFor();

describe('A picture of a gallery', () => {
  it('leaves the page where it was, under a wheel too', async () => {
    await open(pathOf('kelvin'));
    await pictures().first().click();
    await pictureShown(1);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Escape');
    await lightbox().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  it('opens offline too, and is moved by buttons and keys, with its number announced', async () => {
    await open(pathOf('kelvin'));
    await context.setOffline(true);
    const last = await pictures().count();
    await pictures().last().click();
    await pictureShown(last);
    await lightbox().getByRole('button', { name: 'Previous picture' }).click();
    await pictureShown(last - 1);
    await lightbox().getByRole('button', { name: 'Next picture' }).press('Enter');
    await pictureShown(last);
    // The pressed button cannot go on, and must not take the keys with it.
    await page.keyboard.press('ArrowLeft');
    await pictureShown(last - 1);
    await page.keyboard.press('ArrowLeft');
    await pictureShown(last - 2);
    await page.keyboard.press('ArrowRight');
    await pictureShown(last - 1);
    const caption = await lightbox().locator('figure:not([inert]) figcaption').textContent();
    expect(caption).toBeTruthy();
    expect(await lightbox().locator('[aria-live]').textContent()).toBe(`${last - 1} of ${last}: ${caption}`);
  });

  it('opens in a tab or window with Control, Shift or the middle button, also before the app has loaded', async () => {
    const letThrough = await holdApp();
    await page.goto(site + pathOf('kelvin'));
    const link = pictures().first();
    const opensInTab = async (how: Parameters<typeof link.click>[0]) => {
      const opened = context.waitForEvent('page');
      await link.click(how);
      const tab = await opened;
      await tab.waitForURL(await link.evaluate((element: HTMLAnchorElement) => element.href));
      expect(await lightbox().count(), JSON.stringify(how)).toBe(0);
      await tab.close();
    };
    await opensInTab({ modifiers: ['Control'] });
    letThrough();
    await hydrated();
    expect(await lightbox().count()).toBe(0);
    for (const how of [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const)
      await opensInTab(how as Parameters<typeof link.click>[0]);
  });
});

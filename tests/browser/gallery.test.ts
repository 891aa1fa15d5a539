import { describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { chunkPath } from './support/site';
import { context, hydrated, idle, page, pagePerTest } from './support/visit';

const site = inject('siteUrl');
/** The path of the code for swipes and zoom. */
const code = chunkPath('startZoom');

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

async function open(): Promise<void> {
  await page.goto(site + pathOf('kelvin'));
  await hydrated();
}
const pictures = () => page.locator('#gallery a');
const lightbox = () => page.locator('dialog[open]');
/** Waits until the lightbox shows the picture of this number. */
const pictureShown = (number: number) =>
  lightbox()
    .getByText(new RegExp(`^${number} of `))
    .waitFor();

describe('A picture of a gallery', () => {
  it('opens in the lightbox, which arrow keys move, and gets the focus back', async () => {
    await open();
    await pictures().nth(1).click();
    await pictureShown(2);
    await page.keyboard.press('ArrowRight');
    await pictureShown(3);
    await lightbox().getByRole('button', { name: 'Previous picture' }).click();
    await pictureShown(2);
    // Its number is announced.
    const caption = await lightbox().locator('figure:not([inert]) figcaption').textContent();
    expect(caption).toBeTruthy();
    expect(await lightbox().locator('[aria-live]').textContent()).toMatch(/^2 of \d+: ./);
    expect(await lightbox().locator('[aria-live]').textContent()).toContain(caption);
    await page.keyboard.press('Escape');
    await lightbox().waitFor({ state: 'detached' });
    expect(
      await pictures()
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
  });

  it('opens in a tab or window of its own with Control, Shift or the middle button', async () => {
    await open();
    const link = pictures().first();
    const ways: Parameters<typeof link.click>[0][] = [
      { modifiers: ['Control'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ];
    for (const how of ways) {
      const opened = context.waitForEvent('page');
      await link.click(how);
      const tab = await opened;
      await tab.waitForURL(await link.evaluate((element: HTMLAnchorElement) => element.href));
      expect(await lightbox().count(), JSON.stringify(how)).toBe(0);
      await tab.close();
    }
  });

  it('is left to the browser with the meta or the Alt key', async () => {
    await open();
    const left = await pictures()
      .first()
      .evaluate((link) =>
        ['metaKey', 'altKey'].map((held) => {
          let untouched = false;
          const seen = (event: Event) => {
            untouched = !event.defaultPrevented;
            event.preventDefault();
          };
          window.addEventListener('click', seen, { once: true });
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true }));
          return untouched;
        }),
      );
    expect(left).toEqual([true, true]);
    expect(await lightbox().count()).toBe(0);
  });

  it('opens and moves on offline', async () => {
    await open();
    await context.setOffline(true);
    await pictures().first().click();
    await pictureShown(1);
    await page.keyboard.press('ArrowRight');
    await pictureShown(2);
    await lightbox().getByRole('button', { name: 'Next picture' }).click();
    await pictureShown(3);
  });

  it('loads the code for swipes and zoom only when it is opened, if the visitor saves data', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    // The app is not loaded before the first input, so the page is never hydrated here.
    await page.goto(site + pathOf('kelvin'));
    await pictures().first().scrollIntoViewIfNeeded();
    await idle();
    await idle();
    expect(scripts).not.toContain(code);
    await pictures().first().click();
    await pictureShown(1);
    await expect.poll(() => scripts).toContain(code);
  });
});

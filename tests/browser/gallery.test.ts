import { describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { context, idle, page, pagePerTest } from './support/visit';

const site = inject('siteUrl');

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const open = () => page.goto(site + pathOf('kelvin'), { waitUntil: 'networkidle' });
const pictures = () => page.locator('#gallery a');
const lightbox = () => page.locator('dialog[open]');
/** Scrolls to the gallery and lets the browser do what it does in idle time. */
const comeNear = async () => {
  await pictures().first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await idle();
};

describe('A picture of a gallery', () => {
  it('opens in the lightbox, where the arrow keys lead on, and gets the focus back', async () => {
    await open();
    await pictures().nth(1).click();
    await lightbox()
      .getByText(/^2 of /)
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await lightbox()
      .getByText(/^3 of /)
      .waitFor();
    await lightbox().getByRole('button', { name: 'Previous picture' }).click();
    await lightbox()
      .getByText(/^2 of /)
      .waitFor();
    // Which one it is, is said as well.
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

  it.each([
    ['control', { modifiers: ['Control'] }],
    ['shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const)('opens in a tab or window of its own with %s', async (_, how) => {
    await open();
    const link = pictures().first();
    const opened = context.waitForEvent('page');
    await link.click('button' in how ? how : { modifiers: [...how.modifiers] });
    const tab = await opened;
    await tab.waitForURL(await link.evaluate((element: HTMLAnchorElement) => element.href));
    expect(await lightbox().count()).toBe(0);
  });

  it.each(['metaKey', 'altKey'])('is left to the browser with %s', async (key) => {
    await open();
    await comeNear();
    const left = await pictures()
      .first()
      .evaluate((link, held) => {
        let untouched = false;
        const seen = (event: Event) => {
          untouched = !event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener('click', seen, { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true }));
        return untouched;
      }, key);
    expect(left).toBe(true);
    expect(await lightbox().count()).toBe(0);
  });

  it('opens and leads on where nothing more can be fetched', async () => {
    await open();
    await context.setOffline(true);
    await pictures().first().click();
    await lightbox()
      .getByText(/^1 of /)
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await lightbox()
      .getByText(/^2 of /)
      .waitFor();
    await lightbox().getByRole('button', { name: 'Next picture' }).click();
    await lightbox()
      .getByText(/^3 of /)
      .waitFor();
  });

  it('asks for what swipes and zooms when it is opened, and no sooner, where data is saved', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    await open();
    await comeNear();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await comeNear();
    expect(scripts).toEqual([]);
    await pictures().first().click();
    await lightbox()
      .getByText(/^1 of /)
      .waitFor();
    expect(scripts.length).toBeGreaterThan(0);
  });
});

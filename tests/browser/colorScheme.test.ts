/** The two color schemes: the system's until a visitor chooses, then the visitor's, on show before anything else is. */
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hold, openPage, scriptsOf, shareBrowser } from './support/visit';

const site = inject('siteUrl');

shareBrowser();

/** A page, and what its documents complained of or were stopped from doing. */
async function watched(options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/** From here on a page gets none of the app's files. */
const withoutApp = (page: Page) =>
  page.route('**/assets/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

const open = (page: Page, path = '/') => page.goto(site + path, { waitUntil: 'networkidle' });

/** What stands behind all else, to the eye. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
    return (red + green + blue) / 3 > 127 ? 'light' : 'dark';
  });

const control = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark colors' });

const schemes = [
  { scheme: 'light', other: 'dark' },
  { scheme: 'dark', other: 'light' },
] as const;

describe.each(schemes)('where the system asks for $scheme', ({ scheme, other }) => {
  it('a page is so before any file of the app has come', async () => {
    const { page, complaints } = await watched({ colorScheme: scheme });
    await withoutApp(page);
    await open(page);
    expect(await ground(page)).toBe(scheme);
    expect(complaints).toEqual([]);
  });

  it('a page is so without any script, and offers no switch', async () => {
    const { page } = await watched({ colorScheme: scheme, javaScriptEnabled: false });
    await open(page);
    expect(await ground(page)).toBe(scheme);
    expect(await control(page).count()).toBe(0);
  });

  it('the switch shows the other one, and the way back', async () => {
    const { page, complaints } = await watched({ colorScheme: scheme });
    await open(page);
    const icon = () => control(page).locator('svg:visible path').getAttribute('d');
    const before = await icon();
    await control(page).click();
    await expect.poll(() => ground(page)).toBe(other);
    expect(await icon()).not.toBe(before);
    await control(page).click();
    await expect.poll(() => ground(page)).toBe(scheme);
    expect(await icon()).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('a choice is remembered, and on show before the next page is painted', async () => {
    const { page, complaints } = await watched({ colorScheme: scheme });
    await open(page);
    await control(page).click();
    await expect.poll(() => ground(page)).toBe(other);
    // That page may still ask for a part of the app, and must not be given an empty one.
    await page.goto('about:blank');
    await withoutApp(page);
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.body) return;
        watch.disconnect();
        Object.assign(window, { atBody: document.documentElement.getAttribute('data-color-scheme') });
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/Products/Kelvin']) {
      await open(page, path);
      expect(await page.evaluate(() => (window as unknown as { atBody: string }).atBody), path).toBe(other);
      expect(await ground(page), path).toBe(other);
    }
    expect(complaints).toEqual([]);
  });

  it('a page follows the system until a visitor has chosen', async () => {
    const { page } = await watched({ colorScheme: scheme });
    await open(page);
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => ground(page)).toBe(other);
    await control(page).click();
    await expect.poll(() => ground(page)).toBe(scheme);
    await page.emulateMedia({ colorScheme: scheme });
    await page.emulateMedia({ colorScheme: other });
    await open(page, '/Products');
    expect(await ground(page)).toBe(scheme);
  });
});

describe('the switch', () => {
  it('answers a click that came before the app', async () => {
    const { page, complaints } = await watched({ colorScheme: 'light' });
    const { app } = await scriptsOf('/');
    const release = await hold((path) => app.includes(path));
    await page.goto(`${site}/`);
    // They are on their way, so the page's own script is there.
    await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
    await control(page).click();
    expect(await ground(page)).toBe('light');
    release();
    await expect.poll(() => ground(page)).toBe('dark');
    expect(complaints).toEqual([]);
  });

  it('is at hand on a phone: in the side menu, where the header has no room', async () => {
    const { page } = await watched({ colorScheme: 'light', viewport: { width: 360, height: 740 } });
    await open(page);
    expect(await control(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await control(page).click();
    await expect.poll(() => ground(page)).toBe('dark');
    const menu = page.locator('nav[aria-label="Mobile"]');
    expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  });
});

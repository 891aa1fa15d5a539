/** The color scheme: the system's until a visitor chooses one, and set before the first paint. */
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { logged, open, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

const desktop = { width: 1280, height: 800 };
const complaints = () => logged.filter((line) => /^(?:error|warning|uncaught): /.test(line));

const withoutApp = () =>
  page.route('**/assets/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/** Whether the background of the page is light or dark. */
const ground = () =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
    return (red + green + blue) / 3 > 127 ? 'light' : 'dark';
  });

const control = () => page.getByRole('button', { name: 'Switch between light and dark colors' });

describe.each([
  { scheme: 'light', other: 'dark' },
  { scheme: 'dark', other: 'light' },
] as const)('with the system set to $scheme', ({ scheme, other }) => {
  it('a page has that scheme without any script, and no switch', async () => {
    await openPage({ colorScheme: scheme, javaScriptEnabled: false });
    await page.goto(site);
    expect(await ground()).toBe(scheme);
    expect(await control().count()).toBe(0);
  });

  it('a page has that scheme before the app has loaded, and a choice is kept and set before the first paint', async () => {
    await openPage({ viewport: desktop, colorScheme: scheme });
    await withoutApp();
    await page.goto(site);
    expect(await ground()).toBe(scheme);
    await page.unrouteAll();
    await open('/');
    await control().click();
    await expect.poll(ground).toBe(other);
    // This page may still request a part of the app, which must not be empty.
    await page.goto('about:blank');
    await withoutApp();
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.body) return;
        watch.disconnect();
        Object.assign(window, { atBody: document.documentElement.getAttribute('data-color-scheme') });
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', pathOf('kelvin')]) {
      await page.goto(site + path);
      expect(await page.evaluate(() => (window as unknown as { atBody: string }).atBody), path).toBe(other);
      expect(await ground(), path).toBe(other);
    }
    expect(complaints()).toEqual([]);
  });
});

it('A page follows the system until the visitor switches the scheme, with its icon, and back', async () => {
  await openPage({ viewport: desktop, colorScheme: 'light' });
  // Its form is not hydrated, and must stay on the page.
  await open(pathOf('contact'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe('dark');
  await page.locator('main form').getByLabel('Full name').waitFor();
  const icon = () => control().locator('svg:visible path').getAttribute('d');
  const before = await icon();
  await control().click();
  await expect.poll(ground).toBe('light');
  expect(await icon()).not.toBe(before);
  await control().click();
  await expect.poll(ground).toBe('dark');
  expect(await icon()).toBe(before);
  await page.emulateMedia({ colorScheme: 'light' });
  await open(pathOf('products'));
  expect(await ground()).toBe('dark');
  // As from the back/forward cache, which no test has.
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await ground()).toBe('light');
  expect(complaints()).toEqual([]);
});

it('The switch is in the side menu on a phone, and leaves the menu open', async () => {
  await openPage({ colorScheme: 'light', viewport: { width: 360, height: 740 } });
  await open('/');
  expect(await control().count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await control().click();
  await expect.poll(ground).toBe('dark');
  const menu = page.locator('nav[aria-label="Mobile"]');
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
});

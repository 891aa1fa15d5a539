/** A font that arrives late causes no layout shift on any page, and is shown from the next page on. */
import { expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { noteShifts, shiftsOf } from './support/shifts';
import { hold, hydrated, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

const windows = [
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
];
const isFont = (path: string) => path.endsWith('.woff2');

/** Opens a page, delivers the font after the limit for a late font, and waits until it is loaded and the page hydrated. */
async function openWithLateFont(path: string): Promise<void> {
  const letThrough = await hold(isFont);
  await page.goto(site + path, { waitUntil: 'commit' });
  const font = () => page.evaluate(() => [...document.fonts].map(({ display, status }) => `${display} ${status}`)[0]);
  await expect.poll(font).toBe('optional loading');
  letThrough();
  await expect.poll(font).toBe('optional loaded');
  await hydrated();
}

it.each(windows)('moves nothing on any page: $viewport.width px', async (options) => {
  await openPage(options);
  await page.addInitScript(noteShifts);
  const shifts = [];
  for (const { path } of manifest) {
    await openWithLateFont(path);
    await page.unrouteAll();
    shifts.push({ path, ...(await shiftsOf(page)) });
  }
  expect(shifts.filter(({ shifted }) => shifted > 0.002)).toEqual([]);
});

it('is shown from the next page on', async () => {
  await openPage();
  await openWithLateFont(pathOf('home'));
  /** The width of a text in the font, or in its fallback. */
  const width = () =>
    page.evaluate(() => {
      const text = Object.assign(document.createElement('b'), { textContent: 'Passive cooling' });
      document.querySelector('h1')?.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
  const inFallback = await width();
  expect(await width()).toBe(inFallback);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await expect.poll(width).not.toBe(inFallback);
});

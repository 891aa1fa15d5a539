/** The page of an address with a query moves nothing that is shown when the app has read it, and is readable without. */
import { describe, expect, it } from 'vitest';
import { LATE_ATTRIBUTE } from '../../frontend/src/lib/startup/incomplete';
import { pathOf } from '../../frontend/src/routes/paths';
import { noteShifts, shiftsOf, UNSEEN_SHIFT } from './support/shifts';
import { block, context, idle, isScript, openEarly, openPage, page, shareBrowser, site } from './support/visit';

shareBrowser();

const windows = [
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  { viewport: { width: 768, height: 900 } },
  { viewport: { width: 1440, height: 900 } },
];

/** What of each page is replaced or moves, and what its answer is. */
const pages = [
  [`${pathOf('find')}?min=2&max=8&hours=24`, '#chart', '[data-verdict]'],
  [`${pathOf('find')}?min=2&max=8&hours=24#results`, '#chart', '[data-verdict]'],
  [`${pathOf('compare')}?items=kelvin,eclipse`, '[name=items]', '[data-row]'],
  [`${pathOf('compare')}?utm_source=mail`, '[name=items]', '[name=items]'],
  [`${pathOf('search')}?q=syringes`, '#ways', 'main ol'],
  [`${pathOf('search')}?q=zzzz`, '#ways', '[role=status]:has-text("zzzz")'],
] as const;

it.each(pages)('%s', async (path, _, answer) => {
  for (const window of windows) {
    await openPage(window);
    await context.addInitScript(noteShifts);
    const letThrough = await openEarly(path);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await letThrough();
    await page.locator(answer).first().waitFor();
    await idle();
    const { shifted, moved } = await shiftsOf(page);
    expect({ ...window.viewport, moved: shifted > UNSEEN_SHIFT ? moved : [] }).toEqual({
      ...window.viewport,
      moved: [],
    });
  }
});

// The comparison comes above what was prerendered, which is always shown.
describe.each(pages.filter(([path]) => !path.startsWith(pathOf('compare'))))('%s', (path, prerendered) => {
  const isShown = () => page.locator(prerendered).first().isVisible();

  it('shows what was prerendered where the app cannot be loaded', async () => {
    await openPage(windows[2]);
    await block(isScript);
    await page.goto(site + path);
    await expect.poll(isShown).toBe(true);
  });

  it('shows what was prerendered where the app is late, and hides it before', async () => {
    await openPage(windows[2]);
    await openEarly(path);
    expect(await isShown()).toBe(false);
    await page.evaluate((late) => document.documentElement.setAttribute(late, ''), LATE_ATTRIBUTE);
    expect(await isShown()).toBe(true);
  });
});

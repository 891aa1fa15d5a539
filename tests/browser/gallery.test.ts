import { describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { context, open, openEarly, page, pagePerTest, resize, scrolled, setTextSize, translate } from './support/visit';

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
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Escape');
    await lightbox().waitFor({ state: 'detached' });
    expect(await scrolled()).toBe(before);
    // By the event of closing, which comes later. A wheel until then is lost.
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });

  it('opens offline and translated too, and is moved by buttons and keys, with its number announced', async () => {
    await open(pathOf('kelvin'));
    await context.setOffline(true);
    const last = await pictures().count();
    await pictures().last().click();
    await pictureShown(last);
    await translate();
    await lightbox().getByRole('button', { name: 'Previous picture' }).click();
    await pictureShown(last - 1);
    await lightbox().getByRole('button', { name: 'Next picture' }).press('Enter');
    await pictureShown(last);
    // The pressed button cannot go on, and must not take the keys with it.
    await page.keyboard.press('ArrowLeft');
    await pictureShown(last - 1);
    await page.keyboard.press('ArrowLeft');
    await pictureShown(last - 2);
    // Safari does not focus a clicked button, and then nothing.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('ArrowRight');
    await pictureShown(last - 1);
    const caption = await lightbox().locator('figure:not([inert]) figcaption').textContent();
    expect(caption).toBeTruthy();
    expect(await lightbox().locator('[aria-live]').textContent()).toBe(`${last - 1} of ${last}: ${caption}`);
  });

  it('opens in a tab or window with Control, Shift or the middle button, also before the app has loaded', async () => {
    const load = await openEarly(pathOf('kelvin'));
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
    await load();
    expect(await lightbox().count()).toBe(0);
    for (const how of [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const)
      await opensInTab(how as Parameters<typeof link.click>[0]);
  });

  it.each((['core-xvo-30', 'monarch-xvo-10', 'monarch-xvo-5'] as const).map((id) => pathOf(id)))(
    'has its caption clear of the buttons, and its sizes whole, on a phone with text of twice the size: %s',
    async (path) => {
      await open(path);
      await setTextSize(32);
      await resize(360, 740);
      const count = await pictures().count();
      await pictures().first().click();
      for (let number = 1; number <= count; number += 1) {
        await pictureShown(number);
        const figure = lightbox().locator('figure:not([inert])');
        await expect.poll(async () => (await figure.boundingBox())?.x).toBe(0);
        expect(await figure.evaluate(collisions), `picture ${number}`).toEqual([]);
        await page.keyboard.press('ArrowRight');
      }
    },
  );
});

/** What of a picture, scrolled to its end, is drawn over: its caption by a button, a size by another or the picture's edge. */
function collisions(figure: Element): readonly string[] {
  figure.scrollTop = figure.scrollHeight;
  const caption = document.createRange();
  caption.selectNodeContents(figure.querySelector('figcaption') as Element);
  const lines = [...caption.getClientRects()];
  const rectsOf = (parent: ParentNode | null, selector: string) =>
    [...(parent?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());
  const sizes = rectsOf(figure, 'svg[role=img] text');
  const crosses = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const edge = figure.querySelector('svg[role=img]')?.getBoundingClientRect();
  const isCut = (size: DOMRect) =>
    edge && (size.left < edge.left || size.right > edge.right || size.top < edge.top || size.bottom > edge.bottom);
  return [
    ...rectsOf(figure.closest('dialog'), 'button').flatMap((button) =>
      lines.some((line) => crosses(line, button)) ? 'a button over the caption' : [],
    ),
    ...sizes.flatMap((size, at) =>
      sizes.slice(at + 1).some((other) => crosses(size, other)) ? `size ${at} over another` : [],
    ),
    ...sizes.flatMap((size, at) => (isCut(size) ? `size ${at} cut` : [])),
  ];
}

/** Pages in windows that are narrow or low. Zoom and text of twice the size are in everyPage.test.ts. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { launchBrowser } from './support/launchBrowser';
import { closeContext } from './support/visit';

const site = inject('siteUrl');

/** A browser for the cases of a description, and a way to open a page there. */
function pages(switches: readonly string[], options: BrowserContextOptions) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(switches);
  });
  afterAll(() => browser?.close());
  return async (path: string, look: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'load' });
    await look(page);
    await closeContext(context);
  };
}

describe('in a narrow window', () => {
  const open = pages([], { viewport: { width: 360, height: 800 } });
  /** Ranges in tables that do not stand on one line with their unit. */
  const broken = () => {
    const range = /[−\d][\d.,]*–[\d.,]+\u202f[^\s,;:.)]+/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.parentElement?.closest('td') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const found: { readonly text: string; readonly lines: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: written, index } of (text.textContent ?? '').matchAll(range)) {
        const place = document.createRange();
        place.setStart(text, index);
        place.setEnd(text, index + written.length);
        const tops = [...place.getClientRects()].map(({ top }) => Math.round(top));
        found.push({ text: written, lines: new Set(tops).size });
      }
    return found;
  };

  const compared = `${pathOf('compare')}?items=kelvin,eclipse`;
  it.each([...(['kelvin', 'eclipse', 'core-xvo-30', 'evidence'] as const).map((id) => pathOf(id)), compared])(
    'no range in a table of %s is broken',
    (path) =>
      open(path, async (page) => {
        await page.locator('main table').first().waitFor();
        const found = await page.evaluate(broken);
        expect(found.length).toBeGreaterThan(0);
        expect(found.filter(({ lines }) => lines > 1)).toEqual([]);
      }),
  );
});

describe('in a window that is wide and low', () => {
  const routes = ['find', 'specimens', 'privacy-policy', 'kelvin'] as const;
  const inView = () =>
    [...document.querySelectorAll('body *')].filter((element) => {
      const { position, top } = getComputedStyle(element);
      return position === 'sticky' && top !== 'auto';
    }).length;
  const open = pages([], { viewport: { width: 1280, height: 256 } });

  it.each(routes.map((id) => pathOf(id)))('%s keeps nothing in view that would cover the rest', (path) =>
    open(path, async (page) => {
      expect(await page.evaluate(inView)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      // The header, and what stands beside the content.
      expect(await page.evaluate(inView)).toBe(2);
    }),
  );
});

/** Pages in narrow or low windows. everyPage.test.ts checks zoom and text of twice the size. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { launchBrowser } from './support/launchBrowser';
import { closeContext } from './support/visit';

const site = inject('siteUrl');

/** Starts a browser for the tests of a describe block. @returns a function that opens a page in it. */
function pages(options: BrowserContextOptions) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
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
  const open = pages({ viewport: { width: 360, height: 800 } });
  /** The ranges in tables, with the number of lines that each takes with its unit. */
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

describe('a table whose rows are grids in a narrow window', () => {
  const open = pages({ viewport: { width: 480, height: 800 } });

  it.each([
    [pathOf('kelvin'), 'table[aria-label="Variants"]'],
    [pathOf('evidence'), 'table:has([data-label])'],
  ])('keeps its roles in the accessibility tree: %s', (path, table) =>
    open(path, async (page) => {
      const row = page.locator(`${table} tbody tr`).first();
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
      const devTools = await page.context().newCDPSession(page);
      const { root } = await devTools.send('DOM.getDocument');
      for (const [part, role] of [
        [table, 'table'],
        [`${table} tbody tr`, 'row'],
        [`${table} td:not([data-none])`, 'cell'],
        [`${table} tbody th`, 'rowheader'],
      ] as const) {
        const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: part });
        const { nodes } = await devTools.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
        expect([part, nodes[0]?.role?.value]).toEqual([part, role]);
      }
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
  const open = pages({ viewport: { width: 1280, height: 256 } });

  it.each(routes.map((id) => pathOf(id)))('%s has nothing sticky', (path) =>
    open(path, async (page) => {
      expect(await page.evaluate(inView)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      // The header and the column beside the content.
      expect(await page.evaluate(inView)).toBe(2);
    }),
  );
});

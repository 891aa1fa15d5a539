/** Pages in narrow or low windows. everyPage.test.ts checks zoom and text of twice the size. */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { openPage, page, resize, shareBrowser, site } from './support/visit';

shareBrowser();

async function openAt(width: number, height: number, path: string): Promise<void> {
  await openPage({ reducedMotion: 'reduce', viewport: { width, height } });
  await page.goto(site + path);
}

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
  'in a narrow window no range in a table of %s is broken',
  async (path) => {
    await openAt(360, 800, path);
    await page.locator('main table').first().waitFor();
    const found = await page.evaluate(broken);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ lines }) => lines > 1)).toEqual([]);
  },
);

const routes = ['find', 'specimens', 'privacy-policy', 'kelvin'] as const;
const inView = () =>
  [...document.querySelectorAll('body *')].filter((element) => {
    const { position, top } = getComputedStyle(element);
    return position === 'sticky' && top !== 'auto';
  }).length;

it.each(routes.map((id) => pathOf(id)))('in a window that is wide and low %s has nothing sticky', async (path) => {
  await openAt(1280, 256, path);
  expect(await page.evaluate(inView)).toBe(0);
  await resize(1280, 800);
  // The header and the column beside the content.
  expect(await page.evaluate(inView)).toBe(2);
});

it('in a low window the side menu scrolls as a whole, and shows each link that has the focus', async () => {
  await openAt(320, 256, pathOf('faqs'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('nav:popover-open');
  const last = menu.getByRole('link', { name: 'Contact Us' });
  await last.focus();
  const [outer, inner] = [await menu.boundingBox(), await last.boundingBox()];
  expect(inner?.height).toBeGreaterThan(40);
  expect(inner?.y).toBeGreaterThanOrEqual(0);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(outer?.height ?? 0);
  expect(await menu.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
});

it('in a narrow window a long word that was searched for does not widen the page', async () => {
  await openAt(360, 800, `${pathOf('search')}?q=${'w'.repeat(60)}`);
  await page.getByText('Nothing found: “www').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

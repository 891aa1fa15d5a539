/** Pages in narrow or low windows. everyPage.test.ts checks zoom and text of twice the size. */
import { expect, it } from 'vitest';
import { inquiryHref } from '../../frontend/src/domain/inquiry/href';
import { pathOf } from '../../frontend/src/routes/paths';
import * as form from './inquiryPage';
import { lost, wideTables } from './support/reflow';
import { openPage, page, resize, setTextSize, shareBrowser, site } from './support/visit';

shareBrowser();

async function openAt(width: number, height: number, path: string): Promise<void> {
  await openPage({ reducedMotion: 'reduce', viewport: { width, height } });
  await page.goto(site + path);
}

/** The ranges, sizes and standards in such cells of tables, with the number of lines that each takes with its unit. */
const broken = (cell: string) => {
  const range =
    /[−\d][\d.,]*–[\d.,]+\u202f[^\s,;:.)]+|\(?\d[\d.]*(?: × [\d.]+)+\u202f\w+\)?|MIL-STD-810|ISTA \d\w|\(long × wide × high\)/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest(cell) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
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

it.each([
  ...(['kelvin', 'eclipse', 'core-xvo-30', 'evidence'] as const).map((id) => [pathOf(id), 'td'] as const),
  [`${pathOf('compare')}?items=kelvin,eclipse`, 'td', 412],
  // Four columns in a wide window are as narrow.
  [`${pathOf('compare')}?items=kelvin,eclipse,core-xvo-3-5,monarch-xvo-10`, 'td', 1440],
  // With its column heads.
  [pathOf('core-xvo-30'), 'table', 1440],
  // What a search was read as.
  [`${pathOf('search')}?q=1-6%20C%2020%20hours`, 'main [role=status]', 360],
] as const)('in narrow columns no range and no size of %s in %s is broken', async (path, part, width = 360) => {
  await openAt(width, 800, path);
  await page.locator(part).filter({ hasText: '–' }).first().waitFor({ state: 'attached' });
  const found = await page.evaluate(broken, part);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ lines }) => lines > 1)).toEqual([]);
});

/** How many parts stay in view while the page is scrolled. */
const inView = () =>
  [...document.querySelectorAll('body *')].filter((element) => {
    const { position, top } = getComputedStyle(element);
    // Not what is hidden: the notice that the app has not loaded, until it is hydrated.
    return position === 'sticky' && top !== 'auto' && element.checkVisibility();
  }).length;

/** Texts of drawings that lie across another one. */
const overprinted = () =>
  [...document.querySelectorAll('main svg')].flatMap((drawing) => {
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({ text, box: text.getBoundingClientRect() }));
    return texts
      .filter(({ box }, index) =>
        texts
          .slice(0, index)
          .some(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 3 &&
              other.top < box.bottom - 3,
          ),
      )
      .map(({ text }) => text.textContent);
  });

it.each((['find', 'specimens', 'privacy-policy', 'kelvin'] as const).map((id) => pathOf(id)))(
  '%s has nothing sticky in a wide and low window, and all controls and texts at every width with the text spacing of WCAG 1.4.12',
  async (path) => {
    await openAt(1280, 256, path);
    expect(await page.evaluate(inView)).toBe(0);
    await resize(1280, 1080);
    // The header and the column beside the content.
    expect(await page.evaluate(inView)).toBe(2);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    for (const width of [320, 360, 640, 768, 1024, 1100, 1200, 1280, 1366, 1440]) {
      await resize(width, 800);
      expect(await page.evaluate(lost), `${width} px`).toEqual([]);
      expect(await page.evaluate(overprinted), `${width} px`).toEqual([]);
    }
  },
);

it('in a low window the side menu scrolls as a whole, and shows each link that has the focus', async () => {
  await openAt(320, 256, pathOf('faqs'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('nav:popover-open');
  const last = menu.getByRole('link', { name: 'Contact Us' });
  await last.focus();
  const [outer, inner] = [await menu.boundingBox(), await last.boundingBox()];
  // The scrollbar's gutter is no part of the drawer's width.
  expect(outer?.x).toBe(0);
  expect(inner?.height).toBeGreaterThan(40);
  expect(inner?.y).toBeGreaterThanOrEqual(0);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(outer?.height ?? 0);
  expect(await menu.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
});

it('a narrow window shows all of the finder with text of twice the size', async () => {
  await openPage({ reducedMotion: 'reduce', viewport: { width: 320, height: 700 } });
  await setTextSize(32);
  await page.goto(site + pathOf('find'));
  expect(await page.evaluate(lost)).toEqual([]);
});

it('a card alone in its row has no empty line below its kind', async () => {
  await openAt(570, 800, pathOf('coolers'));
  const linesOf = ([...kinds]: Element[]) =>
    kinds.map((kind) => Math.round(kind.clientHeight / Number.parseFloat(getComputedStyle(kind).lineHeight)));
  const kinds = page.locator('main article p');
  expect(await kinds.evaluateAll(linesOf)).toContain(1);
  await resize(1440, 900);
  expect(new Set(await kinds.evaluateAll(linesOf))).toEqual(new Set([2]));
});

it('in a narrow window a long word that was searched for neither widens the page nor fills it', async () => {
  await openAt(360, 800, `${pathOf('search')}?q=${'w'.repeat(5000)}`);
  await page.getByText(/Nothing found: “w{80}…”/).waitFor();
  expect((await page.title()).length).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

it('a table has the width of its column, and on a phone two short specifications share a row, which the odd one has alone', async () => {
  await openAt(1440, 900, pathOf('kelvin'));
  const edges = await page.locator('main table').evaluateAll((tables) =>
    tables.map(({ parentElement: frame }) => {
      const column = frame?.parentElement?.getBoundingClientRect();
      return [frame?.getBoundingClientRect().right, column?.right];
    }),
  );
  expect(edges.length).toBeGreaterThan(1);
  for (const [frame, column] of edges) expect(frame).toBeCloseTo(column ?? 0);
  await openAt(360, 800, pathOf('monarch-xvo-10'));
  const [whole, rows] = await page.locator('[data-stacked="1"] > tbody').evaluate((body) => {
    const widths = new Map<number, number>();
    for (const row of body.children) {
      const { top, width } = row.getBoundingClientRect();
      widths.set(top, (widths.get(top) ?? 0) + width);
    }
    return [body.clientWidth, [...widths.values()]];
  });
  expect(rows.length).toBeGreaterThan(3);
  for (const width of rows) expect(width).toBeCloseTo(whole, 0);
});

const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0;

it('on a phone the use of a part has room beside its button and its quantity, with text of twice the size too', async () => {
  await openAt(360, 800, pathOf('parts'));
  await setTextSize(32);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  const crossed = await page.locator('main tbody tr').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const [use, button] = [row.querySelector('td'), row.querySelector('button')];
        const range = document.createRange();
        range.selectNodeContents(use as Element);
        const [text, press] = [range.getBoundingClientRect(), button?.getBoundingClientRect() as DOMRect];
        return text.right > press.left && text.bottom > press.top;
      })
      .map((row) => row.textContent),
  );
  expect(crossed).toEqual([]);
  await page.locator('main td button').first().click();
  await page.locator('main td input').waitFor();
  expect(await page.evaluate(wideTables)).toEqual([]);

  await setTextSize(16);
  for (const width of [320, 360, 412]) {
    await resize(width, 800);
    expect(await widthOf('main td'), `${width} px`).toBeGreaterThan((await widthOf('main tbody tr')) / 2);
  }
  // An iPhone zooms into a field with smaller text.
  const sizeOf = (input: Element) => Number.parseFloat(getComputedStyle(input).fontSize);
  expect(await page.locator('main td input').evaluate(sizeOf)).toBeGreaterThanOrEqual(16);
});

it('in the list of tests each cell says on a phone what it is, also a dash; the figures have the widest column at 768 px, and no standard is broken', async () => {
  await openAt(390, 800, pathOf('evidence'));
  const dashes = page.locator('main td').locator('visible=true').filter({ hasText: '—' });
  const labels = await dashes.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(new Set(labels)).toEqual(new Set(['"Figures: "']));
  await resize(768, 900);
  const [claim, figures, stated] = await page
    .locator('#core-xvo-3-5-trailer-tests > *')
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
  expect(figures).toBeGreaterThan(1.5 * (claim ?? Number.POSITIVE_INFINITY));
  expect(figures).toBeGreaterThan(2 * (stated ?? Number.POSITIVE_INFINITY));
  expect((await page.evaluate(broken, 'th')).filter(({ lines }) => lines > 1)).toEqual([]);
});

it('the unit of a box is beside at least one of its sides', async () => {
  await openAt(360, 800, `${pathOf('find')}?length=20&width=20&height=20`);
  const tops = () =>
    page.locator('form :is([name=length], [name=width], [name=height], [name=size])').evaluateAll((controls) => {
      const rows = controls.map((control) => Math.round(control.getBoundingClientRect().top));
      return rows.filter((top) => top === rows.at(-1)).length;
    });
  await expect.poll(tops).toBe(2);
  await resize(768, 900);
  expect(await tops()).toBe(4);
  await resize(1440, 900);
  expect(await tops()).toBeGreaterThan(1);
});

it('on a phone the name of an item in the request has the width of the list, and all digits of a phone number are in view', async () => {
  await openAt(320, 800, inquiryHref({ products: ['eclipse'], variant: 'Hard bottle PCMs' }));
  await form.ready();
  await form.control('Phone').fill('8005550199');
  expect(await form.control('Phone').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const item = 'form li:has([role=group])';
  for (const width of [360, 412]) {
    await resize(width, 800);
    expect(await widthOf(`${item} > span`), `${width} px`).toBeGreaterThan((await widthOf(item)) / 2);
  }
  // The remove button is not over the quantity.
  await setTextSize(32);
  for (const width of [320, 360, 412]) {
    await resize(width, 800);
    expect(await widthOf(`${item} input`), `${width} px`).toBeGreaterThan(24);
    await page
      .locator(item)
      .getByRole('button', { name: /^One more/ })
      .click({ trial: true });
  }
});

it('Beside a longer table the drawings and the sizes below them stay in view, one below the other', async () => {
  await openAt(1440, 900, pathOf('core-xvo-3-5'));
  const drawings = page.locator('main div:has(> div > figure[data-span])').first();
  const sizes = page.locator('main div:has(> div > figure[data-span]) + div').first();
  await page.locator('#specifications').evaluate((section) => section.scrollIntoView());
  const tops = [];
  const distances = [];
  for (let step = 0; step < 30; step += 1) {
    await page.evaluate(() => window.scrollBy(0, 30));
    const top = (await drawings.boundingBox())?.y ?? 0;
    tops.push(Math.round(top));
    distances.push(Math.round(((await sizes.boundingBox())?.y ?? 0) - top));
  }
  // Below the sticky header.
  expect(tops.filter((top) => top === 104).length).toBeGreaterThan(1);
  expect(distances[0]).toBeGreaterThan(100);
  expect(new Set(distances).size).toBe(1);
  const column = page.locator('main div:has(> div > div > figure[data-span])').last();
  const position = () => column.evaluate((element) => getComputedStyle(element).position);
  expect(await position()).toBe('sticky');
  // In a lower window they would end below its edge.
  await resize(1440, 800);
  expect(await position()).toBe('static');
});

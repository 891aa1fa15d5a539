/** Browsers without some current features, which are removed before any script of the page runs. */
import { expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { styleOf } from './support/styles';
import {
  changeHtml,
  faults,
  follow,
  footerLink,
  goBackTo,
  heading,
  hydrated,
  idle,
  interactive,
  mark,
  open,
  openPage,
  page,
  pagePerTest,
  refuseStorage,
  scrolled,
  site,
  stillMarked,
} from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** Opens a page in a window without this property. */
async function openWithout(property: string, path: string): Promise<void> {
  await page.addInitScript((name) => Reflect.deleteProperty(window, name), property);
  await page.goto(site + path);
  expect(await page.evaluate((name) => name in window, property)).toBe(false);
}

it.each<[what: string, change: () => unknown]>([
  ['with all features', () => {}],
  ['without scrollend, as in WebKitGTK 2.50', () => Reflect.deleteProperty(window, 'onscrollend')],
  ['with blocked storage', refuseStorage],
])(
  '%s: Back returns to where the visitor was, though a link was followed before the scroll had ended',
  async (_, change) => {
    // An earlier position in the same tab.
    await open(pathOf('faqs'));
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.addInitScript(change);
    await page.goto(site + pathOf('kelvin'));
    await hydrated();
    const link = footerLink('Eclipse');
    const loaded = page.waitForResponse(/Eclipse\.json$/);
    await link.hover();
    await (await loaded).finished();
    await idle();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await idle();
    await link.evaluate(async (element) => {
      const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollTo(0, 2000);
      await scrolled;
      (element as HTMLElement).click();
    });
    await heading('Eclipse').waitFor();
    await expect.poll(scrolled).toBe(0);
    await goBackTo('Kelvin');
    await expect.poll(scrolled).toBe(2000);
  },
);

it('without scrollend, as in Safari: a position is stored once a scroll, not at each of its events', async () => {
  await openWithout('onscrollend', pathOf('kelvin'));
  await hydrated();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      performance.mark('stored');
      setItem.call(this, name, value);
    };
    for (let event = 0; event < 10; event += 1) window.dispatchEvent(new Event('scroll'));
  });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('stored').length)).toBe(1);
});

it('without popovers, as in Firefox before 125: the header has neither the side menu nor its button, and a link leads to a page inside the app', async () => {
  await openPage({ viewport: { width: 390, height: 800 }, bypassCSP: true });
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
  // As such a browser reads the page: an unknown attribute, and the rules for it.
  await changeHtml(pathOf('kelvin'), (html) =>
    html
      .replaceAll(/ popover(?:target)?="[^"]*"/gi, '')
      .replaceAll('@supports not selector(:popover-open)', '@media screen'),
  );
  await open(pathOf('kelvin'));
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(120);
  expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  await mark();
  await follow('Eclipse');
  await idle();
  expect(faults()).toEqual([]);
  expect(await stillMarked()).toBe(true);
});

it('without names of details, as in Safari 16: an answer that is opened closes the one before', async () => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    // Chromium groups by the document's names, which are unique, and the app by how these begin.
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (selector: string) {
      return querySelectorAll.call(this, selector.replace(/name="faq\d+"/, 'name^="faq"'));
    };
  });
  let number = 0;
  await changeHtml(pathOf('kelvin'), (html) =>
    html.replaceAll('<details name="faq"', () => `<details name="faq${++number}"`),
  );
  await open(pathOf('kelvin'));
  const answers = page.locator('#faq details');
  for (const number of [1, 2]) {
    await answers.nth(number).locator('summary').click();
    await expect
      .poll(() => answers.evaluateAll((all) => all.map((one) => one.matches('[open]')).indexOf(true)))
      .toBe(number);
  }
  expect(await page.locator('#faq details[open]').count()).toBe(1);
});

it('without :has and color-mix, as in Firefox before 113: a choice and the focus are visible, and no face is black', async () => {
  await openPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  // As prerendered.
  await page.route(/\.js$/, (route) => route.abort());
  for (const id of ['find', 'compare', 'coolers', 'specimens'] as const)
    await changeHtml(pathOf(id), (html) =>
      html.replaceAll(':has(', ':unknown(').replaceAll('color-mix(', 'color-unknown('),
    );
  await page.goto(site + pathOf('find'));
  expect(await styleOf('input[type=radio]', 'opacity')).toBe('1');
  await page.goto(site + pathOf('compare'));
  await page.locator('input[type=checkbox]').first().focus();
  expect(await styleOf('.MuiCheckbox-root', 'outline-style')).toBe('solid');
  await page.goto(site + pathOf('coolers'));
  await page.keyboard.press('Tab');
  await page.locator('article a').first().focus();
  expect(await styleOf('article a', 'outline-style')).toBe('solid');
  await page.goto(site + pathOf('specimens'));
  expect(await styleOf('[data-part="unit"] polygon', 'fill')).not.toBe('rgb(0, 0, 0)');
});

it('without requestIdleCallback, as in WebKit: the app starts, and a hovered link is loaded ahead', async () => {
  await openWithout('requestIdleCallback', pathOf('coolers'));
  await interactive(['footer']);
  const link = page.locator('main').getByRole('link', { name: 'Learn More about Kelvin', exact: true });
  const loaded = page.waitForResponse(/\/assets\/data\/.*Kelvin\.json$/);
  await link.hover();
  await (await loaded).finished();
  await page.route('**/assets/data/**', (route) => route.abort());
  await mark();
  await link.click();
  await heading('Kelvin').waitFor();
  expect(await stillMarked()).toBe(true);
});

it('without until-found: a tab shows its panel, and hides the others', async () => {
  await page.goto(site + pathOf('specimens'));
  await page.locator('[data-ready]').waitFor();
  // A browser without `until-found` treats the attribute as `hidden`.
  await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync('[hidden] { content-visibility: visible !important; display: none !important }');
    document.adoptedStyleSheets = [plain];
  });
  const shown = () => page.locator('[role=tabpanel]').locator('visible=true');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  expect(await shown().count()).toBe(1);
  expect(await shown().getAttribute('id')).toBe(await tab.getAttribute('aria-controls'));
});

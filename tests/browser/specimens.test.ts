import { expect, it } from 'vitest';
import { specimens } from '../../frontend/src/content/specimens';
import { pathOf } from '../../frontend/src/routes/paths';
import { wideTables } from './support/reflow';
import {
  block,
  footerLink,
  hold,
  hydrated,
  openEarly,
  openWithoutScript,
  page,
  pagePerFile,
  resize,
  site,
} from './support/visit';

pagePerFile({ reducedMotion: 'reduce' });

/** Opens By Specimen, with a fragment if given, and waits until its tabs work. */
async function open(fragment = '') {
  await page.goto('about:blank');
  await page.goto(site + pathOf('specimens') + fragment);
  await page.locator('[data-ready]').waitFor();
}

const tab = (name: string) => page.getByRole('tab', { name });
const openTab = () => page.locator('[role="tab"][aria-selected="true"]');
const panels = () => page.locator('[role="tabpanel"]');
const panelOf = (id: string) => page.locator(`[id="${id}"]`);
const hash = () => new URL(page.url()).hash;
const named = (index: number) => specimens.at(index) as { id: string; name: string };
const [first, second, third, last] = [named(0), named(1), named(2), named(-1)];

/** The choices of an application that are too narrow for the whole name of one. */
const narrowChoices = () =>
  [...document.querySelectorAll<HTMLSelectElement>('main select[name=application]')].filter((select) => {
    const whole = select.cloneNode(true) as HTMLSelectElement;
    Object.assign(whole.style, { position: 'absolute', width: 'max-content' });
    select.after(whole);
    const isNarrow = select.offsetWidth < whole.offsetWidth;
    whole.remove();
    return isNarrow;
  }).length;

it('has each of its tabs in reach of the keyboard before the app has loaded', async () => {
  const load = await openEarly(pathOf('specimens'));
  await tab(first.name).focus();
  await page.keyboard.press('Tab');
  expect(await tab(second.name).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await panelOf(second.id).waitFor();
  await load();
  await page.locator('[data-ready]').waitFor();
  expect(await openTab().textContent()).toContain(second.name);
  expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
});

it('opens the tab that the URL names, does not hide it during hydration, and keeps the text typed there', async () => {
  await page.goto('about:blank');
  const load = await openEarly(pathOf('specimens', third.id));
  // The browser focuses the panel that the URL names, in a frame that may come after the load event.
  await page.locator(`[id="${third.id}"]:focus`).waitFor();
  const units = panelOf(third.id).getByLabel('Units');
  await units.fill('2');
  await page.evaluate((id) => {
    new MutationObserver(() => document.body.setAttribute('data-hidden-meanwhile', '')).observe(
      document.getElementById(id) as Element,
      { attributeFilter: ['hidden'] },
    );
  }, third.id);
  await load();
  await page.locator('[data-ready]').waitFor();
  expect(await page.locator('[data-hidden-meanwhile]').count()).toBe(0);
  expect(await openTab().textContent()).toContain(third.name);
  expect(await units.inputValue()).toBe('2');
  expect(await units.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('follows a change of the URL, scrolled to its panel, and writes the chosen tab into it, without a history entry and a scroll', async () => {
  const top = () => panelOf(last.id).evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
  const isAtTop = () => expect.poll(async () => (await top()) >= 0 && (await top()) < 200).toBe(true);
  await open();
  for (const { id, name } of [second, last]) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, id);
    await panelOf(id).getByRole('table').waitFor();
    expect(await openTab().textContent()).toContain(name);
  }
  await isAtTop();
  const state = () => page.evaluate(() => [history.length, window.scrollY]);
  const before = await state();
  await tab(third.name).click();
  await expect.poll(hash).toBe(`#${third.id}`);
  expect(await panelOf(last.id).isVisible()).toBe(false);
  expect(await panelOf(third.id).getByRole('table').isVisible()).toBe(true);
  expect(await state()).toEqual(before);
  await page.goBack();
  await expect.poll(() => openTab().textContent()).toContain(second.name);

  await page.goto(site);
  await hydrated();
  await page.locator(`main a[href$="#${last.id}"]`).first().click();
  await page.locator('[data-ready]').waitFor();
  await isAtTop();

  // Where another page is loading, the URL is that page's.
  await hold((path) => path.includes(pathOf('faqs')) || path.includes('/assets/data/'));
  await footerLink('FAQs').click();
  await page.waitForURL(site + pathOf('faqs'));
  await tab(third.name).click();
  await panelOf(third.id).getByRole('table').waitFor();
  expect(page.url()).toBe(site + pathOf('faqs'));
  await page.unrouteAll();
});

it('is one stop for the Tab key, moves by arrow keys, Home and End, and ignores keys with a modifier', async () => {
  await open();
  // Alt with an arrow goes back.
  const isLeft = await openTab().evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
  // Alt with a click downloads.
  const isClickLeft = await tab(second.name).evaluate((element) => {
    let left = false;
    const note = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    element.dispatchEvent(new MouseEvent('click', { altKey: true, bubbles: true, cancelable: true }));
    return left;
  });
  expect(isClickLeft).toBe(true);
  expect(await openTab().textContent()).toContain(first.name);
  expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
  await openTab().focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));
  for (const [key, id] of [
    ['ArrowDown', second.id],
    ['ArrowRight', third.id],
    ['End', last.id],
    ['ArrowDown', first.id],
    ['ArrowLeft', last.id],
    ['Home', first.id],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(id);
  }
  await expect.poll(hash).toBe(`#${first.id}`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]')?.id)).toBe(first.id);
});

it('shows its tables without scrolling them, and the whole name of a chosen application, at any width', async () => {
  // The fallback is wider than the font, whose presence at the first paint depends on the machine.
  await block((path) => path.endsWith('.woff2'));
  await open();
  await panels().evaluateAll((all) => {
    for (const panel of all) panel.removeAttribute('hidden');
  });
  expect(await panels().locator('table:visible').count()).toBeGreaterThanOrEqual(specimens.length);
  expect(await page.locator('select[name=application]:visible').count()).toBeGreaterThan(1);
  for (const width of [360, 768, 1024, 1440]) {
    await resize(width, 800);
    expect(await page.evaluate(wideTables), `${width} px`).toEqual([]);
    expect(await page.evaluate(narrowChoices), `${width} px`).toBe(0);
  }
  await resize(1280, 720);
  await page.unrouteAll();
});

it('shows all specimens without JavaScript, each with its table, its recommended products and a drawing of one unit', async () => {
  await openWithoutScript(pathOf('specimens'));
  expect(await panels().count()).toBe(8);
  for (const { id, recommended } of specimens) {
    expect(await panelOf(id).getByRole('table').isVisible(), id).toBe(true);
    for (const { reason } of recommended)
      expect(await panelOf(id).getByText(reason, { exact: false }).count(), reason).toBe(1);
  }
  const tooLarge = (id: string) => panelOf(id).getByText('larger than this interior').first().isVisible();
  expect([await tooLarge('inactivated-platelets'), await tooLarge('cryoprecipitate')]).toEqual([true, false]);
  const drawing = panelOf('cryoprecipitate').getByRole('img', { name: /interior/i });
  expect(await drawing.getAttribute('aria-label')).toMatch(/23 × 13\.2 × 2.cm.*CORE XVO 3\.5.*11 × 7 × 2\.25.in/);
});

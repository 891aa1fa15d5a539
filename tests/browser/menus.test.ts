import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { context, hold, hydrated, isScript, openPage, shareBrowser } from './support/visit';

const site = inject('siteUrl');

/** "Shared header" of the specification, entry by entry, and the screens of our own behind them. */
const menus = {
  Company: ['About Us', 'Our Team', 'FAQs', 'Service', 'Evidence'],
  Category: ['By Specimen', 'Find a Cooler', 'Compare Coolers'],
  Products: [
    'Kelvin',
    'Monarch XVO 10',
    'Monarch XVO 5',
    'Eclipse',
    'CORE XVO 3.5',
    'CORE XVO 30',
    'Cube',
    'Safeguard XVO 10',
  ],
  Coolers: [
    'Medication Pack',
    'OEM Pharmaceutical Rep',
    'Hard Coolers',
    'Roller Bear',
    'Biological Specimen Transport Chiller',
  ],
  Accessories: ['Cryo Disk', 'First Aid Kit', 'Lascar data logger', 'Parts and Reorder'],
};
const mobileOnly = ['Gel Packs', 'Wireless Thermometer', 'Blood Temperature Indicator'];

shareBrowser();

async function open(width: number, options: { hasTouch?: boolean } = {}): Promise<Page> {
  const page = await openPage({ viewport: { width, height: 800 }, ...options });
  await page.goto(`${site}/`, { waitUntil: 'networkidle' });
  return page;
}

const entries = (page: Page, within: string) =>
  page
    .locator(`${within} details`)
    .evaluateAll((menus) =>
      Object.fromEntries(
        menus.map((menu) => [
          menu.querySelector('summary')?.textContent,
          [...menu.querySelectorAll('a')].map((link) => link.textContent),
        ]),
      ),
    );

const openOnes = (page: Page, within: string) => page.locator(`${within} details[open] > summary`).allTextContents();

const desktop = 'nav[aria-label="Main"]';
const mobile = 'nav[aria-label="Mobile"]';

describe('the header', () => {
  it.each([360, 576, 768, 992, 1120, 1280, 1360])('stands in one line at %i px', async (width) => {
    const page = await open(width);
    const row = await page.locator('header > div').evaluate((container) => {
      const boxes = [...container.querySelectorAll('a, summary, button')]
        .filter((element) => !element.closest('ul, [popover]') && element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const end = container.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(container).paddingRight);
      return {
        height: container.getBoundingClientRect().height,
        beyondTheEnd: Math.round(Math.max(0, (boxes.at(-1)?.right ?? 0) - end)),
        // Left to right: each begins behind the one before.
        overlaps: boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0) - 0.5).length,
      };
    });
    expect(row).toEqual({ height: 72, beyondTheEnd: 0, overlaps: 0 });
  });
});

describe('a menu', () => {
  it.each([
    [1280, desktop, `${desktop} summary`],
    [480, mobile, 'button[aria-label="Menu"]'],
  ])('at %i px closes on the way back', async (width, menu, opener) => {
    const page = await open(width);
    const shown = () => page.locator(`${menu} a[href="/Company/AboutUs"]`).isVisible();
    await page.locator('footer a[href="/Products/Kelvin"]').click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    await page.locator(opener).first().click();
    if (menu === mobile) await page.locator(`${mobile} summary`).first().click();
    await expect.poll(shown).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor({ state: 'detached' });
    await expect.poll(shown).toBe(false);
    expect(await page.locator(':popover-open').count()).toBe(0);
  });

  it.each([
    [1280, desktop, `${desktop} summary`],
    [480, mobile, 'button[aria-label="Menu"]'],
  ])('at %i px that was opened before the app was there stays open', async (width, menu, opener) => {
    const page = await openPage({ viewport: { width, height: 800 } });
    const letScripts = await hold(isScript);
    await page.goto(`${site}/`, { waitUntil: 'commit' });
    await page.locator(opener).first().click();
    if (menu === mobile) await page.locator(`${mobile} summary`).first().click();
    letScripts();
    await hydrated();
    expect(await page.locator(`${menu} a[href="/Company/AboutUs"]`).isVisible()).toBe(true);
  });
});

describe('the desktop menu', () => {
  it('lists what the specification lists, and Contact Us', async () => {
    const page = await open(1280);
    expect(await entries(page, desktop)).toEqual(menus);
    expect(await page.locator(`${desktop} > a`).allTextContents()).toEqual(['Contact Us']);
  });

  it('opens under the mouse, one menu at a time, and closes when it leaves', async () => {
    const page = await open(1280);
    await page.locator(desktop).getByText('Products', { exact: true }).hover();
    expect(await openOnes(page, desktop)).toEqual(['Products']);
    await page.locator(desktop).getByText('Coolers', { exact: true }).hover();
    expect(await openOnes(page, desktop)).toEqual(['Coolers']);
    await page.locator(desktop).getByText('Coolers', { exact: true }).click();
    expect(await openOnes(page, desktop)).toEqual(['Coolers']);
    await page.mouse.move(600, 700);
    expect(await openOnes(page, desktop)).toEqual([]);
  });

  it('closes on Escape after it was opened by hovering, and leaves the focus where it is', async () => {
    const page = await open(1280);
    const products = page.locator(desktop).getByText('Products', { exact: true });
    await products.hover();
    expect(await openOnes(page, desktop)).toEqual(['Products']);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const before = await focused();
    await page.keyboard.press('Escape');
    expect(await openOnes(page, desktop)).toEqual([]);
    expect(await focused()).toBe(before);
  });

  it('works by keyboard: Enter opens, Tab goes in, Escape closes and returns', async () => {
    const page = await open(1280);
    await page.locator(`${desktop} summary`).first().focus();
    await page.keyboard.press('Enter');
    expect(await openOnes(page, desktop)).toEqual(['Company']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('About Us');
    await page.keyboard.press('Escape');
    expect(await openOnes(page, desktop)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Company');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Company/AboutUs');
    expect(await openOnes(page, desktop)).toEqual([]);
  });

  it('works by touch: a tap opens, another closes, a tap outside closes', async () => {
    const page = await open(1280, { hasTouch: true });
    const products = page.locator(desktop).getByText('Products', { exact: true });
    await products.tap();
    expect(await openOnes(page, desktop)).toEqual(['Products']);
    await page.touchscreen.tap(640, 600);
    await expect.poll(() => openOnes(page, desktop)).toEqual([]);
    await products.tap();
    await page.locator(desktop).getByRole('link', { name: 'Kelvin' }).tap();
    await page.waitForURL('**/Products/Kelvin');
    expect(await openOnes(page, desktop)).toEqual([]);
  });

  it('works by touch where a mouse is the rule: a tap opens, another closes', async () => {
    const page = await open(1280);
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
    const devices = await context.newCDPSession(page);
    const tap = async (name: string) => {
      const box = await page.locator(desktop).getByText(name, { exact: true }).boundingBox();
      if (!box) throw new Error(`${name} is not on show`);
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await tap('Products');
    await expect.poll(() => openOnes(page, desktop)).toEqual(['Products']);
    await tap('Coolers');
    await expect.poll(() => openOnes(page, desktop)).toEqual(['Coolers']);
    await tap('Coolers');
    await expect.poll(() => openOnes(page, desktop)).toEqual([]);
  });

  it('stays open under the click of a mouse where touch is the rule', async () => {
    const page = await open(1280, { hasTouch: true });
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
    const products = page.locator(desktop).getByText('Products', { exact: true });
    await products.hover();
    expect(await openOnes(page, desktop)).toEqual(['Products']);
    await products.click();
    expect(await openOnes(page, desktop)).toEqual(['Products']);
  });

  it('opens under the click of a mouse that stood there before the script', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const release = await hold(isScript);
    await page.goto(`${site}/`, { waitUntil: 'commit' });
    const products = page.locator(desktop).getByText('Products', { exact: true });
    await products.hover();
    release();
    await page.waitForLoadState('networkidle');
    await products.click();
    expect(await openOnes(page, desktop)).toEqual(['Products']);
  });
});

describe('the mobile side menu', () => {
  const isOpen = (page: Page) => page.locator(mobile).evaluate((menu) => menu.matches(':popover-open'));

  it('lists what the specification lists, with three accessories that lead home', async () => {
    const page = await open(360);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await entries(page, mobile)).toEqual({
      ...menus,
      Accessories: [...menus.Accessories, ...mobileOnly],
    });
    for (const name of mobileOnly) {
      expect(await page.locator(mobile).getByText(name).getAttribute('href')).toBe('/');
    }
  });

  it('keeps one section open; tapping the open one closes it', async () => {
    const page = await open(360);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator(mobile).getByText('Products', { exact: true }).click();
    await page.locator(mobile).getByText('Coolers', { exact: true }).click();
    expect(await openOnes(page, mobile)).toEqual(['Coolers']);
    await page.locator(mobile).getByText('Coolers', { exact: true }).click();
    expect(await openOnes(page, mobile)).toEqual([]);
  });

  it('closes on any link, even one to the page on show, and on Escape', async () => {
    const page = await open(360);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    await page.locator(mobile).getByText('Accessories', { exact: true }).click();
    await page.locator(mobile).getByText('Gel Packs').click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await toggle.click();
    await page.locator(mobile).getByText('Products', { exact: true }).click();
    await page.locator(mobile).getByRole('link', { name: 'Cube' }).click();
    await page.waitForURL('**/Products/Cube');
    await expect.poll(() => isOpen(page)).toBe(false);
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  });
});

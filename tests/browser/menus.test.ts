import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { manifest, type RouteRow } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { ownScreens, specifiedProducts } from '../unit/support/specifiedProducts';
import { overlapping } from './support/reflow';
import {
  context,
  follow,
  heading,
  openEarly,
  openPage,
  page,
  pagePerFile,
  resize,
  scrolled,
  open as visit,
} from './support/visit';

/** The entries of "Shared header" in the specification, and the two lists below theirs. */
const menus = {
  Company: ['About Us', 'Our Team', 'FAQs', 'Service'],
  Category: ['By Specimen'],
  Products: [
    'Kelvin',
    'Monarch XVO 10',
    'Monarch XVO 5',
    'Eclipse',
    'CORE XVO 3.5',
    'CORE XVO 30',
    'Cube',
    'Safeguard XVO 10',
    'All Products',
  ],
  Coolers: [
    'Medication Pack',
    'OEM Pharmaceutical Rep',
    'Hard Coolers',
    'Roller Bear',
    'Biological Specimen Transport Chiller',
    'All Coolers',
  ],
  Accessories: ['Cryo Disk', 'First Aid Kit', 'Lascar data logger'],
};
const mobileOnly = ['Gel Packs', 'Wireless Thermometer', 'Blood Temperature Indicator'];

/** The entries of our own screens, and of products that were added after the specification. */
const added = manifest
  .filter(({ id, screen }) => ownScreens.includes(id) || (screen === 'product' && !specifiedProducts.includes(id)))
  .flatMap(({ label, short, menu }: RouteRow) => (menu ? [menu.label ?? short ?? label] : []));

const desktop = 'nav[aria-label="Main"]';
const mobile = 'nav[aria-label="Mobile"]';

pagePerFile();

/** Reloads Home in the page that the tests share. */
async function open(width: number): Promise<void> {
  await resize(width, 800);
  await visit('/');
}

/** The specified entries of each menu. */
const entries = async (within: string) => {
  const found = await page
    .locator(`${within} details`)
    .evaluateAll((menus) =>
      menus.map(
        (menu) =>
          [
            menu.querySelector('summary')?.textContent,
            [...menu.querySelectorAll('a')].map((link) => link.textContent ?? ''),
          ] as const,
      ),
    );
  expect(found.flatMap(([, names]) => names)).toEqual(expect.arrayContaining(added));
  return Object.fromEntries(found.map(([menu, names]) => [menu, names.filter((name) => !added.includes(name))]));
};

const openOnes = (within: string) => page.locator(`${within} details[open] > summary`).allTextContents();
const inDesktopMenu = (name: string) => page.locator(desktop).getByText(name, { exact: true });

it('Both menus list the entries of the specification, and then all products and all coolers', async () => {
  await open(1280);
  expect(await entries(desktop)).toEqual(menus);
  expect(await entries(mobile)).toEqual({ ...menus, Accessories: [...menus.Accessories, ...mobileOnly] });
});

it.each([
  { width: 1280, menu: desktop, opener: `${desktop} summary` },
  { width: 480, menu: mobile, opener: 'button[aria-label="Menu"]' },
])(
  'a menu at $width px that is opened before hydration stays open, and closes on Back',
  async ({ width, menu, opener }) => {
    const isShown = () => page.locator(`${menu} a[href="${pathOf('about')}"]`).isVisible();
    const openMenu = async () => {
      await page.locator(opener).first().click();
      if (menu === mobile) await page.locator(`${mobile} summary`).first().click();
    };
    await resize(width, 800);
    const load = await openEarly('/', 'loader');
    await openMenu();
    await load();
    expect(await isShown()).toBe(true);

    await open(width);
    await follow('Kelvin');
    await openMenu();
    await expect.poll(isShown).toBe(true);
    await page.goBack();
    await heading('Kelvin').waitFor({ state: 'detached' });
    await expect.poll(isShown).toBe(false);
    expect(await page.locator(':popover-open').count()).toBe(0);
  },
);

describe('the desktop menu', () => {
  it('opens under the mouse, one menu at a time, and closes when the mouse leaves or on Escape', async () => {
    await open(1280);
    await inDesktopMenu('Products').hover();
    expect(await openOnes(desktop)).toEqual(['Products']);
    await inDesktopMenu('Coolers').hover();
    expect(await openOnes(desktop)).toEqual(['Coolers']);
    await inDesktopMenu('Coolers').click();
    expect(await openOnes(desktop)).toEqual(['Coolers']);
    await page.mouse.move(600, 700);
    expect(await openOnes(desktop)).toEqual([]);

    await inDesktopMenu('Products').hover();
    expect(await openOnes(desktop)).toEqual(['Products']);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const before = await focused();
    await page.keyboard.press('Escape');
    expect(await openOnes(desktop)).toEqual([]);
    expect(await focused()).toBe(before);
  });

  it('opens on a click when the mouse was over it before hydration', async () => {
    await resize(1280, 800);
    const load = await openEarly('/', 'loader');
    await inDesktopMenu('Products').hover();
    await load();
    await inDesktopMenu('Products').click();
    expect(await openOnes(desktop)).toEqual(['Products']);
  });
});

it('The mobile side menu has three accessories that link to Home, one section open at a time, and closes on a link to the current page', async () => {
  const isOpen = () => page.locator(mobile).evaluate((menu) => menu.matches(':popover-open'));
  const toggle = () => page.getByRole('button', { name: 'Menu', exact: true });
  const section = (name: string) => page.locator(mobile).getByText(name, { exact: true });
  await open(360);
  await toggle().click();
  for (const name of mobileOnly) {
    const link = page.locator(mobile).getByText(name);
    expect(await link.getAttribute('href')).toBe('/');
    // It is for a page that does not exist yet, and not for the current one.
    expect(await link.getAttribute('aria-current')).toBeNull();
  }

  await section('Products').click();
  await section('Coolers').click();
  expect(await openOnes(mobile)).toEqual(['Coolers']);
  await section('Coolers').click();
  expect(await openOnes(mobile)).toEqual([]);

  // The page behind it stays where it is, also where the window is wider than the menu.
  await resize(768, 740);
  const turnWheel = async () => {
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  };
  await turnWheel();
  expect(await scrolled()).toBe(0);

  await section('Accessories').click();
  await page.locator(mobile).getByText('Gel Packs').click();
  await expect.poll(isOpen).toBe(false);
  await turnWheel();
  await expect.poll(scrolled).toBe(400);
});

it.each([false, true])(
  'the desktop menu works by taps, and stays open under a mouse’s click, on a device with touch alone: %s',
  async (hasTouch) => {
    await openPage({ hasTouch });
    await open(1280);
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(!hasTouch);
    const devices = await context.newCDPSession(page);
    const tap = async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} is not visible`);
      const at = { x: box.x + 10, y: box.y + 10 };
      await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    for (const [target, after] of [
      [inDesktopMenu('Products'), ['Products']],
      [inDesktopMenu('Coolers'), ['Coolers']],
      [inDesktopMenu('Coolers'), []],
      [inDesktopMenu('Products'), ['Products']],
      [page.locator('main h1'), []],
      [inDesktopMenu('Products'), ['Products']],
    ] as const) {
      await tap(target);
      await expect.poll(() => openOnes(desktop)).toEqual(after);
    }
    await tap(page.locator(desktop).getByRole('link', { name: 'Kelvin' }));
    await page.waitForURL(`**${pathOf('kelvin')}`);
    expect(await openOnes(desktop)).toEqual([]);
    await inDesktopMenu('Products').hover();
    expect(await openOnes(desktop)).toEqual(['Products']);
    await inDesktopMenu('Products').click();
    expect(await openOnes(desktop)).toEqual(['Products']);
  },
);

it('The header is one line at every width, also with twelve items in the request', async () => {
  await openPage();
  await page.addInitScript(() => localStorage.setItem('request-basket', '[{"product":"kelvin","quantity":12}]'));
  await open(360);
  for (const width of [360, 576, 768, 992, 1120, 1360, 1280]) {
    await resize(width, 800);
    expect((await page.locator('header > div').boundingBox())?.height, `${width} px`).toBe(72);
    expect(await page.evaluate(overlapping), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  const header = page.getByRole('banner');
  expect((await header.getByRole('link', { name: 'Request a Product (12)' }).boundingBox())?.height).toBe(48);
  expect((await header.getByText('Medical Coolers').boundingBox())?.height).toBeLessThan(25);
});

/** The comparison: the URL is its state, and checkboxes change it. */
import { expect, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { pathOf } from '../../frontend/src/routes/paths';
import { follow, hydrated, openEarly, openWithoutScript, page, pagePerTest, resize, site } from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 800 } });

const open = (query: string) => page.goto(`${site}${pathOf('compare')}${query}`);
/** Opens the comparison of these coolers. */
const compare = async (items: string) => {
  await open(`?items=${items}`);
  await sideBySide().waitFor();
};

const status = () => page.getByRole('status');
const sideBySide = () => page.getByRole('region', { name: 'Coolers side by side' });
const box = (name: string) => page.getByRole('checkbox', { name });
const checked = () => page.getByRole('checkbox', { checked: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const isInFocus = () => sideBySide().evaluate((frame) => frame === document.activeElement);
/** Whether nothing covers the coolers' names. */
const namesInView = () =>
  sideBySide()
    .locator('thead th + th a')
    .evaluateAll((names) =>
      names.every((name) => {
        const { left, top } = name.getBoundingClientRect();
        return name === document.elementFromPoint(left + 4, top + 4);
      }),
    );
const row = (figure: string) => sideBySide().locator(`[data-row="${figure}"]`);

it('shows the coolers of a URL side by side, their ranges first, marks which figures differ, and is restored by Back', async () => {
  await compare('monarch-xvo-10,monarch-xvo-5');
  expect(await sideBySide().locator('thead img').count()).toBe(2);
  await row('tests').evaluate((last) => last.scrollIntoView());
  await expect.poll(namesInView).toBe(true);
  const [first, second] = await sideBySide().locator('tbody tr').all();
  expect(await first?.textContent()).toMatch(/^Temperature rangethe same2–25/);
  expect(await second?.textContent()).toMatch(/^Storage rangesnot 1–6.*not 2–8.*not 20–24.*not below/);
  expect(await row('hours').textContent()).toContain('the same');
  expect(await row('capacity').textContent()).toContain('differs');
  await compare('monarch-xvo-10,eclipse');
  // No openings are published for the Monarch: its cell has a dash, and words for screen readers.
  expect(await row('openings').getByRole('cell').allTextContents()).toEqual(['—to ask for', '9 within its hold time']);
  await press('Clear');
  await sideBySide().waitFor({ state: 'detached' });
  expect(await page.locator(':focus').textContent()).toBe('Clear');
  expect(await box('Eclipse').isChecked()).toBe(false);
  await page.goBack();
  await sideBySide().waitFor();
  expect(await box('Eclipse').isChecked()).toBe(true);
});

it('shows two coolers side by side on a phone, also where the form was submitted before hydration', async () => {
  await open('?items=kelvin&items=eclipse');
  await sideBySide().waitFor();
  expect(await sideBySide().textContent()).not.toContain('differs');
  await resize(390, 800);
  expect(await sideBySide().evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  const edges = await sideBySide()
    .locator('thead th + th')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
  expect(edges).toHaveLength(2);
  // One for the column of the rows' names, too, by which screen readers count.
  expect(await sideBySide().getByRole('columnheader').count()).toBe(3);
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  await row('tests').evaluate((last) => last.scrollIntoView());
  await expect.poll(namesInView).toBe(true);
  // Nor do the names cover what has the focus.
  const add = sideBySide().getByRole('button').first();
  await add.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 100));
  await add.focus();
  const covered = await add.evaluate((button) => {
    const { left, width, top } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + 4));
  });
  expect(covered).toBe(false);
});

it('has the pictures of four coolers on one line, and on a phone its labels and names in view and a whole focus ring', async () => {
  await page.setViewportSize({ width: 768, height: 800 });
  await compare('kelvin,eclipse,monarch-xvo-10,safeguard-xvo-10');
  const pictures = sideBySide().locator('thead img');
  const tops = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual(Array(4).fill(tops[0]));
  await resize(390, 800);
  // The fade of its edge would clip the ring, which is outside the frame.
  const mask = () => sideBySide().evaluate((frame) => getComputedStyle(frame).maskImage);
  await expect.poll(mask).toMatch(/^linear-gradient/);
  await page.getByRole('heading', { level: 1 }).click();
  for (let presses = 0; presses < 30 && !(await isInFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await isInFocus()).toBe(true);
  expect(await mask()).toBe('none');
  await sideBySide().evaluate((frame) => frame.scrollTo(1000, 0));
  await expect.poll(() => sideBySide().evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(100);
  const label = await row('hours').getByRole('rowheader').boundingBox();
  expect(label?.x).toBeGreaterThan(0);
  // The frame scrolls sideways, so the names scroll away with the page: each figure has its cooler's.
  const last = row('hours').getByRole('cell').last();
  expect(await last.evaluate((cell) => getComputedStyle(cell, '::before').content)).toMatch(/^"Safeguard XVO 10"/);
});

it.each([
  ['', ['Cube']],
  ['?items=kelvin,eclipse', ['Kelvin', 'Eclipse', 'Cube']],
])(
  'adds what was checked before hydration to the items of the URL, and keeps it and the focus: %j',
  async (query, names) => {
    const load = await openEarly(pathOf('compare') + query);
    await box('Cube').press('Space');
    await load();
    // What is drawn as well.
    const drawn = page.locator('.Mui-checked').getByRole('checkbox');
    await expect.poll(() => drawn.evaluateAll((all) => all.map((box) => box.ariaLabel))).toEqual(names);
    expect(await box('Cube').evaluate((element) => element === document.activeElement)).toBe(true);
    await open('');
    await expect.poll(() => checked().count()).toBe(names.length);
  },
);

it('keeps a choice that was not submitted over another page and a reload, until Clear, which keeps the focus', async () => {
  await open('');
  await hydrated();
  const clear = async () => {
    await press('Clear');
    await expect.poll(() => checked().count()).toBe(0);
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Clear');
    // What is drawn follows as well.
    expect(await page.locator('.Mui-checked').count()).toBe(0);
  };
  for (const name of ['Kelvin', 'Eclipse']) await box(name).check();
  await box('Kelvin').uncheck();
  await follow('Terms and Conditions');
  await page.goBack();
  await expect.poll(() => checked().count()).toBe(1);
  await clear();
  for (const name of ['Kelvin', 'Eclipse']) await box(name).check();
  await clear();
  await box('Eclipse').check();
  await page.reload();
  await page.getByRole('checkbox', { name: 'Eclipse', checked: true }).waitFor();

  // An address with items is what it says, also where none of them is known.
  await compare('kelvin,cube');
  expect(await checked().count()).toBe(2);
  await open('?items=unicorn');
  await status().filter({ hasText: 'No cooler is called unicorn.' }).waitFor();
  expect(await checked().count()).toBe(0);
  await clear();
  await page.waitForURL(site + pathOf('compare'));
  await expect.poll(() => status().allTextContents()).not.toContain('No cooler is called unicorn.');
  expect(await checked().count()).toBe(0);
});

it('says that a fifth cooler of a URL is too many, and at once of one that is checked, until it is unchecked', async () => {
  const limit = status().filter({ hasText: 'Choose at most four coolers' });
  await compare('kelvin,eclipse,cube,hard,oem');
  await limit.waitFor();
  expect(await sideBySide().getByRole('columnheader').count()).toBe(5);

  await open('');
  await hydrated();
  const boxes = await page.getByRole('checkbox').all();
  for (const box of boxes.slice(0, 4)) await box.check();
  expect(await limit.count()).toBe(0);
  await boxes[4]?.check();
  await limit.waitFor();
  await boxes[0]?.uncheck();
  await limit.waitFor({ state: 'detached' });
  expect(await checked().count()).toBe(4);
});

it('copies its URL where there is no share API, or offers it to copy, and that of a former comparison no longer', async () => {
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => Object.assign(window, { copied: text }) };
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  await open('?items=kelvin,eclipse');
  await press('Share this comparison');
  await status().filter({ hasText: 'Link copied.' }).waitFor();
  const copied = await page.evaluate(() => Reflect.get(window, 'copied'));
  expect(copied).toBe(`${site}${pathOf('compare')}?items=kelvin,eclipse`);
  // As on plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await press('Share this comparison');
  await status().filter({ hasText: 'Copy this link' }).waitFor();
  await box('Cube').check();
  await press('Compare');
  await sideBySide().getByRole('columnheader', { name: 'Cube' }).waitFor();
  expect(await status().filter({ hasText: 'Copy this link' }).count()).toBe(0);
});

it('requests a cooler with the need that the finder compared it with, also after another comparison', async () => {
  const need = 'min=2&max=8&hours=10';
  await page.goto(`${site}${pathOf('find')}?${need}`);
  await page.getByRole('link', { name: 'See the nearest side by side' }).click();
  await sideBySide().waitFor();
  await press('Compare');
  await page.waitForURL('**#compared');
  await page.getByRole('button', { name: /^Add to request.*Eclipse/ }).click();
  await page.getByRole('button', { name: /^Remove from request.*Eclipse/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('request-basket'))).toBe(
    JSON.stringify([{ product: 'eclipse', need }]),
  );
  const request = page.getByRole('link', { name: 'Request these coolers' });
  expect(await request.getAttribute('href')).toContain(`&${need}#`);
});

it('keeps its button in view on a phone once a cooler is chosen, and off the row that has the focus', async () => {
  await open('');
  await resize(360, 740);
  const button = page.getByRole('button', { name: 'Compare' });
  const isInView = () => button.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(isInView).toBe(false);
  await page.getByRole('checkbox').first().check();
  await expect.poll(isInView).toBe(true);
  for (let row = 1; row < candidates.length; row += 1) {
    await page.keyboard.press('Tab');
    const roomBelow = () =>
      button.evaluate((one) => {
        const focused = document.activeElement?.closest('label')?.getBoundingClientRect();
        return one.getBoundingClientRect().top - (focused?.bottom ?? Number.POSITIVE_INFINITY);
      });
    await expect.poll(roomBelow, { message: `row ${row}` }).toBeGreaterThanOrEqual(0);
  }
});

it('has checkboxes, pictures and names inside their cards at every width, and asks for a choice if none is made', async () => {
  await open('');
  for (const width of [320, 576, 768, 992, 1000, 1024, 1152, 1280]) {
    await resize(width, 800);
    const cards = await page.locator('li:has(input[type=checkbox])').evaluateAll((found) =>
      found.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const name = document.createRange();
        name.selectNodeContents(one.querySelector('strong') as Node);
        const parts = [name, ...one.querySelectorAll('svg, img')].map((part) => part.getBoundingClientRect());
        const isWithin = parts.every(
          (part) => part.top > top && part.bottom < bottom && part.left > left && part.right < right - 4,
        );
        return { name: one.textContent, isWhole: isWithin && (one.querySelector('svg')?.clientWidth ?? 0) >= 24 };
      }),
    );
    expect(cards.length).toBe(candidates.length);
    const broken = cards.filter(({ isWhole }) => !isWhole);
    expect(broken, `${width} px`).toEqual([]);
  }
  await press('Compare');
  await status().filter({ hasText: 'Choose at least two coolers.' }).waitFor();
});

it('shows all coolers with their range and hold time without JavaScript, and no checkbox', async () => {
  await openWithoutScript(`${pathOf('compare')}?items=kelvin,eclipse`);
  expect(await page.locator('main label').count()).toBe(candidates.length);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  // Each with a space before it, as without styles they are in one line.
  expect(await page.locator('main label', { hasText: 'Eclipse' }).textContent()).toMatch(/^Eclipse 2–8.* 10.h/);
});

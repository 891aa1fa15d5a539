/** The comparison as it is used: the address is its state, and the boxes to tick lead to it. */
import { describe, expect, inject, it } from 'vitest';
import { candidates } from '../../frontend/src/content/candidates';
import { pathOf } from '../../frontend/src/routes/paths';
import { openPage, page, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser();

async function open(query: string, javaScriptEnabled = true) {
  await openPage({ javaScriptEnabled });
  await page.goto(`${site}${pathOf('compare')}${query}`);
}

const status = () => page.getByRole('status');
const sideBySide = () => page.getByRole('region', { name: 'Coolers side by side' });
const row = (figure: string) => sideBySide().locator(`[data-row="${figure}"]`);

describe('The comparison', () => {
  it('puts the coolers of an address side by side under their pictures, their ranges first', async () => {
    await open('?items=monarch-xvo-10,eclipse');
    await sideBySide().waitFor();
    expect(await sideBySide().locator('thead img').count()).toBe(2);
    const [first, second] = await sideBySide().locator('tbody tr').all();
    expect(await first?.textContent()).toMatch(/^Temperature range2–25.*2–8/);
    expect(await second?.textContent()).toMatch(/^Does not hold1–6.*2–8.*20–24.*below/);
    // Of the Monarch no openings are given: no cell is empty, and the dash is said in words.
    expect(await row('openings').getByRole('cell').allTextContents()).toEqual([
      '–to ask for',
      '9 within its hold time',
    ]);
    expect(await page.locator('main').textContent()).not.toMatch(/not published/i);
  });

  it('says what differs where something agrees', async () => {
    await open('?items=monarch-xvo-10,monarch-xvo-5');
    await sideBySide().waitFor();
    expect(await row('hours').textContent()).toContain('the same');
    expect(await row('capacity').textContent()).toContain('differs');
    await open('?items=kelvin,eclipse');
    await sideBySide().waitFor();
    expect(await sideBySide().textContent()).not.toContain('differs');
  });

  it('has two coolers whole beside each other on a phone', async () => {
    await openPage({ viewport: { width: 390, height: 800 } });
    await page.goto(`${site}${pathOf('compare')}?items=kelvin,eclipse`);
    await sideBySide().waitFor();
    expect(await sideBySide().evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    const edges = await sideBySide()
      .locator('thead th:visible')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
    expect(edges).toHaveLength(2);
    expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  });

  it('is chosen by ticking boxes, and comes back by its address', async () => {
    await open('');
    await page.getByRole('checkbox', { name: 'Kelvin' }).check();
    await page.getByRole('checkbox', { name: 'CORE XVO 3.5' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await sideBySide().waitFor();
    expect(new URL(page.url()).searchParams.get('items')).toBe('kelvin,core-xvo-3-5');
    await page.getByRole('button', { name: 'Clear' }).click();
    await sideBySide().waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: 'Kelvin' }).isChecked()).toBe(false);
    await page.goBack();
    await sideBySide().waitFor();
    expect(await page.getByRole('checkbox', { name: 'Kelvin' }).isChecked()).toBe(true);
  });

  it.each([320, 768, 1280])('has boxes, pictures and names within their cards at %i px', async (width) => {
    await openPage({ viewport: { width, height: 800 } });
    await page.goto(site + pathOf('compare'));
    const cards = await page.locator('li:has(input[type=checkbox])').evaluateAll((found) =>
      found.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const parts = [...one.querySelectorAll('svg, img, strong')].map((part) => part.getBoundingClientRect());
        const isWithin = parts.every(
          (part) => part.top > top && part.bottom < bottom && part.left > left && part.right < right,
        );
        return { name: one.textContent, isWithin, isWhole: (one.querySelector('svg')?.clientWidth ?? 0) >= 24 };
      }),
    );
    expect(cards.length).toBe(candidates.length);
    expect(cards.filter(({ isWithin, isWhole }) => !isWithin || !isWhole)).toEqual([]);
  });

  it('says what is missing where nothing was chosen', async () => {
    await open('');
    await page.getByRole('button', { name: 'Compare' }).click();
    await status().filter({ hasText: 'Choose at least two coolers.' }).waitFor();
  });

  it.each([
    ['?items=kelvin', 'Choose at least two coolers.'],
    ['?items=kelvin,unicorn,eclipse', 'No cooler is called unicorn.'],
    ['?items=kelvin,eclipse,cube,hard,oem', 'Choose at most four coolers'],
  ])('says what of an address it cannot show: %s', async (query, said) => {
    await open(query);
    await status().filter({ hasText: said }).waitFor();
    expect(await sideBySide().getByRole('columnheader').count()).toBeLessThanOrEqual(5);
  });

  it('shows all coolers with their range and hold time without script, and no box that nothing would answer', async () => {
    await open('?items=kelvin,eclipse', false);
    expect(await page.locator('main label').count()).toBe(candidates.length);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.locator('main label', { hasText: 'Eclipse' }).textContent()).toMatch(/2–8.*10.h/);
  });
});

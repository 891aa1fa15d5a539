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
  it('puts the coolers of an address side by side, what rules them out first', async () => {
    await open('?items=monarch-xvo-10,eclipse');
    await sideBySide().waitFor();
    const [first] = await sideBySide().locator('tbody tr').all();
    expect(await first?.textContent()).toMatch(/^Does not hold1–6.*2–8.*20–24.*below/);
    expect(await row('hours').textContent()).toContain('differs');
    // Of the Monarch nothing is published on openings: that is said, and no cell is empty.
    expect(await row('openings').getByRole('cell').allTextContents()).toEqual([
      'not published',
      '9 within its hold time',
    ]);
  });

  it('is chosen by ticking boxes, and comes back by its address', async () => {
    await open('');
    await page.getByRole('checkbox', { name: 'Kelvin' }).check();
    await page.getByRole('checkbox', { name: 'CORE XVO 3.5' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await sideBySide().waitFor();
    expect(new URL(page.url()).searchParams.get('items')).toBe('kelvin,core-xvo-3-5');
    await page.getByRole('button', { name: 'Show all' }).click();
    await sideBySide().waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: 'Kelvin' }).isChecked()).toBe(false);
    await page.goBack();
    await sideBySide().waitFor();
    expect(await page.getByRole('checkbox', { name: 'Kelvin' }).isChecked()).toBe(true);
  });

  it.each([320, 768, 1280])('has boxes and names that stay in their rows at %i px', async (width) => {
    await openPage({ viewport: { width, height: 800 } });
    await page.goto(site + pathOf('compare'));
    const rows = await page.locator('tbody tr:has(input[type=checkbox])').evaluateAll((found) =>
      found.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const name = one.querySelector('a')?.getBoundingClientRect();
        const box = one.querySelector('svg')?.getBoundingClientRect();
        const isWithin = name !== undefined && name.top > top && name.bottom < bottom;
        return { name: one.querySelector('a')?.textContent, isWithin, isWhole: (box?.width ?? 0) >= 24 };
      }),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ isWithin, isWhole }) => !isWithin || !isWhole)).toEqual([]);
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

  it('shows all coolers with their figures without script, and no box that nothing would answer', async () => {
    await open('?items=kelvin,eclipse', false);
    expect(await page.locator('main tbody tr').count()).toBe(candidates.length);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('row', { name: 'Eclipse' }).textContent()).toContain('9 within its hold time');
  });
});

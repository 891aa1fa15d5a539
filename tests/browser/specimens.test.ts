import { beforeAll, describe, expect, inject, it } from 'vitest';
import { specimens } from '../../frontend/src/content/specimens';
import { pathOf } from '../../frontend/src/routes/paths';
import { hold, hydrated, openPage, page, scriptsOf, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser([], 'all');
beforeAll(async () => {
  await openPage({ reducedMotion: 'reduce' });
});

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
const [first, second, third] = specimens.map(({ id, name }) => ({ id, name })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];
const last = specimens.at(-1) as { id: string; name: string };

describe('By Specimen', () => {
  it('lists eight specimens and opens red blood cells first', async () => {
    await open();
    expect(await page.getByRole('tab').count()).toBe(8);
    expect(await openTab().textContent()).toContain('Red blood cells');
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).textContent()).toBe('Red blood cells');
  });

  it('opens the tab that the URL names, does not hide it during hydration, and keeps the text typed there', async () => {
    const { app } = await scriptsOf(pathOf('specimens'));
    const letThrough = await hold((asked) => app.includes(asked));
    await page.goto('about:blank');
    await page.goto(`${site}${pathOf('specimens', third.id)}`);
    const units = panelOf(third.id).getByLabel('Units');
    await units.fill('2');
    await page.evaluate((id) => {
      new MutationObserver(() => document.body.setAttribute('data-hidden-meanwhile', '')).observe(
        document.getElementById(id) as Element,
        { attributeFilter: ['hidden'] },
      );
    }, third.id);
    letThrough();
    await hydrated();
    await page.locator('[data-ready]').waitFor();
    expect(await page.locator('[data-hidden-meanwhile]').count()).toBe(0);
    expect(await openTab().textContent()).toContain(third.name);
    expect(await units.inputValue()).toBe('2');
    expect(await units.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.unrouteAll();
  });

  it('follows a change of the URL, and goes back with it', async () => {
    await open();
    await page.evaluate((id) => {
      window.location.hash = id;
    }, second.id);
    await panelOf(second.id).getByRole('table').waitFor();
    await page.goBack();
    await page.evaluate((id) => {
      window.location.hash = id;
    }, last.id);
    await panelOf(last.id).getByRole('table').waitFor();
    expect(await openTab().textContent()).toContain(last.name);
  });

  it('writes the chosen tab into the URL, without a history entry and without a scroll', async () => {
    await open();
    const state = () => page.evaluate(() => [history.length, window.scrollY]);
    const before = await state();
    await tab(third.name).click();
    expect(hash()).toBe(`#${third.id}`);
    expect(await panelOf(first.id).isVisible()).toBe(false);
    expect(await panelOf(third.id).getByRole('table').isVisible()).toBe(true);
    expect(await state()).toEqual(before);
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
    expect(await openTab().textContent()).toContain(first.name);
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
    await openTab().focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(second.id);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(third.id);
    await page.keyboard.press('End');
    expect(await focused()).toBe(last.id);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(first.id);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(last.id);
    await page.keyboard.press('Home');
    expect(await focused()).toBe(first.id);
    expect(hash()).toBe(`#${first.id}`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]')?.id)).toBe(first.id);
  });

  it('draws one unit inside the cooler, describes the drawing, and says if the unit is larger', async () => {
    await open('#inactivated-platelets');
    await panelOf('inactivated-platelets').getByText('larger than this interior').first().waitFor();
    await tab('Cryoprecipitate').last().click();
    const panel = panelOf('cryoprecipitate');
    expect(await panel.getByText('larger than this interior').count()).toBe(0);
    expect(await panel.getByRole('img', { name: /interior/i }).getAttribute('aria-label')).toMatch(
      /23 × 13\.2 × 2.cm.*CORE XVO 3\.5.*11 × 7 × 2\.25.in/,
    );
  });

  it('shows all specimens without JavaScript, each with its table and a reason for each recommended product', async () => {
    await openPage({ javaScriptEnabled: false });
    await page.goto(site + pathOf('specimens'));
    expect(await panels().count()).toBe(8);
    for (const { id, table, recommended } of specimens) {
      expect(await panelOf(id).isVisible(), id).toBe(true);
      expect(await panelOf(id).locator('table caption').textContent()).toBe(table.caption);
      for (const { reason } of recommended)
        expect(await panelOf(id).getByText(reason, { exact: false }).count(), reason).toBe(1);
    }
  });
});

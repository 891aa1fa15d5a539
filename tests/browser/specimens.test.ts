import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { specimens } from '../../frontend/src/content/specimens';
import { pathOf } from '../../frontend/src/routes/paths';
import { hold, hydrated, openPage, page, scriptsOf, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser();

/** Opens By Specimen, at a tab's anchor where one is given; with scripts, once they have taken over. */
async function open(anchor = '', options: BrowserContextOptions = {}) {
  await openPage({ reducedMotion: 'reduce', ...options });
  await page.goto(site + pathOf('specimens') + anchor);
  if (options.javaScriptEnabled !== false) await page.locator('[data-ready]').waitFor();
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

  it('leaves keys with a modifier to the browser: Alt with an arrow goes back', async () => {
    await open();
    const isLeft = await openTab().evaluate((element) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(isLeft).toBe(true);
    expect(await openTab().textContent()).toContain(first.name);
  });

  it('opens the tab that the address names', async () => {
    await open(`#${third.id}`);
    await panelOf(third.id).getByRole('table').waitFor();
    expect(await openTab().textContent()).toContain(third.name);
  });

  it('never hides the tab that the address names while scripts take over, nor what is typed there', async () => {
    await openPage();
    const { app } = await scriptsOf(pathOf('specimens'));
    const letThrough = await hold((asked) => app.includes(asked));
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
    expect(await units.inputValue()).toBe('2');
    expect(await units.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('follows a change of the address, and goes back with it', async () => {
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

  it('writes the chosen tab into the address without adding a step to the history', async () => {
    await open();
    const steps = await page.evaluate(() => history.length);
    await tab(third.name).click();
    expect(hash()).toBe(`#${third.id}`);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(await panelOf(first.id).isVisible()).toBe(false);
    expect(await panelOf(third.id).getByRole('table').isVisible()).toBe(true);
  });

  it('stays where the visitor was on the page when a tab is chosen', async () => {
    await open();
    const before = await page.evaluate(() => window.scrollY);
    await tab(third.name).click();
    await panelOf(third.id).getByRole('table').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  it('is one stop for the Tab key, and moves by arrow keys, Home and End', async () => {
    await open();
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

  it('gives each specimen its table, and each recommended product a reason', async () => {
    await open();
    for (const specimen of specimens) {
      await tab(specimen.name).first().click();
      const panel = panelOf(specimen.id);
      expect(await panel.locator('table caption').textContent()).toBe(specimen.table.caption);
      for (const { reason } of specimen.recommended)
        expect(await panel.getByText(reason, { exact: false }).count(), reason).toBe(1);
    }
  });

  it('draws one unit inside the cooler, and says in words what is drawn', async () => {
    await open('#cryoprecipitate');
    const drawing = panelOf('cryoprecipitate').getByRole('img', { name: /interior/i });
    expect(await drawing.getAttribute('aria-label')).toMatch(/23 × 13\.2 × 2.cm.*CORE XVO 3\.5.*11 × 7 × 2\.25.in/);
  });

  it('says where a unit is larger than the cooler’s interior', async () => {
    await open('#inactivated-platelets');
    await panelOf('inactivated-platelets').getByText('larger than this interior').first().waitFor();
    await tab('Cryoprecipitate').last().click();
    expect(await panelOf('cryoprecipitate').getByText('larger than this interior').count()).toBe(0);
  });
});

describe('By Specimen without script', () => {
  it('shows every specimen, one below the other', async () => {
    await open('', { javaScriptEnabled: false });
    expect(await panels().count()).toBe(8);
    for (const { id } of specimens) expect(await panelOf(id).isVisible(), id).toBe(true);
  });
});

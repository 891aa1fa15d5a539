import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { launchBrowser } from './support/launchBrowser';

const site = inject('siteUrl');
const widths = [360, 768, 1440];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchBrowser();
  // Nothing fades or slides while it is looked at.
  context = await browser.newContext({ reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

/** What axe finds on the page as it stands: rule, what it means, and where. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`,
  );
}

async function open(path: string, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  return page;
}

describe.each(manifest.map(({ path }) => ({ path })))('$path', ({ path }) => {
  it('has nothing that axe objects to at any width, answers closed or open', async () => {
    const page = await open(path, 1440);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `${width} px wide`).toEqual([]);
    }
    // One answer of a group stands open at a time: without its name, all of them do.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.removeAttribute('name');
        details.setAttribute('open', '');
      }
    });
    expect(await findings(page), 'all answers open').toEqual([]);
    await page.close();
  });
});

describe('the keyboard', () => {
  it.each(['/', '/Products', '/Products/Kelvin', '/ContactUs'])('is shown where it is, on %s', async (path) => {
    const page = await open(path, 1440);
    // What a key has focused shows a ring, and whatever a script then focuses.
    await page.keyboard.press('Tab');
    const unmarked = await page.locator('a[href], button, summary').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          (control as HTMLElement).focus({ preventScroll: true });
          // A card's one link shows it on the whole card.
          const shown = [control, control.closest('article, li')].some(
            (element) => element && getComputedStyle(element).outlineStyle === 'solid',
          );
          return control.matches(':focus-visible') && !shown;
        })
        .map((control) => control.ariaLabel ?? control.textContent),
    );
    expect(unmarked).toEqual([]);
    await page.close();
  });
});

describe('what opens', () => {
  it.each([360, 1440])('menus at %i px', async (width) => {
    const page = await open('/', width);
    if (width < 992) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('nav[aria-label="Mobile"] summary').first().click();
    } else {
      await page.locator('nav[aria-label="Main"] summary').first().press('Enter');
    }
    expect(await findings(page)).toEqual([]);
    await page.close();
  });

  it.each([360, 1440])('a gallery in its lightbox, with dimension lines, at %i px', async (width) => {
    const page = await open('/Products/Monrach', width);
    await page.locator('#gallery a', { has: page.getByRole('img', { name: /^Exterior: / }) }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.close();
  });

  it.each([360, 1440])('the Customization Form at %i px', async (width) => {
    const page = await open('/Products', width);
    await page.getByRole('button', { name: 'Customization Form' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.close();
  });

  it.each([360, 1440])('the inquiry form with all its details and errors at %i px', async (width) => {
    const page = await open('/ContactUs', width);
    await page.locator('[name="IsMoreSpecificDetails"][value="yes"]').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Please enter your name.').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.close();
  });
});

/** What holds for every page of the manifest. Each is loaded once, and looked at from all sides as it then stands. */
import type { Browser, Page, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { findings } from './support/axe';
import { launchBrowser } from './support/launchBrowser';
import { coveredShare, lost } from './support/reflow';
import { type Noted, noteStyles, rulesAdded } from './support/styles';
import { noteViolations } from './support/violations';
import { closeContext, hydrated } from './support/visit';

const site = inject('siteUrl');
const widths = [1440, 768, 360];
/** What is left of 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(manifest.map(({ path, screen }) => ({ path, screen })))('$path', ({ path, screen }) => {
  let page: Page;
  let response: Response | null;
  let stopped: readonly string[];
  /** What the page says to its console or throws, in order. */
  const said: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    stopped = await noteViolations(page);
    await page.addInitScript(noteStyles);
    response = await page.goto(site + path, { waitUntil: 'networkidle' });
    await hydrated(page);
  });
  afterAll(() => closeContext(page.context()));

  it('is answered with 200 and has one heading of the first level', async () => {
    expect(response?.status()).toBe(200);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('is hydrated as it stands: its styles stay, none is added, and nothing is said', async () => {
    const { before, now, touched } = await page.evaluate(() => (window as unknown as Noted).noted());
    expect(before).toMatchObject({ same: true });
    expect(now).toEqual(before);
    expect(touched).toEqual([]);
    expect(await rulesAdded(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  it('has nothing stopped by its content security policy, scrolled to its end', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(stopped).toEqual([]);
  });

  it('is a document on paper: its address, all answers, nothing to press; a product on two pages at most', async () => {
    // As a printer does it, which says so before it lays out the paper.
    const paper = await page.pdf({
      format: 'Letter',
      margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
    });
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    if (screen === 'product') expect(pages.length).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(/^Uncontrolled copy of/).textContent()).toMatch(
      new RegExp(`^Uncontrolled copy of https?://[^/]+${path}, printed on \\w+ \\d+, \\d{4}$`),
    );
    expect(await page.locator(':is(nav, footer, button, [role=tablist])').locator('visible=true').count()).toBe(0);
    const { answers, hidden } = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main details')].filter((details) => details.checkVisibility());
      const closed = all.filter(
        ({ lastElementChild: last }) =>
          !last?.checkVisibility({ contentVisibilityAuto: true }) || last.clientHeight === 0,
      );
      return { answers: all.length, hidden: closed.map((details) => details.textContent) };
    });
    expect(hidden).toEqual([]);
    if (screen === 'faqs') expect(answers).toBeGreaterThan(5);
  });

  it('loses nothing at 400 %, scrolls one way, and shows more than its header', async () => {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.setViewportSize(enlarged);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await page.evaluate(lost)).toEqual([]);
    expect(await page.evaluate(coveredShare)).toBeLessThan(0.2);
  });

  it('fits every width, and has nothing there that axe objects to, answers closed or open', async () => {
    // Nothing fades or slides while it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${width} px wide`).toBeLessThanOrEqual(width);
      expect(await findings(page), `${width} px wide`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-color-scheme="dark"]').waitFor();
    expect(await findings(page), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-color-scheme="light"]').waitFor();
    // One answer of a group stands open at a time: without its name, all of them do.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.removeAttribute('name');
        details.setAttribute('open', '');
      }
    });
    expect(await findings(page), 'all answers open').toEqual([]);
    expect(said).toEqual([]);
  });
});

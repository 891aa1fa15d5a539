/**
 * Checks every page of the manifest, with one visit to each. axe checks one page of each kind: what it finds depends on a
 * page's parts, and html-validate checks the HTML of every page (scripts/check/site.ts).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { colorRules, findings } from './support/axe';
import { representativePages } from './support/pages';
import { broken, coveredShare, lost, overlapping, wideTables } from './support/reflow';
import { noteShifts, shiftsOf, UNSEEN_SHIFT } from './support/shifts';
import { rulesAdded } from './support/styles';
import { hydrated, logged, openPage, page, resize, setTextSize, shareBrowser, showIn, site } from './support/visit';

/** A window of 1280 × 1024 at 400 % zoom, in CSS pixels. */
const zoomed = [320, 256] as const;

const representatives = new Set(representativePages().map(({ path }) => path));
/** Between them, these have what only wide windows show: the menus in the header and the column beside the content. */
const wideParts: readonly string[] = [pathOf('home'), pathOf('kelvin')];

shareBrowser([], 'all');

beforeAll(async () => {
  await openPage({ reducedMotion: 'reduce' });
  await page.addInitScript(noteShifts);
});

describe.each(manifest.map(({ path, screen }) => ({ path, screen })))('$path', ({ path, screen }) => {
  beforeAll(async () => {
    logged.length = 0;
    await resize(1440, 900);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.goto(site + path);
    await hydrated();
  });

  it('is hydrated without another style rule, a layout shift or a console message', async () => {
    expect(await rulesAdded()).toEqual([]);
    const { shifted, moved } = await shiftsOf(page);
    expect(shifted, moved.join(', ')).toBeLessThanOrEqual(UNSEEN_SHIFT);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(logged).toEqual([]);
  });

  it('prints its URL and all answers, no controls, and a product on at most two sheets', async () => {
    // Printing sends `beforeprint`; emulating the medium does not.
    if (screen === 'product') {
      const paper = await page.pdf({
        format: 'Letter',
        margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
      });
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.length).toBeLessThanOrEqual(2);
    } else await page.evaluate(() => dispatchEvent(new Event('beforeprint')));

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(/^Uncontrolled copy of/).textContent()).toMatch(
      new RegExp(`^Uncontrolled copy of https?://[^/]+${path}, printed on \\w+ \\d+, \\d{4}$`),
    );
    const { controls, answers, hidden } = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const all = shown('main details');
      const closed = all.filter(
        ({ lastElementChild: last }) =>
          !last?.checkVisibility({ contentVisibilityAuto: true }) || last.clientHeight === 0,
      );
      return {
        controls: shown('nav, footer, button, [role=tablist]').map((element) => element.outerHTML),
        answers: all.length,
        hidden: closed.map((details) => details.textContent),
      };
    });
    expect(controls).toEqual([]);
    expect(hidden).toEqual([]);
    if (screen === 'faqs') expect(answers).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'screen' });
  });

  it('fits every width, at 400 % zoom and with text of twice the size too', async ({ onTestFinished }) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
    await resize(360, 900);
    expect(await page.evaluate(wideTables), 'tables that scroll on a phone').toEqual([]);
    await resize(...zoomed);
    expect(await page.evaluate(lost), '400 %').toEqual([]);
    expect(await page.evaluate(coveredShare), 'share of the window under the header').toBeLessThan(0.2);

    // The page is that of the other tests, which would fail too if this one left its text enlarged.
    onTestFinished(() => setTextSize(16));
    await setTextSize(32);
    for (const width of [1280, 768, 360]) {
      await resize(width, 800);
      expect(await page.evaluate(lost), `double text, ${width} px`).toEqual([]);
      expect(await page.evaluate(overlapping), `double text, ${width} px`).toEqual([]);
      expect(await page.evaluate(broken), `double text, ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(wideTables), 'tables that scroll with double text').toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  });

  if (!representatives.has(path)) return;
  it('passes axe with all answers open', async () => {
    await page.evaluate(() => {
      // Texts of a section without its layout lie over the sections below it, for axe.
      delete document.documentElement.dataset.early;
      for (const details of document.querySelectorAll('main details')) {
        // Details that share a name open one at a time.
        details.removeAttribute('name');
        details.setAttribute('open', '');
      }
    });
    await resize(360, 800);
    expect(await findings(page), 'light, 360 px').toEqual([]);
    await resize(1440, 900);
    await showIn('dark');
    const rules = wideParts.includes(path) ? undefined : colorRules;
    expect(await findings(page, 'html', rules), 'dark, 1440 px').toEqual([]);
    expect(logged).toEqual([]);
  });
});

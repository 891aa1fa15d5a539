/**
 * What visitors do, described once and walked in every engine: a journey is led by selectors, keys and addresses alone,
 * and ends without an error in the console and without a report of the content security policy.
 */
import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScreenKind } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { onePagePerScreen } from '../browser/support/pages';
import type { Engine } from './support/engine';
import { type NotedSite, startNotedSite, takeNotes } from './support/notedSite';

/** What the site uses where it is there, and how a page asks for it. */
const features = () => ({
  popover: 'popover' in HTMLElement.prototype,
  'details by name': 'name' in HTMLDetailsElement.prototype,
  'until-found': 'onbeforematch' in HTMLElement.prototype,
  'details-content': CSS.supports('selector(::details-content)'),
  scrollend: 'onscrollend' in window,
  requestIdleCallback: 'requestIdleCallback' in window,
});
/** The screens that no journey opens. */
const opened: readonly ScreenKind[] = [
  'home',
  'product',
  'specimens',
  'find',
  'compare',
  'faqs',
  'search',
  'contact',
  'parts',
  'evidence',
];
const otherScreens = onePagePerScreen.filter(({ screen }) => !opened.includes(screen));
/** A feature that has a second way, tested in tests/browser/fallbacks.test.ts too. */
type Lacking = 'scrollend' | 'requestIdleCallback';

/**
 * Describes every journey for the engine that `launch` starts. Where one of its programs is not installed they are
 * skipped, and the title says why.
 */
export function describeJourneys(
  what: string,
  programs: readonly string[],
  launch: () => Promise<Engine>,
  lacking: readonly Lacking[] = [],
): void {
  const missing = programs.filter((program) => !existsSync(program)).join(', ');
  describe.skipIf(missing)(missing ? `${what}: ${missing} is not installed` : what, () => {
    let site: NotedSite;
    let engine: Engine;

    beforeAll(async () => {
      site = await startNotedSite();
      engine = await launch();
    });
    afterAll(async () => {
      await engine?.close();
      await site?.stop();
    });
    beforeEach(() => engine.resize(1280, 800));
    // One window for all of them: what a journey leaves behind is not the next one's.
    afterEach(async () => {
      // What is still on its way when the page is left counts as failed in some engines.
      let before = -1;
      const settled = async () => {
        const [last, now] = [before, await engine.evaluate(() => performance.getEntriesByType('resource').length)];
        before = now;
        return last === now;
      };
      await expect.poll(settled, { interval: 250 }).toBe(true);
      const notes = await engine.evaluate(takeNotes);
      await engine.evaluate(() => sessionStorage.clear());
      expect(notes).toEqual([]);
    });

    const until = <Given extends readonly unknown[], Value>(run: (...given: Given) => Value, ...given: Given) =>
      expect.poll(() => engine.evaluate(run, ...given));
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const focused = () => document.activeElement?.textContent ?? null;
    const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const address = () => location.pathname + location.search + location.hash;
    const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

    /** Opens a page; React answers in every part of it when this returns. */
    async function open(path: string): Promise<void> {
      await engine.open(site.origin + path);
      await until(() =>
        ['header a', 'main h1', 'footer a'].every((selector) =>
          Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
        ),
      ).toBe(true);
      expect(await engine.evaluate(text, 'h1')).toBeTruthy();
      expect(await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    /** Brings what a selector names into the middle of the window, clear of the header, and presses it. */
    async function press(selector: string): Promise<void> {
      // What comes into view on the way takes the room it needs, and WebKit lets it move what is below. So would sections
      // further up, laid out one by one while nobody is there: they are laid out here, as by one who has scrolled past them.
      const moved = () =>
        engine.evaluate((found) => {
          delete document.documentElement.dataset.early;
          const element = document.querySelector(found);
          const before = element?.getBoundingClientRect().top;
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return before !== element?.getBoundingClientRect().top;
        }, selector);
      await expect.poll(moved).toBe(false);
      await engine.click(selector);
    }

    it('lacks nothing but what has a second way', async () => {
      await open('/');
      const found = Object.entries(await engine.evaluate(features)).flatMap(([name, isThere]) =>
        isThere ? [] : [name],
      );
      expect(lacking).toEqual(expect.arrayContaining(found));
    });

    it.each(otherScreens.map(({ path }) => path))('opens %s', (path) => open(path));

    it('has a menu that opens by keyboard, one section at a time, and leads on', async () => {
      await open('/');
      const openSections = () =>
        [...document.querySelectorAll('nav[aria-label="Main"] details[open] > summary')].map(
          ({ textContent }) => textContent,
        );
      await engine.evaluate(() => document.querySelector<HTMLElement>('nav[aria-label="Main"] summary')?.focus());
      await engine.press('Enter');
      await until(openSections).toEqual(['Company']);
      await engine.press('Escape');
      await until(openSections).toEqual([]);
      expect(await engine.evaluate(focused)).toBe('Company');
      await engine.press('Enter');
      await until(openSections).toEqual(['Company']);
      await press(`nav[aria-label="Main"] a[href="${pathOf('about')}"]`);
      await until(address).toBe(pathOf('about'));
      await until(openSections).toEqual([]);
    });

    it('has a side menu on a narrow window, closed by Escape and by a link', async () => {
      await engine.resize(480, 800);
      await open('/');
      const menu = 'nav[aria-label="Mobile"]';
      await engine.click('button[aria-label="Menu"]');
      await until(shown, menu).toBe(true);
      await engine.press('Escape');
      await until(shown, menu).toBe(false);
      await engine.click('button[aria-label="Menu"]');
      await until(shown, menu).toBe(true);
      await engine.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('nav[aria-label="Mobile"] summary')]
          .find(({ textContent }) => textContent === 'Products')
          ?.click(),
      );
      const link = `${menu} a[href="${pathOf('cube')}"]`;
      await until(shown, link).toBe(true);
      await engine.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), link);
      await until(address).toBe(pathOf('cube'));
      await until(shown, menu).toBe(false);
    });

    it.each([pathOf('kelvin'), pathOf('parts'), pathOf('evidence')])(
      'keeps the tables of %s tables on a narrow window, where their rows are laid out as grids',
      async (path) => {
        await engine.resize(480, 800);
        await open(path);
        const table = path === pathOf('kelvin') ? 'table[aria-label="Variants"]' : 'table:has([data-label])';
        expect(
          await engine.evaluate(
            (found) => getComputedStyle(document.querySelector(found) as Element).display,
            `${table} tbody tr`,
          ),
        ).toBe('grid');
        for (const [part, role] of [
          [table, 'table'],
          [`${table} tbody tr`, 'row'],
          [`${table} td:not([data-none])`, 'cell'],
          [`${table} tbody th`, 'rowheader'],
        ] as const)
          expect([part, await engine.hasRole(part, role)]).toEqual([part, true]);
      },
    );

    it('has a carousel that goes on when told to', async () => {
      await open('/');
      await press('[aria-roledescription="carousel"] button[aria-label="Next slide"], button[aria-label="Next slide"]');
      await until(() => document.querySelector('.swiper-slide-active')?.getAttribute('aria-label')).toBe('2 of 2');
    });

    it('shows a picture in the lightbox, leads on by arrow keys and gives the focus back', async () => {
      await open(pathOf('kelvin'));
      await press('#gallery a');
      await until(text, 'dialog[open]').toMatch(/1 of \d/);
      await engine.press('ArrowRight');
      await until(text, 'dialog[open]').toMatch(/2 of \d/);
      await engine.press('Escape');
      await until(count, 'dialog[open]').toBe(0);
      expect(await engine.evaluate(() => document.activeElement?.matches('#gallery a'))).toBe(true);
    });

    it('has tabs of specimens that arrow keys walk, and that the address names', async () => {
      await open(pathOf('specimens'));
      await engine.evaluate(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
      await engine.press('ArrowDown');
      const second = await engine.evaluate(() => document.activeElement?.getAttribute('aria-controls') ?? '');
      await engine.press('Enter');
      await until(address).toBe(`${pathOf('specimens')}#${second}`);
      expect(await engine.evaluate(() => document.querySelector('[role="tabpanel"]:not([hidden])')?.id)).toBe(second);
      await open(`${pathOf('specimens')}#${second}`);
      await until(() =>
        document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-controls'),
      ).toBe(second);
    });

    it('finds a cooler by typing, keeps it in the address, and comes back to it', async () => {
      await open(pathOf('find'));
      await engine.type('[name="min"]', '2');
      await engine.type('[name="max"]', '8');
      await engine.type('[name="hours"]', '10');
      await engine.press('Enter');
      await until(() => Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
        min: '2',
        max: '8',
        hours: '10',
      });
      const matches = () =>
        [...document.querySelectorAll('[data-verdict="match"]')].map((result) => result.getAttribute('data-product'));
      await until(matches).toEqual(['eclipse']);
      await press(`[data-product="eclipse"] a[href^="${pathOf('eclipse')}"]`);
      await until(text, 'h1').toBe('Eclipse');
      await engine.back();
      await until(matches).toEqual(['eclipse']);
      await until(value, '[name="max"]').toBe('8');
    });

    it('compares what is ticked, side by side', async () => {
      await open(pathOf('compare'));
      await press('input[type="checkbox"][value="kelvin"]');
      await press('input[type="checkbox"][value="eclipse"]');
      await engine.press('Enter');
      await until(address).toBe(`${pathOf('compare')}?items=kelvin,eclipse#compared`);
      await until(() => [...document.querySelectorAll('main [data-row]')].length > 5).toBe(true);
    });

    it('shows what an address compares where that stands, below the header', async () => {
      await open(`${pathOf('compare')}?items=kelvin,eclipse#compared`);
      await until(() => document.querySelectorAll('main [data-row]').length > 5).toBe(true);
      await until(() => {
        const { top } = document.querySelector('#compared')?.getBoundingClientRect() ?? { top: -1 };
        return top > (document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0) && top < 200;
      }).toBe(true);
    });

    it('goes from page to page without loading a document, back and forth, with the focus on the heading', async () => {
      await open(pathOf('kelvin'));
      await engine.evaluate(() => void Object.assign(window, { marked: true }));
      await engine.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      // With a real press: WebKit leaves out of its history what a page adds to it by itself.
      await press(`footer a[href="${pathOf('eclipse')}"]`);
      await until(text, 'h1').toBe('Eclipse');
      await until(focused).toBe('Eclipse');
      await until(() => Math.round(scrollY)).toBe(0);
      await engine.back();
      await until(text, 'h1').toBe('Kelvin');
      await until(() => Math.round(scrollY)).toBeGreaterThan(2000);
      await engine.forward();
      await until(text, 'h1').toBe('Eclipse');
      expect(await engine.evaluate(() => 'marked' in window)).toBe(true);
    });

    it('opens one answer at a time', async () => {
      await open(pathOf('kelvin'));
      const opened = () =>
        [...document.querySelectorAll<HTMLDetailsElement>('#faq details')].flatMap(({ open }, index) =>
          open ? [index] : [],
        );
      const before = await engine.evaluate(opened);
      const [first, second] = [1, 2].filter((index) => !before.includes(index));
      await press(`#faq details:nth-of-type(${(first ?? 0) + 1}) > summary`);
      await until(opened).toEqual([first]);
      await press(`#faq details:nth-of-type(${(second ?? 0) + 1}) > summary`);
      await until(opened).toEqual([second]);
    });

    it('prints closed answers as well', async ({ skip }) => {
      if (!engine.sheets) return skip('its driver prints nothing');
      await open(pathOf('faqs'));
      // Each as high as a sheet: those that are not printed take none.
      const closed = await engine.evaluate(() => {
        const answers = [...document.querySelectorAll('main details:not([open])')].filter((one) =>
          one.checkVisibility(),
        );
        for (const { lastElementChild: answer } of answers)
          if (answer instanceof HTMLElement) answer.style.minHeight = '11in';
        return answers.length;
      });
      expect(closed).toBeGreaterThan(3);
      expect(await engine.sheets()).toBeGreaterThanOrEqual(closed);
    });

    it('finds pages by their words', async () => {
      await open(pathOf('search'));
      await engine.type('main input[type="search"]', 'platelets');
      await engine.press('Enter');
      await until(() => document.querySelectorAll('main li a').length > 0).toBe(true);
    });

    describe('the inquiry form', () => {
      const inquiry = {
        FullName: 'Ann Example',
        Email: 'ann@example.com',
        Phone: '8005550199',
        ProductName: 'Kelvin',
        Message: 'Two coolers.',
      };
      const fillIn = async () => {
        for (const [name, typed] of Object.entries(inquiry)) await engine.type(`form [name="${name}"]`, typed);
      };
      const submit = 'form:has([name="FullName"]) button[type="submit"]';
      const answerWith = (behaviour: object) =>
        fetch(`${site.mockUrl}/behaviour`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(behaviour),
        });
      const toasts = '.notistack-SnackbarContainer';

      it('names what is missing and leads to it', async () => {
        await open(pathOf('contact'));
        await press(submit);
        await until(count, 'form [aria-invalid="true"]').toBeGreaterThan(3);
        expect(await engine.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
      });

      it('says that an inquiry was sent', async () => {
        await answerWith({});
        await open(pathOf('contact'));
        await fillIn();
        await press(submit);
        await until(text, toasts).toContain('inquiry submitted successfully!');
        const [{ inquiry: received }] = (await (await fetch(`${site.mockUrl}/inquiries`)).json()) as [
          { inquiry: Record<string, unknown> },
        ];
        expect(received).toMatchObject({ FullName: inquiry.FullName, Message: inquiry.Message });
      });

      it.each([
        ['refused', { status: 400 }],
        ['never answered', { drop: true }],
      ])('keeps an inquiry that is %s, and says so', async (_, behaviour) => {
        await answerWith(behaviour);
        await open(pathOf('contact'));
        await fillIn();
        await press(submit);
        await until(text, toasts).toContain('Error submitting inquiry. Please try again later.');
        expect(await engine.evaluate(value, 'form [name="Message"]')).toBe(inquiry.Message);
        // The page says it in its console as well; that much is meant.
        const notes = await engine.evaluate(takeNotes);
        expect(notes.filter((note) => !note.includes('Error submitting inquiry'))).toEqual([]);
      });
    });
  });
}

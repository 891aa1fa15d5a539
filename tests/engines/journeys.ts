/**
 * Journeys through the site in Firefox and WebKit: what these engines may do differently from Chromium, in which
 * tests/browser runs. Each journey ends without an error in the console or a violation of the content security policy.
 */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { specimens } from '../../frontend/src/content/specimens';
import { pathOf } from '../../frontend/src/routes/paths';
import { goodInquiry } from '../browser/inquiryPage';
import { onePagePerScreen } from '../browser/support/pages';
import { inquiriesAt } from '../browser/support/site';
import type { Engine } from './support/engine';
import { takeNotes } from './support/notedSite';
import {
  address,
  count,
  engine,
  engineForTests,
  focused,
  hydrated,
  open,
  opened,
  press,
  shown,
  site,
  text,
  until,
  value,
} from './support/visit';

/** Runs in the page: features that the site uses and that an engine may lack. */
const features = () => ({
  popover: 'popover' in HTMLElement.prototype,
  'details by name': 'name' in HTMLDetailsElement.prototype,
  'until-found': 'onbeforematch' in HTMLElement.prototype,
  'details-content': CSS.supports('selector(::details-content)'),
  scrollend: 'onscrollend' in window,
  requestIdleCallback: 'requestIdleCallback' in window,
});
/** A feature that has a fallback, which tests/browser/fallbacks.test.ts tests in Chromium too. */
type Lacking = 'scrollend' | 'requestIdleCallback';

/** Describes the journeys for the engine that `launch` starts; skips them if one of its programs is not installed. */
export function describeJourneys(
  what: string,
  programs: readonly string[],
  launch: () => Promise<Engine>,
  lacking: readonly Lacking[] = [],
): void {
  const missing = programs.filter((program) => !existsSync(program)).join(', ');
  describe.skipIf(missing)(missing ? `${what}: ${missing} is not installed` : what, () => {
    engineForTests(launch);
    menus(lacking);
    products();
    choosing();
    pages();
    forms();
    it('opens each other screen', async () => {
      for (const { path } of onePagePerScreen) if (!opened.has(path)) await open(path);
    });
  });
}

function menus(lacking: readonly Lacking[]): void {
  it('has each feature without a fallback; Home has a carousel, and a menu that opens by keyboard', async () => {
    await open('/');
    const isThere = Object.entries(await engine.evaluate(features));
    expect(
      await engine.evaluate(
        () => getComputedStyle(document.querySelector('header button') as Element).webkitUserSelect,
      ),
    ).toBe('none');
    expect(lacking).toEqual(expect.arrayContaining(isThere.flatMap(([name, there]) => (there ? [] : [name]))));

    await press('button[aria-label="Next slide"]');
    await until(() => document.querySelector('.swiper-slide-active')?.getAttribute('aria-label')).toBe('2 of 2');
    // WebKit would scroll the row to what gets the focus, beside the slide that Swiper moves there.
    const scrolled = await engine.evaluate(() => {
      const row = document.querySelector('.swiper-initialized');
      row?.scrollTo({ left: 50, behavior: 'instant' });
      return row?.scrollLeft;
    });
    expect(scrolled).toBe(0);

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

  it('closes the side menu of a narrow window by Escape and by a link', async () => {
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
}

function products(): void {
  it.each([
    [pathOf('kelvin'), 'table[aria-label="Variants"]'],
    [pathOf('evidence'), 'table:has([data-label])'],
  ])('keeps the roles of a table on a narrow window, where its rows are grids: %s', async (path, table) => {
    await engine.resize(480, 800);
    await open(path);
    const display = (row: string) => getComputedStyle(document.querySelector(row) as Element).display;
    expect(await engine.evaluate(display, `${table} tbody tr`)).toBe('grid');
    for (const [part, role] of [
      [table, 'table'],
      [`${table} tbody tr`, 'row'],
      [`${table} td:not([data-none])`, 'cell'],
      [`${table} tbody th`, 'rowheader'],
    ] as const)
      expect([part, await engine.hasRole(part, role)]).toEqual([part, true]);
  });

  it('shows a picture in the lightbox, with arrow keys and a return of the focus, and one answer at a time', async () => {
    await open(pathOf('kelvin'));
    await press('#gallery a');
    await until(text, 'dialog[open]').toMatch(/1 of \d/);
    await engine.press('ArrowRight');
    await until(text, 'dialog[open]').toMatch(/2 of \d/);
    await engine.press('Escape');
    await until(count, 'dialog[open]').toBe(0);
    expect(await engine.evaluate(() => document.activeElement?.matches('#gallery a'))).toBe(true);

    const openAnswers = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('#faq details')].flatMap(({ open }, index) =>
        open ? [index] : [],
      );
    for (const index of [1, 2]) {
      await press(`#faq details:nth-of-type(${index + 1}) > summary`);
      await until(openAnswers).toEqual([index]);
    }
  });

  it('opens the tab that a URL names; arrow keys move between the tabs and Enter writes the URL', async () => {
    const [, second, third] = specimens.map(({ id }) => id);
    const selected = () => document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-controls');
    await open(`${pathOf('specimens')}#${second}`);
    await until(selected).toBe(second);
    await engine.evaluate(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
    await engine.press('ArrowDown');
    await engine.press('Enter');
    await until(address).toBe(`${pathOf('specimens')}#${third}`);
    expect(await engine.evaluate(() => document.querySelector('[role="tabpanel"]:not([hidden])')?.id)).toBe(third);
  });
}

function choosing(): void {
  it('finds a cooler from typed figures, writes them into the URL and restores them on Back', async () => {
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
    const eclipse = '[data-verdict="match"][data-product="eclipse"]';
    await until(count, eclipse).toBe(1);
    await press(`${eclipse} a[href^="${pathOf('eclipse')}"]`);
    await until(text, 'h1').toBe('Eclipse');
    await engine.back();
    await until(count, eclipse).toBe(1);
    await until(value, '[name="max"]').toBe('8');
  });

  it('has after a reload what the URL names, and nothing of what was changed since', async () => {
    const find = `${pathOf('find')}?min=2&max=8&hours=10`;
    const compare = `${pathOf('compare')}?items=kelvin,eclipse`;
    for (const [path, clicked] of [
      [find, ['[name="unit"] option:last-child', '[name="specimen"]:not([value=""])']],
      [compare, ['[value="kelvin"]', '[value="cube"]']],
    ] as const) {
      await open(path);
      const entered = () =>
        [...document.forms].map((form) => [...new FormData(form)].map(([name, given]) => `${name}=${given}`).join());
      const named = await engine.evaluate(entered);
      for (const selector of clicked)
        await engine.evaluate((found) => {
          const control = document.querySelector<HTMLElement>(`main form ${found}`);
          if (control instanceof HTMLOptionElement) control.selected = true;
          else control?.click();
        }, selector);
      expect(await engine.evaluate(entered)).not.toEqual(named);
      await engine.reload();
      await hydrated();
      expect(await engine.evaluate(entered)).toEqual(named);
    }
  });

  it('shows the comparison that a URL names below the header, and another after Enter in a checkbox', async () => {
    await open(`${pathOf('compare')}?items=kelvin,eclipse#compared`);
    await until(count, 'main [data-row]').toBeGreaterThan(5);
    await until(() => {
      const { top } = document.querySelector('#compared')?.getBoundingClientRect() ?? { top: -1 };
      return top > (document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0) && top < 200;
    }).toBe(true);
    await press('input[type="checkbox"][value="cube"]');
    await engine.press('Enter');
    await until(() => new URLSearchParams(location.search).get('items')).toBe('kelvin,eclipse,cube');
    await until(count, 'main [data-columns="3"]').toBe(1);
  });
}

function pages(): void {
  it('navigates without loading a document, with the focus on the heading, and restores the position on Back', async () => {
    await open(pathOf('kelvin'));
    await engine.evaluate(() => void Object.assign(window, { marked: true }));
    await engine.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    // A real click: WebKit omits history entries that a page adds without user input.
    await press(`footer a[href="${pathOf('eclipse')}"]`);
    await until(text, 'h1').toBe('Eclipse');
    await until(focused).toBe('Eclipse');
    await until(() => Math.round(scrollY)).toBe(0);
    await engine.back();
    await until(focused).toBe('Kelvin');
    await until(() => Math.round(scrollY)).toBeGreaterThan(2000);
    await engine.forward();
    await until(text, 'h1').toBe('Eclipse');
    expect(await engine.evaluate(() => 'marked' in window)).toBe(true);
  });

  it('stays at the section of a URL while the page starts, also where the visitor has pressed before', async () => {
    await engine.open(`${site.siteUrl}${pathOf('kelvin')}#faq`);
    await engine.evaluate(() => void dispatchEvent(new PointerEvent('pointerdown')));
    await hydrated();
    await until(() => 'early' in document.documentElement.dataset).toBe(false);
    const top = () => document.querySelector('#faq')?.getBoundingClientRect().top;
    await until(top).toBeGreaterThan(0);
    await until(top).toBeLessThan(200);
  });

  it('prints closed answers', async ({ skip }) => {
    if (!engine.sheets) return skip('the driver cannot print');
    await open(pathOf('faqs'));
    // Each answer gets the height of a sheet, so that the number of sheets shows whether it is printed.
    const closed = await engine.evaluate(() => {
      const answers = [...document.querySelectorAll('main details:not([open])')].filter((one) => one.checkVisibility());
      for (const { lastElementChild: answer } of answers)
        if (answer instanceof HTMLElement) answer.style.minHeight = '11in';
      return answers.length;
    });
    expect(closed).toBeGreaterThan(3);
    expect(await engine.sheets()).toBeGreaterThanOrEqual(closed);
  });
}

function forms(): void {
  it('opens the Customization Form, which only Close closes, and carries what was entered over', async () => {
    await open(pathOf('products'));
    const trigger = '#customization button[aria-haspopup]';
    const form = 'dialog[open]';
    const isInside = () => document.querySelector('dialog[open]')?.contains(document.activeElement);
    await press(trigger);
    await until(isInside).toBe(true);
    await engine.press('Escape');
    expect(await engine.evaluate(count, form)).toBe(1);
    await engine.click(`${form} button[form]`);
    await until(count, form).toBe(0);
    expect(await engine.evaluate((found) => document.activeElement?.matches(found), trigger)).toBe(true);
    await press(trigger);
    await engine.type(`${form} [name="PDLength"]`, '9 in');
    await engine.press('Enter');
    await until(address).toBe(`${pathOf('contact')}#contact-us-form`);
    await until(value, 'form [name="PDLength"]').toBe('9 in');
  });

  it('reports missing fields, an inquiry that is not answered and one that is sent', async () => {
    const submit = 'form:has([name="FullName"]) button[type="submit"]';
    const toasts = '.notistack-SnackbarContainer';
    const answerWith = (behaviour: object) =>
      fetch(`${site.mockUrl}/behaviour`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(behaviour),
      });

    await open(pathOf('contact'));
    await press(submit);
    await until(count, 'form [aria-invalid="true"]').toBeGreaterThan(3);
    expect(await engine.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);

    await answerWith({ drop: true });
    for (const [name, typed] of Object.entries(goodInquiry)) await engine.type(`form [name="${name}"]`, typed);
    await press(submit);
    await until(text, toasts).toContain('Error submitting inquiry. Please try again later.');
    expect(await engine.evaluate(value, 'form [name="Message"]')).toBe(goodInquiry.Message);

    await answerWith({});
    await press(submit);
    await until(text, toasts).toContain('inquiry submitted successfully!');
    const { FullName, Message } = goodInquiry;
    expect(await inquiriesAt(site.mockUrl)).toMatchObject([{ FullName, Message }]);
    // The page logs the failure.
    const notes = await engine.evaluate(takeNotes);
    expect(notes.filter((note) => !note.includes('Error submitting inquiry'))).toEqual([]);
  });
}

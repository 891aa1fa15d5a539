/**
 * The main tasks by keyboard alone, without mouse clicks or scripted focus. The focus is visible at each step: it has a
 * ring, is inside the window, and the sticky header does not cover it.
 */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inquiryErrors } from '../../frontend/src/content/inquiry';
import { pathOf } from '../../frontend/src/routes/paths';
import * as form from './inquiryPage';
import { idle, openPage, page, shareBrowser, open as visit } from './support/visit';

shareBrowser();

/** Faults of the focused elements of the test so far. */
let unseen: string[] = [];
beforeEach(() => {
  unseen = [];
});
afterEach(() => expect(unseen).toEqual([]));

async function open(path: string) {
  await openPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  await visit(path);
}

/** The name of the focused element, and why its focus is not visible. */
const look = (target = page) =>
  target.evaluate(async () => {
    // A carousel moves to the focused slide in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const at = document.activeElement;
    if (!at || at === document.body) return { name: '', fault: '' };
    const labels = [...((at as HTMLInputElement).labels ?? [])];
    const name = (at.ariaLabel || labels.map((label) => label.textContent).join(' ') || at.textContent || '').trim();
    // A field's frame, a radio button's label or a card shows the focus of its content.
    const shown = [at, at.closest('.MuiInputBase-root'), at.closest('label'), at.closest('article, li')];
    const marked = shown.find((element) => element && getComputedStyle(element).outlineStyle === 'solid');
    const { top, bottom, left, right } = (labels.length > 0 ? (marked ?? at) : at).getBoundingClientRect();
    const header = document.querySelector('header');
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    // An element higher than the window, as a table, is always partly below the header.
    const onTop = document.elementFromPoint((left + right) / 2, Math.min(edge, bottom) - 2);
    const covered = !header?.contains(at) && top < edge - 1 && header?.contains(onTop) === true;
    const least = Math.min(bottom - top, 24);
    const faults = [
      !marked && 'no ring',
      covered && bottom - top < window.innerHeight - edge && 'under the header',
      bottom - (covered ? edge : 0) < least - 1 && 'above what can be seen',
      top > window.innerHeight - least + 1 && 'below what can be seen',
      (right < 1 || left > window.innerWidth - 1) && 'beside what can be seen',
    ];
    return { name, fault: faults.filter(Boolean).join(', ') };
  });

/** Presses a key that moves the focus. @returns the name of the focused element. */
async function go(key: 'Tab' | 'Shift+Tab' = 'Tab', target = page): Promise<string> {
  await target.keyboard.press(key);
  const { name, fault } = await look(target);
  if (fault) unseen.push(`${target.url()}: ${name.slice(0, 60)}: ${fault}`);
  return name;
}

/** Presses Tab until an element with this name has the focus. @throws Error if none of the next elements has it. */
async function goTo(name: string | RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    const reached = await go();
    if (typeof name === 'string' ? reached === name : name.test(reached)) return;
    passed.push(reached.slice(0, 30));
  }
  throw new Error(`${name} is not among the stops: ${passed.join(' | ')}`);
}

/** Replaces the text of the focused field. */
async function write(text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
const press = (key: string) => page.keyboard.press(key);
const focusedText = () => page.evaluate(() => document.activeElement?.textContent);

describe('by keyboard alone', () => {
  it('a cooler is found, and its page is opened', async () => {
    await open('/');
    expect(await go()).toBe('Skip to content');
    await press('Enter');
    // The app focuses the content after the navigation.
    await idle();
    await goTo('Find your cooler');
    await press('Enter');
    await page.waitForURL(`**${pathOf('find')}`);
    await expect.poll(focusedText).toBe('Find a Cooler');
    // The bodies of sections come after the heading, and move what follows.
    await idle();
    await goTo('Coldest');
    await write('2');
    await goTo('Warmest');
    await write('8');
    await goTo('Hours');
    await write('10');
    await goTo('Compare coolers');
    await press('Enter');
    await page.getByRole('status').filter({ hasText: 'published match' }).waitFor();
    // The next focus is in the results.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
    await goTo('Eclipse', 5);
    await press('Enter');
    await page.waitForURL(`**${pathOf('eclipse')}`);
    await expect.poll(focusedText).toContain('Eclipse');
  });

  it('an inquiry is filled in, corrected and sent', async () => {
    await open(form.contactPath);
    const sent = await form.acceptInquiries();
    await goTo(/^Full name/i);
    await form.ready();
    await write(form.goodInquiry.FullName);
    await goTo(/^E-?mail/i);
    await write('ann');
    await goTo(/^Phone/i);
    await write(form.goodInquiry.Phone);
    await goTo(/^Product/i);
    await write(form.goodInquiry.ProductName);
    await press('Escape');
    await goTo(/message/i);
    await write(form.goodInquiry.Message);
    await goTo(/^(No|Yes)$/);
    await press('ArrowLeft');
    await page.getByLabel('Product length').waitFor();
    await press('ArrowRight');
    await page.getByLabel('Product length').waitFor({ state: 'detached' });
    await goTo('Submit', 80);
    await press('Enter');

    // The summary has the focus; its first link focuses the field.
    await expect.poll(focusedText).toContain('mail');
    await goTo(/mail/i, 1);
    await press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('Email');
    expect((await look()).fault).toBe('');
    await write(form.goodInquiry.Email);
    await goTo('Submit', 80);
    expect(await page.getByText(inquiryErrors.Email.invalid).count()).toBe(0);
    await press('Enter');
    await page.getByText('Your inquiry was sent.').first().waitFor();
    expect(sent).toMatchObject([{ FullName: form.goodInquiry.FullName, Email: form.goodInquiry.Email }]);
  });

  // The way through Home is that through its carousels.
  it('the focus stays visible on the way back up', async () => {
    const pages: Page[] = [];
    // Beside results a form that stays in view would end below the window.
    const found = `${pathOf('find')}?min=2&max=8&hours=10`;
    for (const path of [pathOf('kelvin'), pathOf('contact'), found, pathOf('specimens')]) {
      await open(path);
      pages.push(page);
    }
    // At the same time, as each stop waits for frames.
    const visits = pages.map(async (target) => {
      // The first Shift+Tab focuses the end of the document.
      const names = new Set<string>();
      for (let stops = 0; stops < 200; stops++) {
        const name = await go('Shift+Tab', target);
        names.add(name);
        if (name === 'Skip to content') break;
      }
      return { url: target.url(), arrived: names.has('Skip to content'), stops: names.size };
    });
    const seen = await Promise.all(visits);
    expect(seen.filter(({ arrived, stops }) => !arrived || stops <= 40)).toEqual([]);
  });

  // Home has a carousel of each kind.
  it('all slides of the carousels are passed in order, both ways, after the buttons have moved them', async () => {
    await open(pathOf('home'));
    const slides = page.locator('.swiper-slide:has(a, button)');
    const inOrder = await slides.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
      const next = carousel.getByRole('button', { name: 'Next slide' });
      await next.click();
      await carousel.locator('.swiper-initialized').waitFor();
      for (let moves = 0; moves < 5; moves++) await next.click();
    }
    await page.locator('footer').click({ position: { x: 1, y: 1 } });
    /** The slides that had the focus until an element with this name has it. */
    const passed = async (key: 'Tab' | 'Shift+Tab', end: string) => {
      const labels: (string | null | undefined)[] = [];
      for (let stops = 0; (await go(key)) !== end; stops++) {
        expect(stops, labels.join(', ')).toBeLessThan(200);
        const label = await page.evaluate(() => document.activeElement?.closest('.swiper-slide')?.ariaLabel);
        if (label && label !== labels.at(-1)) labels.push(label);
      }
      return labels;
    };
    expect(await passed('Shift+Tab', 'Skip to content')).toEqual(inOrder.toReversed());
    // At the end of the document nothing has the focus.
    expect(await passed('Tab', '')).toEqual(inOrder);
  });
});

import { expect, it } from 'vitest';
import { faqs } from '../../frontend/src/content/faqs';
import { pathOf } from '../../frontend/src/routes/paths';
import { follow, heading, holdApp, hydrated, open, openWithoutScript, page, pagePerFile, site } from './support/visit';

pagePerFile();

const questions = () => page.locator('main details[name] > summary:visible');
const openQuestions = () => page.locator('main details[name][open] > summary').allTextContents();
const loadMore = () => page.locator('main summary:visible', { hasText: faqs.loadMore });
const questionAt = (index: number) => faqs.faqs[index]?.question ?? '';

it('The FAQ page: five questions, the first one open; four more, which can be found before, with the focus on the first', async () => {
  await open(pathOf('faqs'));
  expect(await questions().count()).toBe(5);
  expect(await openQuestions()).toEqual([questionAt(0)]);
  await questions().nth(2).click();
  expect(await openQuestions()).toEqual([questionAt(2)]);
  const { answer = [] } = faqs.faqs.at(-1) ?? {};
  // A browser's find-in-page opens hidden `details` elements, but skips what is not displayed.
  const undisplayed = await page.getByText(answer[0] ?? '').evaluate((element) => {
    let count = 0;
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).display === 'none') count += 1;
    return count;
  });
  expect(undisplayed).toBe(0);
  await loadMore().click();
  await page.locator('summary:focus', { hasText: questionAt(5) }).waitFor();
  expect(await questions().count()).toBe(9);
  expect(await page.getByRole('button', { name: /less|collapse/i }).count()).toBe(0);
});

it('The FAQ page: opens the question that a URL names, also one of the later four, and scrolls to it', async () => {
  const last = faqs.faqs.at(-1);
  await open(`${pathOf('faqs')}#${last?.id}`);
  const answer = page.getByText(last?.answer[0] ?? '');
  await answer.waitFor();
  expect(await openQuestions()).toEqual([last?.question]);
  await expect.poll(() => answer.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(700);
});

it.each(['faqs', 'monarch-xvo-10', 'find'] as const)(
  '%s: what was opened is open after Back and a reload',
  async (id) => {
    const opened = () => page.locator('main details[open] > summary').allTextContents();
    // Of questions the last.
    const openAll = (selector: string) =>
      page.locator(selector).evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true;
      });
    const letThrough = await holdApp();
    await page.goto(site + pathOf(id));
    await openAll('main details:not([name])');
    letThrough();
    await hydrated();
    await openAll('main details[name]');
    const title = await page.locator('main h1').textContent();
    const before = await opened();
    await follow('Terms and Conditions');
    await page.goBack();
    await heading(title ?? '').waitFor();
    expect(await opened()).toEqual(before);
    const letThroughAgain = await holdApp();
    await page.reload();
    // As it leaves the browser's Reload button.
    await page.mouse.move(60, 40, { steps: 3 });
    letThroughAgain();
    await hydrated();
    expect(await opened()).toEqual(before);
  },
);

it('The FAQ page without JavaScript: opens all nine questions, with the focus left before the later ones by a key', async () => {
  await openWithoutScript(pathOf('faqs'));
  await loadMore().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('summary:focus').textContent()).toBe(faqs.loadMore);
  await page.keyboard.press('Tab');
  expect(await page.locator('summary:focus').textContent()).toBe(questionAt(5));
  expect(await loadMore().count()).toBe(0);
  expect(await questions().count()).toBe(9);
  await questions().nth(8).click();
  expect(await openQuestions()).toEqual([questionAt(8)]);
});

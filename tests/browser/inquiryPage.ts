/** The contact page's inquiry form as the tests of this folder handle it. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { controlsInOrder } from '../../frontend/src/domain/inquiry/visibility';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { type RunningSite, startSite } from './support/site';
import { idle, interactive, openPage, page } from './support/visit';

/** An inquiry that every rule accepts, the details left closed. */
export const goodInquiry = {
  FullName: 'Ann Example',
  Email: 'ann@example.com',
  Phone: '8005550199',
  ProductName: 'Kelvin',
  Message: 'Two coolers for a blood bank.',
};

export const contactPath = pathOf('contact');

/**
 * A site of the file's own, and what its mock has received since the test began. A file sends at most six inquiries: nginx
 * accepts that many at once from one address.
 */
export function ownSite() {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  beforeEach(() => fetch(`${site.mockUrl}/inquiries`, { method: 'DELETE' }));
  return {
    url: () => site.siteUrl,
    received: async (): Promise<object[]> => {
      const list = (await (await fetch(`${site.mockUrl}/inquiries`)).json()) as { inquiry: object }[];
      return list.map(({ inquiry }) => inquiry);
    },
  };
}

/** The form on the contact page. */
export const formOf = (page: Page) => page.locator('form').filter({ has: page.locator('[name=FullName]') });
export const submitOf = (page: Page) => formOf(page).locator('button[type=submit]');
export const control = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`);

/** Answers the page's inquiries as received, in place of the server. @returns what they contain, one by one. */
export async function acceptInquiries(): Promise<readonly Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route(`**${inquiryEndpoint}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, json: {} });
  });
  return sent;
}

/** Opens the contact page in a context of its own; the form is ready when this returns. */
export async function openForm(site: string): Promise<Page> {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(site + contactPath);
  await formReady(page);
  return page;
}

/** Brings a form into view, the inquiry's by default, and waits until it is hydrated and its draft is restored. */
export async function formReady(page: Page, form: Locator = formOf(page)): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  // The first input, which the form's code waits for.
  await page.keyboard.press('Shift');
  await interactive(['form'], page);
  await idle(page);
}

/** Types into text controls and selects, and chooses radios, by payload field. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, name);
    const type = await field.first().evaluate((element: HTMLInputElement) => element.type);
    if (type === 'radio') await formOf(page).locator(`[name=${name}][value=${value}]`).check();
    else if (type === 'select-one') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const choose = (page: Page, name: string, value: string) => fillIn(page, { [name]: value });

/** What the form holds: every control on the page, an unanswered question as an empty text. */
export function heldBy(page: Page): Promise<Record<string, string>> {
  return formOf(page).evaluate((form: HTMLFormElement) => {
    const names = [...form.elements].map((element) => (element as HTMLInputElement).name).filter(Boolean);
    return Object.fromEntries(names.map((name) => [name, (form.elements.namedItem(name) as RadioNodeList).value]));
  });
}

/** What a fresh form holds with its details closed. */
export const freshForm: Record<string, string> = Object.fromEntries(
  controlsInOrder
    .slice(0, controlsInOrder.indexOf('IsMoreSpecificDetails') + 1)
    .map((name) => [name, inquiryDefaults[name]]),
);

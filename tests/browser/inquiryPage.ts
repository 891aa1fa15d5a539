/** The contact page's inquiry form as the tests of this folder handle it, which import it as `form`. */
import type { Locator } from 'playwright';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { inquiryHref } from '../../frontend/src/domain/inquiry/href';
import type { InquiryQuery } from '../../frontend/src/domain/inquiry/query';
import { controlsInOrder } from '../../frontend/src/domain/inquiry/visibility';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { hold, idle, interactive, page, site } from './support/visit';

/** An inquiry that every rule accepts, the details left closed. */
export const goodInquiry = {
  FullName: 'Ann Example',
  Email: 'ann@example.com',
  Phone: '8005550199',
  ProductName: 'Kelvin',
  Message: 'Two coolers for a blood bank.',
};

export const contactPath = pathOf('contact');

/** Not its copy, which is inert while its code loads. */
export const locator = () => page.locator('form:not([inert] *)').filter({ has: page.locator('[name=FullName]') });
export const submitButton = () => locator().locator('button[type=submit]');
export const button = (name: string) => locator().getByRole('button', { name });
/** The note that a request has filled in the form. */
export const filledIn = () => locator().getByRole('status').filter({ hasText: 'Your request is filled in' });
export const control = (name: string) => locator().locator(`[name=${name}]`);

/** Answers the page's inquiries as received, in place of the server. @returns what they contain, one by one. */
export async function acceptInquiries(): Promise<readonly Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route(`**${inquiryEndpoint}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, json: {} });
  });
  return sent;
}

/** Answers them with this status once the returned function is called. */
export const holdInquiries = (status = 200) =>
  hold(
    (path) => path === inquiryEndpoint,
    (route) => route.fulfill({ status, json: {} }),
  );

/** Opens the contact page; the form is ready when this returns. */
export async function open(href = contactPath, origin = site): Promise<void> {
  await page.goto(origin + href);
  await ready();
}

/** Brings a form into view, the inquiry's by default, and waits until it is hydrated and its draft is restored. */
export async function ready(form: Locator = locator()): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  // The first input, which the form's code waits for.
  await page.keyboard.press('Shift');
  await interactive(['form']);
  await idle();
}

/** Opens the address of a request, and waits until it has filled in the form. */
export async function openRequest(request: InquiryQuery): Promise<void> {
  await open(inquiryHref(request));
  await filledIn().waitFor();
}

export async function reload(): Promise<void> {
  await page.reload();
  await ready();
}

/** Keeps toasts, which are shown for two or four seconds: on a busy machine a check of one takes longer. */
export function keepToasts(): void {
  const { setTimeout: wait } = window;
  const held = (run: () => void, ms?: number) => (ms === 2000 || ms === 4000 ? 0 : wait(run, ms));
  Object.assign(window, { setTimeout: held });
}

/** Types into text controls and selects, and chooses radios, by payload field. */
export async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(name);
    const type = await field.first().evaluate((element: HTMLInputElement) => element.type);
    if (type === 'radio') await locator().locator(`[name=${name}][value=${value}]`).check();
    else if (type === 'select-one') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Submits the form, with these values too, and waits until it says that all of it was sent. */
export async function send(values: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillIn(values);
  await submitButton().click();
  await locator().getByText('Your inquiry was sent.', { exact: true }).waitFor();
}

/** What the form holds: every control on the page, an unanswered question as an empty text. */
export function values(): Promise<Record<string, string>> {
  return locator().evaluate((form: HTMLFormElement) => {
    const names = [...form.elements].map((element) => (element as HTMLInputElement).name).filter(Boolean);
    return Object.fromEntries(names.map((name) => [name, (form.elements.namedItem(name) as RadioNodeList).value]));
  });
}

/** What a fresh form holds with its details closed. */
export const freshValues: Record<string, string> = Object.fromEntries(
  controlsInOrder
    .slice(0, controlsInOrder.indexOf('IsMoreSpecificDetails') + 1)
    .map((name) => [name, inquiryDefaults[name]]),
);

import type { Route } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import {
  choose,
  contactPath,
  control,
  fillIn,
  formOf,
  formReady,
  freshForm,
  goodInquiry,
  heldBy,
  submitOf,
} from './inquiryPage';
import { type RunningSite, startSite } from './support/site';
import { context, hold, isScript, openPage, page, shareBrowser } from './support/visit';

const restored = 'What you entered earlier in this tab is filled in again.';

let site: RunningSite;
/** What went wrong on the page, a mismatch between prerendered and hydrated form included. */
let errors: string[];

// A site for each test: nginx lets only so many inquiries a minute through.
beforeEach(async () => {
  site = await startSite();
  await openPage({ viewport: { width: 1280, height: 900 } });
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
});
afterEach(() => site.stop());
// Its own hooks come first at the end of a test: the pages are closed before their site is.
shareBrowser();

async function open() {
  await page.goto(site.siteUrl + contactPath);
  await formReady(page);
}
async function reload() {
  await page.reload();
  await formReady(page);
}
const received = async () => {
  const list = (await (await fetch(`${site.mockUrl}/inquiries`)).json()) as { inquiry: object }[];
  return list.map(({ inquiry }) => inquiry);
};
const note = () => formOf(page).getByRole('status').filter({ hasText: restored });
const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const clearButton = () => formOf(page).getByRole('button', { name: 'Clear the form' });
const toContact = () => page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).first().click();
const toKelvin = async () => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kelvin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
};

/** Sends an inquiry that gets no answer; gives its calls, to be answered. */
async function leaveUnanswered(): Promise<readonly Route[]> {
  const held: Route[] = [];
  await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
  await open();
  await fillIn(page, goodInquiry);
  await submitOf(page).click();
  await expect.poll(() => held.length).toBe(1);
  return held;
}

describe('A reload of the page', () => {
  it('loses nothing, the open details included, and says so', async () => {
    await open();
    const entered = { ...goodInquiry, CountryCode: '+61', IsMoreSpecificDetails: 'yes', PDLength: '9 in' };
    await fillIn(page, { ...entered, IsReusable: 'no', Subject: 'Sales Support' });
    expect(await note().count()).toBe(0);
    const before = await heldBy(page);
    await reload();
    await note().waitFor();
    expect(await heldBy(page)).toEqual(before);
    expect(before).toMatchObject(entered);
    expect(errors).toEqual([]);
  });

  it('says nothing where nothing had been entered', async () => {
    await open();
    await reload();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await note().count()).toBe(0);
  });

  it('does not undo what is typed while the script has not arrived yet', async () => {
    await open();
    await fillIn(page, { FullName: 'Ann Example', ProductName: 'Kelvin' });
    await toKelvin();
    const arrive = await hold(isScript);
    await page.goto(site.siteUrl + contactPath, { waitUntil: 'commit' });
    await control(page, 'FullName').fill('Bob Example');
    arrive();
    await formReady(page);
    await expect.poll(() => heldBy(page)).toMatchObject({ FullName: 'Bob Example', ProductName: 'Kelvin' });
  });
});

describe('A reload of the page with an inquiry on its way', () => {
  it('keeps what was entered, and says that it may have been received', async () => {
    const held = await leaveUnanswered();
    for (const _ of ['first', 'second']) {
      await reload();
      await page.getByText('it may have been received or not').waitFor();
      expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
    }
    expect(held).toHaveLength(1);

    await page.unroute(`**${inquiryEndpoint}`);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await page.getByText('it may have been received or not').count()).toBe(0);
    await fillIn(page, { FullName: 'Ann Example' });
    await reload();
    await note().waitFor();
    expect(await page.getByText('it may have been received or not').count()).toBe(0);
  });
});

describe('Going to another page and coming back', () => {
  it('closes the details and keeps what was entered', async () => {
    await open();
    await fillIn(page, { FullName: 'Ann Example', IsMoreSpecificDetails: 'yes', PDLength: '9 in' });
    for (const comeBack of [toContact, () => page.goBack()]) {
      await toKelvin();
      await comeBack();
      await note().waitFor();
      expect(await heldBy(page)).toEqual({ ...freshForm, FullName: 'Ann Example' });
      await choose(page, 'IsMoreSpecificDetails', 'yes');
      expect(await control(page, 'PDLength').inputValue()).toBe('9 in');
    }
  });

  it('keeps the details closed, had the other page been reloaded', async () => {
    await open();
    await fillIn(page, { FullName: 'Ann Example', IsMoreSpecificDetails: 'yes' });
    await toKelvin();
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
    await note().waitFor();
    expect(await heldBy(page)).toEqual({ ...freshForm, FullName: 'Ann Example' });
  });

  it('with an inquiry on its way finds the form waiting for the answer, and sends nothing twice', async () => {
    const held = await leaveUnanswered();
    await toKelvin();
    await toContact();
    await formOf(page).getByRole('progressbar').waitFor();
    expect(await heldBy(page)).toMatchObject(goodInquiry);
    await submitOf(page).click({ force: true });
    await control(page, 'FullName').press('Enter');
    await held[0]?.continue();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(held).toHaveLength(1);
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await stored()).not.toContain('Ann Example');
  });
});

describe('The draft', () => {
  it('is gone after a success', async () => {
    await open();
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await stored()).not.toContain('Ann Example');
    await reload();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await note().count()).toBe(0);
  });

  it('is gone after a success that came when the visitor had left the page', async () => {
    const held: Route[] = [];
    await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
    await open();
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await toKelvin();
    expect(await stored()).toContain('Ann Example');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await page.getByText('inquiry submitted successfully!').waitFor();
    expect(await stored()).not.toContain('Ann Example');
  });

  it('outlives a failure and a reload after it', async () => {
    await page.route(`**${inquiryEndpoint}`, (route) => route.abort());
    await open();
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await page.getByText('No answer has come to your inquiry').waitFor();
    await reload();
    await expect.poll(() => heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
  });

  it('stays in the session storage of the tab', async () => {
    await open();
    await fillIn(page, goodInquiry);
    expect(await stored()).toContain(goodInquiry.Phone);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    const other = await context.newPage();
    await other.goto(site.siteUrl + contactPath);
    await formReady(other);
    expect(await heldBy(other)).toEqual(freshForm);
  });

  it.each(['{"version":1,', '{"version":0,"values":{"FullName":"Ann"}}', '[]'])(
    'is ignored when it reads %s',
    async (text) => {
      await page.addInitScript((draft) => sessionStorage.setItem('inquiry-draft', draft), text);
      await open();
      expect(await heldBy(page)).toEqual(freshForm);
      expect(await note().count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  it('is done without where the browser refuses storage, and the inquiry is sent', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open();
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await received()).toHaveLength(1);
    expect(await heldBy(page)).toEqual(freshForm);
  });

  it('gives way to what the Customization Form hands over, which is kept in its place', async () => {
    await open();
    await fillIn(page, {
      FullName: 'Ann Example',
      IsMoreSpecificDetails: 'yes',
      PDLength: '5 in',
      OtherRequirementsMessage: 'By Friday',
    });
    await page.goto(site.siteUrl + pathOf('products'), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Customization Form' }).click();
    const modal = page.getByRole('dialog', { name: 'Customization Form' });
    await modal.locator('[name=PDLength]').fill('9 in');
    await modal
      .getByLabel('File (optional)')
      .setInputFiles({ name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await modal.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Your entries from the Customization Form').waitFor();
    expect(await note().count()).toBe(0);
    const both = {
      FullName: 'Ann Example',
      IsMoreSpecificDetails: 'yes',
      PDLength: '9 in',
      OtherRequirementsMessage: 'By Friday\nFile, not uploaded: drawing.pdf',
    };
    await expect.poll(() => heldBy(page)).toMatchObject(both);
    await reload();
    await note().waitFor();
    expect(await heldBy(page)).toMatchObject(both);
  });
});

describe('“Clear the form”', () => {
  it('empties form and draft, messages included, and takes it back when asked to', async () => {
    await open();
    await fillIn(page, { FullName: 'Ann Example', CountryCode: '+61', IsMoreSpecificDetails: 'yes', PDLength: '9 in' });
    await submitOf(page).click();
    await formOf(page).getByRole('alert').waitFor();
    await clearButton().dblclick();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await formOf(page).getByRole('alert').count()).toBe(0);
    expect(await stored()).not.toContain('Ann Example');
    await formOf(page).getByRole('button', { name: 'Undo' }).click();
    expect(await heldBy(page)).toMatchObject({ FullName: 'Ann Example', CountryCode: '+61', PDLength: '9 in' });
    await clearButton().click();
    await reload();
    expect(await heldBy(page)).toEqual(freshForm);
  });

  it('takes nothing back over what was entered since', async () => {
    await open();
    await fillIn(page, { FullName: 'Ann Example' });
    await clearButton().click();
    await fillIn(page, { FullName: 'Bob Example' });
    await control(page, 'FullName').fill('');
    expect(await formOf(page).getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });
});

describe('Against spam, the inquiry form', () => {
  const trap = () => formOf(page).getByLabel('Leave this field empty');

  it('has a field that people neither see nor reach', async () => {
    await open();
    expect(
      await trap().evaluate((input: HTMLInputElement) => [input.tabIndex, input.autocomplete, input.name]),
    ).toEqual([-1, 'off', '']);
    expect(await trap().evaluate((input) => input.closest('[aria-hidden=true]') !== null)).toBe(true);
    const box = await trap().evaluate((input) => {
      const { x, y } = input.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === input;
    });
    expect(box).toBe(false);
  });

  it('sends nothing when that field is filled in, and does not lock out whose extension did it', async () => {
    await open();
    await fillIn(page, goodInquiry);
    await trap().evaluate((input: HTMLInputElement) => {
      input.value = 'https://example.com';
    });
    await submitOf(page).click();
    await page.getByText('Your inquiry was not sent. What you entered is still here.').waitFor();
    expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
    expect(await received()).toEqual([]);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...goodInquiry })]);
  });

  it('holds an inquiry that was filled in at once, and then sends it, once', async () => {
    await open();
    await formOf(page).evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form.requestSubmit();
      form.requestSubmit();
    }, goodInquiry);
    await formOf(page).getByRole('progressbar').waitFor();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...goodInquiry })]);
  });
});

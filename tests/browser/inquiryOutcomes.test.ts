/** What becomes of an inquiry: its draft, and the answer to it or none. */
import type { Route } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { inquiryHref } from '../../frontend/src/domain/inquiry/href';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { started } from '../nginx/support/lifetime';
import {
  acceptInquiries,
  contactPath,
  control,
  fillIn,
  formButton,
  formReady,
  formValues,
  freshForm,
  goodInquiry,
  inquiryForm,
  keepToasts,
  openForm,
  reloadForm,
  send,
  submitButton,
} from './inquiryPage';
import { colorRules, findings } from './support/axe';
import { inquiriesAt, startSite } from './support/site';
import {
  faults,
  follow,
  hold,
  hydrated,
  isScript,
  openPage,
  page,
  refuseStorage,
  resize,
  shareBrowser,
  showIn,
  stored,
} from './support/visit';

const sent = 'Your inquiry was sent.';
const unanswered = 'it may have been received or not';
const successToast = 'inquiry submitted successfully!';
const failureToast = 'Error submitting inquiry. Please try again later.';

/** Of this file's own, which sends at most six inquiries: nginx accepts that many at once from one address. */
const own = started(startSite);
shareBrowser();
beforeEach(async () => {
  await fetch(`${own.mockUrl}/inquiries`, { method: 'DELETE' });
  await openPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(keepToasts);
});

/** What the mock has received since the test began. */
const received = () => inquiriesAt(own.mockUrl);
const open = (href = contactPath) => openForm(href, own.siteUrl);
const note = () =>
  inquiryForm().getByRole('status').filter({ hasText: 'What you entered earlier in this tab is filled in again.' });
const toContact = () => page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).first().click();

const toasts = () => page.locator('.notistack-SnackbarContainer');
const successes = () => toasts().getByRole('status').filter({ hasText: successToast });
const failures = () => toasts().getByRole('alert').filter({ hasText: failureToast });
const outcome = () => inquiryForm().locator('[role=status]').last();

/** Submits an inquiry, by a double click, that gets no response; returns its requests, to respond to. */
async function leaveUnanswered(): Promise<readonly Route[]> {
  const held: Route[] = [];
  await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
  await open();
  await fillIn(goodInquiry);
  await submitButton().dblclick();
  await expect.poll(() => held.length).toBe(1);
  return held;
}

describe('The draft', () => {
  it('restores the form from the storage of its tab: after a reload with open details, after another page with closed ones', async () => {
    await open();
    const entered = { ...goodInquiry, CountryCode: '+61', IsMoreSpecificDetails: 'yes', PDLength: '9 in' };
    await fillIn({ ...entered, IsReusable: 'no', Subject: 'Sales Support' });
    expect(await note().count()).toBe(0);
    const before = await formValues();
    expect(before).toMatchObject(entered);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await reloadForm();
    await note().waitFor();
    expect(await formValues()).toEqual(before);
    // Nor is there a mismatch between the prerendered and the hydrated form.
    expect(faults()).toEqual([]);

    await follow('Kelvin');
    await page.reload();
    await hydrated();
    await page.goBack();
    await note().waitFor();
    const { PDLength, ...main } = entered;
    expect(await formValues()).toEqual({
      ...freshForm,
      ...main,
      Subject: 'Sales Support',
      IsMoreSpecificDetails: 'no',
    });
    const closed = inquiryForm().getByRole('status').filter({ hasText: 'Your details are closed and are not sent.' });
    await closed.waitFor();
    await fillIn({ IsMoreSpecificDetails: 'yes' });
    expect(await control('PDLength').inputValue()).toBe(PDLength);
    expect(await closed.count()).toBe(0);
  });

  it('does not overwrite what is typed before the script has loaded', async () => {
    await open();
    await fillIn({ FullName: 'Ann Example', CountryCode: '+61', Phone: '4123456789', ProductName: 'Kelvin' });
    const arrive = await hold(isScript);
    await page.goto(own.siteUrl + contactPath, { waitUntil: 'commit' });
    // The number was typed beside the default country code.
    const early = { FullName: 'Bob Example', Phone: goodInquiry.Phone };
    await fillIn(early);
    arrive();
    await formReady();
    await expect.poll(formValues).toMatchObject({ ...early, CountryCode: '+1', ProductName: 'Kelvin' });
  });

  it('is newer than what an earlier document of the tab was left with', async () => {
    await open();
    const older = { FullName: 'Ann Example', Email: 'ann@example.com', Message: 'Old text' };
    await fillIn({ ...older, CountryCode: '+61', Phone: '4123456789', Subject: 'Help Support' });
    await fillIn({ IsMoreSpecificDetails: 'yes' });
    await page.goto(own.siteUrl + pathOf('about'));
    await hydrated();
    await toContact();
    await note().waitFor();
    const newer = { CountryCode: '+91', Phone: '9876543210', Subject: 'Sales Support', Email: '', Message: 'New text' };
    await fillIn(newer);
    for (const backTo of [pathOf('about'), contactPath]) {
      await page.goBack();
      await page.waitForURL(`**${backTo}`);
    }
    await formReady();
    await expect.poll(formValues).toEqual({ ...freshForm, FullName: 'Ann Example', ...newer });

    // A document of the back/forward cache, which the headless browser does not have, after another one has sent it.
    await page.evaluate(() => {
      sessionStorage.removeItem('inquiry-draft');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await formValues()).toEqual(freshForm);
  });

  it('is not needed: without storage a request is filled in and sent', async () => {
    await page.addInitScript(refuseStorage);
    await acceptInquiries();
    await open(inquiryHref({ products: ['kelvin'] }));
    const expectFilledIn = () =>
      expect.poll(formValues).toMatchObject({ ProductName: 'Kelvin', Message: 'I would like to request Kelvin.\n\n' });
    await expectFilledIn();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL('**#main');
    await page.reload();
    await expectFilledIn();
    await send(goodInquiry);
    expect(await formValues()).toEqual(freshForm);
    await follow('Kelvin');
    await page.goBack();
    await formReady();
    expect(await formValues()).toEqual(freshForm);
  });
});

describe('A pending inquiry', () => {
  it('is reported after a reload as possibly received, with the entries, until another is sent', async () => {
    const held = await leaveUnanswered();
    await reloadForm();
    await page.getByText(unanswered).waitFor();
    // Who reloads sees the Submit button, and sends it again.
    await submitButton().scrollIntoViewIfNeeded();
    const { top, bottom } = await page.getByText(unanswered).evaluate((line) => line.getBoundingClientRect().toJSON());
    expect([top > 0, bottom < 900]).toEqual([true, true]);
    const alert = page.locator('.MuiAlert-root').filter({ hasText: unanswered });
    expect(await alert.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    for (const scheme of ['dark', 'light'] as const) {
      await showIn(scheme);
      expect(await findings(page, '.MuiAlert-root', colorRules), scheme).toEqual([]);
    }
    expect(await formValues()).toEqual({ ...freshForm, ...goodInquiry });
    expect(held).toHaveLength(1);

    await page.unroute(`**${inquiryEndpoint}`);
    const accept = (route: Route) => route.fulfill({ status: 202, json: {} });
    await page.route(`**${inquiryEndpoint}`, accept, { times: 1 });
    const answered = page.waitForResponse(`**${inquiryEndpoint}`);
    await submitButton().click();
    await answered;
    await expect.poll(() => submitButton().textContent()).toBe('Submit');
    expect(await page.getByText(unanswered).count()).toBe(0);
    await send();
    expect(await page.getByText(unanswered).count()).toBe(0);
    expect(await stored()).not.toContain('Ann Example');
    // Nor is it by the entries of a later inquiry, which are cleared and restored.
    await fillIn({ FullName: 'Bob Example' });
    for (const name of ['Clear the form', 'Undo']) await formButton(name).click();
    await expect.poll(formValues).toMatchObject({ FullName: 'Bob Example' });
    expect(await page.getByText(unanswered).count()).toBe(0);
    await fillIn({ FullName: '' });
    await reloadForm();
    expect(await formValues()).toEqual(freshForm);
    expect(await note().count()).toBe(0);
    expect(await page.getByText(unanswered).count()).toBe(0);
  });

  it('is awaited by the form of a visitor who returns, is not sent twice, and is confirmed on another page', async () => {
    const held = await leaveUnanswered();
    await follow('Kelvin');
    expect(await stored()).toContain('Ann Example');
    await toContact();
    await inquiryForm().getByRole('progressbar').waitFor();
    expect(await formValues()).toMatchObject(goodInquiry);
    await submitButton().press('Enter');
    await control('FullName').press('Enter');
    await follow('Kelvin');
    await held[0]?.continue();
    await successes().waitFor();
    expect(await stored()).not.toContain('Ann Example');
    expect(held).toHaveLength(1);
    expect(await received()).toHaveLength(1);
  });
});

describe('A sent inquiry', () => {
  it('passes the spam check, arrives as it was entered, is confirmed, and leaves an empty form', async () => {
    await open();
    const entered = {
      ...goodInquiry,
      CountryCode: '+61',
      Subject: 'Help Support',
      IsMoreSpecificDetails: 'yes',
      PDLength: '9 in',
      PackagingLength: '10',
      PackagingWidth: '7',
      PackagingHeight: '12.5',
      IsReusable: 'no',
      TransportType: 'Transport2',
    };
    await fillIn(entered);
    const before = await formValues();
    // People neither see nor reach its field.
    const trap = inquiryForm().getByLabel('Leave this field empty');
    expect(
      await trap.evaluate((input: HTMLInputElement) => {
        const { x, y } = input.getBoundingClientRect();
        const seen = document.elementFromPoint(x + 5, y + 5) === input;
        return [input.tabIndex, input.autocomplete, input.name, input.closest('[aria-hidden=true]') !== null, seen];
      }),
    ).toEqual([-1, 'off', '', true, false]);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://example.com';
    });
    await submitButton().click();
    await page.getByText('Your inquiry was not sent. What you entered is still here.').waitFor();
    expect(await formValues()).toEqual(before);
    expect(await received()).toEqual([]);

    await submitButton().click();
    await successes().waitFor();
    const box = await successes().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect(box?.y).toBeLessThan(100);
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...entered })]);
    expect(await formValues()).toEqual(freshForm);
    expect(await outcome().textContent()).toBe(sent);
    // Nor is there a mismatch between the prerendered and the hydrated form.
    expect(faults().filter((text) => !text.includes(failureToast))).toEqual([]);
  });

  it('leaves the button and its outcome in view on a phone, where the form is then shorter', async () => {
    await resize(360, 740);
    await acceptInquiries();
    await open(inquiryHref({ products: ['kelvin'], need: 'min=2&max=8&hours=10' }));
    await fillIn(goodInquiry);
    await submitButton().press('Enter');
    await page.getByText(sent).waitFor();
    await expect.poll(() => control('PDLength').count()).toBe(0);
    const isInView = (part: Element) => {
      const { left, top, bottom } = part.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => part.contains(document.elementFromPoint(left + 50, y)));
    };
    expect(await submitButton().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await submitButton().evaluate(isInView)).toBe(true);
    expect(await outcome().evaluate(isInView)).toBe(true);
  });

  it('is sent once, without what is entered meanwhile, which stays', async () => {
    const held = await leaveUnanswered();
    await inquiryForm().getByRole('progressbar').waitFor();
    expect(await submitButton().textContent()).toBe('');
    await control('FullName').press('Enter');
    const more = `${goodInquiry.Message} And a strap.`;
    await fillIn({ Message: more });
    await held[0]?.continue();
    await successes().waitFor();
    expect(await received()).toMatchObject([{ Message: goodInquiry.Message }]);
    expect(await outcome().textContent()).toContain('What is still here has not been sent.');
    expect(await formValues()).toEqual({ ...freshForm, Message: more });
    expect(await submitButton().textContent()).toBe('Submit');
    expect(held).toHaveLength(1);
  });
});

it('An inquiry that was not confirmed keeps its entries and its draft, and each result replaces the one before', async () => {
  await open();
  let respond: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route(`**${inquiryEndpoint}`, (route) => respond(route));
  const send = async (response: typeof respond, line: string | RegExp) => {
    respond = response;
    const call = page.waitForRequest(`**${inquiryEndpoint}`);
    await submitButton().click();
    await call;
    await expect.poll(() => submitButton().textContent()).toBe('Submit');
    expect(await formValues()).toEqual({ ...freshForm, ...goodInquiry });
    await expect.poll(() => outcome().textContent()).toMatch(line);
  };
  await fillIn(goodInquiry);
  // Any 2xx status but 200 shows nothing and resets nothing.
  await send((route) => route.fulfill({ status: 201, json: {} }), /^$/);
  expect(await toasts().count()).toBe(0);
  await send((route) => route.fulfill({ status: 429, headers: { 'Retry-After': '5' } }), 'try again in 5 seconds.');
  await failures().first().waitFor();
  await send((route) => route.abort('timedout'), unanswered);
  await send((route) => route.fulfill({ status: 202, json: {} }), /^$/);
  await expect.poll(() => faults().filter((text) => text.includes(failureToast))).toHaveLength(2);
  expect(await stored()).toContain(goodInquiry.Phone);
});

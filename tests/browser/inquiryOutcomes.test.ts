/** What becomes of an inquiry: its draft, and the answer to it or none. */
import type { Route } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { inquiryHref } from '../../frontend/src/domain/inquiry/href';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { started } from '../nginx/support/lifetime';
import * as form from './inquiryPage';
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
  await page.addInitScript(form.keepToasts);
});

/** What the mock has received since the test began. */
const received = () => inquiriesAt(own.mockUrl);
const open = (href = form.contactPath) => form.open(href, own.siteUrl);
const note = () =>
  form.locator().getByRole('status').filter({ hasText: 'What you entered earlier in this tab is filled in again.' });
const toContact = () => page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).first().click();

const toasts = () => page.locator('.notistack-SnackbarContainer');
const successes = () => toasts().getByRole('status').filter({ hasText: successToast });
const failures = () => toasts().getByRole('alert').filter({ hasText: failureToast });
const outcome = () => form.locator().locator('[role=status]').last();

/** Submits an inquiry, by a double click, that gets no response; returns its requests, to respond to. */
async function leaveUnanswered(): Promise<readonly Route[]> {
  const held: Route[] = [];
  await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
  await open();
  await form.fillIn(form.goodInquiry);
  await form.submitButton().dblclick();
  await expect.poll(() => held.length).toBe(1);
  return held;
}

describe('The draft', () => {
  it('restores the form from the storage of its tab: after a reload with open details, after another page with closed ones', async () => {
    await open();
    const entered = { ...form.goodInquiry, CountryCode: '+61', IsMoreSpecificDetails: 'yes', PDLength: '9 in' };
    await form.fillIn({ ...entered, IsReusable: 'no', Subject: 'Sales Support' });
    expect(await note().count()).toBe(0);
    const before = await form.values();
    expect(before).toMatchObject(entered);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await form.reload();
    await note().waitFor();
    expect(await form.values()).toEqual(before);
    // Nor is there a mismatch between the prerendered and the hydrated form.
    expect(faults()).toEqual([]);

    await follow('Kelvin');
    await page.reload();
    await hydrated();
    await page.goBack();
    await note().waitFor();
    const { PDLength, ...main } = entered;
    expect(await form.values()).toEqual({
      ...form.freshValues,
      ...main,
      Subject: 'Sales Support',
      IsMoreSpecificDetails: 'no',
    });
    const closed = form.locator().getByRole('status').filter({ hasText: 'Your details are closed and are not sent.' });
    await closed.waitFor();
    await form.fillIn({ IsMoreSpecificDetails: 'yes' });
    expect(await form.control('PDLength').inputValue()).toBe(PDLength);
    expect(await closed.count()).toBe(0);
  });

  it('does not overwrite what is typed before the script has loaded', async () => {
    await open();
    await form.fillIn({ FullName: 'Ann Example', CountryCode: '+61', Phone: '4123456789', ProductName: 'Kelvin' });
    const arrive = await hold(isScript);
    await page.goto(own.siteUrl + form.contactPath, { waitUntil: 'commit' });
    // The number was typed beside the default country code.
    const early = { FullName: 'Bob Example', Phone: form.goodInquiry.Phone };
    await form.fillIn(early);
    arrive();
    await form.ready();
    await expect.poll(form.values).toMatchObject({ ...early, CountryCode: '+1', ProductName: 'Kelvin' });
  });

  it('is newer than what an earlier document of the tab was left with', async () => {
    await open();
    const older = { FullName: 'Ann Example', Email: 'ann@example.com', Message: 'Old text' };
    await form.fillIn({ ...older, CountryCode: '+61', Phone: '4123456789', Subject: 'Help Support' });
    await form.fillIn({ IsMoreSpecificDetails: 'yes' });
    await page.goto(own.siteUrl + pathOf('about'));
    await hydrated();
    await toContact();
    await note().waitFor();
    const newer = { CountryCode: '+91', Phone: '9876543210', Subject: 'Sales Support', Email: '', Message: 'New text' };
    await form.fillIn(newer);
    for (const backTo of [pathOf('about'), form.contactPath]) {
      await page.goBack();
      await page.waitForURL(`**${backTo}`);
    }
    await form.ready();
    await expect.poll(form.values).toEqual({ ...form.freshValues, FullName: 'Ann Example', ...newer });

    // A document of the back/forward cache, which the headless browser does not have, after another one has sent it.
    await page.evaluate(() => {
      sessionStorage.removeItem('inquiry-draft');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await form.values()).toEqual(form.freshValues);
  });

  it('is not needed: without storage a request is filled in and sent', async () => {
    await page.addInitScript(refuseStorage);
    await form.acceptInquiries();
    await open(inquiryHref({ products: ['kelvin'] }));
    const expectFilledIn = () =>
      expect.poll(form.values).toMatchObject({ ProductName: 'Kelvin', Message: 'I would like to request Kelvin.\n\n' });
    await expectFilledIn();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL('**#main');
    await page.reload();
    await expectFilledIn();
    await form.send(form.goodInquiry);
    expect(await form.values()).toEqual(form.freshValues);
    await follow('Kelvin');
    await page.goBack();
    await form.ready();
    expect(await form.values()).toEqual(form.freshValues);
  });
});

describe('A pending inquiry', () => {
  it('is reported after a reload as possibly received, with the entries, until another is sent', async () => {
    const held = await leaveUnanswered();
    await form.reload();
    await page.getByText(unanswered).waitFor();
    // Who reloads sees the Submit button, and sends it again.
    await form.submitButton().scrollIntoViewIfNeeded();
    const { top, bottom } = await page.getByText(unanswered).evaluate((line) => line.getBoundingClientRect().toJSON());
    expect([top > 0, bottom < 900]).toEqual([true, true]);
    const alert = page.locator('.MuiAlert-root').filter({ hasText: unanswered });
    expect(await alert.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    for (const scheme of ['dark', 'light'] as const) {
      await showIn(scheme);
      expect(await findings(page, '.MuiAlert-root', colorRules), scheme).toEqual([]);
    }
    expect(await form.values()).toEqual({ ...form.freshValues, ...form.goodInquiry });
    expect(held).toHaveLength(1);

    await page.unroute(`**${inquiryEndpoint}`);
    const accept = (route: Route) => route.fulfill({ status: 202, json: {} });
    await page.route(`**${inquiryEndpoint}`, accept, { times: 1 });
    const answered = page.waitForResponse(`**${inquiryEndpoint}`);
    await form.submitButton().click();
    await answered;
    await expect.poll(() => form.submitButton().textContent()).toBe('Submit');
    expect(await page.getByText(unanswered).count()).toBe(0);
    await form.send();
    expect(await page.getByText(unanswered).count()).toBe(0);
    expect(await stored()).not.toContain('Ann Example');
    // Nor is it by the entries of a later inquiry, which are cleared and restored.
    await form.fillIn({ FullName: 'Bob Example' });
    for (const name of ['Clear the form', 'Undo']) await form.button(name).click();
    await expect.poll(form.values).toMatchObject({ FullName: 'Bob Example' });
    expect(await page.getByText(unanswered).count()).toBe(0);
    await form.fillIn({ FullName: '' });
    await form.reload();
    expect(await form.values()).toEqual(form.freshValues);
    expect(await note().count()).toBe(0);
    expect(await page.getByText(unanswered).count()).toBe(0);
  });

  it('is awaited by the form of a visitor who returns, is not sent twice, and is confirmed on another page', async () => {
    const held = await leaveUnanswered();
    await follow('Kelvin');
    expect(await stored()).toContain('Ann Example');
    await toContact();
    await form.locator().getByRole('progressbar').waitFor();
    expect(await form.values()).toMatchObject(form.goodInquiry);
    await form.submitButton().press('Enter');
    await form.control('FullName').press('Enter');
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
      ...form.goodInquiry,
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
    await form.fillIn(entered);
    const before = await form.values();
    // People neither see nor reach its field.
    const trap = form.locator().getByLabel('Leave this field empty');
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
    await form.submitButton().click();
    await page.getByText('Your inquiry was not sent. What you entered is still here.').waitFor();
    expect(await form.values()).toEqual(before);
    expect(await received()).toEqual([]);

    await form.submitButton().click();
    await successes().waitFor();
    const box = await successes().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect(box?.y).toBeLessThan(100);
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...entered })]);
    expect(await form.values()).toEqual(form.freshValues);
    expect(await outcome().textContent()).toBe(sent);
    // Nor is there a mismatch between the prerendered and the hydrated form.
    expect(faults().filter((text) => !text.includes(failureToast))).toEqual([]);
  });

  it('leaves the button and its outcome in view on a phone, where the form is then shorter', async () => {
    await resize(360, 740);
    await form.acceptInquiries();
    await open(inquiryHref({ products: ['kelvin'], need: 'min=2&max=8&hours=10' }));
    await form.fillIn(form.goodInquiry);
    await form.submitButton().press('Enter');
    await page.getByText(sent).waitFor();
    await expect.poll(() => form.control('PDLength').count()).toBe(0);
    const isInView = (part: Element) => {
      const { left, top, bottom } = part.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => part.contains(document.elementFromPoint(left + 50, y)));
    };
    expect(await form.submitButton().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await form.submitButton().evaluate(isInView)).toBe(true);
    expect(await outcome().evaluate(isInView)).toBe(true);
  });

  it('is sent once, without what is entered meanwhile, which stays', async () => {
    const held = await leaveUnanswered();
    await form.locator().getByRole('progressbar').waitFor();
    expect(await form.submitButton().textContent()).toBe('');
    await form.control('FullName').press('Enter');
    const more = `${form.goodInquiry.Message} And a strap.`;
    await form.fillIn({ Message: more });
    await held[0]?.continue();
    await successes().waitFor();
    expect(await received()).toMatchObject([{ Message: form.goodInquiry.Message }]);
    expect(await outcome().textContent()).toContain('What is still here has not been sent.');
    expect(await form.values()).toEqual({ ...form.freshValues, Message: more });
    expect(await form.submitButton().textContent()).toBe('Submit');
    expect(held).toHaveLength(1);
  });
});

it('An inquiry that was not confirmed keeps its entries and its draft, and each result replaces the one before', async () => {
  await open();
  let respond: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route(`**${inquiryEndpoint}`, (route) => respond(route));
  const expectAfter = async (response: typeof respond, line: string | RegExp) => {
    respond = response;
    const call = page.waitForRequest(`**${inquiryEndpoint}`);
    await form.submitButton().click();
    await call;
    await expect.poll(() => form.submitButton().textContent()).toBe('Submit');
    expect(await form.values()).toEqual({ ...form.freshValues, ...form.goodInquiry });
    await expect.poll(() => outcome().textContent()).toMatch(line);
  };
  await form.fillIn(form.goodInquiry);
  // Any 2xx status but 200 shows nothing and resets nothing.
  await expectAfter((route) => route.fulfill({ status: 201, json: {} }), /^$/);
  expect(await toasts().count()).toBe(0);
  await expectAfter(
    (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '5' } }),
    'try again in 5 seconds.',
  );
  await failures().first().waitFor();
  await expectAfter((route) => route.abort('timedout'), unanswered);
  await expectAfter((route) => route.fulfill({ status: 202, json: {} }), /^$/);
  await expect.poll(() => faults().filter((text) => text.includes(failureToast))).toHaveLength(2);
  expect(await stored()).toContain(form.goodInquiry.Phone);
});

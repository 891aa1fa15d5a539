import type { Route } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { control, fillIn, formOf, freshForm, goodInquiry, heldBy, openForm, ownSite, submitOf } from './inquiryPage';
import { page, shareBrowser } from './support/visit';

const successToast = 'inquiry submitted successfully!';
const failureToast = 'Error submitting inquiry. Please try again later.';
let logged: string[];

const { url, received } = ownSite();
shareBrowser();
beforeEach(async () => {
  await openForm(url());
  logged = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
});

const toasts = () => page.locator('.notistack-SnackbarContainer');
const successes = () => toasts().getByRole('status').filter({ hasText: successToast });
const failures = () => toasts().getByRole('alert').filter({ hasText: failureToast });
const outcome = () => formOf(page).locator('[role=status]').last();
describe('A sent inquiry', () => {
  it('arrives as it was entered, is confirmed, and leaves a fresh form', async () => {
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
    await fillIn(page, entered);
    await submitOf(page).click();
    await successes().waitFor();
    const box = await successes().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect(box?.y).toBeLessThan(100);
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...entered })]);
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await outcome().textContent()).toBe('Your inquiry was sent.');

    expect(logged).toEqual([]);
  });

  it('is sent once, without what is entered meanwhile, which stays', async () => {
    const held: Route[] = [];
    await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
    await fillIn(page, goodInquiry);
    await submitOf(page).dblclick();
    await formOf(page).getByRole('progressbar').waitFor();
    expect(await submitOf(page).textContent()).toBe('');
    await submitOf(page).click({ force: true });
    await control(page, 'FullName').press('Enter');
    const more = `${goodInquiry.Message} And a strap.`;
    await fillIn(page, { Message: more });
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await successes().waitFor();
    expect(await received()).toMatchObject([{ Message: goodInquiry.Message }]);
    expect(await outcome().textContent()).toContain('What you have changed since is still here');
    expect(await heldBy(page)).toEqual({ ...freshForm, Message: more });
    expect(await submitOf(page).textContent()).toBe('Submit');
    expect(held).toHaveLength(1);
  });
});

describe('An inquiry that was not confirmed', () => {
  it('keeps its entries and its draft, and each result replaces the one before', async () => {
    let respond: (route: Route) => Promise<void> = (route) => route.continue();
    await page.route(`**${inquiryEndpoint}`, (route) => respond(route));
    const send = async (response: typeof respond, line: string) => {
      respond = response;
      const call = page.waitForRequest(`**${inquiryEndpoint}`);
      await submitOf(page).click();
      await call;
      await expect.poll(() => submitOf(page).textContent()).toBe('Submit');
      expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
      await expect.poll(() => outcome().textContent()).toContain(line);
    };
    await fillIn(page, goodInquiry);
    // Any 2xx status but 200 shows nothing and resets nothing.
    await send((route) => route.fulfill({ status: 201, json: {} }), '');
    expect([await toasts().count(), await outcome().textContent()]).toEqual([0, '']);
    await send((route) => route.fulfill({ status: 429, headers: { 'Retry-After': '5' } }), 'try again in 5 seconds.');
    await failures().first().waitFor();
    await send((route) => route.abort('timedout'), 'it may have been received or not.');
    await send((route) => route.fulfill({ status: 202, json: {} }), '');
    expect(await outcome().textContent()).toBe('');
    await expect.poll(() => logged.filter((text) => text.includes(failureToast))).toHaveLength(2);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(goodInquiry.Phone);
  });
});

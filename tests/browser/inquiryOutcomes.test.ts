import type { Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { choose, control, fillIn, formOf, freshForm, goodInquiry, heldBy, openForm, submitOf } from './inquiryPage';
import { type RunningSite, startSite } from './support/site';
import { page, shareBrowser } from './support/visit';

const successToast = 'inquiry submitted successfully!';
const failureToast = 'Error submitting inquiry. Please try again later.';
const notSent = 'Your inquiry was not sent. What you entered is still here.';
const unconfirmed = 'it may have been received or not. What you entered is still here.';

let site: RunningSite;
let logged: string[];

// A site of its own, which gets at most six inquiries: nginx accepts that many at once from one address.
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
shareBrowser();
beforeEach(async () => {
  await fetch(`${site.mockUrl}/inquiries`, { method: 'DELETE' });
  await openForm(site.siteUrl);
  logged = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
});

const received = async () => {
  const list = (await (await fetch(`${site.mockUrl}/inquiries`)).json()) as { inquiry: object }[];
  return list.map(({ inquiry }) => inquiry);
};
const toasts = () => page.locator('.notistack-SnackbarContainer');
const successes = () => toasts().getByRole('status').filter({ hasText: successToast });
const failures = () => toasts().getByRole('alert').filter({ hasText: failureToast });
const outcome = () => formOf(page).locator('[role=status]').last();
const submitAgain = () => expect.poll(() => submitOf(page).textContent()).toBe('Submit');

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
      IsRequireTemperatureControl: 'yes',
      P85or36Temperature: 'Below36',
      IsReusable: 'no',
      TransportType: 'Transport2',
      IsTransportProduct: 'yes',
      TransportProductDetails: 'A box',
      OtherRequirementsMessage: 'None',
    };
    await fillIn(page, entered);
    await page.clock.install();
    await submitOf(page).click();
    await successes().waitFor();
    const box = await successes().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect(box?.y).toBeLessThan(100);
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...entered })]);
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await outcome().textContent()).toBe('Your inquiry was sent.');

    // A toast stays while the pointer is on it.
    await successes().hover();
    await page.clock.runFor(10_000);
    expect(await successes().isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await successes().waitFor({ state: 'detached' });
    expect(await outcome().textContent()).toBe('Your inquiry was sent.');
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    expect(await heldBy(page)).toEqual({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' });
    expect(await formOf(page).getByRole('alert').count()).toBe(0);
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
    const send = async (response: typeof respond) => {
      respond = response;
      const call = page.waitForRequest(`**${inquiryEndpoint}`);
      await submitOf(page).click();
      await call;
      await submitAgain();
      expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
    };
    const sendAndFail = async (response: typeof respond, line: string | RegExp) => {
      const before = logged.filter((text) => text.includes(failureToast)).length;
      await send(response);
      await expect.poll(() => outcome().textContent()).toMatch(line);
      expect(logged.filter((text) => text.includes(failureToast))).toHaveLength(before + 1);
    };
    await fillIn(page, goodInquiry);

    // Any 2xx status but 200 shows nothing and resets nothing.
    await send((route) => route.fulfill({ status: 201, json: {} }));
    expect(await toasts().count()).toBe(0);
    expect(await outcome().textContent()).toBe('');

    await sendAndFail((route) => route.fulfill({ status: 500 }), notSent);
    await failures().first().waitFor();
    await send((route) => route.fulfill({ status: 202, json: {} }));
    expect(await outcome().textContent()).toBe('');

    await sendAndFail((route) => route.fulfill({ status: 302, headers: { Location: '/' } }), notSent);
    await sendAndFail(
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '5' } }),
      /^Your inquiry was not sent\. .* You can try again in 5 seconds\.$/,
    );
    await sendAndFail((route) => route.abort('timedout'), unconfirmed);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(goodInquiry.Phone);
  });
});

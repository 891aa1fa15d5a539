import type { Route } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { choose, control, fillIn, formOf, freshForm, goodInquiry, heldBy, openForm, submitOf } from './inquiryPage';
import { type RunningSite, startSite } from './support/site';
import { hold, idle, page, shareBrowser } from './support/visit';

const successToast = 'inquiry submitted successfully!';
const failureToast = 'Error submitting inquiry. Please try again later.';
const notSent = 'Your inquiry was not sent. What you entered is still here.';
const unconfirmed = 'it may have been received or not. What you entered is still here.';

let site: RunningSite;
let logged: string[];

// A site for each test: nginx lets only so many inquiries a minute through.
beforeEach(async () => {
  site = await startSite();
  await openForm(site.siteUrl);
  logged = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
});
afterEach(() => site.stop());
// Its own hooks come first at the end of a test: the pages are closed before their site is.
shareBrowser();

const answerWith = (behaviour: object) =>
  fetch(`${site.mockUrl}/behaviour`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
const received = async () => {
  const list = (await (await fetch(`${site.mockUrl}/inquiries`)).json()) as { inquiry: object }[];
  return list.map(({ inquiry }) => inquiry);
};
const toasts = () => page.locator('.notistack-SnackbarContainer');
const successes = () => toasts().getByRole('status').filter({ hasText: successToast });
const failures = () => toasts().getByRole('alert').filter({ hasText: failureToast });
const outcome = () => formOf(page).locator('[role=status]').last();
const answered = () => page.waitForResponse((response) => response.url().endsWith(inquiryEndpoint));

async function expectFailure(said = notSent) {
  await failures().waitFor();
  expect(await outcome().textContent()).toContain(said);
  expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
  expect(logged.some((text) => text.includes(failureToast))).toBe(true);
  expect(await submitOf(page).textContent()).toBe('Submit');
}

describe('An inquiry answered with 200', () => {
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
    await submitOf(page).click();
    await successes().waitFor();
    const box = await successes().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
    expect(box?.y).toBeLessThan(100);
    expect(await received()).toEqual([toPayload({ ...inquiryDefaults, ...entered })]);
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await outcome().textContent()).toBe('Your inquiry was sent.');

    await successes().waitFor({ state: 'detached' });
    expect(await outcome().textContent()).toBe('Your inquiry was sent.');
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    expect(await heldBy(page)).toEqual({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' });
    expect(await formOf(page).getByRole('alert').count()).toBe(0);
    expect(logged).toEqual([]);
  });

  it('carries no packaging dimensions where there is no packaging', async () => {
    await fillIn(page, { ...goodInquiry, IsMoreSpecificDetails: 'yes', PackagingLength: '10', IsOwnPackaging: 'no' });
    await submitOf(page).click();
    await successes().waitFor();
    expect(await received()).toMatchObject([{ IsOwnPackaging: 'no', PackagingLength: '' }]);
  });

  it('is confirmed on another page, had the visitor gone on', async () => {
    const release = await hold((path) => path === inquiryEndpoint);
    await fillIn(page, goodInquiry);
    const call = page.waitForRequest(`**${inquiryEndpoint}`);
    await submitOf(page).click();
    await call;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kelvin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    release();
    await successes().waitFor();
    expect(await received()).toHaveLength(1);
  });
});

describe('An inquiry answered with another successful status', () => {
  it('shows nothing and resets nothing', async () => {
    await answerWith({ status: 201 });
    await fillIn(page, goodInquiry);
    const response = answered();
    await submitOf(page).click();
    expect((await response).status()).toBe(201);
    await expect.poll(() => submitOf(page).textContent()).toBe('Submit');
    expect(await toasts().count()).toBe(0);
    expect(await outcome().textContent()).toBe('');
    expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
  });

  it('leaves no earlier result standing', async () => {
    await answerWith({ status: 500 });
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await failures().waitFor();
    await answerWith({ status: 202 });
    const response = answered();
    await submitOf(page).click();
    await response;
    await expect.poll(() => submitOf(page).textContent()).toBe('Submit');
    expect(await outcome().textContent()).toBe('');
  });
});

describe('An inquiry fails, and what was entered stays, when', () => {
  it.each([
    ['the API answers 400', { status: 400 }],
    ['the API answers 500', { status: 500 }],
    ['the API answers with a redirect', { status: 302 }],
    ['the connection to the API is cut', { drop: true }, unconfirmed],
  ])('%s', async (_what, behaviour, said = notSent) => {
    await answerWith(behaviour);
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await expectFailure(said);
  });

  it('too many were sent, and says when to try again', async () => {
    const send = () =>
      fetch(site.siteUrl + inquiryEndpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(toPayload({ ...inquiryDefaults, ...goodInquiry })),
      });
    const earlier = await Promise.all(Array.from({ length: 8 }, send));
    expect(earlier.map((response) => response.status)).toContain(429);
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await expectFailure();
    expect(await outcome().textContent()).toMatch(/You can try again in \d+ seconds\.$/);
  });

  it('the visitor is offline, and is sent at another press alone once the line is back', async () => {
    await fillIn(page, goodInquiry);
    await page.context().setOffline(true);
    await submitOf(page).click();
    await failures().waitFor();
    expect(await outcome().textContent()).toContain('You are offline, and nothing was sent.');
    expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });

    await page.context().setOffline(false);
    await expect.poll(() => outcome().textContent()).toContain('You are connected again.');
    await idle();
    expect(await received()).toEqual([]);
    expect(await heldBy(page)).toEqual({ ...freshForm, ...goodInquiry });
    await submitOf(page).click();
    await successes().waitFor();
    expect(await outcome().textContent()).toBe('Your inquiry was sent.');
    expect(await received()).toHaveLength(1);
  });

  it('no answer comes', async () => {
    const held: Route[] = [];
    await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await formOf(page).getByRole('progressbar').waitFor();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.abort('timedout');
    await expectFailure(unconfirmed);
  });
});

describe('While an inquiry is being sent', () => {
  it('the button shows a spinner, and nothing is sent twice', async () => {
    const held: Route[] = [];
    await page.route(`**${inquiryEndpoint}`, (route) => void held.push(route));
    await fillIn(page, goodInquiry);
    await submitOf(page).dblclick();
    await formOf(page).getByRole('progressbar').waitFor();
    expect(await submitOf(page).textContent()).toBe('');
    await submitOf(page).click({ force: true });
    await control(page, 'FullName').press('Enter');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await successes().waitFor();
    expect(await received()).toHaveLength(1);
    expect(await submitOf(page).textContent()).toBe('Submit');
  });

  it('what is entered is neither sent nor lost, and it says so', async () => {
    const release = await hold((path) => path === inquiryEndpoint);
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await formOf(page).getByRole('progressbar').waitFor();
    const more = `${goodInquiry.Message} And a strap.`;
    await fillIn(page, { Message: more });
    release();
    await successes().waitFor();
    expect(await received()).toMatchObject([{ Message: goodInquiry.Message }]);
    expect(await outcome().textContent()).toContain('What you have changed since is still here');
    expect(await heldBy(page)).toEqual({ ...freshForm, Message: more });
  });
});

import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { openInquiryStore } from '../mock-inquiry-api/inquiryStore';
import { buildMock } from '../mock-inquiry-api/server';
import { emptyFolder, folder } from '../unit/support/folder';
import { page, pagePerTest } from './support/visit';

// Not the suite's mock, which has the inquiries of other tests.
let mock: FastifyInstance;
let mockUrl: string;
const send = (FullName: string) =>
  fetch(`${mockUrl}/api/Inquiry/AddCryoCustomerInquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...exampleInquiry, FullName }),
  });
const behaviour = async () => (await fetch(`${mockUrl}/behaviour`)).json();

pagePerTest();
emptyFolder();
beforeEach(async () => {
  mock = await buildMock({ store: await openInquiryStore(folder) });
  mockUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
  await page.goto(mockUrl);
});
afterEach(() => mock.close());

it('shows new inquiries without a reload, their values as text, and deletes them', async () => {
  const name = `<img src=x onerror="document.title=1">${'W'.repeat(400)}`;
  await send(name);
  await page.getByText(`${name} · Kelvin`).click();
  await page.getByText('+18005550199').waitFor();
  expect(await page.locator('#inquiries img').count()).toBe(0);
  expect(await page.title()).toBe('Mock inquiry API');
  // Nor does a long word widen the page.
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(excess)).toBe(0);
  // It stays open when another is added above it.
  await send('Second');
  await page.getByText('Second · Kelvin').waitFor();
  expect(
    await page.locator('details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open)),
  ).toEqual([false, true]);
  await page.getByRole('button', { name: 'Empty the list' }).click();
  await page.getByText('None yet.').waitFor();
  expect(await (await fetch(`${mockUrl}/inquiries`)).json()).toEqual([]);
});

it('sets and resets the behaviour by keyboard, and announces it', async () => {
  await page.getByLabel('Status').fill('503');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Now: status 503 after 250 ms.').waitFor();
  expect(await behaviour()).toEqual({ status: 503, delayMs: 250, drop: false });
  await page.getByRole('button', { name: 'Back to normal' }).press('Enter');
  await page.getByRole('status').getByText('Now: status 200.').waitFor();
  expect(await behaviour()).toEqual({ status: 200, delayMs: 0, drop: false });
});

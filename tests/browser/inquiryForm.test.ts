import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formIncomplete } from '../../frontend/src/content/form-incomplete';
import { inquiryRecord } from '../../frontend/src/content/inquiry-request';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import * as form from './inquiryPage';
import { chunkPath } from './support/site';
import {
  context,
  faults,
  hold,
  holdApp,
  hydrated,
  idle,
  interactive,
  isScript,
  openPage,
  openWithoutScript,
  page,
  shareBrowser,
  site,
  translate,
} from './support/visit';

shareBrowser([], 'all');

const summary = () => form.locator().getByRole('alert');
const summaryLinks = () => summary().getByRole('listitem').allTextContents();
/** The error message in a control's description, as screen readers read it. */
const messageOf = async (name: string) => {
  const ids = (await form.control(name).getAttribute('aria-describedby')) ?? '';
  const id = ids.split(' ').find((one) => one.endsWith('-error'));
  return id ? page.locator(`[id="${id}"]`).textContent() : null;
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

it('Before its script has loaded, the inquiry form has its controls, is not submitted to the URL, and names other ways to write', async () => {
  await openWithoutScript(form.contactPath);
  expect(await form.control('FullName').count()).toBe(1);
  expect(await form.submitButton().isVisible()).toBe(false);
  await form.control('FullName').fill('Ann Example');
  await form.control('FullName').press('Enter');
  expect(page.url()).toBe(site + form.contactPath);
  const noScript = form.locator().locator('noscript');
  expect(
    await noScript.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^mailto:/)]);
});

describe('While the app loads, the inquiry form', () => {
  const early = async (holdScripts = holdApp, waitUntil: 'load' | 'commit' = 'load') => {
    await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const arrive = await holdScripts();
    // With an anchor, so that the app could scroll there.
    await page.goto(`${site}${form.contactPath}#contact-us-form`, { waitUntil });
    return arrive;
  };
  /** The focused control, the caret in it, and the scroll position. */
  const whereabouts = () =>
    page.evaluate(() => {
      const { name, selectionStart } = document.activeElement as HTMLTextAreaElement;
      return { name, caret: selectionStart, scrolled: Math.round(window.scrollY) };
    });
  const mark = (value: string) => form.locator().locator(`[name=IsMoreSpecificDetails][value=${value}]`);

  it('keeps focus, caret, scroll position and what is typed, also during hydration', async () => {
    const arrive = await early();
    await form.control('Subject').selectOption('Sales Support');
    await form.control('Phone').fill('+91 98765 43210');
    await mark('yes').check();
    await form.control('Message').click();
    await page.keyboard.type('Two for a blood bank.');
    for (let steps = 'for a blood bank.'.length; steps > 0; steps--) await page.keyboard.press('ArrowLeft');
    const before = await whereabouts();
    expect(before).toMatchObject({ name: 'Message', caret: 'Two '.length });

    await page.clock.install();
    const typing = page.keyboard.type('large white coolers ', { delay: 100 });
    await expect.poll(() => form.control('Message').inputValue()).toContain('large');
    arrive();
    await typing;
    // The clock replaces the performance timeline: the details that the answer opens show that the form is hydrated.
    await form.control('PDLength').waitFor();
    // Past the delay after which the app scrolls to a section.
    await page.clock.runFor(2000);
    await page.keyboard.type('and boxes ');
    expect(await form.control('Message').inputValue()).toBe('Two large white coolers and boxes for a blood bank.');
    expect(await whereabouts()).toEqual({ ...before, caret: 'Two large white coolers and boxes '.length });
    expect(await form.values()).toMatchObject({
      CountryCode: '+91',
      Phone: '9876543210',
      Subject: 'Sales Support',
      IsMoreSpecificDetails: 'yes',
      PDLength: '',
    });
  });

  it.each([
    { late: 'the app', hold: holdApp, reached: 'load' },
    { late: 'the loader', hold: () => hold(isScript), reached: 'commit' },
  ] as const)('names other ways to ask after ten seconds, and is submitted, if $late is late', async (scripts) => {
    const arrive = await early(scripts.hold, scripts.reached);
    await form.control('FullName').fill('Ann Example');
    await page.clock.install();
    await form.submitButton().click();
    // Takes the focus from the button, which does not get it in Safari.
    await page.locator('h1').click();
    const notice = form.locator().getByRole('alert').filter({ hasText: formIncomplete });
    expect(await notice.isVisible()).toBe(false);
    await page.clock.runFor(10_000);
    await notice.waitFor();
    expect(await form.control('FullName').inputValue()).toBe('Ann Example');
    arrive();
    await expect.poll(() => messageOf('Email')).toBeTruthy();
    expect(await notice.isVisible()).toBe(false);
  });

  it('keeps what is typed, and the focus, where a browser extension changes its HTML', async () => {
    const arrive = await early();
    await form.control('Subject').selectOption('Sales Support');
    await form.control('FullName').click();
    // As password managers do.
    await form.control('FullName').evaluate((input) => input.after(document.createElement('div')));
    await page.keyboard.type('Ann Exa');
    arrive();
    await interactive(['form']);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('FullName');
    await page.keyboard.type('mple');
    await expect
      .poll(form.values)
      .toMatchObject({ FullName: 'Ann Example', Subject: 'Sales Support', IsMoreSpecificDetails: 'no' });
  });

  it('shows the chosen answer, and sends an inquiry once that is submitted twice, and another one once it is translated', async () => {
    const arrive = await early();
    const dot = (value: string) =>
      mark(value)
        .locator('xpath=..')
        .locator('svg')
        .last()
        .evaluate((svg) => svg.getBoundingClientRect().width > 0);
    expect([await dot('yes'), await dot('no')]).toEqual([false, true]);
    await mark('yes').check();
    await expect.poll(async () => [await dot('yes'), await dot('no')]).toEqual([true, false]);
    await mark('no').check();

    const sent = await form.acceptInquiries();
    await form.fillIn(form.goodInquiry);
    await form.submitButton().click();
    await form.control('FullName').press('Enter');
    arrive();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(sent).toEqual([toPayload({ ...inquiryDefaults, ...form.goodInquiry })]);
    expect(await form.values()).toEqual(form.freshValues);
    await translate();
    await page.clock.setFixedTime('2026-01-05T09:25:00Z');
    await form.send(form.goodInquiry);
    await page.getByRole('region', { name: inquiryRecord.title }).filter({ hasText: ':25' }).waitFor();
    expect(await form.values()).toEqual(form.freshValues);
    expect(faults()).toEqual([]);
  });
});

it.each<[when: string, act: () => Promise<unknown>]>([
  ['a key is pressed', () => page.keyboard.press('Shift')],
  // As assistive technology and a password manager do, without a pointer or a key.
  ['a field is focused by a program', () => form.control('FullName').evaluate((field) => field.focus())],
  [
    'a field is filled in by a program',
    () =>
      form.control('FullName').evaluate((field: HTMLInputElement) => {
        field.value = 'Ada';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
  ],
])('The form’s script is loaded where %s, and not before, though the form is in view', async (_, act) => {
  const requested: string[] = [];
  await openPage({ viewport: { width: 360, height: 640 } });
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(site + form.contactPath);
  await hydrated();
  await form.locator().scrollIntoViewIfNeeded();
  await idle();
  expect(requested).not.toContain(chunkPath('InquiryForm'));
  await act();
  await interactive(['form']);
  expect(requested).toContain(chunkPath('InquiryForm'));
});

describe('The inquiry form', () => {
  // The tests share a page. Each begins with a cleared form; its button clears, and does not undo, once it has an entry.
  beforeAll(async () => {
    await openPage({ viewport: { width: 1280, height: 900 } });
    await form.open();
  });
  beforeEach(async () => {
    await form.fillIn({ Message: 'x' });
    await form.button('Clear the form').click();
    expect(await form.values()).toEqual(form.freshValues);
  });

  const reason = () => form.locator().getByRole('status').filter({ hasText: 'write to us' });
  const openDetails = () => form.fillIn({ IsMoreSpecificDetails: 'yes' });

  it('suggests the names of the catalogue, and has a detail section of six numbered steps, closed at first', async () => {
    const names = await form
      .control('ProductName')
      .evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value));
    expect(names).toContain('Kelvin');
    expect(names.at(-1)).toBe('Not sure yet');
    const steps = form.locator().getByRole('region');
    expect(await page.getByText(formIncomplete).isVisible()).toBe(false);
    expect(await steps.count()).toBe(0);
    await openDetails();
    expect(await form.values()).toEqual({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' });
    expect(await steps.count()).toBe(6);
    expect(await steps.getByRole('heading').first().textContent()).toBe('1 Product Details');
    await form.fillIn({ IsTransportProduct: 'yes', TransportProductDetails: 'A box' });
    await form.fillIn({ IsTransportProduct: 'no' });
    expect(await form.control('TransportProductDetails').count()).toBe(0);
    await form.fillIn({ IsTransportProduct: 'yes' });
    expect(await form.control('TransportProductDetails').inputValue()).toBe('A box');
    await form.fillIn({ IsMoreSpecificDetails: 'no' });
    expect(await steps.count()).toBe(0);
  });

  it('sends nothing that is incomplete, shows a message at each field, and lists the fields above', async () => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
    const title = await page.title();
    await form.submitButton().click();
    expect(await messageOf('FullName')).toBe('Please enter your name.');
    expect(await messageOf('Subject')).toBeNull();
    expect(await summaryLinks()).toEqual(['Full name', 'Email', 'Phone number', 'Product name', 'Message']);
    expect(await summary().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    expect(posted).toEqual([]);

    // An edit removes the message of its field.
    await form.control('Email').pressSequentially('a');
    expect(await messageOf('Email')).toBeNull();
    expect(await summaryLinks()).toEqual(['Full name', 'Phone number', 'Product name', 'Message']);
    await form.fillIn({ ...form.goodInquiry, Email: 'a' });
    expect(await summary().count()).toBe(0);
    expect(await page.title()).toBe(title);
    await form.submitButton().click();
    expect(await messageOf('Email')).toBe('Please enter a valid email.');
    expect(await summaryLinks()).toEqual(['Email']);
  });

  it('requires packaging dimensions only with packaging and open details, and leads to their fields', async () => {
    await form.fillIn(form.goodInquiry);
    await form.control('Message').fill('');
    await form.submitButton().click();
    await openDetails();
    // Not required when the form was submitted.
    expect(await messageOf('PackagingLength')).toBeNull();
    await form.submitButton().click();
    expect(await messageOf('PackagingLength')).toBe('Please enter the packaging length.');

    const address = page.url();
    await summary().getByRole('link', { name: 'Packaging width' }).click();
    expect(await focused()).toBe('PackagingWidth');
    expect(page.url()).toBe(address);
    expect((await form.values()).IsMoreSpecificDetails).toBe('yes');
    await summary()
      .getByRole('link', { name: /^No packaging of your own/ })
      .click();
    await page.keyboard.press('Space');
    expect(await form.values()).toMatchObject({ IsOwnPackaging: 'no' });
    expect(await form.control('PackagingLength').count()).toBe(0);
    expect(await summaryLinks()).toEqual(['Message']);
  });

  it('keeps a phone number that it cannot send, with the reason and an e-mail link, also translated and after a reload', async () => {
    const expectRefused = async (number: string, why: string) => {
      await expect.poll(form.values).toMatchObject({ CountryCode: '+1', Phone: number });
      expect(await reason().textContent()).toContain(why);
      expect(await reason().getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
      await form.submitButton().click();
      expect(await messageOf('Phone')).toBe('Phone number must be 10 digits.');
    };
    await form.fillIn({ ...form.goodInquiry, Phone: '+44 7700 900123' });
    await expectRefused('+44 7700 900123', 'another country code');
    await translate();
    await form.control('Phone').fill('');
    await form.control('Phone').pressSequentially('18005550199');
    await expectRefused('1800555019', 'left out');
    await form.reload();
    await expectRefused('1800555019', 'left out');
    // An edited number is no longer the rest of another.
    await form.control('Phone').press('End');
    await form.control('Phone').press('Backspace');
    await form.control('Phone').pressSequentially('8');
    expect(await reason().count()).toBe(0);

    // As Japanese and Chinese keyboards type digits.
    await form.control('Phone').fill('');
    const devTools = await context.newCDPSession(page);
    for (const text of ['８', '８０', '８００'])
      await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await devTools.send('Input.insertText', { text: '８００' });
    await expect.poll(form.values).toMatchObject({ Phone: '800' });
  });

  it('asks whether a temperature range is in °C, shows what is sent, and converts for the other unit, also translated', async () => {
    const unit = form.locator().getByLabel('Unit');
    const range = form.control('TemperatureRange');
    const expectSent = (text: string) => form.locator().getByRole('status').filter({ hasText: text }).waitFor();
    await openDetails();
    await form.fillIn({ TemperatureRange: '36-46' });
    await expectSent('36–46 °F');
    await translate();
    await form.fillIn({ TemperatureRange: '2-8' });
    await form.button('Yes, 2–8').waitFor();
    await translate();
    await form.fillIn({ TemperatureRange: '1–6' });
    await form.button('Yes, 1–6').press('Enter');
    // The button is gone.
    expect(await range.evaluate((element) => element === document.activeElement)).toBe(true);
    expect([await unit.inputValue(), await range.inputValue()]).toEqual(['°C', '1–6']);
    await expectSent('34–43 °F (1–6 °C)');
    await unit.selectOption('°F');
    expect(await range.inputValue()).toBe('34–43 °F (1–6 °C)');
    await unit.selectOption('°C');
    expect(await range.inputValue()).toBe('1–6');
  });
});

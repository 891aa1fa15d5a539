import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formIncomplete } from '../../frontend/src/content/form-incomplete';
import { inquiryRecord } from '../../frontend/src/content/inquiry-request';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import {
  acceptInquiries,
  contactPath,
  control,
  fillIn,
  formButton,
  formValues,
  freshForm,
  goodInquiry,
  inquiryForm,
  openForm,
  reloadForm,
  send,
  submitButton,
} from './inquiryPage';
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

const summary = () => inquiryForm().getByRole('alert');
const summaryLinks = () => summary().getByRole('listitem').allTextContents();
/** The error message in a control's description, as screen readers read it. */
const messageOf = async (name: string) => {
  const ids = (await control(name).getAttribute('aria-describedby')) ?? '';
  const id = ids.split(' ').find((one) => one.endsWith('-error'));
  return id ? page.locator(`[id="${id}"]`).textContent() : null;
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

it('Before its script has loaded, the inquiry form has its controls, is not submitted to the URL, and names other ways to write', async () => {
  await openWithoutScript(contactPath);
  expect(await control('FullName').count()).toBe(1);
  expect(await submitButton().isVisible()).toBe(false);
  await control('FullName').fill('Ann Example');
  await control('FullName').press('Enter');
  expect(page.url()).toBe(site + contactPath);
  const noScript = inquiryForm().locator('noscript');
  expect(
    await noScript.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^mailto:/)]);
});

describe('While the app loads, the inquiry form', () => {
  const early = async (holdScripts = holdApp, waitUntil: 'load' | 'commit' = 'load') => {
    await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const arrive = await holdScripts();
    // With an anchor, so that the app could scroll there.
    await page.goto(`${site}${contactPath}#contact-us-form`, { waitUntil });
    return arrive;
  };
  /** The focused control, the caret in it, and the scroll position. */
  const whereabouts = () =>
    page.evaluate(() => {
      const { name, selectionStart } = document.activeElement as HTMLTextAreaElement;
      return { name, caret: selectionStart, scrolled: Math.round(window.scrollY) };
    });
  const mark = (value: string) => inquiryForm().locator(`[name=IsMoreSpecificDetails][value=${value}]`);

  it('keeps focus, caret, scroll position and what is typed, also during hydration', async () => {
    const arrive = await early();
    await control('Subject').selectOption('Sales Support');
    await control('Phone').fill('+91 98765 43210');
    await mark('yes').check();
    await control('Message').click();
    await page.keyboard.type('Two for a blood bank.');
    for (let steps = 'for a blood bank.'.length; steps > 0; steps--) await page.keyboard.press('ArrowLeft');
    const before = await whereabouts();
    expect(before).toMatchObject({ name: 'Message', caret: 'Two '.length });

    await page.clock.install();
    const typing = page.keyboard.type('large white coolers ', { delay: 100 });
    await expect.poll(() => control('Message').inputValue()).toContain('large');
    arrive();
    await typing;
    // The clock replaces the performance timeline: the details that the answer opens show that the form is hydrated.
    await control('PDLength').waitFor();
    // Past the delay after which the app scrolls to a section.
    await page.clock.runFor(2000);
    await page.keyboard.type('and boxes ');
    expect(await control('Message').inputValue()).toBe('Two large white coolers and boxes for a blood bank.');
    expect(await whereabouts()).toEqual({ ...before, caret: 'Two large white coolers and boxes '.length });
    expect(await formValues()).toMatchObject({
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
    await control('FullName').fill('Ann Example');
    await page.clock.install();
    await submitButton().click();
    // Takes the focus from the button, which does not get it in Safari.
    await page.locator('h1').click();
    const notice = inquiryForm().getByRole('alert').filter({ hasText: formIncomplete });
    expect(await notice.isVisible()).toBe(false);
    await page.clock.runFor(10_000);
    await notice.waitFor();
    expect(await control('FullName').inputValue()).toBe('Ann Example');
    arrive();
    await expect.poll(() => messageOf('Email')).toBeTruthy();
    expect(await notice.isVisible()).toBe(false);
  });

  it('keeps what is typed, and the focus, where a browser extension changes its HTML', async () => {
    const arrive = await early();
    await control('Subject').selectOption('Sales Support');
    await control('FullName').click();
    // As password managers do.
    await control('FullName').evaluate((input) => input.after(document.createElement('div')));
    await page.keyboard.type('Ann Exa');
    arrive();
    await interactive(['form']);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('FullName');
    await page.keyboard.type('mple');
    await expect
      .poll(formValues)
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

    const sent = await acceptInquiries();
    await fillIn(goodInquiry);
    await submitButton().click();
    await control('FullName').press('Enter');
    arrive();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(sent).toEqual([toPayload({ ...inquiryDefaults, ...goodInquiry })]);
    expect(await formValues()).toEqual(freshForm);
    await translate();
    await page.clock.setFixedTime('2026-01-05T09:25:00Z');
    await send(goodInquiry);
    await page.getByRole('region', { name: inquiryRecord.title }).filter({ hasText: ':25' }).waitFor();
    expect(await formValues()).toEqual(freshForm);
    expect(faults()).toEqual([]);
  });
});

it.each<[when: string, act: () => Promise<unknown>]>([
  ['a key is pressed', () => page.keyboard.press('Shift')],
  // As assistive technology and a password manager do, without a pointer or a key.
  ['a field is focused by a program', () => control('FullName').evaluate((field) => field.focus())],
  [
    'a field is filled in by a program',
    () =>
      control('FullName').evaluate((field: HTMLInputElement) => {
        field.value = 'Ada';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
  ],
])('The form’s script is loaded where %s, and not before, though the form is in view', async (_, act) => {
  const requested: string[] = [];
  await openPage({ viewport: { width: 360, height: 640 } });
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(site + contactPath);
  await hydrated();
  await inquiryForm().scrollIntoViewIfNeeded();
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
    await openForm();
  });
  beforeEach(async () => {
    await fillIn({ Message: 'x' });
    await formButton('Clear the form').click();
    expect(await formValues()).toEqual(freshForm);
  });

  const reason = () => inquiryForm().getByRole('status').filter({ hasText: 'write to us' });
  const openDetails = () => fillIn({ IsMoreSpecificDetails: 'yes' });

  it('suggests the names of the catalogue, and has a detail section of six numbered steps, closed at first', async () => {
    const names = await control('ProductName').evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value),
    );
    expect(names).toContain('Kelvin');
    expect(names.at(-1)).toBe('Not sure yet');
    const steps = inquiryForm().getByRole('region');
    expect(await page.getByText(formIncomplete).isVisible()).toBe(false);
    expect(await steps.count()).toBe(0);
    await openDetails();
    expect(await formValues()).toEqual({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' });
    expect(await steps.count()).toBe(6);
    expect(await steps.getByRole('heading').first().textContent()).toBe('1 Product Details');
    await fillIn({ IsTransportProduct: 'yes', TransportProductDetails: 'A box' });
    await fillIn({ IsTransportProduct: 'no' });
    expect(await control('TransportProductDetails').count()).toBe(0);
    await fillIn({ IsTransportProduct: 'yes' });
    expect(await control('TransportProductDetails').inputValue()).toBe('A box');
    await fillIn({ IsMoreSpecificDetails: 'no' });
    expect(await steps.count()).toBe(0);
  });

  it('sends nothing that is incomplete, shows a message at each field, and lists the fields above', async () => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
    const title = await page.title();
    await submitButton().click();
    expect(await messageOf('FullName')).toBe('Please enter your name.');
    expect(await messageOf('Subject')).toBeNull();
    expect(await summaryLinks()).toEqual(['Full name', 'Email', 'Phone number', 'Product name', 'Message']);
    expect(await summary().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    expect(posted).toEqual([]);

    // An edit removes the message of its field.
    await control('Email').pressSequentially('a');
    expect(await messageOf('Email')).toBeNull();
    expect(await summaryLinks()).toEqual(['Full name', 'Phone number', 'Product name', 'Message']);
    await fillIn({ ...goodInquiry, Email: 'a' });
    expect(await summary().count()).toBe(0);
    expect(await page.title()).toBe(title);
    await submitButton().click();
    expect(await messageOf('Email')).toBe('Please enter a valid email.');
    expect(await summaryLinks()).toEqual(['Email']);
  });

  it('requires packaging dimensions only with packaging and open details, and leads to their fields', async () => {
    await fillIn(goodInquiry);
    await control('Message').fill('');
    await submitButton().click();
    await openDetails();
    // Not required when the form was submitted.
    expect(await messageOf('PackagingLength')).toBeNull();
    await submitButton().click();
    expect(await messageOf('PackagingLength')).toBe('Please enter the packaging length.');

    const address = page.url();
    await summary().getByRole('link', { name: 'Packaging width' }).click();
    expect(await focused()).toBe('PackagingWidth');
    expect(page.url()).toBe(address);
    expect((await formValues()).IsMoreSpecificDetails).toBe('yes');
    await summary()
      .getByRole('link', { name: /^No packaging of your own/ })
      .click();
    await page.keyboard.press('Space');
    expect(await formValues()).toMatchObject({ IsOwnPackaging: 'no' });
    expect(await control('PackagingLength').count()).toBe(0);
    expect(await summaryLinks()).toEqual(['Message']);
  });

  it('keeps a phone number that it cannot send, with the reason and an e-mail link, also translated and after a reload', async () => {
    const expectRefused = async (number: string, why: string) => {
      await expect.poll(formValues).toMatchObject({ CountryCode: '+1', Phone: number });
      expect(await reason().textContent()).toContain(why);
      expect(await reason().getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
      await submitButton().click();
      expect(await messageOf('Phone')).toBe('Phone number must be 10 digits.');
    };
    await fillIn({ ...goodInquiry, Phone: '+44 7700 900123' });
    await expectRefused('+44 7700 900123', 'another country code');
    await translate();
    await control('Phone').fill('');
    await control('Phone').pressSequentially('18005550199');
    await expectRefused('1800555019', 'left out');
    await reloadForm();
    await expectRefused('1800555019', 'left out');
    // An edited number is no longer the rest of another.
    await control('Phone').press('End');
    await control('Phone').press('Backspace');
    await control('Phone').pressSequentially('8');
    expect(await reason().count()).toBe(0);

    // As Japanese and Chinese keyboards type digits.
    await control('Phone').fill('');
    const devTools = await context.newCDPSession(page);
    for (const text of ['８', '８０', '８００'])
      await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await devTools.send('Input.insertText', { text: '８００' });
    await expect.poll(formValues).toMatchObject({ Phone: '800' });
  });

  it('asks whether a temperature range is in °C, shows what is sent, and converts for the other unit, also translated', async () => {
    const unit = inquiryForm().getByLabel('Unit');
    const range = control('TemperatureRange');
    const expectSent = (text: string) => inquiryForm().getByRole('status').filter({ hasText: text }).waitFor();
    await openDetails();
    await fillIn({ TemperatureRange: '36-46' });
    await expectSent('36–46 °F');
    await translate();
    await fillIn({ TemperatureRange: '2-8' });
    await formButton('Yes, 2–8').waitFor();
    await translate();
    await fillIn({ TemperatureRange: '1–6' });
    await formButton('Yes, 1–6').press('Enter');
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

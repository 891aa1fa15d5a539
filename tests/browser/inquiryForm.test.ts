import { describe, expect, inject, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
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
  holdApp,
  openForm,
  submitOf,
} from './inquiryPage';
import { hold, idle, isScript, openPage, page, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser();

const open = () => openForm(site);
const summary = () => formOf(page).getByRole('alert');
const summaryLinks = () => summary().getByRole('listitem').allTextContents();
/** The messages that describe a control, as a screen reader has them. */
const messageOf = async (name: string) => {
  const ids = (await control(page, name).getAttribute('aria-describedby')) ?? '';
  const id = ids.split(' ').find((one) => one.endsWith('-error'));
  return id ? page.locator(`[id="${id}"]`).textContent() : null;
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('Before its script has arrived, the inquiry form', () => {
  it('stands in the page whole, cannot send what is typed into the address, and says how else to write', async () => {
    await openPage({ javaScriptEnabled: false });
    await page.goto(site + contactPath);
    expect(await control(page, 'FullName').count()).toBe(1);
    expect(await submitOf(page).isVisible()).toBe(false);
    await control(page, 'FullName').fill('Ann Example');
    await control(page, 'FullName').press('Enter');
    expect(page.url()).toBe(site + contactPath);
    const noScript = formOf(page).locator('noscript');
    expect(
      await noScript.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^mailto:/)]);
  });

  it('keeps what is typed until then', async () => {
    await openPage();
    const arrive = await hold(isScript);
    await page.goto(site + contactPath, { waitUntil: 'commit' });
    await control(page, 'FullName').fill('Ann Example');
    await control(page, 'Phone').fill('+91 98765 43210');
    await control(page, 'Subject').selectOption('Sales Support');
    await formOf(page).locator('[name=IsMoreSpecificDetails][value=yes]').check();
    arrive();
    await formReady(page);
    await fillIn(page, { ProductName: 'Kelvin' });
    expect(await heldBy(page)).toMatchObject({
      FullName: 'Ann Example',
      CountryCode: '+91',
      Phone: '9876543210',
      Subject: 'Sales Support',
      IsMoreSpecificDetails: 'yes',
      PDLength: '',
    });
    await submitOf(page).click();
    expect(await summaryLinks()).toEqual([
      'Email',
      'Message',
      'Packaging length',
      'Packaging width',
      'Packaging height',
    ]);
  });
});

describe('While its script is on the way, the inquiry form', () => {
  const early = async (path: string) => {
    await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const arrive = await holdApp(page);
    await page.goto(site + path, { waitUntil: 'load' });
    return arrive;
  };
  /** Where the visitor is: the control, the caret in it, and how far the page is scrolled. */
  const whereabouts = () =>
    page.evaluate(() => {
      const { name, selectionStart } = document.activeElement as HTMLTextAreaElement;
      return { name, caret: selectionStart, scrolled: Math.round(window.scrollY) };
    });
  const mark = (value: string) => formOf(page).locator(`[name=IsMoreSpecificDetails][value=${value}]`);

  it.each([contactPath, `${contactPath}#contact-us-form`])(
    'takes what is typed at %s, and goes on with it where the visitor is',
    async (path) => {
      const arrive = await early(path);
      await control(page, 'Subject').selectOption('Sales Support');
      await mark('yes').check();
      await control(page, 'Message').click();
      await page.keyboard.type('Two for a blood bank.');
      for (let steps = 'for a blood bank.'.length; steps > 0; steps--) await page.keyboard.press('ArrowLeft');
      const before = await whereabouts();
      expect(before).toMatchObject({ name: 'Message', caret: 'Two '.length });

      await page.clock.install();
      const typing = page.keyboard.type('large white coolers ', { delay: 100 });
      await expect.poll(() => control(page, 'Message').inputValue()).toContain('large');
      arrive();
      await typing;
      await formReady(page);
      // Past the moment of the scroll to the section, had there been one: with less motion it takes no time itself.
      await page.clock.runFor(2000);
      await page.keyboard.type('and boxes ');
      expect(await control(page, 'Message').inputValue()).toBe('Two large white coolers and boxes for a blood bank.');
      expect(await whereabouts()).toEqual({ ...before, caret: 'Two large white coolers and boxes '.length });
      expect(await heldBy(page)).toMatchObject({
        Subject: 'Sales Support',
        IsMoreSpecificDetails: 'yes',
        PDLength: '',
      });
    },
  );

  it('shows which answer is chosen', async () => {
    await early(contactPath);
    const dot = (value: string) =>
      mark(value)
        .locator('xpath=..')
        .locator('svg')
        .last()
        .evaluate((svg) => svg.getBoundingClientRect().width > 0);
    expect([await dot('yes'), await dot('no')]).toEqual([false, true]);
    await mark('yes').check();
    await expect.poll(async () => [await dot('yes'), await dot('no')]).toEqual([true, false]);
  });

  it('keeps a click on Submit, and says then what is missing', async () => {
    const arrive = await early(contactPath);
    const address = page.url();
    await control(page, 'FullName').fill('Ann Example');
    await submitOf(page).click();
    // The loader has seen the click, and nothing came of it.
    await idle();
    expect(await summary().count()).toBe(0);
    arrive();
    await summary().waitFor();
    expect(await summaryLinks()).toEqual(['Email', 'Phone number', 'Product name', 'Message']);
    expect(await summary().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toBe(address);
  });

  it('sends once what was submitted twice', async () => {
    const arrive = await early(contactPath);
    const calls: string[] = [];
    await page.route(`**${inquiryEndpoint}`, async (route) => {
      calls.push(route.request().postData() ?? '');
      await route.fulfill({ status: 200, json: {} });
    });
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await control(page, 'FullName').press('Enter');
    arrive();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(calls.map((body) => JSON.parse(body))).toEqual([toPayload({ ...inquiryDefaults, ...goodInquiry })]);
    expect(await heldBy(page)).toEqual(freshForm);
  });
});

describe('A fresh inquiry form', () => {
  it('holds the defaults, and its details once they are opened', async () => {
    await open();
    expect(await heldBy(page)).toEqual(freshForm);
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    expect(await heldBy(page)).toEqual({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' });
  });

  it('fits a narrow phone', async () => {
    await open();
    await page.setViewportSize({ width: 320, height: 700 });
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    await submitOf(page).click();
    const [inner, outer] = await formOf(page).evaluate((form) => [form.scrollWidth, form.clientWidth]);
    expect(inner).toBeLessThanOrEqual(Number(outer));
  });

  it('is loaded when it comes into view, and not before', async () => {
    const texts: Promise<string>[] = [];
    const loaded = async () => (await Promise.all(texts)).join('\n').includes('Please enter the packaging length.');
    await openPage({ viewport: { width: 360, height: 640 } });
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) texts.push(response.text());
    });
    await page.goto(site + contactPath, { waitUntil: 'networkidle' });
    expect(await loaded()).toBe(false);
    await formOf(page).scrollIntoViewIfNeeded();
    await formReady(page);
    expect(await loaded()).toBe(true);
  });
});

describe('Submitting an inquiry that is not complete', () => {
  it('sends nothing, shows every message under its field, and lists the fields above', async () => {
    await open();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await submitOf(page).click();
    expect(await messageOf('FullName')).toBe('Please enter your name.');
    expect(await messageOf('Email')).toBe('Please enter your email.');
    expect(await messageOf('Phone')).toBe('Please enter your phone number.');
    expect(await messageOf('Subject')).toBeNull();
    expect(await messageOf('ProductName')).toBe('Please enter the product name.');
    expect(await messageOf('Message')).toBe('Please enter your message.');
    expect(await summaryLinks()).toEqual(['Full name', 'Email', 'Phone number', 'Product name', 'Message']);
    expect(await summary().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);
    expect(calls).toEqual([]);
  });

  it('takes the reader from the summary to the field, without a change of location', async () => {
    await open();
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    await submitOf(page).click();
    const address = page.url();
    await summary().getByRole('link', { name: 'Packaging width' }).click();
    expect(await focused()).toBe('PackagingWidth');
    expect(page.url()).toBe(address);
    expect((await heldBy(page)).IsMoreSpecificDetails).toBe('yes');
  });

  it('clears a field’s error, and its entry above, once the field is edited', async () => {
    await open();
    const title = await page.title();
    await submitOf(page).click();
    await control(page, 'Email').pressSequentially('a');
    expect(await messageOf('Email')).toBeNull();
    expect(await summaryLinks()).toEqual(['Full name', 'Phone number', 'Product name', 'Message']);
    await fillIn(page, { ...goodInquiry, Email: 'a' });
    expect(await summary().count()).toBe(0);
    expect(await page.title()).toBe(title);

    await submitOf(page).click();
    expect(await messageOf('Email')).toBe('Please enter a valid email.');
    expect(await summaryLinks()).toEqual(['Email']);
  });

  it('says that a phone number is too short', async () => {
    await open();
    await fillIn(page, { ...goodInquiry, Phone: '800555' });
    await submitOf(page).click();
    expect(await messageOf('Phone')).toBe('Phone number must be 10 digits.');
  });

  it('says that the subject is missing, should a browser extension empty it', async () => {
    await open();
    await fillIn(page, goodInquiry);
    await control(page, 'Subject').evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = -1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await submitOf(page).click();
    expect(await messageOf('Subject')).toBe('Please select a subject.');
  });

  it('asks for packaging dimensions only of those who have packaging and give details', async () => {
    await open();
    await submitOf(page).click();
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    // Not asked for when the form was submitted, so not wrong yet.
    expect(await messageOf('PackagingLength')).toBeNull();
    await submitOf(page).click();
    expect(await messageOf('PackagingLength')).toBe('Please enter the packaging length.');
    expect(await messageOf('PackagingWidth')).toBe('Please enter the packaging width.');
    expect(await messageOf('PackagingHeight')).toBe('Please enter the packaging height.');

    await choose(page, 'IsOwnPackaging', 'no');
    expect(await control(page, 'PackagingLength').count()).toBe(0);
    expect(await summaryLinks()).toEqual(['Full name', 'Email', 'Phone number', 'Product name', 'Message']);
  });
});

describe('The phone number', () => {
  it('takes digits only, ten at most', async () => {
    await open();
    await control(page, 'Phone').pressSequentially('(800) 555-0199x12');
    expect(await control(page, 'Phone').inputValue()).toBe('8005550199');
    await control(page, 'Phone').fill('12345678901');
    expect(await control(page, 'Phone').inputValue()).toBe('1234567890');
  });

  it('gives a pasted country code to the control beside it', async () => {
    await open();
    await control(page, 'Phone').evaluate((input: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setValue?.call(input, '0091 98765-43210');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    });
    expect(await heldBy(page)).toMatchObject({ CountryCode: '+91', Phone: '9876543210' });
  });
});

describe('A phone number that cannot be sent', () => {
  const reason = () => formOf(page).getByRole('status').filter({ hasText: 'write to us' });

  it.each([
    ['+44 7700 900123', 'another country code'],
    ['+1 800 555 0199 ext. 5', 'more than 10 digits'],
  ])('%s stays as it is, with the reason and the e-mail, and is not sent', async (number, why) => {
    await open();
    await fillIn(page, { ...goodInquiry, Phone: number });
    expect(await heldBy(page)).toMatchObject({ CountryCode: '+1', Phone: number });
    expect(await reason().textContent()).toContain(why);
    expect(await reason().getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
    await submitOf(page).click();
    expect(await messageOf('Phone')).toBe('Phone number must be 10 digits.');
    await page.reload();
    await formReady(page);
    expect(await heldBy(page)).toMatchObject({ Phone: number });
    await control(page, 'Phone').fill('8005550199');
    expect(await reason().count()).toBe(0);
  });

  it('takes no eleventh digit, says so, and sends nothing that is left of a longer number', async () => {
    await open();
    await fillIn(page, goodInquiry);
    await control(page, 'Phone').fill('');
    await control(page, 'Phone').pressSequentially('18005550199');
    expect(await control(page, 'Phone').inputValue()).toBe('1800555019');
    expect(await reason().textContent()).toContain('left out');
    await submitOf(page).click();
    expect(await messageOf('Phone')).toBe('Phone number must be 10 digits.');
    await page.reload();
    await formReady(page);
    expect(await heldBy(page)).toMatchObject({ Phone: '1800555019' });
    expect(await reason().textContent()).toContain('left out');
    await submitOf(page).click();
    expect(await messageOf('Phone')).toBe('Phone number must be 10 digits.');
    // What is edited is no longer left of something.
    await control(page, 'Phone').press('End');
    await control(page, 'Phone').press('Backspace');
    await control(page, 'Phone').pressSequentially('8');
    expect(await reason().count()).toBe(0);
  });
});

describe('The temperature range', () => {
  const unit = () => formOf(page).getByLabel('Unit');

  it('is asked about where it looks like °C, and then goes into the inquiry in both', async () => {
    await open();
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    await fillIn(page, { TemperatureRange: '1–6' });
    await formOf(page)
      .getByRole('button', { name: /^Yes, 1–6/ })
      .click();
    expect(await unit().inputValue()).toBe('°C');
    expect(await control(page, 'TemperatureRange').inputValue()).toBe('1–6');
    await formOf(page).getByRole('status').filter({ hasText: '34–43 °F (1–6 °C)' }).waitFor();
    await fillIn(page, { TemperatureRange: '1–6.5' });
    await unit().selectOption('°F');
    expect(await control(page, 'TemperatureRange').inputValue()).toBe('34–44 °F (1–6.5 °C)');
    await unit().selectOption('°C');
    expect(await control(page, 'TemperatureRange').inputValue()).toBe('1–6.5');
  });

  it('goes into the inquiry by the unit that is written, whichever was chosen', async () => {
    await open();
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    await unit().selectOption('°C');
    await fillIn(page, { TemperatureRange: '36-46 °F' });
    await formOf(page).getByRole('status').filter({ hasText: '36–46 °F (2–8 °C)' }).waitFor();
    await fillIn(page, { TemperatureRange: 'below -18 °C' });
    await formOf(page).getByRole('status').filter({ hasText: 'below 0 °F (below −18 °C)' }).waitFor();
    await unit().selectOption('°F');
    await unit().selectOption('°C');
    expect(await control(page, 'TemperatureRange').inputValue()).toBe('below -18 °C');
  });
});

describe('What helps to fill in the form', () => {
  it('suggests the catalogue’s names, and leaves the visitor any other', async () => {
    await open();
    const names = await control(page, 'ProductName').evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value),
    );
    expect(names).toContain('Kelvin');
    expect(names.at(-1)).toBe('Not sure yet');
  });

  it('leads from missing sizes of a packaging to the answer that there is none', async () => {
    await open();
    await fillIn(page, { ...goodInquiry, IsMoreSpecificDetails: 'yes' });
    await submitOf(page).click();
    await summary()
      .getByRole('link', { name: /^No packaging of your own/ })
      .click();
    await page.keyboard.press('Space');
    expect(await heldBy(page)).toMatchObject({ IsOwnPackaging: 'no' });
    expect(await summary().count()).toBe(0);
  });
});

describe('The detail section', () => {
  it('has six numbered steps, all open', async () => {
    await open();
    expect(await formOf(page).getByRole('region').count()).toBe(0);
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    expect(await formOf(page).getByRole('region').getByRole('heading').allTextContents()).toEqual([
      '1 Product Details',
      '2 Temperature Control',
      '3 Transit Requirements',
      '4 Containment and Sterilization',
      '5 Application and Quantity',
      '6 Existing Solutions',
    ]);
    expect(await control(page, 'OtherRequirementsMessage').isVisible()).toBe(true);
    await choose(page, 'IsMoreSpecificDetails', 'no');
    expect(await formOf(page).getByRole('region').count()).toBe(0);
  });

  it('closes when the location changes, and loses nothing by it', async () => {
    await open();
    await fillIn(page, { FullName: 'Ann Example', IsMoreSpecificDetails: 'yes', PDLength: '9 in' });
    await page.evaluate(() => {
      window.location.hash = 'contact-us-form';
    });
    await expect.poll(async () => (await heldBy(page)).IsMoreSpecificDetails).toBe('no');
    expect(await control(page, 'PDLength').count()).toBe(0);
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    expect(await heldBy(page)).toMatchObject({ FullName: 'Ann Example', PDLength: '9 in' });
  });

  it('asks for details of a transport product unless none is used', async () => {
    await open();
    await choose(page, 'IsMoreSpecificDetails', 'yes');
    await fillIn(page, { IsTransportProduct: 'yes', TransportProductDetails: 'A box' });
    await choose(page, 'IsTransportProduct', 'no');
    expect(await control(page, 'TransportProductDetails').count()).toBe(0);
    await choose(page, 'IsTransportProduct', 'yes');
    expect(await control(page, 'TransportProductDetails').inputValue()).toBe('A box');
  });
});

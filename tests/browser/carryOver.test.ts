import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inquiryHref } from '../../frontend/src/domain/inquiry/href';
import { inquiryEndpoint } from '../../frontend/src/features/inquiry/api';
import { pathOf } from '../../frontend/src/routes/paths';
import { control, fillIn, formOf, formReady, freshForm, goodInquiry, heldBy, submitOf } from './inquiryPage';
import { launchBrowser } from './support/launchBrowser';

const site = inject('siteUrl');
let browser: Browser;
let page: Page;
/** What went wrong on the page, a mismatch between prerendered and hydrated form included. */
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  ).newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.context().close();
});

const filledIn = () => formOf(page).getByRole('status').filter({ hasText: 'Your request is filled in' });
const open = async (href: string) => {
  await page.goto(site + href);
  await formReady(page);
};
const messageHeld = async () => (await heldBy(page)).Message ?? '';

describe('A request from the basket', () => {
  it('is sent whole, and leaves neither form nor basket filled', async () => {
    await page.goto(`${site}${pathOf('find')}?min=2&max=8&hours=10`, { waitUntil: 'networkidle' });
    await page.locator('[data-product=eclipse]').getByRole('button', { name: 'Add to request' }).click();
    await open(inquiryHref({ products: ['eclipse', 'kelvin'] }));
    await filledIn().waitFor();
    const { FullName, Email, Phone } = goodInquiry;
    await fillIn(page, { FullName, Email, Phone });
    await submitOf(page).click();
    await formOf(page).getByText('Your inquiry was sent.', { exact: true }).waitFor();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('"request-basket"');
  });
});

describe('Request a Product', () => {
  it('carries the product of its page', async () => {
    await page.goto(site + pathOf('eclipse'), { waitUntil: 'networkidle' });
    await page.locator('main').getByRole('link', { name: 'Request a Product' }).first().click();
    await filledIn().waitFor();
    expect(await heldBy(page)).toEqual({
      ...freshForm,
      ProductName: 'Eclipse',
      Message: 'I would like to request Eclipse.\n\n',
    });
    expect(page.url()).toBe(site + inquiryHref({ products: ['eclipse'] }));
  });

  it('carries what the finder was told, with the cooler and its variant', async () => {
    await page.goto(`${site}${pathOf('find')}?min=2&max=8&hours=10`, { waitUntil: 'networkidle' });
    await page.locator('[data-product=kelvin]').getByRole('link', { name: 'Request this cooler' }).click();
    await filledIn().waitFor();
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        ProductName: 'Kelvin XVO 6.5 Blue',
        QuantityOfTransport: '1 × Kelvin XVO 6.5 Blue',
        IsMoreSpecificDetails: 'yes',
        IsOwnPackaging: 'no',
        TemperatureRange: '36–46 °F (2–8 °C)',
        ProtectedDurationHours: '10',
      });
    expect(await messageHeld()).toContain('\nI need it for 2–8 °C (36–46 °F), 10 h. I have no packaging of my own.\n');
  });

  it('carries the variant of its row', async () => {
    await page.goto(site + pathOf('kelvin'), { waitUntil: 'networkidle' });
    const row = page.getByRole('table', { name: 'Variants' }).getByRole('row', { name: /^XVO 6.5 Blue/ });
    await row.getByRole('link', { name: 'Request XVO 6.5 Blue' }).click();
    await filledIn().waitFor();
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        ProductName: 'Kelvin XVO 6.5 Blue',
        Message: 'I would like to request Kelvin XVO 6.5 Blue.\n\n',
      });
  });

  it('carries what was checked on its page, and what of it is not published', async () => {
    await page.goto(`${site}${pathOf('safeguard-xvo-10')}#fit`);
    const check = page.getByRole('region', { name: 'Does it fit?' });
    await check.getByLabel('What you carry').selectOption({ label: 'Red blood cells' });
    await check.getByLabel('Units').fill('25');
    await check.getByRole('button', { name: 'Add to request' }).click();
    await check.getByRole('link', { name: 'See your request (1)' }).waitFor();
    await check.getByRole('link', { name: 'Request this cooler' }).click();
    await filledIn().waitFor();
    const message = await messageHeld();
    expect(message).toContain('I would like to request Safeguard XVO 10.\nI need it for 25 × Red blood cells, 1–6 °C');
    expect(message).toContain('Please tell me about temperature range.\n');
    // Put together and asked for is one product, asked about once.
    expect(message.match(/temperature range/g)).toHaveLength(1);
  });

  it('carries what was ticked on a page, with and without its script', async () => {
    await page.goto(site + pathOf('kelvin'), { waitUntil: 'networkidle' });
    const block = page.getByRole('region', { name: 'Ask about' });
    const ids: string[] = [];
    for (const box of (await block.getByRole('checkbox').all()).slice(0, 2)) {
      await box.check();
      ids.push((await box.getAttribute('value')) ?? '');
    }
    await block.getByRole('button').click();
    await filledIn().waitFor();
    const message = await messageHeld();
    expect(message).toMatch(/^I would like to request Kelvin\.\nPlease tell me about .* and .*\.\n/);
    const repeated = ids.map((id) => `&ask=${id}`).join('');
    await page.evaluate(() => sessionStorage.clear());
    await open(`${pathOf('contact')}?product=kelvin${repeated}#contact-us-form`);
    await expect.poll(messageHeld).toBe(message);
  });
});

describe('A product page', () => {
  it('is shared by its address, which is copied where the device shares nothing', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    await page.goto(site + pathOf('cube'), { waitUntil: 'networkidle' });
    await page.locator('main').getByRole('button', { name: 'Share this product' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(site + pathOf('cube'));
  });
});

describe('The address of a request', () => {
  const href = inquiryHref({ products: ['kelvin'], ask: ['weight'] });
  const lines = 'I would like to request Kelvin.\nPlease tell me about weight.\n\n';

  it('fills in the form once: a reload and Back add nothing, and keep what was changed', async () => {
    await open(href);
    await filledIn().waitFor();
    expect(await messageHeld()).toBe(lines);
    await control(page, 'Message').fill(`${lines}By Friday.`);
    await control(page, 'ProductName').fill('Kelvin, two of them');
    await page.reload();
    await formReady(page);
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({ ProductName: 'Kelvin, two of them', Message: `${lines}By Friday.` });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kelvin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    await page.goBack();
    await formReady(page);
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({ ProductName: 'Kelvin, two of them', Message: `${lines}By Friday.` });
  });

  it('puts another product in the place of the first, and leaves what was entered', async () => {
    await open(href);
    await filledIn().waitFor();
    await control(page, 'FullName').fill('Ann Example');
    await control(page, 'Message').fill(`${lines}By Friday.`);
    await open(inquiryHref({ products: ['eclipse', 'cube'] }));
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        FullName: 'Ann Example',
        ProductName: 'Eclipse, Cube',
        Message: 'I would like to request Eclipse and Cube.\n\nBy Friday.',
      });
  });

  it.each(['?product=no-such&ask=nothing', '?utm_source=mail', '?product=%E0%A4%A&hours=soon'])(
    '%s is ignored without a word',
    async (search) => {
      await open(`${pathOf('contact')}${search}`);
      expect(await heldBy(page)).toEqual(freshForm);
      expect(await filledIn().count()).toBe(0);
    },
  );

  it('is filled in where the browser refuses storage', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(href);
    await expect.poll(() => heldBy(page)).toMatchObject({ ProductName: 'Kelvin', Message: lines });
  });
});

describe('A request of several products', () => {
  const main = () => page.locator('main');
  const inHeader = () => page.getByRole('banner').getByRole('link', { name: /^Request a Product/ });
  const list = () => formOf(page).getByRole('region', { name: 'In this request' });
  const add = async (where = main()) => {
    await where.getByRole('button', { name: 'Add to request' }).click();
    await where.getByRole('button', { name: 'Remove from request' }).waitFor();
  };

  it('is put together on product pages and in the finder, and goes into one inquiry', async () => {
    await page.goto(site + pathOf('eclipse'), { waitUntil: 'networkidle' });
    await add();
    await page.goto(`${site}${pathOf('find')}?min=2&max=8&hours=10`, { waitUntil: 'networkidle' });
    await add(page.locator('[data-product=kelvin]'));
    expect(await inHeader().textContent()).toBe('Request a Product (2)');
    await inHeader().click();
    await filledIn().waitFor();
    expect(await list().getByRole('listitem').count()).toBe(2);
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        ProductName: 'Eclipse, Kelvin XVO 6.5 Blue',
        TemperatureRange: '36–46 °F (2–8 °C)',
      });
    expect(await messageHeld()).toMatch(
      /^I would like to request Eclipse and Kelvin XVO 6.5 Blue\.\nI need them for 2–8 °C/,
    );
  });

  it('is changed on the contact page, whose address gives way', async () => {
    await page.goto(site + pathOf('cube'), { waitUntil: 'networkidle' });
    await add();
    await open(inquiryHref({ products: ['kelvin', 'eclipse'], ask: ['weight'] }));
    await filledIn().waitFor();
    await expect.poll(() => heldBy(page)).toMatchObject({ ProductName: 'Kelvin, Eclipse, Cube' });
    for (const name of ['Kelvin', 'Cube']) {
      await list()
        .getByRole('button', { name: `Remove ${name} from this request` })
        .click();
    }
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        ProductName: 'Eclipse',
        Message: 'I would like to request Eclipse.\nPlease tell me about weight.\n\n',
      });
    expect(new URL(page.url()).search).toBe('?product=eclipse&ask=weight');
    expect(await inHeader().textContent()).toBe('Request a Product');
  });

  it('comes back with the form that was cleared', async () => {
    await page.goto(site + pathOf('cube'), { waitUntil: 'networkidle' });
    await add();
    await open(inquiryHref({ products: ['kelvin'] }));
    await filledIn().waitFor();
    await expect.poll(() => heldBy(page)).toMatchObject({ ProductName: 'Kelvin, Cube' });
    const held = await heldBy(page);
    await formOf(page).getByRole('button', { name: 'Clear the form' }).click();
    await list().waitFor({ state: 'detached' });
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await inHeader().textContent()).toBe('Request a Product');
    await formOf(page).getByRole('button', { name: 'Undo' }).click();
    await list().waitFor();
    expect(await heldBy(page)).toEqual(held);
    expect(await list().getByRole('listitem').count()).toBe(2);
    expect(await inHeader().textContent()).toBe('Request a Product (1)');
  });

  const quantity = (of: Page | ReturnType<Page['locator']>) => of.getByRole('spinbutton', { name: /^Quantity/ });

  it('is counted where something is added, which is announced, and says how many in the inquiry', async () => {
    await page.goto(site + pathOf('eclipse'), { waitUntil: 'networkidle' });
    const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
    const regions = await page.getByRole('status').count();
    await add();
    await announced('Added. Your request now has 1 item.').waitFor({ state: 'attached' });
    // A region that comes with its words is not heard by every screen reader.
    expect(await page.getByRole('status').count()).toBe(regions);
    await main().getByRole('button', { name: 'One more' }).click();
    await announced('Quantity in your request: 2').waitFor({ state: 'attached' });
    expect(await inHeader().textContent()).toBe('Request a Product (2)');
    await quantity(main()).fill('12');
    await main().getByRole('link', { name: 'See your request (12)' }).click();
    await filledIn().waitFor();
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        ProductName: 'Eclipse',
        IsMoreSpecificDetails: 'yes',
        IsOwnPackaging: 'no',
        QuantityOfTransport: '12 × Eclipse',
        Message: 'I would like to request 12 × Eclipse.\nI have no packaging of my own.\n\n',
      });
  });

  it('is counted in the form, whose address says so, and takes nothing that is no quantity', async () => {
    await open(inquiryHref({ products: ['kelvin', 'eclipse'] }));
    await filledIn().waitFor();
    const [kelvin, eclipse] = [list().getByRole('group').first(), list().getByRole('group').last()];
    await kelvin.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?product=kelvin,eclipse&quantity=2,1');
    await expect.poll(() => heldBy(page)).toMatchObject({ QuantityOfTransport: '2 × Kelvin, 1 × Eclipse' });
    for (const text of ['', '0', '12345', '1.5']) await quantity(eclipse).fill(text);
    await quantity(eclipse).press('Enter');
    expect(await formOf(page).getByRole('alert').count()).toBe(0);
    await quantity(eclipse).blur();
    expect(await quantity(eclipse).inputValue()).toBe('1');
    expect(await eclipse.getByRole('button', { name: 'One less' }).isDisabled()).toBe(true);
    await kelvin.getByRole('button', { name: 'One less' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?product=kelvin,eclipse');
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({ IsMoreSpecificDetails: 'no', Message: 'I would like to request Kelvin and Eclipse.\n\n' });
  });

  it('is empty again once it was sent', async () => {
    await page.route(`**${inquiryEndpoint}`, (route) => route.fulfill({ status: 200, json: {} }));
    await page.goto(site + pathOf('cube'), { waitUntil: 'networkidle' });
    await add();
    await main().getByRole('link', { name: 'See your request (1)' }).click();
    await filledIn().waitFor();
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await list().count()).toBe(0);
    expect(await inHeader().textContent()).toBe('Request a Product');
  });
});

describe('An inquiry that is about to be sent', () => {
  const summary = () => formOf(page).locator('details').filter({ hasText: 'You are about to send' });

  it('is read back as it is filled in, and after a success stays as a record to print', async () => {
    await page.route(`**${inquiryEndpoint}`, (route) => route.fulfill({ status: 200, json: {} }));
    await open(inquiryHref({ products: ['kelvin'] }));
    await filledIn().waitFor();
    await fillIn(page, { ...goodInquiry, CountryCode: '+61' });
    const read = await summary().locator('dd').allTextContents();
    expect(read).toEqual(['Ann Example', 'ann@example.com', '+61 8005550199', 'General Query', ...read.slice(4)]);
    expect(read).toContain(goodInquiry.Message);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await summary().count()).toBe(0);
    const record = formOf(page).getByRole('region', { name: 'Your record of this inquiry' });
    expect(await record.locator('dd').allTextContents()).toEqual(read);
    const text = await record.textContent();
    expect(text).toContain('Our server confirmed that it received your inquiry.');
    expect(text).toContain('9:00 am to 5:00 pm EST');
    expect(await record.getByRole('link').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await record.isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await control(page, 'FullName').isVisible()).toBe(false);
    expect(await record.getByRole('button', { name: 'Print or save' }).count()).toBe(0);
  });
});

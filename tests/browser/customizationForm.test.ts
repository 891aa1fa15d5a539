import { beforeEach, describe, expect, inject, it } from 'vitest';
import { customizationDefaults } from '../../frontend/src/features/customization/customizationValues';
import { pathOf } from '../../frontend/src/routes/paths';
import { contactPath, fillIn, formReady, freshForm, goodInquiry, heldBy, submitOf } from './inquiryPage';
import { page, pagePerTest } from './support/visit';

const site = inject('siteUrl');

pagePerTest({ viewport: { width: 1280, height: 900 } });
beforeEach(async () => {
  await page.goto(site + pathOf('products'), { waitUntil: 'networkidle' });
  await trigger().click();
  await modal().waitFor();
});

const trigger = () => page.getByRole('button', { name: 'Customization Form' });
const modal = () => page.getByRole('dialog', { name: 'Customization Form' });
const field = (name: string) => modal().locator(`[name=${name}]`);
const chosen = (name: string) => modal().locator(`[name=${name}]:checked`).getAttribute('value');
const focusIsInside = () => modal().evaluate((dialog) => dialog.contains(document.activeElement));

describe('The Customization Form', () => {
  it('starts with every yes/no question at yes', async () => {
    const questions = await modal()
      .locator('input[type=radio][value=yes]')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).name));
    expect(questions).toHaveLength(10);
    for (const name of questions) expect(await chosen(name), name).toBe('yes');
    expect(await chosen('P85or36Temperature')).toBe('Above85');
    expect(await chosen('TransportType')).toBe('Transport1');
  });

  it('shows packaging dimensions and product details only while they apply', async () => {
    expect(await field('PackagingLength').isVisible()).toBe(true);
    await modal().locator('[name=IsOwnPackaging][value=no]').check();
    expect(await field('PackagingLength').count()).toBe(0);
    await modal().locator('[name=IsOwnPackaging][value=yes]').check();
    expect(await field('PackagingLength').isVisible()).toBe(true);
    await modal().locator('[name=IsTransportProduct][value=no]').check();
    expect(await field('TransportProductDetails').count()).toBe(0);
  });

  it('stays open under Escape and under a click beside it', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 450);
    await page.keyboard.press('Escape');
    expect(await modal().isVisible()).toBe(true);
  });

  it('keeps the focus while open and returns it on Close, with the entries kept', async () => {
    expect(await focusIsInside()).toBe(true);
    await modal().getByRole('button', { name: 'Submit' }).focus();
    await page.keyboard.press('Tab');
    expect(await focusIsInside()).toBe(true);
    await field('PDLength').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsInside()).toBe(true);

    await field('PDLength').fill('9 in');
    await modal().getByRole('button', { name: 'Close' }).click();
    await modal().waitFor({ state: 'hidden' });
    expect(await trigger().evaluate((button) => button === document.activeElement)).toBe(true);
    await trigger().click();
    await modal().waitFor();
    expect(await field('PDLength').inputValue()).toBe('9 in');
  });

  const openAgain = async () => {
    await trigger().click();
    await modal().waitFor();
  };

  it('has its entries again after a reload, hidden ones included, until they are handed over', async () => {
    await field('PDLength').fill('9 in');
    await field('PackagingLength').fill('10');
    await modal().locator('[name=IsOwnPackaging][value=no]').check();
    await modal().locator('[name=IsReusable][value=no]').check();
    await page.reload({ waitUntil: 'networkidle' });
    await openAgain();
    expect(await field('PDLength').inputValue()).toBe('9 in');
    expect(await chosen('IsReusable')).toBe('no');
    expect(await field('PackagingLength').count()).toBe(0);
    await modal().locator('[name=IsOwnPackaging][value=yes]').check();
    expect(await field('PackagingLength').inputValue()).toBe('10');

    await modal().getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(`${site}${contactPath}#contact-us-form`);
    await formReady(page);
    await expect.poll(() => heldBy(page)).toMatchObject({ PDLength: '9 in', PackagingLength: '10', IsReusable: 'no' });
    await page.goto(site + pathOf('products'), { waitUntil: 'networkidle' });
    await openAgain();
    expect(await field('PDLength').inputValue()).toBe('');
    expect(await chosen('IsReusable')).toBe('yes');
  });

  it.each([
    '{"version":1,',
    '{"version":0,"values":{"PDLength":"9 in"}}',
    '{"version":1,"values":{"IsReusable":"maybe"}}',
  ])('ignores a draft that reads %s', async (text) => {
    await page.evaluate((draft) => sessionStorage.setItem('customization-draft', draft), text);
    await page.reload({ waitUntil: 'networkidle' });
    await openAgain();
    expect(await field('PDLength').inputValue()).toBe('');
    expect(await chosen('IsReusable')).toBe('yes');
  });

  it('hands its entries and the file’s name to the inquiry form, where they are sent and then gone', async () => {
    await field('PDLength').fill('9 in');
    await field('PackagingLength').fill('10');
    await field('PackagingWidth').fill('7');
    await field('PackagingHeight').fill('12');
    await field('TransportProductDetails').fill('A box');
    await modal().locator('[name=IsReusable][value=no]').check();
    await modal()
      .getByLabel('File (optional)')
      .setInputFiles({ name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await modal().getByRole('button', { name: 'Submit' }).click();

    await page.waitForURL(`${site}${contactPath}#contact-us-form`);
    await formReady(page);
    expect(await modal().count()).toBe(0);
    await expect
      .poll(() => heldBy(page))
      .toEqual({
        ...customizationDefaults,
        PDLength: '9 in',
        PackagingLength: '10',
        PackagingWidth: '7',
        PackagingHeight: '12',
        TransportProductDetails: 'A box',
        IsReusable: 'no',
        OtherRequirementsMessage: 'File, not uploaded: drawing.pdf',
      });
    expect(await page.getByText('Your entries from the Customization Form').isVisible()).toBe(true);

    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    await page.getByText('Your inquiry was sent.').waitFor();
    expect(await heldBy(page)).toEqual(freshForm);
    expect(await page.getByText('Your entries from the Customization Form').count()).toBe(0);
    await page.reload();
    await formReady(page);
    expect(await heldBy(page)).toEqual(freshForm);
  });
});

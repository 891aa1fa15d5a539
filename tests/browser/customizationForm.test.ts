import { describe, expect, it } from 'vitest';
import { customizationDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { pathOf } from '../../frontend/src/routes/paths';
import * as form from './inquiryPage';
import { chunkPath } from './support/site';
import {
  block,
  faults,
  follow,
  heading,
  hold,
  holdApp,
  hydrated,
  interactive,
  page,
  pagePerTest,
  resize,
  setTextSize,
  site,
  stored,
  translate,
  open as visit,
} from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 900 } });

const trigger = () => page.getByRole('button', { name: 'Customization Form' });
const modal = () => page.getByRole('dialog', { name: 'Customization Form' });
const field = (name: string) => modal().locator(`[name=${name}]`);
const chosen = (name: string) => modal().locator(`[name=${name}]:checked`).getAttribute('value');
const check = (name: string, value: string) => modal().locator(`[name=${name}][value=${value}]`).check();
const chooseFile = () =>
  modal()
    .getByLabel('File (optional)')
    .setInputFiles({ name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
const focusIsInside = () => modal().evaluate((dialog) => dialog.contains(document.activeElement));
const open = async () => {
  await trigger().click();
  await modal().waitFor();
};
/** The form's code has loaded: it has filled in the draft and keeps what is entered. */
const isHydrated = () => interactive(['form']);
const submit = async () => {
  await modal().getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`${site}${form.contactPath}#contact-us-form`);
  await form.ready();
};

describe('The Customization Form before the app has loaded', () => {
  const openEarly = async () => {
    const arrive = await holdApp();
    await page.goto(site + pathOf('products'));
    await open();
    return arrive;
  };

  it('opens, is closed by Close alone, and is filled in, and the app takes over what was entered', async () => {
    const arrive = await openEarly();
    expect(await field('PDLength').isVisible()).toBe(true);
    expect(await focusIsInside()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 450);
    await page.keyboard.press('Escape');
    expect(await modal().isVisible()).toBe(true);
    await field('PDLength').fill('9 in');
    await modal().getByRole('button', { name: 'Close' }).click();
    expect(await modal().count()).toBe(0);
    expect(await trigger().evaluate((button) => button === document.activeElement)).toBe(true);

    await open();
    await field('TransportProductDetails').pressSequentially('A box');
    await field('TemperatureRange').fill('2-8');
    await modal().getByLabel('Unit').selectOption('°C');
    await check('IsOwnPackaging', 'no');
    await chooseFile();
    arrive();
    await isHydrated();
    await expect.poll(() => field('PackagingLength').count()).toBe(0);
    expect(await field('PDLength').inputValue()).toBe('9 in');
    expect(await field('TemperatureRange').inputValue()).toBe('2-8');
    expect(await modal().getByLabel('Unit').inputValue()).toBe('°C');
    await submit();
    await expect.poll(form.values).toMatchObject({
      PDLength: '9 in',
      TransportProductDetails: 'A box',
      TemperatureRange: '36–46 °F (2–8 °C)',
      IsOwnPackaging: 'no',
      OtherRequirementsMessage: 'File, not uploaded: drawing.pdf',
    });
    expect(faults()).toEqual([]);
  });

  it('carries what was entered over to the inquiry form if Submit is pressed before', async () => {
    const arrive = await openEarly();
    await field('PDLength').fill('9 in');
    await modal().getByRole('button', { name: 'Submit' }).click();
    expect(await modal().getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBe('true');
    expect(await modal().isVisible()).toBe(true);
    arrive();
    await page.waitForURL(`${site}${form.contactPath}#contact-us-form`);
    await form.ready();
    await expect.poll(form.values).toEqual({ ...customizationDefaults, PDLength: '9 in' });
  });

  it('stays open with what was entered where its code cannot be loaded, and says how else to ask', async () => {
    await block((path) => path === chunkPath('CustomizationForm'));
    await page.goto(site + pathOf('products'));
    await open();
    await field('PDLength').fill('9 in');
    await modal().getByRole('alert').waitFor();
    await modal().getByRole('button', { name: 'Submit' }).click();
    await field('PDLength').press('Enter');
    expect(await modal().isVisible()).toBe(true);
    expect(await field('PDLength').inputValue()).toBe('9 in');
  });
});

describe('The Customization Form', () => {
  it('loads after a navigation when its button is near, is busy until it is open, and is gone after Back', async () => {
    const file = chunkPath('CustomizationForm');
    const letThrough = await hold((path) => path === file);
    const requested = page.waitForRequest(site + file);
    await visit(pathOf('home'));
    await page.locator('main').getByRole('link', { name: 'View Existing Products' }).first().click();
    await heading('Products').waitFor();
    await trigger().scrollIntoViewIfNeeded();
    await requested;
    await trigger().click();
    expect(await trigger().getAttribute('aria-busy')).toBe('true');
    letThrough();
    await modal().waitFor();
    expect(await focusIsInside()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Submit');
    await page.keyboard.press('Tab');
    expect(await focusIsInside()).toBe(true);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await overflow()).toBe('hidden');
    await page.goBack();
    await heading('Products').waitFor({ state: 'detached' });
    await expect.poll(overflow).toBe('visible');
  });

  it('keeps its entries over a reload, adds them to the draft of an inquiry with the file’s name, and is then empty', async () => {
    // What the form is not used to change: answers, of which one has no default there, and the name of another file.
    const answers = { IsRequireTemperatureControl: 'no', IsExposedToMoisture: 'no' };
    const OtherRequirementsMessage = 'File, not uploaded: drawing.pdf, 2';
    await form.open();
    await form.fillIn({ FullName: 'Ann Example', IsMoreSpecificDetails: 'yes' });
    await form.fillIn({ ...answers, PDLength: '5 in', OtherRequirementsMessage });
    await visit(pathOf('products'));
    await open();
    const entered = { PDLength: '9 in', PackagingLength: '10', PackagingWidth: '7', PackagingHeight: '12' };
    for (const [name, value] of Object.entries(entered)) await field(name).fill(value);
    await field('TransportProductDetails').fill('A box');
    await check('IsReusable', 'no');
    await isHydrated();
    await page.reload();
    await hydrated();
    await open();
    await isHydrated();
    expect(await field('PDLength').inputValue()).toBe('9 in');
    expect(await chosen('IsReusable')).toBe('no');

    await chooseFile();
    await submit();
    expect(await modal().count()).toBe(0);
    const handedOver = () => page.getByText('Your entries from the Customization Form');
    expect(await handedOver().isVisible()).toBe(true);
    const draftNote = form.locator().getByRole('status').filter({ hasText: 'entered earlier in this tab' });
    expect(await draftNote.count()).toBe(0);
    const both = {
      ...customizationDefaults,
      ...answers,
      ...entered,
      FullName: 'Ann Example',
      TransportProductDetails: 'A box',
      IsReusable: 'no',
      OtherRequirementsMessage: `${OtherRequirementsMessage}\nFile, not uploaded: drawing.pdf`,
    };
    await expect.poll(form.values).toEqual(both);
    await form.reload();
    await draftNote.waitFor();
    expect(await form.values()).toEqual(both);

    await form.send(form.goodInquiry);
    expect(await form.values()).toEqual(form.freshValues);
    expect(await handedOver().count()).toBe(0);
    await form.fillIn({ IsMoreSpecificDetails: 'yes' });
    expect(await stored()).not.toContain('9 in');
    await visit(pathOf('products'));
    await open();
    expect(await field('PDLength').inputValue()).toBe('');
    expect(await chosen('IsReusable')).toBe('yes');
  });

  it('carries over what was entered last, where it is submitted again before the inquiry form is there', async () => {
    const release = await hold((path) => path.includes(pathOf('contact')) || path.includes('/assets/data/'));
    await visit(pathOf('products'));
    // An earlier document has left it.
    await page.evaluate(() => sessionStorage.setItem('inquiry-handover', '{"PDHeight":"5 in"}'));
    const submitWith = async (length: string) => {
      await open();
      await isHydrated();
      await field('PDLength').fill(length);
      await check('IsReusable', length ? 'no' : 'yes');
      await field('PDWidth').fill('7 in');
      await modal().getByRole('button', { name: 'Submit' }).click();
      await modal().waitFor({ state: 'detached' });
    };
    await submitWith('9 in');
    await submitWith('');
    release();
    await form.ready();
    await expect
      .poll(form.values)
      .toMatchObject({ PDLength: '', PDWidth: '7 in', PDHeight: '5 in', IsReusable: 'yes' });
  });

  it.each([
    { width: 640, height: 360, standard: 16 },
    { width: 360, height: 400, standard: 32 },
  ])('shows each control that has the focus at $width × $height px with text of $standard px', async (given) => {
    await visit(pathOf('products'));
    await setTextSize(given.standard);
    await resize(given.width, given.height);
    await open();
    const hidden = await modal()
      .locator('input, select, textarea, button')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          (control as HTMLElement).focus();
          // Chromium shows no more of a text area than the line of its caret.
          control.scrollIntoView({ block: 'nearest' });
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const heights = [top + 1, (top + bottom) / 2, bottom - 1];
          const isShown = heights.every((y) => document.elementFromPoint((left + right) / 2, y) === control);
          return isShown ? [] : control.outerHTML;
        }),
      );
    expect(hidden).toEqual([]);
    const linesOfFirstWord = await modal()
      .getByRole('heading', { level: 2 })
      .evaluate(({ firstChild: text }) => {
        const word = document.createRange();
        word.setStart(text as Text, 0);
        word.setEnd(text as Text, 'Customization'.length);
        return word.getClientRects().length;
      });
    expect(linesOfFirstWord).toBe(1);
  });

  it('shows the toast of an inquiry that is answered meanwhile, which remains when it is closed, as its form does later', async () => {
    const answer = await form.holdInquiries(500);
    await form.open();
    await form.fillIn(form.goodInquiry);
    await form.submitButton().click();
    await form.locator().getByRole('progressbar').waitFor();
    await page.evaluate(form.keepToasts);
    await follow('Kelvin');
    await page.locator('main').getByRole('link', { name: 'View Existing Products' }).first().click();
    await heading('Products').waitFor();
    await open();
    answer();
    const toast = page.getByRole('alert').filter({ hasText: 'Error submitting inquiry' });
    // By the role, as what is behind a modal dialog has none.
    await toast.waitFor();
    const isOnTop = () =>
      toast.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await modal().getByRole('button', { name: 'Close' }).click();
    await expect.poll(isOnTop).toBe(true);
    await follow('Contact Us');
    await form.locator().getByText('Your inquiry was not sent.').waitFor();
    await follow('Kelvin');
    await follow('Contact Us');
    await form.locator().getByText('What you entered earlier').waitFor();
    expect(await form.locator().getByText('Your inquiry was not sent.').count()).toBe(0);
  });

  it('is open again where a translation changes its HTML before its code has loaded', async () => {
    const arrive = await hold((path) => path === chunkPath('CustomizationForm'));
    await page.goto(site + pathOf('products'));
    await open();
    await field('PDLength').fill('9 in');
    await field('TemperatureRange').fill('36-46');
    await translate();
    arrive();
    await isHydrated();
    await expect.poll(() => modal().count()).toBe(1);
    await expect.poll(() => field('PDLength').inputValue()).toBe('9 in');
    expect(await field('TemperatureRange').inputValue()).toBe('36-46');
    await modal().getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { inquiryHref } from '../../frontend/src/domain/inquiry/href';
import { pathOf } from '../../frontend/src/routes/paths';
import * as form from './inquiryPage';
import { chunkPath } from './support/site';
import {
  context,
  faults,
  follow,
  footerLink,
  goBackTo,
  heading,
  hold,
  holdApp,
  hydrated,
  open,
  page,
  pagePerTest,
  resize,
  site,
  stored,
  translate,
} from './support/visit';

pagePerTest({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
// Nor is there a mismatch between the prerendered and the hydrated form.
afterEach(() => expect(faults()).toEqual([]));

const main = () => page.locator('main');
const list = () => form.locator().getByRole('region', { name: 'In this request' });
const inHeader = () => page.getByRole('banner').getByRole('link', { name: /^Request a Product/ });
/** Follows the link in the header to the form, whose URL then requests nothing. */
const toForm = async () => {
  await inHeader().click();
  await page.waitForURL(({ pathname, search }) => pathname + search === form.contactPath);
};
/** Follows a product's link to the form. */
const request = async () => {
  await main().getByRole('link', { name: 'Request a Product' }).first().click();
  await form.filledIn().waitFor();
};
const remove = (name: string) => form.button(`Remove ${name} from this request`).click();
const oneMore = () => form.button('One more').click();
const clear = () => form.button('Clear the form').click();
const undo = () => form.button('Undo').click();
const add = async () => {
  await main().getByRole('button', { name: 'Add to request' }).click();
  await main().getByRole('button', { name: 'Remove from request' }).waitFor();
};
const messageHeld = async () => (await form.values()).Message ?? '';
const { FullName, Email, Phone } = form.goodInquiry;
const person = { FullName, Email, Phone };

it('“Add to request”, pressed before the app has loaded, adds a product at once, and leaves it in the request', async () => {
  const button = main().getByRole('button', { name: 'Add to request' });
  const expectKelvin = async () =>
    expect(await page.evaluate(() => localStorage.getItem('request-basket'))).toBe('[{"product":"kelvin"}]');
  const letThrough = await holdApp();
  await page.goto(site + pathOf('kelvin'));
  await button.click();
  await expectKelvin();
  // Left before the app has loaded, the page now has the product in the request.
  await page.reload();
  await button.click();
  letThrough();
  await hydrated();
  await expect.poll(() => main().locator('button[aria-busy]').count()).toBe(0);
  await expectKelvin();
});

describe('A link to the inquiry form', () => {
  it('on a product page carries product and variant, each in place of the one before', async () => {
    await open(pathOf('kelvin'));
    await request();
    expect(await form.values()).toEqual({
      ...form.freshValues,
      ProductName: 'Kelvin',
      Message: 'I would like to request Kelvin.\n\n',
    });
    expect(page.url()).toBe(site + inquiryHref({ products: ['kelvin'] }));
    await form.fillIn({ FullName, Message: 'I would like to request Kelvin.\n\nBy Friday.' });

    await page.goBack();
    const row = page.getByRole('table', { name: 'Variants' }).getByRole('row', { name: /^XVO 6.5 Blue/ });
    await row.getByRole('link', { name: 'Request XVO 6.5 Blue' }).click();
    await form.filledIn().filter({ hasText: 'It replaces your request for Kelvin.' }).waitFor();
    await expect.poll(form.values).toMatchObject({
      FullName,
      ProductName: 'Kelvin XVO 6.5 Blue',
      Message: 'I would like to request Kelvin XVO 6.5 Blue.\n\nBy Friday.',
    });
  });

  it('in the check of a product page carries what was checked, and asks about what is open', async () => {
    await page.goto(`${site}${pathOf('safeguard-xvo-10')}#fit`);
    const check = page.getByRole('region', { name: 'Does it fit?' });
    await check.getByLabel('What you carry').selectOption({ label: 'Red blood cells' });
    await check.getByLabel('Units').fill('25');
    await check.getByRole('button', { name: 'Add to request' }).click();
    await check.getByRole('link', { name: 'See your request (1)' }).waitFor();
    await check.getByRole('link', { name: 'Request this cooler' }).click();
    await form.filledIn().waitFor();
    const message = await messageHeld();
    expect(message).toContain('I would like to request Safeguard XVO 10.\nI need it for 25 × Red blood cells, 1–6 °C');
    // The product is in the basket and in the URL: its topic is asked once.
    expect(message.match(/Please tell me about temperature range and capacity in my units\.\n/g)).toHaveLength(1);
  });
});

it('The URL of a request fills in the form once: a reload and Back keep what was changed, and nothing once it was sent', async () => {
  const asked = { products: ['kelvin'], ask: ['weight'] } as const;
  const lines = 'I would like to request Kelvin.\nPlease tell me about weight.\n\n';
  const changed = { ...form.goodInquiry, ProductName: 'Kelvin, two of them', Message: `${lines}By Friday.` };
  const expectAfterReloadAndBack = async (values: object) => {
    await form.reload();
    await expect.poll(form.values).toMatchObject(values);
    await follow('Kelvin');
    await page.goBack();
    await form.ready();
    await expect.poll(form.values).toMatchObject(values);
  };
  await form.acceptInquiries();
  await form.openRequest(asked);
  expect(await messageHeld()).toBe(lines);
  await form.fillIn(changed);
  await expectAfterReloadAndBack(changed);
  await form.send();
  await expectAfterReloadAndBack(form.freshValues);
  expect(await form.filledIn().count()).toBe(0);
  await form.openRequest(asked);
});

it('What a request has filled in, and what of that was changed, is kept over a reload, the header’s link to the form, Undo and Back', async () => {
  await form.openRequest({ products: ['kelvin'], quantity: 2, need: 'min=2&max=8&hours=20&openings=0' });
  expect(await form.values()).toMatchObject({
    ProductName: 'Kelvin',
    ProtectedDurationHours: '20',
    QuantityOfTransport: '2 × Kelvin',
  });
  const Message = 'I would like to request 2 × Kelvin, please in white.';
  await form.fillIn({ FullName, Message, IsContainerOpenedTransit: 'yes', ProtectedDurationHours: '' });
  const held = await form.values();
  const expectHeld = async () => {
    await list().waitFor();
    // A navigation closes the details (section 4).
    await form.fillIn({ IsMoreSpecificDetails: 'yes' });
    expect(await form.values()).toEqual(held);
  };
  await form.reload();
  await expectHeld();
  await toForm();
  await expectHeld();
  await form.reload();
  await expectHeld();
  await clear();
  await undo();
  await expectHeld();
  await page.goBack();
  await page.waitForURL((url) => url.search !== '');
  await expectHeld();
  expect(await list().getByRole('listitem').count()).toBe(1);
});

it('A product is filled in again after its request was cleared, without the cleared text; it can be cleared and restored alone', async () => {
  await form.openRequest({ products: ['kelvin'] });
  await toForm();
  await clear();
  await undo();
  await list().waitFor();
  await clear();
  await form.fillIn({ FullName });
  for (const name of ['Kelvin', 'Eclipse']) {
    await follow(name);
    await request();
    await expect.poll(messageHeld).toBe(`I would like to request ${name}.\n\n`);
    await clear();
  }
  await follow('Cube');
  await add();
  await inHeader().click();
  await form.filledIn().waitFor();
  expect(await form.filledIn().textContent()).not.toContain('replaces');
  await form.fillIn({ ProductName: '', Message: '' });
  await clear();
  await list().waitFor({ state: 'detached' });
  await undo();
  await list().waitFor();
  await remove('Cube');
  await form.filledIn().waitFor({ state: 'detached' });
  await clear();
  expect(await form.button('Undo').count()).toBe(0);
});

it('A button of the form that is pressed when the link to the form would scroll to it is clicked', async () => {
  await form.openRequest({ products: ['kelvin'] });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await form.button('Clear the form').scrollIntoViewIfNeeded();
  await inHeader().click();
  await page.clock.runFor(50);
  await form.button('Clear the form').hover();
  await page.mouse.down();
  await page.clock.runFor(500);
  await page.mouse.up();
  await form.button('Undo').waitFor();
});

describe('A link whose form has not loaded yet', () => {
  const isForm = (path: string) => path === chunkPath('InquiryForm');
  const expectKelvin = () => expect.poll(form.values).toMatchObject({ ProductName: 'Kelvin' });

  it('is taken up by the form of the next entry', async () => {
    const release = await hold(isForm);
    await open(inquiryHref({ products: ['kelvin'] }));
    await toForm();
    release();
    await form.ready();
    await expectKelvin();
  });

  it('is taken up once, also where the content was skipped to before the app has loaded', async () => {
    const release = await holdApp();
    await page.goto(site + inquiryHref({ products: ['kelvin'] }));
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL('**#main');
    release();
    await form.ready();
    await expectKelvin();
    await remove('Kelvin');
    await page.goBack();
    await page.waitForURL('**#contact-us-form');
    expect(await form.values()).toEqual(form.freshValues);
    expect(await list().count()).toBe(0);
  });
});

it('A field that a request fills in anew has no error left', async () => {
  await form.openRequest({ products: ['kelvin'] });
  await form.fillIn({ ProductName: '' });
  await form.submitButton().click();
  await expect.poll(() => form.control('ProductName').getAttribute('aria-invalid')).toBe('true');
  await oneMore();
  await expect.poll(() => form.control('ProductName').inputValue()).toBe('Kelvin');
  expect(await form.control('ProductName').getAttribute('aria-invalid')).not.toBe('true');
});

/** Sends a request whose answer is held; returns what lets it through. */
const sendHeld = async (product: 'kelvin' | 'eclipse') => {
  const letThrough = await form.holdInquiries();
  await form.openRequest({ products: [product] });
  await form.fillIn(person);
  await form.submitButton().click();
  await form.locator().getByRole('progressbar').waitFor();
  return letThrough;
};

it('What was changed in a request while it was being sent is said not to be sent, and stays', async () => {
  const letThrough = await sendHeld('kelvin');
  await oneMore();
  await expect.poll(messageHeld).toContain('2 × Kelvin');
  letThrough();
  await form.locator().getByText('What is still here has not been sent.').waitFor();
  await expect.poll(form.values).toMatchObject({ FullName: '', QuantityOfTransport: '2 × Kelvin' });
});

describe('Back to a request that was sent fills in nothing,', () => {
  const expectEmpty = async (search: string) => {
    await page.waitForURL((url) => url.search === search);
    await form.ready();
    expect(await form.values()).toEqual(form.freshValues);
    await form.reload();
    expect(await form.values()).toEqual(form.freshValues);
    expect(await form.filledIn().count()).toBe(0);
  };
  const backOver = async (name: string, search: string) => {
    await goBackTo(name);
    await page.goBack();
    await expectEmpty(search);
  };

  it('nor does the link that skips to the content', async () => {
    await form.acceptInquiries();
    await form.openRequest({ products: ['kelvin'] });
    await form.send(person);
    await form.reload();
    const skip = async () => {
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      await page.waitForURL('**#main');
    };
    await skip();
    await expectEmpty('?product=kelvin');
    await form.openRequest({ products: ['eclipse'] });
    await clear();
    await skip();
    await undo();
    await list().waitFor();
    expect(await form.values()).toMatchObject({ ProductName: 'Eclipse' });
    // Nor does Back to the one that was sent remove this one.
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**product=kelvin#main');
    await form.ready();
    await expect.poll(form.values).toMatchObject({ ProductName: 'Eclipse' });
  });

  it('nor does an inquiry that is answered after another product was requested, which stays', async () => {
    const letThrough = await sendHeld('kelvin');
    await follow('Cube');
    await request();
    await form.locator().getByRole('progressbar').waitFor();
    letThrough();
    await form.locator().getByText('Your inquiry was sent.').first().waitFor();
    expect(await form.locator().getByText('has not been sent').count()).toBe(0);
    const Message = 'I would like to request Cube.\n\n';
    await expect.poll(form.values).toEqual({ ...form.freshValues, ProductName: 'Cube', Message });
    expect(await list().getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('Cube')]);
  });

  it('also where it was sent from a later visit of the form, and another one after it', async () => {
    await form.acceptInquiries();
    await open(pathOf('eclipse'));
    await request();
    await form.fillIn(person);
    await follow('Privacy Policy');
    await inHeader().click();
    await form.locator().getByText('What you entered earlier').waitFor();
    await form.send();
    await backOver('Privacy Policy', '?product=eclipse');
    await follow('Kelvin');
    await request();
    await form.send(person);
    await backOver('Kelvin', '?product=eclipse');
  });

  it('also where it was left before the answer', async () => {
    const letThrough = await sendHeld('eclipse');
    await follow('Kelvin');
    letThrough();
    await expect.poll(stored).not.toContain(FullName);
    await page.goBack();
    await expectEmpty('?product=eclipse');
  });
});

describe('A request of several products', () => {
  it('is counted and changed in the form and its URL, announced where an item is removed, and restored after the form was cleared', async () => {
    await open(pathOf('cube'));
    await add();
    await form.openRequest({ products: ['kelvin', 'eclipse'], ask: ['weight'] });
    await expect.poll(form.values).toMatchObject({ ProductName: 'Cube, Kelvin, Eclipse' });
    const search = () => new URL(page.url()).search;
    await list().getByRole('group').nth(1).getByRole('button', { name: 'One more' }).click();
    await expect.poll(search).toBe('?product=cube,kelvin,eclipse&quantity=1,2,1&ask=weight');
    expect(new URL(page.url()).hash).toBe('#contact-us-form');
    await expect.poll(form.values).toMatchObject({ QuantityOfTransport: '1 × Cube, 2 × Kelvin, 1 × Eclipse' });
    await form.fillIn({ FullName });
    const held = await form.values();
    expect(await inHeader().textContent()).toBe('Request a Product (4)');
    await resize(360, 740);
    expect(await page.getByRole('button', { name: 'Menu, 4 in your request', exact: true }).textContent()).toBe('4');
    await resize(1440, 900);
    await form.button('Clear the form').dblclick();
    await list().waitFor({ state: 'detached' });
    expect(await form.values()).toEqual(form.freshValues);
    expect(await stored()).not.toContain(FullName);
    await undo();
    await list().waitFor();
    expect(await form.values()).toEqual(held);
    expect(await list().getByRole('listitem').count()).toBe(3);
    expect(await inHeader().textContent()).toBe('Request a Product (4)');

    await form.fillIn({ OtherRequirementsMessage: 'By Friday' });
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('section')?.ariaLabelledByElements?.[0]?.textContent);
    const expectRemoval = async (name: string, left: string) => {
      await remove(name);
      const removed = page.getByRole('status').filter({ hasText: `Removed. Your request now has ${left}.` });
      await removed.waitFor({ state: 'attached' });
    };
    await expectRemoval('Kelvin', '2 items');
    expect(await focused()).toBe('In this request');
    await expect.poll(form.values).toMatchObject({ ProductName: 'Cube, Eclipse' });
    await expect.poll(search).toBe('?product=cube,eclipse&ask=weight');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL('**#main');
    // Closed details would not be sent.
    expect(await form.values()).toMatchObject({ IsMoreSpecificDetails: 'yes', OtherRequirementsMessage: 'By Friday' });
    await expectRemoval('Cube', '1 item');
    await expectRemoval('Eclipse', '0 items');
    // The list is gone: the focus is in the section of the form.
    expect(await focused()).toBe(await page.locator('#contact-us-form h2').textContent());
    expect(await search()).toBe('');
    await clear();
    await form.button('Undo').waitFor();
    await form.fillIn({ FullName: 'Bob Example' });
    expect(await form.button('Undo').count()).toBe(0);
  });

  it('is changed without opening the details that the visitor has closed, unlike those that a navigation has', async () => {
    await form.open(inquiryHref({ products: ['kelvin'], need: 'hours=20' }));
    await expect.poll(form.values).toMatchObject({ IsMoreSpecificDetails: 'yes' });
    await form.reload();
    await list().waitFor();
    await form.fillIn({ IsMoreSpecificDetails: 'no' });
    await oneMore();
    await expect.poll(messageHeld).toContain('2 × Kelvin');
    expect(await form.values()).toMatchObject({ IsMoreSpecificDetails: 'no' });
    await form.fillIn({ IsMoreSpecificDetails: 'yes' });
    await toForm();
    await expect.poll(form.values).toMatchObject({ IsMoreSpecificDetails: 'no' });
    await oneMore();
    await expect.poll(form.values).toMatchObject({ IsMoreSpecificDetails: 'yes', QuantityOfTransport: '3 × Kelvin' });
  });

  it('is one for all tabs: what is added in another one comes to the form, and is gone there once it was sent', async () => {
    await form.acceptInquiries();
    await form.openRequest({ products: ['kelvin'] });
    await form.fillIn(person);
    const other = await context.newPage();
    await other.goto(site + pathOf('cube'));
    await hydrated(other);
    await other.getByRole('main').getByRole('button', { name: 'Add to request' }).click();
    await expect.poll(form.values).toMatchObject({ ...person, ProductName: 'Cube, Kelvin' });
    // The Kelvin was requested by the first tab's link.
    await other.getByRole('link', { name: 'See your request (1)' }).waitFor();
    await form.send();
    await other.getByRole('main').getByRole('button', { name: 'Add to request' }).waitFor();
    expect(await other.getByRole('banner').getByRole('link', { name: 'Request a Product', exact: true }).count()).toBe(
      1,
    );
  });

  it('is changed without ending the navigation to another page, and that page’s entry', async () => {
    await form.openRequest({ products: ['kelvin'] });
    const release = await hold((path) => path.includes(pathOf('cube')) || path.includes('/assets/data/'));
    await footerLink('Cube').click();
    await page.waitForURL('**/Products/Cube');
    await oneMore();
    await expect.poll(messageHeld).toContain('2 × Kelvin');
    release();
    await heading('Cube').waitFor();
    expect(page.url()).toBe(site + pathOf('cube'));
  });

  it.each(['in the form', 'on its own page'])(
    'does not get back by Back what was removed from it %s',
    async (where) => {
      await open(pathOf('kelvin'));
      await request();
      await form.fillIn({ FullName });
      if (where === 'in the form') await remove('Kelvin');
      await follow('Kelvin');
      if (where === 'on its own page') await main().getByRole('button', { name: 'Remove from request' }).click();
      await follow('Cube');
      await request();
      await expect.poll(form.values).toMatchObject({ ProductName: 'Cube', FullName });
      expect(await form.filledIn().textContent()).not.toContain('replaces');
      const held = await form.values();
      for (const name of ['Cube', 'Kelvin']) await goBackTo(name);
      await page.goBack();
      await form.ready();
      await expect.poll(form.values).toEqual(held);
      expect(await inHeader().textContent()).toBe('Request a Product (1)');
    },
  );

  it('is announced where it grows, summarized before it is sent, and then a record to print, with an empty basket', async () => {
    await form.acceptInquiries();
    await open(pathOf('eclipse'));
    await translate();
    const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
    const regions = await page.getByRole('status').count();
    await add();
    await announced('Added. Your request now has 1 item.').waitFor({ state: 'attached' });
    // Not every screen reader announces a region that is added with its text.
    expect(await page.getByRole('status').count()).toBe(regions);
    const quantity = main().getByRole('textbox', { name: /^Quantity/ });
    const type = async (text: string, expected: string) => {
      await quantity.fill('');
      await quantity.pressSequentially(text);
      await quantity.blur();
      expect(await quantity.inputValue(), text).toBe(expected);
    };
    for (const text of ['', '0', '1,5', '1/2', '2.5', '10,00']) await type(text, '1');
    await type('1,000', '1000');
    await type('10000', '1000');
    await announced('Quantity in your request: 1000').waitFor({ state: 'attached' });
    await type('1', '1');
    await main().getByRole('button', { name: 'One more' }).click();
    const two = announced('Quantity in your request: 2');
    await two.waitFor({ state: 'attached' });
    // The region's text changes, as the same text would not be announced again.
    const before = await two.textContent();
    await type('10000', '2');
    await expect.poll(() => two.textContent()).not.toBe(before);
    // At the limit the button keeps the focus.
    const less = main().getByRole('button', { name: 'One less' });
    await less.press('Enter');
    await expect.poll(() => quantity.inputValue()).toBe('1');
    expect(await less.evaluate((button) => button === document.activeElement)).toBe(true);
    await quantity.fill('12');
    await main().getByRole('link', { name: 'See your request (12)' }).click();
    await form.filledIn().waitFor();
    await expect.poll(() => announced('Quantity in your request').count()).toBe(0);
    await expect
      .poll(form.values)
      .toMatchObject({ ProductName: 'Eclipse', IsMoreSpecificDetails: 'yes', QuantityOfTransport: '12 × Eclipse' });

    // A quantity that is left for Submit is not replaced by the one before.
    const quantityHeld = list().getByRole('textbox');
    for (const text of ['12000', '']) {
      await quantityHeld.fill(text);
      await form.submitButton().click();
      expect(await quantityHeld.inputValue()).toBe(text);
      expect(await quantityHeld.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await form.locator().getByText('Please enter a whole number from 1 to 9999.').isVisible()).toBe(true);
      expect(await form.locator().getByRole('alert').count()).toBe(0);
    }
    await quantityHeld.fill('12');

    await form.fillIn({ ...person, CountryCode: '+61' });
    const summary = form.locator().locator('details').filter({ hasText: 'You are about to send' });
    const read = await summary.locator('dd').allTextContents();
    expect(read).toEqual(['Ann Example', 'ann@example.com', '+61 8005550199', 'General Query', ...read.slice(4)]);
    expect(read).toContain('I would like to request 12 × Eclipse.');
    await form.send();
    expect(await form.values()).toEqual(form.freshValues);
    expect(await list().count()).toBe(0);
    expect(await inHeader().textContent()).toBe('Request a Product');
    expect(await stored()).not.toContain('"request-basket"');

    const record = form.locator().getByRole('region', { name: 'Your record of this inquiry' });
    expect(await record.locator('dd').allTextContents()).toEqual(read);
    expect(await record.textContent()).toContain('Our server confirmed that it received your inquiry.');
    expect(await record.getByRole('link').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await record.isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await form.control('FullName').isVisible()).toBe(false);
    expect(await record.getByRole('button', { name: 'Print or save' }).count()).toBe(0);
  });
});

/**
 * The accessibility trees of five key screens: roles, names and states in reading order, compared with the files in
 * `spoken/`. `npx vitest run --project browser tests/browser/spoken.test.ts -u` writes these files after an intended change.
 */
import { describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { contactPath, formReady, submitOf } from './inquiryPage';
import { hydrated, idle, openPage, page, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser();

async function open(address: string) {
  await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(site + address);
  await hydrated();
}
const spoken = () => page.getByRole('main').ariaSnapshot();

describe('the accessibility tree', () => {
  it('of Home', async () => {
    await open('/');
    await expect(await spoken()).toMatchFileSnapshot('spoken/home.yml');
  });

  it('of Kelvin', async () => {
    await open(pathOf('kelvin'));
    await expect(await spoken()).toMatchFileSnapshot('spoken/kelvin.yml');
  });

  it('of the finder, with a need', async () => {
    await open(`${pathOf('find')}?min=2&max=8&hours=10`);
    await page.getByRole('status').filter({ hasText: '1 published match' }).waitFor();
    await expect(await spoken()).toMatchFileSnapshot('spoken/find.yml');
  });

  it('of Contact, with errors', async () => {
    await open(contactPath);
    await formReady(page);
    await submitOf(page).click();
    await page.getByText('Please enter your name.').first().waitFor();
    await expect(await spoken()).toMatchFileSnapshot('spoken/contact-errors.yml');
  });

  it('of By Specimen', async () => {
    await open(pathOf('specimens'));
    await page.locator('[data-ready]').waitFor();
    await expect(await spoken()).toMatchFileSnapshot('spoken/specimens.yml');
  });
});

describe('a page that is opened by a link', () => {
  it('is announced: its title is the document’s, and its heading has the focus', async () => {
    await open('/');
    const before = await page.title();
    const announced = () =>
      page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent, document.title]);
    for (const [name, path, heading] of [
      ['Kelvin', pathOf('kelvin'), 'Kelvin'],
      ['Glossary', pathOf('glossary'), 'Glossary'],
      ['FAQs', pathOf('faqs'), 'Frequently Asked Questions'],
    ] as const) {
      await page.locator('footer').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await expect.poll(announced).toEqual(['H1', heading, expect.stringMatching(/^.{10,65}$/)]);
      expect(await page.title()).not.toBe(before);
      // The sections come after the heading, and move the footer.
      await idle();
    }
  });

  it('has the next stop of the keyboard behind its heading', async () => {
    await open('/');
    await page.locator('footer').getByRole('link', { name: 'Contact Us', exact: true }).click();
    await page.waitForURL(`**${contactPath}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

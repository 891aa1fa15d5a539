/** The content security policy in a real browser: nothing of the site's own is stopped, and what is not its own is. */
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { startSite } from '../nginx/support/site';
import { contactPath, fillIn, formReady, goodInquiry, submitOf } from './inquiryPage';
import { noteViolations } from './support/violations';
import { mark, openPage, shareBrowser, stillMarked } from './support/visit';

const site = inject('siteUrl');

shareBrowser();

/** A page, and everything its documents were stopped from doing or complained of, in order. */
async function watched(): Promise<{ page: Page; stopped: readonly string[] }> {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  return { page, stopped: await noteViolations(page) };
}

const open = (page: Page, path: string) => page.goto(site + path, { waitUntil: 'networkidle' });

describe('the content security policy stops nothing', () => {
  it('on the page for what does not exist', async () => {
    const { page, stopped } = await watched();
    await open(page, '/Products/Nothing');
    expect(stopped).toEqual([]);
  });

  it('in the menus, wide and narrow', async () => {
    const { page, stopped } = await watched();
    await open(page, '/');
    for (const name of ['Company', 'Products', 'Coolers'])
      await page.locator('nav[aria-label="Main"]').getByText(name, { exact: true }).hover();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('nav[aria-label="Mobile"]').getByText('Products', { exact: true }).click();
    expect(stopped).toEqual([]);
  });

  it('in the lightbox', async () => {
    const { page, stopped } = await watched();
    await open(page, pathOf('kelvin'));
    await page.locator('main a[aria-haspopup=dialog]').first().click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page
      .locator('dialog[open]')
      .getByText(/^2 of \d+/)
      .waitFor();
    await page.keyboard.press('Escape');
    expect(stopped).toEqual([]);
  });

  it('in the Customization Form, and on the way from it to the inquiry form', async () => {
    const { page, stopped } = await watched();
    await open(page, pathOf('products'));
    await page.getByRole('button', { name: 'Customization Form' }).click();
    const modal = page.getByRole('dialog', { name: 'Customization Form' });
    await modal.waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'hidden' });
    await page.locator('header').getByRole('link', { name: 'Contact Us', exact: true }).first().click();
    await page.waitForURL(`${site}${contactPath}`);
    await formReady(page);
    expect(stopped).toEqual([]);
  });

  it('when an inquiry is sent and its toast comes up, styled', async () => {
    const { page, stopped } = await watched();
    await open(page, contactPath);
    await formReady(page);
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    const toast = page.locator('.notistack-SnackbarContainer [role=status]').first();
    await toast.waitFor();
    const area = page.locator('.notistack-SnackbarContainer');
    expect(await area.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    expect(stopped).toEqual([]);
  });

  it('on a walk inside the app, from a page without Material styles to the form and on', async () => {
    const { page, stopped } = await watched();
    await open(page, pathOf('kelvin'));
    await mark();
    const header = page.locator('header');
    await header.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
    await formReady(page);
    await fillIn(page, { FullName: 'Ann', Email: 'ann@example.com' });
    await page.locator('footer').getByRole('link', { name: 'Eclipse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Eclipse' }).waitFor();
    await page.goBack();
    await formReady(page);
    expect(await stillMarked()).toBe(true);
    expect(stopped).toEqual([]);
  });
});

describe('the content security policy stops', () => {
  const attempts: readonly (readonly [what: string, directive: string, act: () => void])[] = [
    [
      'an inline script',
      'script-src',
      () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
    ],
    [
      'a style element',
      'style-src',
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    ],
    ['a style attribute', 'style-src-attr', () => document.body.setAttribute('style', 'color: red')],
    ['an event attribute', 'script-src', () => document.body.setAttribute('onclick', '1')],
    ['a picture from elsewhere', 'img-src', () => void Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' })],
    [
      'a base element',
      'base-uri',
      () => document.head.append(Object.assign(document.createElement('base'), { href: 'http://127.0.0.1:9/' })),
    ],
    ['a call to elsewhere', 'connect-src', () => void fetch('http://127.0.0.1:9/').catch(() => {})],
  ];
  it.each(attempts)('%s, and says so', async (_, directive, act) => {
    const { page, stopped } = await watched();
    await open(page, pathOf('cookie-policy'));
    await page.evaluate(act);
    await expect.poll(() => stopped.some((note) => note.startsWith(directive))).toBe(true);
  });

  it('and the browser reports it, with nobody’s words in the log', async () => {
    const logged = await startSite();
    try {
      const { page } = await watched();
      await page.goto(`http://127.0.0.1:${logged.port}/Products/Kelvin?q=jane.doe`);
      await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
      await expect
        .poll(async () => (await logged.accessLog()).find(({ event }) => event === 'policy-report'), {
          timeout: 20_000,
        })
        .toMatchObject({ directive: 'style-src-attr', blocked: 'inline', document: '/Products/Kelvin' });
      expect(await logged.log()).not.toContain('jane.doe');
    } finally {
      await logged.stop();
    }
  });
});

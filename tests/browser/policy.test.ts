/** The content security policy in a browser: it allows the site's own scripts and styles, and blocks others. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { startSite } from '../nginx/support/site';
import { contactPath, fillIn, formReady, goodInquiry, submitOf } from './inquiryPage';
import { noteViolations } from './support/violations';
import { hydrated, mark, openPage, page, shareBrowser, stillMarked } from './support/visit';

const site = inject('siteUrl');

shareBrowser([], 'all');

/** Violations and complaints of the browser since the page of the file was opened, in order. */
let stopped: readonly string[];
beforeAll(async () => {
  await openPage({ viewport: { width: 1280, height: 900 } });
  stopped = await noteViolations(page);
});

async function open(path: string): Promise<void> {
  await page.goto(site + path);
  await hydrated();
}

describe('the content security policy blocks nothing', () => {
  it('in the menus, wide and narrow', async () => {
    await open('/');
    for (const name of ['Company', 'Products', 'Coolers'])
      await page.locator('nav[aria-label="Main"]').getByText(name, { exact: true }).hover();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('nav[aria-label="Mobile"]').getByText('Products', { exact: true }).click();
    expect(stopped).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('in the Customization Form, and on the way from it to the inquiry form', async () => {
    await open(pathOf('products'));
    await page.getByRole('button', { name: 'Customization Form' }).click();
    const modal = page.getByRole('dialog', { name: 'Customization Form' });
    await modal.waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'hidden' });
    await page.locator('header').getByRole('link', { name: 'Contact Us', exact: true }).first().click();
    await page.waitForURL(site + contactPath);
    await formReady(page);
    expect(stopped).toEqual([]);
  });

  it('in the lightbox, and in the app from there, a page without Material styles, to the form, back and forth', async () => {
    await open(pathOf('kelvin'));
    await mark();
    await page.locator('main a[aria-haspopup=dialog]').first().click();
    const lightbox = page.locator('dialog[open]');
    await lightbox.waitFor();
    await page.keyboard.press('ArrowRight');
    await lightbox.getByText(/^2 of \d+/).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('header').getByRole('link', { name: 'Contact Us', exact: true }).first().click();
    await formReady(page);
    await fillIn(page, { FullName: 'Ann', Email: 'ann@example.com' });
    await page.locator('footer').getByRole('link', { name: 'Eclipse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Eclipse' }).waitFor();
    await page.goBack();
    await formReady(page);
    expect(await stillMarked()).toBe(true);
    expect(stopped).toEqual([]);
  });

  it('when an inquiry is sent and its toast is shown, with its styles', async () => {
    await open(contactPath);
    await formReady(page);
    await fillIn(page, goodInquiry);
    await submitOf(page).click();
    const area = page.locator('.notistack-SnackbarContainer');
    await area.locator('[role=status]').first().waitFor();
    expect(await area.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    expect(stopped).toEqual([]);
  });
});

describe('the content security policy blocks and reports', () => {
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
    [
      'a picture of another origin',
      'img-src',
      () => void Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' }),
    ],
    [
      'a base element',
      'base-uri',
      () => document.head.append(Object.assign(document.createElement('base'), { href: 'http://127.0.0.1:9/' })),
    ],
    ['a request to another origin', 'connect-src', () => void fetch('http://127.0.0.1:9/').catch(() => {})],
  ];
  it.each(attempts)('%s', async (_, directive, act) => {
    await page.goto(site + pathOf('cookie-policy'));
    const before = stopped.length;
    await page.evaluate(act);
    await expect.poll(() => stopped.slice(before).some((note) => note.startsWith(directive))).toBe(true);
  });

  it('to nginx, whose log does not contain the query of the page', async () => {
    const logged = await startSite();
    try {
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

/** A page stays readable when scripts or data cannot be loaded, or code throws. */
import { describe, expect, inject, it } from 'vitest';
import { notices } from '../../frontend/src/content/notices';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import {
  block,
  context,
  hold,
  hydrated,
  idle,
  interactive,
  isScript,
  mark,
  markGone,
  page,
  pagePerTest,
  scriptsOf,
  stillMarked,
} from './support/visit';

const site = inject('siteUrl');

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const open = async (path: string) => {
  await page.goto(site + path);
  await hydrated();
};
const words = () => page.evaluate(() => document.querySelector('#app')?.textContent ?? '');
const footerLink = (name: string) => page.locator('footer').getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const incomplete = () => page.waitForFunction(() => document.documentElement.hasAttribute('data-incomplete'));

describe('a script that cannot be loaded', () => {
  it('leaves the page as it was prerendered, with its links, whichever of the app’s files it is', async () => {
    const path = pathOf('kelvin');
    const { entry, app } = await scriptsOf(path);
    // Every page has the same loader, which is what keeps the page.
    for (const other of manifest) expect((await scriptsOf(other.path)).entry, other.path).toBe(entry);
    for (const file of app) {
      await block((requested) => requested === file || requested.startsWith('/images/'));
      await page.goto(site + path);
      const before = await words();
      await incomplete();
      expect(await words(), file).toBe(before);
      await page.unrouteAll();
    }
    await footerLink('Eclipse').click();
    await heading('Eclipse').waitFor();
  });

  it('makes a link to the next page load its document', async () => {
    // This page has no link in view to the next one, which would be prefetched.
    await open(pathOf('terms'));
    const { app } = await scriptsOf(pathOf('terms'));
    const missing = (await scriptsOf(pathOf('specimens'))).app.filter((file) => !app.includes(file));
    expect(missing.length).toBeGreaterThan(0);
    await block((asked) => missing.includes(asked));
    await mark();
    await footerLink('By Specimen').click();
    await page.waitForURL(`**${pathOf('specimens')}`);
    await markGone();
    await page.locator('main h1').waitFor();
    expect(await page.locator('main').textContent()).not.toBe('');
  });
});

describe('code that throws', () => {
  it('leaves the page as it was prerendered, with its links', async () => {
    await page.route(`${site}${pathOf('kelvin')}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      // As if a release had renamed the key.
      await route.fulfill({ response: answer, body: html.replace('"content":{', '"content":{},"was":{') });
    });
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(site + pathOf('kelvin'));
    const before = await words();
    await failed;
    await interactive(['header']);
    expect(await words()).toBe(before);
    await footerLink('Eclipse').click();
    await heading('Eclipse').waitFor();
  });

  it('on the next page makes the browser load its document', async () => {
    await open(pathOf('faqs'));
    await page.route('**/assets/data/*/Products/Eclipse.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), content: {} } });
    });
    await mark();
    await footerLink('Eclipse').click();
    await markGone();
    await heading('Eclipse').waitFor();
  });

  it('on the next page, without a network, keeps the current page until there is one', async () => {
    await page.route('**/assets/data/*/Products/Eclipse.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), content: {} } });
    });
    await open(pathOf('kelvin'));
    const fetched = page.waitForResponse('**/Products/Eclipse.json');
    await footerLink('Eclipse').hover();
    await (await fetched).finished();
    await mark();
    const before = await words();
    const scrolledTo = await page.evaluate(() => window.scrollY);
    expect(scrolledTo).toBeGreaterThan(0);
    await context.setOffline(true);
    await footerLink('Eclipse').click();
    await page.getByRole('alert').filter({ hasText: notices.stuck }).waitFor();
    expect(await words()).toContain(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo);
    expect(await stillMarked()).toBe(true);
    await page.goBack();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await words()).toBe(before);
    await page.goForward();
    await page.getByRole('alert').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: notices.retry }).click();
    await page.waitForFunction(() => !('marked' in window));
    await heading('Eclipse').waitFor();
  });
});

it('without a network, links request nothing ahead, and one that is followed keeps the page until there is a network', async () => {
  await open(pathOf('kelvin'));
  await mark();
  const before = await words();
  await context.setOffline(true);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.locator('header nav summary').first().hover();
  await footerLink('Terms and Conditions').hover();
  await idle();
  expect(requested.filter((url) => /\.(?:json|js)$/.test(url))).toEqual([]);

  const alert = page.getByRole('alert');
  await footerLink('Terms and Conditions').click();
  await alert.filter({ hasText: notices.stuck }).waitFor();
  expect(await words()).toContain(before);
  await page.goBack();
  await alert.waitFor({ state: 'detached' });
  await heading('Kelvin').waitFor();
  await page.goForward();
  await alert.waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: notices.retry }).click();
  await page.locator('h1', { hasText: 'Terms' }).waitFor();
  expect(await alert.count()).toBe(0);
  expect(await stillMarked()).toBe(true);
});

describe('the Customization Form whose code cannot be loaded after a navigation', () => {
  const button = () => page.getByRole('button', { name: 'Open the Customization Form' });
  /** From a page without its code; `prevent` stops requests before the button is near. */
  const openProducts = async (prevent: () => Promise<unknown>) => {
    await open(pathOf('home'));
    await page.locator('main').getByRole('link', { name: 'View Existing Products' }).first().click();
    await heading('Products').waitFor();
    await mark();
    await prevent();
  };

  it('is reported without a network, and opens once there is one', async () => {
    await openProducts(() => context.setOffline(true));
    await button().click();
    await page.getByRole('status').filter({ hasText: notices.dialogMissing }).waitFor();
    await context.setOffline(false);
    await button().click();
    await page.getByRole('dialog').waitFor();
    expect(await stillMarked()).toBe(true);
  });

  it('is replaced by the inquiry form with a network', async () => {
    await openProducts(() => block(isScript));
    await button().click();
    await page.waitForURL(`**${pathOf('contact')}#contact-us-form`);
  });
});

it('data is requested by the release of the document, and where a newer release has none, the link loads its document', async () => {
  await open(pathOf('faqs'));
  const release = await page.locator('html').getAttribute('data-release');
  await page.route('**/assets/data/**', (route) => route.fulfill({ status: 404, body: 'Not found\n' }));
  const request = page.waitForRequest('**/Products/Eclipse.json');
  await mark();
  await footerLink('Eclipse').click();
  expect(new URL((await request).url()).pathname).toBe(`/assets/data/${release}${pathOf('eclipse')}.json`);
  await markGone();
  await heading('Eclipse').waitFor();
});

describe('the inquiry form whose code cannot be loaded', () => {
  const form = () => page.locator('#contact-us-form form');

  it.each(['with the app', 'alone', 'with the loader'])(
    'keeps what is typed and names other ways to reach the company: not loaded %s',
    async (when) => {
      const { app } = await scriptsOf(pathOf('contact'));
      if (when === 'with the app') await block((asked) => app.includes(asked));
      else if (when === 'with the loader') await block(isScript);
      else
        await page.route('**/assets/**/*.js', (route) =>
          app.includes(new URL(route.request().url()).pathname) || route.request().url().includes('entries')
            ? route.continue()
            : route.fetch().then(async (answer) => {
                const text = await answer.text();
                return /FormStatus|ErrorSummary|final-form|PDLength/.test(text)
                  ? route.abort()
                  : route.fulfill({ response: answer, body: text });
              }),
        );
      await page.goto(site + pathOf('contact'));
      await form().getByLabel('Full name').fill('Ada Byron');
      await incomplete();
      const notice = page.getByRole('alert').filter({ hasText: notices.formIncomplete });
      await notice.waitFor();
      expect(await notice.getByRole('link').count()).toBe(2);
      await form().getByRole('button', { name: 'Submit' }).click();
      expect(await notice.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
      expect(await form().getByLabel('Full name').inputValue()).toBe('Ada Byron');
      expect(new URL(page.url()).search).toBe('');
    },
  );
});

it('Back before hydration shows the page of the URL, also between entries that the app has added', async () => {
  await open(pathOf('kelvin'));
  await footerLink('Eclipse').click();
  await heading('Eclipse').waitFor();
  const { app } = await scriptsOf(pathOf('eclipse'));
  await hold((path) => app.includes(path));
  await page.reload();
  await heading('Eclipse').waitFor();
  await page.goBack();
  await heading('Kelvin').waitFor();
});

describe('a position on the page', () => {
  // Repeated, because sections that come into view change the height of the page.
  const scrollTo = (top: number) =>
    page.waitForFunction((y) => {
      if (Math.abs(window.scrollY - y) < 2) return true;
      window.scrollTo(0, y);
      return false;
    }, top);
  const top = () => page.evaluate(() => Math.round(window.scrollY));

  it('is kept over a reload, also with an anchor in the URL', async () => {
    await open(`${pathOf('kelvin')}#faq`);
    await expect.poll(top).toBeGreaterThan(1000);
    await scrollTo(300);
    await page.reload();
    await hydrated();
    expect(Math.abs((await top()) - 300)).toBeLessThan(5);
  });

  it('is restored by Back as it was when the link was pressed, not from an earlier visit in the same tab', async () => {
    await open(pathOf('kelvin'));
    await scrollTo(1500);
    await open(pathOf('eclipse'));
    // Fonts change the height of the page.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await footerLink('Kelvin').scrollIntoViewIfNeeded();
    const ended = page.evaluate(
      () => new Promise<void>((resolve) => window.addEventListener('scrollend', () => resolve(), { once: true })),
    );
    await page.mouse.wheel(0, -7);
    await ended;
    // Sections that get their layout meanwhile move the page: the position counts at the moment of the click.
    await page.evaluate(() =>
      document.addEventListener('click', () => Object.assign(window, { left: Math.round(window.scrollY) }), true),
    );
    await footerLink('Kelvin').click();
    await heading('Kelvin').waitFor();
    const left = await page.evaluate(() => (window as unknown as { left: number }).left);
    expect(left).toBeGreaterThan(1500);
    await page.goBack();
    await heading('Eclipse').waitFor();
    await expect.poll(top).toBe(left);
  });
});

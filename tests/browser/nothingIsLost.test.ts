/** A page that was read is never taken away: not by a script or data that cannot be had, nor by code that fails. */
import { describe, expect, inject, it } from 'vitest';
import { notices } from '../../frontend/src/content/notices';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import {
  block,
  context,
  hydrated,
  idle,
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

describe('a script that cannot be had', () => {
  const screens = [...new Map(manifest.map((row) => [row.screen, row])).values()];

  it.each(screens.map(({ screen, path }) => [screen, path]))('leaves %s as it was prerendered', async (_, path) => {
    const { app } = await scriptsOf(path);
    await block((asked) => app.includes(asked));
    await page.goto(site + path);
    const before = await words();
    await incomplete();
    expect(await words()).toBe(before);
    await footerLink('Kelvin').click();
    await heading('Kelvin').waitFor();
  });

  it('leaves the page as it was, whichever of its files it is', { timeout: 120_000 }, async () => {
    const path = pathOf('kelvin');
    for (const file of (await scriptsOf(path)).app) {
      await block((asked) => asked === file);
      await page.goto(site + path);
      const before = await words();
      await incomplete();
      expect(await words(), file).toBe(before);
      await page.unrouteAll();
    }
  });

  it('has the next page shown as a document', async () => {
    // A page without a link in view to the next one, which would be fetched ahead.
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

describe('code that fails', () => {
  it('leaves the page readable, and its links lead on', async () => {
    await page.route(`${site}${pathOf('kelvin')}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      // What an older release may have called by another name.
      await route.fulfill({ response: answer, body: html.replace('"content":{', '"content":{},"was":{') });
    });
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(site + pathOf('kelvin'));
    const before = await words();
    await failed;
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#app > *') ?? {}).some((key) => key.startsWith('__react')),
    );
    expect(await words()).toBe(before);
    await footerLink('Eclipse').click();
    await heading('Eclipse').waitFor();
  });

  it('on the next page has the server show it', async () => {
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

  it('on the next page, without a network: leaves what is read, says so, and has the server show it once there is one', async () => {
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

describe('without a network', () => {
  it('a link leaves what is read, says so, and leads on once there is one again', async () => {
    await open(pathOf('kelvin'));
    await mark();
    const before = await words();
    await context.setOffline(true);
    await footerLink('Terms and Conditions').click();
    await page.getByRole('alert').filter({ hasText: notices.stuck }).waitFor();
    expect(await words()).toContain(before);
    await context.setOffline(false);
    await page.getByRole('button', { name: notices.retry }).click();
    await page.locator('h1', { hasText: 'Terms' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await stillMarked()).toBe(true);
  });

  it('Back takes the notice away', async () => {
    await open(pathOf('kelvin'));
    await context.setOffline(true);
    await footerLink('Terms and Conditions').click();
    await page.getByRole('alert').waitFor();
    await page.goBack();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await heading('Kelvin').waitFor();
  });

  it('pointing at links asks for nothing and takes nothing away', async () => {
    await open(pathOf('kelvin'));
    await mark();
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('header nav summary').first().hover();
    await footerLink('Terms and Conditions').hover();
    await idle();
    expect(asked.filter((url) => /\.(?:json|js)$/.test(url))).toEqual([]);
    expect(await stillMarked()).toBe(true);
    await heading('Kelvin').waitFor();
  });
});

describe('the Customization Form whose code cannot be had', () => {
  const button = () => page.getByRole('button', { name: 'Open the Customization Form' });

  it('without a network: the page stays, says so, and opens it once there is one again', async () => {
    await open(pathOf('products'));
    await mark();
    await context.setOffline(true);
    await button().click();
    await page.getByRole('status').filter({ hasText: notices.dialogMissing }).waitFor();
    await context.setOffline(false);
    await button().click();
    await page.getByRole('dialog').waitFor();
    expect(await stillMarked()).toBe(true);
  });

  it('with one: leads to the inquiry form, which asks for the same', async () => {
    await open(pathOf('products'));
    await block(isScript);
    await button().click();
    await page.waitForURL(`**${pathOf('contact')}#contact-us-form`);
  });
});

describe('data', () => {
  it('is asked for under the name of the document’s own release', async () => {
    await open(pathOf('faqs'));
    const release = await page.locator('html').getAttribute('data-release');
    const asked = page.waitForRequest('**/Products/Eclipse.json');
    await footerLink('Eclipse').click();
    expect(new URL((await asked).url()).pathname).toBe(`/assets/data/${release}${pathOf('eclipse')}.json`);
  });

  it('that a newer release has taken away: the link leads to the newer document', async () => {
    await open(pathOf('faqs'));
    await page.route('**/assets/data/**', (route) => route.fulfill({ status: 404, body: 'Not found\n' }));
    await mark();
    await footerLink('Eclipse').click();
    await markGone();
    await heading('Eclipse').waitFor();
  });
});

describe('the inquiry form whose code cannot be had', () => {
  const form = () => page.locator('#contact-us-form form');

  it.each(['at the start', 'when it is wanted', 'with what would fetch it'])(
    'keeps what is typed and says how else to reach the company, %s',
    async (when) => {
      const { app } = await scriptsOf(pathOf('contact'));
      if (when === 'at the start') await block((asked) => app.includes(asked));
      else if (when === 'with what would fetch it') await block(isScript);
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

describe('the inquiry form whose code is here', () => {
  it('says nothing of that', async () => {
    await open(pathOf('contact'));
    const notice = page.getByText(notices.formIncomplete);
    expect(await notice.count()).toBe(1);
    expect(await notice.isVisible()).toBe(false);
  });
});

describe('a position on the page', () => {
  // Again, where what comes into view on the way takes the room it needs.
  const scrollTo = (top: number) =>
    page.waitForFunction((y) => {
      if (Math.abs(window.scrollY - y) < 2) return true;
      window.scrollTo(0, y);
      return false;
    }, top);
  const top = () => page.evaluate(() => Math.round(window.scrollY));

  it('stays over a reload, whatever anchor the address has', async () => {
    await open(`${pathOf('kelvin')}#faq`);
    await expect.poll(top).toBeGreaterThan(1000);
    await scrollTo(300);
    await page.reload();
    await hydrated();
    expect(Math.abs((await top()) - 300)).toBeLessThan(5);
  });

  it('is that of this visit, not of another that began in the same tab', async () => {
    await open(pathOf('kelvin'));
    await scrollTo(1500);
    await open(pathOf('eclipse'));
    // In another font the page is higher or lower.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await footerLink('Kelvin').scrollIntoViewIfNeeded();
    await scrollTo((await top()) - 7);
    const left = await top();
    await footerLink('Kelvin').click();
    await heading('Kelvin').waitFor();
    await page.goBack();
    await heading('Eclipse').waitFor();
    // Where the link was pressed: at the foot of Eclipse, and not 1500 px down Kelvin.
    await expect.poll(top).toBe(left);
  });
});

describe('where one is', () => {
  it('Home marks no link that only leads there for want of its own page', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(pathOf('home'));
    const names = await page.locator('[aria-current="page"]').allTextContents();
    for (const name of ['Gel Packs', 'Wireless Thermometer', 'Blood Temperature Indicator'])
      expect(names).not.toContain(name);
  });
});

import { describe, expect, inject, it } from 'vitest';
import { idle, mark, page, pagePerTest, stillMarked } from './support/visit';

const site = inject('siteUrl');

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const open = (path: string) => page.goto(`${site}${path}`, { waitUntil: 'networkidle' });

/** The head as a search engine would read it. */
const head = () =>
  page.evaluate(() => {
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      keywords: content('meta[name="keywords"]'),
      robots: content('meta[name="robots"]'),
      canonical: [...document.head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      twitter: content('meta[name="twitter:title"]'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    };
  });

describe('following a link inside the site', () => {
  it('shows the next page without a reload, with the very head its own file has', async () => {
    await open('/Products/Kelvin');
    const expected = await head();
    await open('/Coolers');
    await mark();
    await page.locator('main').getByRole('link', { name: 'Learn More about Kelvin', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    expect(await stillMarked()).toBe(true);
    await expect.poll(head).toEqual(expected);
  });

  it('writes the rules that the first page had no element for', async () => {
    await open('/glossary');
    await page.locator('footer').getByRole('link', { name: 'Kelvin', exact: true }).click();
    const labels = page.locator('main').getByRole('list', { name: 'Label colors' });
    await labels.waitFor();
    const [id = ''] = (await labels.getAttribute('class'))?.match(/(?<=\bc-)\w+/) ?? [];
    const leftOut = await page.locator('style[data-styles]').getAttribute('data-styles');
    expect(leftOut?.split(' '), 'left out of the first page').toContain(id);
    expect(await labels.evaluate((list) => getComputedStyle(list).display)).toBe('flex');
  });

  it('starts at the top with the focus on the heading', async () => {
    await open('/Products/Kelvin');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator('footer').getByRole('link', { name: 'Eclipse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Eclipse' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('returns to where the visitor was on Back', async () => {
    await open('/Products/Kelvin');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.waitForFunction(() => window.scrollY === 2000);
    const link = page.locator('#related').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kelvin');
  });

  it('leads Request a Product to the inquiry form, below the sticky header', async () => {
    await open('/Products/Kelvin');
    await mark();
    await page.locator('main').getByRole('link', { name: 'Request a Product' }).first().click();
    await page.waitForURL(({ pathname, hash }) => pathname + hash === '/ContactUs#contact-us-form');
    const top = () =>
      page.evaluate(() => document.getElementById('contact-us-form')?.getBoundingClientRect().top ?? 9999);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(0);
    expect(await stillMarked()).toBe(true);
  });

  it('lets the keyboard go on from the section that a link leads to', async () => {
    await open('/Products/Kelvin');
    await page.getByRole('banner').getByRole('link', { name: 'Request a Product' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-us-form');
  });

  it.each(['/', '/Products/Kelvin', '/Company/FAQS', '/ContactUs', '/Category/Specimen'])(
    'keeps %s whole under a hash that cannot be decoded',
    async (path) => {
      const faults: Error[] = [];
      page.on('pageerror', (error) => faults.push(error));
      await open(`${path}#%E0%A4%A`);
      expect(await page.locator('h1').count()).toBe(1);
      // Until the app has answered to it: idle time comes after all that the change has set off.
      await page.evaluate(
        () =>
          new Promise((idle) => {
            window.addEventListener('hashchange', () => requestIdleCallback(idle), { once: true });
            window.location.hash = '#100%';
          }),
      );
      expect(await page.locator('h1').count()).toBe(1);
      expect(faults).toEqual([]);
    },
  );

  it('shows a question behind the button when a link names it', async () => {
    for (const path of ['/Company/FAQS', '/Products/Monrach']) {
      await page.goto('about:blank');
      await open(path);
      const id = await page.locator('details[name^="faq"] div[id]').last().getAttribute('id');
      await page.goto('about:blank');
      await open(`${path}#${id}`);
      await page.locator(`#${id}`).waitFor();
      await expect
        .poll(() => page.evaluate((answer) => document.getElementById(answer ?? '')?.getBoundingClientRect().top, id))
        .toBeLessThan(700);
    }
  });

  it('scrolls to the listed sections on load as well', async () => {
    for (const path of [
      '/ContactUs#contact-us-form',
      '/Products#product-form-section',
      '/Coolers#product-form-section',
    ]) {
      await page.goto('about:blank');
      await open(path);
      const id = path.split('#')[1] as string;
      await expect
        .poll(
          () => page.evaluate((section) => document.getElementById(section)?.getBoundingClientRect().top ?? 9999, id),
          {
            message: path,
          },
        )
        .toBeLessThan(200);
    }
  });

  it('opens the answer that a link names', async () => {
    await open('/Products/Kelvin');
    const id = await page.locator('details[name^="faq"] div[id]').nth(7).getAttribute('id');
    await page.goto('about:blank');
    await open(`/Products/Kelvin#${id}`);
    await expect.poll(() => page.locator(`details[name^="faq"]:has(#${id})`).getAttribute('open')).not.toBeNull();
    expect(await page.locator('details[name^="faq"][open]').count()).toBe(1);
  });

  it('has the next page at hand once its link is pointed at', async () => {
    await open('/Coolers');
    const data = page.waitForResponse('**/assets/data/*/Products/Kelvin.json');
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).hover();
    await data;
    await page.route('**/assets/data/**', (route) => route.abort());
    await mark();
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    expect(await stillMarked()).toBe(true);
  });

  it('has the pages at hand whose links are in view, unless the visitor saves data', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/Company/FAQS');
    const askedFor = (name: string) => asked.some((path) => path.startsWith('/assets/data/') && path.endsWith(name));
    await expect.poll(() => askedFor('/ContactUs.json')).toBe(true);
    expect(askedFor('/Cookie-Policy.json')).toBe(false);
    // In every page's header, and the heaviest of all.
    await idle();
    expect(askedFor('/search.json')).toBe(false);
    const data = page.waitForRequest('**/search.json');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
    await data;

    asked.length = 0;
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    await open('/Company/FAQS');
    await idle();
    expect(asked.filter((path) => path.startsWith('/assets/data/'))).toEqual([]);
  });

  it('hands a page whose data is gone to the server', async () => {
    await open('/Coolers');
    await page.route('**/assets/data/*/Products/Kelvin.json', (route) => route.fulfill({ status: 404 }));
    await mark();
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    expect(await stillMarked()).toBe(false);
  });
});

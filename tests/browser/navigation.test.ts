import { beforeAll, describe, expect, inject, it } from 'vitest';
import { rulesAdded } from './support/styles';
import { hydrated, idle, mark, openPage, page, shareBrowser, stillMarked } from './support/visit';

const site = inject('siteUrl');

const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
shareBrowser([], 'all');
beforeAll(async () => {
  await openPage(options);
});

async function open(path: string): Promise<void> {
  // From one fragment of a page to another, no document would be loaded.
  await page.goto('about:blank');
  await page.goto(site + path);
  await hydrated();
}

/** The parts of the head that search engines read. */
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

/** Computed styles by class of Emotion's, of the first element with the class in the page's content. */
const styles = () =>
  page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'color',
      'background-color',
      'font',
      'padding',
      'margin',
      'border',
      'gap',
    ];
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('main *')) {
      const [name] = /\bc-\w+/.exec(element.getAttribute('class') ?? '') ?? [];
      if (!name || name in found) continue;
      const computed = getComputedStyle(element);
      found[name] = properties.map((property) => computed.getPropertyValue(property)).join(' | ');
    }
    return found;
  });

describe('following a link inside the site', () => {
  it('shows the next page without a reload, with the same head as its file', async () => {
    await open('/Products/Kelvin');
    const expected = await head();
    await open('/Coolers');
    await mark();
    await page.locator('main').getByRole('link', { name: 'Learn More about Kelvin', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    expect(await stillMarked()).toBe(true);
    await expect.poll(head).toEqual(expected);
  });

  it('adds the style rules that the first page did not need', async () => {
    await open('/glossary');
    await page.locator('footer').getByRole('link', { name: 'Kelvin', exact: true }).click();
    const labels = page.locator('main').getByRole('list', { name: 'Label colors' });
    await labels.waitFor();
    const [id = ''] = (await labels.getAttribute('class'))?.match(/(?<=\bc-)\w+/) ?? [];
    const leftOut = await page.locator('style[data-styles]').getAttribute('data-styles');
    expect(leftOut?.split(' '), 'left out of the first page').toContain(id);
    expect(await labels.evaluate((list) => getComputedStyle(list).display)).toBe('flex');
  });

  it('has the styles of its document, and inserts hardly a rule for them', async () => {
    await open('/Products/Kelvin');
    const expected = await styles();
    expect(Object.keys(expected).length).toBeGreaterThan(60);
    const loaded = page.waitForResponse('**/assets/data/*/styles/product.json');
    await open('/Company/OurTeam');
    const link = page.locator('footer').getByRole('link', { name: 'Kelvin', exact: true });
    await link.hover();
    await (await loaded).finished();
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    const before = (await rulesAdded(page)).length;
    await link.click();
    await page.locator('#related').getByRole('link').first().waitFor();
    expect(await styles()).toEqual(expected);
    // Those of the pending bar and of the parts that come after the first paint.
    expect((await rulesAdded(page)).length - before).toBeLessThan(10);
  });

  it('needs nothing of the file of its styles', async () => {
    await open('/Products/Kelvin');
    const expected = await styles();
    await page.route('**/assets/data/*/styles/*.json', (route) => route.fulfill({ status: 404 }));
    await open('/Company/OurTeam');
    await page.locator('footer').getByRole('link', { name: 'Kelvin', exact: true }).click();
    await page.locator('#related').getByRole('link').first().waitFor();
    expect(await styles()).toEqual(expected);
    await page.unroute('**/assets/data/*/styles/*.json');
  });

  it('starts at the top with the focus on the heading; Back restores the position, and Forward the page', async () => {
    await open('/Products/Kelvin');
    await mark();
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.waitForFunction(() => window.scrollY === 2000);
    const link = page.locator('#related').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const heading = page.getByRole('heading', { level: 1 });
    const position = () => page.evaluate(() => window.scrollY);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await link.click();
    await heading.filter({ hasText: 'Kelvin' }).waitFor({ state: 'detached' });
    const next = await heading.textContent();
    await expect.poll(position).toBe(0);
    expect(await focused()).toBe('H1');
    await page.goBack();
    await heading.filter({ hasText: 'Kelvin' }).waitFor();
    await expect.poll(position).toBe(before);
    expect(await focused()).toBe('H1');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kelvin');
    await page.goForward();
    await expect.poll(() => heading.textContent()).toBe(next);
    expect(await stillMarked()).toBe(true);
  });

  it('Request a Product scrolls the inquiry form below the sticky header, with the focus on it', async () => {
    await open('/Products/Kelvin');
    await mark();
    await page.locator('main').getByRole('link', { name: 'Request a Product' }).first().click();
    await page.waitForURL(({ pathname, hash }) => pathname + hash === '/ContactUs#contact-us-form');
    const top = () =>
      page.evaluate(() => document.getElementById('contact-us-form')?.getBoundingClientRect().top ?? 9999);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-us-form');
    expect(await stillMarked()).toBe(true);
  });

  it.each(['/', '/Products/Kelvin', '/Company/FAQS', '/ContactUs', '/Category/Specimen'])(
    'shows %s with a fragment that cannot be decoded',
    async (path) => {
      const faults: Error[] = [];
      page.on('pageerror', (error) => faults.push(error));
      await open(`${path}#%E0%A4%A`);
      expect(await page.locator('h1').count()).toBe(1);
      // Idle time comes after the app has handled the change.
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

  it('scrolls to the listed sections on load too', async () => {
    for (const path of [
      '/ContactUs#contact-us-form',
      '/Products#product-form-section',
      '/Coolers#product-form-section',
    ]) {
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

  it('opens the answer that the URL names, also behind the button for more, and scrolls to it', async () => {
    await open('/Products/Kelvin');
    const id = await page.locator('details[name^="faq"] div[id]').last().getAttribute('id');
    await open(`/Products/Kelvin#${id}`);
    await expect.poll(() => page.locator(`details[name^="faq"]:has(#${id})`).getAttribute('open')).not.toBeNull();
    expect(await page.locator('details[name^="faq"][open]').count()).toBe(1);
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((answer) => answer.getBoundingClientRect().top))
      .toBeLessThan(700);
  });

  it('loads the next page once the pointer is on its link', async () => {
    await openPage(options);
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

  it('loads the pages whose links are in view, unless the visitor saves data', async () => {
    await openPage(options);
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

    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    // The app is not loaded before the first input, so the page is never hydrated here.
    await page.goto(`${site}/Company/FAQS`, { waitUntil: 'commit' });
    // The requests of the page before.
    asked.length = 0;
    await page.waitForLoadState();
    await idle();
    await idle();
    expect(asked.filter((path) => path.startsWith('/assets/data/'))).toEqual([]);
  });

  it('loads the document of a page whose data is missing', async () => {
    await openPage(options);
    await open('/Coolers');
    await page.route('**/assets/data/*/Products/Kelvin.json', (route) => route.fulfill({ status: 404 }));
    await mark();
    await page.locator('footer').getByRole('link', { name: 'Kelvin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kelvin' }).waitFor();
    expect(await stillMarked()).toBe(false);
  });
});

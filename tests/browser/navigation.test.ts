import { describe, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { rulesAdded } from './support/styles';
import {
  block,
  followInPlace,
  footerLink,
  heading,
  hold,
  idle,
  mark,
  open,
  openEarly,
  openPage,
  page,
  pagePerFile,
  scrolled,
  scrollTo,
  stillMarked,
} from './support/visit';

const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
pagePerFile(options);

/** The parts of the head that search engines read. */
const head = () =>
  page
    .locator(
      `title, meta:is([name=description], [name=keywords], [name=robots], [property="og:title"], [property="og:url"]),
      meta[name="twitter:title"], link[rel=canonical], script[type="application/ld+json"]`,
    )
    .evaluateAll((parts) => parts.map((part) => part.outerHTML).sort());

/**
 * Computed styles by class of Emotion's, of the first element with the class in the page's content. Without its layout, as the
 * used value of an `auto` margin depends on the font, which is late on a busy machine.
 */
const styles = () =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.display = 'none';
    const properties = ['display', 'color', 'background-color', 'font', 'padding', 'margin', 'border', 'gap'];
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('main *')) {
      const [name] = /\bc-\w+/.exec(element.getAttribute('class') ?? '') ?? [];
      if (!name || name in found) continue;
      const computed = getComputedStyle(element);
      found[name] = properties.map((property) => computed.getPropertyValue(property)).join(' | ');
    }
    main?.style.removeProperty('display');
    return found;
  });

describe('following a link inside the site', () => {
  it('shows the next page without a reload, with the same head as its file', async () => {
    await open('/Products/Kelvin');
    const expected = await head();
    await open('/Coolers');
    await mark();
    await page.locator('main').getByRole('link', { name: 'Learn More about Kelvin', exact: true }).click();
    await heading('Kelvin').waitFor();
    expect(await stillMarked()).toBe(true);
    await expect.poll(head).toEqual(expected);
  });

  it('has the styles of its document, and inserts hardly a rule for them', async () => {
    await open('/Products/Kelvin');
    const expected = await styles();
    expect(Object.keys(expected).length).toBeGreaterThan(60);
    const followLink = async () => {
      await footerLink('Kelvin').click();
      await page.locator('#related').getByRole('link').first().waitFor();
      expect(await styles()).toEqual(expected);
    };
    const loaded = page.waitForResponse('**/assets/data/*/styles/product.json');
    await open('/Company/OurTeam');
    await footerLink('Kelvin').hover();
    await (await loaded).finished();
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    const before = (await rulesAdded()).length;
    await followLink();
    // Those of the pending bar and of the parts that come after the first paint.
    expect((await rulesAdded()).length - before).toBeLessThan(10);

    // Without the file of its styles it has the same.
    await page.route('**/assets/data/*/styles/*.json', (route) => route.fulfill({ status: 404 }));
    await open('/Company/OurTeam');
    await followLink();
    await page.unroute('**/assets/data/*/styles/*.json');
  });

  it('scrolls to a section below the sticky header, with the focus on it, by a link and on load', async () => {
    const section = (id: string) => page.locator(`[id="${id}"]`);
    const expectInView = async (id: string) => {
      const top = () => section(id).evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top, { message: page.url() }).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(0);
      expect(await section(id).evaluate((element) => element === document.activeElement)).toBe(true);
    };
    await open('/Products/Kelvin');
    await mark();
    await page.locator('main').getByRole('link', { name: 'Request a Product' }).first().click();
    await page.waitForURL(({ pathname, hash }) => pathname + hash === '/ContactUs#contact-us-form');
    await expectInView('contact-us-form');
    expect(await stillMarked()).toBe(true);
    for (const path of ['/ContactUs', '/Products', '/Coolers']) {
      const id = path === '/ContactUs' ? 'contact-us-form' : 'product-form-section';
      await open(`${path}#${id}`);
      await expectInView(id);
    }
  });

  it('leaves a visitor who has scrolled on from a section before hydration where they are', async () => {
    await openPage(options);
    const load = await openEarly(`${pathOf('faqs')}#hold-time`);
    await expect.poll(scrolled).toBeGreaterThan(0);
    const jumped = await scrolled();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrolled).toBe(jumped + 700);
    await load();
    expect(await scrolled()).toBe(jumped + 700);
  });

  it.each([
    ['/ContactUs', '#contact-us-form form'],
    ['/Products', '#customization-form'],
  ])('leaves a form whose code has not loaded as it is while the next page loads: %s', async (path, selector) => {
    await openPage(options);
    await open(path);
    const form = await page.waitForSelector(selector, { state: 'attached' });
    await hold((asked) => asked.startsWith('/assets/'));
    await footerLink('Kelvin').click();
    await page.locator('main[aria-busy=true]').waitFor();
    expect(await form.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('shows the form of the page that a link to its section leads to, also while its code loads', async () => {
    await openPage(options);
    await open('/ContactUs');
    const form = page.locator('#contact-us-form form');
    const before = await form.boundingBox();
    const letThrough = await hold((asked) => asked.startsWith('/assets/'));
    await page.getByRole('banner').getByRole('link', { name: 'Request a Product' }).click();
    await page.waitForURL('**/ContactUs#contact-us-form');
    await expect.poll(() => page.locator('[inert] form').count()).toBe(1);
    expect(await form.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
    letThrough();
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
    expect(await form.count()).toBe(1);
  });

  it('loads the pages whose links are in view, and the search once its link is hovered', async () => {
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
  });
});

/** Waits until a new heading is inserted. @returns how many sections there are then, and how many of them lack their body. */
const atHeading = () =>
  page.evaluate(() => {
    const shown = document.querySelector('main h1');
    return new Promise<{ sections: number; bodiesMissing: number }>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === shown) return;
        observer.disconnect();
        const frames = [...document.querySelectorAll('main section[tabindex] > .MuiContainer-root')];
        const empty = frames.filter((frame) => (frame.lastElementChild?.textContent ?? '') === '');
        resolve({ sections: frames.length, bodiesMissing: empty.length });
      }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
    });
  });

it.each([
  ['find', '?min=2&max=8'],
  ['compare', '?items=kelvin,eclipse'],
] as const)('A reload keeps the scroll position of %s%s, whose results come after hydration', async (id, query) => {
  await openPage({ ...options, viewport: { width: 360, height: 740 } });
  // With the font the page has another height; whether it is there at the first paint depends on the machine.
  await block((path) => path.endsWith('.woff2'));
  await open(pathOf(id) + query);
  await page.locator('main :is([data-verdict], td)').first().waitFor();
  await scrollTo(1800);
  await expect.poll(scrolled).toBe(1800);
  const inView = () => page.evaluate(() => document.elementFromPoint(180, 400)?.textContent);
  const before = await inView();
  await page.reload();
  await expect.poll(inView).toBe(before);
  await expect.poll(scrolled).toBe(1800);
});

it.each([
  ['search', '?q=plasma', 'mark'],
  ['contact', '#contact-us-form', 'form details'],
] as const)('Back and a reload keep the position of %s%s, which grows once it is shown', async (id, query, late) => {
  await openPage({ ...options, viewport: { width: 390, height: 740 } });
  // With the font, which comes at the next page, this one has another height.
  await block((path) => path.endsWith('.woff2'));
  // What the inquiry grows by.
  await page.addInitScript(() => localStorage.setItem('request-basket', '[{"product":"kelvin"}]'));
  await open(pathOf(id) + query);
  const grown = page.locator('main').locator(late).first();
  await grown.waitFor();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const left of [1200, end - 100]) {
    await scrollTo(left);
    await expect.poll(scrolled).toBe(left);
    await followInPlace('Terms and Conditions');
    // Has used the page before, as every visitor who goes back.
    await page.keyboard.press('Shift');
    for (const leave of [() => page.goBack(), () => page.reload()]) {
      await leave();
      await grown.waitFor();
      await idle();
      await expect.poll(scrolled).toBe(left);
    }
  }
  // Not against the visitor who then scrolls, also where the page grows after that.
  await page.mouse.wheel(0, -300);
  await expect.poll(scrolled).toBe(end - 400);
  await page.evaluate(() => document.body.append('One line more'));
  await idle();
  expect(await scrolled()).toBe(end - 400);
});

it('A reload keeps the position of a search whose results come late', async () => {
  await openPage({ ...options, viewport: { width: 390, height: 740 } });
  await block((path) => path.endsWith('.woff2'));
  await open(`${pathOf('search')}?q=plasma`);
  const result = page.locator('main mark').first();
  await result.waitFor();
  await scrollTo(1200);
  await expect.poll(scrolled).toBe(1200);
  const letThrough = await hold((path) => path.endsWith('/search.json'));
  await page.clock.install();
  await page.reload();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.clock.runFor(8_000);
  letThrough();
  await result.waitFor();
  await idle();
  expect(await scrolled()).toBe(1200);
  // Not against what scrolls without a key or a pointer, as a screen reader does.
  await scrollTo(900);
  await page.evaluate(() => document.querySelector('main')?.prepend('One line more'));
  await idle();
  expect(await scrolled()).not.toBe(1200);
});

it('Back returns to where an anchor had led', async () => {
  await openPage({ ...options, viewport: { width: 390, height: 740 } });
  await open(`${pathOf('faqs')}#prices-and-orders`);
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await followInPlace('Terms and Conditions');
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
});

it('A page that a link leads to is rendered with its heading first, and its sections or their bodies after that', async () => {
  await openPage({ ...options, viewport: { width: 412, height: 823 } });
  await open(pathOf('faqs'));
  const [contact] = await Promise.all([atHeading(), footerLink('Contact Us').click()]);
  expect(contact.bodiesMissing).toBeGreaterThan(0);
  await page.locator('#contact-us-form form').waitFor();

  const [product] = await Promise.all([atHeading(), footerLink('Kelvin').click()]);
  expect(product).toEqual({ sections: 0, bodiesMissing: 0 });
  const related = page.locator('#related').getByRole('link');
  await expect.poll(() => related.count()).toBeGreaterThan(2);
  expect(await scrolled()).toBe(0);
});

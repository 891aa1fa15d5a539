/** A page stays readable when scripts or data cannot be loaded, or code throws. */
import { describe, expect, it } from 'vitest';
import { formIncomplete } from '../../frontend/src/content/form-incomplete';
import { notices } from '../../frontend/src/content/notices';
import { LOAD_TIMEOUT_MS } from '../../frontend/src/lib/inTime';
import { manifest } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { chunkPath } from './support/site';
import {
  block,
  changeHtml,
  context,
  follow,
  followInPlace,
  footerLink,
  goBackTo,
  heading,
  hold,
  holdApp,
  hydrated,
  idle,
  interactive,
  isScript,
  mark,
  markGone,
  open,
  page,
  pagePerTest,
  scriptsOf,
  scrolled,
  scrollTo,
  site,
  stillMarked,
} from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const words = () => page.evaluate(() => document.querySelector('#app')?.textContent ?? '');
const incomplete = () => page.waitForFunction(() => document.documentElement.hasAttribute('data-incomplete'));

describe('the page stays as it was prerendered, with its links', () => {
  it('where a script cannot be loaded, whichever of the app’s files it is', async () => {
    const path = pathOf('kelvin');
    const { entry, app } = await scriptsOf(path);
    // Every page has the same loader, which is what keeps the page.
    const loaders = await Promise.all(manifest.map(async (other) => (await scriptsOf(other.path)).entry));
    expect(new Set(loaders)).toEqual(new Set([entry]));
    for (const file of app) {
      await block((requested) => requested === file || requested.startsWith('/images/'));
      await page.goto(site + path, { waitUntil: 'domcontentloaded' });
      const before = await words();
      await incomplete();
      expect(await words(), file).toBe(before);
      await page.unrouteAll();
    }
    await follow('Eclipse');
  });

  it('where code throws', async () => {
    // As if a release had renamed the key.
    await changeHtml(pathOf('kelvin'), (html) => html.replace('"content":{', '"content":{},"was":{'));
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(site + pathOf('kelvin'));
    const before = await words();
    await failed;
    await interactive(['header']);
    expect(await words()).toBe(before);
    await follow('Eclipse');
  });
});

it.each<[what: string, prevent: () => Promise<unknown>]>([
  [
    'whose code cannot be loaded',
    async () => {
      const { app } = await scriptsOf(pathOf('terms'));
      const missing = (await scriptsOf(pathOf('eclipse'))).app.filter((file) => !app.includes(file));
      expect(missing.length).toBeGreaterThan(0);
      await block((asked) => missing.includes(asked));
    },
  ],
  [
    'whose data, named by the release of the document, is gone',
    async () => {
      const release = await page.locator('html').getAttribute('data-release');
      await page.route(`**/assets/data/${release}/**`, (route) => route.fulfill({ status: 404, body: 'Not found\n' }));
    },
  ],
  [
    'whose code throws',
    () =>
      page.route('**/assets/data/*/Products/Eclipse.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), content: {} } });
      }),
  ],
])('a page %s is loaded as a document by the link to it', async (_, prevent) => {
  // This page has no link in view to the next one, which would be prefetched.
  await open(pathOf('terms'));
  await prevent();
  await mark();
  await footerLink('Eclipse').click();
  await markGone();
  await heading('Eclipse').waitFor();
});

describe('without a network', () => {
  const alert = () => page.getByRole('alert');
  /** Follows links of the footer in vain. */
  const followInVain = async (...names: readonly string[]) => {
    for (const name of names) {
      await footerLink(name).click();
      await alert().filter({ hasText: notices.stuck }).waitFor();
    }
  };

  it('links request nothing ahead, and one that is followed keeps the page, which is still shared, until there is a network', async () => {
    await page.addInitScript(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data?.url });
    });
    await open(pathOf('kelvin'));
    await mark();
    const before = await words();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('header nav summary').first().hover();
    await footerLink('Terms and Conditions').hover();
    await idle();
    const position = await scrolled();
    expect(position).toBeGreaterThan(0);
    expect(requested.filter((url) => /\.(?:json|js)$/.test(url))).toEqual([]);

    const stay = page.getByRole('button', { name: notices.stay });
    const expectStayed = async () => {
      await stay.click();
      await page.waitForURL(site + pathOf('kelvin'));
      await alert().waitFor({ state: 'detached' });
    };
    await followInVain('Terms and Conditions');
    expect(await words()).toContain(before);
    expect(await scrolled()).toBe(position);
    await expectStayed();
    expect(await words()).toBe(before);
    expect(await scrolled()).toBe(position);
    await followInVain('Terms and Conditions', 'Terms and Conditions', 'Cookie Policy');
    await page.getByRole('button', { name: 'Share this product' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toBe(site + pathOf('kelvin'));
    expect(await stay.count()).toBe(1);
    await expectStayed();
    await page.goForward();
    await alert().waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: notices.retry }).click();
    await page.locator('h1', { hasText: 'Terms' }).waitFor();
    expect(await alert().count()).toBe(0);
    expect(await stillMarked()).toBe(true);
  });

  it('links within the page that is shown lead to its sections, once another has been followed', async () => {
    await open(pathOf('terms'));
    await context.setOffline(true);
    await followInVain('Eclipse');
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(5);
    const anchor = await link.getAttribute('href');
    await link.click();
    await expect.poll(() => page.url()).toBe(site + pathOf('terms') + anchor);
    const top = () => page.locator(String(anchor)).evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toSatisfy((at: number) => at > 0 && at < 200);
    expect(await alert().count()).toBe(0);
  });
});

it('a page whose request has hung since its link was hovered is requested again after the click, with a bar; if that hangs too, it is reported, and the next try loads it', async () => {
  await page.clock.install();
  await page.goto(`${site}/Coolers`, { waitUntil: 'networkidle' });
  await page.clock.runFor(2_000);
  await mark();
  let inTunnel = true;
  const data = '**/assets/data/*/Products/Kelvin.json';
  await page.route(data, (route) => (inTunnel ? undefined : route.continue()));
  await page.route('**/Products/Kelvin', (route) => route.abort());
  const prefetch = page.waitForRequest(data);
  await footerLink('Kelvin').hover();
  await prefetch;
  await page.clock.runFor(LOAD_TIMEOUT_MS - 1_000);
  const again = page.waitForRequest(data);
  await footerLink('Kelvin').click();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  await page.clock.runFor(2_000);
  await again;
  await page.clock.runFor(LOAD_TIMEOUT_MS);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  inTunnel = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await heading('Kelvin').waitFor();
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

  it('is reported without a network, at each try, and opens once there is one', async () => {
    await openProducts(() => context.setOffline(true));
    const report = page.getByRole('status').filter({ hasText: notices.dialogMissing });
    await button().click();
    await report.waitFor();
    // Announced anew, as it is gone while the form is requested again.
    const request = await hold((path) => path === chunkPath('CustomizationForm'));
    await button().click();
    await expect.poll(() => report.count()).toBe(0);
    request();
    await report.waitFor();
    await context.setOffline(false);
    await button().click();
    await page.getByRole('dialog').waitFor();
    expect(await stillMarked()).toBe(true);
  });

  it('leads nowhere once the visitor has gone to another page, and is replaced by the inquiry form where it is', async () => {
    await openProducts(() => block((path) => path === chunkPath('CustomizationForm')));
    const answer = await hold((path) => path === pathOf('contact'));
    const asked = page.waitForRequest(site + pathOf('contact'));
    await button().click();
    const probe = await asked;
    await follow('Kelvin');
    answer();
    expect((await probe.response())?.status()).toBe(200);
    await idle();
    await follow('Eclipse');
    expect(await stillMarked()).toBe(true);
    for (const name of ['Kelvin', 'Products']) await goBackTo(name);
    await button().click();
    await page.waitForURL(`**${pathOf('contact')}#contact-us-form`);
  });
});

it.each<[what: string, blocked: () => Promise<(path: string) => boolean>]>([
  [
    'with the app',
    async () => {
      const { app } = await scriptsOf(pathOf('contact'));
      return (asked) => app.includes(asked);
    },
  ],
  ['alone', async () => (asked) => asked === chunkPath('InquiryForm')],
  ['with the loader', async () => isScript],
])('an inquiry form that is not loaded %s keeps what is typed, and names other ways to ask', async (_, blocked) => {
  const form = page.locator('#contact-us-form form');
  await block(await blocked());
  await page.goto(site + pathOf('contact'));
  await form.getByLabel('Full name').fill('Ada Byron');
  await incomplete();
  const notice = page.getByRole('alert').filter({ hasText: formIncomplete });
  await notice.waitFor();
  expect(await notice.getByRole('link').count()).toBe(2);
  await form.getByRole('button', { name: 'Submit' }).click();
  expect(await notice.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await form.getByLabel('Full name').inputValue()).toBe('Ada Byron');
  expect(new URL(page.url()).search).toBe('');
});

const unanswered = () => page.getByRole('alert').filter({ hasText: notices.pageIncomplete });

describe('a page says that it cannot answer, and names other ways to ask,', () => {
  it('where the app is not loaded', async () => {
    await open(`${pathOf('find')}?min=2&max=8`);
    expect(await unanswered().count()).toBe(0);
    await block((asked) => asked === chunkPath('react-dom'));
    await page.reload();
    await unanswered().waitFor();
    expect(await unanswered().getByRole('link').count()).toBe(2);
  });

  it.each([
    // The loader counts anew, so it has to be there first.
    ['app', `${pathOf('compare')}?items=kelvin,eclipse`, holdApp, 'load'],
    ['loader', `${pathOf('search')}?q=kelvin`, () => hold(isScript), 'commit'],
  ] as const)('while the %s is late: %s', async (_, path, holdBack, waitUntil) => {
    // Stands still, however long the machine takes.
    await page.clock.pauseAt(Date.now());
    const release = await holdBack();
    await page.goto(site + path, { waitUntil });
    await page.locator('h1').waitFor();
    await page.clock.runFor(9_000);
    expect(await unanswered().isVisible()).toBe(false);
    await page.clock.runFor(60_000);
    await unanswered().waitFor();
    release();
    await page.clock.resume();
    await unanswered().waitFor({ state: 'detached' });
  });
});

it('an item that is added where the app is missing is in the request once it is there, and the page says what it lacks', async () => {
  const add = page.getByRole('button', { name: 'Add to request' }).first();
  await block((asked) => asked === chunkPath('react-dom'));
  await page.goto(site + pathOf('eclipse'));
  await incomplete();
  expect(await unanswered().isVisible()).toBe(false);
  await page.setViewportSize({ width: 740, height: 390 });
  await add.click();
  await unanswered().waitFor();
  const uncovered = () =>
    unanswered().evaluate((notice) => {
      const { left, top } = notice.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20) === notice;
    });
  await expect.poll(uncovered).toBe(true);
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Remove from request' }).waitFor();
});

describe('the inquiry form after a navigation', () => {
  const isForm = (path: string) => path === chunkPath('InquiryForm');
  const name = () => page.locator('#contact-us-form form').getByLabel('Full name');
  const alerts = () => page.locator('main').getByRole('alert').count();

  it('says that it is loading, not missing, where part of another page is missing', async () => {
    await block((asked) => asked === chunkPath('startSwiper'));
    await open(pathOf('home'));
    await page.getByRole('button', { name: 'Next' }).first().click();
    await incomplete();
    const release = await hold(isForm);
    await follow('Contact Us');
    await page.getByRole('status').filter({ hasText: notices.formPending }).waitFor();
    expect(await alerts()).toBe(0);
    release();
    await name().fill('Ada Byron');
    await interactive(['form']);
    expect(await alerts()).toBe(0);
  });

  it.each([
    ['is missing', () => block(isForm)],
    ['is late', () => hold(isForm)],
  ])('is shown by its document where its code %s', async (_, prevent) => {
    await open(pathOf('eclipse'));
    await mark();
    await prevent();
    await page.clock.install();
    await follow('Contact Us');
    await page.clock.runFor(LOAD_TIMEOUT_MS);
    await markGone();
    await name().fill('Ada Byron');
  });

  it('is said to be missing in its own document, which is not loaded again, where an extension has changed that', async () => {
    await block(isForm);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(document.querySelector('main h1') ?? {}, { textContent: 'Kontakt' });
      });
    });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(site + pathOf('contact'));
    await page.keyboard.press('Shift');
    await page.getByRole('alert').filter({ hasText: notices.pageIncomplete }).waitFor();
    expect(documents).toHaveLength(1);
  });

  it('is said to be missing where the server is too, and is loaded by the next visit', async () => {
    await open(pathOf('eclipse'));
    await mark();
    await block((path) => isForm(path) || path === pathOf('contact'));
    await follow('Contact Us');
    await page.getByRole('alert').filter({ hasText: notices.pageIncomplete }).waitFor();
    await page.unrouteAll();
    await follow('Eclipse');
    await follow('Contact Us');
    await name().fill('Ada Byron');
    expect([await alerts(), await stillMarked()]).toEqual([0, true]);
  });
});

describe('Back shows the page of the URL, also between entries that the app has added,', () => {
  it.each<[when: string, holdBack: () => Promise<unknown>, held: () => Promise<unknown>]>([
    ['before the app has loaded', holdApp, () => heading('Eclipse').waitFor()],
    [
      'between the start of hydration and the first commit',
      // React's tasks are messages.
      () =>
        page.addInitScript(() => {
          MessagePort.prototype.postMessage = () => Object.assign(window, { reactWaits: true });
        }),
      () => page.waitForFunction(() => 'reactWaits' in window),
    ],
  ])('%s', async (_, holdBack, held) => {
    await open(pathOf('kelvin'));
    await follow('Eclipse');
    await holdBack();
    await page.reload();
    await held();
    await goBackTo('Kelvin');
  });

  it('at the position that it was left at', async () => {
    await open(pathOf('kelvin'));
    await scrollTo(1500);
    await followInPlace('Eclipse');
    const letThrough = await holdApp();
    await page.reload();
    await goBackTo('Kelvin');
    letThrough();
    await hydrated();
    expect(await scrolled()).toBe(1500);
  });
});

it('a position on the page is kept over a reload, also with an anchor in the URL', async () => {
  await open(`${pathOf('kelvin')}#faq`);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  // Repeated, because sections that come into view change the height of the page.
  await page.waitForFunction(() => {
    if (Math.abs(window.scrollY - 300) < 2) return true;
    window.scrollTo(0, 300);
    return false;
  });
  await page.reload();
  await hydrated();
  expect(Math.abs((await scrolled()) - 300)).toBeLessThan(5);
});

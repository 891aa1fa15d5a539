import type { Locator } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { splitIndex } from '../../frontend/src/features/search/split';
import { pathOf } from '../../frontend/src/routes/paths';
import { searchIndex } from '../../frontend/src/site/search-index';
import { specifiedProducts } from '../unit/support/specifiedProducts';
import { hold, isScript, openPage, page, shareBrowser } from './support/visit';

const site = inject('siteUrl');
shareBrowser([], 'all');
beforeAll(async () => {
  await openPage();
});
const open = (address: string) => page.goto(site + address);

const found = (query: string) => `${pathOf('search')}?q=${encodeURIComponent(query)}`;
const status = () => page.getByRole('status');
const group = (name: string) => page.getByRole('region', { name });
const field = () => page.getByRole('searchbox');
/** The paths of the specified products among results, in their order. */
async function specifiedIn(results: Locator) {
  const links = await results.getByRole('heading').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.filter((path) => specifiedProducts.some((id) => pathOf(id) === path));
}
/** Waits for the results. @returns the number that the status announces. */
async function announced(): Promise<number> {
  const text = await status()
    .filter({ hasText: /result|Nothing/ })
    .textContent();
  return Number.parseInt(text ?? '', 10) || 0;
}

describe('The search', () => {
  it('answers a URL with ?q=, as the structured data of Home promises', async () => {
    await open(found('kelvin'));
    expect(await announced()).toBeGreaterThan(1);
    expect(await field().inputValue()).toBe('kelvin');
    const first = group('Products').getByRole('listitem').first().getByRole('link');
    expect(await first.textContent()).toBe('Kelvin');
    expect(await first.getAttribute('href')).toBe(pathOf('kelvin'));
  });

  it('announces as many results as it lists, and marks the words of the query', async () => {
    await open(found('plasma'));
    const count = await announced();
    const more = page.getByRole('button', { name: /Show all/ });
    while ((await more.count()) > 0) await more.first().click();
    expect(await page.locator('main ol > li h3').count()).toBe(count);
    const marks = await page.locator('main mark').allTextContents();
    expect(marks.map((mark) => mark.toLowerCase())).toContain('plasma');
  });

  it('finds a question, and links to it, opened', async () => {
    await open(found('what does a cooler cost'));
    await announced();
    await group('Questions')
      .getByRole('link', { name: /What does a cooler cost/ })
      .click();
    await page.getByText('You order by a request or a call.').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf('faqs'));
  });

  it('finds a specimen, and links to its tab', async () => {
    await open(found('thawed plasma'));
    await announced();
    await group('Pages').getByRole('link', { name: 'Thawed plasma' }).click();
    await page
      .getByRole('tabpanel', { name: /Thawed plasma/ })
      .getByRole('table')
      .waitFor();
  });

  it('reads a range, says how, and names the variant with this range', async () => {
    await open(found('36-46 F'));
    await status()
      .filter({ hasText: /results for “36-46 F”\. Read as 2–8\s°C\./ })
      .waitFor();
    const products = group('Products').getByRole('listitem');
    expect(await specifiedIn(products)).toEqual([pathOf('kelvin'), pathOf('eclipse')]);
    expect(await products.filter({ hasText: 'Kelvin' }).first().textContent()).toMatch(
      /XVO 6\.5 Blue: 2–8\s°C, up to 12\sh/,
    );
    expect(await page.locator('main mark').first().textContent()).toMatch(/^2–8\s°C$/);
  });

  it('links from two coolers to the comparison of both', async () => {
    await open(found('Kelvin vs Eclipse'));
    await announced();
    await page.getByRole('note').getByRole('link', { name: 'Compare Kelvin and Eclipse' }).click();
    await page.waitForURL(`**${pathOf('compare')}?items=kelvin,eclipse`);
  });

  it('says that a range is outside the published figures, and links to a near one', async () => {
    await open(found('3-7 C'));
    await status().filter({ hasText: '1 answer for' }).waitFor();
    expect(await page.getByText(/A temperature of 3–7\s°C is outside our published figures\./).isVisible()).toBe(true);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^2–8\s°C$/ })
      .click();
    await status()
      .filter({ hasText: /results for “2–8\s°C”/ })
      .waitFor();
  });

  it('searches again from its field, and restores the query before on Back', async () => {
    await open(found('kelvin'));
    await announced();
    await field().fill('eclipse');
    await field().press('Enter');
    await page.getByRole('status').filter({ hasText: 'eclipse' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=eclipse');
    await page.goBack();
    await page.getByRole('status').filter({ hasText: 'kelvin' }).waitFor();
    expect(await field().inputValue()).toBe('kelvin');
  });

  it('links to other pages if nothing was found, and suggests words with results', async () => {
    await open(found('xylophone'));
    await status().filter({ hasText: 'Nothing found' }).waitFor();
    for (const [name, path] of [
      ['Find a cooler', pathOf('find')],
      ['All products', pathOf('products')],
      ['Ask us', `${pathOf('contact')}?about=xylophone`],
    ] as const)
      expect(await page.getByRole('note').getByRole('link', { name }).getAttribute('href')).toContain(path);
    const suggestion = page.getByRole('link', { name: 'Platelets', exact: true });
    await suggestion.click();
    await status()
      .filter({ hasText: /results for “Platelets”/ })
      .waitFor();
  });

  it('shows a query with HTML as text', async () => {
    await open(found('<img src=x onerror=alert(1)>'));
    await status().filter({ hasText: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
  });

  it('is on the page for unknown paths', async () => {
    await open('/no-such-page');
    await field().fill('cube');
    await field().press('Enter');
    await status().filter({ hasText: 'cube' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(found('cube'));
  });

  it('keeps text typed before hydration, until the URL changes', async () => {
    const deliver = await hold(isScript);
    await page.goto(site + found('kelvin'), { waitUntil: 'commit' });
    await field().fill('eclipse');
    deliver();
    await status().filter({ hasText: 'kelvin' }).waitFor();
    expect(await field().inputValue()).toBe('eclipse');
    await field().press('Enter');
    await status().filter({ hasText: 'eclipse' }).waitFor();
    await page.goBack();
    await status().filter({ hasText: 'kelvin' }).waitFor();
    expect(await field().inputValue()).toBe('kelvin');
    await page.unrouteAll();
  });

  it('says without JavaScript that it needs it, and has no field', async () => {
    await openPage({ javaScriptEnabled: false });
    await open(found('kelvin'));
    expect(await page.locator('main noscript p').isVisible()).toBe(true);
    expect(await field().count()).toBe(0);
  });
});

describe('The search of a long catalog', () => {
  const { head, files } = splitIndex(searchIndex(), { terms: 2000, entries: 1 });
  const fetched: string[] = [];
  let failing = /^$/;

  beforeAll(async () => {
    await openPage();
    await page.route('**/search-index/**', (route) => {
      const [, name = ''] = /\/search-index\/(.*)\.json/.exec(route.request().url()) ?? [];
      fetched.push(name);
      return failing.test(name) ? route.abort() : route.fulfill({ json: files.get(name) });
    });
    await page.route('**/search-index.json', (route) => route.fulfill({ json: head }));
  });

  it('loads the files that a query needs, and the rest of its results when they are asked for', async () => {
    fetched.length = 0;
    await open(found('cooler'));
    const count = await announced();
    const shown = fetched.length;
    expect(shown).toBeLessThan(files.size / 2);
    const more = page.getByRole('button', { name: /Show all/ });
    let groups = await more.count();
    expect(groups).toBeGreaterThan(0);
    for (; groups > 0; groups--) {
      await more.first().click();
      await expect.poll(() => more.count()).toBeLessThan(groups);
    }
    await expect.poll(() => page.locator('main ol > li h3').count()).toBe(count);
    expect(fetched.length).toBeGreaterThan(shown);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it('says that a file could not be loaded, searches for other words, and tries again', async () => {
    await open(found('kelvin'));
    await announced();
    failing = /^figures/;
    await field().fill('2-8 C');
    await field().press('Enter');
    await status().filter({ hasText: 'The search could not be loaded' }).waitFor();
    await page.goBack();
    await status().filter({ hasText: 'kelvin' }).waitFor();
    failing = /^$/;
    await page.goForward();
    await status()
      .filter({ hasText: /results for “2-8 C”/ })
      .waitFor();
  });
});

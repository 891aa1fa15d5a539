import { describe, expect, it } from 'vitest';
import { splitIndex } from '../../frontend/src/features/search/split';
import { LOAD_TIMEOUT_MS } from '../../frontend/src/lib/inTime';
import { pathOf } from '../../frontend/src/routes/paths';
import { searchIndex } from '../../frontend/src/site/search-index';
import {
  follow,
  hold,
  hydrated,
  logged,
  openEarly,
  openPage,
  openWithoutScript,
  page,
  pagePerFile,
  site,
  translate,
} from './support/visit';

pagePerFile();
const open = (address: string) => page.goto(site + address);

const found = (query: string) => `${pathOf('search')}?q=${encodeURIComponent(query)}`;
const status = () => page.getByRole('status');
const group = (name: string) => page.getByRole('region', { name });
const field = () => page.getByRole('searchbox');
/** Waits for the results. @returns the number that the status announces. */
async function announced(): Promise<number> {
  const text = await status()
    .filter({ hasText: /result|Nothing/ })
    .textContent();
  return Number.parseInt(text ?? '', 10) || 0;
}

const says = (text: string | RegExp) => status().filter({ hasText: text }).waitFor();
async function submit(query: string) {
  await field().fill(query);
  await field().press('Enter');
}

describe('The search', () => {
  it('finds a question, and links to it, opened', async () => {
    await open(found('what does a cooler cost'));
    await group('Questions')
      .getByRole('link', { name: /What does a cooler cost/ })
      .click();
    await page.getByText('Start with a request or a call. Choose Request a Product').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf('faqs'));
  });

  it('says how it reads a range, and links to a near range and to a comparison, also where the browser translates each result', async () => {
    await open(found('3-7 C'));
    await says('1 answer for');
    await translate();
    expect(await field().inputValue()).toBe('3-7 C');
    expect(
      await page.getByText(/A temperature of 3–7\s°C is outside the published figures of our coolers\./).isVisible(),
    ).toBe(true);
    const toAsk = page.getByRole('note').getByRole('link', { name: 'Ask us' });
    expect(await toAsk.getAttribute('href')).toContain(`${pathOf('contact')}?about=3-7`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^2–8\s°C$/ })
      .click();
    await says(/results for “2–8\s°C”/);
    await translate();
    await submit('36-46 F');
    await says(/results for “36-46 F”\. Read as 2–8\s°C\./);
    expect(await page.locator('main mark').first().textContent()).toMatch(/^2–8\s°C$/);
    await translate();
    await submit('Kelvin vs Cube');
    await page.getByRole('note').getByRole('link', { name: 'Compare Kelvin and Cube' }).waitFor();
    await translate();
    await submit('Kelvin vs Eclipse');
    await page.getByRole('note').getByRole('link', { name: 'Compare Kelvin and Eclipse' }).click();
    await page.waitForURL(`**${pathOf('compare')}?items=kelvin,eclipse`);
  });

  it('links to other pages if nothing was found, and suggests words with results', async () => {
    await open(found('xylophone'));
    await says('Nothing found');
    await translate();
    for (const [name, path] of [
      ['Find a cooler', pathOf('find')],
      ['All products', pathOf('products')],
      ['Ask us', `${pathOf('contact')}?about=xylophone`],
    ] as const)
      expect(await page.getByRole('note').getByRole('link', { name }).getAttribute('href')).toContain(path);
    await page.getByRole('link', { name: 'Platelets', exact: true }).click();
    await says(/results for “Platelets”$/);
    // Though a page is the best result.
    expect(await page.locator('main section h2').first().textContent()).toContain('Products');
    await submit('platelets xylophone');
    await says(/results for “platelets xylophone”, with only some of the words$/);
  });

  it('is on the page for unknown paths, which logs its status alone', async () => {
    logged.length = 0;
    const response = await open('/no-such-page');
    await hydrated();
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toContain('does not exist');
    expect(page.url()).toBe(`${site}/no-such-page`);
    expect(logged.filter((line) => !line.includes('404'))).toEqual([]);
    await submit('cube');
    await says('cube');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(found('cube'));
  });

  it('keeps text typed before hydration, until the URL changes, and has the query of the URL in its title', async () => {
    const title = () => page.title();
    const load = await openEarly(found('ice & snow'), 'loader');
    await field().fill('eclipse');
    await load();
    await says('ice & snow');
    await expect.poll(title).toMatch(/^ice & snow \| Search /);
    expect(await field().inputValue()).toBe('eclipse');
    await field().press('Enter');
    await says('eclipse');
    await expect.poll(title).toMatch(/^eclipse \| Search /);
    await follow('Glossary');
    await expect.poll(title).toMatch(/^Glossary/);
    await page.goBack();
    await says('eclipse');
    await expect.poll(title).toMatch(/^eclipse \| Search /);
    await page.goBack();
    await says('ice & snow');
    expect(await field().inputValue()).toBe('ice & snow');
  });

  it('says without JavaScript that it needs it, and has no field', async () => {
    await openWithoutScript(found('kelvin'));
    expect(await page.locator('main noscript p').isVisible()).toBe(true);
    expect(await field().count()).toBe(0);
  });
});

it('A search of a long catalog loads its files as they are needed, says where one is missing, and tries again', async () => {
  const { head, files } = splitIndex(searchIndex(), { terms: 2000, entries: 1 });
  const fetched: string[] = [];
  let failing = /^head$/;
  await openPage();
  await page.route('**/search-index/**', (route) => {
    const [, name = ''] = /\/search-index\/(.*)\.json/.exec(route.request().url()) ?? [];
    fetched.push(name);
    return failing.test(name) ? route.abort() : route.fulfill({ json: files.get(name) });
  });
  await page.route('**/search-index.json', (route) =>
    failing.test('head') ? route.abort() : route.fulfill({ json: head }),
  );
  await open(found('kelvin'));
  await says('The search could not be loaded');
  failing = /^$/;
  await submit('kelvin');
  await says(/results? for “kelvin”/);
  await submit('cooler');
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

  failing = /^figures/;
  await submit('2-8 C');
  await says('The search could not be loaded');
  await page.goBack();
  await says('cooler');
  failing = /^$/;
  await page.goForward();
  await says(/results for “2-8 C”/);
});

it('A search whose index is late says so, requests it again for the same words, and shows the results when they come', async () => {
  await openPage();
  const deliver = await hold((path) => path.includes('/search-index'));
  await open(pathOf('search'));
  await hydrated();
  await page.clock.install();
  await submit('kelvin');
  await says('Searching');
  await page.clock.runFor(LOAD_TIMEOUT_MS);
  await says('The search could not be loaded');
  const again = page.waitForRequest(/search-index/);
  await field().press('Enter');
  await again;
  deliver();
  await says(/results? for “kelvin”/);
});

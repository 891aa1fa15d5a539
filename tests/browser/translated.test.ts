/** What a page that the browser has translated still does: the translation replaces the text nodes that React made. */
import { afterEach, expect, it } from 'vitest';
import { blog } from '../../frontend/src/content/blog';
import { inquiryRecord } from '../../frontend/src/content/inquiry-request';
import { pathOf } from '../../frontend/src/routes/paths';
import {
  acceptInquiries,
  contactPath,
  control,
  formButton,
  formReady,
  goodInquiry,
  inquiryForm,
  send,
} from './inquiryPage';
import { faults, open, page, pagePerTest } from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 900 } });
afterEach(() => expect(faults()).toEqual([]));

/** Replaces every text of the page, as Chrome's translation does. */
const translate = () =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg, option, textarea, noscript')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(font);
    }
  });

it('says what is needed and found, at each search for a cooler', async () => {
  await open(`${pathOf('find')}?min=2&max=8&hours=10`);
  await translate();
  const said = page.getByRole('status').filter({ hasText: 'You need' });
  for (const hours of ['24', '12']) {
    await page.getByRole('textbox', { name: 'Hours' }).fill(hours);
    await page.getByRole('button', { name: 'Compare coolers' }).click();
    await said.filter({ hasText: `${hours}\u202fh` }).waitFor();
  }
  await page.getByRole('textbox', { name: 'Hours' }).fill('abc');
  await page.getByRole('button', { name: 'Compare coolers' }).click();
  await page.getByRole('status').filter({ hasText: 'Nothing was compared yet' }).waitFor();
});

it('shows the next picture of a gallery with its number and caption, and then the labels of a request and its number', async () => {
  await open(pathOf('kelvin'));
  await page.locator('#gallery a').first().click();
  const lightbox = page.locator('dialog[open]');
  const said = lightbox.locator('[aria-live]');
  await said.filter({ hasText: /^1 of / }).waitFor();
  await translate();
  await lightbox.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => said.textContent()).toMatch(/^2 of /);
  const caption = await lightbox.locator('figure:not([inert]) figcaption').textContent();
  expect(await said.textContent()).toContain(`: ${caption}`);
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add to request' }).first().click();
  await page.getByRole('button', { name: 'Remove from request' }).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Request a Product (1)' }).waitFor();
});

async function search(query: string): Promise<void> {
  await page.getByRole('searchbox').fill(query);
  await page.getByRole('searchbox').press('Enter');
}

it('says what a search found and compares, at each search', async () => {
  await open(`${pathOf('search')}?q=kelvin`);
  const said = page.getByRole('status').filter({ hasText: '“' });
  await said.filter({ hasText: '“kelvin”' }).waitFor();
  for (const query of ['hold time', '2-8', 'kelvin', 'xylophone', 'kelvin vs eclipse', 'kelvin vs cube']) {
    await translate();
    await search(query);
    await said.filter({ hasText: `“${query}”` }).waitFor();
  }
  const answer = page.getByRole('note').filter({ hasText: 'side by side' });
  await answer.getByRole('link', { name: 'Compare Kelvin and Cube' }).waitFor();
  expect(await answer.textContent()).toMatch(/^Kelvin and Cube/);
});

it('has the numbers of the pages of posts, and the names of the next projects', async () => {
  await open(pathOf('blog'));
  await translate();
  const pages = page.getByRole('navigation', { name: 'Pages of posts' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await pages.getByRole('link', { name: 'Previous page' }).waitFor();
  expect(await pages.textContent()).toBe('123');
  await open(pathOf('project-details'));
  await translate();
  const next = page.getByRole('navigation', { name: 'Projects' }).locator('[data-way="next"]');
  const [, second, third] = blog.projects.items;
  await next.filter({ hasText: second?.title ?? '' }).click();
  await next.filter({ hasText: third?.title ?? '' }).waitFor();
});

it('says of an entry what is sent, why it cannot be sent and what may be meant, at each change', async () => {
  await open(contactPath);
  await formReady();
  const phone = inquiryForm().getByLabel('Phone');
  const problem = inquiryForm().getByRole('status').filter({ hasText: 'write to us' });
  const range = inquiryForm().getByLabel('Temperature range');
  const said = inquiryForm().getByRole('status').filter({ hasText: '°C' });
  const meant = formButton('Yes, ');
  await phone.fill('80055501991');
  await problem.filter({ hasText: 'left out' }).waitFor();
  await inquiryForm().getByLabel('Yes', { exact: true }).check();
  await range.fill('36-46');
  await translate();
  await phone.fill('+49 30 1234567');
  await problem.filter({ hasText: 'another country code' }).waitFor();
  for (const entered of ['36-40', '2-8']) {
    await range.fill(entered);
    await expect.poll(() => said.textContent()).toContain(entered.replace('-', '–'));
  }
  await meant.filter({ hasText: '2–8' }).waitFor();
  await translate();
  await range.fill('3-7');
  await meant.filter({ hasText: '3–7' }).waitFor();
  await range.fill('');
  await expect.poll(() => said.count()).toBe(0);
});

it('says that an inquiry was sent, has the time of each in its record, and empties the form', async () => {
  const sent = await acceptInquiries();
  await open(contactPath);
  await formReady();
  const record = page.getByRole('region', { name: inquiryRecord.title });
  for (const time of [':10', ':25']) {
    await translate();
    await page.clock.setFixedTime(`2026-01-05T09${time}:00Z`);
    await send(goodInquiry);
    await record.filter({ hasText: time }).waitFor();
  }
  expect(sent).toHaveLength(2);
  await formButton('Clear the form').click();
  await expect.poll(() => control('FullName').inputValue()).toBe('');
});

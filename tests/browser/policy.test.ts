/**
 * The policies of a page's headers in a browser. What the content security policy blocks is reported, and the referrer has
 * no query. headers.test.ts of the nginx suite has their values, and every test here (support/visit.ts) and every page
 * (everyPage.test.ts) that the first blocks nothing of the site's own.
 */
import { expect, it } from 'vitest';
import { endpoint } from '../nginx/support/inquiry';
import { started } from '../nginx/support/lifetime';
import { logLine, startSite } from '../nginx/support/site';
import { browser, shareBrowser } from './support/visit';

shareBrowser();
const logged = started(() => startSite());

it('nginx logs what the policy blocks and an inquiry that fails, without the query of the page', async () => {
  const page = await browser.newPage();
  const origin = `http://127.0.0.1:${logged.port}/`;
  await page.goto(`${origin}Products/Kelvin?q=jane.doe`);
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  const line = { directive: 'style-src-attr', blocked: 'inline', document: '/Products/Kelvin' };
  await logLine(logged, { event: 'policy-report' }).toMatchObject(line);

  const send = async (path: string) => (await fetch(path, { method: 'POST', body: '{}' })).status;
  expect(await page.evaluate(send, endpoint)).toBe(502);
  await expect.poll(() => logged.log()).toContain(`, referrer: "${origin}"`);
  expect(await logged.log()).not.toContain('jane.doe');
});
